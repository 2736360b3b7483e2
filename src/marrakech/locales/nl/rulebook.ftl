### The rules of a printing, as `marrakech rules` explains them.

rulebook-heading = { $rules }, { $players } spelers

rulebook-printing =
    { $printing ->
        [fr60] Marrakech, Frans, 60 tapijten
        [fr57] Marrakech, Frans, 57 tapijten
        [suleika] Suleika, Frans
        [ro57] Marrakech, Roemeens, 57 tapijten
       *[en2021] Marrakech, Engels, 2021
    }

## The market

rulebook-market-title = De markt
rulebook-market =
    Zeven bij zeven vakjes, van a1 linksonder tot g7 rechtsboven. Assam, van wie de markt is, begint op d4 in
    het midden. Langs de rand lopen { $edge ->
        [arrows] pijlen
       *[mosaics] mozaïeken
    } die hem terug het bord op leiden, telkens als hij het verlaat.

## Setting up

rulebook-setup-title = Voorbereiding
rulebook-setup-piles =
    Twee kooplieden beginnen elk met { $purse } dirham en { $rugs } tapijten: { $stock } van elk van hun twee
    kleuren, geschud tot één stapel. Henna en Saffraan spelen tegen Indigo en Amandel.
rulebook-setup-colours =
    { $players ->
        [2] Twee
        [3] Drie
       *[4] Vier
    } kooplieden beginnen elk met { $purse } dirham en { $rugs } tapijten, allemaal van één kleur: { $players ->
        [2] Henna, Indigo
        [3] Henna, Indigo, Saffraan
       *[4] Henna, Indigo, Saffraan, Amandel
    }.
rulebook-starter =
    { $starter ->
        [holiday] Wie het laatst op vakantie was in Marokko, begint.
        [decide] De spelers spreken af wie begint.
       *[unsaid] Deze uitgave zegt niet wie begint.
    } De beurt gaat met de klok mee; hier begint de eerste plaats.
rulebook-box =
    In de doos zitten { $rugs } tapijten en maar drie sets van 15, dus met drie spelers gebruik je die drie kleuren.

## A turn

rulebook-orient-title = 1. Kies een richting
rulebook-orient =
    Laat Assam vóór de worp staan zoals hij staat, of draai hem een kwartslag naar links of naar rechts. Omdraaien
    doet hij nooit.
rulebook-rollFirst-title = 1. Geen keuze van richting
rulebook-rollFirst =
    Dit is de variant: Assam loopt waarheen hij kijkt. De koopman vóór jou heeft dat bepaald door hem aan het eind
    van zijn beurt te draaien.
rulebook-walk-title = 2. Gooien en lopen
rulebook-walk =
    Op de dobbelsteen staan { $faces }. Assam loopt zoveel vakjes rechtdoor. Waar hij van het bord loopt, brengen de
    { $edge ->
        [arrows] pijlen
       *[mosaics] mozaïeken
    } hem op de rij ernaast weer terug; in de hoeken g7 en a1 komt hij op hetzelfde vakje terug, een kwartslag
    gedraaid. Omlopen kost geen stap, het vakje waarop hij terugkomt wel.
rulebook-pay-title = 3. Betaal de tol
rulebook-pay =
    Stopt Assam op het tapijt van een tegenstander, betaal die dan één dirham voor elk vakje van het gebied: alle
    zichtbare vakjes van die kleur die via hun zijden met zijn vakje samenhangen, zijn eigen vakje meegeteld. Een
    hoek verbindt niet. Lege vloer en eigen tapijten zijn gratis.
rulebook-pay-piles =
    Een gebied heeft maar één kleur: het houdt op waar de andere kleur van dezelfde tegenstander begint.
rulebook-insolvency =
    { $elimination ->
        [yes]
            Wie niet alles kan betalen, betaalt wat er is en ligt eruit: de beurt stopt daar, tapijten die nog niet
            gelegd zijn gaan in de doos, gelegde blijven en worden neutraal. Niemand betaalt er nog voor en voor
            niemand tellen ze mee, maar je mag ze bedekken als elk ander. Wie tot de laatste dirham betaalt, heeft
            alles betaald.
       *[no] Wie niet alles kan betalen, betaalt wat er is en speelt verder.
    }{ $source ->
        [house] {" "}(Een huisregel bij { $printing }.)
        [unsaid] {" "}(De regels van { $printing } zeggen er niets over; wij spelen het zo.)
       *[printed] {""}
    }
rulebook-lay-title = 4. Leg een tapijt
rulebook-lay =
    Een tapijt bedekt twee vakjes naast elkaar. Minstens één ervan ligt met een zijde tegen Assams vakje, en geen
    van beide is Assams vakje.
rulebook-lay-over =
    Het mag op lege vloer liggen, op een leeg vakje en een half tapijt, of op helften van twee verschillende tapijten,
    van welke kleur ook. { $own ->
        [yes] Beide zichtbare helften van één tapijt mag je alleen in één keer bedekken als het je eigen tapijt is (een huisregel).
       *[no] Beide zichtbare helften van één tapijt mag je nooit in één keer bedekken.
    } Een tapijt waarvan al één helft bedekt is, mag ook de andere verliezen.
rulebook-piles-title = De stapels
rulebook-piles =
    Tapijten leg je in de volgorde van de stapel. Het bovenste kennen beide spelers, wat eronder ligt niemand: de kans
    op een kleur is het aandeel van die kleur in wat over is.
rulebook-turn-title = 5. Draai Assam
rulebook-turn =
    Draai Assam een kwartslag naar links of naar rechts: die kant op gaat de volgende koopman. { $keep ->
        [yes] Volgens een huisregel mag hij ook blijven staan zoals hij staat.
       *[no] De kwartslag is verplicht.
    }{ $elimination ->
        [yes] {" "}Een koopman die eruit ligt, draait hem niet.
       *[no] {""}
    }

## The end

rulebook-end-title = Het einde
rulebook-end =
    Het spel is uit als het laatste tapijt ligt{ $elimination ->
        [yes] , of zodra er nog maar één koopman over is
       *[no] {""}
    }. Elke dirham en elk zichtbaar vakje van je kleuren is een punt. De meeste punten winnen; bij gelijke stand wint
    wie meer dirhams heeft, en is ook dat gelijk, dan deel je de plaats.{ $elimination ->
        [yes] {" "}Wie eruit ligt, eindigt achter iedereen die bleef; wie later afviel, vóór wie eerder afviel.
       *[no] {""}
    }

## Other ways to play, by the names of their switches

rulebook-ways-title = Andere manieren om te spelen
rulebook-ways-one-colour = - one-colour: twee spelers met elk 15 tapijten van één kleur, zoals in de voorbereiding staat
rulebook-ways-end-turn = - end-turn: de variant van deze uitgave, met de kwartslag aan het eind in plaats van vooraf
rulebook-ways-keep-heading = - keep-heading: de kwartslag aan het eind mag je overslaan (huisregel)
rulebook-ways-cover-own = - cover-own: beide helften van een eigen tapijt mag je in één keer bedekken (huisregel)
rulebook-ways-elimination = - elimination: wie niet alles kan betalen, ligt eruit (huisregel)
rulebook-ways-no-elimination = - no-elimination: wie niet alles kan betalen, betaalt wat er is en speelt verder (huisregel)

## The printings side by side: a label and what stands in each column

rulebook-rows-title = titel
rulebook-rows-language = taal
rulebook-cells-language = { $language ->
    [en] Engels
    [ro] Roemeens
   *[fr] Frans
  }
rulebook-rows-rugs = tapijten in de doos
rulebook-cells-rugs = { $rugs ->
    [0] niet vermeld
   *[other] { $rugs }: { $sets }
  }
rulebook-rows-edge = rand
rulebook-cells-edge = { $edge ->
    [arrows] pijlen
   *[mosaics] mozaïeken
  }
rulebook-rows-insolvency = kan niet alles betalen
rulebook-cells-insolvency = { $elimination ->
    [yes] ligt eruit
   *[no] betaalt wat er is en speelt verder
  }{ $printed ->
    [yes] {""}
   *[no] {" "}(niet vermeld)
  }
rulebook-rows-variant = variant: draaien aan het eind
rulebook-cells-variant = { $offered ->
    [yes] mogelijk
   *[no] nee
  }
rulebook-rows-two = twee spelers
rulebook-cells-two = { $ways ->
    [both] 24 tapijten in twee kleuren of 15 in één kleur
    [one_colour] 15 in één kleur
   *[two_colours] 24 tapijten in twee kleuren
  }
rulebook-rows-starter = wie begint
rulebook-cells-starter = { $starter ->
    [holiday] laatst op vakantie in Marokko
    [decide] spelers spreken het af
   *[unsaid] niet vermeld
  }
