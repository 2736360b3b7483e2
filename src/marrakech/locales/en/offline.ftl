### What stands where there is no server; all languages travel in one file.

offline-title = The market is closed
offline-text =
    The server does not answer: it is switched off, or this device has no connection to it. Your games are kept
    there and go on where you left them.
offline-again = Try again
