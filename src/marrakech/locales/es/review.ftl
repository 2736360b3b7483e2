### The review of a game.

review-page = Repaso
review-loading = Se está repasando la partida
review-ready = El repaso está listo.

review-queue =
    { $before ->
        [1] Antes va otro.
       *[other] Antes van otros { $before }.
    }

review-preparing = El primer repaso tras un arranque tarda algo más.
review-done = { $done } de { $total } jugadas
review-failed = No se pudo hacer el repaso.
review-notOver = Una partida se puede repasar cuando ha terminado.
review-retry = Probar otra vez
review-replay = Ver la repetición
review-result = Volver al resultado
review-games = Mis partidas
review-analyse = Probarlo
review-fromHere = Verlo en la repetición

review-moments =
    { $count ->
        [0] Ningún momento la cambió por sí solo.
        [1] Un momento la cambió.
        [2] Dos momentos la cambiaron.
        [3] Tres momentos la cambiaron.
        [4] Cuatro momentos la cambiaron.
        [5] Cinco momentos la cambiaron.
        [6] Seis momentos la cambiaron.
        [7] Siete momentos la cambiaron.
       *[other] { $count } momentos la cambiaron.
    }

review-chance = { part-chances } de ganar, jugada a jugada.
review-won = { part-has } ganado
review-wonFromNothing = { part-has } ganado desde casi nada
review-wonFrom = { part-has } ganado desde { $lowest } de 100
review-shared = { part-has } compartido la victoria

review-lost =
    { $who-is ->
        [you] No has ganado
       *[other] { $who } no ha ganado
    }

review-lostFrom = { part-has } perdido desde { $highest } de 100
review-round = Ronda { $round }
review-turningPoints = Momentos decisivos
review-none = Ninguna tirada ni decisión cambió las probabilidades un 5 % sin lugar a dudas.

review-where =
    Ronda { $round }, { $kind ->
        [luck] suerte
       *[choice] decisión
    }

review-rolls =
    { $who-is ->
        [you] Sacas
       *[other] { $who } saca
    } { $steps }

review-draws =
    { $who-is ->
        [you] Robas
       *[other] { $who } roba
    } una alfombra

review-pays =
    { $to-is ->
        [you] { $from } te paga { $paid }
       *[other] { $from-is ->
            [you] Pagas { $paid } a { $to }
           *[other] { $from } paga { $paid } a { $to }
        }
    }

review-lays =
    { $who-is ->
        [you] Tiendes
       *[other] { $who } tiende
    } { $place }

review-turns =
    { $turn ->
        [ahead] { $who-is ->
            [you] Dejas
           *[other] { $who } deja
        } a Assam como está
        [left] { $who-is ->
            [you] Giras
           *[other] { $who } gira
        } a Assam a la izquierda
       *[right] { $who-is ->
            [you] Giras
           *[other] { $who } gira
        } a Assam a la derecha
    }

review-head-rug =
    Ronda { $round }, { $who-is ->
        [you] tu alfombra
       *[other] alfombra de { $who }
    }

review-head-way =
    Ronda { $round }, { $who-is ->
        [you] tu dirección
       *[other] dirección de { $who }
    }

review-head-roll =
    Ronda { $round }, { $who-is ->
        [you] tu tirada
       *[other] tirada de { $who }
    }

review-step = { $at } de { $of }
review-previous = Momento anterior
review-next = Momento siguiente
review-slider = Momento de la partida
review-at = Ronda { $round }: { $what }. { $chances }
review-played = Jugado
review-better = Mejor
review-toWin = de ganar
review-ways-left = izquierda
review-ways-ahead = recto
review-ways-right = derecha
review-titles-squares = { part-has } regalado casillas.

review-titles-region =
    { $who-is ->
        [you] Has dejado tus casillas separadas.
       *[other] { $who } ha dejado sus casillas separadas.
    }

review-titles-cut = { part-has } dejado entera la zona de un rival.
review-titles-toll = { part-has } dejado que el siguiente salga barato.
review-titles-passage = { part-has } mandado al siguiente por un camino fácil.
review-titles-tax = { part-has } dejado al siguiente un camino barato.
review-titles-feeds = { part-has } ido a llenar la bolsa de un rival.

review-titles-landing =
    { $who-is ->
        [you] Te has alejado de los mejores sitios.
       *[other] { $who } se ha alejado de los mejores sitios.
    }

review-titles-chase =
    { $who-is ->
        [you] Te has alejado de las casillas del líder.
       *[other] { $who } se ha alejado de las casillas del líder.
    }

review-titles-trap =
    { $who-is ->
        [you] No has tendido ninguna trampa al siguiente.
       *[other] { $who } no ha tendido ninguna trampa al siguiente.
    }

review-titles-fare = { part-has } mandado al siguiente por un camino barato.
review-titles-gift = { part-has } dejado un sitio demasiado bueno a la siguiente alfombra.
review-titles-reply = { part-has } dejado casillas listas para cubrir.

review-titles-race =
    { $who-is ->
        [you] Te has quedado atrás en la carrera.
       *[other] { $who } se ha quedado atrás en la carrera.
    }

review-titles-hold = { part-has } dejado la victoria al último turno.
review-titles-lead = { part-has } tomado el camino que menos veces lleva en cabeza.
review-titles-rent = { part-has } dejado casillas que rinden menos.
review-titles-dues = { part-has } dejado un mercado más caro.
review-titles-ways = { part-has } pedido menos al siguiente.
review-titles-finish = { part-has } dejado demasiado al dado.
review-titles-final = { part-has } dejado escapar el mejor final.
review-titles-risk = { part-has } tomado el camino más caro.

review-titles-purse =
    { $who-is ->
        [you] Has puesto tu bolsa en peligro.
       *[other] { $who } ha puesto su bolsa en peligro.
    }

review-otherPlace =
    Había un sitio mejor para { $who-is ->
        [you] ti
       *[other] { $who }
    }.

review-otherWay =
    Había un camino mejor para { $who-is ->
        [you] ti
       *[other] { $who }
    }.

review-on = En { $better }
review-turned = { CAPITAL($better) }
review-noReason = Nada que se pueda contar al momento los distingue: es lo que viene después.

review-moved =
    Cambió { $who-is ->
        [you] tu probabilidad de ganar
       *[other] la probabilidad de ganar de { $who }
    } en { $change }.

review-odds =
    { $weight ->
        [one] { $weight } cara de las seis cuesta
        [6] Las seis caras cuestan
       *[other] { $weight } caras de las seis cuestan
    } { $sum }{ $others ->
        [same] ; las demás { $least }
        [range] ; las demás de { $least } a { $most }
       *[none] { "" }
    }.

review-quiet = Un momento tranquilo: aquí nada fue un error.
review-accountsPoints = De dónde salieron los puntos
review-accountsChances = De dónde salió la probabilidad
review-accountsNote = Liso es ganancia, rayado es pérdida. La mejor opción no cuesta nada, así que las decisiones propias nunca ganan. Gris es lo que nuestras estimaciones no vieron.
review-unit = Contado en
review-units-score = puntos
review-units-win = probabilidad
review-parts-luck = dados
review-parts-own = decisiones propias
review-parts-others = decisiones ajenas
review-parts-correction = nuestro error
review-atStart = { $start } al empezar

review-account =
    { $who-is ->
        [you] Tú
       *[other] { $who }
    }: { $start } al empezar, dados { $luck }, decisiones propias { $own }, decisiones ajenas { $others }, nuestro error { $error }, en total { $result }

review-sentence =
    { $result ->
        [won] { part-has } ganado { $by ->
            [0] por dírhams
           *[other] por { $by }
        }
        [shared] { part-has } compartido la victoria
       *[lost] { part-has } perdido { $by ->
            [0] por dírhams
           *[other] por { $by }
        }
    } con { part-points }.

review-everyDecision = Cada decisión
review-whose = De quién son las decisiones
review-all = Las { $count }
review-onlyMarked = Solo ? y ??
review-noneMarked = Aquí no hay ninguna marcada.
review-roundHead = Ronda
review-decision = Decisión
review-rank = Puesto
review-rankOf = { $rank } de { $options }
review-theBest = la mejor
review-betterWas = mejor { $better }
review-marks-one = dudosa
review-marks-two = un error grave
review-sure = con margen de
review-exact = exacto
review-sureTo = ± { $points }
review-ofAWin = de una victoria
review-cost = Mejor era { $better }: habría dado { $points } puntos y { $chance } de una victoria más.
review-costExact = Es exacto.
review-costSure = Con un margen de ± { $points } puntos y ± { $chance }.
review-marked = Una decisión lleva ? desde 2 puntos o un 5 % de una victoria, ?? desde 4 puntos o un 10 %, y nunca cuando su margen llega a cero. Los momentos decisivos son los que cuestan un 5 % de una victoria o más.
review-players = La partida de cada mercader

review-perDecision =
    { $decisions ->
        [one] Perdido { $loss } por decisión, en { $decisions } decisión
       *[other] Perdido { $loss } por decisión, en { $decisions } decisiones
    }

review-like =
    { $level ->
        [novice] como un novato
        [apprentice] como un aprendiz
        [merchant] como un mercader
        [master] como un maestro
       *[other] como { $level }
    }

review-mistakes =
    { $count ->
        [0] ningún error
        [one] { $count } error
       *[other] { $count } errores
    }

review-luckier = Más suerte que en { $games } de 100 partidas como esta
review-hardest = La tirada que más dolió
review-hardestText = Ronda { $round }: { part-has } sacado { $roll }. Lo que pudo salir, exactamente:
review-hardestDraw = Ronda { $round }: { part-has } robado una alfombra. Lo que pudo salir, exactamente:
review-oddsRow = { $roll } ({ $odds })
review-came = salió
review-overTime = Suerte y pérdida, partida a partida
review-by = Separado por
review-opponents = rivales
review-printing = edición
review-which = Partidas
review-allGames = todas las repasadas
review-savePlot = Guardar el gráfico

review-means =
    { $games ->
        [one] { $games } partida repasada
       *[other] { $games } partidas repasadas
    }: suerte { $luck } por partida, { $loss } perdido por decisión.

review-luckAxis = suerte
review-lossAxis = pérdida
review-deeper = Mirar más a fondo
review-deeperNote = Juega muchas veces las opciones parejas; medio minuto o más.
review-deepening = Se están jugando las opciones parejas…
review-stop = Parar, mostrar lo que hay

review-sampled =
    { $stopped ->
        [yes] Las opciones parejas se jugaron { $playouts } veces cada una con los mismos dados, hasta que se paró.
       *[no] Las opciones parejas se jugaron { $playouts } veces cada una con los mismos dados.
    }

review-depth =
    Cada opción se sopesó { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    } por delante, y con exactitud cerca del final.
