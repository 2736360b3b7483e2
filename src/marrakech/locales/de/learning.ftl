### My learning: how one plays, one's own mistakes as puzzles, the rating.

learning-title = Mein Training
learning-like-novice = Du spielst wie ein Neuling
learning-like-apprentice = Du spielst wie ein Lehrling
learning-like-merchant = Du spielst wie ein Händler
learning-like-master = Du spielst wie ein Meister
learning-between = Zwischen { $low } und { $high }: Mehr Spiele werden es zeigen
learning-one-novice = einem Neuling
learning-one-apprentice = einem Lehrling
learning-one-merchant = einem Händler
learning-one-master = einem Meister
learning-measured = Gemessen an dem, was deine Entscheidungen in deinen letzten { $games } Spielen verschenkt haben, nicht an den Würfeln.
learning-ask = Wie spielst du?
learning-askNote = Nach { $games } Spielen sagt es diese Seite, mit einer ehrlichen Spanne. Bei weniger Spielen wäre es nur geraten.
learning-range = Du, in neun von zehn Fällen
learning-rangeSpoken = Du liegst in neun von zehn Fällen zwischen { $low } und { $high } auf der Leiter vom Neuling 1 bis zum Meister 4; die Mitte ist { $middle }
learning-history = Deine letzten { $games } Spiele
learning-won = gewonnen
learning-notWon = nicht gewonnen
learning-ago = vor { $games } Spielen
learning-last = letztes Spiel
learning-moved = Wie es sich bewegt hat: von { $from } nach { $to } auf der Leiter vom Neuling 1 bis zum Meister 4

learning-fewGames = { $games ->
    [one] Noch ein Spiel
   *[other] Noch { $games } Spiele
  }, dann wissen wir mehr

learning-counts = Gegen Bots oder Freunde, schnell oder langsam: Jedes beendete Spiel zählt.
learning-never = Noch nie gespielt?
learning-lesson = Die Lektion dauert fünf Minuten.
learning-lookingBack = Wir blicken auf deine Spiele zurück: { $done } von { $of }
learning-notNow = Auf deine Spiele lässt sich gerade nicht zurückblicken; was schon bekannt ist, bleibt.

learning-back =
    { $count ->
        [1] Einer deiner Fehler ist zurück
        [2] Zwei deiner Fehler sind zurück
        [3] Drei deiner Fehler sind zurück
        [4] Vier deiner Fehler sind zurück
        [5] Fünf deiner Fehler sind zurück
       *[other] { $count } deiner Fehler sind zurück
    }

learning-backNote = Aus deinen eigenen Spielen. Löst du einen dreimal, ist er weg.

learning-waiting =
    { $count ->
        [one] Einer deiner Fehler wartet auf seinen Tag
       *[other] { $count } deiner Fehler warten auf ihren Tag
    }

learning-nextOn = Der nächste kommt am { $date } zurück.
learning-todays = Die Aufgabe von heute
learning-todaysNote = Heute ist keiner deiner Fehler zurück.
learning-easy = Drei leichte für den Anfang
learning-easyNote = Ein Platz ist eindeutig der beste. Finde ihn.

learning-solve =
    { $count ->
        [1] Lösen
        [2] Zwei lösen
        [3] Drei lösen
       *[other] Alle lösen
    }

learning-task-lay = Leg einen Teppich
learning-task-orient = Dreh Assam
learning-task-turn = Dreh Assam
learning-where = Runde { $round } mit { $against }, { $date }
learning-gaveAway = { $percent } von 100 verschenkt

learning-missedBefore =
    { $times ->
        [1] schon einmal verfehlt
        [2] schon zweimal verfehlt
       *[other] schon { $times }-mal verfehlt
    }

learning-rightSoFar =
    { $right ->
        [0] Noch nicht gelöst
        [1] Einmal gelöst, noch zweimal
       *[other] Zweimal gelöst, noch einmal
    }

learning-mistake = Dein Fehler
learning-gone = Dieser ist für immer weg.
learning-backTo = Mein Training
learning-nextMistake = Nächster Fehler
learning-rating = Aufgabenwertung
learning-afterPuzzles = nach { $puzzles } Aufgaben
learning-thisWeek = { $change } diese Woche
learning-days = Tage in Folge
learning-solvedOn = gelöst
learning-notSolvedOn = nicht gelöst
learning-keep = Alles hier bleibt nur auf diesem Gerät.
learning-export = Als Datei speichern
learning-import = Datei öffnen
learning-imported = Die Datei wurde dem Vorhandenen hinzugefügt.
learning-badFile = Das ist keine Trainingsdatei: Wähle eine, die hier oder von „marrakech learn“ gespeichert wurde.
learning-unknown = Dieser Fehler ist nicht auf diesem Gerät gespeichert, oder er ist schon weg.
learning-playOne = Ein Spiel spielen
