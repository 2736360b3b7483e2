### What the program needs to know of a language.

language-name = Español
language-printing = en2021
