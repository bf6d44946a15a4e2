# Mitä jokainen käyttöliittymä sanoo: nimet sekä asiakirjojen, asetusten, pelitallenteiden ja tiedostojen virheet.

seat-number = Paikka { $number }
player-number = Nro { $number }
bot-number = Botti { $number }
name-of-bot = { $name } (botti)
name-of-viewer = { $name } (sinä)

not-your-turn = Nyt ei ole sinun vuorosi.
not-for-a-seat = Pelaajat eivät voi tehdä sitä.
nothing-to-take-back = Juuri nyt ei ole mitään peruttavaa.

unknown-game =
    Peliä ”{ $game }” ei ole. { $near ->
        [none] Saatavilla: { $known }.
       *[other] Tarkoititko ”{ $near }”? Saatavilla: { $known }.
    }
unknown-language = Kielelle ”{ $found }” ei ole käännöstä. Saatavilla olevat kielet: { $known }.
unknown-level =
    Botin tasoa ”{ $found }” ei ole. { $near ->
        [none] Tasot: { $known }.
       *[other] Tarkoititko ”{ $near }”? Tasot: { $known }.
    }
unknown-rule = Sääntöä ”{ $found }” ei ole; sääntöjen numerot ovat 1–{ $most }.
notation-unknown = ”{ $text }” ei ole kelvollinen siirto pelissä { $game }.

setup-seats = { $game }: pelaajia pitää olla { $range }, ei { $found }.
setup-ruleset = { $game } aloitettiin sääntöjen versiolla { $found }. Tämä ohjelma tukee versioita: { $known }.
setup-unknown-option =
    { $game }: asetusta ”{ $option }” ei ole. { $near ->
        [none] Pelin asetukset: { $known }.
       *[other] Tarkoititko ”{ $near }”? Pelin asetukset: { $known }.
    }
setup-option = Asetuksen { $option } arvo ei voi olla ”{ $found }”. Sallitut arvot: { $allowed }. ({ $rule })
setup-option-seats = Asetusta { $option } ei voi käyttää, kun pelaajia on { $seats }; vain kun heitä on: { $known }.
setup-option-idle = Asetuksella { $option } ei ole vaikutusta ilman asetusta { $needed }. Lisää: --option { $needed }
setup-option-form = ”{ $found }” ei ole asetus; kirjoita se muodossa NIMI=ARVO.
setup-not-text = { $path } ei ole UTF-8-tekstiä eikä käy asetukseksi { $option }.
setup-level =
    { $game }: tasoa ”{ $found }” ei ole. { $near ->
        [none] Pelin tasot: { $known }.
       *[other] Tarkoititko ”{ $near }”? Pelin tasot: { $known }.
    }
setup-players = Pelaajia on { $found }, paikkoja vain { $seats }.
setup-name = Nimi ”{ $name }” on liian pitkä (enintään { $most } merkkiä) tai siinä on ohjausmerkkejä.

document-not-json = { $place }: tämä ei ole kelvollista JSONia (rivi { $line }, sarake { $column }).
document-unreadable = { $place }: tämä ei ole luettavissa oleva JSON-asiakirja.
document-name-twice = { $place }: ”{ $name }” on samassa objektissa kahdesti.
document-wanted =
    { $place }: tässä pitää olla { $kind ->
        [number] kokonaisluku
        [flag] true tai false
        [text] teksti
        [list] lista
       *[object] objekti
    }, ei { $found }.
document-range = { $place }: { $found } ei sovi tähän; odotettu: { $range }.
document-too-long = { $place }: teksti on liian pitkä; merkkejä saa olla enintään { $most }.
document-ascii = { $place }: tekstin pitää olla pelkkää ASCII-tekstiä.
document-word = { $place }: { $found } ei kelpaa; tässä pitää olla jokin näistä: { $words }.
document-count = { $place }: alkioita { $found }; odotettu: { $range }.
document-missing = { $place }: ”{ $name }” puuttuu.
document-unknown = { $place }: ”{ $name }” ei kuulu tähän.
document-hash = { $place }: tässä pitää olla heksadesimaalinumeroita, yhteensä { $digits }.
document-game = { $place }: peliä ”{ $found }” ei ole. Saatavilla: { $known }.
document-setup-option = { $place }: asetuksen { $option } arvo ei voi olla ”{ $found }”. Sallitut arvot: { $allowed }. ({ $rule })
document-setup-option-seats = { $place }: asetusta { $option } ei voi käyttää, kun pelaajia on { $seats }; vain kun heitä on: { $known }.
document-setup-unknown-option = { $place }: pelissä { $game } ei ole asetusta ”{ $option }”. Pelin asetukset: { $known }.

record-seed-length = Pöydän siemenluvun pituus on { $wanted } tavua, ei { $found }.
record-contribution = Paikan { $seat } lisäys ei kelpaa: sen pitää olla pelkkää ASCII-tekstiä, enintään { $most } merkkiä.
record-illegal = Pelitallenteen siirto { $number } (”{ $action }”) on kielletty: sääntö { $rule }.
record-notation = Pelitallenteen siirto { $number } (”{ $action }”) ei ole kelvollinen siirto tässä pelissä.
record-commitment = Siemenluku ei vastaa sinettiä { $claimed }: pelitallennetta on muutettu.
record-deal = Jako { $number } ei seuraa siemenluvusta ja lisäyksistä: pelitallennetta on muutettu.
record-deals = Jakojen määrä on pelitallenteen mukaan { $claimed } mutta sen siirtojen mukaan { $found }.
record-outcome = Pelitallenteen lopputulos ei ole se, johon sen siirrot johtavat.

verified-commitment = Siemenluku vastaa sinettiä { $commitment }.
verified-contributions =
    { $count ->
        [0] Kukaan ei osallistunut sekoitukseen omalla lisäyksellään.
        [one] Sekoituksessa on mukana yhden pelaajan lisäys.
       *[other] Sekoituksessa on mukana { $count } pelaajan lisäykset.
    }
verified-first-format = Tämä pelitallenne on ajalta ennen lisäysten sinetöintiä: se ei voi osoittaa, ettei kukaan valinnut omaansa nähtyään muiden lisäykset.
verified-branched = Tämä peli jatkaa toista, jonka siemenluku oli jo tiedossa, joten jako ei ollut salainen.
verified-burned =
    { $count ->
        [one] Sitä ennen yksi jako epäonnistui; sen tiedot pelitallenteessa täsmäävät.
       *[other] Sitä ennen { $count } jakoa epäonnistui; niiden tiedot pelitallenteessa täsmäävät.
    }
verified-deals =
    { $count ->
        [one] Jako laskettiin uudelleen, ja se täsmää.
       *[other] Kaikki { $count } jakoa laskettiin uudelleen, ja ne täsmäävät.
    }
verified-actions =
    { $count ->
        [one] Ainoa siirto on sallittu.
       *[other] Kaikki { $count } siirtoa ovat sallittuja.
    }
verified-outcome = Lopputulos seuraa siirroista.
verified-unfinished = Peli on kesken; tarkistettavaa lopputulosta ei vielä ole.

file-not-read =
    Tiedostoa { $path } ei voi lukea: { $why ->
        [missing] sellaista tiedostoa ei ole.
        [forbidden] sinulla ei ole siihen oikeutta.
        [folder] se on kansio.
        [parent] osa polusta ei ole kansio.
        [long] nimi on liian pitkä.
       *[other] järjestelmä ei salli sitä.
    }
file-not-written =
    Tiedostoon { $path } ei voi kirjoittaa: { $why ->
        [missing] sellaista kansiota ei ole.
        [forbidden] sinulla ei ole siihen oikeutta.
        [folder] se on kansio.
        [parent] osa polusta ei ole kansio.
        [full] levytila on lopussa.
        [read-only] levy on vain luettavissa.
        [long] nimi on liian pitkä.
        [used] toinen ohjelma käyttää sitä.
       *[other] järjestelmä ei salli sitä.
    }
file-too-large = { $path } on suurempi kuin { $most } Mt; se on liian suuri Lichtspielin tiedostoksi.
no-such-seat = Paikkaa { $found } ei ole; paikat on numeroitu 1–{ $most }.
no-observation = { $game } ei kuvaa havaintojaan lukuina.
dataset-none = { $path } ei ole Lichtspielin aineisto.
document-newer = { $place }: versio { $found } on uudempi kuin tämän ohjelman tuntema ({ $newest }).
document-setup-ruleset = { $place }: { $game } aloitettiin sääntöjen versiolla { $found }. Tämä ohjelma tukee versioita: { $known }.
setup-option-twice = Asetus { $option } on annettu kahdesti.
record-altered = Pelitallenne ei vastaa tätä peliä: ”{ $part }” on muutettu.
record-own-contribution = Paikan { $seat } pelaaja ei antanut tähän jakoon lisäystä ”{ $text }”.
record-own-hash = Paikan { $seat } pelaajan lisäys ei vastaa tiivistettä { $hash }.
record-bot-contributed = Paikalla { $seat } istuva botti antoi jakoon lisäyksen. Vain ihmiset saavat tehdä niin: palvelin olisi voinut valita botin lisäyksen.
record-burned = Pelitallenteen epäonnistunut jako { $number } ei täsmää: siemenluku, tiivisteet ja lisäykset eivät sovi yhteen.
list-entry = { $name }: { $about }
list-between = ;{" "}
