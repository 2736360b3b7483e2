### How to play well, and how to read a review. Every figure is counted over games between our bots.

wisdom-players = Händler auf dem Markt
wisdom-counted = Jede Zahl ist ein Mittel über { $games } Spiele zwischen gleich starken Bots, für jede Zahl von Spielern. Was ein Teppich bringt, sagt das Urteil der Bots selbst.
wisdom-again = Selbst nachzählen mit
wisdom-stage = Gelegte Teppiche

wisdom-way-title = Sieh hin, wo Assam stehen bleiben kann
wisdom-way-text = Ein Weg, den man ohne hinzusehen nimmt, kostet früh im Spiel { $first } Dirham und am Ende { $last }; der schlechteste der drei kostet dann { $worst }. Gute Spieler zahlen kaum mehr, als der billigste Weg kostet.
wisdom-way-axis = Dirham, mit denen du rechnen musst, je Weg
wisdom-way-taken = guter Spieler
wisdom-way-cheapest = der billigste
wisdom-way-any = irgendeiner
wisdom-way-dearest = der teuerste

wisdom-region-title = Gebiete wachsen, und mit ihnen die Abgaben
wisdom-region-text = Zur Halbzeit hat das größte Gebiet des Marktes { $half } Felder, kurz vor dem Ende { $end }. Das eigene größte ist kleiner: Niemand lässt dich umsonst wachsen.
wisdom-region-axis = Felder des größten Gebiets
wisdom-region-own = dein eigenes
wisdom-region-all = irgendeines

wisdom-cover-title = Bedecke lieber andere als freien Boden
wisdom-cover-text = Mitten im Spiel gewinnt der beste Teppich, der ein Feld eines anderen Händlers bedeckt, { $one } öfter als der beste auf freiem Boden, und einer, der zwei bedeckt, { $two } öfter. Gute Spieler bedecken dann in { $often } ihrer Züge zwei.
wisdom-cover-axis = Was es deiner Gewinnchance bringt
wisdom-cover-one = bedeckt ein Feld
wisdom-cover-two = bedeckt zwei

wisdom-spite-title = Bremse den Führenden, vor allem, wenn es am Ende knapp ist
wisdom-spite-text = Wo du den Führenden oder jemand anderen bedecken kannst, ist der Führende immer die bessere Wahl. Im ersten Viertel ist das { $early } eines Sieges wert; im letzten, wenn man ein paar Punkte zurückliegt, { $late }.
wisdom-spite-alone = Bei zwei Händlern gibt es nur einen zu bremsen.
wisdom-spite-axis = Was es bringt, den Führenden zu bedecken, je nach deinem Rückstand
wisdom-spite-gaps-leads = du führst
wisdom-spite-gaps-five = 1 bis 5
wisdom-spite-gaps-ten = 6 bis 10
wisdom-spite-gaps-twenty = 11 bis 20
wisdom-spite-gaps-more = mehr
wisdom-spite-early = erstes Viertel
wisdom-spite-late = letztes Viertel

wisdom-seat-title = Was der erste Platz wert ist
wisdom-seat-text = Wer beginnt, gewinnt { $first } der Spiele, wer zuletzt kommt, { $last }; { $fair } wären gerecht. Das ist alles: Streitet euch nicht darum.
wisdom-seat-axis = Gewonnene Spiele nach Platz
wisdom-seat-nth = Platz { $seat }

wisdom-read-parts-title = Vier Teile machen ein Ergebnis
wisdom-read-parts-text = Alle beginnen mit gleicher Gewinnchance. Die Würfel bewegen sie, deine Entscheidungen bewegen sie, die der anderen bewegen sie, und was übrig bleibt, ist unser eigener Schätzfehler, grau gezeigt. Die vier ergeben zusammen das Ergebnis, in Chancen und in Punkten.
wisdom-read-luck-title = Würfel: was kam, gegen das, was zu erwarten war
wisdom-read-luck-text = Ein Wurf ist Glück, wenn du danach besser dastehst als im Mittel aller sechs Seiten. Über viele Spiele gleicht sich das aus, für alle.
wisdom-read-choice-title = Entscheidungen: was du verschenkt hast
wisdom-read-choice-text = Eine Entscheidung wird mit der besten verglichen, die es gab, nach der Gewinnchance, die sie dir lässt. Die beste kostet nichts, darum zählen eigene Entscheidungen nie mehr als nichts; was die anderen verschenken, zählt für dich.
wisdom-read-sure-title = Wie sicher das ist
wisdom-read-sure-text = Wo nur noch wenige Teppiche fehlen, ist jeder Wert genau ausgerechnet, und die Liste sagt es. Davor ist es eine Schätzung mit ihrem Fehler daneben; ein Verlust, der kleiner ist als dieser Fehler, wird nie Fehler genannt. Spiel ihn aus, um es besser zu wissen.
wisdom-read-mark-title = ? und ??
wisdom-read-mark-text = Ein Zeichen steht bei einer Wahl, die mindestens zwei Punkte oder 5 % eines Sieges verschenkt hat, zwei Zeichen ab vier Punkten oder 10 %. Sieh dir diese zuerst an, und den Grund daneben.
wisdom-read-level-title = Du spielst wie …
wisdom-read-level-text = Was du je Entscheidung verschenkt hast, wird mit dem verglichen, was unsere Bots verschenken. Ein Spiel sagt wenig: Warte auf das fünfte.
