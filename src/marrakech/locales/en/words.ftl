### Words that every area shares.

brand = Marrakech

# $page (text): the name of a page
title = { $page } · Marrakech

colours-H = Henna
colours-I = Indigo
colours-S = Saffron
colours-A = Almond
bare = bare ground

headings-north = north
headings-east = east
headings-south = south
headings-west = west

turns-left = His left
turns-ahead = Ahead
turns-right = His right

# $number (number)
number =
    { $number ->
        [0] zero
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $number }
    }

you = You

# $count (number)
dirhams =
    { $count ->
        [one] { $count } dirham
       *[other] { $count } dirhams
    }

# $count (number)
squares =
    { $count ->
        [one] { $count } square in sight
       *[other] { $count } squares in sight
    }

# $count (number)
rugsLeft =
    { $count ->
        [one] { $count } rug left
       *[other] { $count } rugs left
    }

# $weight (number): faces of the die
chance = { $weight } in 6

# $dirhams (number), $squares (number)
made =
    { $dirhams ->
        [one] { $dirhams } dirham
       *[other] { $dirhams } dirhams
    } and { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }

# $number (text): a share in hundredths, e.g. 38
hundredths = { $number }%

# $days (number), $hours (number)
daysAndHours =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }{ $hours ->
        [0] {""}
       *[other] {" "}{ $hours } h
    }

# $hours (number), $minutes (number)
hoursAndMinutes =
    { $hours } h{ $minutes ->
        [0] {""}
       *[other] {" "}{ $minutes } min
    }

## Parts of sentences that messages of English share

part-subject =
    { $who-is ->
        [you] You
       *[other] { $who }
    }
part-possessive =
    { $who-is ->
        [you] Your
       *[other] { $who }'s
    }
part-to =
    { $to-is ->
        [you] you
       *[other] { $to }
    }
part-heading =
    { $heading ->
        [north] north
        [east] east
        [south] south
       *[west] west
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
