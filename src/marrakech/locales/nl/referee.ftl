### The box on the table: the page referees a real game.

referee-page = De doos op tafel
referee-round = Ronde { $round } van { $rounds }, de echte doos
referee-pileOf = Stapel van { $who }
referee-whichRug = Welk tapijt ligt boven?
referee-whichWay = Welke kant op?
referee-turningOn = { $who } draait Assam aan het eind
referee-rolling = { $who } gooit
referee-whatNumber = Hoeveel?

referee-squaresOn =
    { $number ->
        [one] Eén vakje verder, { $colour }
       *[other] { CAPITAL(number) } vakjes verder, { $colour }
    }

referee-pays = { $who } betaalt { $to } { $paid }
referee-paysAll = { $who } geeft { $to } { $paid }, meer is er niet

referee-owes =
    { $out ->
        [yes] { $who } is { $due } schuldig en ligt eruit: de tapijten blijven, en kosten niets
       *[no] { $who } is { $due } schuldig, en speelt verder
    }

referee-free-bare = Gratis: lege vloer
referee-free-nobody = Gratis: een tapijt van niemand
referee-free-own = Gratis: een eigen tapijt van { $who }
referee-goOn = Verder
referee-twoSquares = Tik op twee vakjes
referee-here = Ligt het hier?
referee-beside = Naast { $square }, waar Assam staat.
referee-dashed = Eerst een gestreept vakje, dan dat ernaast.
referee-first = Eerste vakje: { $square }.
referee-second = Nu dat ernaast.
referee-over = Over { $covers }.
referee-liesHere = Het ligt hier
referee-thenOnTop = Het ligt hier. Op de stapel ligt nu boven:
referee-notThere = Daar niet.
referee-refused-assam = Assam staat op { $square }: onder zijn voeten komt geen tapijt.
referee-refused-away = Geen van beide helften raakt { $square }, waar Assam staat. De gestreepte vakjes wel.
referee-refused-whole_rug = Dat zou beide helften van één tapijt tegelijk bedekken.
referee-gold =
    { $count ->
        [1] één gouden munt
       *[other] { $words } gouden munten
    }
referee-silver =
    { $count ->
        [1] één zilveren munt
       *[other] { $words } zilveren munten
    }
referee-handed = { CAPITAL($coins) }
referee-handedBack = { CAPITAL($given) }, { $back } terug

referee-change =
    { $who-is ->
        [nobody] Wissel eerst een gouden munt voor vijf zilveren uit de doos.
       *[other] Wissel eerst een gouden munt voor vijf zilveren met { $who }.
    }

referee-paid = Betaald
referee-purses = Beurzen
referee-goldOf = goud
referee-silverOf = zilver
referee-undo = Terugnemen
referee-undone-heading = De richting terugnemen
referee-undone-roll = De worp terugnemen
referee-undone-payment = De betaling terugnemen
referee-undone-draw = De stapel terugnemen
referee-undone-turn = De kwartslag terugnemen
referee-undone-rug = Het tapijt van { $who } terugnemen
referee-turnPicture = Het beeld draaien
referee-differ = De beurzen kloppen niet
referee-shouldHold = Volgens wat is ingevoerd, hoort iedereen dit te hebben:
referee-mend = Andere munten van dezelfde waarde zijn ook goed. Kloppen de munten niet, zet dat dan recht; is er iets verkeerd ingevoerd, neem dan tot daar terug.
referee-tithes = Wat er betaald is
referee-paidIn = Ronde { $round }: { $who } betaalde { $to } { $paid }
referee-awake = Het scherm blijft aan.
referee-sleeps = Deze browser laat het scherm uitgaan: zet het op je apparaat zelf zo dat het aanblijft.
