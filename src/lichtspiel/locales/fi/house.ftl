# Ennen peliä: aula, uudet pöydät, paikat, kutsut, asetukset.

house-guest = Vieras
house-settings = Asetukset
house-language = Kieli
house-your-name = Nimesi
house-your-name-help = Muut pelaajat näkevät sen.
house-motion = Korttien animaatiot
house-motion-system = laitteen asetuksen mukaan
house-motion-on = päällä
house-motion-off = pois päältä
house-pace = Tahti
house-pace-slow = Rauhallinen
house-pace-normal = Tavallinen
house-pace-quick = Nopea
house-pace-help = Kuinka kauan muiden siirtoja näytetään.
house-asks-first = Kysy ennen siirtoja, joita ei voi perua
house-volume = Äänenvoimakkuus
house-mute = Mykistä
house-vibration = Värinä, kun on vuorosi
house-kept = Asetuksesi pysyvät tässä selaimessa.

house-marquee =
    { $count ->
        [4] Tänä iltana neljä korttipeliä
        [one] Tänä iltana yksi korttipeli
       *[other] Tänä iltana { $count } korttipeliä
    }
house-marquee-line = Heti botteja vastaan tai linkillä ystävien kanssa. Ilman tiliä.
house-programme = Illan ohjelma
house-tables = Pöydät
house-players = { $range } pelaajaa
house-play-now = Pelaa heti
house-play-now-at = Pelaa heti: { $game }
house-with-friends = Ystävien kanssa
house-with-friends-at = Ystävien kanssa: { $game }
house-join = Liity koodilla
house-join-code = Pöydän koodi
house-join-go = Liity
house-join-help = Pöydän avaaja näkee koodin pöydässä.
house-open-tables = Avoimet pöydät
house-open-none = Juuri nyt kukaan ei odota pelaajia. Avaa pöytä kaikille, niin se näkyy tässä.
house-free-seats =
    { $count ->
        [0] täynnä
        [one] 1 paikka vapaana
       *[other] { $count } paikkaa vapaana
    }
house-sit-down = Istu pöytään
house-my-tables = Omat pöydät
house-my-none = Pöydät, joissa sinulla on paikka, odottavat sinua tässä.
house-continue = Jatka
house-phase =
    { $phase ->
        [waiting] ei vielä alkanut
        [playing] käynnissä
        [over] päättynyt
       *[closed] suljettu
    }
house-your-turn = sinun vuorosi
house-you-won = voitit
house-won-by = voittaja: { $who }
house-finished = Pelatut pelit
house-finished-none = Päättyneet pelit voi katsoa täällä uudelleen siirto siirrolta.
house-replay = Katso
house-again = Yritä uudelleen

house-new = Uusi pöytä
house-around = Pelaajat
house-seats = Paikkoja
house-bots = Botteja
house-bots-help = Botteja voi lisätä ja poistaa pelin alkuun asti.
house-bot-number = Botti { $number }
house-here = Pelaajia tällä laitteella
house-here-help = Laite kiertää; esirippu peittää kunkin kortit.
house-name-number = Pelaajan { $number } nimi
house-more = enemmän: { $what }
house-less = vähemmän: { $what }
house-level = Taso
house-rules = Pelin säännöt
house-rules-none = Tässä pelissä ei ole muunnelmia.
house-between = Väliltä { $least }–{ $most }.
house-choose =
    { $count ->
        [one] Valitse yksi.
       *[other] Valitse { $count }.
    }
house-own-document = oma tiedosto
house-own-file = Valitse tiedosto
house-own-file-read = ”{ $name }” on luettu.
house-on = kyllä
house-off = ei
house-agreed = Tässä pöydässä
house-clock = Aika jokaiseen päätökseen
house-clock-help = Kun aika loppuu, botti sijaistaa, kunnes pelaaja palaa.
house-clock-none = ei rajaa
house-clock-30 = 30 sekuntia
house-clock-60 = 1 minuutti
house-clock-180 = 3 minuuttia
house-clock-86400 = 1 päivä
house-clock-259200 = 3 päivää
house-clock-other = { $seconds } sekuntia
house-access = Kuka voi liittyä
house-private = vain linkillä tai koodilla
house-public = kaikki, aulasta
house-hints = Vihjeet
house-hints-help = Pyydettäessä vahva botti näyttää, mitä se pelaisi.
house-hints-on = sallitaan
house-hints-off = ei vihjeitä
house-network-bots = Muiden botit
house-network-bots-help = Ohjelmat saavat istua vapaille paikoille verkon kautta. Kaikki näkevät, että ne ovat botteja.
house-network-bots-on = saavat liittyä
house-open-table = Avaa pöytä

house-waiting = Ennen peliä
house-waiting-free =
    { $count ->
        [0] Kaikki paikat on varattu. Peli alkaa, kun kaikki ovat valmiina.
        [one] Yksi paikka on vielä vapaana.
       *[other] { $count } paikkaa on vielä vapaana.
    }
house-seat-free = vapaa
house-ready-mark = valmis
house-not-ready = ei vielä valmis
house-take-seat = Ota tämä paikka
house-seat-bot = Lisää botti
house-fill = Täytä boteilla
house-bot-level = Botin taso
house-remove = Vapauta paikka: { $name }
house-leave-seat = Luovu paikasta
house-ready = Olen valmis
house-you-are-ready = Olet valmis. Odotetaan vielä muita.
house-away-help =
    { $count ->
        [one] { $who } on poissa. Voit antaa paikan botille tai vapauttaa sen jollekulle muulle.
       *[other] { $count } pelaajaa on poissa. Voit antaa heidän paikkansa boteille tai vapauttaa ne muille.
    }
house-you-watch = Katselet peliä. Kaikki paikat on varattu; peli ilmestyy tähän.
house-start = Aloita nyt
house-start-help = Täällä istuu vain botteja: ne pelaavat keskenään, kun joku katsoo.
house-close-table = Sulje pöytä
house-close-sure = Kyllä, sulje kaikilta
house-cancel = Peruuta
house-closed-title = Tämä pöytä on suljettu
house-closed-help = Se suljettiin ennen kuin peli päättyi.
house-dealing = Kortteja jaetaan …
house-invite = Kutsu ystäviä
house-invite-help = Lähetä linkki, lue koodi ääneen tai anna muiden skannata QR-koodi.
house-invite-only-here = Tämä osoite toimii vain tällä tietokoneella. Jos haluat pelata samassa verkossa olevien ystävien kanssa, käynnistä palvelin valitsimella { $option } ja anna heille osoite, jonka se näyttää.
house-code = Koodi
house-copy = Kopioi linkki
house-copied = Kopioitu
house-copy-by-hand = Kopiointi ei onnistu tässä. Linkki on valittuna; kopioi se käsin.
house-share = Jaa
house-share-text = Tule pelaamaan: { $game }!
house-qr = Linkin QR-koodi
house-how = Näin tässä pöydässä pelataan
house-seal = Jako on sinetöity
house-seal-help = Palvelin on jo valinnut sekoituksen siemenluvun; tämä on sen sinetti. Kun ilmoitat olevasi valmis, selaimesi sinetöi oman lisäyksensä; kun kaikkien lisäykset on sinetöity, ne avataan yhtä aikaa. Kukaan ei siis voi valita kortteja, ja pelin jälkeen kuka tahansa voi tarkistaa sen.
house-seal-whole = koko sinetti

house-finding = Pöytää etsitään …
house-no-code = Koodilla ”{ $code }” ei löydy pöytää. Koodi katoaa pöydän mukana.
house-claimed = Paikkasi on nyt tällä laitteella.

house-who = Kuka istuu missä
house-move = Jatka toisella laitteella
house-move-help = Henkilökohtainen linkki vie paikkasi mukanaan. Se toimii kerran; sen jälkeen tämä laite vain katselee.
house-move-make = Luo henkilökohtainen linkki
house-move-until = Voimassa { $time } asti. Älä anna sitä kenellekään muulle.
house-hand-over = Anna botille
house-hand-over-at = Anna paikka botille: { $name }
house-hand-over-sure = Botti ottaa tämän paikan lopullisesti.
house-leave-help = Paikkasi pysyy sinulla. Löydät tämän pöydän aulasta kohdasta ”Omat pöydät”.
