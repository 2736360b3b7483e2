### A table for friends: inviting, joining, rematches and gestures.

table-page = Nouvelle table
table-title = Envoyez ce lien à vos amis
table-note = Qui l’ouvre prend la prochaine place libre.
table-guest = Vous avez une place

table-guestNote =
    { $host-is ->
        [given] { $host } lance la partie, ou elle commence quand toutes les places sont prises.
       *[nothing] La partie commence quand toutes les places sont prises.
    }

table-copy = Copier
table-copied = Copié
table-share = Partager
table-shareText = Prenez place dans une partie de Marrakech.
table-scan = Ou scannez-le
table-scanNote = Avec un téléphone du même réseau. Sans appli ni compte.
table-qr = Code QR du lien vers la table
table-network = Cet appareil sur votre réseau. Il faut le même Wi-Fi.
table-alone = Cette adresse ne marche que sur cet appareil.
table-aloneHow = Pour des amis sur leurs appareils, relancez le jeu avec
table-aloneThen = Cette page montre alors une adresse et un code QR pour votre réseau. Sur cet appareil, le lien s’ouvre aussi dans un autre navigateur.
table-seats = Places
table-you = Vous
table-ready = prêt
table-here = présent
table-away = absent
table-bot = robot, { $level }
table-free = Libre
table-somebody = Quelqu’un
table-chooses = choisit un nom
table-empty = Libérer la place
table-emptyOf = Libérer la place de { $name }
table-addBot = Mettre un robot
table-addBotAt = Mettre un robot à la place { $seat }
table-unseated = Votre place a été libérée
table-unseatedNote = Rouvrez le lien pour reprendre une place, ou regardez.
table-getUp = Rendre ma place
table-joined = vient d’arriver

table-freeSeats =
    { $count ->
        [one] { $count } place libre. Des robots peuvent la prendre :
       *[other] { $count } places libres. Des robots peuvent les prendre :
    }

table-start =
    { $bots ->
        [0] Commencer
        [one] Commencer avec { $bots } robot
       *[other] Commencer avec { $bots } robots
    }

table-starting = On commence…
table-cancel = Abandonner la table

seat-title = Continuer ici avec votre place
seat-note = Ce lien privé permet de jouer aussi votre place depuis cet appareil. Il ne sert qu’une fois.
seat-button = Continuer ici
seat-make = Continuer sur un autre appareil
seat-made = Ouvrez ce lien sur l’autre appareil. Il ne sert qu’une fois ; ne le montrez à personne.
seat-qr = Code QR du lien privé
seat-copied = Lien privé copié.
seat-alone = Pour d’autres appareils, relancez le jeu avec

leaving-leave = Quitter pour l’instant
leaving-resign = Abandonner (un robot continue)
leaving-resignAsk = Un robot jouera votre place jusqu’à la fin. Abandonner ?
leaving-remove = Supprimer cette partie
leaving-removeAsk = La partie sera perdue pour de bon. La supprimer ?
leaving-removed = La partie est supprimée.
leaving-yes = Oui
leaving-no = Non

gestures-title = Dire un mot à la table
gestures-others = Les mots des autres
gestures-of = Les mots { OF($name) }
gestures-words-hello = Bonjour !
gestures-words-well_played = Bien joué !
gestures-words-thanks = Merci !
gestures-words-ouch = Aïe !
gestures-words-hurry = À vous !
gestures-words-sorry = Pardon !
gestures-said = { part-subject } : { $words }
