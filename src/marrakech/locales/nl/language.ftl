### What the program needs to know of a language.

language-name = Nederlands
language-printing = en2021
