### What stands where there is no server; all languages travel in one file.

offline-title = O mercado está fechado
offline-text =
    O servidor não responde: está desligado, ou este aparelho não tem conexão com ele. As suas partidas ficam
    guardadas lá e continuam onde você as deixou.
offline-again = Tentar de novo
