### My learning: how one plays, one's own mistakes as puzzles, the rating.

learning-title = Ce am învățat
learning-like-novice = Joci ca un începător
learning-like-apprentice = Joci ca un ucenic
learning-like-merchant = Joci ca un negustor
learning-like-master = Joci ca un maestru
learning-between = Între { $low } și { $high }: se va vedea după mai multe jocuri
learning-one-novice = un începător
learning-one-apprentice = un ucenic
learning-one-merchant = un negustor
learning-one-master = un maestru

learning-measured =
    { $games ->
        [one] Măsurat după ce au irosit alegerile tale în ultimul joc, nu după zaruri.
        [few] Măsurat după ce au irosit alegerile tale în ultimele { $games } jocuri, nu după zaruri.
       *[other] Măsurat după ce au irosit alegerile tale în ultimele { $games } de jocuri, nu după zaruri.
    }

learning-ask = Cum joci?

learning-askNote =
    { $games ->
        [few] După { $games } jocuri o spune pagina aceasta, cu o marjă cinstită. Din mai puține ar fi doar ghicit.
       *[other] După { $games } de jocuri o spune pagina aceasta, cu o marjă cinstită. Din mai puține ar fi doar ghicit.
    }

learning-range = Tu, de nouă ori din zece
learning-rangeSpoken = Ești, de nouă ori din zece, între { $low } și { $high } pe scara de la începător 1 la maestru 4; mijlocul e { $middle }

learning-history =
    { $games ->
        [one] Ultimul tău joc
        [few] Ultimele tale { $games } jocuri
       *[other] Ultimele tale { $games } de jocuri
    }

learning-won = câștigat
learning-notWon = necâștigat

learning-ago =
    { $games ->
        [one] acum { $games } joc
        [few] acum { $games } jocuri
       *[other] acum { $games } de jocuri
    }

learning-last = ultimul joc
learning-moved = Cum s-a schimbat: de la { $from } la { $to } pe scara de la începător 1 la maestru 4

learning-fewGames = { $games ->
    [one] Încă un joc
    [few] Încă { $games } jocuri
   *[other] Încă { $games } de jocuri
  }, apoi știm mai mult

learning-counts = Cu roboți sau prieteni, rapid sau lent: orice joc terminat contează.
learning-never = Nu ai jucat niciodată?
learning-lesson = Lecția durează cinci minute.
learning-lookingBack = Privim înapoi la jocurile tale: { $done } din { $of }
learning-notNow = Jocurile tale nu pot fi analizate chiar acum; ce se știe deja rămâne.

learning-back =
    { $count ->
        [1] Una dintre greșelile tale s-a întors
        [2] Două dintre greșelile tale s-au întors
        [3] Trei dintre greșelile tale s-au întors
        [4] Patru dintre greșelile tale s-au întors
        [5] Cinci dintre greșelile tale s-au întors
       *[other] { $count } dintre greșelile tale s-au întors
    }

learning-backNote = Din jocurile tale. Rezolv-o pe fiecare de trei ori și dispare.

learning-waiting =
    { $count ->
        [one] Una dintre greșelile tale își așteaptă ziua
       *[other] { $count } dintre greșelile tale își așteaptă ziua
    }

learning-nextOn = Următoarea se întoarce pe { $date }.
learning-todays = Problema de azi
learning-todaysNote = Azi nu s-a întors nicio greșeală de-a ta.
learning-easy = Trei ușoare de început
learning-easyNote = Un loc e clar cel mai bun. Găsește-l.

learning-solve =
    { $count ->
        [1] Rezolv-o
        [2] Rezolvă două
        [3] Rezolvă trei
       *[other] Rezolvă-le
    }

learning-task-lay = Așază un covoraș
learning-task-orient = Rotește-l pe Assam
learning-task-turn = Rotește-l pe Assam
learning-where = Runda { $round } cu { $against }, { $date }
learning-gaveAway = a irosit { $percent } din 100

learning-missedBefore =
    { $times ->
        [1] ratată o dată până acum
        [2] ratată de două ori până acum
        [few] ratată de { $times } ori până acum
       *[other] ratată de { $times } de ori până acum
    }

learning-rightSoFar =
    { $right ->
        [0] Încă nerezolvată
        [1] Rezolvată o dată din trei
       *[other] Rezolvată de două ori din trei
    }

learning-mistake = Greșeala ta
learning-gone = Aceasta a dispărut pentru totdeauna.
learning-backTo = Ce am învățat
learning-nextMistake = Greșeala următoare
learning-rating = Cotă la probleme

learning-afterPuzzles =
    { $puzzles ->
        [one] după { $puzzles } problemă
        [few] după { $puzzles } probleme
       *[other] după { $puzzles } de probleme
    }

learning-thisWeek = { $change } săptămâna aceasta
learning-days = Zile la rând
learning-solvedOn = rezolvat
learning-notSolvedOn = nerezolvat
learning-keep = Tot ce e aici rămâne doar pe acest aparat.
learning-export = Salvează ca fișier
learning-import = Deschide un fișier
learning-imported = Fișierul a fost adăugat la ce era aici.
learning-badFile = Acesta nu e un fișier de învățare: alege unul salvat aici sau de „marrakech learn”.
learning-unknown = Greșeala aceasta nu e păstrată pe acest aparat sau a dispărut.
learning-playOne = Joacă un joc
