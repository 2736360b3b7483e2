### What bots do and advise.

advice-levels-novice = Kijkt wat een wandeling kost en hoe het tapijt groeit, ziet niet wat het bedekt en vergist zich vaak.
advice-levels-apprentice = Haalt het beste uit zijn beurt en vergist zich soms; let niet op waar Assam daarna heen gaat.
advice-levels-merchant = Rekent zijn beurt en het antwoord van de volgende uit en vergist zich zelden.
advice-levels-master = Heeft uit heel veel spellen geleerd wat een markt waard is, en kijkt vooruit.
advice-levels-even = Speelt zo goed als jij: iets beter na elk spel dat je wint, iets slechter na elk spel dat je verliest.
advice-levelsTitle = Hoe de bots spelen
advice-preparing = Maakt zich klaar: je kunt vast beginnen.
advice-button = Tip
advice-thinking = Denkt na…
advice-title = Tip
advice-close = De tip sluiten
advice-turn-left = Draai Assam naar links
advice-turn-ahead = Laat Assam zoals hij staat
advice-turn-right = Draai Assam naar rechts
advice-turnShort-left = links
advice-turnShort-ahead = rechtdoor
advice-turnShort-right = rechts
advice-rug = Leg { $place }
advice-reasons-free = bij geen enkele worp valt er iets te betalen
advice-reasons-costs = je betaalt gemiddeld { $average }, in het ergste geval { $worst }
advice-reasons-costsThem = { $who } betaalt dan gemiddeld { $average }, in het ergste geval { $worst }
advice-reasons-freeForThem = { $who } komt er dan gratis langs; de andere wegen helpen je minder
advice-reasons-joined = het verbindt { $squares } van jouw vakjes
advice-reasons-taken = bedekt { $count } van { $who }

advice-reasons-gained =
    { $count ->
        [one] laat één vakje meer van jou zien
       *[other] laat { $count } vakjes meer van jou zien
    }

advice-reasons-toll = zelfs langs de beste weg betaalt { $who } jou gemiddeld { $average }
advice-reasons-noToll = { $who } kan er nog omheen
advice-wins = wint in { $share } van de gevallen
advice-expects = rekent op { part-points }
advice-next = de op één na beste, { $what }: { $share }
advice-better = { part-points } meer waard dan de op één na beste, { $what }
advice-equal = even goed als { $what }
advice-only = er is geen andere keuze

advice-sentence =
    { $why-count ->
        [0] { $what }.
       *[other] { $what }: { $why }.
    }

advice-figures = { CAPITAL($parts) }.
advice-separator = { "; " }
advice-by = De meester maakt zich nog klaar: dit raadt het niveau { $level } aan.

advice-looked =
    { $turns ->
        [one] Eén beurt vooruit, { $positions } stellingen.
       *[other] { $turns } beurten vooruit, { $positions } stellingen.
    }

advice-bar = Winstkans
advice-barSetting = Ieders winstkans tonen
advice-share = { $name } { $share }
advice-weighing = De kansen worden berekend…
advice-refusals-preparing = De meester maakt zich klaar: de kansen komen vanzelf.
advice-refusals-level_not_ready = De meester maakt zich klaar. Vraag het zo nog eens.
advice-refusals-not_casual = Tips zijn er in spellen tegen bots. Tussen mensen tonen we de kansen als het spel uit is.
advice-refusals-stale = Het spel is al verder.
advice-refusals-wrong_step = Er valt niets te kiezen: gooi de dobbelsteen.
advice-refusals-too_many_requests = De meester is bezig. Vraag het zo nog eens.
