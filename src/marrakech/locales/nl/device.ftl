### The page on a static host, where this device is its own server.

device-opening = De kooplieden zetten hun kramen op
device-meanwhile = Kijk intussen rond: de les en de regels zijn open.
device-come = { $done } van { $total } MB

device-step =
    Stap { $step } van 4, { $step ->
        [1] de pagina
        [2] de regels
        [3] de kooplieden
       *[other] de meesters
    }

device-failed =
    Stap { $step } is niet aangekomen{ $step ->
        [1] .
        [2] : de regels.
        [3] : de kooplieden.
       *[other] : de meesters.
    }

device-again = Opnieuw proberen
device-noServer = Hier niet: dit exemplaar heeft geen server.
device-friendsAt = Met vrienden spelen kan op
device-elsewhere = Marrakech is open in een ander tabblad van deze browser. Gaat dat dicht, dan gaat het hier verder.
device-here = Hier spelen
device-private = Dit venster bewaart niets: als het dichtgaat, zijn je spellen weg.
device-full = De laatste zet is niet bewaard: er is geen ruimte meer op dit apparaat, of de browser kan niet schrijven. Maak wat ruimte vrij en probeer het dan opnieuw.
device-unfetched = De meesters missen een bestand dat niet aankomt. Het spel gaat verder zodra er weer verbinding is.
device-lost = De browser heeft gewist wat deze pagina bewaarde. Laad haar opnieuw.
device-reload = Opnieuw laden
device-damaged = De spellen op dit apparaat zijn niet te lezen. Ze blijven zoals ze zijn; je kunt ernaast een nieuwe verzameling beginnen.
device-beginAnew = Nieuwe verzameling beginnen
device-blocked = In deze browser kan het spel niet starten: hij blokkeert werk op de achtergrond (workers), of heeft geen WebAssembly.
device-weak = Deze browser heeft geen WebAssembly met SIMD: de meester en de terugblikken ontbreken hier, al het andere werkt.
device-gone = De browser is de spellen kwijt die hier bewaard werden. Wat je vanaf nu speelt, wordt weer bewaard.
device-stopped = Het spel is op dit apparaat blijven steken. Wat gespeeld is, is bewaard: laad de pagina opnieuw.
device-proof = Er is op dit apparaat zelf gegooid. De controle toont dat er daarna niets veranderd is, en meer niet: wie het apparaat in handen heeft, had kunnen veranderen wat er gooit.
device-newer = Er is een nieuwe versie. Die begint op de startpagina, nooit tijdens een spel.
device-newerElsewhere = Er is een nieuwe versie. Die begint als de andere tabbladen met Marrakech gesloten zijn.
