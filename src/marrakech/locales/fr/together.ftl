### People who play together: joining, coming back to a seat, playing again.

join-looking = Recherche de la table…

join-invites =
    { $host-is ->
        [given] { $host } vous invite
       *[nothing] Vous êtes invité
    }

join-title = Une place vous attend
join-lay = Vous posez { $colours }

join-stock =
    { $rugs } tapis, { $dirhams ->
        [one] { $dirhams } dirham
       *[other] { $dirhams } dirhams
    }

join-name = Votre nom
join-nameFirst = Écrivez d’abord votre nom.
join-figure = Votre visage
join-figures-hana = Foulard
join-figures-idir = Chèche
join-figures-safia = Chapeau
join-figures-anir = Barbe blanche
join-figures-novice = Boucles
join-figures-apprentice = Chignon
join-figures-merchant = Grande moustache
join-figures-master = Lunettes
join-thisSeat = cette place
join-button = Prendre la place
join-taking = On prend la place…
join-watch = Regarder
join-overTitle = Cette partie est finie
join-overNote = Vous pouvez voir comment elle s’est passée.
join-replay = Revoir la partie
join-bad = Ce lien ne mène à aucune table
join-badNote = Il est peut-être incomplet, ou la partie a été supprimée. Demandez un nouveau lien.
join-mine = Vous avez déjà une place ici
join-toGame = À la partie

rematch-another = Encore une partie ?

rematch-starts =
    Mêmes visages, mêmes tapis. { $who-is ->
        [you] Vous commencez.
       *[other] { $who } commence.
    }

rematch-youAsked = Vous proposez une autre partie
rematch-wants = { $name } veut rejouer
rematch-asks = { $name } propose

rematch-coming =
    { $who-is ->
        [you] Vous venez
       *[other] { $who } vient
    }

rematch-unanswered = { $name } n’a pas répondu

rematch-declined =
    { $who-is ->
        [you] Vous ne pouvez pas maintenant
       *[other] { $who } ne peut pas maintenant
    }

rematch-replaced = Un robot joue pour { $name }
rematch-stays = { $colours } reste à vous
rematch-starter = { $colours }, commence
rematch-open = Présent : la page est ouverte
rematch-closed = La page est fermée
rematch-for = Pour { $name }
rematch-wait = Attendre
rematch-without = Jouer sans { $name }
rematch-bot = Un robot pour { $name }
rematch-waiting = On attend { $names }
rematch-allCome = Tout le monde vient. La partie commence…
rematch-startFewer = Commencer à { number }

rematch-startBots =
    { $bots ->
        [one] Commencer avec { $bots } robot
       *[other] Commencer avec { $bots } robots
    }

rematch-takeBack = Retirer ma proposition
rematch-come = Je viens
rematch-notNow = Pas maintenant
rematch-begun = La partie a commencé
rematch-watch = Regarder la partie suivante
rematch-goTo = À la partie

series-title =
    { $number ->
        [2] Vous deux
        [3] Vous trois
        [4] Vous quatre
       *[other] Votre groupe
    }

series-since =
    { $number ->
        [one] Une partie, le { $since }
       *[other] { CAPITAL(number) } parties depuis le { $since }
    }

series-wins = { $name } { $wins }
series-aloud = { $score } ; { series-since }
series-game = Partie { $game } : { $names }
series-runner = Qui a gagné quelle partie
series-next = suite
series-older = { $count } avant

back-table =
    { $host-is ->
        [given] La table { OF($host) }
       *[nothing] Une table d’amis
    }

back-title = Qui êtes-vous ?

back-newHere =
    Ce navigateur est nouveau ici. { $count ->
        [0] Tout le monde est là.
        [one] Une place est vide.
       *[other] { $count } places sont vides.
    }

back-iAm = Je suis { $name }
back-away = { $colours }, pas là
back-here = { $name } est là
back-thatIsMe = Je suis { $name }, dans un autre navigateur
back-none = Vous n’êtes pas dans cette liste ?
back-watch = Regarder la partie
back-goesOn = La partie continue. Vos tapis et votre bourse sont comme vous les avez laissés.
back-waits = La table attend. Votre place vous est gardée.
back-asked = On demande à { $name }
back-askedAll = On demande à la table
back-askedNote = Il suffit d’y répondre, et vous retrouvez la place { OF($name) }. Rien ne se perd entre-temps : personne ne joue pour vous.
back-hostAway = { $name } n’est pas là. Après une minute, les autres peuvent aussi répondre.
back-nobody = Personne d’autre n’est à cette table : revenez par le lien de retour, montré à l’ouverture de la table.
back-not = Je ne suis pas { $name }

back-refused =
    { $name-is ->
        [given] { $name } a dit non.
       *[nothing] Quelqu’un à la table a dit non.
    }

back-lapsed = Personne n’a répondu. Redemandez.
back-linkTitle = Retrouver votre place
back-linkNote = Ce lien privé amène votre place, et la table que vous avez ouverte, dans ce navigateur. Il ne sert qu’une fois.
back-linkButton = Continuer ici

claim-title = Est-ce bien { $name } ?
claim-note = { $name } demande sa place depuis un autre navigateur.
claim-yes = Oui, c’est { $name }
claim-no = Non
claim-soon = On demande à { $name } ; à vous aussi après une minute, si { $name } n’est pas là.

moved-title = { $name } joue maintenant sur un autre appareil
moved-button = Jouer plutôt ici

gathering-starts = Qui commence
gathering-change = Nom et visage
gathering-noAnswer = { $name } n’a pas répondu
gathering-cannot = { $name } ne peut pas maintenant
gathering-bot = Un robot pour { $name }
gathering-return = Pour revenir
gathering-returnNote = Si ce navigateur vous oublie, ce lien privé vous ramène à votre place. Il ne sert qu’une fois ; ne le montrez à personne.
gathering-returnCopy = Copier le lien de retour
gathering-cancelAsk = Le lien ne mènera plus nulle part. Abandonner la table ?
