### People who play together: joining, coming back to a seat, playing again.

join-looking = We zoeken de tafel…

join-invites =
    { $host-is ->
        [given] { $host } nodigt je uit
       *[nothing] Je bent uitgenodigd
    }

join-title = Er is een plaats voor je vrij
join-lay = Jij legt { $colours }

join-stock =
    { $rugs ->
        [one] { $rugs } tapijt
       *[other] { $rugs } tapijten
    }, { $dirhams } dirham

join-name = Jouw naam
join-nameFirst = Vul eerst je naam in.
join-figure = Jouw gezicht
join-figures-hana = Hoofddoek
join-figures-idir = Tulband
join-figures-safia = Strohoed
join-figures-anir = Witte baard
join-figures-novice = Krullen
join-figures-apprentice = Knotje
join-figures-merchant = Snor
join-figures-master = Bril
join-thisSeat = deze plaats
join-button = Ga zitten
join-taking = Je gaat zitten…
join-watch = Toekijken
join-overTitle = Dit spel is uit
join-overNote = Je kunt bekijken hoe het ging.
join-replay = De herhaling bekijken
join-bad = Deze link leidt niet naar een tafel
join-badNote = Misschien is hij niet volledig, of het spel is verwijderd. Vraag om een nieuwe link.
join-mine = Je zit hier al
join-toGame = Naar het spel

rematch-another = Nog een potje?

rematch-starts =
    Zelfde gezichten, zelfde tapijten. { $who-is ->
        [you] Jij begint.
       *[other] { $who } begint.
    }

rematch-youAsked = Jij vroeg om nog een potje
rematch-wants = { $name } wil nog eens spelen
rematch-asks = { $name } vraagt het

rematch-coming =
    { $who-is ->
        [you] Je doet mee
       *[other] { $who } doet mee
    }

rematch-unanswered = { $name } heeft nog niet geantwoord

rematch-declined =
    { $who-is ->
        [you] Je kunt nu niet
       *[other] { $who } kan nu niet
    }

rematch-replaced = Een bot speelt voor { $name }
rematch-stays = { $colours } blijft van jou
rematch-starter = { $colours }, begint
rematch-open = Is er: de pagina is open
rematch-closed = De pagina is dicht
rematch-for = Voor { $name }
rematch-wait = Wachten
rematch-without = Spelen zonder { $name }
rematch-bot = Een bot voor { $name }
rematch-waiting = We wachten op { $names }
rematch-allCome = Iedereen doet mee. Daar gaan we…
rematch-startFewer = Beginnen met z’n { $number ->
        [2] tweeën
        [3] drieën
       *[other] vieren
    }

rematch-startBots =
    { $bots ->
        [one] Beginnen met { $bots } bot
       *[other] Beginnen met { $bots } bots
    }

rematch-takeBack = Toch niet
rematch-come = Ik doe mee
rematch-notNow = Nu niet
rematch-begun = Het is begonnen
rematch-watch = Het volgende spel bekijken
rematch-goTo = Naar het spel

series-title =
    { $number ->
        [2] Jullie twee
        [3] Jullie drie
        [4] Jullie vier
       *[other] Jullie groep
    }

series-since =
    { $number ->
        [one] Eén spel, op { $since }
       *[other] { CAPITAL(number) } spellen sinds { $since }
    }

series-wins = { $name } { $wins }
series-aloud = { $score }; { series-since }
series-game = Spel { $game }: { $names }
series-runner = Wie welk spel won
series-next = volgende
series-older = { $count } eerder

back-table =
    { $host-is ->
        [given] De tafel van { $host }
       *[nothing] Een tafel voor vrienden
    }

back-title = Wie ben jij?

back-newHere =
    Deze browser is hier nieuw. { $count ->
        [0] Iedereen is er.
        [one] Er is één speler weg.
       *[other] Er zijn { $count } spelers weg.
    }

back-iAm = Ik ben { $name }
back-away = { $colours }, weg
back-here = { $name } is er
back-thatIsMe = Ik ben { $name }, in een andere browser
back-none = Geen van deze?
back-watch = Kijken naar het spel
back-goesOn = Het spel gaat door. Je tapijten en je beurs zijn zoals je ze achterliet.
back-waits = De tafel wacht. Je plaats blijft van jou.
back-asked = We vragen het aan { $name }
back-askedAll = We vragen het aan de anderen aan tafel
back-askedNote = Eén tik daar, en je zit weer op de plaats van { $name }. Intussen gaat er niets verloren: niemand speelt voor je.
back-hostAway = { $name } is weg. Na een minuut mogen de anderen ook antwoorden.
back-nobody = Er zit niemand anders aan deze tafel: kom terug met de terugkeerlink die je zag toen de tafel openging.
back-not = Ik ben { $name } niet

back-refused =
    { $name-is ->
        [given] { $name } zei nee.
       *[nothing] Iemand aan tafel zei nee.
    }

back-lapsed = Niemand heeft geantwoord. Vraag het nog eens.
back-linkTitle = Terug naar je plaats
back-linkNote = Met deze privélink komen je plaats en de tafel die je opende naar deze browser. Hij werkt één keer.
back-linkButton = Hier verder
claim-title = Is dit { $name }?
claim-note = { $name } vraagt vanuit een andere browser om de plaats.
claim-yes = Ja, laat { $name } erin
claim-no = Nee
claim-soon = We vragen het aan { $name }; na een minuut ook aan jou, als { $name } weg is.
moved-title = { $name } speelt nu op een ander apparaat
moved-button = Liever hier spelen

gathering-starts = Wie begint
gathering-change = Naam en gezicht
gathering-noAnswer = { $name } heeft nog niet geantwoord
gathering-cannot = { $name } kan nu niet
gathering-bot = Een bot voor { $name }
gathering-return = Terugkomen
gathering-returnNote = Als deze browser je vergeet, brengt deze privélink je terug naar je plaats. Hij werkt één keer; laat hem aan niemand zien.
gathering-returnCopy = Terugkeerlink kopiëren
gathering-cancelAsk = De link werkt dan niet meer. De tafel opheffen?
