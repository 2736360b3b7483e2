### Ce qu’on lit là où il n’y a pas de serveur.

offline-title = Le marché est fermé
offline-text =
    Le serveur ne répond pas : il est éteint, ou cet appareil ne peut pas le joindre. Vos parties y sont gardées
    et reprendront où vous en étiez.
offline-again = Réessayer
