### The start page, setting up a game, printings and levels.

start-daily = Problema zilei
start-dailyNote = O alegere e clar cea mai bună. Care?

start-dailySolved =
    { $days ->
        [0] Rezolvată azi
        [1] Rezolvată azi
        [few] Rezolvată, { $days } zile la rând
       *[other] Rezolvată, { $days } de zile la rând
    }

start-dailySolve = Rezolv-o
start-dailySee = Vezi-o
start-puzzles = Toate problemele
start-page = Joacă
start-headline = Așază-ți covorașele pe unde trebuie să treacă ceilalți.
start-learn = Învață
start-learnNote = Cinci minute, mutare cu mutare.

start-learnSteps =
    { $done ->
        [0] { $of } pași
       *[other] { $done } din { $of } pași făcuți
    }

start-learnStart = Începe lecția
start-learnStartShort = Începe
start-learnOn = Învață mai departe
start-learnOnShort = Continuă
start-learnAgain = Învață din nou
start-playTitle = Joacă

start-playNote =
    Pe loc, { $bots ->
        [0] fără roboți
        [1] împotriva unui robot
        [2] împotriva a doi roboți
        [3] împotriva a trei roboți
       *[other] împotriva a { $bots } roboți
    }.

start-playWatch = Roboți între ei: tu privești.
start-playTogether = Dați aparatul din mână în mână.
start-level = Cât de bine joacă roboții
start-play = Joacă
start-preparing = Nivelul { $level } încă se pregătește. Până atunci îi ține locul un robot mai simplu.
start-chooseRules = Alege regulile
start-friends = Prieteni
start-friendsNote = Trimite un link. Fiecare își ia un loc.
start-pass = Sau dați un aparat din mână în mână
start-doors-friends = Deschide o masă
start-doors-here = Un aparat din mână în mână
start-doors-box = Cutia de pe masă
start-box = Arbitru pentru cutia de pe masă
start-openTable = Deschide o masă
start-goesOn = Jocul tău continuă
start-goOn = Continuă
start-waits = E rândul tău

start-others =
    { $count ->
        [one] încă { $count } joc te așteaptă
        [few] încă { $count } jocuri te așteaptă
       *[other] încă { $count } de jocuri te așteaptă
    }

start-open = Deschide un fișier de joc

coach-title = Un mic ajutor
coach-fine = Bine
coach-none = Fără ajutor de acum
coach-steps-orient = Alege un drum pentru Assam. Cifrele spun cât ai putea plăti acolo; apoi aruncă zarul.
coach-steps-roll = Aruncă zarul: Assam merge încotro privește, iar tu plătești dacă se oprește pe covorașul cuiva.
coach-steps-lay = Așază un covoraș lângă Assam, pe unde trebuie să treacă ceilalți: două pătrățele alăturate, unul lipit de al lui.
coach-steps-turn = Rotește-l pe Assam un sfert de tură: într-acolo trebuie să meargă următorul vânzător.

ruleLine-printings-en2021 = reguli englezești din 2021
ruleLine-printings-fr60 = reguli franțuzești, 60 de covorașe
ruleLine-printings-fr57 = reguli franțuzești, 57 de covorașe
ruleLine-printings-ro57 = reguli românești
ruleLine-printings-suleika = Suleika

ruleLine-players =
    { $players ->
        [2] doi vânzători
        [3] trei vânzători
        [4] patru vânzători
       *[other] { $players } vânzători
    }

ruleLine-bots-novice = începători
ruleLine-bots-apprentice = ucenici
ruleLine-bots-merchant = nivel de negustor
ruleLine-bots-master = maeștri
ruleLine-bots-even = roboți pe măsura ta
ruleLine-bots-random = roboți nepăsători
ruleLine-bots-greedy = roboți isteți
ruleLine-bots-lookahead = roboți prevăzători
ruleLine-mixed = roboți de mai multe niveluri
ruleLine-endTurn = rotire la sfârșit
ruleLine-keepHeading = regula casei: poate fi sărită
ruleLine-oneColour = câte o culoare fiecare
ruleLine-out = regula casei: cine nu poate plăti e eliminat
ruleLine-playsOn = regula casei: nimeni nu e eliminat
ruleLine-coverOwn = regula casei: covorașul propriu se poate acoperi întreg
ruleLine-perTurn = { $seconds } s pe rând

ruleLine-days =
    { $days ->
        [one] { $days } zi pe rând
        [few] { $days } zile pe rând
       *[other] { $days } de zile pe rând
    }

ruleLine-total = { $minutes } min fiecare

setup-title = Alege regulile
setup-page = Alege regulile
setup-formLabel = Pregătește un joc
setup-lede = Acestea sunt regulile următorului tău joc. Aparatul acesta le ține minte.
setup-ledes-friends = Primești un link pentru prieteni. „Joacă” își păstrează regulile.
setup-ledes-here = Toți joacă pe aparatul acesta, pe rând. „Joacă” își păstrează regulile.
setup-ledes-box = Jucați cu cutia adevărată și aruncați, plătiți și așezați singuri. Telefonul veghează: numără taxele, știe toate regulile și păstrează jocul.
setup-keep = Păstrează regulile
setup-readRules = Citește regulile acestei ediții
setup-merchants = Vânzători
setup-players = Numărul jucătorilor
setup-printing = Ediție
setup-rules = Reguli
setup-seat = Locul { $seat }
setup-name = Numele de la locul { $seat }
setup-namePlaceholder = Nume
setup-kinds-person = Om aici
setup-kinds-link = Prieten prin link
setup-bot = Robot, { $level }
setup-botSoon = Robot, { $level } (încă nu e gata)
setup-friend = Prieten
setup-passAndPlay = Mai mulți oameni aici: dați aparatul din mână în mână.
setup-roundTheTable = Așa stau jucătorii în jurul mesei.
setup-byLink = Primești un singur link, cu codul lui QR, pentru toți.
setup-watch = Aici nu stă nimeni: privești cum joacă roboții.
setup-twoColours = Câte două culori fiecare
setup-twoColoursNote = Câte 24 de covorașe, 12 din două culori, amestecate într-o grămadă: îl vezi pe cel de deasupra.
setup-oneColour = Câte o culoare fiecare
setup-oneColourNote = 15 covorașe de o culoare, cum spune pregătirea de pe această foaie.
setup-endTurn = Rotirea lui Assam la sfârșit
setup-endTurnNote = Sfertul de tură îți încheie rândul și hotărăște drumul următorului vânzător.
setup-endTurnMissing = Ediția aceasta nu are așa ceva.
setup-keepHeading = …sau lasă-l așa cum e
setup-keepHeadingNote = Regula casei: rotirea de la sfârșit poate fi sărită.
setup-elimination = Eliminat când nu poți plăti
setup-eliminationNote = Plătești ce ai și pleci. Covorașele tale rămân, nu costă nimic și nu aduc puncte.
setup-eliminationOff = Plătești ce ai și joci mai departe.
setup-printed = Ca în ediție.
setup-houseRule = Regula casei peste această ediție.
setup-notPrinted = Foaia nu spune; la noi se joacă mai departe.
setup-coverOwn = Acoperă un covoraș propriu întreg
setup-coverOwnNote = Regula casei: ambele jumătăți ale unui covoraș de-al tău pot dispărea deodată.
setup-clock = Ceas
setup-clockNone = Fără ceas

setup-clockTurn =
    { $seconds ->
        [one] { $seconds } secundă pe rând
        [few] { $seconds } secunde pe rând
       *[other] { $seconds } de secunde pe rând
    }

setup-clockTotal =
    { $minutes ->
        [one] { $minutes } minut în total pentru fiecare
        [few] { $minutes } minute în total pentru fiecare
       *[other] { $minutes } de minute în total pentru fiecare
    }

setup-clockDays =
    { $days ->
        [one] O mutare în cel mult { $days } zi
        [few] O mutare în cel mult { $days } zile
       *[other] O mutare în cel mult { $days } de zile
    }

setup-clockSlowNote = Nimeni nu trebuie să fie de față: te anunțăm când îți vine rândul. Când timpul se termină, un robot mută pentru tine.
setup-clockNote = Când timpul se termină, un robot mută pentru tine.
setup-starts = Cine începe
setup-start = Începe jocul
setup-invite = Deschide masa
setup-busy = Se pregătește…
setup-threeOf57 = Cutia aceasta are trei seturi de câte 15: joacă Henna, Indigo și Șofran.

levels-novice = începător
levels-apprentice = ucenic
levels-merchant = negustor
levels-master = maestru
levels-even = pe măsura ta
levels-random = nepăsător
levels-greedy = isteț
levels-lookahead = prevăzător

printings-en2021-name = Englezească, 2021
printings-en2021-note = Cutia ta are mozaicuri în jurul tablei și 15 covorașe de fiecare culoare. Cine nu poate plăti e eliminat.
printings-fr60-name = Franțuzească, 60 de covorașe
printings-fr60-note = Cutia ta are săgeți în jurul tablei și 15 covorașe de fiecare culoare. Cine nu poate plăti e eliminat.
printings-fr57-name = Franțuzească, 57 de covorașe
printings-fr57-note = Cutia ta are săgeți în jurul tablei și doar 12 covorașe de o culoare. Cine nu poate plăti joacă mai departe.
printings-ro57-name = Românească, 57 de covorașe
printings-ro57-note = Cutia ta are reguli în română și doar 12 covorașe de o culoare. Cine nu poate plăti joacă mai departe.
printings-suleika-name = Suleika
printings-suleika-note = Pe cutia ta scrie Suleika. Cine nu poate plăti joacă mai departe; variantă nu există.

start-offlineReady = Gata și fără rețea
start-pressNow = Apasă acum: jocul se deschide când tarabele stau în picioare.
