### La page sur un hébergement statique, où cet appareil est son propre serveur.

device-opening = Les marchands installent leurs étals
device-meanwhile = Faites un tour en attendant : la leçon et les règles sont ouvertes.
device-come = { $done } sur { $total } Mo

device-step =
    Étape { $step } sur 4, { $step ->
        [1] la page
        [2] les règles
        [3] les marchands
       *[other] les maîtres
    }

device-failed =
    L’étape { $step } n’est pas arrivée{ $step ->
        [1] .
        [2] { "\u00A0" }: les règles.
        [3] { "\u00A0" }: les marchands.
       *[other] { "\u00A0" }: les maîtres.
    }

device-again = Réessayer
device-noServer = Pas ici : cette copie n’a pas de serveur.
device-friendsAt = Jouez entre amis sur
device-elsewhere = Marrakech est ouvert dans un autre onglet de ce navigateur. Il continue ici quand l’autre se ferme.
device-here = Jouer ici
device-private = Cette fenêtre ne garde rien : vos parties disparaissent quand elle se ferme.
device-full = Le dernier coup n’a pas été gardé : il n’y a plus de place sur cet appareil, ou le navigateur ne peut pas écrire. Libérez de l’espace, puis rejouez-le.
device-unfetched = Il manque aux maîtres un fichier qui n’arrive pas. La partie continue dès que la connexion revient.
device-lost = Le navigateur a supprimé ce que cette page gardait. Rechargez-la.
device-reload = Recharger
device-damaged = Les parties de cet appareil sont illisibles. Elles restent telles quelles ; une nouvelle collection peut commencer à côté.
device-beginAnew = Commencer une nouvelle collection
device-blocked = Ce navigateur ne laisse pas le jeu démarrer : il bloque les tâches de fond, ou n’a pas de WebAssembly.
device-weak = Ce navigateur n’a pas de WebAssembly avec SIMD : le maître et l’analyse des parties manquent ici, tout le reste fonctionne.
device-gone = Le navigateur a perdu les parties gardées ici. Ce que vous jouez à partir de maintenant est de nouveau gardé.
device-stopped = Le jeu s’est arrêté sur cet appareil. Ce qui a été joué est gardé : rechargez la page.
device-proof = Les dés ont été lancés sur cet appareil même. La vérification montre que rien n’a été changé après coup, et rien de plus : qui possède l’appareil aurait pu changer ce qui les lance.
device-newer = Une nouvelle version est là. Elle commence sur la page d’accueil, jamais pendant une partie.
device-newerElsewhere = Une nouvelle version est là. Elle commence quand les autres onglets de Marrakech sont fermés.
