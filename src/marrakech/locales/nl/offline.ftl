### What stands where there is no server; all languages travel in one file.

offline-title = De markt is gesloten
offline-text =
    De server antwoordt niet: hij staat uit, of dit apparaat heeft er geen verbinding mee. Je spellen worden daar
    bewaard en gaan verder waar je ze verliet.
offline-again = Opnieuw proberen
