# Mitä palvelin sanoo: kiellot, ja mitä pöydässä tapahtuu pelin ohella.

server-no-table = Sellaista pöytää ei ole.
server-token = Tällä avaimella ei ole paikkaa tässä pöydässä.
server-token-holds = Tällä avaimella on täällä jo paikka { $seat } nimellä ”{ $name }”.
server-token-hosts = Pöydän avaajan avaimella ei saa paikkaa.
server-token-form = Oma avain on 32 satunnaista tavua base64url-muodossa: 43 merkkiä joukosta A–Z, a–z, 0–9, - ja _.
server-not-host = Vain pöydän avaaja voi tehdä sen.
server-seat-lost = Paikka ei ole enää sinun: se siirrettiin toiseen laitteeseen tai vapautettiin.
server-watching = Katsoja ei voi pelata.
server-full = Kaikki paikat on varattu.
server-no-seat = Paikkaa { $seat } ei ole; pöydässä niitä on { $most }.
server-seat-taken = Paikka { $seat } on varattu.
server-seat-free = Paikka { $seat } on jo vapaa.
server-seats-free = Peli ei voi alkaa, kun paikkoja on vapaana: täytä ne boteilla tai odota.
server-same-name = Tässä pöydässä on jo joku nimeltä ”{ $name }”.
server-person-there = { $name } on paikalla ja pelaa itse.
server-muted = Et voi enää keskustella tässä pöydässä.
server-banned = Osoitteesi on toistaiseksi estetty tällä palvelimella.
server-text = Nimi tai viesti ei saa olla tyhjä tai liian pitkä eikä sisältää ohjausmerkkejä.
server-not-started = Peli ei ole vielä alkanut.
server-started = Peli on jo alkanut.
server-revealing = Kortteja jaetaan juuri nyt.
server-not-all-ready = Peli alkaa itsestään, kun kaikki ovat valmiina. Voit vapauttaa poissa olevan pelaajan paikan.
server-ready-often = Jako on epäonnistunut tässä pöydässä liian monta kertaa. Avaa uusi pöytä.
server-over = Peli on päättynyt.
server-not-over = Peli ei ole vielä päättynyt.
server-closed = Pöytä on suljettu.
server-stale = Joku ehti ensin: pöytä on muuttunut sen jälkeen. Katso uudelleen.
server-no-stand-in = Päätät jo itse; mikään botti ei sijaista sinua.
server-back-before = Palasit tähän päätökseen jo kerran; pelaa, tai botti päättää.
server-no-network-bots = Tähän pöytään ei pääse botteja verkon kautta; siitä päätetään pöytää avattaessa.
server-bot-name = ”{ $name }” ei käy täällä botin nimeksi. Käytä kirjaimia a–z, numeroita, merkkejä - ja _, mutta ei tämän palvelimen bottien nimiä.
server-bot-plays-only = Verkon kautta pelaava botti saa vain pelata; keskustelu, vihjeet ja linkit ovat ihmisille.
server-no-hints = Tässä pöydässä pelataan ilman vihjeitä.
server-decides-alone = Tästä päättää yksi pelaaja: ehdotettavaa ei ole.
server-proposals = Voit vaihtaa ehdotustasi { $most } kertaa yhden päätöksen aikana. Pelaa tai kerro keskustelussa, mitä tarkoitat.
server-bots-down = Botit eivät juuri nyt pysty miettimään; yritä hetken päästä uudelleen.
server-link-expired =
    Tämä henkilökohtainen linkki on vanhentunut; se on voimassa { $minutes ->
        [one] yhden minuutin.
       *[other] { $minutes } minuuttia.
    }
server-link-unknown = Tätä henkilökohtaista linkkiä ei tunneta, tai se on jo käytetty.
server-record-early = Pelitallenteen saa vasta, kun peli on pelattu loppuun.
server-take-backs = Olet perunut tämän jo tarpeeksi monta kertaa. Tee päätöksesi.
server-no-step = Peliä ei voi jatkaa vaiheesta { $step }; viimeinen on { $most }.
server-message = Viesti ei ole protokollan mukainen: { $problem }
server-not-json = Viesti ei ole kelvollista JSONia.
server-too-long = Viesti on liian pitkä.
server-hello-first = Ensimmäisen viestin on oltava ”hello” kymmenen sekunnin kuluessa.
server-hello-again = ”hello” on jo sanottu.
server-protocol = Tämä ohjelma käyttää protokollan versiota { $found }, palvelin versiota { $wanted }. Lataa sivu uudelleen tai päivitä ohjelma.
server-origin = Muiden sivustojen sivut eivät saa käyttää tätä palvelinta.
server-host = Tämä palvelin ei tunne nimeä ”{ $host }”. Ylläpitäjä voi käynnistää sen valitsimella ”--server-name { $host }”.
server-two-lengths = Pyyntö ilmoittaa pituutensa kahdella tavalla.
server-no-length = Pyynnön on ilmoitettava pituutensa (Content-Length).
server-no-network = ”{ $found }” ei ole IP-osoite eikä verkko, kuten 172.16.0.0/12.
server-metrics = Mittarit näkyvät vain palvelimen omalla koneella.
server-too-fast = Liian monta viestiä; odota hetki.
server-too-many-tables = Osoitteestasi on tullut liian monta uutta pöytää; odota hetki.
server-too-many-open =
    { $most ->
        [one] Osoitteestasi odottaa pelaajia jo yksi avoin pöytä. Pelaa ensin siinä tai sulje se.
       *[other] Osoitteestasi odottaa pelaajia jo { $most } avointa pöytää. Pelaa ensin jossakin niistä tai sulje jokin.
    }
server-too-many-connections = Osoitteestasi on liian monta yhteyttä.
server-not-kept = Tallentaminen ei onnistunut, joten mikään ei muuttunut. Yritä uudelleen.
server-not-ready = Palvelin ei voi juuri nyt tallentaa mitään.
server-table-damaged = Tämän pöydän tallennetut tiedot ovat vioittuneet. Palvelimen ylläpitäjä voi palauttaa varmuuskopion.
server-our-fault = Palvelimella tapahtui virhe; mikään ei muuttunut.
server-plugin = Toisesta paketista tuleva peli tai botti ei toimi täällä. Syy on palvelimen lokissa.
server-request = Pyyntöä ei voi ymmärtää: { $problem }
server-no-pages = Tämä palvelin toimii ilman sivujaan, joiden rakentamiseen tarvitaan Node.js 20; ohjelmat löytävät sen osoitteesta { $address }.
server-no-docs = Tämän palvelimen dokumentaatiota ei ole vielä rakennettu; sen tekee ”{ $command }”.
server-address =
    Osoitetta { $host }, portti { $port } ei voi käyttää: { $why ->
        [used] toinen ohjelma käyttää sitä jo.
        [forbidden] sinulla ei ole siihen oikeutta.
        [elsewhere] tällä koneella ei ole sitä osoitetta.
        [unknown] sen nimistä konetta ei tunneta.
       *[other] järjestelmä ei salli sitä.
    }
server-folder =
    Datakansiota { $path } ei voi käyttää: { $why ->
        [missing] sellaista kansiota ei ole.
        [forbidden] sinulla ei ole siihen oikeutta.
        [parent] osa polusta ei ole kansio.
        [full] levytila on lopussa.
        [read-only] levy on vain luettavissa.
        [long] nimi on liian pitkä.
       *[other] järjestelmä ei salli sitä.
    }
server-folder-used = Toinen palvelin käyttää datakansiota { $path }.
server-database =
    Tietokantaa { $path } ei voi avata: { $why ->
        [forbidden] sinulla ei ole siihen oikeutta.
        [folder] se on kansio.
        [full] levytila on lopussa.
        [read-only] levy on vain luettavissa.
        [used] toinen ohjelma käyttää sitä.
        [damaged] se on vioittunut.
        [empty] tiedosto on tyhjä. Palauta varmuuskopio komennolla ”lichtspiel admin restore”.
        [other-program] se kuuluu toiselle ohjelmalle.
        [foreign] se ei ole tietokanta.
       *[other] järjestelmä ei salli sitä.
    }
server-database-gone = Tietokanta { $path } on kadonnut. Palauta varmuuskopio komennolla ”lichtspiel admin restore” tai poista { $mark }, jos haluat aloittaa alusta ilman pöytiä.
server-newer-database = Tietokanta { $path } on uudempaa versiota ({ $found }) kuin mitä tämä ohjelma tukee ({ $newest }).
server-older-database = { $path } on vanhemmasta versiosta ({ $found }/{ $newest }); ”lichtspiel serve” päivittää sen.
server-database-away =
    Tietokantaa { $where } ei voi käyttää: { $why ->
        [password] nimi tai salasana on väärä.
        [missing] sitä ei ole. Luo se komennolla ”createdb”.
        [forbidden] annetulla nimellä ei ole siihen oikeutta.
        [too-many] se ei ota vastaan enempää yhteyksiä.
        [starting] se on juuri käynnistymässä tai sulkeutumassa.
        [late] se ei vastaa.
        [nobody] siellä ei ole tietokantapalvelinta käynnissä.
        [unknown] sen nimistä konetta ei tunneta.
        [full] sen levytila on lopussa.
        [read-only] se on vain luettavissa.
        [gone] yhteys katkesi.
       *[other] siellä meni jotain vikaan.
    }
server-database-url = Anna tietokanta muodossa postgresql://NIMI@KONE/TIETOKANTA; jos käytät datakansion tiedostoa, jätä valitsin pois.
server-workers-file = Useampi prosessi (--workers) vaatii PostgreSQL:n (--database): tiedostoon kirjoittaa vain yksi.
server-workers-here = Useampi prosessi (--workers) ei toimi tässä järjestelmässä: käynnistä sen sijaan useampi palvelin välityspalvelimen taakse.
server-older-running =
    Tietokantaa { $database } ei voi päivittää, kun { $count ->
        [one] vanhemman version palvelin käyttää sitä. Pysäytä se ensin.
       *[other] { $count } vanhemman version palvelinprosessia käyttää sitä. Pysäytä ne ensin.
    }
admin-nothing-there = Tietokannassa { $database } ei ole mitään Lichtspielin omaa; ”lichtspiel serve” luo sen.
admin-not-empty = Tietokannassa { $database } on jo Lichtspielin pöytiä; palvelin muuttaa vain tyhjään tietokantaan.
admin-copy-differs = Kopio tietokannassa { $database } poikkeaa alkuperäisestä, joten se poistettiin.
admin-moved =
    { $tables ->
        [one] 1 pöytä siirtyi
       *[other] { $tables } pöytää siirtyi
    } tietokantaan { $database }, ja jokainen merkintä tarkistettiin. Käynnistä palvelin tästä lähin valitsimella --database.

serve-open = Palvelin on käynnissä: { $address }  (tiedot kansiossa { $data }; Ctrl-C pysäyttää sen)
serve-closed = Palvelin on pysäytetty. Jokainen pöytä jatkuu, kun se taas käynnistetään.

table-seated = { $name } istuu pöytään.
table-bot-seated = { $bot } ({ $level }) liittyy peliin.
table-freed = { $who } nousi pöydästä.
table-moved = { $who } jatkaa toisella laitteella.
table-ready = { $who } on valmis.
table-burned =
    { $why ->
        [late] Pelaajan { $who } laite ei paljastanut lisäystään jakoon ajoissa.
        [wrong] Pelaajan { $who } laite paljasti muuta kuin mitä se oli sinetöinyt.
       *[left] { $who } lähti kesken jaon.
    } Kortit jaetaan uudelleen uudella sinetillä.
table-started = Peli alkaa.
table-taken-back = { $who } peruu viimeisen siirtonsa.
table-said = { $who }: { $text }
table-stood-in = Pelaajan { $who } aika loppui; botti sijaistaa.
table-muted = { $who } ei voi enää keskustella.
table-unmuted = { $who } voi taas keskustella.
table-came-back = { $who } on palannut.
table-rematched = Uudessa pöydässä pelataan revanssi.
table-closed = Pöytä suljettiin.

admin-unknown =
    Ylläpitokomentoa ”{ $found }” ei ole. { $near ->
        [none] Komennot: { $known }.
       *[other] Tarkoititko ”{ $near }”? Komennot: { $known }.
    }
admin-exists = { $path } on jo olemassa, eikä sitä korvata.
admin-no-backup = { $path } ei ole Lichtspielin varmuuskopio.
admin-no-house = Kansiossa { $path } ei ole vielä tietoja.
admin-no-answer =
    Palvelin osoitteessa { $address } ei vastaa: { $why ->
        [nobody] siellä ei ole palvelinta käynnissä.
        [late] vastaus ei tullut ajoissa.
       *[other] yhteyttä ei saatu.
    }
admin-no-control = Palvelin on käynnissä, mutta { $path } ei kerro, miten siihen saa yhteyden.
admin-closed = Pöytä { $table } on suljettu.
admin-deleted = Pöytä { $table } on poistettu, samoin kaikki, mitä siitä oli tallessa.
admin-mute-done = Paikan { $seat } pelaaja ei voi enää keskustella pöydässä { $table }.
admin-unmute-done = Paikan { $seat } pelaaja voi taas keskustella pöydässä { $table }.
admin-guest =
    { $seat ->
        [0] Katsoja: { $address }
       *[other] Paikka { $seat }: { $address }
    }
admin-nobody = Tässä pöydässä ei ole nyt ketään.
admin-ban-done =
    { $minutes ->
        [one] { $table } on estetty minuutiksi.
       *[other] { $table } on estetty { $minutes } minuutiksi.
    }
admin-unban-done = { $table } ei ole enää estetty.
admin-ban = { $address } { $until } asti (UTC)
admin-no-bans = Yhtään osoitetta ei ole estetty.
admin-not-banned = { $address } ei ole estetty.
admin-no-address = ”{ $found }” ei ole IP-osoite.
admin-message = Viesti on aulassa.
admin-no-message = Aulassa ei ole enää viestiä.
admin-message-long = Viestissä voi olla enintään { $most } merkkiä.
admin-backed-up = Kaikki on kopioitu tiedostoon { $path }.
admin-restored = Kaikki on palautettu tiedostosta { $path }.
admin-old-database = Aiempi sisältö on tallessa: { $path }.
admin-no-tables = Pöytiä ei ole.
admin-damaged = Pöytä { $table }: merkintöjä puuttuu tai ne ovat muuttuneet.
admin-unsound = Tiedosto { $path } on vioittunut. Palauta varmuuskopio komennolla ”lichtspiel admin restore”.
admin-sound =
    { $tables ->
        [one] Yksi pöytä tarkistettu: mitään ei ole muutettu. Se, joka voi kirjoittaa tiedostoon, voisi silti korvata sen kokonaan kenenkään huomaamatta.
       *[other] { $tables } pöytää tarkistettu: mitään ei ole muutettu. Se, joka voi kirjoittaa tiedostoon, voisi silti korvata sen kokonaan kenenkään huomaamatta.
    }
