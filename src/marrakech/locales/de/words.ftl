### Words that every area shares.

brand = Marrakech

title = { $page } · Marrakech

colours-H = Henna
colours-I = Indigo
colours-S = Safran
colours-A = Mandel
bare = freier Boden

headings-north = Norden
headings-east = Osten
headings-south = Süden
headings-west = Westen

turns-left = Links
turns-ahead = Geradeaus
turns-right = Rechts

number =
    { $number ->
        [0] null
        [1] eins
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $number }
    }

you = Du

dirhams = { $count } Dirham

squares =
    { $count ->
        [one] { $count } sichtbares Feld
       *[other] { $count } sichtbare Felder
    }

rugsLeft =
    { $count ->
        [one] noch { $count } Teppich
       *[other] noch { $count } Teppiche
    }

chance = { $weight } von 6

made =
    { $dirhams } Dirham und { $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Felder
    }

daysAndHours =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }{ $hours ->
        [0] {""}
       *[other] {" "}{ $hours } Std.
    }

hoursAndMinutes =
    { $hours } Std.{ $minutes ->
        [0] {""}
       *[other] {" "}{ $minutes } Min.
    }

hundredths = { $number } %

## Parts of sentences that messages of German share

part-subject =
    { $who-is ->
        [you] Du
       *[other] { $who }
    }
part-has =
    { $who-is ->
        [you] Du hast
       *[other] { $who } hat
    }
part-to =
    { $to-is ->
        [you] dir
       *[other] { $to }
    }
part-heading =
    { $heading ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }
part-paid = { $paid } Dirham
part-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
part-withPoints =
    mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
