### The rules of a printing, as `marrakech rules` explains them.

rulebook-heading = { $rules }, { $players } Spieler

rulebook-printing =
    { $printing ->
        [fr60] Marrakech, französisch, 60 Teppiche
        [fr57] Marrakech, französisch, 57 Teppiche
        [suleika] Suleika, französisch
        [ro57] Marrakech, rumänisch, 57 Teppiche
       *[en2021] Marrakech, englisch, 2021
    }

## The market

rulebook-market-title = Der Markt
rulebook-market =
    Sieben mal sieben Felder, von a1 unten links bis g7 oben rechts. Assam, dem der Markt gehört, beginnt
    auf d4 in der Mitte. Rund um den Rand laufen { $edge ->
        [arrows] Pfeile
       *[mosaics] Mosaiken
    }, die ihn aufs Brett zurückführen, sooft er es verlässt.

## Setting up

rulebook-setup-title = Vorbereitung
rulebook-setup-piles =
    Zwei Händler beginnen mit je { $purse } Dirham und { $rugs } Teppichen: { $stock } von jeder ihrer zwei
    Farben, zu einem Stapel gemischt. Henna und Safran spielen gegen Indigo und Mandel.
rulebook-setup-colours =
    { $players ->
        [2] Zwei
        [3] Drei
       *[4] Vier
    } Händler beginnen mit je { $purse } Dirham und { $rugs } Teppichen, alle von einer Farbe: { $players ->
        [2] Henna, Indigo
        [3] Henna, Indigo, Safran
       *[4] Henna, Indigo, Safran, Mandel
    }.
rulebook-starter =
    { $starter ->
        [holiday] Wer zuletzt in Marokko im Urlaub war, beginnt.
        [decide] Die Spieler entscheiden, wer beginnt.
       *[unsaid] Diese Ausgabe sagt nicht, wer beginnt.
    } Gespielt wird im Uhrzeigersinn; hier beginnt der erste Platz.
rulebook-box =
    In der Schachtel sind { $rugs } Teppiche und nur drei Sätze zu 15, zu dritt spielt man also mit diesen drei Farben.

## A turn

rulebook-orient-title = 1. Eine Richtung wählen
rulebook-orient =
    Vor dem Wurf bleibt Assam, wie er steht, oder wird um ein Viertel nach links oder rechts gedreht. Auf der
    Stelle umgedreht wird er nie.
rulebook-rollFirst-title = 1. Keine Wahl der Richtung
rulebook-rollFirst =
    Das ist die Variante: Assam geht, wohin er schaut; das hat der Händler vor dir festgelegt, indem er ihn am
    Ende seines Zuges gedreht hat.
rulebook-walk-title = 2. Würfeln und laufen
rulebook-walk =
    Der Würfel hat die Seiten { $faces }. Assam geht so viele Felder geradeaus. Wo er das Brett verlässt, bringen
    ihn die { $edge ->
        [arrows] Pfeile
       *[mosaics] Mosaiken
    } auf die Reihe daneben, in Gegenrichtung; in den Ecken g7 und a1 kommt er auf dasselbe Feld zurück, um
    ein Viertel gedreht. Der Umweg kostet keinen Schritt, das Feld, auf das er kommt, schon.
rulebook-pay-title = 3. Die Abgabe zahlen
rulebook-pay =
    Bleibt Assam auf dem Teppich eines Gegners stehen, zahlst du ihm einen Dirham für jedes Feld des Gebiets: alle
    sichtbaren Felder dieser Farbe, die Kante an Kante mit seinem Feld zusammenhängen, seines eingeschlossen.
    Eine Ecke verbindet nicht. Freier Boden und eigene Teppiche kosten nichts.
rulebook-pay-piles =
    Ein Gebiet hat nur eine Farbe: Es endet, wo die andere Farbe desselben Gegners beginnt.
rulebook-insolvency =
    { $elimination ->
        [yes]
            Wer nicht alles zahlen kann, zahlt, was da ist, und scheidet aus: Der Zug endet, noch nicht gelegte
            Teppiche kommen in die Schachtel, gelegte bleiben und werden neutral, sodass niemand auf ihnen zahlt und
            sie niemandem zählen; bedeckt werden können sie wie alle anderen. Wer bis zum letzten Dirham zahlt, hat
            alles bezahlt.
       *[no] Wer nicht alles zahlen kann, zahlt, was da ist, und spielt weiter.
    }{ $source ->
        [house] {" "}(Eine Hausregel zu { $printing }.)
        [unsaid] {" "}(Das Blatt von { $printing } sagt dazu nichts; so halten wir es.)
       *[printed] {""}
    }
rulebook-lay-title = 4. Einen Teppich legen
rulebook-lay =
    Ein Teppich bedeckt zwei benachbarte Felder. Mindestens eines davon hat eine Kante mit Assams Feld gemeinsam,
    und keines ist Assams Feld.
rulebook-lay-over =
    Er darf auf freiem Boden liegen, auf einem freien Feld und einem halben Teppich oder auf Hälften zweier
    verschiedener Teppiche, gleich welcher Farbe. { $own ->
        [yes] Beide sichtbaren Hälften eines Teppichs darf er nur dann auf einmal bedecken, wenn es dein eigener ist (eine Hausregel).
       *[no] Beide sichtbaren Hälften eines Teppichs darf er nie auf einmal bedecken.
    } Ein Teppich, dessen eine Hälfte schon verdeckt ist, darf auch die andere verlieren.
rulebook-piles-title = Die Stapel
rulebook-piles =
    Teppiche werden in der Reihenfolge des Stapels gelegt. Den obersten kennen beide Spieler, was darunter liegt,
    niemand: Die Chance einer Farbe ist ihr Anteil an dem, was übrig ist.
rulebook-turn-title = 5. Assam drehen
rulebook-turn =
    Dreh Assam um ein Viertel nach links oder rechts; das legt den Weg des nächsten Händlers fest. { $keep ->
        [yes] Nach Hausregel darf er auch so bleiben.
       *[no] Die Drehung ist Pflicht.
    }{ $elimination ->
        [yes] {" "}Wer ausscheidet, dreht ihn nicht.
       *[no] {""}
    }

## The end

rulebook-end-title = Das Ende
rulebook-end =
    Das Spiel endet, wenn der letzte Teppich liegt{ $elimination ->
        [yes] , oder sobald nur noch ein Händler übrig ist
       *[no] {""}
    }. Jeder Dirham und jedes sichtbare Feld deiner Farben ist ein Punkt. Die meisten Punkte gewinnen; bei Gleichstand
    gewinnt, wer mehr Dirham hat, und ist auch das gleich, teilt man sich den Platz.{ $elimination ->
        [yes] {" "}Ausgeschiedene stehen hinter allen, die geblieben sind, spätere vor früheren.
       *[no] {""}
    }

## Other ways to play, by the names of their switches

rulebook-ways-title = Andere Spielweisen
rulebook-ways-one-colour = - one-colour: zu zweit mit je 15 Teppichen einer Farbe, wie es in der Vorbereitung steht
rulebook-ways-end-turn = - end-turn: die Variante dieser Ausgabe, mit der Drehung am Ende statt am Anfang
rulebook-ways-keep-heading = - keep-heading: die Drehung am Ende darf entfallen (Hausregel)
rulebook-ways-cover-own = - cover-own: beide Hälften eines eigenen Teppichs dürfen auf einmal bedeckt werden (Hausregel)
rulebook-ways-elimination = - elimination: wer nicht alles zahlen kann, scheidet aus (Hausregel)
rulebook-ways-no-elimination = - no-elimination: wer nicht alles zahlen kann, zahlt, was da ist, und spielt weiter (Hausregel)

## The printings side by side: a label and what stands in each column

rulebook-rows-title = Titel
rulebook-rows-language = Sprache
rulebook-cells-language = { $language ->
    [en] Englisch
    [ro] Rumänisch
   *[fr] Französisch
  }
rulebook-rows-rugs = Teppiche in der Schachtel
rulebook-cells-rugs = { $rugs ->
    [0] nicht gedruckt
   *[other] { $rugs }: { $sets }
  }
rulebook-rows-edge = Rand
rulebook-cells-edge = { $edge ->
    [arrows] Pfeile
   *[mosaics] Mosaiken
  }
rulebook-rows-insolvency = kann nicht alles zahlen
rulebook-cells-insolvency = { $elimination ->
    [yes] scheidet aus
   *[no] zahlt, was da ist, und spielt weiter
  }{ $printed ->
    [yes] {""}
   *[no] {" "}(nicht gedruckt)
  }
rulebook-rows-variant = Variante: Drehen am Ende
rulebook-cells-variant = { $offered ->
    [yes] angeboten
   *[no] nein
  }
rulebook-rows-two = zwei Spieler
rulebook-cells-two = { $ways ->
    [both] 24 Teppiche in zwei Farben oder 15 in einer
    [one_colour] 15 in einer Farbe
   *[two_colours] 24 Teppiche in zwei Farben
  }
rulebook-rows-starter = wer beginnt
rulebook-cells-starter = { $starter ->
    [holiday] zuletzt im Urlaub in Marokko
    [decide] die Spieler entscheiden
   *[unsaid] nicht gedruckt
  }
