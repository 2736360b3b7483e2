### Ce qu’on dit hors de la page : par notification, courriel et webhook.

calls-turn = À vous : { $what }

calls-reminder = À vous, il reste un jour : { $what }

calls-laid = { $name } a posé { $rug }

calls-begins = le marché ouvre
calls-somebody = Maman

calls-day = { $weekday } { $date }
calls-moment = { $day } à { $time }

calls-line = Manche { $round } sur { $rounds }. Vous avez jusqu’à { $until }.

calls-stop = Arrêter ces messages
calls-askTitle = Marrakech : pouvons-nous vous prévenir ici ?

calls-ask =
    Quelqu’un, vous sans doute, souhaite recevoir un message à cette adresse quand c’est à lui de jouer dans une partie de Marrakech sur { $site }.

    Si c’était vous, confirmez-le ici :
    { $link }

    Sinon, ne faites rien : rien d’autre ne sera envoyé, et l’adresse sera effacée dans deux jours.
