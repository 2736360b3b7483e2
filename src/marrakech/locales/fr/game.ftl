### The game: prompt, steps, board.

game-page = Partie

game-round = Manche { $round }/{ $rounds }

game-board = Place du marché
game-merchants = Marchands
game-yourTurn = À vous

game-turnOf =
    { $who-is ->
        [you] À vous
       *[other] Au tour { OF($who) }
    }

game-score = Score

game-person = Personne ici
game-here = En ligne
game-away = Absent
game-waiting = Pas encore là
game-held = Un robot remplace
game-out = Éliminé
game-pays = Paie
game-paid = Est payé
game-thinks = Réfléchit…

game-level =
    { $level ->
        [novice] Novice
        [apprentice] Apprenti
        [merchant] Marchand
        [master] Maître
        [even] À égalité
       *[other] Robot
    }

game-dirhamsWord =
    { $count ->
        [one] dirham
       *[other] dirhams
    }

game-squaresWord =
    { $count ->
        [one] case
       *[other] cases
    }

game-inPile = dans la pile

game-addressed = { $name } : { $text }

game-thenBot = Puis un robot joue pour vous
game-notifyBody = Le marché vous attend.
game-askSound = Un son quand c’est à vous ?
game-soundYes = Oui
game-soundNo = Non
game-skipKey = Espace
game-nextRug = Prochain tapis :
game-next = Puis

game-pileLeft = { $colour } { $left }

game-steps-turn = Orienter
game-steps-walk = Marcher
game-steps-pay = Payer
game-steps-lay = Poser
game-stepsLabel = Étapes du tour
game-loading = On dresse le marché…
game-skip = Passer
game-hereBefore = Étiez-vous déjà ici, dans un autre navigateur ?
game-findSeat = Retrouver ma place
game-spectator = Vous regardez.
game-aside = Mise de côté
game-log = Ce qui s’est passé
game-logEmpty = Rien encore : le marché ouvre.
game-lookBack = Revoir
game-takeBack = Annuler le coup
game-takeBackTitle = Annuler ce coup ?
game-takeBackNote = La partie devient alors un entraînement : elle est marquée ainsi et ne compte pas dans vos statistiques.
game-takeBackNo = Garder le coup
game-takeBackYes = L’annuler
game-practised = Entraînement
game-practisedNote = Entraînement, avec coups annulés : cette partie ne compte pas dans vos statistiques.
game-allLaid = Tous les tapis sont posés
game-result = Voir le résultat

game-hold = Laisser un robot jouer pour { $who }

game-reclaim = Reprendre ma place

game-timeLeft = encore { $text }

orient-title = Par où ira Assam ?
orient-note = Choisissez une flèche sur le plateau, puis lancez.
orient-rollTitle = Lancez le dé pour Assam
orient-rollNote = Sa direction est fixée : il va où il regarde.

orient-worst = au pire −{ $most }

orient-free = gratuit
orient-odds = Risques
orient-oddsTitle = Ce que chaque direction peut coûter
orient-group = Direction d’Assam
orient-table = Dîme selon la direction et le dé
orient-onRoll = Dîme pour un
orient-average = moyenne

orient-on = en { $square }

orient-out = éliminé

orient-arrow = { $turn }, vers { part-heading }, dîme moyenne { $average }

orient-roll = Lancer le dé

orient-lastRoll = Dernier lancer : { $steps }

walk-rolling =
    { $who-is ->
        [you] Vous lancez
       *[other] { $who } lance
    } le dé…

walk-rolled = { part-has } fait { number }

walk-paying =
    { $to-is ->
        [you] { $from } vous doit { $due }
       *[other] { $from-is ->
            [you] Vous devez
           *[other] { $from } doit
        } { $due } à { $to }
    }

walk-laying =
    { $who-is ->
        [you] Vous posez
       *[other] { $who } pose
    } un tapis

walk-turning =
    { $who-is ->
        [you] Vous orientez
       *[other] { $who } oriente
    } Assam

walk-region =
    { $number ->
        [1] Une case { $colour } sous les pieds d’Assam.
       *[other] { CAPITAL(number) } cases { $colour } se touchent sous les pieds d’Assam.
    }

walk-then = puis { $purse }

walk-wait =
    { $who-is ->
        [you] À vous
       *[other] { $who } réfléchit
    }

walk-away =
    { $who-is ->
        [you] À vous
       *[other] { $who } n’est pas là
    }

walk-awayNote = Aucun robot ne joue sans que vous le demandiez.

lay-title = Posez un tapis à côté d’Assam
lay-note = Touchez une case pointillée, puis sa voisine ; ou glissez sur les deux.

lay-second = Une moitié en { $square }. Touchez une case pointillée à côté.

lay-chosen = En { $place }, sur { $covers }. Le bouton le pose.

lay-chosenQuick = En { $place }, sur { $covers }. Touchez-le encore pour le poser.

lay-colour = Tapis { $colour }

lay-group = Emplacements du tapis

lay-place = { $place }, sur { $covers }

lay-confirm = Le poser ici
lay-cancel = Changer
lay-choose = Où le poser ?
lay-refused-assam = Assam est là : aucun tapis sous ses pieds.
lay-refused-away = Une moitié du tapis doit toucher la case d’Assam.
lay-refused-whole_rug = Un tapis ne peut couvrir d’un coup les deux moitiés d’un même tapis.

turn-title = Quelle direction pour le suivant ?
turn-note = Tournez Assam d’un quart : le marchand suivant ira par là.
turn-noteKeep = Tournez Assam d’un quart ou laissez-le : le marchand suivant ira par là.
turn-confirm = Orienter Assam

turn-costs =
    { $who-is ->
        [you] Votre dîme pour un
       *[other] Dîme { OF($who) } pour un
    }

square-bare = { $square }, sol nu

square-rug =
    { $square }, { $colour }, { $owner-is ->
        [nobody] à personne
        [you] à vous
       *[other] à { $owner }
    }, { $other-is ->
        [given] entier avec { $other }
       *[nothing] moitié
    }

square-assam = Assam est ici, tourné vers { part-heading }

square-grid = Cases du marché

moment-cannot =
    { $to-is ->
        [you] { $who } ne peut pas vous payer
       *[other] { $who-is ->
            [you] Vous ne pouvez pas payer { $to }
           *[other] { $who } ne peut pas payer { $to }
        }
    }

moment-takes =
    { $from-is ->
        [you] { $to } vous prend { $paid }
       *[other] { $to-is ->
            [you] Vous prenez { $paid } à { $from }
           *[other] { $to } prend { $paid } à { $from }
        }
    }

moment-leaves =
    { $who-is ->
        [you] quittez le marché
       *[other] quitte le marché
    }

moment-left = { $purse } en bourse

moment-has =
    { $who-is ->
        [you] avez
       *[other] a
    } { $purse } dirhams

moment-owed = dus
moment-paid = payés
moment-all = payés, tout ce qui restait
moment-forgiven = remis

moment-rugs =
    { $who-is ->
        [you] Vos
       *[other] Les
    } tapis restent sur le marché. Ils ne coûtent rien et ne comptent pas.

moment-go = Continuer
moment-watch = Regarder la suite
moment-leave = Partir
