### The start page, setting up a game, printings and levels.

start-daily = Puzzel van de dag
start-dailyNote = Eén keuze is duidelijk de beste. Welke?

start-dailySolved =
    { $days ->
        [0] Vandaag opgelost
        [1] Vandaag opgelost
       *[other] Opgelost, { $days } dagen op rij
    }

start-dailySolve = Oplossen
start-dailySee = Bekijken
start-puzzles = Alle puzzels
start-page = Spelen
start-headline = Leg je tapijten waar anderen langs moeten.
start-learn = Leren
start-learnNote = Vijf minuten, zet voor zet.

start-learnSteps =
    { $done ->
        [0] { $of } stappen
       *[other] { $done } van { $of } stappen gedaan
    }

start-learnStart = Begin de les
start-learnStartShort = Begin
start-learnOn = Verder leren
start-learnOnShort = Verder
start-learnAgain = Nog eens leren
start-playTitle = Spelen

start-playNote =
    Tegen { $bots ->
        [0] geen bots
        [1] één bot
        [2] twee bots
        [3] drie bots
       *[other] { $bots } bots
    }, meteen.

start-playWatch = Bots onder elkaar: jij kijkt toe.
start-playTogether = Geef dit apparaat door.
start-level = Hoe goed de bots spelen
start-play = Spelen
start-preparing = De { $level } maakt zich nog klaar. Tot die tijd valt een eenvoudiger bot in.
start-offlineReady = Ook offline te spelen
start-pressNow = Druk er nu vast op: het spel gaat open zodra de kramen staan.
start-chooseRules = Regels kiezen
start-friends = Vrienden
start-friendsNote = Stuur één link. Elke vriend krijgt een plaats.
start-pass = Of geef één apparaat door
start-doors-friends = Tafel openen
start-doors-here = Eén apparaat doorgeven
start-doors-box = De doos op tafel
start-box = Een scheidsrechter voor de doos op tafel
start-openTable = Tafel openen
start-goesOn = Je spel gaat verder
start-goOn = Verder
start-waits = Jij bent aan de beurt

start-others =
    { $count ->
        [one] Er wacht nog { $count } spel op je
       *[other] Er wachten nog { $count } spellen op je
    }

start-open = Spelbestand openen

coach-title = Een beetje hulp
coach-fine = Begrepen
coach-none = Geen hulp meer
coach-steps-orient = Kies een kant voor Assam. De cijfers zeggen wat je daar misschien moet betalen; gooi dan.
coach-steps-roll = Gooi: Assam loopt waarheen hij kijkt, en je betaalt als hij op andermans tapijt stopt.
coach-steps-lay = Leg een tapijt naast Assam, waar de anderen langs moeten: twee vakjes naast elkaar, waarvan er één zijn vakje raakt.
coach-steps-turn = Draai Assam een kwartslag: die kant op moet de volgende koopman.

ruleLine-printings-en2021 = Engelse regels van 2021
ruleLine-printings-fr60 = Franse regels, 60 tapijten
ruleLine-printings-fr57 = Franse regels, 57 tapijten
ruleLine-printings-ro57 = Roemeense regels
ruleLine-printings-suleika = Suleika

ruleLine-players =
    { $players ->
        [2] twee kooplieden
        [3] drie kooplieden
        [4] vier kooplieden
       *[other] { $players } kooplieden
    }

ruleLine-bots-novice = beginners
ruleLine-bots-apprentice = leerlingen
ruleLine-bots-merchant = niveau koopman
ruleLine-bots-master = meesters
ruleLine-bots-even = bots die gelijk opgaan
ruleLine-bots-random = slordige bots
ruleLine-bots-greedy = sluwe bots
ruleLine-bots-lookahead = vooruitziende bots
ruleLine-mixed = bots van verschillende niveaus
ruleLine-endTurn = draaien aan het eind
ruleLine-keepHeading = huisregel: draaien hoeft niet
ruleLine-oneColour = ieder één kleur
ruleLine-out = huisregel: wie niet kan betalen, ligt eruit
ruleLine-playsOn = huisregel: niemand valt af
ruleLine-coverOwn = huisregel: eigen tapijt mag helemaal bedekt
ruleLine-perTurn = { $seconds } s per beurt

ruleLine-days =
    { $days ->
        [one] { $days } dag per beurt
       *[other] { $days } dagen per beurt
    }

ruleLine-total = { $minutes } min per speler

setup-title = Regels kiezen
setup-page = Regels kiezen
setup-formLabel = Een spel opzetten
setup-lede = Dit zijn de regels van je volgende spel. Dit apparaat onthoudt ze.
setup-ledes-friends = Je krijgt een link voor je vrienden. De knop ‘Spelen’ houdt zijn eigen regels.
setup-ledes-here = Iedereen speelt om de beurt op dit apparaat. De knop ‘Spelen’ houdt zijn eigen regels.
setup-ledes-box = Jullie spelen met de echte doos, en gooien, betalen en leggen zelf. De telefoon let op: hij telt de tol, kent elke regel en bewaart het spel.
setup-keep = Deze regels houden
setup-readRules = Lees de regels van deze uitgave
setup-merchants = Kooplieden
setup-players = Aantal spelers
setup-printing = Uitgave
setup-rules = Regels
setup-seat = Plaats { $seat }
setup-name = Naam op plaats { $seat }
setup-namePlaceholder = Naam
setup-kinds-person = Iemand hier
setup-kinds-link = Vriend via link
setup-bot = Bot, { $level }
setup-botSoon = Bot, { $level } (nog niet klaar)
setup-friend = Vriend
setup-passAndPlay = Jullie spelen met meer mensen op dit apparaat: geef het door.
setup-roundTheTable = In deze volgorde zitten de spelers om de tafel.
setup-byLink = Je krijgt één link, met QR-code, voor allemaal.
setup-watch = Hier zit niemand: je kijkt hoe de bots spelen.
setup-twoColours = Ieder twee kleuren
setup-twoColoursNote = Ieder 24 tapijten, 12 van elk van twee kleuren, geschud tot een stapel: je ziet de bovenste.
setup-oneColour = Ieder één kleur
setup-oneColourNote = 15 tapijten van één kleur, zoals de voorbereiding van deze uitgave zegt.
setup-endTurn = Assam draaien aan het eind
setup-endTurnNote = Je beurt eindigt met de kwartslag, en die bepaalt waar de volgende koopman heen gaat.
setup-endTurnMissing = Deze uitgave heeft dat niet.
setup-keepHeading = …of hem laten zoals hij staat
setup-keepHeadingNote = Huisregel: de kwartslag aan het eind mag je overslaan.
setup-elimination = Eruit als je niet kunt betalen
setup-eliminationNote = Je betaalt wat je hebt en gaat weg. Je tapijten blijven, kosten niets en tellen niet mee.
setup-eliminationOff = Je betaalt wat je hebt en speelt verder.
setup-printed = Zoals in de regels.
setup-houseRule = Huisregel bij deze uitgave.
setup-notPrinted = Deze uitgave zegt er niets over; wij spelen verder.
setup-coverOwn = Een heel eigen tapijt bedekken
setup-coverOwnNote = Huisregel: beide helften van een eigen tapijt mag je in één keer bedekken.
setup-clock = Klok
setup-clockNone = Geen klok
setup-clockTurn = { $seconds } seconden per beurt

setup-clockTotal =
    { $minutes ->
        [one] { $minutes } minuut per speler in totaal
       *[other] { $minutes } minuten per speler in totaal
    }

setup-clockDays =
    { $days ->
        [one] Een beurt binnen { $days } dag
       *[other] Een beurt binnen { $days } dagen
    }

setup-clockSlowNote = Niemand hoeft erbij te zijn: je krijgt een seintje als je aan de beurt bent. Is de tijd om, dan doet een bot je zet.
setup-clockNote = Is de tijd om, dan doet een bot je zet.
setup-starts = Wie begint
setup-start = Dit spel beginnen
setup-invite = Tafel openen
setup-busy = Wordt opgezet…
setup-threeOf57 = In deze doos zitten drie sets van 15: Henna, Indigo en Saffraan doen mee.

levels-novice = beginner
levels-apprentice = leerling
levels-merchant = koopman
levels-master = meester
levels-even = gelijk op
levels-random = slordig
levels-greedy = sluw
levels-lookahead = vooruitziend

printings-en2021-name = Engels, 2021
printings-en2021-note = Jouw doos heeft mozaïeken rond het bord en 15 tapijten van elke kleur. Wie niet kan betalen, ligt eruit.
printings-fr60-name = Frans, 60 tapijten
printings-fr60-note = Jouw doos heeft pijlen rond het bord en 15 tapijten van elke kleur. Wie niet kan betalen, ligt eruit.
printings-fr57-name = Frans, 57 tapijten
printings-fr57-note = Jouw doos heeft pijlen rond het bord en van één kleur maar 12 tapijten. Wie niet kan betalen, speelt verder.
printings-ro57-name = Roemeens, 57 tapijten
printings-ro57-note = Jouw doos heeft Roemeense regels en van één kleur maar 12 tapijten. Wie niet kan betalen, speelt verder.
printings-suleika-name = Suleika
printings-suleika-note = Op het deksel van jouw doos staat Suleika. Wie niet kan betalen, speelt verder; er is geen variant.
