### What the program needs to know of a language.

## Its own name, as menus show it.
language-name = English

## The printing that its readers begin with: en2021, fr60, fr57, suleika or ro57.
language-printing = en2021
