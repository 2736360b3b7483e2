### Words that every area shares.

brand = Marrakech

title = { $page } · Marrakech

colours-H = Henné
colours-I = Indaco
colours-S = Zafferano
colours-A = Mandorla
bare = suolo libero

headings-north = nord
headings-east = est
headings-south = sud
headings-west = ovest

turns-left = Sinistra
turns-ahead = Dritto
turns-right = Destra

number =
    { $number ->
        [0] zero
        [1] uno
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
        [11] undici
        [12] dodici
       *[other] { $number }
    }

you = Tu

dirhams = { $count } dirham

squares =
    { $count ->
        [one] { $count } casella visibile
       *[other] { $count } caselle visibili
    }

rugsLeft =
    { $count ->
        [one] ancora { $count } tappeto
       *[other] ancora { $count } tappeti
    }

chance = { $weight } su 6

made =
    { $dirhams } dirham e { $squares ->
        [one] { $squares } casella
       *[other] { $squares } caselle
    }

hundredths = { $number }%

daysAndHours =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }{ $hours ->
        [0] {""}
       *[other] {" "}{ $hours } h
    }

hoursAndMinutes =
    { $hours } h{ $minutes ->
        [0] {""}
       *[other] {" "}{ $minutes } min
    }

## Parts of sentences that messages of Italian share

part-subject =
    { $who-is ->
        [you] Tu
       *[other] { $who }
    }
part-has =
    { $who-is ->
        [you] Hai
       *[other] { $who } ha
    }
part-heading =
    { $heading ->
        [north] nord
        [east] est
        [south] sud
       *[west] ovest
    }
part-paid = { $paid } dirham
part-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
part-chances =
    { $who-is ->
        [you] Le tue probabilità
       *[other] Le probabilità di { $who }
    }
