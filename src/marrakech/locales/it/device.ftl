### La pagina su uno spazio web statico, dove questo dispositivo è il proprio server.

device-opening = I mercanti montano le bancarelle
device-meanwhile = Intanto dai un’occhiata: la lezione e le regole sono aperte.

# $done (decimal), $total (decimal)
device-come = { $done } di { $total } MB

# $step (number)
device-step =
    Passo { $step } di 4: { $step ->
        [1] la pagina
        [2] le regole
        [3] i mercanti
       *[other] i maestri
    }

# $step (number)
device-failed =
    Il passo { $step } non è arrivato{ $step ->
        [1] .
        [2] : le regole.
        [3] : i mercanti.
       *[other] : i maestri.
    }

device-again = Riprova
device-noServer = Qui no: questa copia non ha un server.
device-friendsAt = Gioca con gli amici su
device-elsewhere = Marrakech è aperto in un’altra scheda di questo browser. Continua qui quando quella si chiude.
device-here = Gioca qui
device-private = Questa finestra non conserva nulla: le tue partite spariscono quando si chiude.
device-full = L’ultima mossa non è stata salvata: non c’è più spazio su questo dispositivo, o il browser non riesce a scrivere. Libera un po’ di spazio e riprova.
device-unfetched = Ai maestri manca un file che non arriva. La partita continua appena torna la connessione.
device-lost = Il browser ha cancellato ciò che questa pagina conservava. Ricaricala.
device-reload = Ricarica
device-damaged = Le partite su questo dispositivo non si possono leggere. Restano come sono; accanto può cominciare una nuova raccolta.
device-beginAnew = Comincia una nuova raccolta
device-blocked = Questo browser non lascia partire il gioco: blocca i processi in background o non ha WebAssembly.
device-weak = Questo browser non ha WebAssembly con SIMD: qui mancano il maestro e le revisioni, tutto il resto funziona.
device-gone = Il browser ha perso le partite salvate qui. Quello che giochi da ora in poi viene di nuovo salvato.
device-stopped = Il gioco si è fermato su questo dispositivo. Quello che è stato giocato è salvo: ricarica la pagina.
device-proof = I dadi sono stati tirati proprio su questo dispositivo. La verifica mostra che dopo non è cambiato nulla, e niente di più: chi possiede il dispositivo avrebbe potuto cambiare ciò che li tira.
device-newer = È arrivata una nuova versione. Comincia dalla pagina iniziale, mai durante una partita.
device-newerElsewhere = È arrivata una nuova versione. Comincia quando le altre schede di Marrakech sono chiuse.
