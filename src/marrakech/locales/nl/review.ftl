### The review of a game.

review-page = Terugblik
review-loading = We kijken terug op het spel
review-ready = De terugblik is klaar.

review-queue =
    { $before ->
        [1] Eerst is er nog één ander aan de beurt.
       *[other] Eerst zijn er nog { $before } anderen aan de beurt.
    }

review-preparing = De eerste terugblik na een start duurt wat langer.
review-done = { $done } van { $total } zetten
review-failed = De terugblik kon niet gemaakt worden.
review-notOver = Terugkijken kan zodra het spel uit is.
review-retry = Opnieuw proberen
review-replay = De herhaling bekijken
review-result = Terug naar de uitslag
review-games = Mijn spellen
review-analyse = Uitproberen
review-fromHere = Bekijken in de herhaling

review-moments =
    { $count ->
        [0] Er was geen moment dat het spel deed kantelen.
        [1] Op één moment kantelde het spel.
        [2] Op twee momenten kantelde het spel.
        [3] Op drie momenten kantelde het spel.
        [4] Op vier momenten kantelde het spel.
        [5] Op vijf momenten kantelde het spel.
        [6] Op zes momenten kantelde het spel.
        [7] Op zeven momenten kantelde het spel.
       *[other] Op { $count } momenten kantelde het spel.
    }

review-chance =
    { $who-is ->
        [you] Jouw winstkans
       *[other] De winstkans van { $who }
    }, zet voor zet.

review-won = { part-has } gewonnen
review-wonFromNothing = { part-has } toch nog gewonnen, bijna zonder kans
review-wonFrom = { part-has } gewonnen na een kans van { $lowest } op 100
review-shared = { part-has } de winst gedeeld
review-lost = { part-has } niet gewonnen
review-lostFrom = { part-has } verloren na een kans van { $highest } op 100
review-round = Ronde { $round }
review-turningPoints = Keerpunten
review-none = Geen enkele worp of keuze scheelde met zekerheid 5% kans.

review-where =
    Ronde { $round }, { $kind ->
        [luck] geluk
       *[choice] keuze
    }

review-rolls =
    { $who-is ->
        [you] Je gooit
       *[other] { $who } gooit
    } { $steps }

review-draws =
    { $who-is ->
        [you] Je trekt
       *[other] { $who } trekt
    } een tapijt

review-pays =
    { $from-is ->
        [you] Je betaalt
       *[other] { $from } betaalt
    } { part-to } { $paid }

review-lays =
    { $who-is ->
        [you] Je legt
       *[other] { $who } legt
    } { $place }

review-turns =
    { $turn ->
        [ahead] { $who-is ->
            [you] Je laat
           *[other] { $who } laat
        } Assam zoals hij staat
        [left] { $who-is ->
            [you] Je draait
           *[other] { $who } draait
        } Assam naar links
       *[right] { $who-is ->
            [you] Je draait
           *[other] { $who } draait
        } Assam naar rechts
    }

review-head-rug =
    Ronde { $round }, { $who-is ->
        [you] jouw tapijt
       *[other] tapijt van { $who }
    }

review-head-way =
    Ronde { $round }, { $who-is ->
        [you] jouw richting
       *[other] richting van { $who }
    }

review-head-roll =
    Ronde { $round }, { $who-is ->
        [you] jouw worp
       *[other] worp van { $who }
    }

review-step = { $at } van { $of }
review-previous = Vorig moment
review-next = Volgend moment
review-slider = Moment van het spel
review-at = Ronde { $round }: { $what }. { $chances }
review-played = Gespeeld
review-better = Beter
review-toWin = winstkans
review-ways-left = links
review-ways-ahead = rechtdoor
review-ways-right = rechts
review-titles-squares = { part-has } vakjes weggegeven.

review-titles-region =
    { $who-is ->
        [you] Je hebt je vakjes los van elkaar gelaten.
       *[other] { $who } heeft de eigen vakjes los van elkaar gelaten.
    }

review-titles-cut = { part-has } het gebied van een tegenstander heel gelaten.
review-titles-toll = { part-has } de volgende er goedkoop af laten komen.
review-titles-passage = { part-has } de volgende een makkelijke kant op gestuurd.
review-titles-tax = { part-has } voor de volgende een goedkope richting opengelaten.

review-titles-feeds = { part-has } de beurs van een tegenstander gespekt.

review-titles-landing =
    { $who-is ->
        [you] Je bent van de betere plaatsen weggelopen.
       *[other] { $who } is van de betere plaatsen weggelopen.
    }

review-titles-chase =
    { $who-is ->
        [you] Je bent van de vakjes van de koploper weggelopen.
       *[other] { $who } is van de vakjes van de koploper weggelopen.
    }

review-titles-trap = { part-has } geen val gezet voor de volgende.
review-titles-fare = { part-has } de volgende een goedkope kant op gestuurd.
review-titles-gift = { part-has } het volgende tapijt een te mooie plaats gegund.
review-titles-reply = { part-has } vakjes onbeschermd gelaten.

review-titles-hold = { part-has } de winst aan de laatste tocht overgelaten.
review-titles-lead = { part-has } de weg gekozen die minder vaak op kop brengt.
review-titles-rent = { part-has } de eigen vakjes minder laten opbrengen.
review-titles-dues = { part-has } de markt duurder achtergelaten.
review-titles-ways = { part-has } de volgende er te makkelijk af laten komen.

review-titles-race =
    { $who-is ->
        [you] Je bent achterop geraakt.
       *[other] { $who } is achterop geraakt.
    }

review-titles-finish = { part-has } te veel aan de dobbelsteen overgelaten.
review-titles-final = { part-has } het betere einde gemist.
review-titles-risk = { part-has } de duurdere weg genomen.

review-titles-purse =
    { $who-is ->
        [you] Je hebt je beurs op het spel gezet.
       *[other] { $who } heeft de beurs op het spel gezet.
    }

review-otherPlace =
    Er was een betere plaats voor { $who-is ->
        [you] jou
       *[other] { $who }
    }.

review-otherWay =
    Er was een betere richting voor { $who-is ->
        [you] jou
       *[other] { $who }
    }.

review-on = Op { $better }
review-turned = { CAPITAL($better) }
review-noReason = Wat je meteen kunt tellen, is bij beide gelijk: het verschil komt later.

review-moved =
    Dat veranderde { $who-is ->
        [you] jouw winstkans
       *[other] de winstkans van { $who }
    } met { $change }.

review-odds =
    { $weight ->
        [one] { $weight } van de zes kanten kost
        [6] Alle zes de kanten kosten
       *[other] { $weight } van de zes kanten kosten
    } { $sum }{ $others ->
        [same] ; de andere { $least }
        [range] ; de andere { $least } tot { $most }
       *[none] { "" }
    }.

review-quiet = Een rustig moment: hier was niets fout.
review-accountsPoints = Waar de punten vandaan kwamen
review-accountsChances = Waar de kansen vandaan kwamen
review-accountsNote = Vol is winst, gestreept is verlies. De beste keuze kost niets, dus eigen keuzes leveren nooit iets op. Grijs is wat onze schatting miste.
review-unit = Geteld in
review-units-score = punten
review-units-win = kansen
review-parts-luck = dobbelsteen
review-parts-own = eigen keuzes
review-parts-others = keuzes van anderen
review-parts-correction = onze fout
review-atStart = { $start } aan het begin

review-account =
    { $who-is ->
        [you] Jij
       *[other] { $who }
    }: { $start } aan het begin, dobbelsteen { $luck }, eigen keuzes { $own }, keuzes van anderen { $others }, onze fout { $error }, samen { $result }

review-sentence =
    { $result ->
        [won] { part-has } met { part-points } gewonnen{ $by ->
            [0] {" "}dankzij meer dirhams
           *[other] , { $by } voor
        }
        [shared] { part-has } met { part-points } de winst gedeeld
       *[lost] { part-has } met { part-points } verloren{ $by ->
            [0] {" "}met minder dirhams
           *[other] , { $by } achter
        }
    }.

review-everyDecision = Elke beslissing
review-whose = Wiens beslissingen
review-all = Alle { $count }
review-onlyMarked = Alleen ? en ??
review-noneMarked = Hier heeft geen keuze een teken.
review-roundHead = Ronde
review-decision = Beslissing
review-rank = Rang
review-rankOf = { $rank } van { $options }
review-theBest = de beste
review-betterWas = beter { $better }
review-marks-one = twijfelachtig
review-marks-two = een blunder
review-sure = foutmarge
review-exact = exact
review-sureTo = ± { $points }
review-ofAWin = winstkans
review-cost = Beter was { $better }: dat had { $points } punten en { $chance } winstkans meer opgeleverd.
review-costExact = Dat is exact.
review-costSure = Foutmarge: ± { $points } punten en ± { $chance }.
review-marked = Een keuze krijgt een ? vanaf 2 punten of 5% winstkans, ?? vanaf 4 punten of 10%, en nooit als de foutmarge tot nul reikt. Keerpunten zijn keuzes die minstens 5% winstkans kostten.
review-players = Het spel van elke koopman

review-perDecision =
    { $decisions ->
        [one] { $loss } verloren per beslissing, over { $decisions } beslissing
       *[other] { $loss } verloren per beslissing, over { $decisions } beslissingen
    }

review-like =
    { $level ->
        [novice] als een beginner
        [apprentice] als een leerling
        [merchant] als een koopman
        [master] als een meester
       *[other] als { $level }
    }

review-mistakes =
    { $count ->
        [0] geen fout
        [one] { $count } fout
       *[other] { $count } fouten
    }

review-luckier = Meer geluk dan in { $games } van de 100 zulke spellen
review-hardest = De worp die het meest pijn deed
review-hardestText = Ronde { $round }: { part-has } { $roll } gegooid. Wat het had kunnen worden, exact:
review-hardestDraw = Ronde { $round }: { part-has } een tapijt getrokken. Wat het had kunnen worden, exact:
review-oddsRow = { $roll } ({ $odds })
review-came = dit werd het
review-overTime = Geluk en verlies, spel voor spel
review-by = Gesplitst op
review-opponents = tegenstanders
review-printing = uitgave
review-which = Spellen
review-allGames = alle met terugblik
review-savePlot = Grafiek bewaren

review-means =
    { $games ->
        [one] { $games } spel met terugblik
       *[other] { $games } spellen met terugblik
    }: geluk { $luck } per spel, { $loss } verloren per beslissing.

review-luckAxis = geluk
review-lossAxis = verlies
review-deeper = Grondiger kijken
review-deeperNote = Speelt de nipte keuzes vele keren verder; een halve minuut of langer.
review-deepening = De nipte keuzes worden verder gespeeld…
review-stop = Stop en toon wat er is

review-sampled =
    { $stopped ->
        [yes] De nipte keuzes zijn elk { $playouts } keer verder gespeeld met dezelfde worpen, tot er gestopt werd.
       *[no] De nipte keuzes zijn elk { $playouts } keer verder gespeeld met dezelfde worpen.
    }

review-depth =
    Elke keuze is { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    } vooruit berekend, en vlak voor het einde exact.
