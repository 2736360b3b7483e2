### The game: prompt, steps, board.

game-page = Spel
game-round = Ronde { $round } van { $rounds }
game-board = Marktplein
game-merchants = Kooplieden
game-yourTurn = Jij bent aan de beurt

game-turnOf =
    { $who-is ->
        [you] Jij bent aan de beurt
       *[other] { $who } is aan de beurt
    }

game-score = Score
game-person = Speler aan dit apparaat
game-here = Online
game-away = Weg
game-waiting = Nog niet hier
game-held = Een bot speelt
game-out = Eruit
game-pays = Betaalt
game-paid = Krijgt geld
game-thinks = Denkt na…

game-level =
    { $level ->
        [novice] Beginner
        [apprentice] Leerling
        [merchant] Koopman
        [master] Meester
        [even] Gelijk op
       *[other] Bot
    }

game-dirhamsWord =
    { $count ->
        [one] dirham
       *[other] dirham
    }

game-squaresWord =
    { $count ->
        [one] vakje
       *[other] vakjes
    }

game-inPile = op de stapel
game-addressed = { $name }: { $text }
game-thenBot = Daarna speelt een bot voor jou
game-notifyBody = De markt wacht op je.
game-askSound = Een geluid als je aan de beurt bent?
game-soundYes = Ja
game-soundNo = Nee
game-skipKey = Spatie
game-nextRug = Volgend tapijt:
game-next = Daarna
game-pileLeft = { $colour } { $left }
game-steps-turn = Draaien
game-steps-walk = Lopen
game-steps-pay = Betalen
game-steps-lay = Leggen
game-stepsLabel = Stappen van de beurt
game-loading = De markt wordt opgebouwd…
game-skip = Overslaan
game-hereBefore = Was je hier al, in een andere browser?
game-findSeat = Mijn plaats zoeken
game-spectator = Je kijkt toe.
game-aside = Stilgelegd
game-log = Wat er gebeurde
game-logEmpty = Nog niets: de markt gaat open.
game-lookBack = Terugkijken
game-takeBack = Terugnemen
game-takeBackTitle = Dit terugnemen?
game-takeBackNote = Dan telt het spel als oefening: dat staat erbij, en het telt niet mee in je statistieken.
game-takeBackNo = Zo laten
game-takeBackYes = Terugnemen
game-practised = Oefening
game-practisedNote = Geoefend met teruggenomen zetten: dit spel telt niet mee in je statistieken.
game-allLaid = Alle tapijten liggen
game-result = Naar de uitslag
game-hold = Laat een bot spelen voor { $who }
game-reclaim = Mijn plaats terugnemen
game-timeLeft = nog { $text }

orient-title = Welke kant op met Assam?
orient-note = Kies een pijl op het bord en gooi dan.
orient-rollTitle = Gooi voor Assam
orient-rollNote = Zijn weg ligt vast: hij loopt waarheen hij kijkt.
orient-worst = max. −{ $most }
orient-free = altijd gratis
orient-odds = Kansen
orient-oddsTitle = Wat elke richting kan kosten
orient-group = Richting van Assam
orient-table = Tol per richting en worp
orient-onRoll = Tol bij een
orient-average = gemiddeld
orient-on = op { $square }
orient-out = eruit
orient-arrow = { $turn }, naar { part-heading }, tol gemiddeld { $average }
orient-roll = Gooien
orient-lastRoll = Laatste worp: { $steps }

walk-rolling =
    { $who-is ->
        [you] Je gooit
       *[other] { $who } gooit
    }…

walk-rolled = { part-has } { number } gegooid

walk-paying =
    { $from-is ->
        [you] Je bent
       *[other] { $from } is
    } { part-to } { $due } schuldig

walk-laying =
    { $who-is ->
        [you] Je legt
       *[other] { $who } legt
    } een tapijt

walk-turning =
    { $who-is ->
        [you] Je draait
       *[other] { $who } draait
    } Assam

walk-region =
    { $number ->
        [one] Eén { $colour }-vakje ligt onder Assams voeten.
       *[other] { CAPITAL(number) } { $colour }-vakjes hangen samen onder Assams voeten.
    }

walk-then = dan { $purse }

walk-wait =
    { $who-is ->
        [you] Jij bent aan de beurt
       *[other] { $who } denkt na
    }

walk-away =
    { $who-is ->
        [you] Jij bent aan de beurt
       *[other] { $who } is er niet
    }

walk-awayNote = Geen bot speelt voor iemand als jij het niet vraagt.
lay-title = Leg een tapijt naast Assam
lay-note = Tik op een gestreept vakje, dan op dat ernaast; of sleep over beide.
lay-second = Eén helft op { $square }. Tik nu op een gestreept vakje ernaast.
lay-chosen = Op { $place }, over { $covers }. De knop legt het neer.
lay-chosenQuick = Op { $place }, over { $covers }. Tik er nog eens op om het neer te leggen.
lay-colour = { $colour }-tapijt
lay-group = Plaatsen voor het tapijt
lay-place = { $place }, over { $covers }
lay-confirm = Hier leggen
lay-cancel = Opnieuw kiezen
lay-choose = Kies een plaats
lay-refused-assam = Daar staat Assam: onder zijn voeten komt geen tapijt.
lay-refused-away = Eén helft van het tapijt moet Assams vakje raken.
lay-refused-whole_rug = Een tapijt mag niet beide helften van één tapijt tegelijk bedekken.
turn-title = Welke kant op voor de volgende koopman?
turn-note = Draai Assam een kwartslag: die kant op gaat de volgende koopman.
turn-noteKeep = Draai Assam een kwartslag of laat hem staan: die kant op gaat de volgende koopman.
turn-confirm = Assam draaien

turn-costs =
    { $who-is ->
        [you] Jouw tol bij een
       *[other] Tol van { $who } bij een
    }

square-bare = { $square }, lege vloer

square-rug =
    { $square }, { $colour }{ $owner-is ->
        [nobody] , van niemand
        [you] , van jou
       *[other] , van { $owner }
    }{ $other-is ->
        [given] , heel met { $other }
       *[nothing] , half
    }

square-assam = Hier staat Assam, hij kijkt naar { part-heading }
square-grid = Vakjes van de markt

moment-cannot =
    { $who-is ->
        [you] Je kunt
       *[other] { $who } kan
    } { part-to } niet alles betalen

moment-takes =
    { $to-is ->
        [you] Je krijgt
       *[other] { $to } krijgt
    } { $paid } van { $from-is ->
        [you] jou
       *[other] { $from }
    }

moment-leaves =
    { $who-is ->
        [you] verlaat de markt
       *[other] verlaat de markt
    }

moment-left = er blijft { $purse }

moment-has =
    { $who-is ->
        [you] hebt
       *[other] heeft
    } { $purse } dirham

moment-owed = verschuldigd
moment-paid = betaald
moment-all = betaald, meer was er niet
moment-forgiven = kwijtgescholden

moment-rugs =
    { $who-is ->
        [you] Jouw
       *[other] De
    } tapijten blijven op de markt. Ze kosten niets en tellen niet mee.

moment-go = Verder
moment-watch = Verder kijken
moment-leave = Weggaan
