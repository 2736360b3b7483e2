### What stands where there is no server; all languages travel in one file.

offline-title = El mercado está cerrado
offline-text =
    El servidor no responde: está apagado, o este aparato no tiene conexión con él. Tus partidas se guardan allí y
    siguen donde las dejaste.
offline-again = Probar otra vez
