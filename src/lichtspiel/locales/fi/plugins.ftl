# Muiden pakettien pelit ja botit: mikä niissä voi olla vialla, ja mitä sanotaan, kun niillä ei ole omia sanoja.

plugin-none = Tänne ei ole asennettu yhtään peliä. Asenna Lichtspiel; lähdekoodikansiossa riittää ”pip install -e .”. Pelkkä kansio ei tarjoa pelejään.
plugin-twice = Useampi paketti tarjoaa pelin ”{ $game }”: { $packages }. Mitään niistä ei käytetä; poista kaikki paitsi yksi.
plugin-game = Paketin { $package } peliä ”{ $game }” ei voi ladata ({ $why }).
plugin-manifest = Paketti { $package } tarjoaa pelin ”{ $game }”, mutta { $name } ei ole sen pelin manifesti.
plugin-contract =
    Paketin { $package } peli ”{ $game }” on kirjoitettu sopimuksen versiolle { $found }, ja tässä Lichtspielissä on versio { $ours }. { $age ->
        [old] Päivitä { $package }.
       *[new] Päivitä Lichtspiel.
    }
plugin-no-game = { $name } ei luo peliä ”{ $game }”.
plugin-slug = Paketin { $package } peli ”{ $game }”: nimessä saa olla pieniä kirjaimia, numeroita ja yhdysmerkkejä, ja sen pitää alkaa kirjaimella.
plugin-type =
    Paketin { $package } pelin ”{ $game }” manifestissa ”{ $part }” ei ole { $kind ->
        [number] kokonaisluku
       *[text] teksti
    }.
plugin-part = Peli ”{ $game }” nimeää kohtaan ”{ $part }” osan { $name }, mutta se ei ole sitä, mitä siihen tarvitaan.
plugin-import = Luokkaa { $name } ei voi ladata ({ $why }).

bot-none = { $bot } ei ole botti: botti luodaan pelistä, satunnaislähteestä ja budjetista, ja sillä on metodi ”decide”.
bot-twice = Useampi paketti tarjoaa botin ”{ $bot }”: { $classes }. Nimeä sen sijaan luokka.
bot-games = Botti { $bot } ei kerro, mitä pelejä se pelaa: sen ”games” pitää olla monikko nimiä.
bot-other-game = Botti { $bot } ei pelaa peliä { $game }.
bot-raised = Botti { $bot } epäonnistui ({ $why }; { $where }).
bot-illegal = Botti { $bot } valitsi siirron ”{ $action }”, joka ei ole tässä sallittu.
bot-program-command = ”{ $bot }” ei ole komento. Kirjoita se näin: cmd=node bot.mjs.
bot-program-starts = Botin { $bot } ohjelma ei käynnisty: { $why ->
    [missing] sellaista ohjelmaa ei ole.
    [forbidden] käyttöoikeus puuttuu.
   *[other] järjestelmä ei suorita sitä.
}
bot-program-ended = Botin { $bot } ohjelma päättyi vastaamatta.
bot-program-silent = Botin { $bot } ohjelma ei vastannut { $seconds } sekuntiin.
bot-program-said = Botin { $bot } ohjelma sanoi ”{ $said }”, mikä ei ole vastaus.
bot-not-trusted = { $path } nimeää botin { $bot }, joka on oma ohjelmansa. Sellaista peliä voi jatkaa vain omasta kansiostasi: { $folder }

plain-turn = Vuorossa: { $who }.
plain-may = Sallitut siirrot: { $actions }
plain-asks = Siirtosi:
plain-help = Kirjoita siirto niin kuin se on luettelossa, tai paina pelkkää Enteriä ja valitse.
plain-yes = kyllä
plain-no = ei
plain-over = Peli on päättynyt: { $reason }
plain-wins = Voittaja: { $who }.
plain-win-together = Voittajat: { $who }.
plain-nobody = Kukaan ei voita.
plain-scores = Pisteet: { $scores }
