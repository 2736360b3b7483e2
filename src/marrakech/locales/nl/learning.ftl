### My learning: how one plays, one's own mistakes as puzzles, the rating.

learning-title = Mijn leerpad
learning-like-novice = Je speelt als een beginner
learning-like-apprentice = Je speelt als een leerling
learning-like-merchant = Je speelt als een koopman
learning-like-master = Je speelt als een meester
learning-between = Tussen { $low } en { $high }: na meer spellen weten we het
learning-one-novice = een beginner
learning-one-apprentice = een leerling
learning-one-merchant = een koopman
learning-one-master = een meester
learning-measured = Gemeten aan wat je keuzes in je laatste { $games } spellen weggaven, niet aan de dobbelsteen.
learning-ask = Hoe speel je?
learning-askNote = Na { $games } spellen lees je het hier, met een eerlijke marge. Met minder spellen is het maar gokken.
learning-range = Jij, negen van de tien keer
learning-rangeSpoken = Jij, negen van de tien keer, tussen { $low } en { $high } op de ladder van beginner 1 tot meester 4; het midden is { $middle }
learning-history = Je laatste { $games } spellen
learning-won = gewonnen
learning-notWon = niet gewonnen
learning-ago = { $games } spellen geleden
learning-last = laatste spel
learning-moved = Hoe het verliep: van { $from } naar { $to } op de ladder van beginner 1 tot meester 4

learning-fewGames = { $games ->
    [one] Nog één spel
   *[other] Nog { $games } spellen
  }, dan weten we meer

learning-counts = Tegen bots of vrienden, snel of langzaam: elk spel dat je afmaakt telt.
learning-never = Nog nooit gespeeld?
learning-lesson = De les duurt vijf minuten.
learning-lookingBack = We kijken terug op je spellen: { $done } van { $of }
learning-notNow = Terugkijken op je spellen lukt nu niet; wat al bekend is, blijft.

learning-back =
    { $count ->
        [1] Eén van je fouten is terug
        [2] Twee van je fouten zijn terug
        [3] Drie van je fouten zijn terug
        [4] Vier van je fouten zijn terug
        [5] Vijf van je fouten zijn terug
       *[other] { $count } van je fouten zijn terug
    }

learning-backNote = Uit je eigen spellen. Los er een drie keer op en hij is weg.

learning-waiting =
    { $count ->
        [one] Eén van je fouten wacht op zijn dag
       *[other] { $count } van je fouten wachten op hun dag
    }

learning-nextOn = De volgende komt terug op { $date }.
learning-todays = De puzzel van vandaag
learning-todaysNote = Vandaag is geen van je fouten terug.
learning-easy = Drie makkelijke om te beginnen
learning-easyNote = Eén plaats is duidelijk de beste. Vind hem.

learning-solve =
    { $count ->
        [1] Oplossen
        [2] Twee oplossen
        [3] Drie oplossen
       *[other] Alle oplossen
    }

learning-task-lay = Leg een tapijt
learning-task-orient = Draai Assam
learning-task-turn = Draai Assam
learning-where = Ronde { $round } met { $against }, { $date }
learning-gaveAway = { $percent } op 100 weggegeven

learning-missedBefore =
    { $times ->
        [1] al één keer gemist
        [2] al twee keer gemist
       *[other] al { $times } keer gemist
    }

learning-rightSoFar =
    { $right ->
        [0] Nog niet opgelost
        [1] Eén van de drie keer opgelost
       *[other] Twee van de drie keer opgelost
    }

learning-mistake = Jouw fout
learning-gone = Deze is voorgoed weg.
learning-backTo = Mijn leerpad
learning-nextMistake = Volgende fout
learning-rating = Puzzelscore
learning-afterPuzzles = na { $puzzles } puzzels
learning-thisWeek = { $change } deze week
learning-days = Dagen op rij
learning-solvedOn = opgelost
learning-notSolvedOn = niet opgelost
learning-keep = Alles hier staat alleen op dit apparaat.
learning-export = Als bestand bewaren
learning-import = Bestand openen
learning-imported = Het bestand is toegevoegd aan wat hier al stond.
learning-badFile = Dit is geen leerbestand: kies er een dat hier of door ‘marrakech learn’ bewaard is.
learning-unknown = Deze fout staat niet op dit apparaat, of hij is al weg.
learning-playOne = Een potje spelen
