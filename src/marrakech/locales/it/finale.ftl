### The end of a game.

over-eyebrowLast = È rimasto un solo mercante

over-wins =
    { $who-is ->
        [you] Conquisti il mercato
       *[other] { $who } conquista il mercato
    }

over-shared = { $names } si dividono il mercato

over-yours =
    Arrivi al { $place ->
        [1] primo posto
        [2] secondo posto
        [3] terzo posto
        [4] quarto posto
       *[other] posto { $place }
    } con { $score }.

over-youOut = Non hai potuto pagare e hai lasciato il mercato.
over-turned = Com’è andata
over-curveChances = probabilità di vincere
over-curveScores = punteggi
over-curveText = { part-subject }: { $values }
over-roundOne = Giro 1
over-turning = Giro { $round }: dove sono finiti i tappeti.

over-turningPaid =
    Giro { $round }: { $to-is ->
        [you] { $from } ti paga { $paid }
       *[other] { $from-is ->
            [you] paghi { $paid } a { $to }
           *[other] { $from } paga { $paid } a { $to }
        }
    }.

over-account = { $start } all’inizio, dadi { $luck }, scelte proprie { $own }, scelte altrui { $others }, nostro errore { $error }
over-picture = Un’immagine del mercato e del punteggio, con un link al replay.

over-beat =
    { $who-is ->
        [you] Vinci
       *[other] { $who } vince
    } dopo { $rounds ->
        [one] { $rounds } giro
       *[other] { $rounds } giri
    }

over-saved = L’immagine è salvata.
over-linkCopied = Il link al replay è copiato.
over-frameCopied = Il riquadro è copiato: incollalo nella tua pagina.
over-sheet = Condividi il mercato
over-sheetNote = Un’immagine del tabellone com’era alla fine, con un link al replay.
over-named = Nomi
over-unnamed = Solo mercanti
over-namedNote = «Tu» non compare mai in un’immagine: { $name } è { $name } per tutti.
over-unnamedNote = Si nominano solo i mercanti.
over-copyLink = Copia il link
over-copyFrame = Copia un riquadro per il tuo sito
over-savePicture = Salva l’immagine
over-saveFilm = Salva la partita come filmato
over-filming = { $done } di { $of } immagini
over-stopFilm = Ferma
over-filmFailed = Non si è potuto fare il filmato.
over-posterBy = { $name } vince di { $number }
over-posterWins = { $name } conquista il mercato
over-posterDay = Dopo { $rounds } giri, { $day }
over-ranking = Classifica
over-place = Posto { $place }
over-outNote = fuori
over-keyDirhams = dirham in mano
over-keySquares = caselle visibili
over-keyParts = Da dove vengono i punti: le parti sommate danno il punteggio
over-again = Gioca ancora
over-review = Rivedila
over-replay = Guarda il replay
over-share = Condividi
over-download = Scarica
over-verify = Controlla i dadi
over-byHand = I dadi sono stati tirati a mano, a un tavolo vero.
over-verifying = Controllo…
over-verified = I dadi sono onesti: ogni tiro deriva dal segreto sigillato prima del primo.
over-notVerified = I dadi non corrispondono al sigillo.
over-checks-commitment = Il segreto è quello sigillato
over-checks-rolls = Ogni tiro ne deriva
over-checks-piles = Le pile ne derivano
over-checks-numbers = I tuoi numeri sono stati usati
over-seal = Sigillo
over-secret = Segreto
over-board = Vedi il tabellone

over-thoughts = Che cosa pensavano i bot
over-even-up = Si gioca alla pari: la prossima volta { $name } giocherà un po’ meglio.
over-even-down = Si gioca alla pari: la prossima volta { $name } giocherà un po’ peggio.
over-even-same = Si gioca alla pari: la prossima volta { $name } giocherà come stavolta.
