### What stands where there is no server; all languages travel in one file.

offline-title = Il mercato è chiuso
offline-text =
    Il server non risponde: è spento, o questo dispositivo non è collegato. Le tue partite sono al sicuro lì e
    riprendono da dove le hai lasciate.
offline-again = Riprova
