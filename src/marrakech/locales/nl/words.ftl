### Words that every area shares.

brand = Marrakech

title = { $page } · Marrakech

colours-H = Henna
colours-I = Indigo
colours-S = Saffraan
colours-A = Amandel
bare = lege vloer

headings-north = noord
headings-east = oost
headings-south = zuid
headings-west = west

turns-left = Links
turns-ahead = Rechtdoor
turns-right = Rechts

number =
    { $number ->
        [0] nul
        [1] één
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
        [7] zeven
        [8] acht
        [9] negen
        [10] tien
        [11] elf
        [12] twaalf
       *[other] { $number }
    }

you = Jij

dirhams = { $count } dirham

squares =
    { $count ->
        [one] { $count } zichtbaar vakje
       *[other] { $count } zichtbare vakjes
    }

rugsLeft =
    { $count ->
        [one] nog { $count } tapijt
       *[other] nog { $count } tapijten
    }

chance = { $weight } op 6

made =
    { $dirhams } dirham en { $squares ->
        [one] { $squares } vakje
       *[other] { $squares } vakjes
    }

hundredths = { $number }%

daysAndHours =
    { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }{ $hours ->
        [0] {""}
       *[other] {" "}{ $hours } u
    }

hoursAndMinutes =
    { $hours } u{ $minutes ->
        [0] {""}
       *[other] {" "}{ $minutes } min
    }

## Parts of sentences that messages of Dutch share

part-subject =
    { $who-is ->
        [you] Jij
       *[other] { $who }
    }
part-has =
    { $who-is ->
        [you] Je hebt
       *[other] { $who } heeft
    }
part-to =
    { $to-is ->
        [you] jou
       *[other] { $to }
    }
part-heading =
    { $heading ->
        [north] het noorden
        [east] het oosten
        [south] het zuiden
       *[west] het westen
    }
part-paid = { $paid } dirham
part-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
