### The end of a game.

over-eyebrowLast = A rămas un singur vânzător

over-wins =
    { $who-is ->
        [you] Câștigi piața
       *[other] { $who } câștigă piața
    }

over-shared = { $names } împart piața

over-yours =
    Ieși pe locul { $place ->
        [1] întâi
        [2] doi
        [3] trei
        [4] patru
       *[other] { $place }
    } cu { $score }.

over-youOut = Nu ai putut plăti și ai părăsit piața.
over-turned = Cum s-a schimbat jocul
over-curveChances = șansa de câștig
over-curveScores = scoruri
over-curveText = { part-subject }: { $values }
over-roundOne = Runda 1
over-turning = Runda { $round }: unde au ajuns covorașele.

over-turningPaid =
    Runda { $round }: { $from-is ->
        [you] plătești
       *[other] { $from } plătește
    } { $paid } către { part-to }.

over-account = { $start } la început, zaruri { $luck }, alegeri proprii { $own }, alegerile celorlalți { $others }, eroarea noastră { $error }
over-picture = O imagine cu piața și scorul, cu un link la reluare.

over-beat =
    { $who-is ->
        [you] Câștigi
       *[other] { $who } câștigă
    } după { $rounds ->
        [one] { $rounds } rundă
        [few] { $rounds } runde
       *[other] { $rounds } de runde
    }

over-saved = Imaginea e salvată.
over-linkCopied = Linkul la reluare e copiat.
over-frameCopied = Cadrul e copiat: lipește-l în pagina ta.
over-sheet = Trimite piața
over-sheetNote = O imagine a tablei de la sfârșit, cu un link la reluare.
over-named = Nume
over-unnamed = Doar vânzători
over-namedNote = „Tu” nu apare niciodată într-o imagine: { $name } e { $name } pentru toți.
over-unnamedNote = Apar doar vânzătorii.
over-copyLink = Copiază linkul
over-copyFrame = Copiază un cadru pentru site-ul tău
over-savePicture = Salvează imaginea
over-saveFilm = Salvează jocul ca film
over-filming = { $done } din { $of ->
        [one] { $of } imagine
        [few] { $of } imagini
       *[other] { $of } de imagini
    }
over-stopFilm = Oprește
over-filmFailed = Filmul nu a putut fi făcut.
over-posterBy = { $name } câștigă cu un avans de { $number }
over-posterWins = { $name } câștigă piața
over-posterDay = După { $rounds ->
        [one] { $rounds } rundă
        [few] { $rounds } runde
       *[other] { $rounds } de runde
    }, { $day }
over-ranking = Clasament
over-place = Locul { $place }
over-outNote = eliminat
over-keyDirhams = dirhami în pungă
over-keySquares = pătrățele vizibile
over-keyParts = De unde au venit punctele: părțile adunate dau scorul
over-again = Joacă din nou
over-review = Privește înapoi
over-replay = Vezi reluarea
over-share = Trimite
over-download = Descarcă
over-verify = Verifică zarurile
over-byHand = Zarurile au fost aruncate cu mâna, la o masă adevărată.
over-verifying = Se verifică…
over-verified = Zarurile sunt cinstite: fiecare aruncare rezultă din secretul sigilat înainte de prima.
over-notVerified = Zarurile nu se potrivesc cu sigiliul.
over-checks-commitment = Secretul e cel sigilat
over-checks-rolls = Fiecare aruncare rezultă din el
over-checks-piles = Grămezile rezultă din el
over-checks-numbers = Numerele tale au fost folosite
over-seal = Sigiliu
over-secret = Secret
over-board = Vezi tabla

over-thoughts = Ce au gândit roboții
over-even-up = Jucăm de la egal la egal: data viitoare { $name } va juca puțin mai bine.
over-even-down = Jucăm de la egal la egal: data viitoare { $name } va juca puțin mai slab.
over-even-same = Jucăm de la egal la egal: data viitoare { $name } va juca la fel ca acum.
