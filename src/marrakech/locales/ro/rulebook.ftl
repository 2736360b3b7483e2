### The rules of a printing, as `marrakech rules` explains them.

rulebook-heading = { $rules }, { $players } jucători

rulebook-printing =
    { $printing ->
        [fr60] Marrakech, franțuzească, 60 de covorașe
        [fr57] Marrakech, franțuzească, 57 de covorașe
        [suleika] Suleika, franțuzească
        [ro57] Marrakech, românească, 57 de covorașe
       *[en2021] Marrakech, englezească, 2021
    }

## The market

rulebook-market-title = Piața
rulebook-market =
    Șapte pe șapte pătrățele, de la a1 în stânga jos la g7 în dreapta sus. Assam, stăpânul bazarului, începe
    pe d4, în centru. De jur împrejurul marginii sunt { $edge ->
        [arrows] săgeți
       *[mosaics] mozaicuri
    } care îl aduc înapoi pe tablă ori de câte ori iese din ea.

## Setting up

rulebook-setup-title = Pregătirea
rulebook-setup-piles =
    Doi vânzători încep cu câte { $purse } de dirhami și { $rugs } de covorașe: { $stock } din fiecare dintre două
    culori, amestecate într-o grămadă. Henna și Șofran joacă împotriva culorilor Indigo și Migdală.
rulebook-setup-colours =
    { $players ->
        [2] Doi
        [3] Trei
       *[4] Patru
    } vânzători încep cu câte { $purse } de dirhami și { $rugs } covorașe, toate de o culoare: { $players ->
        [2] Henna, Indigo
        [3] Henna, Indigo, Șofran
       *[4] Henna, Indigo, Șofran, Migdală
    }.
rulebook-starter =
    { $starter ->
        [holiday] Începe ultimul care a fost în vacanță în Maroc.
        [decide] Jucătorii hotărăsc cine începe.
       *[unsaid] Ediția aceasta nu spune cine începe.
    } Se joacă în sensul acelor de ceasornic; aici începe primul loc.
rulebook-box =
    În cutie sunt { $rugs } de covorașe și doar trei seturi de câte 15, așa că trei jucători folosesc acele trei culori.

## A turn

rulebook-orient-title = 1. Alege direcția
rulebook-orient =
    Înainte de a arunca zarul, lasă-l pe Assam cum stă sau rotește-l un sfert de tură (90°) la stânga sau la
    dreapta. Nu se întoarce niciodată pe loc.
rulebook-rollFirst-title = 1. Fără alegerea direcției
rulebook-rollFirst =
    Aceasta e varianta: Assam merge încotro privește, cum a hotărât vânzătorul dinaintea ta, rotindu-l la
    sfârșitul rândului său.
rulebook-walk-title = 2. Aruncă zarul și mergi
rulebook-walk =
    Fețele zarului sunt { $faces }. Assam merge atâtea pătrățele drept înainte. Unde iese de pe tablă,
    { $edge ->
        [arrows] săgețile
       *[mosaics] mozaicurile
    } îl aduc pe linia vecină, în sens invers; în colțurile g7 și a1 se întoarce pe același pătrățel, rotit un
    sfert de tură. Ocolul nu costă niciun pas: pătrățelul pe care intră, da.
rulebook-pay-title = 3. Plătește taxa
rulebook-pay =
    Dacă Assam se oprește pe covorașul unui adversar, plătește-i acestuia un dirham pentru fiecare pătrățel al
    zonei: toate pătrățelele vizibile de acea culoare legate latură cu latură de al lui, cu tot cu al lui. Un
    colț nu leagă. Locul gol și covorașele tale sunt gratis.
rulebook-pay-piles =
    O zonă are o singură culoare: se oprește unde începe cealaltă culoare a aceluiași adversar.
rulebook-insolvency =
    { $elimination ->
        [yes]
            Cine nu poate plăti tot plătește ce are și e eliminat: rândul se termină acolo, covorașele neașezate se
            întorc în cutie, cele așezate rămân și devin neutre, așa că nimeni nu plătește pe ele și nu aduc puncte
            nimănui, dar se pot acoperi ca oricare altele. Cine plătește până la ultimul dirham a plătit tot.
       *[no] Cine nu poate plăti tot plătește ce are și joacă mai departe.
    }{ $source ->
        [house] {" "}(O regulă a casei peste { $printing }.)
        [unsaid] {" "}(Foaia pentru { $printing } nu spune; așa jucăm noi.)
       *[printed] {""}
    }
rulebook-lay-title = 4. Așază un covoraș
rulebook-lay =
    Un covoraș acoperă două pătrățele vecine. Cel puțin unul are o latură comună cu pătrățelul lui Assam, și
    niciunul nu e pătrățelul lui Assam.
rulebook-lay-over =
    Poate sta pe loc gol, pe un pătrățel gol și o jumătate de covoraș, sau pe jumătăți din două covorașe diferite,
    indiferent de culoare. { $own ->
        [yes] Poate acoperi deodată ambele jumătăți vizibile ale unui covoraș doar dacă acela e al tău (o regulă a casei).
       *[no] Nu poate acoperi niciodată deodată ambele jumătăți vizibile ale unui covoraș.
    } Un covoraș care are o jumătate ascunsă o poate pierde și pe cealaltă.
rulebook-piles-title = Grămezile
rulebook-piles =
    Covorașele se așază în ordinea grămezii. Pe cel de deasupra îl cunosc ambii jucători, ce e sub el nimeni:
    șansa unei culori e partea ei din ce a rămas.
rulebook-turn-title = 5. Rotește-l pe Assam
rulebook-turn =
    Rotește-l pe Assam un sfert de tură la stânga sau la dreapta; asta hotărăște drumul următorului vânzător. { $keep ->
        [yes] După regula casei poate fi lăsat și așa cum e.
       *[no] Sfertul de tură e obligatoriu.
    }{ $elimination ->
        [yes] {" "}Un vânzător eliminat nu îl rotește.
       *[no] {""}
    }

## The end

rulebook-end-title = Sfârșitul
rulebook-end =
    Jocul se termină când ultimul covoraș e așezat{ $elimination ->
        [yes] , sau de îndată ce a rămas un singur vânzător
       *[no] {""}
    }. Fiecare dirham și fiecare pătrățel vizibil de culorile tale e un punct. Câștigă cine are cele mai multe; la
    egalitate, cine are mai mulți dirhami, iar dacă și aici e egal, locul se împarte.{ $elimination ->
        [yes] {" "}Cine e eliminat stă sub toți cei rămași, cel ieșit mai târziu deasupra celui ieșit mai devreme.
       *[no] {""}
    }

## Other ways to play, by the names of their switches

rulebook-ways-title = Alte feluri de a juca
rulebook-ways-one-colour = - one-colour: doi jucători cu câte 15 covorașe de o culoare, cum spune pregătirea
rulebook-ways-end-turn = - end-turn: varianta acestei ediții, cu rotirea la sfârșit, nu la început
rulebook-ways-keep-heading = - keep-heading: rotirea de la sfârșit poate fi sărită (regula casei)
rulebook-ways-cover-own = - cover-own: ambele jumătăți ale unui covoraș propriu pot fi acoperite deodată (regula casei)
rulebook-ways-elimination = - elimination: cine nu poate plăti tot e eliminat (regula casei)
rulebook-ways-no-elimination = - no-elimination: cine nu poate plăti tot plătește ce are și joacă mai departe (regula casei)

## The printings side by side: a label and what stands in each column

rulebook-rows-title = titlu
rulebook-rows-language = limbă
rulebook-cells-language = { $language ->
    [en] engleză
    [ro] română
   *[fr] franceză
  }
rulebook-rows-rugs = covorașe în cutie
rulebook-cells-rugs = { $rugs ->
    [0] nescris
   *[other] { $rugs }: { $sets }
  }
rulebook-rows-edge = margine
rulebook-cells-edge = { $edge ->
    [arrows] săgeți
   *[mosaics] mozaicuri
  }
rulebook-rows-insolvency = nu poate plăti tot
rulebook-cells-insolvency = { $elimination ->
    [yes] e eliminat
   *[no] plătește ce are și joacă mai departe
  }{ $printed ->
    [yes] {""}
   *[no] {" "}(nescris)
  }
rulebook-rows-variant = variantă: rotire la sfârșit
rulebook-cells-variant = { $offered ->
    [yes] există
   *[no] nu
  }
rulebook-rows-two = doi jucători
rulebook-cells-two = { $ways ->
    [both] 24 de covorașe în două culori sau 15 de o culoare
    [one_colour] 15 de o culoare
   *[two_colours] 24 de covorașe în două culori
  }
rulebook-rows-starter = cine începe
rulebook-cells-starter = { $starter ->
    [holiday] ultimul în vacanță în Maroc
    [decide] hotărăsc jucătorii
   *[unsaid] nescris
  }
