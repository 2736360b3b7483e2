### What the program needs to know of a language.

language-name = Română
language-printing = ro57
