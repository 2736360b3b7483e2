### La partie dans le terminal : ce qu’elle demande, raconte et montre.

terminal-colour = { $colour ->
    [H] Henné
    [I] Indigo
    [S] Safran
   *[A] Amande
  }
