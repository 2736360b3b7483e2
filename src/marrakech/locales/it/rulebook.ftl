### The rules of a printing, as `marrakech rules` explains them.

rulebook-heading = { $rules }, { $players } giocatori
rulebook-printing =
    { $printing ->
        [fr60] Marrakech, francese, 60 tappeti
        [fr57] Marrakech, francese, 57 tappeti
        [suleika] Suleika, francese
        [ro57] Marrakech, romena, 57 tappeti
       *[en2021] Marrakech, inglese, 2021
    }

## The market

rulebook-market-title = Il mercato
rulebook-market =
    Sette per sette caselle, da a1 in basso a sinistra a g7 in alto a destra. Assam, il padrone del mercato,
    comincia su d4, al centro. Attorno al bordo corrono { $edge ->
        [arrows] frecce
       *[mosaics] mosaici
    } che lo riportano sul tabellone ogni volta che ne esce.

## Setting up

rulebook-setup-title = Preparazione
rulebook-setup-piles =
    Due mercanti cominciano con { $purse } dirham e { $rugs } tappeti a testa: { $stock } per ciascuno di due colori,
    mescolati in una pila. Henné e Zafferano giocano contro Indaco e Mandorla.
rulebook-setup-colours =
    { $players ->
        [2] Due
        [3] Tre
       *[4] Quattro
    } mercanti cominciano con { $purse } dirham e { $rugs } tappeti a testa, tutti di un colore: { $players ->
        [2] Henné, Indaco
        [3] Henné, Indaco, Zafferano
       *[4] Henné, Indaco, Zafferano, Mandorla
    }.
rulebook-starter =
    { $starter ->
        [holiday] Comincia chi è stato in vacanza in Marocco per ultimo.
        [decide] I giocatori decidono chi comincia.
       *[unsaid] Questa edizione non dice chi comincia.
    } Si gioca in senso orario; qui comincia il primo posto.
rulebook-box =
    La scatola ha { $rugs } tappeti e solo tre serie da 15, così tre giocatori usano quei tre colori.

## A turn

rulebook-orient-title = 1. Scegliere la direzione
rulebook-orient =
    Prima di tirare il dado, lascia Assam com’è o giralo di un quarto a sinistra o a destra. Non si volta mai sul
    posto.
rulebook-rollFirst-title = 1. Nessuna scelta della direzione
rulebook-rollFirst =
    Questa è la variante: Assam va dove guarda, come ha deciso il mercante prima di te girandolo alla fine del
    suo turno.
rulebook-walk-title = 2. Tirare e camminare
rulebook-walk =
    Le facce del dado sono { $faces }. Assam va dritto di altrettante caselle. Dove lascia il tabellone,
    { $edge ->
        [arrows] le frecce
       *[mosaics] i mosaici
    } lo portano sulla linea vicina, in senso opposto; negli angoli g7 e a1 torna sulla stessa casella, girato
    di un quarto. La svolta non costa nessun passo: la casella in cui entra sì.
rulebook-pay-title = 3. Pagare la decima
rulebook-pay =
    Se Assam si ferma sul tappeto di un avversario, pagagli un dirham per ogni casella della zona: tutte le caselle
    visibili di quel colore unite lato a lato alla sua, compresa la sua. Toccarsi a un angolo non unisce. Il suolo
    libero e i propri tappeti sono gratis.
rulebook-pay-piles =
    Una zona è di un solo colore: finisce dove comincia l’altro colore dello stesso avversario.
rulebook-insolvency =
    { $elimination ->
        [yes]
            Chi non può pagare tutto paga quel che c’è ed è fuori: il turno finisce lì, i tappeti non stesi tornano
            nella scatola, quelli stesi restano e diventano neutrali, così nessuno ci paga e non fanno punti, ma si
            possono coprire come gli altri. Pagare fino all’ultimo dirham è comunque pagare tutto.
       *[no] Chi non può pagare tutto paga quel che c’è e continua.
    }{ $source ->
        [house] {" "}(Una regola della casa su { $printing }.)
        [unsaid] {" "}(Il foglio di { $printing } non lo dice; noi giochiamo così.)
       *[printed] {""}
    }
rulebook-lay-title = 4. Stendere un tappeto
rulebook-lay =
    Un tappeto copre due caselle vicine. Almeno una ha un lato in comune con la casella di Assam, e nessuna è la
    casella di Assam.
rulebook-lay-over =
    Può stare su suolo libero, su una casella libera e mezzo tappeto, o su metà di due tappeti diversi, di qualunque
    colore. { $own ->
        [yes] Può coprire insieme le due metà visibili di un tappeto solo se quel tappeto è tuo (una regola della casa).
       *[no] Non può mai coprire insieme le due metà visibili di un tappeto.
    } Un tappeto che ha già una metà nascosta può perdere l’altra.
rulebook-piles-title = Le pile
rulebook-piles =
    I tappeti si stendono nell’ordine della pila. Quello in cima lo conoscono entrambi i giocatori, quel che c’è sotto
    nessuno: la probabilità di un colore è la sua parte di quel che resta.
rulebook-turn-title = 5. Girare Assam
rulebook-turn =
    Gira Assam di un quarto a sinistra o a destra, e decidi così la via del prossimo mercante. { $keep ->
        [yes] Per regola della casa si può anche lasciare com’è.
       *[no] Il quarto di giro è obbligatorio.
    }{ $elimination ->
        [yes] {" "}Un mercante che va fuori non lo gira.
       *[no] {""}
    }

## The end

rulebook-end-title = La fine
rulebook-end =
    La partita finisce quando è steso l’ultimo tappeto{ $elimination ->
        [yes] , o appena resta un solo mercante
       *[no] {""}
    }. Ogni dirham e ogni casella visibile dei tuoi colori è un punto. Vince chi ne ha di più; a parità chi ha più dirham,
    e se anche quelli sono pari si divide il posto.{ $elimination ->
        [yes] {" "}Chi è fuori sta sotto tutti quelli rimasti, chi è uscito dopo sopra chi è uscito prima.
       *[no] {""}
    }

## Other ways to play, by the names of their switches

rulebook-ways-title = Altri modi di giocare
rulebook-ways-one-colour = - one-colour: due giocatori con 15 tappeti di un colore a testa, come dice la preparazione
rulebook-ways-end-turn = - end-turn: la variante di questa edizione, con il quarto di giro alla fine invece che all’inizio
rulebook-ways-keep-heading = - keep-heading: il quarto di giro alla fine si può saltare (regola della casa)
rulebook-ways-cover-own = - cover-own: le due metà di un proprio tappeto si possono coprire in un colpo (regola della casa)
rulebook-ways-elimination = - elimination: chi non può pagare tutto è fuori (regola della casa)
rulebook-ways-no-elimination = - no-elimination: chi non può pagare tutto paga quel che c’è e continua (regola della casa)

## The printings side by side: a label and what stands in each column

rulebook-rows-title = titolo
rulebook-rows-language = lingua
rulebook-cells-language = { $language ->
    [en] inglese
    [ro] romeno
   *[fr] francese
  }
rulebook-rows-rugs = tappeti nella scatola
rulebook-cells-rugs = { $rugs ->
    [0] non stampato
   *[other] { $rugs }: { $sets }
  }
rulebook-rows-edge = bordo
rulebook-cells-edge = { $edge ->
    [arrows] frecce
   *[mosaics] mosaici
  }
rulebook-rows-insolvency = non può pagare tutto
rulebook-cells-insolvency = { $elimination ->
    [yes] è fuori
   *[no] paga quel che c’è e continua
  }{ $printed ->
    [yes] {""}
   *[no] {" "}(non stampato)
  }
rulebook-rows-variant = variante: girare alla fine
rulebook-cells-variant = { $offered ->
    [yes] prevista
   *[no] no
  }
rulebook-rows-two = due giocatori
rulebook-cells-two = { $ways ->
    [both] 24 tappeti di due colori o 15 di uno
    [one_colour] 15 di un colore
   *[two_colours] 24 tappeti di due colori
  }
rulebook-rows-starter = chi comincia
rulebook-cells-starter = { $starter ->
    [holiday] l’ultimo in vacanza in Marocco
    [decide] lo decidono i giocatori
   *[unsaid] non stampato
  }
