### The start page, setting up a game, printings and levels.

start-daily = Problème du jour
start-dailyNote = Un choix est nettement le meilleur. Lequel ?

start-dailySolved =
    { $days ->
        [0] Résolu aujourd’hui
        [1] Résolu aujourd’hui
       *[other] Résolu, { $days } jours de suite
    }

start-dailySolve = Le résoudre
start-dailySee = Le revoir
start-puzzles = Tous les problèmes
start-page = Jouer
start-headline = Étalez vos tapis sous les pas des autres.
start-learn = Apprendre
start-learnNote = Cinq minutes, un coup à la fois.

start-learnSteps =
    { $done ->
        [0] { $of } étapes
       *[other] { $done } étapes sur { $of }
    }

start-learnStart = Commencer la leçon
start-learnStartShort = Commencer
start-learnOn = Continuer la leçon
start-learnOnShort = Continuer
start-learnAgain = Revoir la leçon
start-playTitle = Jouer

start-playNote =
    Contre { $bots ->
        [0] personne
        [1] un robot
        [2] deux robots
        [3] trois robots
       *[other] { $bots }
    }, tout de suite.

start-playWatch = Des robots entre eux : vous regardez.
start-playTogether = L’appareil passe de main en main.
start-level = Niveau des robots
start-play = Jouer

start-preparing = Le niveau { $level } se prépare encore. Un robot plus simple le remplace d’ici là.

start-offlineReady = Prêt hors ligne
start-pressNow = Appuyez dès maintenant : la partie s’ouvre quand les étals sont prêts.
start-chooseRules = Choisir les règles
start-friends = Amis
start-friendsNote = Envoyez un lien. Chaque ami prend une place.
start-pass = Ou faites tourner l’appareil
start-doors-friends = Ouvrir une table
start-doors-here = Passez-vous un appareil
start-doors-box = La boîte sur la table
start-box = Arbitrer la boîte sur la table
start-openTable = Ouvrir une table
start-goesOn = Votre partie continue
start-goOn = Continuer
start-waits = À vous

start-others =
    { $count ->
        [one] { $count } autre partie vous attend
       *[other] { $count } autres parties vous attendent
    }

start-open = Ouvrir un fichier

coach-title = Un mot d’aide
coach-fine = Compris
coach-none = Ne plus m’aider
coach-steps-orient = Choisissez une direction pour Assam. Les chiffres disent ce que vous pourriez payer ; puis lancez le dé.
coach-steps-roll = Lancez : Assam va où il regarde, et vous payez s’il s’arrête sur le tapis d’un autre.
coach-steps-lay = Posez un tapis à côté d’Assam, là où les autres devront passer : deux cases côte à côte, dont une touche la sienne.
coach-steps-turn = Tournez Assam d’un quart : le suivant devra aller par là.

ruleLine-printings-en2021 = règles anglaises de 2021
ruleLine-printings-fr60 = règles françaises, 60 tapis
ruleLine-printings-fr57 = règles françaises, 57 tapis
ruleLine-printings-ro57 = règles roumaines
ruleLine-printings-suleika = Suleika

ruleLine-players =
    { $players ->
        [2] deux marchands
        [3] trois marchands
        [4] quatre marchands
       *[other] { $players } marchands
    }

ruleLine-bots-novice = novices
ruleLine-bots-apprentice = apprentis
ruleLine-bots-merchant = niveau marchand
ruleLine-bots-master = maîtres
ruleLine-bots-even = robots à votre niveau
ruleLine-bots-random = robots insouciants
ruleLine-bots-greedy = robots malins
ruleLine-bots-lookahead = robots prévoyants
ruleLine-mixed = robots de plusieurs niveaux
ruleLine-endTurn = quart de tour à la fin
ruleLine-keepHeading = règle maison : il est facultatif
ruleLine-oneColour = une couleur chacun
ruleLine-out = règle maison : qui ne peut payer est éliminé
ruleLine-playsOn = règle maison : personne n’est éliminé
ruleLine-coverOwn = règle maison : on peut couvrir son tapis entier

ruleLine-perTurn = { $seconds } s par tour

ruleLine-days =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }

ruleLine-total = { $minutes } min chacun

setup-title = Choisir les règles
setup-page = Choisir les règles
setup-formLabel = Préparer une partie
setup-lede = Voici les règles de votre prochaine partie. Cet appareil s’en souvient.
setup-ledes-friends = Vous recevez un lien pour vos amis. Le bouton Jouer garde ses règles.
setup-ledes-here = Tout le monde joue sur cet appareil, à tour de rôle. Le bouton Jouer garde ses règles.
setup-ledes-box = Vous jouez avec la vraie boîte : vous lancez, payez et posez vous-mêmes. Le téléphone veille : il compte les dîmes, connaît chaque règle et garde la partie.
setup-keep = Garder ces règles
setup-readRules = Lire les règles de cette édition
setup-merchants = Marchands
setup-players = Nombre de joueurs
setup-printing = Édition
setup-rules = Règles

setup-seat = Place { $seat }

setup-name = Nom à la place { $seat }

setup-namePlaceholder = Nom
setup-kinds-person = Personne ici
setup-kinds-link = Ami par lien

setup-bot = Robot, { $level }

setup-botSoon = Robot, { $level } (pas encore prêt)

setup-friend = Ami
setup-passAndPlay = Plusieurs personnes ici : l’appareil passe de main en main.
setup-roundTheTable = Les joueurs sont assis dans cet ordre autour de la table.
setup-byLink = Vous recevez un seul lien, et son code QR, pour tous.
setup-watch = Personne ne joue ici : vous regardez les robots.
setup-twoColours = Deux couleurs chacun
setup-twoColoursNote = 24 tapis chacun, 12 de deux couleurs, mêlés en une pile dont on voit le dessus.
setup-oneColour = Une couleur chacun
setup-oneColourNote = 15 tapis d’une couleur, comme le dit la préparation de cette feuille.
setup-endTurn = Orienter Assam à la fin
setup-endTurnNote = Le quart de tour clôt votre tour et fixe la direction du marchand suivant.
setup-endTurnMissing = Cette édition ne le propose pas.
setup-keepHeading = … ou le laisser ainsi
setup-keepHeadingNote = Règle maison : le quart de tour final est facultatif.
setup-elimination = Éliminé si l’on ne peut payer
setup-eliminationNote = On donne ce qu’on a et on quitte la partie. Ses tapis restent, ne coûtent et ne rapportent rien.
setup-eliminationOff = On donne ce qu’on a et on continue.
setup-printed = Comme imprimé.
setup-houseRule = Règle maison pour cette édition.
setup-notPrinted = La feuille n’en dit rien ; nous continuons.
setup-coverOwn = Couvrir son propre tapis entier
setup-coverOwnNote = Règle maison : les deux moitiés d’un tapis à soi peuvent disparaître d’un coup.
setup-clock = Pendule
setup-clockNone = Sans pendule

setup-clockTurn = { $seconds } secondes par tour

setup-clockTotal =
    { $minutes ->
        [one] { $minutes } minute chacun en tout
       *[other] { $minutes } minutes chacun en tout
    }

setup-clockDays =
    { $days ->
        [one] Un tour en { $days } jour
       *[other] Un tour en { $days } jours
    }

setup-clockSlowNote = Personne n’a besoin d’être là : on vous prévient quand c’est à vous. Quand le temps est écoulé, un robot joue le coup.
setup-clockNote = Quand le temps est écoulé, un robot joue le coup.
setup-starts = Qui commence
setup-start = Commencer cette partie
setup-invite = Ouvrir la table
setup-busy = Préparation…
setup-threeOf57 = Cette boîte a trois jeux de 15 : Henné, Indigo et Safran jouent.

levels-novice = novice
levels-apprentice = apprenti
levels-merchant = marchand
levels-master = maître
levels-even = à égalité
levels-random = insouciant
levels-greedy = malin
levels-lookahead = prévoyant

printings-en2021-name = Anglaise, 2021
printings-en2021-note = Votre boîte a des mosaïques autour du plateau et 15 tapis de chaque couleur. Qui ne peut payer est éliminé.
printings-fr60-name = Française, 60 tapis
printings-fr60-note = Votre boîte a des flèches autour du plateau et 15 tapis de chaque couleur. Qui ne peut payer est éliminé.
printings-fr57-name = Française, 57 tapis
printings-fr57-note = Votre boîte a des flèches autour du plateau et seulement 12 tapis d’une couleur. Qui ne peut payer continue.
printings-ro57-name = Roumaine, 57 tapis
printings-ro57-note = Votre boîte a des règles en roumain et seulement 12 tapis d’une couleur. Qui ne peut payer continue.
printings-suleika-name = Suleika
printings-suleika-note = Votre boîte porte le nom Suleika. Qui ne peut payer continue ; il n’y a pas de variante.
