### Pagina pe o gazdă statică, unde dispozitivul acesta este propriul server.

device-opening = Negustorii își ridică tarabele
device-meanwhile = Uită-te între timp în jur: lecția și regulile sunt deschise.

# $done (decimal), $total (decimal)
device-come = { $done } din { $total } MB

# $step (number)
device-step =
    Pasul { $step } din 4: { $step ->
        [1] pagina
        [2] regulile
        [3] negustorii
       *[other] maeștrii
    }

# $step (number)
device-failed =
    Pasul { $step } nu a ajuns{ $step ->
        [1] .
        [2] : regulile.
        [3] : negustorii.
       *[other] : maeștrii.
    }

device-again = Încearcă din nou
device-noServer = Nu aici: copia aceasta nu are server.
device-friendsAt = Joacă cu prietenii pe
device-elsewhere = Marrakech este deschis în altă filă a acestui browser. Continuă aici când aceea se închide.
device-here = Joacă aici
device-private = Fereastra aceasta nu păstrează nimic: jocurile tale dispar când se închide.
device-full = Ultima mutare nu s-a păstrat: nu mai este loc pe dispozitivul acesta sau browserul nu poate scrie. Eliberează puțin spațiu, apoi încearcă din nou.
device-unfetched = Maeștrilor le lipsește un fișier care nu sosește. Jocul continuă de îndată ce revine conexiunea.
device-lost = Browserul a șters ce păstra pagina aceasta. Încarc-o din nou.
device-reload = Încarc-o din nou
device-damaged = Jocurile de pe dispozitivul acesta nu se pot citi. Rămân așa cum sunt; lângă ele poate începe o colecție nouă.
device-beginAnew = Începe o colecție nouă
device-blocked = Browserul acesta nu lasă jocul să pornească: blochează procesele de fundal sau nu are WebAssembly.
device-weak = Browserul acesta nu are WebAssembly cu SIMD: aici lipsesc maestrul și analiza jocurilor, restul merge.
device-gone = Browserul a pierdut jocurile păstrate aici. Ce joci de acum înainte se va păstra din nou.
device-stopped = Jocul s-a oprit pe dispozitivul acesta. Ce s-a jucat este păstrat: încarcă pagina din nou.
device-proof = Zarurile s-au aruncat chiar pe dispozitivul acesta. Verificarea arată că nimic nu s-a schimbat după aceea, și atât: cine are dispozitivul ar fi putut schimba ce le aruncă.
device-newer = A sosit o versiune nouă. Începe pe pagina de start, niciodată în timpul unui joc.
device-newerElsewhere = A sosit o versiune nouă. Începe când celelalte file cu Marrakech sunt închise.
