### The box on the table: the page referees a real game.

referee-page = La scatola sul tavolo
referee-round = Giro { $round } di { $rounds }, la scatola vera
referee-pileOf = Pila di { $who }
referee-whichRug = Quale tappeto è in cima?
referee-whichWay = Da che parte?
referee-turningOn = { $who } gira Assam alla fine
referee-rolling = { $who } tira il dado
referee-whatNumber = Che numero?

referee-squaresOn =
    { $number ->
        [one] Una casella più in là, { $colour }
       *[other] { CAPITAL(number) } caselle più in là, { $colour }
    }

referee-pays = { $who } paga { $paid } a { $to }
referee-paysAll = { $who } dà { $paid } a { $to }, tutto quel che c’è

referee-owes =
    { $out ->
        [yes] { $who } deve { $due } ed è fuori: i tappeti restano e non costano nulla
       *[no] { $who } deve { $due } e continua
    }

referee-free-bare = Gratis: suolo libero
referee-free-nobody = Gratis: tappeto di nessuno
referee-free-own = Gratis: il tappeto è di { $who }
referee-goOn = Avanti
referee-twoSquares = Tocca due caselle
referee-here = È qui?
referee-beside = Accanto a { $square }, dove sta Assam.
referee-dashed = Prima una casella tratteggiata, poi quella accanto.
referee-first = Prima casella: { $square }.
referee-second = Ora quella accanto.
referee-over = Sopra { $covers }.
referee-liesHere = È qui
referee-thenOnTop = È qui. Ora in cima alla pila c’è:
referee-notThere = Lì no.
referee-refused-assam = Assam sta su { $square }: sotto i suoi piedi non va nessun tappeto.
referee-refused-away = Nessuna metà tocca { $square }, dove sta Assam. Le caselle tratteggiate sì.
referee-refused-whole_rug = Così si coprirebbero insieme le due metà di un tappeto.
referee-gold = { $words } d’oro
referee-silver = { $words } d’argento
referee-handed = { CAPITAL($coins) }
referee-handedBack = { CAPITAL($given) }, resto { $back }

referee-change =
    { $who-is ->
        [nobody] Prima cambiate una moneta d’oro con cinque d’argento dalla scatola.
       *[other] Prima cambiate una moneta d’oro con cinque d’argento con { $who }.
    }

referee-paid = Pagato
referee-purses = Borse
referee-goldOf = oro
referee-silverOf = argento
referee-undo = Annulla
referee-undone-heading = Annulla la direzione
referee-undone-roll = Annulla il tiro
referee-undone-payment = Annulla il pagamento
referee-undone-draw = Annulla la pila
referee-undone-turn = Annulla il quarto di giro
referee-undone-rug = Annulla il tappeto di { $who }
referee-turnPicture = Gira l’immagine
referee-differ = Le borse non tornano
referee-shouldHold = Da quanto inserito, ognuno dovrebbe avere:
referee-mend = Altre monete dello stesso valore vanno altrettanto bene. Se le monete sono sbagliate, mettetele a posto; se qualcosa è stato inserito male, annullate fin lì.
referee-tithes = Che cosa è stato pagato
referee-paidIn = Giro { $round }: { $who } ha pagato { $paid } a { $to }
referee-awake = Lo schermo resta acceso.
referee-sleeps = Questo browser lascia spegnere lo schermo: fa’ che il tuo dispositivo lo tenga acceso.
