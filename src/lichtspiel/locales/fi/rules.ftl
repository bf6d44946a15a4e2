# Säännöt luettavana sivuna.

rules-of = Säännöt: { $game }
rules-title = Säännöt
rules-contents = Tällä sivulla
rules-number = Sääntö { $rule }
rules-decided = Oma ratkaisumme
rules-decided-in-part = Osin oma ratkaisumme
rules-decided-help = Kun sääntövihko ei sano mitään tai jättää asian auki, ratkaisimme sen niin kuin pelaajat odottaisivat. Sellaisissa säännöissä on tämä merkki.
# Täsmälleen kuten sääntötekstien lopussa.
rules-decided-words = (Oma ratkaisumme.)
rules-example = Esimerkki
rules-options = Asetukset
rules-options-help = Mistä voi sopia ennen pöydän avaamista, ja mitä sääntöä se muuttaa.
rules-whole = Kaikki säännöt: { $game }
rules-learn = Ensiaskeleet: opi pelaamalla
rules-play = Avaa pöytä
rules-effects = Talon käsikirjoitus

rules-section-setup = Alkuvalmistelut
rules-section-turn = Vuoro
rules-section-end = Loppu
rules-section-sight = Mitä näet
rules-section-double = Double
rules-section-exchange = Vaihto
rules-section-play = Kierroksen pelaaminen
rules-section-finishing = Valmistuminen ja istumajärjestys
rules-section-match = Ottelu
rules-section-display = Näyttelysi
rules-section-sides = Topit, flopit ja merkit
rules-section-change = Vaihtokortit
rules-section-completed = Valmiit elokuvat
rules-section-scoring = Loppu ja pisteet
rules-section-deck = Pakka
rules-section-material = Kohtaukset ja käsikirjoitus
rules-section-acts = Kolme näytöstä
rules-section-filming = Kuvaus
rules-section-editing = Leikkaus
rules-section-closing = Näytöksen päättäminen
rules-section-solo = Yksin
rules-section-script = Muut käsikirjoitukset

rules-idea-face-to-face = Pienten askelten kaksintaistelu. Kummallakin on kaksi pinoa, nouseva ja laskeva, ja joka kortti jättää hiukan vähemmän tilaa. Parhaat siirrot kulkevat taaksepäin tai auttavat toista. Pelaa kaikki korttisi ensin, äläkä koskaan jää ilman kahta sopivaa.
rules-idea-hollywood-poker = Hollywood on tikapuut. Ensimmäisenä korteistaan eroon päässyt on seuraavan jaon megatähti ja saa parhaat kortit tiskarilta, joka itse olisi niin mielellään huipulla. Aloita sillä, mihin muut eivät pysty, passaa, kun se kannattaa, ja säästä Double loppuun.
rules-idea-top-oder-flop = Tekeillä on viisi elokuvaa, ja kaikilla on sormensa pelissä. Korttisi tekevät elokuvasta topin tai flopin, tai ne ovat osuutesi siitä; eivät koskaan molempia. Se, jolla on eniten vaikutusta menestykseen, saa tuoton, ja se, jolla sitä on eniten epäonnistumiseen, maksaa.
rules-idea-klappe-und-action = Kuvaatte yhdessä kolminäytöksisen elokuvan, sanaakaan sanomatta ja toisen kohtauksia tuntematta. Sitten leikataan: sakset vaihtavat sen, mikä on väärin. Jos numerot nousevat alusta loppuun, näytös on onnistunut. Uusintaotto peittää sen, mitä ei voi pelastaa.

rules-picture-ff-backwards = Nouseva pinosi on luvussa 27. Siihen kävisi 28, ja niin käy myös 17: se on täsmälleen 10 pienempi. Laskevaan pinoon, joka on luvussa 35, käyvät 12 ja 34, ja 45 olisi sielläkin peruutustemppu.
rules-picture-ff-help = Vastustajan nouseva pino on luvussa 29. Jokainen pienempi kortti auttaa, esimerkiksi 12; 30 ei auttaisi.
rules-picture-ff-second = Nouseva pino luvussa 40, laskeva luvussa 12, ja kädessä vain 30 ja 35. Ensin on pelattava 30: sen jälkeen 35 käy. Toisin päin mikään ei seuraisi.
rules-picture-ff-last = Neljä viimeistä korttia. Kun 34, 45 ja 52 ovat nousevassa ja 12 laskevassa pinossa, kaikki on pelattu ja peli voitettu.
rules-picture-hp-double = 5-5-D on kolme viitosta. Kolme kuutosta voittaisi sen, kolme viitosta ei. Double yksin on 14.
rules-picture-hp-exchange = Megatähti on saanut kortit 13 ja Double ja antaa takaisin kaksi, esimerkiksi ykköset.
rules-picture-hp-follow = Pari 7-7 voitetaan täsmälleen kahdella kortilla: 9-9 käy, samoin 9-D tai 12-D. Yksi 12 ei käy.
rules-picture-hp-lap = 3-3-3, 6-6-6, passaus, 11-11-11. Kun viimeinenkin on ollut vuorossa, kierros on ohi: keneltäkään ei kysytä kahdesti, ja kolme yhtätoista aloittaa seuraavan.
rules-picture-tf-turn = Kolmonen (Draculas Diner ja Rauchende Revolver) menee siinä mainitulle elokuvalle, tässä Draculas Diner -elokuvan Top-puolelle. Sitten nostetaan kortti.
rules-picture-tf-over = Elokuvan Arabische Abenteuer Top-puolella ovat 4, 3 ja 2. Nelonen ajaa pois kakkosen, joka menee nelosen pelanneen näyttelyyn.
rules-picture-tf-change = Flop→Top vie Flop-puolen pienimmän kortin, tässä elokuvan Arabische Abenteuer kolmosen, siinä mainitun elokuvan Top-puolelle: Coole Cops.
rules-picture-tf-last = Vain elokuvan Arabische Abenteuer Flop-puoli on auki. Kolmas kortti tai stop siinä päättää viimeisen elokuvan, ja peli loppuu heti.
rules-picture-ka-film = Kohtausten 3 ja 6 jälkeen jää tilaa sille, mitä parilla voi olla. 12 menee melko oikealle.
rules-picture-ka-edit = Kaikki kohtaukset on pelattu. Seiskassa on sakset, ja se saa vaihtaa paikkaa naapurin kanssa: oikealla olevan kuutosen kanssa kaikki on järjestyksessä.
rules-picture-ka-order = 3, 6, 7, 10, 12, 16: numerot eivät laske missään. Näytös onnistui ilman uusintaottoa.
rules-picture-ka-reshoot = 10 on ennen kahdeksikkoa. Yksi uusintaotto riittää, jommankumman päälle; muun kohtauksen peittäminen ei auttaisi.
