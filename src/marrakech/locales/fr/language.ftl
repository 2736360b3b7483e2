### Ce que le programme doit savoir d’une langue.

language-name = Français
language-printing = fr60
