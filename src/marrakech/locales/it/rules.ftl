### The rules page.

rules-title = Come si gioca a Marrakech
rules-intro = Sei un mercante di tappeti. Assam, il padrone del mercato, cammina tra i tappeti. Chi lo manda sul tappeto di qualcuno paga.
rules-choose = Regole di
rules-inForce = Questa partita si gioca con
rules-sections-aim-title = Lo scopo
rules-sections-aim-text = Quando l’ultimo tappeto è steso, ogni dirham nella tua borsa e ogni casella visibile del tuo colore valgono un punto. Vince chi ha più punti; a parità la borsa più piena, e se anche quella è uguale si divide il posto.
rules-sections-preparation-title = Prima del primo turno
rules-sections-preparation-text = Assam sta sulla casella centrale. Tutti cominciano con 30 dirham: cinque monete da 1 e cinque da 5. Quattro mercanti hanno 12 tappeti di un colore a testa, tre ne hanno 15. Si gioca in senso orario.
rules-sections-preparation-more = Due mercanti hanno 24 tappeti a testa, 12 per ciascuno di due colori, mescolati in una pila e stesi nel suo ordine. Tutti e due vedono il tappeto in cima; che cosa c’è sotto non lo vede nessuno. Una zona è di un solo colore, e nessuno dei tuoi colori ti costa nulla.
rules-sections-turn-title = 1. Girare
rules-sections-turn-text = Prima di tirare il dado puoi girare Assam di un quarto a sinistra o a destra, o lasciarlo com’è. Mai mezzo giro.
rules-sections-walk-title = 2. Camminare
rules-sections-walk-text = Il dado ha le facce 1, 2, 2, 3, 3 e 4. Assam va dritto di altrettante caselle.

rules-sections-walk-more =
    { $edge ->
        [mosaics] Sul bordo un semicerchio di mosaico lo porta sulla linea accanto. In due angoli il mosaico più grande lo riporta proprio sulla casella che ha lasciato, girato di un quarto. Il mosaico non costa nessun passo; la casella su cui torna è uno.
       *[arrows] Sul bordo una freccia lo porta sulla linea accanto. In due angoli la freccia più grande lo riporta proprio sulla casella che ha lasciato, girato di un quarto. La freccia non costa nessun passo; la casella su cui torna è uno.
    }

rules-sections-pay-title = 3. Pagare la decima
rules-sections-pay-text = Se si ferma sul tappeto di un altro mercante, gli devi la decima: un dirham per ogni casella della zona su cui sta. Una zona è fatta di tutte le caselle visibili di quel colore unite lato a lato; gli angoli non contano, la casella di Assam sì.
rules-sections-pay-more = Il suolo libero, i tuoi tappeti e quelli di chi è fuori non costano nulla.
rules-sections-lay-title = 4. Stendere un tappeto
rules-sections-lay-text = Un tappeto copre due caselle vicine. Una metà ha un lato in comune con la casella di Assam; l’altra sta accanto alla prima. La casella di Assam resta libera.
rules-sections-lay-more = Può coprire suolo libero, mezzo tappeto e suolo libero, o metà di due tappeti diversi. Mai insieme le due metà visibili di un tappeto. Un tappeto che ha perso una metà può perdere l’altra.
rules-sections-end-title = La fine
rules-sections-end-text = La partita finisce quando è steso l’ultimo tappeto, o appena resta un solo mercante.
rules-outTitle = Quando non puoi pagare
rules-out = Paghi quel che hai e sei fuori: i tappeti non stesi tornano nella scatola, quelli sul tabellone restano, non costano nulla e non contano per nessuno. Non stendi nessun tappeto.
rules-playsOn = Paghi quel che hai e continui.
rules-playsOnNote = Questo foglio non dice che cosa succede; decidiamo così.
rules-variantTitle = La variante: girare alla fine
rules-variant = Non giri Assam prima del dado ma dopo il tuo tappeto: di un quarto a sinistra o a destra, e il prossimo mercante deve andare da quella parte.
rules-variantNone = Questo foglio non ha varianti.

rules-pictures-walk =
    { $edge ->
        [mosaics] Attorno a un semicerchio, e attorno al mosaico più grande nell’angolo.
       *[arrows] Attorno a una freccia, e attorno alla freccia più grande nell’angolo.
    }

rules-pictures-pay = Assam si è fermato su Indaco: quattro caselle, quattro dirham. L’Indaco a destra non ne tocca nessuna con un lato.
rules-pictures-cut = Un tappeto di traverso taglia una zona: Assam su Zafferano costa quattro, e non sei.
rules-pictures-legal = Permesso
rules-pictures-illegal = Non permesso
rules-pictures-bare = Due caselle libere.
rules-pictures-half = Una casella libera e mezzo tappeto.
rules-pictures-two = Metà di due tappeti diversi.
rules-pictures-assam = Sotto Assam.
rules-pictures-away = Lontano da Assam: nessuna metà tocca la sua casella.
rules-pictures-whole = Le due metà di un tappeto in un colpo.
rules-printings = Le edizioni a confronto
rules-printingsNote = Lo stesso gioco è stato stampato più volte. Dove un foglio tace, diciamo come facciamo noi.
rules-table-rugs = Tappeti nella scatola
rules-table-edge = Attorno al bordo
rules-table-insolvency = Non può pagare tutto
rules-table-variant = Girare alla fine
rules-table-two = Due mercanti
rules-table-starter = Chi comincia
rules-rugsUnknown = non stampato
rules-rugs = { $rugs } ({ $sets })
rules-edge-mosaics = mosaici
rules-edge-arrows = frecce
rules-insolvency-out = fuori dalla partita
rules-insolvency-plays_on = paga quel che c’è, continua
rules-variants-yes = prevista
rules-variants-no = non stampato
rules-two-two_colours = 24 tappeti di due colori
rules-two-one_colour = o 15 di un colore
rules-starter-holiday = chi è stato in vacanza in Marocco per ultimo
rules-starter-decide = lo decidono i giocatori
rules-starter-not_printed = non stampato
rules-ours = decisione nostra
rules-printed = stampato
rules-none = non si presenta
rules-rulingsTitle = Che cosa i fogli lasciano aperto
rules-rulingsNote = Segnato per edizione: dove lo dice il foglio, e dove è decisione nostra.
rules-point = Punto
rules-rulings-shared-title = Posti divisi
rules-rulings-shared-text = A parità di punti e di borsa si divide il posto.
rules-rulings-whole-title = Un proprio tappeto intero
rules-rulings-whole-text = I fogli vietano di coprire in un colpo l’intero tappeto di un avversario e nominano solo metà di tappeti diversi; noi lo vietiamo anche per il proprio. Una regola della casa lo permette.
rules-rulings-begins-title = Chi comincia
rules-rulings-begins-text = Chi prepara la partita sceglie chi comincia; altrimenti comincia il posto 1.
rules-rulings-top-title = La cima della pila
rules-rulings-top-text = In due, entrambi vedono il tappeto in cima a ogni pila; che cosa c’è sotto non lo vede nessuno.
rules-rulings-order-title = L’ordine della pila
rules-rulings-order-text = I tappeti si stendono nell’ordine della pila.
rules-rulings-twelve-title = Dodici per colore
rules-rulings-twelve-text = I 24 tappeti di due mercanti sono 12 per colore.
rules-rulings-insolvent-title = Chi non può pagare
rules-rulings-insolvent-text = Dove il foglio non dice nulla, si paga quel che c’è e si continua.
rules-rulings-exact-title = Pagare fino all’ultimo dirham
rules-rulings-exact-text = Chi può pagare tutto resta in gioco, anche se non gli resta nulla.
rules-rulings-ranked-title = L’ordine di chi è fuori
rules-rulings-ranked-text = Chi è fuori sta sotto tutti quelli rimasti, chi è uscito dopo sopra chi è uscito prima.
rules-rulings-noRug-title = Niente tappeto quando si è fuori
rules-rulings-noRug-text = Il turno di chi va fuori finisce lì: niente tappeto e, nella variante, niente quarto di giro.
rules-rulings-variant-title = Il primo turno della variante
rules-rulings-variant-text = Assam guarda a nord; nessuno l’ha ancora girato.
rules-rulings-short-title = La serie corta
rules-rulings-short-text = Una serie ha 12 tappeti; la nostra è Mandorla, così tre mercanti giocano con le altre tre.
rules-rulings-preparation-title = Preparazione
rules-rulings-preparation-text = Assam al centro, 30 dirham, 12 o 15 tappeti, in senso orario. Suleika non stampa né preparazione né contenuto; prendiamo quelli degli altri fogli.
rules-learn = Preferisci imparare giocando? Pochi passi, cinque minuti.
rules-print = Stampa queste regole
