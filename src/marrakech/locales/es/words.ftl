### Words that every area shares.

brand = Marrakech

title = { $page } · Marrakech

colours-H = Henna
colours-I = Índigo
colours-S = Azafrán
colours-A = Almendra
bare = suelo libre

headings-north = norte
headings-east = este
headings-south = sur
headings-west = oeste

turns-left = Izquierda
turns-ahead = Recto
turns-right = Derecha

number =
    { $number ->
        [0] cero
        [1] uno
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] once
        [12] doce
       *[other] { $number }
    }

you = Tú

dirhams =
    { $count ->
        [one] { $count } dírham
       *[other] { $count } dírhams
    }

squares =
    { $count ->
        [one] { $count } casilla a la vista
       *[other] { $count } casillas a la vista
    }

rugsLeft =
    { $count ->
        [one] queda { $count } alfombra
       *[other] quedan { $count } alfombras
    }

chance = { $weight } de 6

made =
    { $dirhams ->
        [one] { $dirhams } dírham
       *[other] { $dirhams } dírhams
    } y { $squares ->
        [one] { $squares } casilla
       *[other] { $squares } casillas
    }

hundredths = { $number } %

daysAndHours =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }{ $hours ->
        [0] {""}
       *[other] {" "}{ $hours } h
    }

hoursAndMinutes =
    { $hours } h{ $minutes ->
        [0] {""}
       *[other] {" "}{ $minutes } min
    }

## Parts of sentences that messages of Spanish share

part-subject =
    { $who-is ->
        [you] Tú
       *[other] { $who }
    }
part-has =
    { $who-is ->
        [you] Has
       *[other] { $who } ha
    }
part-heading =
    { $heading ->
        [north] el norte
        [east] el este
        [south] el sur
       *[west] el oeste
    }
part-paid =
    { $paid ->
        [one] { $paid } dírham
       *[other] { $paid } dírhams
    }
part-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
part-chances =
    { $who-is ->
        [you] Tu probabilidad
       *[other] La probabilidad de { $who }
    }
