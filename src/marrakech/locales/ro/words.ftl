### Words that every area shares.

brand = Marrakech

title = { $page } · Marrakech

colours-H = Henna
colours-I = Indigo
colours-S = Șofran
colours-A = Migdală
bare = loc gol

headings-north = nord
headings-east = est
headings-south = sud
headings-west = vest

turns-left = Stânga
turns-ahead = Înainte
turns-right = Dreapta

number =
    { $number ->
        [0] zero
        [1] unu
        [2] doi
        [3] trei
        [4] patru
        [5] cinci
        [6] șase
        [7] șapte
        [8] opt
        [9] nouă
        [10] zece
        [11] unsprezece
        [12] doisprezece
       *[other] { $number }
    }

you = Tu

dirhams =
    { $count ->
        [one] { $count } dirham
        [few] { $count } dirhami
       *[other] { $count } de dirhami
    }

squares =
    { $count ->
        [one] { $count } pătrățel vizibil
        [few] { $count } pătrățele vizibile
       *[other] { $count } de pătrățele vizibile
    }

rugsLeft =
    { $count ->
        [one] încă { $count } covoraș
        [few] încă { $count } covorașe
       *[other] încă { $count } de covorașe
    }

chance = { $weight } din 6

made =
    { $dirhams ->
        [one] { $dirhams } dirham
        [few] { $dirhams } dirhami
       *[other] { $dirhams } de dirhami
    } și { $squares ->
        [one] { $squares } pătrățel
        [few] { $squares } pătrățele
       *[other] { $squares } de pătrățele
    }

hundredths = { $number } %

daysAndHours =
    { $days ->
        [one] { $days } zi
        [few] { $days } zile
       *[other] { $days } de zile
    }{ $hours ->
        [0] {""}
       *[other] {" "}{ $hours } h
    }

hoursAndMinutes =
    { $hours } h{ $minutes ->
        [0] {""}
       *[other] {" "}{ $minutes } min
    }

## Parts of sentences that messages of Romanian share

part-subject =
    { $who-is ->
        [you] Tu
       *[other] { $who }
    }
part-has =
    { $who-is ->
        [you] Ai
       *[other] { $who } a
    }
part-to =
    { $to-is ->
        [you] tine
       *[other] { $to }
    }
part-heading =
    { $heading ->
        [north] nord
        [east] est
        [south] sud
       *[west] vest
    }
part-paid =
    { $paid ->
        [one] { $paid } dirham
        [few] { $paid } dirhami
       *[other] { $paid } de dirhami
    }
part-points =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
