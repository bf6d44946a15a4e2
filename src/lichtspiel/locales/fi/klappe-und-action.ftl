# Klappe & Action!

klappe-und-action-title = Klappe & Action!
klappe-und-action-about = Kuvatkaa yhdessä kolme näytöstä sanaakaan sanomatta ja leikatkaa sitten kohtaukset oikeaan järjestykseen. Kahdelle tai yhdelle.
klappe-und-action-option-reshoots = uusintaotot koko pelissä
klappe-und-action-option-extras = lisäkohtaukset yksinpelissä
klappe-und-action-option-director = kuka ohjaa ensimmäisen näytöksen
klappe-und-action-option-script = kohtausten vaikutukset: talon käsikirjoitus tai oma tiedosto

ka-level =
    { $level ->
        [film-school] Elokuvakoulu
        [indie] Indie-elokuva
        [big-screen] Valkokankaalle
       *[oscar-worthy] Oscarin arvoinen
    }

ka-seat-solo = Solo
ka-seat-partner = Parisi

# Vaikutukset, luotu käsikirjoituksesta.

ka-script =
    { $script ->
        [house] talon käsikirjoitus
       *[own] oma käsikirjoitus
    }
ka-timing =
    { $timing ->
        [camera] Kamera
        [scissors] Sakset
        [megaphone] Megafoni
       *[none] –
    }
ka-effect-line = { $scene } · { $timing }: { $effect }
ka-effect-none = ei vaikutusta.
ka-effect-beside = on pelattava aivan näkyvän kohtauksen viereen, joten se ei voi aloittaa näytöstä.
ka-effect-count =
    { $slot ->
        [first] ensimmäisessä
       *[last] viimeisessä
    } ruudussa sen numero on näytöstä tarkistettaessa { $number }.
ka-effect-show =
    { $duty ->
        [must] sinun on näytettävä yksi käsikorttisi.
       *[may] saat näyttää yhden käsikorttisi.
    }
ka-effect-request =
    { $duty ->
        [must] parisi on näytettävä valitsemansa käsikortti.
       *[may] saat pyytää pariasi näyttämään valitsemansa käsikortin.
    }
ka-effect-trade =
    { $duty ->
        [must] teidän on vaihdettava
       *[may] saat vaihtaa
    } kortteja niin, että kumpikin antaa toiselle yhden käsikorttinsa nurin.
ka-effect-look =
    { $duty ->
        [must] sinun on katsottava yksi nurin oleva ruutukortti, peitettykin käy.
       *[may] saat katsoa yhden nurin olevan ruutukortin, peitetynkin.
    }
ka-effect-move =
    { $duty ->
        [must] sinun on siirrettävä yksi näkyvä kohtaus tyhjään ruutuun.
       *[may] saat siirtää yhden näkyvän kohtauksen tyhjään ruutuun.
    }
ka-effect-copy =
    { $duty ->
        [must] sinun on kopioitava toisen näkyvän kohtauksen kameravaikutus.
       *[may] saat kopioida toisen näkyvän kohtauksen kameravaikutuksen.
    }
ka-effect-around =
    { $duty ->
        [must] sen viereiset kohtaukset on vaihdettava keskenään.
       *[may] sen viereiset kohtaukset saa vaihtaa keskenään.
    }
ka-effect-two =
    mitkä tahansa kaksi muuta kohtausta { $duty ->
        [must] on vaihdettava
       *[may] saa vaihtaa
    } keskenään.
ka-effect-number =
    tämä kohtaus { $duty ->
        [must] ottaa
       *[may] saa ottaa
    } viereisen kohtauksen numeron.
ka-effect-swap-neighbour =
    { $duty ->
        [must] tämä ja viereinen kohtaus on vaihdettava keskenään.
       *[may] tämän ja viereisen kohtauksen saa vaihtaa keskenään.
    }
ka-effect-swap-left =
    { $duty ->
        [must] tämä ja vasemmanpuoleinen kohtaus on vaihdettava keskenään.
       *[may] tämän ja vasemmanpuoleisen kohtauksen saa vaihtaa keskenään.
    }
ka-effect-swap-right =
    { $duty ->
        [must] tämä ja oikeanpuoleinen kohtaus on vaihdettava keskenään.
       *[may] tämän ja oikeanpuoleisen kohtauksen saa vaihtaa keskenään.
    }
ka-effect-swap-higher =
    { $duty ->
        [must] tämä ja jokin numeroltaan suurempi kohtaus on vaihdettava keskenään.
       *[may] tämän ja jonkin numeroltaan suuremman kohtauksen saa vaihtaa keskenään.
    }
ka-effect-swap-lower =
    { $duty ->
        [must] tämä ja jokin numeroltaan pienempi kohtaus on vaihdettava keskenään.
       *[may] tämän ja jonkin numeroltaan pienemmän kohtauksen saa vaihtaa keskenään.
    }
ka-effect-swap-any =
    { $duty ->
        [must] tämä ja mikä tahansa toinen kohtaus on vaihdettava keskenään.
       *[may] tämän ja minkä tahansa toisen kohtauksen saa vaihtaa keskenään.
    }

# Pöytä.

ka-act =
    Näytös { $act }/3 · { $phase ->
        [filming] kuvaus
        [editing] leikkaus
        [closing] näytöksen päätös
        [between] näytösten välissä
       *[over] loppu
    }
ka-director =
    { $me ->
        [yes] sinä ohjaat
       *[no] ohjaaja: { $who }
    }
ka-reshoots =
    { $count ->
        [0] ei uusintaottoja
        [one] 1 uusintaotto
       *[other] { $count } uusintaottoa
    }
ka-film = Elokuva alusta loppuun:
ka-slot-empty = Ruutu { $slot }: tyhjä
ka-slot-scene = Ruutu { $slot }: kohtaus { $scene }
ka-counts-as = numerona { $number }
ka-under-reshoot = uusintaoton alla
ka-falls = väärässä kohdassa: pienempi kuin edellinen kohtaus
ka-slot-card = ruutukortti { $card }
ka-intro = ALKU
ka-credits = LOPPU
ka-hand = Kätesi: { $scenes }.
ka-hand-title = Kätesi
ka-hand-empty = Kätesi on tyhjä.
ka-partner-hand =
    { $count ->
        [0] Pelaajalla { $who } ei ole kohtauksia kädessä.
        [one] Pelaajalla { $who } on kädessä 1 kohtaus; { $known ->
            [none] et tiedä, mikä se on.
           *[other] tunnet sen: { $known }.
        }
       *[other] Pelaajalla { $who } on kädessä { $count } kohtausta; { $known ->
            [none] et tunne niistä yhtään.
           *[other] tunnet niistä: { $known }.
        }
    }
ka-partner-knows = Kädestäsi parisi tietää: { $scenes }.
ka-row =
    Parisi rivi: näkyvissä { $scenes }, { $down ->
        [0] ei yhtään nurin
       *[other] { $down } nurin
    }.
ka-extras = Lisäkohtaukset: { $scenes }.
ka-extra-done = { $scene } (käytetty)
ka-laid = Pelaamisjärjestyksessä: { $scenes }.
ka-nothing = –

# What can be typed instead of the words of the notation.

ka-word-on = ruutuun
ka-word-slot = ruutu
ka-word-scene = kohtaus
ka-word-use = toteuta
ka-word-skip = ohita
ka-word-cover = peitä
ka-word-announce = ilmoita
ka-word-extra = lisä
ka-word-ready = valmis, valmiina
ka-word-face-down = nurin
ka-word-turn-up = käännä
ka-word-slot-card = ruutukortti
ka-word-shuffle-back = sekoita

ka-asks =
    { $asked ->
        [lay] Pelaa kohtaus (esimerkiksi { $examples }):
        [show] Kohtaus { $scene }: näytä käsikortti ({ $examples }):
        [look] Kohtaus { $scene }: katso ruutukortti ({ $examples }):
        [look-again] Kohtaus { $scene }: katso toinen ruutukortti ({ $examples }):
        [request] Kohtaus { $scene }: pyydä näyttämään kortti ({ $examples }):
        [answer] Näytä parillesi valitsemasi käsikortti ({ $examples }):
        [give] Kohtaus { $scene }: valitse käsikortti vaihtoon ({ $examples }):
        [return] Vaihto: anna yksi käsikorttisi ({ $examples }):
        [copy] Kohtaus { $scene }: minkä kohtauksen vaikutuksen kopioit (esimerkiksi { $examples })?
        [swap] Kohtaus { $scene }: minkä ruudun kohtaukseen vaihdat sen (esimerkiksi { $examples })?
        [around] Kohtaus { $scene }: vaihda viereiset kohtaukset ({ $examples }):
        [first] Kohtaus { $scene }: valitse ensimmäinen kahdesta vaihdettavasta ({ $examples }):
        [second] Kohtaus { $scene }: minkä ruudun kohtaukseen vaihdat ruudun { $chosen } kohtauksen (esimerkiksi { $examples })?
        [number] Kohtaus { $scene }: minkä ruudun numeron se ottaa (esimerkiksi { $examples })?
        [move] Kohtaus { $scene }: minkä ruudun kohtauksen siirrät (esimerkiksi { $examples })?
        [move-to] Kohtaus { $scene }: mihin tyhjään ruutuun siirrät ruudun { $chosen } kohtauksen (esimerkiksi { $examples })?
        [turn] Kohtaus { $scene }: käännä parisi kohtaus esiin ({ $examples }):
        [extra] Mihin rivin kohtaukseen vaihdat kohtauksen { $chosen } (esimerkiksi { $examples })? ”peru” kumoaa valinnan.
        [cover] Peitä kohtaus uusintaotolla ({ $examples }):
        [plant] Lisäkohtaus: näytöksen 3 ”ruutukortti” vai ”sekoita”?
        [alone] Seuraavaan näytökseen: ”valmis”
       *[ready] Kun kaikki on puhuttu: ”valmis”
    }
ka-asks-forced = Kohtaus { $scene } on pelattava nyt (esimerkiksi { $examples }):
ka-asks-partner = Parisi vuoro: pelaa jokin hänen näkyvistä kohtauksistaan tai käännä yksi esiin ({ $examples }):
ka-or-skip = {" "}tai kirjoita ”ohita”:
ka-or-else-skip = {" "}Jos et käytä vaikutusta, kirjoita ”ohita”:
ka-help =
    Kirjoita kohtauksen numero ja ruutu; väliin ”ruutuun” tai pelkkä välilyönti. Juuri nyt käy
    esimerkiksi { $examples }. Vaikutuksesta kysytään yksi asia kerrallaan; jos et halua käyttää
    sitä: ”ohita”. Pelkällä Enterillä valitset vaiheittain. Kaikki vaikutukset: säännöt 2.
    Kuvauksissa ei puhuta!
ka-path-lay = pelaa kohtaus { $scene }
ka-path-on = ruutuun { $slot }
ka-path-slot = ruutu { $slot }
ka-path-scene = kohtaus { $scene }
ka-path-cover = peitä ruutu { $slot }
ka-path-announce = ilmoita kohtaus { $scene }
ka-path-extra = vaihda lisäkohtaus { $scene }
ka-path-step =
    { $step ->
        [use] toteuta
        [skip] jätä käyttämättä
        [turn-up] käännä nurin oleva kohtaus esiin
        [face-down] nurin olevaan kohtaukseen
        [slot-card] näytöksen 3 ruutukortiksi
        [shuffle-back] sekoita takaisin
       *[ready] valmis seuraavaan näytökseen
    }

ka-result-won =
    Elokuva onnistui! { $left ->
        [0] { $agreed ->
            [0] Ja aivan ilman uusintaottoja.
           *[other] Kaikki uusintaotot käytettiin.
        }
        [one] 1 uusintaotto jäi käyttämättä.
       *[other] { $left } uusintaottoa jäi käyttämättä.
    }
ka-result-lost = Elokuvaa ei voitu pelastaa näytöksessä { $act }.

# Mitä tapahtuu.

ka-told-act =
    Näytös { $act } alkaa, ruutuja on { $slots }. { $me ->
        [yes] Sinä ohjaat ja aloitat.
       *[no] { $who } ohjaa ja aloittaa.
    } Hiljaisuus, kuvataan!
ka-told-dealt = Saat kortit { $scenes }.
ka-brief-laid = { $scene } → ruutu { $slot }
ka-brief-skipped = jättää väliin: { $scene }
ka-brief-lapsed = { $scene }: ei kohdetta
ka-brief-showed = näyttää: { $scene }
ka-brief-looked = katsoo ruudun { $slot } alle
ka-brief-requested = haluaa nähdä kohtauksen
ka-brief-swapped = vaihtaa: { $scene } ja { $other }
ka-brief-moved = { $scene } → ruutu { $slot }
ka-brief-covered = uusintaotto: { $scene }
ka-brief-took-number = { $scene } on nyt { $number }
ka-brief-ready = valmis
ka-told-extras = Lisäkohtaukset: { $scenes }.
ka-told-laid =
    { $me ->
        [yes] Pelaat
       *[no] { $who } pelaa
    } kohtauksen { $scene } ruutuun { $slot }.
ka-told-skipped = Kohtauksen { $scene } vaikutus jätetään käyttämättä.
ka-told-lapsed = Kohtauksen { $scene } vaikutuksella ei ole kohdetta, joten se raukeaa.
ka-told-showed =
    { $me ->
        [yes] Näytät
       *[no] { $who } näyttää
    } käsikortin { $scene }.
ka-told-requested =
    { $me ->
        [yes] Pyydät pariasi näyttämään käsikortin.
       *[no] { $who } pyytää pariaan näyttämään käsikortin.
    }
ka-told-looked = { $who } katsoo ruudun { $slot } kortin.
ka-told-looked-at = Ruudun { $slot } alla on kohtaus { $scene }.
ka-told-offered =
    { $me ->
        [yes] Asetat
       *[no] { $who } asettaa
    } kortin vaihtoon nurin.
ka-told-traded = Kumpikin antoi toiselle yhden kortin.
ka-told-traded-cards = Annoit kortin { $gave } ja sait kortin { $got }.
ka-told-copied = Kohtaus { $scene } kopioi kohtauksen { $copied } vaikutuksen.
ka-told-swapped = Kohtaus { $scene } menee ruutuun { $slot }, kohtaus { $other } ruutuun { $other_slot }.
ka-told-moved = Kohtaus { $scene } siirtyy ruutuun { $slot }.
ka-told-took-number = Kohtaus { $scene } ottaa numeron { $number }.
ka-told-announced = Kohtaus { $scene } ilmoitettu: ensin käännetään esiin parisi kohtaus.
ka-told-turned-up = Parisi kohtaus { $scene } käännetään esiin.
ka-told-exchanged = Lisäkohtaus { $extra } menee riviin; nyt { $scene } on lisäkohtaus.
ka-told-editing =
    { $solo ->
        [yes] Kuvaus on ohi! Nyt leikataan.
       *[no] Kuvaus on ohi! Nyt leikataan, ja taas saa puhua.
    }
ka-told-needed =
    { $count ->
        [one] Elokuvan saa järjestykseen yhdellä uusintaotolla.
       *[other] Elokuvan saa järjestykseen { $count } uusintaotolla.
    }
ka-told-covered = Ruudun { $slot } kohtaus { $scene } peitetään uusintaotolla.
ka-told-succeeded = Näytös { $act } on purkissa!
ka-told-planted = Lisäkohtauksesta { $scene } tulee näytöksen 3 ruutukortti.
ka-told-shuffled-back = Lisäkohtaus { $scene } sekoitetaan takaisin.
ka-told-ready =
    { $me ->
        [yes] Olet valmis.
       *[no] { $who } on valmis.
    }
ka-told-won = Ensi-ilta: kaikki kolme näytöstä onnistuivat!
ka-told-lost =
    Näytös { $act } vaatii { $needed ->
        [one] 1 uusintaoton
       *[other] { $needed } uusintaottoa
    }, mutta { $left ->
        [0] yhtään ei ole jäljellä.
        [one] vain 1 on jäljellä.
       *[other] vain { $left } on jäljellä.
    } Peli on hävitty.

# Miksi ei.

ka-not-dealt = Kohtauksia ei ole vielä jaettu.
ka-over = Peli on päättynyt.
ka-silence = Hiljaisuus, kuvataan: ei puhetta ennen näytöksen viimeistä kohtausta.
ka-not-now =
    Nyt ei ole sen aika: { $asked ->
        [lay] pelaa kohtaus.
        [cover] peitä kohtaus uusintaotolla.
        [extra] vie ensin lisäkohtauksen vaihto loppuun.
        [plant] päätä ensin lisäkohtauksesta.
        [ready] kumpikin kertoo, milloin on valmis seuraavaan näytökseen.
       *[other] päätä ensin vaikutuksesta.
    }
ka-no-such-slot = Ruutua { $slot } ei ole; tässä näytöksessä ruutuja on { $size }.
ka-not-in-hand =
    Kohtaus { $scene } ei ole { $where ->
        [row] näkyvissä parisi rivissä.
       *[hand] kädessäsi.
    }
ka-slot-taken = Ruudussa { $slot } on jo kohtaus.
ka-beside = Kohtauksen { $scene } on oltava aivan näkyvän kohtauksen vieressä; ruudussa { $slot } se ei olisi.
ka-leftmost = Kohtausta { $scene } ei voi tässä pelata sääntönsä mukaan, joten se menee vasemmanpuoleisimpaan tyhjään ruutuun.
ka-forced = Kohtaus { $scene } on pelattava nyt.
ka-announce-first = Kohtaus { $scene } koskee pariasi: ilmoita se ensin, niin yksi kohtaus käännetään esiin.
ka-no-target-slot = Ruutu { $slot } ei käy kohtauksen { $scene } vaikutuksen kohteeksi.
ka-not-in-row = Kohtaus { $scene } ei ole näkyvissä parisi rivissä.
ka-no-copy = Kohtaus { $by } ei voi kopioida kohtausta { $scene }: tarvitaan näkyvä kohtaus, jonka kameravaikutus voidaan toteuttaa.
ka-no-reshoot = Uusintaottoja ei ole enää jäljellä.
ka-cover-later = Kohtauksia peitetään vasta, kun kaikki saksivaikutukset on tehty eikä elokuva ole järjestyksessä.
ka-covered = Ruudun { $slot } kohtaus on jo uusintaoton alla.
ka-cover-useless = Ruudun { $slot } peittäminen ei auta: uusintaottoja tarvittaisiin edelleen yhtä monta.
ka-must-cover = Elokuva ei ole järjestyksessä; jokin kohtaus on peitettävä.
ka-solo-only = Se kuuluu yksinpeliin.
ka-partners-turn = On parisi vuoro: sinä et nyt ilmoita mitään.
ka-own-turn = On oma vuorosi: pelaa kohtaus kädestäsi.
ka-none-face-down = Parillasi ei ole enää kohtauksia nurin.
ka-nothing-to-copy = Elokuvassa ei ole pariasi koskevaa vaikutusta, jonka kohtaus { $scene } voisi kopioida.
ka-no-announcement = Kohtaus { $scene } ei koske pariasi; pelaa se vain.
ka-no-such-extra = Kohtaus { $scene } ei ole lisäkohtaus.
ka-extra-first = Lisäkohtaukset vaihdetaan vuoron alussa, ennen kaikkea muuta.
ka-extra-used = Lisäkohtaus { $scene } on jo käytetty tässä näytöksessä.
ka-plant-later = Lisäkohtauksista päätetään näytöksen 2 jälkeen.
ka-ready-later = Näytös ei ole vielä ohi.
ka-no-passing = Passata ei voi: pelaa kohtaus.
ka-must = Kohtauksen { $scene } vaikutus on toteutettava.
ka-begun = Kohtauksen { $scene } vaikutus on aloitettu ja vietävä loppuun.

# Käsikirjoitukset.

ka-script-scene = Käsikirjoituksen rivi { $line }: ”{ $found }” ei ala kohtauksen numerolla 1–16 ja sen vaikutuksella.
ka-script-twice = Käsikirjoituksen rivi { $line }: kohtauksella { $scene } on jo vaikutus.
ka-script-timing = Käsikirjoituksen rivi { $line }: ”{ $found }” ei ala sanalla camera, scissors tai megaphone (tai: no effect).
ka-script-duty =
    Käsikirjoituksen rivi { $line }: { $timing ->
        [megaphone] megafonivaikutukseen ei kuulu may eikä must.
       *[other] sanan ”{ $timing }” jälkeen puuttuu may tai must.
    }
ka-script-effect = Käsikirjoituksen rivi { $line }: vaikutusta ”{ $found }” ei ole.
ka-script-when = Käsikirjoituksen rivi { $line }: ”{ $found }” toimii vain näiden kanssa: { $known }.
ka-script-count = Käsikirjoituksen rivi { $line }: kohtauksen numeroksi käy 0–{ $most }.
ka-script-beside = Käsikirjoituksen rivi { $line }: tämä sääntö voi olla enintään { $most } kohtauksella, muuten jokin käsi ei ehkä voisi aloittaa.
ka-script-missing = Käsikirjoitus päättyy riviin { $line } ilman kohtauksen { $scene } vaikutusta (”no effect” käy).

# Pelitilanteet.

ka-position-laid = { $place }: nämä eivät ole elokuvan kohtaukset.
ka-position-scene-twice = { $place }: kohtaus { $scene } on kahdessa kohdassa.
ka-position-hand = { $place }: puolella { $side } on tässä oltava { $wanted } kohtausta.
ka-position-solo-only = { $place }: rivi on vain yksinpelissä.
ka-position-number = { $place }: kohtauksella { $scene } ei voi olla tätä numeroa.
ka-position-used = { $place }: vain elokuvan kohtaukset ovat käyttäneet vaikutuksensa, kukin kerran.
ka-position-early = { $place }: näiden saksivaikutusten vuoro ei ole vielä ollut.
ka-position-covered = { $place }: peitettävää kohtausta ei ole.
ka-position-covered-early = { $place }: kohtauksia peitetään vasta viimeisen saksivaikutuksen jälkeen.
ka-position-reshoots = { $place }: uusintaottoja on vain { $most }, käytetyt mukaan lukien.
ka-position-slots = { $place }: kukin ruutu mainitaan kerran, vasemmalta oikealle.
ka-position-director = { $place }: yksinpelissä pelaaja ohjaa näytökset 1 ja 3.
ka-position-solo-look = { $place }: yksinpelissä vain pelaaja katsoo ruutukortteja.
ka-position-extras = { $place }: lisäkohtauksia on vain näytöksissä 1 ja 2.
ka-position-planted = { $place }: lisäkohtauksista tulee ruutukortteja vain näytöksessä 3.
ka-position-returned = { $place }: lisäkohtauksia sekoitetaan takaisin vain näytöksen 2 jälkeen.
ka-position-deed = { $place }: joko kortti näytettiin tai kaksi vaihdettiin.
ka-position-deeds = { $place }: näitä kortteja ei ole voitu näyttää ja vaihtaa näin.
ka-position-asked = { $place }: tätä ei voida tässä kysyä.
ka-position-not-over = { $place }: peli ei ole tässä päättynyt.
ka-position-phase = { $place }: tämä on ”{ $phase }”.
ka-position-actor = { $place }: kysytään joltakulta toiselta.
ka-position-decisions = { $place }: mitään ei päätetä ennen kuin elokuva on täysi.
ka-view-impossible = { $place }: tällainen näkymä on mahdoton.

# Säännöt omin sanoin.

ka-rule-1 = Pelissä on 16 kohtausta, elokuvan ympärillä alku ja loppu, uusintaottoja ja ohjaajan tuoli. Kaikki vaikutukset ovat molempien tiedossa.
ka-rule-2 = Käsikirjoitus kertoo, mitä kohtaukset tekevät. Tämä on käytössä:
ka-rule-3 = Näytöksiä on kolme: näytöksessä 1 on 6 ruutua ja 3 kohtausta kummallekin; näytöksessä 2 on 7 ruutua, ohjaajalle 4 kohtausta ja toiselle 3; näytöksessä 3 on 8 ruutua ja 4 kohtausta kummallekin.
ka-rule-4 = Joka näytökseen sekoitetaan kaikki kohtaukset. Ruutukortit ovat nurin, kenenkään näkemättä, samoin ylijäävät.
ka-rule-5 = Ensimmäinen ohjaaja arvotaan tai valitaan; tuoli siirtyy toiselle joka näytöksen jälkeen. Ohjaaja aloittaa.
ka-rule-6 = Älä järjestä kättäsi: sen järjestys ei saa kertoa parillesi mitään.
ka-rule-7 = Vuorotellen kumpikin pelaa kädestään kohtauksen tyhjään ruutuun, passaamatta, kunnes elokuva on täysi.
ka-rule-8 = Kuvauksissa ei puhuta, jaosta viimeiseen kohtaukseen ja sen vaikutukseen. Näytösten välissä kumpikin kertoo olevansa valmis.
ka-rule-9 = Kameravaikutuksen saa käyttää heti pelaamisen jälkeen, muuten se raukeaa. Ilman kohdetta sitä ei kysytä.
ka-rule-10 = Megafonivaikutus kertoo, milloin se toimii, ja sitä on noudatettava. Pelaamissääntö koskee vain pelaamista, ei vaihtoja eikä siirtoja.
ka-rule-11 = Sitten leikataan ja saa puhua: toteuttakaa kaikkien kohtausten saksivaikutukset numerojärjestyksessä, kukin kerran. Osan saa, osan täytyy toteuttaa.
ka-rule-12 = Painetut numerot määräävät järjestyksen. Pakko ilman kohdetta raukeaa. Otettu numero säilyy näytöksen loppuun.
ka-rule-13 = Ohjaaja syöttää yhteiset päätökset.
ka-rule-14 = Näytös onnistuu, jos numerot eivät missään laske alusta loppuun. Aukot ja samat numerot eivät haittaa.
ka-rule-15 = Uusintaotto peittää yhden kohtauksen eikä sillä ole numeroa. Käytetyt poistuvat pelistä; niitä on 2, tai vähemmän, jos haluatte.
ka-rule-16 = Kohtauksen saa peittää vain, jos siitä on apua. Jos uusintaotot eivät riitä, peli on heti hävitty.
ka-rule-17 = Kun kaikki kolme näytöstä onnistuvat, olette voittaneet. Mitä vähemmän uusintaottoja, sitä parempi elokuva: voitosta saa 1 pisteen ja jokaisesta säästyneestä uusintaotosta 1 lisää.
ka-rule-18 = Yksinpelissä ohjaat näytökset 1 ja 3, kuviteltu pari näytöksen 2. Hänen kohtauksensa ovat rivissä nurin.
ka-rule-19 = Yksinpelissä saat omalla vuorollasi kortin näyttämisen sijasta katsoa 2 eri ruutukorttia peräkkäin; toisen katsomisen saa jättää väliin. Ennen kuin pelaat pariasi koskevan kohtauksen, käännä yksi hänen kohtauksistaan esiin ja jätä vaikutus huomiotta.
ka-rule-20 = Yksinpelissä pelaat parin vuorolla yhden hänen näkyvistä kohtauksistaan, tai käännät yhden esiin ja pelaat sen heti. Jos vaikutus koskee toista pelaajaa, käännä sen sijaan yksi esiin; jos se näyttää kortin, saat tehdä niin.
ka-rule-21 = Jos yksinpelissä parin kohtausta 1 ei voi pelata sääntönsä mukaan, se menee vasemmanpuoleisimpaan tyhjään ruutuun. Kopioitu vaikutus noudattaa yksinpelin sääntöjä; ilmoita kohtauksesi 14, jos se kopioi pariasi koskevan.
ka-rule-22 = Yksinpelissä kunkin lisäkohtauksen saa vaihtaa kerran näytöksessä rivin kohtaukseen, vuoron alussa.
ka-rule-23 = Yksinpelissä näytöksen 2 jälkeen kustakin lisäkohtauksesta tulee näytöksen 3 ruutukortti, tai se sekoitetaan takaisin.
ka-rule-24 = Yksinpelin tasot: Elokuvakoulu (2 uusintaottoa, 2 lisäkohtausta), Indie-elokuva (2 ja 1), Valkokankaalle (2 ja 0), Oscarin arvoinen (1 ja 0).
ka-rule-25 = Näet kätesi, elokuvan, näytetyt kortit, katsomasi ruutukortit ja kuinka monta korttia kullakin on.
ka-rule-26 = Käsikirjoitus on 16 rivin tiedosto; painettujen korttien omistaja voi kirjoittaa niiden vaikutukset sellaiseen.
klappe-und-action-reason-won = elokuva on valmis, voitettu yhdessä
klappe-und-action-reason-lost = näytöstä ei saatu järjestykseen, hävitty yhdessä

# Ennen peliä: valinnat sanoin.

klappe-und-action-option-reshoots-label = Uusintaotot
klappe-und-action-option-reshoots-help = Näin monta kohtausta voi pelastaa koko pelissä. Mitä vähemmän, sitä vaikeampaa.
klappe-und-action-option-extras-label = Lisäkohtaukset
klappe-und-action-option-extras-help = Yksin pelatessasi voit vaihtaa niitä rivin kohtauksiin. Mitä enemmän, sitä helpompaa.
klappe-und-action-option-director-label = Ensimmäisen näytöksen ohjaaja
klappe-und-action-option-director-help = Ohjaaja aloittaa; tuoli siirtyy toiselle joka näytöksen jälkeen.
klappe-und-action-option-director-random = arvotaan
klappe-und-action-option-director-first = paikka 1
klappe-und-action-option-director-second = paikka 2
klappe-und-action-option-script-label = Käsikirjoitus
klappe-und-action-option-script-help = Mitä kohtaukset tekevät. Painettujen korttien omistaja voi kirjoittaa niiden vaikutukset tiedostoon.
klappe-und-action-option-script-house = talon käsikirjoitus
klappe-und-action-option-script-own = oma tiedosto
klappe-und-action-option-level-film-school = Elokuvakoulu
klappe-und-action-option-level-indie = Indie-elokuva
klappe-und-action-option-level-big-screen = Valkokankaalle
klappe-und-action-option-level-oscar-worthy = Oscarin arvoinen
# Selaimessa.

ka-web-act = Näytös { $act }
ka-web-phase =
    { $phase ->
        [filming] Kuvaus
        [editing] Leikkaus
        [closing] Tarkistus
        [between] Purkissa
       *[over] Loppu
    }
ka-web-lamp =
    { $state ->
        [quiet] Hiljaisuus!
        [rolling] Kamera käy
        [cut] Poikki!
       *[free] Saa puhua
    }
ka-web-effect =
    { $effect ->
        [beside] Viereen
        [count] Arvo
        [show] Näytä
        [request] Pyydä
        [trade] Vaihto
        [look] Katso
        [move] Siirrä
        [copy] Kopioi
        [around] Ympäri
        [two] Kaksi
        [number] Numero
        [swap-neighbour] Viereinen
        [swap-left] Vasen
        [swap-right] Oikea
        [swap-higher] Suurempi
        [swap-lower] Pienempi
        [swap-any] Vaihda
       *[none] –
    }
ka-web-cuts = Leikkauslista
ka-web-cut =
    { $state ->
        [done] tehty
        [passed] ei käytetty
        [now] nyt
       *[next] tulossa
    }
ka-web-effects = Kaikki vaikutukset
ka-web-signs = Kamera: heti pelaamisen jälkeen. Sakset: leikkauksessa. Megafoni: niin kuin siinä lukee.
ka-web-notes = Näytetyt ja katsotut tässä näytöksessä
ka-web-in-film = ruutu { $slot }
ka-web-under = ruudun { $slot } alla
ka-web-extras = Lisäkohtaukset
ka-web-extra-used = käytetty
ka-web-pile =
    { $count ->
        [one] parillasi 1 kohtaus nurin
       *[other] parillasi { $count } kohtausta nurin
    }
ka-web-partner-knows = parisi tuntee sen
ka-web-you-know = Tunnet tämän kortin
ka-web-known = tiedossa
ka-web-forced = pelaa nyt
ka-web-looked-by = { $who } on katsonut sen alle
ka-web-laid-by = pelattu { $place }. kohtauksena ({ $who })
ka-web-chosen = valittu
ka-web-current = sen vaikutuksesta päätetään
ka-web-preview = esikatselu
ka-web-target = valittavissa
ka-web-hinted = suositus
ka-web-falls = numero laskee tässä
ka-web-reshoot = UUSINTA
ka-web-cancel = Peruuta
ka-web-running = Elokuva pyörii alusta loppuun …
ka-web-run =
    { $how ->
        [first] Ruutu { $slot }: elokuva alkaa numerolla { $number }.
        [covered] Ruutu { $slot }: uusintaotto. Numeroa ei lasketa tässä.
        [falls] Ruutu { $slot }: { $number } on pienempi kuin edeltävä { $before }. Numero laskee tässä.
       *[fine] Ruutu { $slot }: { $before } ja sitten { $number } – hyvä.
    }
ka-web-break = { $before } ja sitten { $number } (ruutu { $slot })
ka-web-breaks = Numero laskee: { $breaks }.
ka-web-kept = Keskenään järjestyksessä: enintään { $kept }/{ $open }. Uusintaottoa tarvitsevat kohtaukset: { $count }.
ka-web-skip-run = Ohita
ka-web-nothing-inspected = Valitse kortti, niin näet, mitä se tekee.
ka-web-lay = Pelaa kohtaus { $scene } ruutuun { $slot }
ka-web-proposes = { $who } ehdottaa: { $deed }
ka-web-needed =
    { $count ->
        [one] 1 uusintaotto saa elokuvan järjestykseen
       *[other] { $count } uusintaottoa saa elokuvan järjestykseen
    }; { $left ->
        [one] jäljellä on 1.
       *[other] jäljellä on { $left }.
    } Jokainen merkitty kohtaus auttaa.
ka-web-asks =
    { $asked ->
        [lay] Sinun vuorosi: valitse kohtaus kädestäsi, sitten ruutu.
        [show] Kohtaus { $scene }: minkä käsikortin näytät?
        [look] Kohtaus { $scene }: minkä ruutukortin katsot?
        [look-again] Kohtaus { $scene }: minkä ruutukortin katsot seuraavaksi?
        [request] Kohtaus { $scene }: näyttääkö { $who } käsikortin?
        [answer] { $who } haluaa nähdä käsikortin: minkä näytät?
        [give] Kohtaus { $scene }: minkä käsikortin annat vaihdossa?
        [return] { $who } vaihtaa kanssasi: minkä käsikortin annat?
        [copy] Kohtaus { $scene }: minkä kohtauksen kameravaikutuksen se kopioi?
        [swap] Kohtaus { $scene }: minkä kohtauksen kanssa se vaihtaa paikkaa?
        [around] Kohtaus { $scene }: vaihtavatko viereiset kohtaukset paikkaa?
        [first] Kohtaus { $scene }: kaksi muuta voi vaihtaa paikkaa. Valitse ensimmäinen.
        [second] Minkä kanssa kohtaus { $chosen } vaihtaa paikkaa?
        [number] Kohtaus { $scene }: minkä kohtauksen numeron se ottaa?
        [move] Kohtaus { $scene }: mikä kohtaus siirtyy tyhjään ruutuun?
        [move-to] Mihin tyhjään ruutuun kohtaus { $chosen } menee?
        [turn] Kohtaus { $scene }: käännetäänkö parisi kohtaus esiin?
        [extra] Lisäkohtaus { $chosen }: mihin rivin kohtaukseen vaihdat?
        [cover] Elokuva ei ole järjestyksessä: minkä kohtauksen peität?
        [plant] Lisäkohtaus { $scene }: näytöksen 3 ruutukortiksi vai sekoitetaanko takaisin?
        [alone] Valmiina seuraavaan näytökseen?
       *[ready] Keskustelkaa. Valmiina seuraavaan näytökseen?
    }
ka-web-asks-forced = Kohtaus { $scene } on pelattava nyt: valitse ruutu.
ka-web-asks-partner = Parisi vuoro: pelaa näkyvä kohtaus tai käännä uusi esiin.
ka-web-waits =
    { $asked ->
        [lay] { $who } valitsee pelattavaa kohtausta.
        [answer] { $who } valitsee näytettävää käsikorttia.
        [return] { $who } valitsee vaihdettavaa käsikorttia.
        [swap] { $who } leikkaa kohtausta { $scene }.
        [around] { $who } leikkaa kohtausta { $scene }.
        [first] { $who } leikkaa kohtausta { $scene }.
        [second] { $who } leikkaa kohtausta { $scene }.
        [number] { $who } leikkaa kohtausta { $scene }.
        [cover] { $who } valitsee peitettävää kohtausta.
        [ready] { $who } ei ole vielä valmis seuraavaan näytökseen.
       *[other] { $who } päättää kohtauksen { $scene } vaikutuksesta.
    }
ka-web-do =
    { $asked ->
        [show] Näytä kohtaus { $other }
        [answer] Näytä kohtaus { $other }
        [look] Katso ruudun { $slot } alle
        [look-again] Katso ruudun { $slot } alle
        [give] Anna kohtaus { $other }
        [return] Anna kohtaus { $other }
        [copy] Kopioi kohtaus { $other }
        [swap] Vaihda { $scene } ja { $other }
        [first] Aloita kohtauksesta { $other }
        [second] Vaihda { $scene } ja { $other }
        [number] Ota numero { $number }
        [move] Siirrä kohtaus { $other }
        [move-to] Siirrä ruutuun { $slot }
        [extra] Vaihda kohtaukseen { $other }
       *[cover] Peitä kohtaus { $other }
    }
ka-web-use =
    { $asked ->
        [request] Pyydä korttia: { $who }
        [around] Vaihda { $scene } ja { $other }
       *[turn] Käännä kohtaus esiin
    }
ka-web-premiere =
    { $kind ->
        [flawless] Ensi-ilta ja seisovat suosionosoitukset!
        [saved] Ensi-ilta: elokuva pelastui!
       *[lost] Tänään ei ole ensi-iltaa
    }
ka-web-premiere-words =
    { $kind ->
        [flawless] Ei yhtään uusintaottoa, ja kaikki kolme näytöstä ehjinä.
        [saved] { $count ->
            [one] 1 uusintaotto auttoi
           *[other] { $count } uusintaottoa auttoi
        }, ja yleisö taputtaa.
       *[lost] { $you ->
            [solo] Filmisi katkesi näytöksessä { $act }.
            [team] Filminne katkesi näytöksessä { $act }.
           *[nobody] Filmi katkesi näytöksessä { $act }.
        } Sali tyhjenee.
    }
ka-web-stars = Tähtiä: { $count }/{ $most }
ka-web-next =
    { $next ->
        [level] Seuraavaksi: { $level }
        [fewer] { $count ->
            [0] Seuraavaksi: ilman uusintaottoja
            [one] Seuraavaksi: vain 1 uusintaotto
           *[other] Seuraavaksi: vain { $count } uusintaottoa
        }
        [hardest] Tätä vaikeampaa ei ole.
       *[again] Seuraavaksi: uusi otto samasta elokuvasta?
    }
ka-web-act-end =
    { $end ->
        [succeeded] { $slots } kohtausta järjestyksessä.
        [lost] { $needed ->
            [one] Olisi tarvittu 1 uusintaotto.
           *[other] Olisi tarvittu { $needed } uusintaottoa.
        }
       *[open] Kesken.
    }
ka-web-reshoots-used =
    { $count ->
        [0] uusintaottoja ei käytetty
        [one] 1 uusintaotto käytetty
       *[other] { $count } uusintaottoa käytetty
    }

rules-idea-klappe-und-action = Kuvaatte yhdessä kolminäytöksisen elokuvan, sanaakaan sanomatta ja toisen kohtauksia tuntematta. Sitten leikataan: sakset vaihtavat väärässä ruudussa olevat kohtaukset. Jos numerot eivät laske missään alusta loppuun, näytös on onnistunut. Uusintaotto peittää sen, mitä ei voi pelastaa.
rules-picture-ka-film = Kohtausten 3 ja 6 jälkeen jää tilaa sille, mitä parillasi voi olla. 12 menee melko oikealle.
rules-picture-ka-edit = Kaikki kohtaukset on pelattu. Seiskassa on sakset, ja se saa vaihtaa paikkaa viereisen kohtauksen kanssa: oikealla olevan kuutosen kanssa kaikki on järjestyksessä.
rules-picture-ka-order = 3, 6, 7, 10, 12, 16: numerot eivät laske missään. Näytös onnistui ilman uusintaottoa.
rules-picture-ka-reshoot = 10 on ennen kahdeksikkoa. Yksi uusintaotto riittää, jommankumman päälle; muun kohtauksen peittäminen ei auttaisi.

lesson-ka-welcome = Sinä ja { $first } teette yhdessä elokuvan. Kohtaukset on numeroitu, eivätkä numerot saa lopussa missään kohdassa pienentyä vasemmalta oikealle. Voitatte tai häviätte yhdessä.
lesson-ka-silence = Kuvauksissa ei puhuta. Sinä näet kolme kohtaustasi, { $first } näkee kolme muuta. Vain pelatut kortit kertovat jotakin.
lesson-ka-lay = Ohjaat tämän näytöksen, joten aloitat. Pienin kohtauksesi on 3: pelaa se ensimmäiseen ruutuun.
lesson-ka-show = Kohtauksella 3 on kameravaikutus: saat näyttää yhden käsikorttisi. Näytä 12, niin { $first } tietää, että se on tulossa.
lesson-ka-asked = { $first } pelasi kuutosen ja pyytää sinulta korttia. Näytä 7: se kuuluu kuutosen jälkeen.
lesson-ka-high = Kuusi ruutua ja numeroita 16:een asti: 12 kuuluu melko oikealle. Pelaa se ruutuun 5.
lesson-ka-lapse = Kohtaus 12 voisi siirtää kohtauksen tyhjään ruutuun. Kameravaikutus on vapaaehtoinen, eikä mitään tarvitse siirtää: jätä se käyttämättä.
lesson-ka-last = Jätä kuutosen ja kohtauksen 12 väliin tilaa parisi viimeiselle kohtaukselle. Seiskassasi on sakset, ja se voi myöhemmin vaihtaa paikkaa viereisen kohtauksen kanssa. Pelaa se siis ruutuun 2.
lesson-ka-edit = Kaikki kohtaukset on pelattu, ja saatte taas puhua. Nyt leikataan numerojärjestyksessä. 7 saa vaihtaa paikkaa viereisen kohtauksen kanssa: valitse kuutonen ruudussa 3.
lesson-ka-check = 3, 6, 7, 10, 12, 16: numerot eivät laske missään, näytös onnistui! Kaksi muuta seuraa, 7 ja 8 ruudulla, ja ohjaajan tuoli siirtyy joka kerta toiselle. Hypätään kolmanteen näytökseen.
lesson-ka-third = Viimeinen näytös on melkein kuvattu. Huomaatko? 10 on ennen kahdeksikkoa, joten järjestys ei pidä.
lesson-ka-gap = Jatka silti: pelaa 12 kohtausten 8 ja 14 väliin, ruutuun 6.
lesson-ka-stay = Siirto viimeiseen ruutuun olisi vain haitaksi. Jätä vaikutus käyttämättä.
lesson-ka-reshoot = Tässä elokuvassa ei ole saksia. Mutta yksi uusintaotto on jäljellä: se peittää kohtauksen, joka on väärässä kohdassa. Peitä 10 ruudussa 4.
lesson-ka-premiere = Nyt järjestys pitää. Kaikki kolme näytöstä onnistuivat, ja voititte yhdessä! Mitä vähemmän uusintaottoja, sitä parempi elokuva.
