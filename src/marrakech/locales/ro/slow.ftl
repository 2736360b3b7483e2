### My slow games, and how their players are called.

slow-none = Nu te așteaptă nimeni.
slow-noGames = Încă niciun joc lent. Alege la ceas o mutare în câteva zile.

slow-yourTurnIn =
    { $count ->
        [1] E rândul tău într-unul
        [2] E rândul tău în două
        [3] E rândul tău în trei
        [4] E rândul tău în patru
       *[other] E rândul tău în { $count }
    }

slow-title = Jocuri lente

slow-kind =
    { $days ->
        [one] Jocuri lente, { $days } zi pe rând
        [few] Jocuri lente, { $days } zile pe rând
       *[other] Jocuri lente, { $days } de zile pe rând
    }

slow-laid = { part-has } așezat { $rug }
slow-begins = Piața se deschide
slow-hasWaited = { $name } așteaptă
slow-yourTurn = E rândul tău
slow-turnOf = { $name } e la rând

slow-forMinutes =
    { $minutes ->
        [one] de { $minutes } minut
        [few] de { $minutes } minute
       *[other] de { $minutes } de minute
    }

slow-sinceToday = de azi, { $time }
slow-sinceYesterday = de ieri, { $time }
slow-since = de { $day }, { $time }
slow-left = mai sunt { $time }
slow-leftThenBot = mai sunt { $time }, apoi mută un robot
slow-move = Mutarea ta
slow-others = Ceilalți sunt la rând
slow-othersNote = Nimic de făcut aici

slow-roundOf =
    Runda { $round } din { $rounds }, { $players ->
        [2] doi vânzători
        [3] trei vânzători
       *[4] patru vânzători
    }

slow-standing = Scoruri: { $names }
slow-calls-title = Cum să te anunțăm?
slow-calls-note = Doar când e rândul tău și încă o dată când a mai rămas o zi.
slow-calls-called = Te anunțăm { $ways }
slow-calls-by-push = pe acest aparat
slow-calls-by-mail = prin e-mail
slow-calls-by-webhook = prin webhook
slow-calls-push-name = Aparatul acesta
slow-calls-push-note = O notificare, și când pagina e închisă
slow-calls-push-off = Web Push nu există în casa aceasta
slow-calls-push-field = Aparatul acesta
slow-calls-mail-name = E-mail
slow-calls-mail-note = Un rând de text și un link, nimic altceva
slow-calls-mail-off = Casa aceasta nu trimite e-mailuri
slow-calls-mail-field = Adresă de e-mail
slow-calls-webhook-name = Un webhook
slow-calls-webhook-note = Pentru o cameră de chat sau orice ascultă
slow-calls-webhook-off = Webhookuri nu există în casa aceasta
slow-calls-webhook-field = Adresa webhookului
slow-calls-refused = Browserul acesta nu ne lasă
slow-calls-now = acum
slow-calls-reads = Ce scrie în notificare
slow-calls-unconfirmed = Am trimis un mesaj acolo. Deschide linkul din el: apoi te anunțăm.
slow-calls-save = Salvează
slow-calls-test = Trimite o probă
slow-calls-testing = Se trimite…
slow-calls-tested = Trimis { $ways }.
slow-calls-failed = Nu a ajuns { $ways }.
slow-calls-done = Gata
slow-message-stop-title = Gata cu mesajele?
slow-message-stop-note = Nu se mai trimite nimic acolo, iar adresa se șterge. Jocurile tale merg mai departe.
slow-message-stop-button = Oprește mesajele
slow-message-stop-done = Oprit. Adresa e ștearsă.
slow-message-confirm-title = Să te anunțăm aici?
slow-message-confirm-note = Când e rândul tău într-un joc lent și încă o dată când a mai rămas o zi. Fiecare mesaj are un link care oprește asta.
slow-message-confirm-button = Da, anunțați-mă aici
slow-message-confirm-done = De acum te anunțăm la această adresă.
slow-message-games = La jocurile mele
