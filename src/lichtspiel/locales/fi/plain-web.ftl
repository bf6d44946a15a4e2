# Selaimen pelkistetty pelinäkymä: peleille, joilla ei ole siellä omaa.

plain-web-table = Pöytä
plain-web-hand = Kätesi
plain-web-hand-of = { $who }: käsi
plain-web-actions = Mitä voit tehdä
plain-web-asks = Sinun vuorosi: valitse, mitä teet.
plain-web-waits = { $who } miettii.
plain-web-recommended = suositus
plain-web-find =
    { $count ->
        [one] Yksi siirto: etsi nimellä
       *[other] { $count } siirtoa: etsi nimellä
    }
plain-web-not-found = Tällä nimellä ei löydy siirtoa.
plain-web-none = ei mitään
plain-web-told = { $who }: { $what }.
plain-web-you-win = Voitat.
plain-web-wins =
    { $count ->
        [one] { $who } voittaa.
       *[other] { $who } jakavat voiton.
    }
plain-web-all-win = Kaikki voittavat.
plain-web-nobody-wins = Kukaan ei voita.
plain-web-player = Pelaaja
plain-web-points = Pisteet
plain-web-winner = voittaja
plain-web-no-rule = Tämän pelin säännöt eivät ole näillä sivuilla.
