### What the program needs to know of a language.

language-name = Italiano
language-printing = en2021
