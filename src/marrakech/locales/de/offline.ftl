### What stands where there is no server; all languages travel in one file.

offline-title = Der Markt ist geschlossen
offline-text =
    Der Server antwortet nicht: Er ist ausgeschaltet, oder dieses Gerät hat keine Verbindung zu ihm. Deine Spiele
    liegen dort sicher und gehen weiter, wo du sie verlassen hast.
offline-again = Noch einmal versuchen
