### The rules page.

rules-title = Cum se joacă Marrakech
rules-intro = Ești vânzător de covoare. Assam, stăpânul bazarului, umblă printre covorașe. Cine îl trimite pe covorașul cuiva plătește pentru asta.
rules-choose = Regulile pentru
rules-inForce = Jocul acesta se joacă după
rules-sections-aim-title = Scopul
rules-sections-aim-text = Când ultimul covoraș e așezat, fiecare dirham din punga ta și fiecare pătrățel vizibil de culoarea ta contează un punct. Câștigă cine are cele mai multe puncte; la egalitate, punga mai plină, iar dacă și ea e egală, locul se împarte.
rules-sections-preparation-title = Înainte de primul rând
rules-sections-preparation-text = Assam stă pe pătrățelul din mijloc. Fiecare începe cu 30 de dirhami: cinci monede de 1 și cinci de 5. Patru vânzători au câte 12 covorașe de o culoare, trei au câte 15. Se joacă în sensul acelor de ceasornic.
rules-sections-preparation-more = Doi vânzători au câte 24 de covorașe, 12 din fiecare dintre două culori, amestecate într-o grămadă și așezate în ordinea ei. Amândoi văd covorașul de deasupra, iar ce e sub el nu vede nimeni. O zonă are o singură culoare, și niciuna dintre culorile tale nu te costă nimic.
rules-sections-turn-title = 1. Rotirea
rules-sections-turn-text = Înainte să arunci zarul, îl poți roti pe Assam un sfert de tură la stânga sau la dreapta, sau îl poți lăsa așa cum e. Niciodată o jumătate de tură.
rules-sections-walk-title = 2. Mersul
rules-sections-walk-text = Zarul are fețele 1, 2, 2, 3, 3 și 4. Assam merge atâtea pătrățele drept înainte.

rules-sections-walk-more =
    { $edge ->
        [mosaics] La margine un semicerc de mozaic îl duce pe linia de lângă a lui. În două colțuri mozaicul mai mare îl aduce înapoi chiar pe pătrățelul de pe care a plecat, rotit un sfert de tură. Mozaicul nu costă niciun pas; pătrățelul pe care se întoarce e unul.
       *[arrows] La margine o săgeată îl duce pe linia de lângă a lui. În două colțuri săgeata mai mare îl aduce înapoi chiar pe pătrățelul de pe care a plecat, rotit un sfert de tură. Săgeata nu costă niciun pas; pătrățelul pe care se întoarce e unul.
    }

rules-sections-pay-title = 3. Plata taxei
rules-sections-pay-text = Dacă se oprește pe covorașul altui vânzător, îi datorezi acestuia taxa: un dirham pentru fiecare pătrățel al zonei pe care stă. O zonă e formată din toate pătrățelele vizibile de acea culoare, legate latură cu latură; colțurile nu contează, pătrățelul lui Assam da.
rules-sections-pay-more = Locul gol, covorașele tale și cele ale unui jucător eliminat nu costă nimic.
rules-sections-lay-title = 4. Așezarea unui covoraș
rules-sections-lay-text = Un covoraș acoperă două pătrățele alăturate. O jumătate are o latură comună cu pătrățelul lui Assam; a doua stă lângă prima. Pătrățelul lui rămâne liber.
rules-sections-lay-more = Poate acoperi loc gol, jumătate de covoraș și loc gol, sau jumătăți din două covorașe diferite. Niciodată deodată ambele jumătăți vizibile ale unui covoraș. Un covoraș care și-a pierdut o jumătate o poate pierde și pe cealaltă.
rules-sections-end-title = Sfârșitul
rules-sections-end-text = Jocul se termină când ultimul covoraș e așezat sau de îndată ce a rămas un singur vânzător.
rules-outTitle = Când nu poți plăti
rules-out = Plătești ce ai și ești eliminat: covorașele neașezate se întorc în cutie, cele de pe tablă rămân, nu costă nimic și nu contează pentru nimeni. Nu mai așezi niciun covoraș.
rules-playsOn = Plătești ce ai și joci mai departe.
rules-playsOnNote = Foaia aceasta nu spune ce se întâmplă; așa hotărâm noi.
rules-variantTitle = Varianta: rotirea la sfârșit
rules-variant = Nu îl rotești pe Assam înainte de zar, ci după covoraș: un sfert de tură la stânga sau la dreapta, iar următorul vânzător trebuie să meargă într-acolo.
rules-variantNone = Foaia aceasta nu are variantă.

rules-pictures-walk =
    { $edge ->
        [mosaics] Pe după un semicerc, și pe după mozaicul mai mare din colț.
       *[arrows] Pe după o săgeată, și pe după săgeata mai mare din colț.
    }

rules-pictures-pay = Assam s-a oprit pe Indigo: patru pătrățele, patru dirhami. Indigo din dreapta nu atinge niciunul pe o latură.
rules-pictures-cut = Un covoraș de-a curmezișul taie o zonă: Assam pe Șofran costă patru, nu șase.
rules-pictures-legal = Permis
rules-pictures-illegal = Nepermis
rules-pictures-bare = Două pătrățele goale.
rules-pictures-half = Un pătrățel gol și jumătate de covoraș.
rules-pictures-two = Jumătăți din două covorașe diferite.
rules-pictures-assam = Sub Assam.
rules-pictures-away = Departe de Assam: nicio jumătate nu-i atinge pătrățelul.
rules-pictures-whole = Ambele jumătăți ale unui covoraș deodată.
rules-printings = Edițiile comparate
rules-printingsNote = Același joc a fost tipărit de mai multe ori. Unde o foaie tace, spunem cum facem noi.
rules-table-rugs = Covorașe în cutie
rules-table-edge = În jurul marginii
rules-table-insolvency = Nu poate plăti tot
rules-table-variant = Rotire la sfârșit
rules-table-two = Doi vânzători
rules-table-starter = Cine începe
rules-rugsUnknown = nescris
rules-rugs = { $rugs } ({ $sets })
rules-edge-mosaics = mozaicuri
rules-edge-arrows = săgeți
rules-insolvency-out = iese din joc
rules-insolvency-plays_on = plătește ce are, joacă mai departe
rules-variants-yes = există
rules-variants-no = nescris
rules-two-two_colours = 24 de covorașe în două culori
rules-two-one_colour = sau 15 de o culoare
rules-starter-holiday = ultimul care a fost în vacanță în Maroc
rules-starter-decide = hotărăsc jucătorii
rules-starter-not_printed = nescris
rules-ours = hotărârea noastră
rules-printed = scris
rules-none = nu se pune problema
rules-rulingsTitle = Ce lasă foile deschis
rules-rulingsNote = Însemnat după ediție: unde o spune foaia și unde e hotărârea noastră.
rules-point = Punct
rules-rulings-shared-title = Locuri împărțite
rules-rulings-shared-text = Scor egal și pungă egală împart locul.
rules-rulings-whole-title = Un covoraș propriu întreg
rules-rulings-whole-text = Foile interzic acoperirea deodată a covorașului întreg al unui adversar și numesc doar jumătăți din covorașe diferite; noi o interzicem și pentru al tău. O regulă a casei o permite.
rules-rulings-begins-title = Cine începe
rules-rulings-begins-text = Cine pregătește jocul alege cine începe; altfel începe locul 1.
rules-rulings-top-title = Vârful grămezii
rules-rulings-top-text = În doi, amândoi văd covorașul de deasupra al fiecărei grămezi, iar ce e sub el nu vede nimeni.
rules-rulings-order-title = Ordinea grămezii
rules-rulings-order-text = Covorașele se așază în ordinea grămezii.
rules-rulings-twelve-title = Douăsprezece din fiecare culoare
rules-rulings-twelve-text = Cele 24 de covorașe pentru doi vânzători sunt câte 12 din fiecare culoare.
rules-rulings-insolvent-title = Cine nu poate plăti
rules-rulings-insolvent-text = Unde foaia nu spune nimic, se plătește ce este și se joacă mai departe.
rules-rulings-exact-title = Plata exactă
rules-rulings-exact-text = Cine poate plăti tot rămâne în joc, chiar dacă nu-i mai rămâne nimic.
rules-rulings-ranked-title = Clasarea celor eliminați
rules-rulings-ranked-text = Cine e eliminat stă sub toți cei rămași, cine a ieșit mai târziu deasupra celui ieșit mai devreme.
rules-rulings-noRug-title = Niciun covoraș la eliminare
rules-rulings-noRug-text = Rândul celui eliminat se termină acolo: fără covoraș, iar în variantă fără sfert de tură.
rules-rulings-variant-title = Primul rând al variantei
rules-rulings-variant-text = Assam privește spre nord; nu l-a rotit încă nimeni.
rules-rulings-short-title = Setul scurt
rules-rulings-short-text = Un set are 12 covorașe; la noi e Migdală, așa că în trei se joacă cu celelalte trei.
rules-rulings-preparation-title = Pregătirea
rules-rulings-preparation-text = Assam la mijloc, 30 de dirhami, 12 sau 15 covorașe, în sensul acelor de ceasornic. Suleika nu scrie nici pregătirea, nici conținutul; le luăm de pe celelalte foi.
rules-learn = Mai bine înveți jucând? Câțiva pași, cinci minute.
rules-print = Tipărește aceste reguli
