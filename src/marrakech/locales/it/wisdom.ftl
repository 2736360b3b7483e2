### How to play well, and how to read a review. Every figure is counted over games between our bots.

wisdom-players = Mercanti al mercato
wisdom-counted = Ogni cifra è una media su { $games } partite tra bot di pari forza, per ogni numero di giocatori. Quanto vale un tappeto lo dice il giudizio dei bot stessi.
wisdom-again = Per rifare il conto
wisdom-stage = Tappeti stesi

wisdom-way-title = Guarda dove può fermarsi Assam
wisdom-way-text = Una via presa senza guardare costa { $first } dirham all’inizio della partita e { $last } alla fine; la peggiore delle tre ne costa allora { $worst }. I buoni giocatori pagano poco più della via più economica.
wisdom-way-axis = Dirham che ci si può aspettare di pagare, per via
wisdom-way-taken = dei buoni giocatori
wisdom-way-cheapest = la più economica
wisdom-way-any = una qualsiasi
wisdom-way-dearest = la più cara

wisdom-region-title = Le zone crescono, e con loro le decime
wisdom-region-text = A metà partita la zona più grande del mercato ha { $half } caselle, verso la fine { $end }. La tua più grande è più piccola: nessuno ti lascia crescere gratis.
wisdom-region-axis = Caselle della zona più grande
wisdom-region-own = la tua
wisdom-region-all = di chiunque

wisdom-cover-title = Meglio coprire gli altri che il suolo libero
wisdom-cover-text = A metà partita il miglior tappeto che copre una casella di un altro mercante vince { $one } più spesso del migliore sul suolo libero, e uno che ne copre due { $two } più spesso. I buoni giocatori ne coprono due nel { $often } dei loro turni.
wisdom-cover-axis = Quanto aggiunge alla tua probabilità di vincere
wisdom-cover-one = copre una casella
wisdom-cover-two = ne copre due

wisdom-spite-title = Frena chi è in testa, soprattutto in un finale serrato
wisdom-spite-text = Dove puoi coprire chi è in testa o qualcun altro, chi è in testa è sempre la scelta migliore. Nel primo quarto vale { $early } di una vittoria; nell’ultimo, per chi è indietro di qualche punto, { $late }.
wisdom-spite-alone = In due c’è una sola persona da frenare.
wisdom-spite-axis = Quanto rende coprire chi è in testa, secondo il tuo distacco
wisdom-spite-gaps-leads = sei in testa
wisdom-spite-gaps-five = da 1 a 5
wisdom-spite-gaps-ten = da 6 a 10
wisdom-spite-gaps-twenty = da 11 a 20
wisdom-spite-gaps-more = di più
wisdom-spite-early = primo quarto
wisdom-spite-late = ultimo quarto

wisdom-seat-title = Quanto vale il primo posto
wisdom-seat-text = Chi comincia vince il { $first } delle partite, chi viene per ultimo il { $last }; il giusto sarebbe { $fair }. Tutto qui: non litigate per questo.
wisdom-seat-axis = Partite vinte per posto
wisdom-seat-nth = posto { $seat }

wisdom-read-parts-title = Quattro parti fanno un risultato
wisdom-read-parts-text = Tutti cominciano con la stessa probabilità di vincere. La muovono i dadi, le tue scelte, le scelte degli altri, e quel che resta è il nostro errore di stima, in grigio. Le quattro sommate danno il risultato, in probabilità e in punti.
wisdom-read-luck-title = Dadi: quel che è venuto contro quel che ci si poteva aspettare
wisdom-read-luck-text = Un tiro è fortunato se ti lascia meglio della media delle sei facce. Su molte partite la fortuna si pareggia, per tutti.
wisdom-read-choice-title = Scelte: quel che hai regalato
wisdom-read-choice-text = Una scelta si confronta con la migliore che c’era, per la probabilità di vincere che ti lascia. La migliore non costa nulla, così le tue scelte non contano mai più di zero; quel che regalano gli altri conta per te.
wisdom-read-sure-title = Quanto è sicuro
wisdom-read-sure-text = Dove restano pochi tappeti ogni valore è calcolato esattamente, e l’elenco lo dice. Prima è una stima con il suo errore accanto; una perdita più piccola di quell’errore non si chiama mai sbaglio. Giocala fino in fondo per saperne di più.
wisdom-read-mark-title = ? e ??
wisdom-read-mark-text = Un segno è una scelta che ha regalato almeno due punti o il 5% di una vittoria, due segni almeno quattro punti o il 10%. Guarda prima quelle, e il motivo accanto.
wisdom-read-level-title = Giochi come…
wisdom-read-level-text = Quel che hai regalato per decisione si confronta con quel che regalano i nostri bot. Una partita dice poco: aspetta la quinta.
