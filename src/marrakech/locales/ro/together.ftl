### People who play together: joining, coming back to a seat, playing again.

join-looking = Căutăm masa…

join-invites =
    { $host-is ->
        [given] { $host } te invită
       *[nothing] Ești invitat
    }

join-title = Un loc e păstrat pentru tine
join-lay = Tu așezi { $colours }

join-stock =
    { $rugs ->
        [one] { $rugs } covoraș
        [few] { $rugs } covorașe
       *[other] { $rugs } de covorașe
    }, { $dirhams ->
        [one] { $dirhams } dirham
        [few] { $dirhams } dirhami
       *[other] { $dirhams } de dirhami
    }

join-name = Numele tău
join-nameFirst = Scrie-ți mai întâi numele.
join-figure = Chipul tău
join-figures-hana = Basma
join-figures-idir = Turban
join-figures-safia = Pălărie de paie
join-figures-anir = Barbă albă
join-figures-novice = Bucle
join-figures-apprentice = Coc
join-figures-merchant = Mustață
join-figures-master = Ochelari
join-thisSeat = locul acesta
join-button = Ia locul
join-taking = Iei locul…
join-watch = Privește
join-overTitle = Jocul acesta s-a terminat
join-overNote = Poți vedea cum a mers.
join-replay = Vezi reluarea
join-bad = Linkul acesta nu duce la nicio masă
join-badNote = Poate nu e întreg, sau jocul a fost șters. Cere un link nou.
join-mine = Ai deja un loc aici
join-toGame = La joc

rematch-another = Încă un joc?

rematch-starts =
    Aceleași chipuri, aceleași covorașe. { $who-is ->
        [you] Începi tu.
       *[other] Începe { $who }.
    }

rematch-youAsked = Ai cerut încă un joc
rematch-wants = { $name } vrea să joace din nou
rematch-asks = { $name } întreabă

rematch-coming =
    { $who-is ->
        [you] Vii
       *[other] { $who } vine
    }

rematch-unanswered = { $name } nu a răspuns

rematch-declined =
    { $who-is ->
        [you] Nu poți acum
       *[other] { $who } nu poate acum
    }

rematch-replaced = Un robot joacă pentru { $name }
rematch-stays = Păstrezi { $colours }
rematch-starter = { $colours }, începe
rematch-open = Aici: pagina e deschisă
rematch-closed = Pagina e închisă
rematch-for = Pentru { $name }
rematch-wait = Așteaptă
rematch-without = Joacă fără { $name }
rematch-bot = Un robot pentru { $name }
rematch-waiting = Așteptăm: { $names }
rematch-allCome = Vin toți. Începe…
rematch-startFewer = Începeți, voi { $number ->
        [2] doi
        [3] trei
       *[other] patru
    }

rematch-startBots =
    { $bots ->
        [one] Începe cu { $bots } robot
        [few] Începe cu { $bots } roboți
       *[other] Începe cu { $bots } de roboți
    }

rematch-takeBack = Retrage
rematch-come = Vin
rematch-notNow = Nu acum
rematch-begun = A început
rematch-watch = Privește jocul următor
rematch-goTo = La joc

series-title =
    { $number ->
        [2] Voi doi
        [3] Voi trei
        [4] Voi patru
       *[other] Grupul vostru
    }

series-since =
    { $number ->
        [one] Un joc, pe { $since }
        [2] Două jocuri din { $since }
        [12] Douăsprezece jocuri din { $since }
        [few] { CAPITAL(number) } jocuri din { $since }
       *[other] { $number } de jocuri din { $since }
    }

series-wins = { $name } { $wins }
series-aloud = { $score }; { series-since }
series-game = Jocul { $game }: { $names }
series-runner = Cine a câștigat fiecare joc
series-next = urmează
series-older = { $count } înainte

back-table =
    { $host-is ->
        [given] Masa deschisă de { $host }
       *[nothing] O masă pentru prieteni
    }

back-title = Cine ești?

back-newHere =
    Browserul acesta e nou aici. { $count ->
        [0] Toți sunt aici.
        [one] Un loc e gol.
        [few] { $count } locuri sunt goale.
       *[other] { $count } de locuri sunt goale.
    }

back-iAm = Sunt { $name }
back-away = { $colours }, plecat
back-here = { $name } e aici
back-thatIsMe = Sunt { $name }, din alt browser
back-none = Niciunul?
back-watch = Privește jocul
back-goesOn = Jocul merge mai departe. Covorașele și punga ta sunt cum le-ai lăsat.
back-waits = Masa așteaptă. Locul ți se păstrează.
back-asked = Întrebăm: { $name }
back-askedAll = Îi întrebăm pe cei de la masă
back-askedNote = O atingere acolo și ești din nou la locul tău ({ $name }). Între timp nu se pierde nimic: nimeni nu joacă pentru tine.
back-hostAway = { $name } nu e aici. După un minut pot răspunde și ceilalți.
back-nobody = Nu mai stă nimeni la masa aceasta: revino prin linkul de întoarcere, arătat când s-a deschis masa.
back-not = Nu sunt { $name }

back-refused =
    { $name-is ->
        [given] { $name } a spus nu.
       *[nothing] Cineva de la masă a spus nu.
    }

back-lapsed = Nu a răspuns nimeni. Întreabă din nou.
back-linkTitle = Înapoi la locul tău
back-linkNote = Acest link privat îți aduce în browserul acesta locul tău și masa pe care ai deschis-o. Merge o singură dată.
back-linkButton = Continuă aici
claim-title = E { $name }?
claim-note = { $name } își cere locul din alt browser.
claim-yes = Da, { $name } poate intra
claim-no = Nu
claim-soon = Întrebăm: { $name }; după un minut te întrebăm și pe tine, dacă { $name } nu e aici.
moved-title = { $name } joacă acum pe alt aparat
moved-button = Joacă aici

gathering-starts = Cine începe
gathering-change = Nume și chip
gathering-noAnswer = { $name } nu a răspuns
gathering-cannot = { $name } nu poate acum
gathering-bot = Un robot pentru { $name }
gathering-return = Drumul tău înapoi
gathering-returnNote = Dacă browserul acesta te uită, linkul privat te aduce înapoi la loc. Merge o singură dată; nu-l arăta nimănui.
gathering-returnCopy = Copiază linkul de întoarcere
gathering-cancelAsk = Linkul nu va mai duce nicăieri. Renunți la masă?
