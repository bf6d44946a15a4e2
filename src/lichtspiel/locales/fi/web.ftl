# Pöydät selaimessa: niiden kehykset ja se, mitä joka pöydällä on.

web-title = Lichtspiel
# What search engines and link previews show.
web-description = Neljä korttipeliä selaimessa – ystävien kanssa linkillä tai botteja vastaan. Ilmaiseksi ja ilman tiliä.
web-title-turn = ● Sinun vuorosi – { $title }
web-skip = Siirry sisältöön
web-close = Sulje
web-loading = Hetkinen …
web-lost = Täällä ei ole mitään
web-lost-help = Osoitteessa voi olla kirjoitusvirhe, tai pöytä on poistettu jo kauan sitten.
web-to-home = Takaisin aulaan
web-no-house = Palvelin ei vastaa. Yritä hetken päästä uudelleen.
web-rule-says = { $text } (sääntö { $rule })

web-level-random = satunnainen
web-level-easy = helppo
web-level-medium = keskitaso
web-level-strong = vahva
web-you = sinä
web-bot = botti
web-away = poissa
web-waits-away = { $who } on poissa. Peli odottaa.
web-waits-looking = { $who } katsoo vielä.
web-stand-in = botti sijaistaa

web-refused = Et voi istua tähän
web-watch = Katsele
web-watching =
    { $count ->
        [one] Katselet peliä.
       *[other] Katselet peliä; katsojia on { $count }.
    }
web-lost-connection = Yhteys katkesi – yritetään uudelleen. Mitään ei ole kadonnut.
web-back-again = Yhteys palasi.

web-time-left = aikaa jäljellä: { $time }
web-days =
    { $days ->
        [one] { $days } päivä
       *[other] { $days } päivää
    }
web-take-back = Peru siirto
web-hint = Vihje
web-hint-thinking = Miettii …
web-hint-says = Vahva botti pelaisi
web-hint-value = { $percent } %
web-log = Mitä tapahtui
web-log-and-chat = Loki ja keskustelu
web-log-filter = Mitä näytetään
web-log-all = Kaikki
web-log-game = Vain peli
web-log-table = Vain pöytä
web-log-earlier = Näytä aiemmat tapahtumat
web-log-empty = Ei vielä mitään.
web-chat = Sano jotain
web-chat-send = Lähetä
web-chat-heading = Keskustelu
web-recap = Mitä muut tekivät
web-table-menu = Tämä pöytä
web-leave = Poistu toistaiseksi
web-stood-in = Aikasi loppui; botti pelaa puolestasi.
web-come-back = Pelaa taas itse

web-after = Tulos
web-rematch = Revanssi
web-rematch-join = Mukaan revanssiin
web-rematch-watch = Katso revanssia
web-together-again = Pelaa uudelleen
web-together-join = Mukaan seuraavaan peliin
web-together-watch = Katso seuraavaa peliä
web-same-deal = Sama jako
web-you-won = Voitit!
web-you-lost = Hävisit tällä kertaa
web-together-won = Voititte yhdessä!
web-together-lost = Tällä kertaa hävisitte
web-sure = Oletko varma?
web-do-it = Kyllä, pelaa näin
web-replay = Katso uudelleen
web-record = Pelitallenne
web-check = Tarkista jako itse
web-check-how = Selaimesi laski tämän pelitallenteesta. ”lichtspiel verify” tarkistaa siitä myös jokaisen siirron.
web-check-seal = Siemenluku vastaa sinettiä { $commitment }.
web-check-seal-noted = Siemenluku vastaa sinettiä, jonka selaimesi merkitsi muistiin ennen peliä: { $commitment }
web-check-seal-broken = Siemenluku ei vastaa sinettiä { $commitment }.
web-check-mine = Selaimesi lisäys oli mukana jaossa.
web-check-mine-missing = Selaimesi lisäys puuttuu pelitallenteesta.
web-check-others = Jokainen lisäys on se, joka sinetöitiin ennen avaamista.
web-check-others-altered = Paikan { $seat } pelaajan lisäys ei ole se, joka aiemmin sinetöitiin.
web-check-burned = { $count ->
    [one] Sitä ennen yksi jako epäonnistui. Se on pelitallenteessa siemenlukuineen.
   *[other] Sitä ennen { $count } jakoa epäonnistui. Ne ovat pelitallenteessa siemenlukuineen.
}
web-check-burned-altered = Selaimesi muistiin merkitsemä epäonnistunut jako puuttuu pelitallenteesta tai sitä on muutettu.
web-check-deal-altered = Jako { $number } ei seuraa siemenluvusta.
web-check-deal-unknown = Tämä sivu ei voi laskea uudelleen tämän pelin jakoa. ”lichtspiel verify” tekee sen pelitallenteesta.

web-replay-of = Uusinta: { $title }
web-replay-first = Alkuun
web-replay-previous = Edellinen vaihe
web-replay-next = Seuraava vaihe
web-replay-last = Loppuun
web-replay-turn-previous = Edellinen vuoro
web-replay-turn-next = Seuraava vuoro
web-replay-step = Vaihe { $step }/{ $most }
web-replay-run = Toista
web-replay-stop = Pysäytä
web-replay-eyes = Kenen silmin
web-replay-open = Kaikki kädet näkyvissä
web-replay-branch = Jatka peliä tästä
web-replay-branch-seat = Botteja vastaan, pelaajan paikalla
web-replay-start = Alku.

web-curtain = Anna laite seuraavalle: { $who }
web-curtain-help = Muut katsovat nyt muualle, kiitos.
web-curtain-draw = Minä olen { $who }: näytä korttini
web-unread =
    { $count ->
        [one] yksi uusi viesti
       *[other] { $count } uutta viestiä
    }

web-broken = Osa sivusta puuttuu
web-broken-help = Palvelin on ehkä päivitetty sen jälkeen, kun tämä sivu avattiin.
web-broken-board = Tätä pöytää ei voi nyt näyttää
web-broken-board-help = Näyttäminen epäonnistui. Peli jatkuu, mitään ei ole menetetty.
web-broken-again = Yritä uudelleen
web-report = Ilmoita ongelmasta
web-report-help = Tallentaa tiedoston siitä, mitä tämä sivu näytti ja mikä meni vikaan, ilman nimiä, keskusteluja ja avaimia. Lähetä se palvelimen ylläpitäjälle.
# Tietosuoja
privacy-title = Tietosuoja
privacy-kept-title = Mitä tallennetaan
privacy-kept = Jokaisesta pöydästä: peli ja sen asetukset, jokainen siirto ja sen aika, nimet, jotka annatte itsellenne pöydässä, ja se, mitä kirjoitatte keskusteluun. Myös muut pöydässä olijat ja katsojat näkevät ne. Tilejä, sähköpostiosoitteita ja mainoksia ei ole, eikä mitään lähetetä muille palvelimille.
privacy-addresses-title = Osoitteet
privacy-addresses = IP-osoitettasi ei koskaan tallenneta pöydän yhteyteen eikä pelitallenteeseen. Palvelin laskee muistissaan, kuinka usein osoitteesta pyydetään jotakin, ja unohtaa sen taas. Osoite tallennetaan vain, jos se estetään, ja vain eston ajaksi.
privacy-browser-title = Selaimessasi
privacy-browser = Selaimesi muistaa nimesi, asetuksesi ja paikkojesi avaimet. Evästeitä ei ole. Jos tyhjennät tämän sivuston tiedot, menetät paikkasi.
privacy-long-title = Kuinka kauan
privacy-days =
    { $days ->
        [0] Päättyneet pöydät säilyvät, kunnes joku pyytää poistamaan ne.
        [one] Päättynyt pöytä poistetaan, kun kukaan siellä istunut ei ole palannut päivään.
       *[other] Päättynyt pöytä poistetaan, kun kukaan siellä istunut ei ole palannut { $days } päivään.
    }
privacy-long = Pöydät, joissa peli ei koskaan alkanut, suljetaan päivän kuluttua ja kesken jääneet pelit 60 päivän kuluttua. Palvelin merkitsee muistiin päivän, jona joku pöydästä viimeksi kävi täällä. Palvelimesta otetut varmuuskopiot voivat säilyä pitempään.
privacy-delete-title = Pöydän poistaminen
privacy-delete = Anna pöydän osoite palvelimen ylläpitäjälle. Hän poistaa sen komennolla ”lichtspiel admin delete”, samoin kaiken, mitä siitä on tallessa.
privacy-who-title = Kuka näkee kaiken
privacy-who = Palvelimen ylläpitäjä voi lukea kaiken, mitä palvelin tallentaa, myös käynnissä olevien pelien piilotetut kortit.
web-old = Tämä sivu on vanhentunut
web-old-help = Uudelleenlataus ei auttanut. Tyhjennä selaimen välimuisti tältä sivustolta.
web-reload = Lataa sivu uudelleen
