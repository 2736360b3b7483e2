### What the program needs to know of a language.

language-name = Português
language-printing = en2021
