### Mes parties lentes, et comment on y appelle les joueurs.

slow-none = Personne ne vous attend.
slow-noGames = Pas encore de partie lente. Au choix de la pendule, prenez un tour en plusieurs jours.

slow-yourTurnIn =
    { $count ->
        [1] À vous dans une partie
        [2] À vous dans deux parties
        [3] À vous dans trois parties
        [4] À vous dans quatre parties
       *[other] À vous dans { $count } parties
    }

slow-title = Parties lentes

slow-kind =
    { $days ->
        [one] Parties lentes, { $days } jour par tour
       *[other] Parties lentes, { $days } jours par tour
    }

slow-laid =
    { $who-is ->
        [you] Vous avez posé { $rug }
       *[other] { $who } a posé { $rug }
    }

slow-begins = Le marché ouvre

slow-hasWaited = { $name } attend

slow-yourTurn = À vous

slow-turnOf = Au tour { OF($name) }

slow-forMinutes =
    { $minutes ->
        [one] depuis { $minutes } minute
       *[other] depuis { $minutes } minutes
    }

slow-sinceToday = depuis { $time } aujourd’hui

slow-sinceYesterday = depuis hier, { $time }

slow-since = depuis { $day }, { $time }

slow-left = encore { $time }

slow-leftThenBot = encore { $time }, puis un robot joue

slow-move = À vous de jouer
slow-others = Au tour des autres
slow-othersNote = Rien à faire ici

slow-roundOf =
    Manche { $round } sur { $rounds }, { $players ->
        [2] deux marchands
        [3] trois marchands
       *[4] quatre marchands
    }

slow-standing = Points : { $names }

slow-calls-title = Comment vous prévenir ?
slow-calls-note = Seulement quand c’est à vous, et encore une fois quand il reste un jour.

slow-calls-called = On vous prévient { $ways }

slow-calls-by-push = sur cet appareil
slow-calls-by-mail = par courriel
slow-calls-by-webhook = par webhook
slow-calls-push-name = Cet appareil
slow-calls-push-note = Une notification, même quand la page est fermée
slow-calls-push-off = Cet hôte n’offre pas Web Push
slow-calls-push-field = Cet appareil
slow-calls-mail-name = Courriel
slow-calls-mail-note = Une ligne et un lien, rien d’autre
slow-calls-mail-off = Cet hôte n’envoie pas de courriel
slow-calls-mail-field = Adresse de courriel
slow-calls-webhook-name = Un webhook
slow-calls-webhook-note = Pour un salon de discussion, ou ce qui écoute
slow-calls-webhook-off = Cet hôte n’offre pas de webhook
slow-calls-webhook-field = Adresse du webhook
slow-calls-refused = Ce navigateur ne nous laisse pas faire
slow-calls-now = maintenant
slow-calls-reads = Ce que dit la notification
slow-calls-unconfirmed = Nous y avons envoyé un courriel. Ouvrez son lien : nous pourrons alors vous prévenir.
slow-calls-save = Enregistrer
slow-calls-test = Envoyer un essai
slow-calls-testing = Envoi…

slow-calls-tested = Envoyé { $ways }.

slow-calls-failed = Il n’est pas arrivé { $ways }.

slow-calls-done = Terminé
slow-message-stop-title = Arrêter ces messages ?
slow-message-stop-note = Plus rien n’y sera envoyé, et l’adresse est effacée. Vos parties continuent.
slow-message-stop-button = Arrêter ces messages
slow-message-stop-done = C’est arrêté. L’adresse est effacée.
slow-message-confirm-title = Vous prévenir ici ?
slow-message-confirm-note = Quand c’est à vous dans une partie lente, et encore une fois quand il reste un jour. Chaque message a un lien qui l’arrête.
slow-message-confirm-button = Oui, prévenez-moi ici
slow-message-confirm-done = Nous vous préviendrons désormais à cette adresse.
slow-message-games = Vers mes parties
