### The game in the terminal: what it asks, tells and shows.

# $colour (H | I | S | A)
terminal-colour = { $colour ->
    [H] Henna
    [I] Indigo
    [S] Saffron
   *[A] Almond
  }
