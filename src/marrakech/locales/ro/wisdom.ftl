### How to play well, and how to read a review. Every figure is counted over games between our bots.

wisdom-players = Vânzători în piață
wisdom-counted = Fiecare cifră e o medie din { $games } de jocuri între roboți la fel de puternici, pentru fiecare număr de jucători. Cât aduce un covoraș o spune judecata roboților înșiși.
wisdom-again = Numără-le din nou cu
wisdom-stage = Covorașe așezate

wisdom-way-title = Uită-te unde se poate opri Assam
wisdom-way-text = Un drum luat fără să te uiți costă { $first } dirhami la începutul jocului și { $last } la sfârșit; cel mai prost din trei costă atunci { $worst }. Jucătorii buni plătesc doar puțin peste cel mai ieftin drum.
wisdom-way-axis = Dirhami la care să te aștepți, după drum
wisdom-way-taken = al jucătorilor buni
wisdom-way-cheapest = cel mai ieftin
wisdom-way-any = oricare
wisdom-way-dearest = cel mai scump

wisdom-region-title = Zonele cresc, și taxele odată cu ele
wisdom-region-text = La jumătatea jocului cea mai mare zonă a pieței are { $half } pătrățele, spre sfârșit { $end }. Cea mai mare a ta e mai mică: nimeni nu te lasă să crești degeaba.
wisdom-region-axis = Pătrățele în cea mai mare zonă
wisdom-region-own = a ta
wisdom-region-all = a oricui

wisdom-cover-title = Acoperă-i mai degrabă pe alții decât locul gol
wisdom-cover-text = La mijlocul jocului cel mai bun covoraș care acoperă un pătrățel al altui vânzător câștigă cu { $one } mai des decât cel mai bun pe loc gol, iar unul care acoperă două cu { $two } mai des. Jucătorii buni acoperă atunci două în { $often } din rândurile lor.
wisdom-cover-axis = Ce adaugă la șansa ta de câștig
wisdom-cover-one = acoperă un pătrățel
wisdom-cover-two = acoperă două

wisdom-spite-title = Ține-l pe loc pe fruntaș, mai ales într-un final strâns
wisdom-spite-text = Când îl poți acoperi fie pe fruntaș, fie pe altcineva, fruntașul e oricând alegerea mai bună. În primul sfert asta valorează { $early } dintr-o victorie; în ultimul, pentru cineva rămas cu câteva puncte în urmă, { $late }.
wisdom-spite-alone = În doi ai un singur adversar de ținut pe loc.
wisdom-spite-axis = Ce aduce acoperirea fruntașului, după cât ești în urmă
wisdom-spite-gaps-leads = tu conduci
wisdom-spite-gaps-five = de la 1 la 5
wisdom-spite-gaps-ten = de la 6 la 10
wisdom-spite-gaps-twenty = de la 11 la 20
wisdom-spite-gaps-more = mai mult
wisdom-spite-early = primul sfert
wisdom-spite-late = ultimul sfert

wisdom-seat-title = Cât valorează primul loc
wisdom-seat-text = Cine începe câștigă { $first } din jocuri, cine vine ultimul { $last }; corect ar fi { $fair }. Atât: nu vă certați pentru asta.
wisdom-seat-axis = Jocuri câștigate după loc
wisdom-seat-nth = locul { $seat }

wisdom-read-parts-title = Patru părți fac un rezultat
wisdom-read-parts-text = Toți încep cu șanse egale. Le mișcă zarurile, alegerile tale, alegerile celorlalți, iar ce rămâne e propria noastră eroare de estimare, arătată cu gri. Cele patru adunate dau rezultatul, în șanse și în puncte.
wisdom-read-luck-title = Zarurile: ce a venit față de ce era de așteptat
wisdom-read-luck-text = O aruncare e norocoasă dacă te lasă mai bine decât media celor șase fețe. În multe jocuri norocul se echilibrează, pentru toți.
wisdom-read-choice-title = Alegerile: ce ai irosit
wisdom-read-choice-text = O alegere se compară cu cea mai bună care exista, după șansa de câștig pe care ți-o lasă. Cea mai bună nu costă nimic, așa că alegerile tale nu contează niciodată peste zero; ce irosesc ceilalți e în favoarea ta.
wisdom-read-sure-title = Cât de sigur este
wisdom-read-sure-text = Unde au rămas puține covorașe, fiecare valoare e calculată exact, iar lista o spune. Înainte e o estimare cu eroarea ei alături; o pierdere mai mică decât eroarea nu e numită niciodată greșeală. Joac-o până la capăt ca să știi mai bine.
wisdom-read-mark-title = ? și ??
wisdom-read-mark-text = Un semn e o alegere care a irosit cel puțin două puncte sau 5 % dintr-o victorie, două semne cel puțin patru puncte sau 10 %. Uită-te întâi la ele și la motivul de alături.
wisdom-read-level-title = Joci ca…
wisdom-read-level-text = Ce ai irosit la fiecare decizie se compară cu ce irosesc roboții noștri. Un joc spune puțin: așteaptă-l pe al cincilea.
