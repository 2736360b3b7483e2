### How to play well, and how to read a review. Every figure is counted over games between our bots.

wisdom-players = Mercaderes en el mercado
wisdom-counted = Cada cifra es una media de { $games } partidas entre bots igual de fuertes, para cada número de jugadores. Lo que aporta una alfombra lo dice el juicio de los propios bots.
wisdom-again = Para contarlas otra vez
wisdom-stage = Alfombras tendidas

wisdom-way-title = Mira dónde puede pararse Assam
wisdom-way-text = Un camino tomado sin mirar cuesta { $first } dírhams al principio de la partida y { $last } al final; el peor de los tres cuesta entonces { $worst }. Los buenos jugadores pagan poco más de lo que cuesta el camino más barato.
wisdom-way-axis = Dírhams que cabe esperar pagar, según el camino
wisdom-way-taken = el de buenos jugadores
wisdom-way-cheapest = el más barato
wisdom-way-any = cualquiera
wisdom-way-dearest = el más caro

wisdom-region-title = Las zonas crecen, y con ellas los diezmos
wisdom-region-text = A mitad de partida la zona más grande del mercado tiene { $half } casillas, cerca del final { $end }. La mayor propia es más pequeña: nadie te deja crecer gratis.
wisdom-region-axis = Casillas de la zona más grande
wisdom-region-own = la tuya
wisdom-region-all = la de cualquiera

wisdom-cover-title = Mejor cubrir a otros que suelo libre
wisdom-cover-text = A mitad de partida la mejor alfombra que cubre una casilla de otro mercader gana { $one } más a menudo que la mejor sobre suelo libre, y una que cubre dos, { $two } más. Los buenos jugadores cubren dos en el { $often } de sus turnos.
wisdom-cover-axis = Lo que suma a tu probabilidad de ganar
wisdom-cover-one = cubre una casilla
wisdom-cover-two = cubre dos

wisdom-spite-title = Frena al líder, sobre todo en un final reñido
wisdom-spite-text = Donde puedes cubrir al líder o a otro, el líder es siempre la mejor elección. En el primer cuarto eso vale { $early } de una victoria; en el último, para quien va unos puntos por detrás, { $late }.
wisdom-spite-alone = Con dos mercaderes solo hay uno al que frenar.
wisdom-spite-axis = Lo que suma cubrir al líder, según tu desventaja
wisdom-spite-gaps-leads = vas en cabeza
wisdom-spite-gaps-five = de 1 a 5
wisdom-spite-gaps-ten = de 6 a 10
wisdom-spite-gaps-twenty = de 11 a 20
wisdom-spite-gaps-more = más
wisdom-spite-early = primer cuarto
wisdom-spite-late = último cuarto

wisdom-seat-title = Lo que vale el primer sitio
wisdom-seat-text = Quien empieza gana el { $first } de las partidas, quien va último el { $last }; lo justo sería el { $fair }. Eso es todo: no discutáis por ello.
wisdom-seat-axis = Partidas ganadas según el sitio
wisdom-seat-nth = sitio { $seat }

wisdom-read-parts-title = Cuatro partes hacen un resultado
wisdom-read-parts-text = Todos empiezan con la misma probabilidad de ganar. La mueven los dados, tus decisiones y las de los demás, y lo que queda es nuestro propio error al estimar, en gris. Las cuatro suman el resultado, en probabilidad y en puntos.
wisdom-read-luck-title = Dados: lo que salió frente a lo que cabía esperar
wisdom-read-luck-text = Una tirada es afortunada si te deja mejor que la media de las seis caras. En muchas partidas la suerte se iguala, para todos.
wisdom-read-choice-title = Decisiones: lo que regalaste
wisdom-read-choice-text = Una decisión se compara con la mejor que había, por la probabilidad de ganar que te deja. La mejor no cuesta nada, así que tus decisiones nunca suman más que cero; lo que regalan los demás cuenta a tu favor.
wisdom-read-sure-title = Qué seguro es
wisdom-read-sure-text = Donde quedan pocas alfombras cada valor se calcula con exactitud, y la lista lo dice. Antes es una estimación con su error al lado; una pérdida menor que ese error nunca se llama fallo. Juégala hasta el final para saberlo mejor.
wisdom-read-mark-title = ? y ??
wisdom-read-mark-text = Un signo es una decisión que regaló al menos dos puntos o un 5 % de una victoria, dos signos al menos cuatro puntos o un 10 %. Mira primero esas, y el motivo que llevan al lado.
wisdom-read-level-title = Juegas como…
wisdom-read-level-text = Lo que regalaste por decisión se compara con lo que regalan nuestros bots. Una partida dice poco: espera a la quinta.
