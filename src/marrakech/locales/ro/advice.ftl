### What bots do and advise.

advice-levels-novice = Se uită cât costă un drum și cum îi crește zona, nu vede ce acoperă și greșește des.
advice-levels-apprentice = Scoate tot ce se poate din rândul lui și uneori greșește; nu se uită unde ajunge Assam apoi.
advice-levels-merchant = Calculează rândul lui și răspunsul următorului și greșește rar.
advice-levels-master = A învățat din foarte multe jocuri cât valorează o piață și vede departe.
advice-levels-even = Joacă la fel de bine ca tine: puțin mai bine după fiecare joc pe care îl câștigi, puțin mai slab după fiecare pe care îl pierzi.
advice-levelsTitle = Cum joacă roboții
advice-preparing = Se pregătește: poți începe fără el.
advice-button = Sfat
advice-thinking = Se gândește…
advice-title = Sfat
advice-close = Închide sfatul
advice-turn-left = Rotește-l pe Assam la stânga
advice-turn-ahead = Lasă-l pe Assam așa cum e
advice-turn-right = Rotește-l pe Assam la dreapta
advice-turnShort-left = stânga
advice-turnShort-ahead = înainte
advice-turnShort-right = dreapta
advice-rug = Așază { $place }
advice-reasons-free = orice ar arăta zarul, nu e nimic de plătit
advice-reasons-costs = plătești { $average } în medie, cel mult { $worst }
advice-reasons-costsThem = { $who } plătește apoi { $average } în medie, cel mult { $worst }
advice-reasons-freeForThem = { $who } trece apoi gratis; celelalte drumuri îți aduc mai puțin
advice-reasons-joined = leagă { $squares } dintre pătrățelele tale
advice-reasons-taken = acoperă { $count } de la { $who }

advice-reasons-gained =
    { $count ->
        [one] arată un pătrățel de-al tău în plus
        [few] arată { $count } pătrățele de-ale tale în plus
       *[other] arată { $count } de pătrățele de-ale tale în plus
    }

advice-reasons-toll = chiar și pe cel mai bun drum { $who } îți plătește { $average } în medie
advice-reasons-noToll = { $who } îl poate încă ocoli
advice-wins = câștigă în { $share } din cazuri
advice-expects = se așteaptă la { part-points }
advice-next = următoarea alegere, { $what }: { $share }
advice-better = valorează { part-points } mai mult decât următoarea alegere, { $what }
advice-equal = la fel de bun ca { $what }
advice-only = nu există altă alegere

advice-sentence =
    { $why-count ->
        [0] { $what }.
       *[other] { $what }: { $why }.
    }

advice-figures = { CAPITAL($parts) }.
advice-separator = { "; " }
advice-by = Maestrul încă se pregătește: acesta e sfatul nivelului { $level }.

advice-looked =
    { $turns ->
        [one] Un rând înainte, { $positions } poziții.
        [few] { $turns } rânduri înainte, { $positions } poziții.
       *[other] { $turns } de rânduri înainte, { $positions } poziții.
    }

advice-bar = Șansa de câștig
advice-barSetting = Arată șansa de câștig a fiecăruia
advice-share = { $name } { $share }
advice-weighing = Se cântărește piața…
advice-refusals-preparing = Maestrul se pregătește: șansele vor apărea singure.
advice-refusals-level_not_ready = Maestrul se pregătește. Întreabă din nou peste o clipă.
advice-refusals-not_casual = Sfaturile sunt pentru jocurile cu roboți. Între oameni, șansele se văd după ce jocul s-a terminat.
advice-refusals-stale = Jocul a mers mai departe.
advice-refusals-wrong_step = Nu e nimic de ales: aruncă zarul.
advice-refusals-too_many_requests = Maestrul e ocupat. Întreabă din nou peste o clipă.
