### The rules page.

rules-title = Wie man Marrakech spielt
rules-intro = Du bist Teppichhändler. Assam, der Herr des Marktes, geht zwischen den Teppichen umher. Wer ihn auf jemandes Teppich schickt, zahlt dafür.
rules-choose = Regeln von
rules-inForce = Dieses Spiel läuft nach
rules-sections-aim-title = Das Ziel
rules-sections-aim-text = Liegt der letzte Teppich, zählt jeder Dirham in deiner Börse und jedes sichtbare Feld deiner Farbe einen Punkt. Die meisten Punkte gewinnen; bei Gleichstand die vollere Börse, und ist auch die gleich, teilt man sich den Platz.
rules-sections-preparation-title = Vor dem ersten Zug
rules-sections-preparation-text = Assam steht auf dem mittleren Feld. Alle beginnen mit 30 Dirham: fünf Münzen zu 1 und fünf zu 5. Vier Händler haben je 12 Teppiche einer Farbe, drei haben 15. Gespielt wird im Uhrzeigersinn.
rules-sections-preparation-more = Zwei Händler haben je 24 Teppiche, 12 von jeder ihrer zwei Farben, zu einem Stapel gemischt und in seiner Reihenfolge gelegt. Beide sehen den obersten Teppich; was darunter liegt, sieht niemand. Ein Gebiet hat nur eine Farbe, und keine deiner Farben kostet dich etwas.
rules-sections-turn-title = 1. Drehen
rules-sections-turn-text = Bevor gewürfelt wird, darfst du Assam um ein Viertel nach links oder rechts drehen oder ihn lassen, wie er ist. Nie eine halbe Drehung.
rules-sections-walk-title = 2. Laufen
rules-sections-walk-text = Der Würfel hat die Seiten 1, 2, 2, 3, 3 und 4. Assam geht so viele Felder geradeaus.

rules-sections-walk-more =
    { $edge ->
        [mosaics] Am Rand führt ihn ein Mosaik-Halbkreis auf die Reihe neben seiner. In zwei Ecken bringt ihn das größere Mosaik auf genau das Feld zurück, das er verlassen hat, um ein Viertel gedreht. Das Mosaik kostet keinen Schritt; das Feld, auf dem er zurückkommt, ist einer.
       *[arrows] Am Rand führt ihn ein Pfeil auf die Reihe neben seiner. In zwei Ecken bringt ihn der größere Pfeil auf genau das Feld zurück, das er verlassen hat, um ein Viertel gedreht. Der Pfeil kostet keinen Schritt; das Feld, auf dem er zurückkommt, ist einer.
    }

rules-sections-pay-title = 3. Die Abgabe zahlen
rules-sections-pay-text = Bleibt er auf dem Teppich eines anderen Händlers stehen, schuldest du diesem die Abgabe: einen Dirham für jedes Feld des Gebiets, auf dem er steht. Ein Gebiet sind alle sichtbaren Felder dieser Farbe, die Kante an Kante zusammenhängen; Ecken zählen nicht, Assams eigenes Feld zählt mit.
rules-sections-pay-more = Freier Boden, eigene Teppiche und die Teppiche von Ausgeschiedenen kosten nichts.
rules-sections-lay-title = 4. Einen Teppich legen
rules-sections-lay-text = Ein Teppich bedeckt zwei Felder nebeneinander. Eine Hälfte hat eine Kante mit Assams Feld gemeinsam, die zweite liegt neben der ersten. Sein eigenes Feld bleibt frei.
rules-sections-lay-more = Er darf auf freiem Boden liegen, auf einem halben Teppich und freiem Boden oder auf Hälften zweier verschiedener Teppiche. Nie auf beiden sichtbaren Hälften eines Teppichs zugleich. Ein Teppich, der eine Hälfte verloren hat, darf auch die andere verlieren.
rules-sections-end-title = Das Ende
rules-sections-end-text = Das Spiel ist zu Ende, wenn der letzte Teppich liegt oder sobald nur noch ein Händler übrig ist.
rules-outTitle = Wenn du nicht zahlen kannst
rules-out = Du zahlst, was du hast, und scheidest aus: Noch nicht gelegte Teppiche kommen in die Schachtel; die auf dem Brett bleiben liegen, kosten nichts und zählen für niemanden. Du legst keinen Teppich.
rules-playsOn = Du zahlst, was du hast, und spielst weiter.
rules-playsOnNote = Dieses Blatt sagt nicht, was geschieht; so halten wir es.
rules-variantTitle = Die Variante: Drehen am Ende
rules-variant = Du drehst Assam nicht vor dem Wurf, sondern nach deinem Teppich: um ein Viertel nach links oder rechts, und dorthin muss der nächste Händler.
rules-variantNone = Auf diesem Blatt gibt es keine Variante.

rules-pictures-walk =
    { $edge ->
        [mosaics] Um einen Halbkreis, und um das größere Mosaik in der Ecke.
       *[arrows] Um einen Pfeil, und um den größeren Pfeil in der Ecke.
    }

rules-pictures-pay = Assam blieb auf Indigo stehen: vier Felder, vier Dirham. Das Indigo rechts berührt keines davon mit einer Kante.
rules-pictures-cut = Ein Teppich quer darüber zerschneidet ein Gebiet: Assam auf Safran kostet vier, und nicht sechs.
rules-pictures-legal = Erlaubt
rules-pictures-illegal = Nicht erlaubt
rules-pictures-bare = Zwei freie Felder.
rules-pictures-half = Ein freies Feld und ein halber Teppich.
rules-pictures-two = Hälften zweier verschiedener Teppiche.
rules-pictures-assam = Unter Assam.
rules-pictures-away = Weg von Assam: Keine Hälfte berührt sein Feld.
rules-pictures-whole = Beide Hälften eines Teppichs zugleich.
rules-printings = Die Ausgaben im Vergleich
rules-printingsNote = Dasselbe Spiel wurde mehrmals gedruckt. Wo ein Blatt schweigt, sagen wir, wie wir es halten.
rules-table-rugs = Teppiche in der Schachtel
rules-table-edge = Rund um den Rand
rules-table-insolvency = Kann nicht alles zahlen
rules-table-variant = Drehen am Ende
rules-table-two = Zwei Händler
rules-table-starter = Wer beginnt
rules-rugsUnknown = nicht gedruckt
rules-rugs = { $rugs } ({ $sets })
rules-edge-mosaics = Mosaiken
rules-edge-arrows = Pfeile
rules-insolvency-out = scheidet aus
rules-insolvency-plays_on = zahlt, was da ist, spielt weiter
rules-variants-yes = angeboten
rules-variants-no = nicht gedruckt
rules-two-two_colours = 24 Teppiche in zwei Farben
rules-two-one_colour = oder 15 in einer Farbe
rules-starter-holiday = wer zuletzt in Marokko im Urlaub war
rules-starter-decide = die Spieler entscheiden
rules-starter-not_printed = nicht gedruckt
rules-ours = so halten wir es
rules-printed = gedruckt
rules-none = kommt nicht vor
rules-rulingsTitle = Was die Blätter offenlassen
rules-rulingsNote = Je Ausgabe vermerkt: wo das Blatt es sagt, und wo wir es so halten.
rules-point = Punkt
rules-rulings-shared-title = Geteilte Plätze
rules-rulings-shared-text = Bei gleichen Punkten und gleicher Börse teilt man sich den Platz.
rules-rulings-whole-title = Ein eigener ganzer Teppich
rules-rulings-whole-text = Die Blätter verbieten, den Teppich eines Gegners auf einmal ganz zu bedecken, und nennen nur Hälften verschiedener Teppiche; wir verbieten es auch für den eigenen. Eine Hausregel erlaubt es.
rules-rulings-begins-title = Wer beginnt
rules-rulings-begins-text = Wer das Spiel einrichtet, wählt, wer beginnt; sonst ist es Platz 1.
rules-rulings-top-title = Der oberste Teppich
rules-rulings-top-text = Bei zwei Händlern sehen beide den obersten Teppich jedes Stapels; was darunter liegt, sieht niemand.
rules-rulings-order-title = Die Reihenfolge des Stapels
rules-rulings-order-text = Die Teppiche werden in der Reihenfolge des Stapels gelegt.
rules-rulings-twelve-title = Zwölf von jeder Farbe
rules-rulings-twelve-text = Die 24 Teppiche bei zwei Händlern sind 12 von jeder Farbe.
rules-rulings-insolvent-title = Wer nicht zahlen kann
rules-rulings-insolvent-text = Wo das Blatt nichts sagt, zahlt man, was da ist, und spielt weiter.
rules-rulings-exact-title = Genau zahlen
rules-rulings-exact-text = Wer alles zahlen kann, bleibt im Spiel, auch wenn nichts übrig bleibt.
rules-rulings-ranked-title = Rang der Ausgeschiedenen
rules-rulings-ranked-text = Ausgeschiedene stehen hinter allen, die geblieben sind, später Ausgeschiedene vor früheren.
rules-rulings-noRug-title = Kein Teppich beim Ausscheiden
rules-rulings-noRug-text = Der Zug endet mit dem Ausscheiden: kein Teppich, und in der Variante keine Drehung.
rules-rulings-variant-title = Der erste Zug der Variante
rules-rulings-variant-text = Assam schaut nach Norden; noch hat ihn niemand gedreht.
rules-rulings-short-title = Der kurze Satz
rules-rulings-short-text = Ein Satz hat 12 Teppiche; bei uns ist es Mandel, drei Händler spielen also mit den anderen drei.
rules-rulings-preparation-title = Vorbereitung
rules-rulings-preparation-text = Assam in der Mitte, 30 Dirham, 12 oder 15 Teppiche, im Uhrzeigersinn. Suleika druckt weder Vorbereitung noch Inhalt; wir nehmen die der anderen Blätter.
rules-learn = Lieber gleich mitmachen? Ein paar Schritte, fünf Minuten.
rules-print = Diese Regeln drucken
