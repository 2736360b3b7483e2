### The rules page.

rules-title = Zo speel je Marrakech
rules-intro = Je bent tapijtkoopman. Assam, de baas van de markt, loopt tussen de tapijten rond. Wie hem op andermans tapijt laat stoppen, betaalt.
rules-choose = Regels van
rules-inForce = Dit spel gaat volgens
rules-sections-aim-title = Het doel
rules-sections-aim-text = Ligt het laatste tapijt, dan is elke dirham in je beurs en elk zichtbaar vakje van jouw kleur een punt. De meeste punten winnen; bij gelijke stand wint de vollere beurs, en is ook die gelijk, dan deel je de plaats.
rules-sections-preparation-title = Vóór de eerste beurt
rules-sections-preparation-text = Assam staat op het middelste vakje. Iedereen begint met 30 dirham: vijf munten van 1 en vijf van 5. Met vier kooplieden heeft ieder 12 tapijten van één kleur, met drie ieder 15. De beurt gaat met de klok mee.
rules-sections-preparation-more = Met twee kooplieden heeft ieder 24 tapijten, 12 van elk van zijn twee kleuren, geschud tot een stapel en gelegd in die volgorde. Jullie zien allebei het bovenste tapijt, en niemand ziet wat eronder ligt. Een gebied heeft maar één kleur, en geen van je eigen kleuren kost je iets.
rules-sections-turn-title = 1. Draaien
rules-sections-turn-text = Voor je gooit, mag je Assam een kwartslag naar links of naar rechts draaien, of hem laten zoals hij staat. Omdraaien mag nooit.
rules-sections-walk-title = 2. Lopen
rules-sections-walk-text = Op de dobbelsteen staan 1, 2, 2, 3, 3 en 4. Assam loopt zoveel vakjes rechtdoor.

rules-sections-walk-more =
    { $edge ->
        [mosaics] Aan de rand brengt een halve cirkel van mozaïek hem op de rij ernaast. In twee hoeken brengt het grotere mozaïek hem terug op het vakje waar hij vandaan kwam, een kwartslag gedraaid. Het mozaïek kost geen stap; het vakje waarop hij terugkomt wel.
       *[arrows] Aan de rand brengt een pijl hem op de rij ernaast. In twee hoeken brengt de grotere pijl hem terug op het vakje waar hij vandaan kwam, een kwartslag gedraaid. De pijl kost geen stap; het vakje waarop hij terugkomt wel.
    }

rules-sections-pay-title = 3. Tol betalen
rules-sections-pay-text = Stopt hij op het tapijt van een andere koopman, dan betaal je die koopman tol: één dirham voor elk vakje van het gebied waarop hij staat. Een gebied is alles wat je van die kleur ziet en met de zijden aan elkaar ligt; hoeken tellen niet, Assams eigen vakje wel.
rules-sections-pay-more = Lege vloer, eigen tapijten en tapijten van wie eruit ligt kosten niets.
rules-sections-lay-title = 4. Een tapijt leggen
rules-sections-lay-text = Een tapijt bedekt twee vakjes naast elkaar. De ene helft ligt met een zijde tegen Assams vakje, de andere ligt naast de eerste. Zijn eigen vakje blijft vrij.
rules-sections-lay-more = Het mag op lege vloer liggen, op een half tapijt en lege vloer, of op helften van twee verschillende tapijten. Nooit op beide zichtbare helften van één tapijt in één keer. Een tapijt dat al een helft kwijt is, mag ook de andere verliezen.
rules-sections-end-title = Het einde
rules-sections-end-text = Het spel is uit als het laatste tapijt ligt, of zodra er nog maar één koopman over is.
rules-outTitle = Als je niet kunt betalen
rules-out = Je betaalt wat je hebt en ligt eruit: de tapijten in je hand gaan in de doos, die op het bord blijven, kosten niets en tellen voor niemand. Je legt geen tapijt.
rules-playsOn = Je betaalt wat je hebt en speelt verder.
rules-playsOnNote = Deze regels zeggen niet wat er dan gebeurt; zo doen wij het.
rules-variantTitle = De variant: draaien aan het eind
rules-variant = Je draait Assam niet voor de worp maar na je tapijt: een kwartslag naar links of rechts, en die kant op moet de volgende koopman.
rules-variantNone = Deze uitgave heeft geen variant.

rules-pictures-walk =
    { $edge ->
        [mosaics] Langs een halve cirkel, en langs het grotere mozaïek in de hoek.
       *[arrows] Langs een pijl, en langs de grotere pijl in de hoek.
    }

rules-pictures-pay = Assam stopte op Indigo: vier vakjes, vier dirham. Het Indigo rechts raakt er geen met een zijde.
rules-pictures-cut = Een tapijt dwars eroverheen knipt een gebied door: Assam op Saffraan kost vier, en geen zes.
rules-pictures-legal = Mag
rules-pictures-illegal = Mag niet
rules-pictures-bare = Twee lege vakjes.
rules-pictures-half = Een leeg vakje en een half tapijt.
rules-pictures-two = Helften van twee verschillende tapijten.
rules-pictures-assam = Onder Assam.
rules-pictures-away = Los van Assam: geen van beide helften raakt zijn vakje.
rules-pictures-whole = Beide helften van één tapijt in één keer.
rules-printings = De uitgaven vergeleken
rules-printingsNote = Hetzelfde spel is meerdere keren gedrukt. Waar de regels zwijgen, zeggen we hoe wij het doen.
rules-table-rugs = Tapijten in de doos
rules-table-edge = Langs de rand
rules-table-insolvency = Kan niet alles betalen
rules-table-variant = Draaien aan het eind
rules-table-two = Twee kooplieden
rules-table-starter = Wie begint
rules-rugsUnknown = niet vermeld
rules-rugs = { $rugs } ({ $sets })
rules-edge-mosaics = mozaïeken
rules-edge-arrows = pijlen
rules-insolvency-out = ligt uit het spel
rules-insolvency-plays_on = betaalt wat er is, speelt verder
rules-variants-yes = mogelijk
rules-variants-no = niet vermeld
rules-two-two_colours = 24 tapijten in twee kleuren
rules-two-one_colour = of 15 in één kleur
rules-starter-holiday = wie het laatst op vakantie was in Marokko
rules-starter-decide = de spelers spreken het af
rules-starter-not_printed = niet vermeld
rules-ours = zo doen wij het
rules-printed = staat in de regels
rules-none = komt niet voor
rules-rulingsTitle = Wat de regels openlaten
rules-rulingsNote = Per uitgave: waar het gedrukt staat, en waar wij het zo doen.
rules-point = Punt
rules-rulings-shared-title = Gedeelde plaatsen
rules-rulings-shared-text = Gelijke score en gelijke beurs: samen op dezelfde plaats.
rules-rulings-whole-title = Een heel eigen tapijt
rules-rulings-whole-text = De regels verbieden een tapijt van een tegenstander in één keer helemaal te bedekken, en noemen alleen helften van verschillende tapijten; wij verbieden het ook bij je eigen tapijt. Een huisregel staat het toe.
rules-rulings-begins-title = Wie begint
rules-rulings-begins-text = Wie het spel opzet, kiest wie begint; anders is dat plaats 1.
rules-rulings-top-title = De bovenkant van de stapel
rules-rulings-top-text = Met twee kooplieden zien beiden het bovenste tapijt van elke stapel, en niemand wat eronder ligt.
rules-rulings-order-title = De volgorde van de stapel
rules-rulings-order-text = De tapijten leg je in de volgorde van de stapel.
rules-rulings-twelve-title = Twaalf van elke kleur
rules-rulings-twelve-text = De 24 tapijten bij twee kooplieden zijn er 12 van elke kleur.
rules-rulings-insolvent-title = Wie niet kan betalen
rules-rulings-insolvent-text = Waar de regels niets zeggen, betaal je wat er is en speel je verder.
rules-rulings-exact-title = Precies genoeg
rules-rulings-exact-text = Wie alles kan betalen, blijft erin, ook met een lege beurs.
rules-rulings-ranked-title = Plaats van wie eruit ligt
rules-rulings-ranked-text = Wie eruit ligt, eindigt achter iedereen die bleef; wie later afviel, vóór wie eerder afviel.
rules-rulings-noRug-title = Geen tapijt als je eruit ligt
rules-rulings-noRug-text = Wie afvalt, is meteen klaar met zijn beurt: geen tapijt, en in de variant geen kwartslag.
rules-rulings-variant-title = De eerste beurt van de variant
rules-rulings-variant-text = Assam kijkt naar het noorden; nog niemand heeft hem gedraaid.
rules-rulings-short-title = De kleine set
rules-rulings-short-text = Eén set heeft 12 tapijten; bij ons is dat Amandel, dus drie kooplieden spelen met de andere drie.
rules-rulings-preparation-title = Voorbereiding
rules-rulings-preparation-text = Assam in het midden, 30 dirham, 12 of 15 tapijten, met de klok mee. Bij Suleika staan voorbereiding en inhoud er niet bij; wij nemen die van de andere uitgaven.
rules-learn = Liever leren door te doen? Een paar stappen, vijf minuten.
rules-print = Deze regels afdrukken
