# Areena: mitä se sanoo, sen taulukot, sen raportti.

cli-arena = pelauta botteja toisiaan vastaan ja mittaa, miten vahvoja ne ovat
cli-arena-notes =
    Esimerkkejä:
      lichtspiel arena { $game } --bots strong,medium --deals 200
      lichtspiel arena { $game } --bots strong,mypackage:MyBot --report raportti.html
      lichtspiel arena { $game } --round-robin easy,medium,strong
      lichtspiel arena { $game } --bots strong,medium --decide 2
      lichtspiel arena { $game } --bots strong,medium --results vahva.jsonl
    Jokainen jako pelataan jokaiselta paikalta. Kun annat valitsimen --results, voit pysäyttää
    areenan milloin vain ja jatkaa samalla komennolla. Sama siemenluku antaa samat tulokset,
    oli prosesseja kuinka monta tahansa; vain --think riippuu koneesta.
cli-arena-bots = botti joka paikalle, tason ({ $levels }) tai luokan (mypackage:MyBot) mukaan; paikat kiertävät
cli-arena-round-robin = jokainen taso jokaista vastaan: yksi botti muiden joukossa
cli-arena-deals = montako jakoa, kukin jokaiselta paikalta (muuten { $usual })
cli-arena-decide = kahdella botilla: lopeta heti, kun toinen on selvästi vahvempi tai voitto-osuudet ovat enintään PERCENT prosenttiyksikön päässä toisistaan; --deals on silloin enimmäismäärä (oletus { $most })
cli-arena-worlds = montako maailmaa botti kuvittelee päätöstä varten (muuten tavallinen määrä)
cli-arena-think = enintään näin kauan päätöstä kohti; tulokset eivät silloin toistu
cli-arena-workers = montako prosessia pelaa yhtä aikaa (muuten yksi ydintä kohti)
cli-ray = pelaa sen sijaan Ray-klusterissa tässä osoitteessa (”auto”: tämän koneen klusteri)
cli-arena-results = tallenna tulokset tähän tiedostoon ja jatka siitä, mihin se päättyy
cli-arena-report = kirjoita kaavioita sisältävä raportti tähän HTML-tiedostoon

level-random = satunnainen
level-easy = helppo
level-medium = keskitaso
level-strong = vahva

arena-nobody = Kuka pelaa? Anna --bots tai --round-robin.
arena-bots-seats =
    { $found ->
        [one] 1 botti ei sovi
       *[other] { $found } bottia ei sovi
    } { $seats ->
        [one] 1 paikalle
       *[other] { $seats } paikalle
    }; nimeä yksi kullekin paikalle.
arena-one-level = --round-robin vaatii vähintään kaksi tasoa.
arena-level-twice = Sama taso on kahdesti valitsimessa --round-robin.
arena-decide-two = --decide vertaa kahta bottia, joten niitä pitää olla tasan kaksi erilaista.
arena-percent = { $option } tarvitsee prosenttiluvun väliltä 0,1–50, ei ”{ $found }”.
arena-bot-inside = Muut prosessit eivät löydä bottia { $bot }: määrittele luokka moduulin ylimmällä tasolla, ei funktion sisällä.
arena-ray-unreachable = Osoitteessa { $address } ei vastaa mikään Ray-klusteri.
arena-ray-other-program = Solmuun { $node } on asennettu tämän ohjelman toinen versio. Asenna sama versio joka solmuun.
lab-at-least-one = Arvon { $name } on oltava vähintään 1, ei { $found }.
lab-policy-seats = Nimeä yksi botti kullekin paikalle (paikkoja: { $seats }) tai yksi kaikille; löytyi: { $found }.
vector-not-begun = Pelit eivät ole vielä alkaneet: kutsu ensin reset-metodia.
vector-rows = restart tarvitsee rivien numerot väliltä 0–{ $most } tai totuusarvon jokaiselle riville.
vector-actions = Jokaiselle riville tarvitaan yksi kokonaisluku taulukossa, jonka pituus on { $n }.
vector-unknown = Rivi { $row }: siirtoa { $found } ei ole; siirrot on numeroitu 0–{ $most }.
vector-illegal = Rivi { $row }: siirto { $found }, ”{ $action }”, ei ole nyt sallittu. Maski näyttää sallitut.
arena-no-results = { $path } ei sisällä areenan tuloksia; mitään ei muutettu.
arena-other-job =
    { $path } sisältää tuloksia { $part ->
        [game] toisesta pelistä
        [seats] toisella paikkamäärällä
        [options] toisilla asetuksilla
        [seatings] toisista boteista
        [seed] toisesta siemenluvusta
        [worlds] toisella kuviteltujen maailmojen määrällä
        [seconds] toisella miettimisajalla
       *[version] tämän ohjelman toisesta versiosta
    }; nimeä toinen tiedosto.
arena-deadly =
    Jaot { $first }–{ $last } kaatoivat prosessinsa { $times } kertaa; kaikki aiemmin pelattu on tallessa.
arena-stopped =
    Pysäytetty, kun { $done }/{ $deals } jakoa oli pelattu. { $kept ->
        [kept] Ne ovat tallessa; sama komento jatkaa.
       *[lost] Ne menetettiin; --results TIEDOSTO tallentaa ne ensi kerralla.
    }

# luvut
arena-share = { $value } %
arena-interval = [{ $low }; { $high }]
arena-points = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-points-interval = [{ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }; { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }]
arena-length = { $value }
arena-tick = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 2) }
arena-share-tick = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 1) } %
arena-whole = { NUMBER($value, useGrouping: "true") }
arena-three-digits = { NUMBER($value, maximumSignificantDigits: 3) }
arena-milliseconds = { NUMBER($value, maximumSignificantDigits: 3) } ms

# taulukot
arena-heading =
    { $title }: { $seats ->
        [one] 1 paikka
       *[other] { $seats } paikkaa
    }, { $deals ->
        [one] 1 jako
       *[other] { $deals } jakoa
    }, { $games ->
        [one] 1 peli
       *[other] { $games } peliä
    }
arena-lineup = { $bots }, vuorollaan joka paikalta
arena-par = Yhtä vahvat botit voittaisivat kukin { $par }. Hakasulkeissa 95 %:n luottamusvälit; jako kaikkine peleineen on yksi havainto.
arena-together = Botit voittavat tai häviävät yhdessä. Hakasulkeissa 95 %:n luottamusvälit; jako kaikkine peleineen on yksi havainto.
# The end of a duel; the interval holds no matter when one looks.
arena-duel = { $end ->
    [stronger] Ratkesi: { $stronger } on vahvempi.
    [close] Ratkesi: { $one } ja { $other } ovat enintään { NUMBER($margin, maximumFractionDigits: 1) } prosenttiyksikön päässä toisistaan.
   *[open] Ei vielä ratkennut; lisää jakoja tarvitaan.
} Voitetut pelit, { $one } miinus { $other }: { $difference } { $interval }. Tämä väli pätee, lopetti milloin tahansa.
arena-not-repeatable = Botit pelasivat aikarajalla: uusi ajo antaa eri tulokset.
arena-level = Taso
arena-games = Pelejä
arena-wins = Voitetut pelit
arena-deals-won = Voitetut jaot
arena-mean-points = Pisteet, keskiarvo
arena-rating = Vahvuusluku
arena-pairing = { $one }, muut: { $among }
arena-partners = { $one } ja { $among }
arena-pairings = Parit
arena-seat = Paikka
arena-times = Miettiminen (suoritinaika)
arena-decisions = Päätöksiä
arena-median = Mediaani
arena-p99 = 99 %
arena-longest = Pisin
arena-moves = Siirtoja pelissä: keskimäärin { $mean }, vähintään { $least }, enintään { $most }
arena-deals = Jakoja

# raportti
arena-report-title = Areena: { $title }
arena-report-strength = Vahvuus
arena-report-strength-about = Voitettujen pelien osuus ja 95 %:n luottamusväli. Katkoviiva on vertailutaso: mitä yhtä vahvat botit voittaisivat.
arena-report-strength-together = Yhdessä voitettujen pelien osuus ja 95 %:n luottamusväli.
arena-report-ratings = Vahvuusluvut
arena-report-ratings-about = Kaikki parit yhtenä lukuna Elon asteikolla: 400 pistettä enemmän on kymmenkertainen vahvuus. Keskiarvo on 0.
arena-report-pairings = Parit
arena-report-pairings-about = Kuinka usein yksi vasemmalla olevan tason botti voittaa, vuorollaan joka paikalla, kun kaikki muut ovat ylhäällä olevaa tasoa. Vertailutaso on { $par }.
arena-report-pairings-together = Kuinka usein pari voittaa yhdessä, pelaajien tasojen mukaan.
arena-report-seats = Paikat
arena-report-seats-about = Voitettujen pelien osuus kullakin paikalla, istui siinä kuka tahansa: paikan etu.
arena-report-length = Pituus
arena-report-length-about = Pelien määrä siirtojen määrän mukaan.
arena-report-points = Pisteet
arena-report-points-about = Laatikossa on pelien keskimmäinen puolikas, viiva ulottuu 5 %:sta 95 %:iin, pystyviiva on mediaani ja piste keskiarvo.
arena-report-times = Miettiminen
arena-report-times-about = Suoritinaika päätöstä kohti millisekunteina, kun oli jotain päätettävää.
arena-report-ends = Miten pelit päättyivät
arena-report-end = Loppu
arena-report-made = Miten luvut saatiin
arena-report-command = Komento
arena-report-version = Versio
arena-report-rules = Säännöt
arena-report-ruleset = versio { $ruleset }, ohjelman sormenjälki { $code }
arena-report-options = Asetukset
arena-report-budget = Miettimisen rajat
arena-report-usual = tavallinen määrä kuviteltuja maailmoja, ei aikarajaa
arena-report-worlds =
    { $worlds ->
        [one] 1 kuviteltu maailma
       *[other] { $worlds } kuviteltua maailmaa
    }
arena-report-seconds = { NUMBER($seconds, maximumFractionDigits: 3) } s
arena-report-bar =
    { $from }–{ $to } siirtoa: { $games ->
        [one] 1 peli
       *[other] { $games } peliä
    }
arena-report-moves = Siirtoja
arena-part = Osuus
arena-report-table = Taulukko
arena-report-own = oma teksti
