# Komentorivi.

cli-about = Lichtspiel: pelaa ja tutki julkaistuja korttipelejä. Komennot:
cli-about-more =
    lichtspiel help KOMENTO      kertoo lisää, esimerkkien kera
    lichtspiel --lang en …       puhuu englantia (myös: de, fi, fr; muuten LANG ratkaisee)
    lichtspiel --version         versio ja se, ovatko säännöt käännettyjä
cli-usage-prefix = Käyttö:{" "}
cli-positionals = Argumentit
cli-options = Valitsimet
cli-help = näytä tämä ohje
cli-compiled = käännetty
cli-interpreted = tulkattu
cli-interpreted-note = Säännöt toimivat tässä kääntämättöminä (C-kääntäjää ei löytynyt): kaikki toimii, mutta hitaammin.

cli-games = luettele pelit, pelaajamäärät ja asetukset
cli-play = pelaa tällä koneella botteja vastaan tai yhdessä muiden kanssa
cli-play-notes =
    Esimerkkejä:
      lichtspiel play { $game }                       sinä bottia vastaan
      lichtspiel play { $game } --people 2 --names Ada,Ben
      lichtspiel play { $game } --bots strong
      lichtspiel play --resume                           jatka viimeisintä peliä
    Kirjoita pelissä siirto (”lista” näyttää ne), valitse vaiheittain painamalla pelkkää
    Enteriä tai kirjoita ”ohje”. Jokainen siirto tallentuu heti: jos ohjelma kaatuu, voit
    jatkaa samasta kohdasta.
    LICHTSPIEL_DATA määrää toisen kansion tallennetuille peleille.
cli-sim = simuloi monta peliä: kerro, miten niissä kävi, tai tallenna ne aineistoksi
cli-sim-notes =
    Esimerkkejä:
      lichtspiel sim { $game } --games 10000 --seed 7 --json
      lichtspiel sim { $game } --games 1e6 --bots medium --out games.parquet
    Sama siemenluku antaa samat pelit.
cli-replay = näytä pelitallenteen peli uudelleen
cli-replay-notes =
    Esimerkkejä:
      lichtspiel replay peli.json                        kaikki tapahtumat sanallisesti
      lichtspiel replay peli.json --step --seat 1        vaihe vaiheelta ensimmäisen pelaajan silmin
      lichtspiel replay peli.json --at 20 --position     pelitilanne 20 siirron jälkeen
cli-verify = tarkista, että peli jaettiin ja pelattiin pelitallenteen mukaan
cli-verify-notes =
    Laskee uudelleen sinetin, jokaisen jaon ja jokaisen siirron. Valitsin --commitment
    vertaa sinettiä myös siihen, joka näytettiin ennen peliä.
cli-legal = luettele sallitut siirrot tai kerro, miksi siirto ei käy
cli-legal-notes =
    Esimerkkejä:
      lichtspiel replay peli.json --at 20 --position > tilanne.json
      lichtspiel legal tilanne.json
      lichtspiel legal tilanne.json --why ACTION
cli-bench = mittaa siirrot sekunnissa, vertailuna OpenSpiel, jos asennettu

cli-game = mikä peli, esimerkiksi { $game }
cli-seats = pelaajien määrä
cli-option = pelin asetus; ”lichtspiel games” luettelee ne
cli-document = { $about }; lyhenne muodolle --option { $name }=FILE
cli-solo = pelaa yksin; lyhenne muodolle --seats 1
cli-level = pelin vaikeustaso ({ $levels })
cli-people = montako ihmistä pelaa tällä koneella (oletus 1); muilla paikoilla on botit
cli-names = ihmisten nimet
cli-bots = bottien tasot ({ $levels }) tai luokkia, kuten mypackage:MyBot
cli-seed = luku: sama luku antaa samat pelit, botit mukaan lukien
cli-plain = pelkkiä tekstirivejä, ruudunlukijoille ja muille ohjelmille
cli-resume = jatka keskeneräistä peliä: viimeisintä tai tätä
cli-games-number = montako peliä (oletus 1000)
cli-sim-bots = ketkä pelaavat, yksi paikkaa kohti ja viimeinen kaikilla lopuilla: tasoja ({ $levels }) tai luokkia, kuten mypackage:MyBot (muuten kaikki satunnaisesti)
cli-sim-out = tallenna jokainen päätös tiedostoon TIEDOSTO.parquet tai jokaisen pelin pelitallenne tiedostoon TIEDOSTO.jsonl; keskeytyksen jälkeen sama komento jatkaa
cli-records = kirjoita myös jokaisen pelin pelitallenne tähän kansioon
cli-record = pelitallennetiedosto, tai - jos luetaan vakiosyötettä
cli-position = pelitilanteen tiedosto, tai - jos luetaan vakiosyötettä
cli-commitment = sinetti, joka näytettiin ennen peliä
cli-why = kerro, onko tämä siirto sallittu, ja jos ei, mikä sääntö sen kieltää
cli-json = tulosta JSONia ohjelmia varten
cli-step = pysähdy jokaisen siirron jälkeen ja näytä pöytä
cli-problem = näytä ilmoitettu ongelma: mitä pelaaja näki ja mikä meni vikaan
cli-seat = näytä peli tällä paikalla istuneen silmin (1 on ensimmäinen); muuten katsojan silmin
cli-at = vain ensimmäiset N siirtoa
cli-print-position = tulosta saavutettu pelitilanne asiakirjana, jonka ”legal” lukee
cli-bench-game = vain tämä peli
cli-bench-rounds = montako kierrosta (oletus 7)

cli-unknown-command =
    Komentoa ”{ $found }” ei ole. { $near ->
        [none] Komennot: { $known }.
       *[other] Tarkoititko ”{ $near }”? Komennot: { $known }.
    }
cli-unknown-argument =
    Tuntematon argumentti ”{ $found }”. { $near ->
        [none] Katso: { $command } --help
       *[other] Tarkoititko ”{ $near }”? Katso: { $command } --help
    }
cli-missing = { $name } puuttuu; --help näyttää, mitä tarvitaan.
cli-needs-value = { $option } tarvitsee arvon.
cli-number = { $option }: ”{ $found }” ei ole kokonaisluku väliltä { $least }–{ $most }.
cli-whole = { $option }: ”{ $found }” ei ole kokonaisluku.
cli-hash = { $option }: tähän tarvitaan heksadesimaalinumeroita, yhteensä { $digits }.
cli-usage = Komentoa ei voi tulkita. Katso: { $command } --help
cli-output = Tulosteen kirjoittaminen ei onnistu.
cli-not-together = { $one } ja { $other } eivät sovi yhteen.
cli-contribution = mitä paikan N pelaaja lisäsi, muodossa N=TEKSTI, jos joku sen kirjasi
cli-contribution-hash = tiiviste, jolla paikan N pelaaja sinetöi sen, muodossa N=HEX

cli-serve = käynnistä palvelin, jolla ystävät ja botit pelaavat verkossa
cli-host = kuunneltava osoite (oletus 127.0.0.1: vain tämä kone; 0.0.0.0 kaikille)
cli-port = portti (oletus 8000; 0 ottaa vapaan)
cli-data = kaikkien pöytien kansio; se luodaan, jos sitä ei ole
cli-origin = toinen sivusto, jonka sivut saavat käyttää tätä palvelinta; voidaan toistaa
cli-server-name = nimi, jolla tähän palvelimeen pääsee internetistä (* mikä tahansa); voi antaa monta kertaa
cli-trusted-proxy = käänteisen välityspalvelimen osoite tai verkko, jonka X-Forwarded-For-otsakkeeseen luotetaan (tämän koneen välityspalvelimeen luotetaan aina); voi antaa monta kertaa
cli-public-metrics = vastaa osoitteessa /api/metrics myös muille koneille
cli-requests = montako pyyntöä minuutissa yhdestä osoitteesta (oletus { $usual }; 0: ei rajaa)
cli-new-tables = montako uutta pöytää tunnissa yhdestä osoitteesta (oletus { $usual }; 0: ei rajaa)
cli-replays = montako uusintaa minuutissa yhdelle osoitteelle (oletus { $usual }; 0: ei rajaa)
cli-connections = montako avointa yhteyttä yhdestä osoitteesta (oletus { $usual }; 0: ei rajaa)
cli-messages = montako viestiä sekunnissa yhdellä yhteydellä (oletus { $usual }; 0: ei rajaa)
cli-chats = montako keskusteluviestiä minuutissa yhdeltä pelaajalta (oletus { $usual }; 0: ei rajaa)
cli-open-tables = montako avointa pöytää yhdestä osoitteesta saa odottaa luettelossa (oletus { $usual }; 0: ei rajaa)
cli-bot-pause = montako millisekuntia botti vähintään käyttää siirtoon, jotta muut pysyvät mukana (oletus 800)
cli-bot-workers = monessako prosessissa botit miettivät (oletus { $usual })
cli-keep-days = monenko päivän kuluttua päättynyt pöytä, johon kukaan ei palaa, poistetaan (oletus { $usual }; 0: ei koskaan)
cli-database = säilytä pöydät PostgreSQL:ssä tiedoston sijaan: postgresql://NIMI@KONE/TIETOKANTA. Jos osoitteessa on salasana, anna se mieluummin ympäristömuuttujassa LICHTSPIEL_DATABASE: siellä koneen muut käyttäjät eivät näe sitä
cli-workers = monestako prosessista palvelin koostuu (oletus 1); useampi vaatii valitsimen --database

cli-admin = hoida palvelimen pöytiä: luettele, sulje, vie, varmuuskopioi, palauta
cli-admin-notes =
    Esimerkkejä:
      lichtspiel admin list                          palvelimen kaikki pöydät
      lichtspiel admin check                         tarkista, ettei tallennettua ole muutettu
      lichtspiel admin close TABLE                   sulje pöytä, myös palvelimen käydessä
      lichtspiel admin mute TABLE --seat 2           estä pelaajaa keskustelemasta (unmute: salli taas)
      lichtspiel admin who TABLE                     ketkä pelaavat tai katsovat nyt ja mistä osoitteesta
      lichtspiel admin ban ADDRESS --minutes 60      estä osoite joksikin aikaa (unban, bans)
      lichtspiel admin message TEXT                  ripusta viesti aulaan (ilman TEXT-osaa: ota se pois)
      lichtspiel admin delete TABLE                  poista pöytä ja kaikki, mitä siitä on tallessa
      lichtspiel admin export TABLE --to game.json   päättynyt peli pelitallenteena
      lichtspiel admin backup copy.sqlite            kopio kaikesta, myös palvelimen käydessä
      lichtspiel admin restore copy.sqlite           kopio takaisin, kun palvelin on pysäytetty
      lichtspiel admin move                          muuta kaiken kanssa PostgreSQL:ään (--database), kun palvelin on pysäytetty
cli-admin-what = mitä tehdään: { $known }
cli-admin-name = pöydän tunnus, varmuuskopio, osoite tai viesti
cli-admin-seat = mikä paikka, luvusta 1 alkaen
cli-admin-minutes = montako minuuttia osoite pysyy estettynä (oletus 60)
cli-admin-to = kirjoita pelitallenne tähän tiedostoon
cli-rate = arvioi siirrot vahvan botin silmin, vuorossa olevan pelaajan tiedoilla
cli-think = anna bottien miettiä niin kauan kuin siitä on apua, mutta enintään näin monta sekuntia päätöstä kohti (oletus 0,3)
cli-rate-seed = botin kuvittelemien maailmojen siemenluku: sama luku, samat arviot (paitsi valitsimen --think kanssa)
cli-seconds = { $option } on sekuntimäärä väliltä 0.001–3600, ei ”{ $found }”.
legal-rating-head = Kunkin suunnitelman arvo vahvan botin silmin (100 % on varma voitto) ja 95 %:n luottamusväli:
legal-rating =
    { $value } %  ({ $low }–{ $high } %, { $worlds ->
        [one] 1 kuviteltu maailma
       *[other] { $worlds } kuviteltua maailmaa
    })
cli-open = avaa sivu selaimessa
cli-dependency = { $package } puuttuu tai on liian vanha. Näin se asennetaan: { $command }
cli-takes-no-value = { $option } ei ota arvoa.
cli-missing-game = GAME puuttuu. Pelit: { $known }.
progress-games = Pelit
progress-records = Pelitallenteet
progress-measurements = Mittaukset
progress-per-cent = Prosenttia
cli-records-several = pelitallennetiedostoja, tai - jos luetaan vakiosyötettä
cli-one-file = { $option } käy vain yhden tiedoston kanssa.
cli-files-failed = Kelpaamattomia tiedostoja: { $failed }/{ $count }.
cli-completion = anna komentotulkin täydentää komennot, pelit ja valitsimet
cli-completion-shell = komentotulkki: { $known }
cli-completion-notes =
    Lisää yksi rivi tiedostoon, jonka komentotulkki lukee käynnistyessään:
      eval "$(lichtspiel completion bash)"              ~/.bashrc
      eval "$(lichtspiel completion zsh)"               ~/.zshrc, compinitin jälkeen
      lichtspiel completion fish | source               ~/.config/fish/config.fish
cli-unknown-shell =
    Komentotulkille ”{ $found }” ei ole täydennystä. { $near ->
        [none] Komentotulkit: { $known }.
       *[other] Tarkoititko ”{ $near }”? Komentotulkit: { $known }.
    }

# lichtspiel bot
cli-bot = anna oman bottisi pelata palvelimen pöydässä
cli-bot-notes =
    Esimerkkejä:
      lichtspiel bot --server https://play.example --table ABCD --bot strong
      lichtspiel bot --server https://play.example --table ABCD --bot mypackage:MyBot --name careful
      lichtspiel bot --server https://play.example --table ABCD --bot cmd=./bot
    Pöydän täytyy sallia muiden botit. Kaikki siellä näkevät, että se on botti. Sillä on
    puoli minuuttia joka päätökseen; Ctrl-C poistuu pöydästä.
cli-bot-server = palvelimen osoite
cli-bot-table = pöydän koodi
cli-bot-bot = mikä botti: taso ({ $levels }), luokka (mypackage:MyBot) tai ohjelma (cmd=…)
cli-bot-name = sen nimi pöydässä: kirjaimia a–z, numeroita, - ja _
cli-bot-seat = mikä paikka (oletus: ensimmäinen vapaa)
cli-bot-think = enintään näin kauan päätöstä kohti
bot-sits = { $name } istuu pöydässä { $code }, paikalla { $seat }.
bot-over = Peli on ohi: { $reason }
bot-needs = Anna palvelin, pöytä ja botti: --server, --table, --bot.
bot-address = { $found } ei ole palvelimen osoite. Sen alussa on http:// tai https://.
bot-no-server = Osoitteessa { $address } ei vastaa mikään Lichtspiel-palvelin.
