# Pelipöytä päätteessä.

list-of-names = { $others } ja { $last }

command-help = ohje
command-help-help = tämä luettelo
command-rules = säännöt
command-rules-help = kaikki säännöt; vain yksi: säännöt 7
command-why = miksi
command-why-help = kertoo, onko siirto sallittu, ja ellei ole, mikä sen estää; kirjoita: miksi SIIRTO
command-list = lista
command-list-help = kaikki sallitut siirrot
command-log = loki
command-log-help = mitä tähän mennessä on tapahtunut
command-undo = peru
command-undo-help = ota viimeisin siirto takaisin, jos se ei paljastanut mitään uutta
command-quit = poistu
command-quit-help = jätä peli kesken; se jää talteen ja sitä voi jatkaa
quoted = ”{ $typed }”
sign-top-flop = Topista Floppiin
sign-flop-top = Flopista Toppiin
sign-double = tupla
sign-minus = miinus{" "}
sign-nothing = ei mitään

play-kept =
    Peli on tallessa. Jatka komennolla: lichtspiel play --resume
    { $path }
play-record =
    Peli on tallennettu. Korttien jaon voit tarkistaa komennolla:
    lichtspiel verify { $path }
play-commitment = Jako on sinetöity: { $commitment }
play-unfinished =
    { $count ->
        [one] { $game }: sinulla on yksi keskeneräinen peli.
       *[other] { $game }: sinulla on { $count } keskeneräistä peliä.
    } Jatka komennolla: lichtspiel play --resume
play-over = Tämä peli on jo päättynyt: { $path }. Katso se: lichtspiel replay
play-nothing-to-resume = Keskeneräistä peliä ei ole.
play-hand-over = Anna laite seuraavalle: { $who }. { $who }, paina Enteriä, kun kukaan muu ei katso.
play-legal = ”{ $action }” on sallittu siirto.
play-no-action = ”{ $text }” ei ole tässä kelvollinen siirto.
play-try = Paina Enteriä, niin voit valita vaiheittain, tai kirjoita: ohje
play-too-many-people = Pelaajia on { $found }, paikkoja vain { $seats }.
play-too-many-names = Nimiä on { $found }, paikkoja vain { $seats }.


replay-next = [{ $number }/{ $most }] Enter: seuraava, Ctrl-D: lopeta
replay-at =
    { $most ->
        [one] Pelitallenteessa on vain 1 siirto
       *[other] Pelitallenteessa on vain { $most } siirtoa
    }, ei { $found }.
replay-seat = Paikkaa { $found } ei ole; paikkojen numerot ovat 1–{ $most }.

legal-over = Ei mitään: peli on päättynyt.

games-seats = { $range } pelaajaa

sim-games =
    { $games ->
        [one] 1 peli
       *[other] { NUMBER($games, useGrouping: "true") } peliä
    }, { NUMBER($moves, useGrouping: "true") } siirtoa{ $rate ->
        [0] {""}
       *[other] , { NUMBER($rate, useGrouping: "true") } siirtoa sekunnissa
    }
sim-reason = { $reason }: { $count } ({ $share } %)
sim-wins = paikan { $seat } voitot: { $count } ({ $share } %)
sim-out = Tallennettu tiedostoon { $path }.
sim-out-suffix = --out tarvitsee tiedoston TIEDOSTO.parquet päätöksille tai TIEDOSTO.jsonl pelitallenteille, ei { $path }.
sim-out-exists = { $path } on jo olemassa, mutta siinä ei ole juuri näitä pelejä; mitään ei muutettu. Nimeä toinen tiedosto.
sim-no-journal = { $path } ei ole keskeytyneestä simulaatiosta; mitään ei muutettu.
sim-running = Toinen simulaatio kirjoittaa parhaillaan tiedostoon { $path }.
sim-fewer =
    Tiedostossa { $path } on jo { $done ->
        [one] 1 peli
       *[other] { $done } peliä
    }; pyydä vähintään yhtä monta.
sim-deadly = Pelit { $first }–{ $last } kaatoivat prosessinsa { $times } kertaa.
sim-stopped =
    Pysäytetty, kun { $done }/{ $games } peliä oli pelattu. { $kept ->
        [kept] Ne ovat tallessa; sama komento jatkaa.
       *[lost] Ne menetettiin; --out TIEDOSTO tallentaa ne ensi kerralla.
    }

bench-head =
    lichtspiel { $version } ({ $compiled ->
        [yes] käännetty, { $flags }
       *[no] tulkattu
    }), { $rival ->
        [none] ei OpenSpieliä (make bench asentaa sen erikseen)
       *[other] OpenSpiel { $rival }
    }, kierroksia: { $rounds }
bench-rates = Miljoonaa siirtoa suoritinsekunnissa; suluissa suhde, vertailukohtana dou_dizhu: kaikkien kierrosten mediaani
command-table = pöytä
command-table-help = näytä pöytä uudelleen
play-undone = Peruttu: { $action }.
play-rule =   { $rule }: { $text }
play-too-many-bots = Botteja on { $found }, vapaita paikkoja vain { $seats }.
play-same-names = Kahdella pelaajalla ei voi olla samaa nimeä.
choose-letter = Kirjain (Enter: takaisin):
play-which-game = Mikä peli? Numero tai nimi:
play-which-way = Numero tai sana (Enter: 1):
play-thinking = { $who } miettii, enintään { $seconds } s …
legal-thinking = Vahva botti miettii, enintään { $seconds } s …
