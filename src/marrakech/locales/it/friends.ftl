### A table for friends: inviting, private links and gestures.

table-page = Nuovo tavolo
table-title = Manda questo link ai tuoi amici
table-note = Chi lo apre prende il prossimo posto libero.
table-guest = Hai un posto

table-guestNote =
    { $host-is ->
        [given] { $host } fa cominciare la partita, oppure comincia quando tutti i posti sono occupati.
       *[nothing] La partita comincia quando tutti i posti sono occupati.
    }

table-copy = Copia
table-copied = Copiato
table-share = Condividi
table-shareText = Vieni a giocare a Marrakech con noi.
table-scan = Oppure scansionalo
table-scanNote = Con un telefono sulla stessa rete. Senza app, senza account.
table-qr = Codice QR del link al tavolo
table-network = Questo dispositivo sulla tua rete. Serve lo stesso Wi-Fi.
table-alone = Questo indirizzo vale solo su questo dispositivo.
table-aloneHow = Per amici con i loro dispositivi, avvia di nuovo il gioco con
table-aloneThen = Allora questa pagina mostra un indirizzo e un codice QR per la tua rete. Gli amici su questo dispositivo possono aprire il link in un altro browser.
table-seats = Posti
table-you = Tu
table-ready = pronto
table-here = qui
table-away = assente
table-bot = bot, { $level }
table-free = Libero
table-somebody = Qualcuno
table-chooses = sceglie un nome
table-empty = Libera il posto
table-emptyOf = Libera il posto di { $name }
table-addBot = Aggiungi un bot
table-addBotAt = Aggiungi un bot al posto { $seat }
table-unseated = Il tuo posto è stato liberato
table-unseatedNote = Apri di nuovo il link per prendere posto, oppure guarda.
table-getUp = Lascia il mio posto
table-joined = appena arrivato

table-freeSeats =
    { $count ->
        [one] { $count } posto libero. Può prenderlo un bot:
       *[other] { $count } posti liberi. Possono prenderli dei bot:
    }

table-start =
    { $bots ->
        [0] Comincia
        [one] Comincia con { $bots } bot
       *[other] Comincia con { $bots } bot
    }

table-starting = Comincia…
table-cancel = Rinuncia al tavolo

seat-title = Continua qui con il tuo posto
seat-note = Con questo link privato anche questo dispositivo gioca al tuo posto. Vale una volta.
seat-button = Continua qui
seat-make = Continua da un altro dispositivo
seat-made = Apri questo link sull’altro dispositivo. Vale una volta; non mostrarlo a nessuno.
seat-qr = Codice QR del link privato
seat-copied = Link privato copiato.
seat-alone = Per altri dispositivi, avvia di nuovo il gioco con

leaving-leave = Esci per ora
leaving-resign = Abbandona (continua un bot)
leaving-resignAsk = Un bot giocherà al tuo posto fino alla fine. Abbandonare?
leaving-remove = Elimina questa partita
leaving-removeAsk = La partita sparirà per sempre. Eliminarla?
leaving-removed = La partita è eliminata.
leaving-yes = Sì
leaving-no = No

gestures-title = Di’ qualcosa al tavolo
gestures-others = Parole degli altri
gestures-of = Parole di { $name }
gestures-words-hello = Ciao!
gestures-words-well_played = Ben giocato!
gestures-words-thanks = Grazie!
gestures-words-ouch = Ahi!
gestures-words-hurry = Tocca a te!
gestures-words-sorry = Scusa!
gestures-said = { part-subject }: { $words }
