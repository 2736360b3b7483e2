### Words that every area shares.

brand = Marrakech

title = { $page } · Marrakech

colours-H = Hena
colours-I = Índigo
colours-S = Açafrão
colours-A = Amêndoa
bare = chão livre

headings-north = norte
headings-east = leste
headings-south = sul
headings-west = oeste

turns-left = Esquerda
turns-ahead = Em frente
turns-right = Direita

number =
    { $number ->
        [0] zero
        [1] um
        [2] dois
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
        [9] nove
        [10] dez
        [11] onze
        [12] doze
       *[other] { $number }
    }

you = Você

dirhams =
    { $count ->
        [1] { $count } dirham
       *[other] { $count } dirhams
    }

squares =
    { $count ->
        [1] { $count } casa à vista
       *[other] { $count } casas à vista
    }

rugsLeft =
    { $count ->
        [1] falta { $count } tapete
       *[other] faltam { $count } tapetes
    }

chance = { $weight } em 6

made =
    { $dirhams ->
        [1] { $dirhams } dirham
       *[other] { $dirhams } dirhams
    } e { $squares ->
        [1] { $squares } casa
       *[other] { $squares } casas
    }

hundredths = { $number }%

daysAndHours =
    { $days ->
        [1] { $days } dia
       *[other] { $days } dias
    }{ $hours ->
        [0] {""}
       *[other] {" "}{ $hours } h
    }

hoursAndMinutes =
    { $hours } h{ $minutes ->
        [0] {""}
       *[other] {" "}{ $minutes } min
    }

## Parts of sentences that messages of Portuguese share

part-subject =
    { $who-is ->
        [you] Você
       *[other] { $who }
    }
part-heading =
    { $heading ->
        [north] o norte
        [east] o leste
        [south] o sul
       *[west] o oeste
    }
part-paid =
    { $paid ->
        [1] { $paid } dirham
       *[other] { $paid } dirhams
    }
part-points =
    { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
# Before a word of the feminine: uma casa, duas casas
part-feminine =
    { $number ->
        [1] uma
        [2] duas
       *[other] { number }
    }
