### My games and game files.

games-page = Mes parties
games-title = Mes parties
games-none = Aucune partie encore dans ce navigateur.
games-noneOf = Aucune partie de ce genre.
games-filters-slow = Lentes
games-filters-live = En direct
games-filters-over = Terminées
games-filter = Quelles parties

games-turnOf = Au tour { OF($name) }

games-waits = Attend des amis

games-round = Manche { $round } sur { $rounds }

games-againstBots = contre des robots, { $level }

games-with = avec { $names }

games-watched = des robots entre eux

games-youWon = Vous avez gagné, { $score } à { $next }

games-wonBy = Victoire { OF($name) }, { $score }

games-sharedWin = Victoire partagée, { $score }

games-practised = entraînement, avec coups annulés
games-fromFile = d’un fichier
games-goOn = Continuer
games-look = Voir
games-invite = À la table
games-review = Analyser
games-replay = Revoir la partie
games-market = Le marché
games-statistics = Statistiques de cet appareil
games-byLevel = Victoires par niveau
games-byPlayers = Victoires par nombre de marchands
games-overTime = Avance à la fin, partie par partie

games-wonOf = { $won } sur { $of }

games-merchants = { $players } marchands

games-tooFew = Jouez cinq parties pour voir ceci.

games-curve = Votre score moins celui du meilleur adversaire, du plus ancien au plus récent : { $points }

games-openFile = Ouvrir un fichier de partie
games-yourTurn = À vous
games-playing = En cours

games-against = vous { $mine }, { $rival } { $score }

file-page = Revoir une partie
file-title = Ouvrir un fichier de partie
file-note = Un fichier téléchargé à la fin d’une partie, ou écrit par la commande marrakech.
file-choose = Choisir un fichier
file-drop = ou déposez-le ici
file-paste = ou collez son texte
file-button = Ouvrir
file-reading = Lecture…
