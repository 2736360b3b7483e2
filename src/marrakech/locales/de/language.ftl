### What the program needs to know of a language.

language-name = Deutsch
language-printing = suleika
