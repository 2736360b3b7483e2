### Words that every area shares.

brand = Marrakech

title = { $page } · Marrakech

colours-H = Henné
colours-I = Indigo
colours-S = Safran
colours-A = Amande
bare = sol nu

headings-north = nord
headings-east = est
headings-south = sud
headings-west = ouest

turns-left = Sa gauche
turns-ahead = Tout droit
turns-right = Sa droite

number =
    { $number ->
        [0] zéro
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
       *[other] { $number }
    }

you = Vous

dirhams =
    { $count ->
        [one] { $count } dirham
       *[other] { $count } dirhams
    }

squares =
    { $count ->
        [one] { $count } case visible
       *[other] { $count } cases visibles
    }

rugsLeft =
    { $count ->
        [one] { $count } tapis restant
       *[other] { $count } tapis restants
    }

chance = { $weight } sur 6

made =
    { $dirhams ->
        [one] { $dirhams } dirham
       *[other] { $dirhams } dirhams
    } et { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    }

daysAndHours =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }{ $hours ->
        [0] {""}
       *[other] {" "}{ $hours } h
    }

hoursAndMinutes =
    { $hours } h{ $minutes ->
        [0] {""}
       *[other] {" "}{ $minutes } min
    }

hundredths = { $number } %

## Parts of sentences that messages of French share

part-subject =
    { $who-is ->
        [you] Vous
       *[other] { $who }
    }
part-has =
    { $who-is ->
        [you] Vous avez
       *[other] { $who } a
    }
part-heading =
    { $heading ->
        [north] le nord
        [east] l’est
        [south] le sud
       *[west] l’ouest
    }
part-paid =
    { $paid ->
        [one] { $paid } dirham
       *[other] { $paid } dirhams
    }
part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-chances =
    { $who-is ->
        [you] Vos chances
       *[other] Les chances { OF($who) }
    }
