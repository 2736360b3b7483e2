### How to play well, and how to read a review. Every figure is counted over games between our bots.

wisdom-players = Kooplieden op de markt
wisdom-counted = Elk cijfer is een gemiddelde over { $games } spellen tussen even sterke bots, voor elk aantal spelers. Wat een tapijt oplevert, is het oordeel van de bots zelf.
wisdom-again = Zelf natellen met
wisdom-stage = Gelegde tapijten

wisdom-way-title = Kijk waar Assam kan stoppen
wisdom-way-text = Een richting die je zonder kijken kiest, kost vroeg in het spel { $first } dirham en aan het eind { $last }; de slechtste van de drie kost dan { $worst }. Goede spelers betalen maar weinig meer dan de goedkoopste richting kost.
wisdom-way-axis = Verwachte tol in dirham, per richting
wisdom-way-taken = van goede spelers
wisdom-way-cheapest = de goedkoopste
wisdom-way-any = zomaar een
wisdom-way-dearest = de duurste

wisdom-region-title = Gebieden groeien, en de tol groeit mee
wisdom-region-text = Halverwege heeft het grootste gebied van de markt { $half } vakjes, vlak voor het einde { $end }. Je eigen grootste is kleiner: niemand laat je zomaar groeien.
wisdom-region-axis = Vakjes van het grootste gebied
wisdom-region-own = van jou
wisdom-region-all = van wie dan ook

wisdom-cover-title = Bedek liever anderen dan lege vloer
wisdom-cover-text = Midden in het spel wint het beste tapijt dat één vakje van een andere koopman bedekt { $one } vaker dan het beste op lege vloer, en een dat er twee bedekt { $two } vaker. Goede spelers bedekken er dan twee in { $often } van hun beurten.
wisdom-cover-axis = Wat het aan je winstkans toevoegt
wisdom-cover-one = bedekt één vakje
wisdom-cover-two = bedekt er twee

wisdom-spite-title = Houd de koploper tegen, vooral als het op het eind spannend is
wisdom-spite-text = Kun je de koploper bedekken of een ander, dan is de koploper altijd de betere keuze. In het eerste kwart is dat { $early } winstkans waard; in het laatste, als je een paar punten achter ligt, { $late }.
wisdom-spite-alone = Met twee kooplieden is er maar één om tegen te houden.
wisdom-spite-axis = Wat de koploper bedekken toevoegt, naar je achterstand
wisdom-spite-gaps-leads = jij ligt voor
wisdom-spite-gaps-five = 1 tot 5
wisdom-spite-gaps-ten = 6 tot 10
wisdom-spite-gaps-twenty = 11 tot 20
wisdom-spite-gaps-more = meer
wisdom-spite-early = eerste kwart
wisdom-spite-late = laatste kwart

wisdom-seat-title = Wat de eerste plaats waard is
wisdom-seat-text = Wie begint, wint { $first } van de spellen, wie als laatste aan de beurt is { $last }; { $fair } zou eerlijk zijn. Meer is het niet: maak er geen ruzie over.
wisdom-seat-axis = Gewonnen spellen per plaats
wisdom-seat-nth = plaats { $seat }

wisdom-read-parts-title = Een uitslag bestaat uit vier delen
wisdom-read-parts-text = Iedereen begint met een gelijk deel van de winst. De dobbelsteen verschuift dat, jouw keuzes verschuiven het, de keuzes van anderen ook, en wat overblijft is onze eigen fout bij het schatten, in grijs. Samen zijn de vier de uitslag, in kansen en in punten.
wisdom-read-luck-title = De dobbelsteen: wat er kwam tegen wat je kon verwachten
wisdom-read-luck-text = Je hebt geluk met een worp als je er beter van wordt dan gemiddeld over alle zes de kanten. Over veel spellen komt dat voor iedereen op nul uit.
wisdom-read-choice-title = Keuzes: wat je weggaf
wisdom-read-choice-text = Een keuze wordt vergeleken met de beste die er was, naar de winstkans die je overhoudt. De beste kost niets, dus je eigen keuzes komen nooit boven nul; wat de anderen weggeven, telt voor jou.
wisdom-read-sure-title = Hoe zeker het is
wisdom-read-sure-text = Zijn er nog maar weinig tapijten over, dan is elke waarde exact uitgerekend, en dat staat in de lijst. Daarvoor is het een schatting met de foutmarge ernaast; een verlies kleiner dan die marge noemen we nooit een fout. Wil je het zekerder weten, speel de keuze dan uit.
wisdom-read-mark-title = ? en ??
wisdom-read-mark-text = Eén teken is een keuze die minstens twee punten of 5% winstkans weggaf, twee tekens minstens vier punten of 10%. Kijk daar het eerst naar, en naar de reden ernaast.
wisdom-read-level-title = Je speelt als ...
wisdom-read-level-text = Wat je per beslissing weggaf, wordt vergeleken met wat onze bots weggeven. Eén spel zegt weinig: wacht op het vijfde.
