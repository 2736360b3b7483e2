### A table for friends: inviting, private links and gestures.

table-page = Masă nouă
table-title = Trimite linkul acesta prietenilor
table-note = Cine îl deschide ia următorul loc liber.
table-guest = Ai un loc

table-guestNote =
    { $host-is ->
        [given] { $host } pornește jocul, sau el începe când toate locurile sunt ocupate.
       *[nothing] Jocul începe când toate locurile sunt ocupate.
    }

table-copy = Copiază
table-copied = Copiat
table-share = Trimite
table-shareText = Ia loc la un joc de Marrakech.
table-scan = Sau scanează
table-scanNote = Cu un telefon din aceeași rețea. Fără aplicație, fără cont.
table-qr = Codul QR al linkului mesei
table-network = Aparatul acesta în rețeaua ta. E nevoie de același Wi-Fi.
table-alone = Adresa aceasta merge doar pe acest aparat.
table-aloneHow = Pentru prieteni la aparatele lor, pornește jocul din nou cu
table-aloneThen = Atunci pagina arată o adresă și un cod QR pentru rețeaua ta. Prietenii de la acest aparat pot deschide linkul în alt browser.
table-seats = Locuri
table-you = Tu
table-ready = gata
table-here = aici
table-away = plecat
table-bot = robot, { $level }
table-free = Liber
table-somebody = Cineva
table-chooses = își alege un nume
table-empty = Eliberează locul
table-emptyOf = Eliberează locul: { $name }
table-addBot = Adaugă un robot
table-addBotAt = Adaugă un robot la locul { $seat }
table-unseated = Locul tău a fost eliberat
table-unseatedNote = Deschide linkul din nou ca să iei un loc, sau privește.
table-getUp = Îmi las locul
table-joined = tocmai a venit

table-freeSeats =
    { $count ->
        [one] { $count } loc liber. Îl poate lua un robot:
        [few] { $count } locuri libere. Le pot lua roboți:
       *[other] { $count } de locuri libere. Le pot lua roboți:
    }

table-start =
    { $bots ->
        [0] Începe
        [one] Începe cu { $bots } robot
        [few] Începe cu { $bots } roboți
       *[other] Începe cu { $bots } de roboți
    }

table-starting = Începe…
table-cancel = Renunță la masă

seat-title = Continuă aici cu locul tău
seat-note = Cu acest link privat poți juca la locul tău și de pe aparatul acesta. Merge o singură dată.
seat-button = Continuă aici
seat-make = Continuă de pe alt aparat
seat-made = Deschide linkul pe celălalt aparat. Merge o singură dată; nu-l arăta nimănui.
seat-qr = Codul QR al linkului privat
seat-copied = Link privat copiat.
seat-alone = Pentru alte aparate, pornește jocul din nou cu

leaving-leave = Pleacă deocamdată
leaving-resign = Renunță (un robot joacă mai departe)
leaving-resignAsk = Un robot va juca la locul tău până la sfârșit. Renunți?
leaving-remove = Șterge jocul
leaving-removeAsk = Jocul va dispărea pentru totdeauna. Îl ștergi?
leaving-removed = Jocul e șters.
leaving-yes = Da
leaving-no = Nu

gestures-title = Spune ceva mesei
gestures-others = Vorbele celorlalți
gestures-of = Vorbe de la { $name }
gestures-words-hello = Salut!
gestures-words-well_played = Bine jucat!
gestures-words-thanks = Mulțumesc!
gestures-words-ouch = Au!
gestures-words-hurry = E rândul tău!
gestures-words-sorry = Îmi pare rău!
gestures-said = { part-subject }: { $words }
