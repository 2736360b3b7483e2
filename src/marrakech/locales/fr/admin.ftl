### The operator's page.

admin-title = L’administration
admin-token = Jeton d’administration
admin-tokenNote = Celui avec lequel le serveur a été lancé. Il est gardé jusqu’à la fermeture de cet onglet.
admin-enter = Entrer
admin-leave = Sortir
admin-wrongToken = Ce n’est pas le jeton d’administration.
admin-old = Pas de réponse depuis la dernière consultation : ces chiffres sont anciens.
admin-load = Charge
admin-facts-up = en marche depuis
admin-facts-games = parties en mémoire
admin-facts-playing = en cours
admin-facts-waiting = attendent des joueurs
admin-facts-streams = flux ouverts
admin-facts-commands = commandes par seconde
admin-facts-thinking = robots qui réfléchissent
admin-facts-memory = mémoire
admin-facts-lag = plus long délai
admin-ready = prêt

admin-trouble = pas prêt : { $why }

admin-hours = { $hours } h { $minutes } min

admin-rules = Réglages
admin-switches-invite_only-name = Sur invitation
admin-switches-invite_only-note = Seuls ceux qui ont un laissez-passer ouvrent des parties.
admin-switches-no_analysis-name = Sans analyse
admin-switches-no_analysis-note = Ni conseils, ni évaluations, ni bilans.
admin-switches-no_play_on-name = Sans reprise
admin-switches-no_play_on-note = Pas de nouvelle partie depuis une position d’une autre.
admin-limit = Parties inachevées par visiteur
admin-noLimit = Sans limite
admin-passes = Laissez-passer
admin-passFor = Nouveau laissez-passer destiné à
admin-makePass = Créer un laissez-passer

admin-madePass = Le laissez-passer est { $code }. Il ne sera plus affiché.

admin-withdraw = Retirer
admin-nobody = personne en particulier
admin-games = Parties
admin-which = Quelles parties
admin-kinds-live = Actives
admin-kinds-aside = Écartées
admin-kinds-all = Toutes
admin-find = Chercher par identifiant
admin-none = Aucune partie de ce genre.
admin-more = Suite
admin-first = Depuis le début
admin-status-open = attend des joueurs
admin-status-playing = en cours
admin-status-over = terminée
admin-status-stored = conservée
admin-status-unreadable = illisible

admin-aside =
    { $why-is ->
        [given] écartée : { $why }
       *[nothing] écartée
    }

admin-begun = commencée { $when }

admin-touched = dernier coup { $when }

admin-people =
    { $count ->
        [1] une personne présente
       *[other] { $count } personnes présentes
    }

admin-bot = robot
admin-free = place libre
admin-visitor = regarde
admin-noCookie = sans cookie
admin-look = Voir
admin-quarantine = Écarter
admin-release = Remettre en jeu
admin-invitations = Nouvelles invitations
admin-invited = Les liens distribués jusqu’ici ne mènent plus nulle part.
admin-end = Terminer

admin-endTitle = Terminer la partie { $game } ?

admin-endNote = Elle est supprimée avec tous ses coups, pour de bon. Ceux qui y sont apprennent qu’elle n’existe plus.
admin-endYes = Terminer pour de bon

admin-asideTitle = Écarter la partie { $game } ?

admin-asideNote = Personne n’y joue, aucun robot n’y réfléchit, aucune horloge n’y tourne tant que vous ne la remettez pas en jeu.
admin-why = Pourquoi (ils le verront)
admin-whyAside = Pourquoi (pour votre liste seulement)
admin-cancel = Ne rien faire
admin-block = Bloquer
admin-blockGuest = Bloquer ce visiteur
admin-blockAddress = Bloquer cette adresse
admin-blockItsAddress = Bloquer l’adresse

admin-blockTitle =
    { $kind ->
        [address] Adresse { $whom } : bloquer ?
       *[guest] Visiteur { $whom } : bloquer ?
    }

admin-blocks = Bloqués
admin-noBlocks = Personne n’est bloqué.
admin-address = Adresse
admin-guest = Visiteur
admin-whom = Une adresse, ou l’identifiant d’un visiteur
admin-time = Pour combien de temps
admin-times-60 = 1 heure
admin-times-1440 = 1 jour
admin-times-10080 = 1 semaine
admin-times-0 = Sans limite de durée

admin-until =
    { $when-is ->
        [given] jusqu’au { $when }
       *[nothing] sans limite de durée
    }

admin-lift = Débloquer
admin-force = Bloquer quand même
