# Hollywood Poker

hollywood-poker-title = Hollywood Poker
hollywood-poker-about = Tiskarista megatähdeksi: hankkiudu eroon korteistasi ensimmäisenä ja nouse uraportailla jako jaolta.
hollywood-poker-option-round = kuinka kauan kierros kestää; sääntövihko jättää asian auki
hollywood-poker-option-end = mihin ottelu päättyy: voittopistemäärään, sovittuun määrään jakoja vai aikaan
hollywood-poker-option-target = voittopistemäärä; ellei sitä anneta, sääntöjen mukainen pelaajamäärälle
hollywood-poker-option-deals = kuinka monta jakoa, jos ne päättävät ottelun
hollywood-poker-option-minutes = kuinka monta minuuttia, jos aika päättää ottelun
hollywood-poker-option-careers = asemat megatähden ja tiskarin välissä, korkein ensin, välissä +
hollywood-poker-reason-target = voittopistemäärä saavutettiin
hollywood-poker-reason-deals = kaikki jaot pelattiin
hollywood-poker-reason-time = aika loppui

hp-career =
    { $career ->
        [megastar] Megatähti
        [director] Ohjaaja
        [producer] Tuottaja
        [casting-manager] Roolittaja
        [actor] Näyttelijä
        [starlet] Tähdenalku
        [stuntman] Stunttimies
        [dishwasher] Tiskari
       *[none] –
    }
hp-cards =
    { $count ->
        [one] { $count } kortti
       *[other] { $count } korttia
    }

hp-column-career = Asema
hp-column-player = Pelaaja
hp-column-cards = Kortit
hp-column-round = Tällä kierroksella
hp-column-points = Pisteet
hp-deal =
    { $end ->
        [points] Jako { $deal } · pelataan { $target } pisteeseen
        [deals] Jako { $deal } / { $deals }
       *[time] Jako { $deal } · { $minutes ->
            [one] 1 minuutti
           *[other] { $minutes } minuuttia
        }
    }
hp-row =
    { $career }: { $who }, { $cards }, pisteitä { $points }; { $done ->
        [yes] { $act }
       *[no] tällä kierroksella: { $act }
    }.
hp-row-first =
    { $who }: { $cards }, pisteitä { $points }; { $done ->
        [yes] { $act }
       *[no] tällä kierroksella: { $act }
    }.
hp-acted-pass = passasi
hp-acted-nothing = –
hp-acted-finished = kortit loppuivat, sija { $place }
hp-exchanging =
    { $me ->
        [yes] Valitset
       *[no] { $who } valitsee
    } annettavia kortteja: nimetty { $named }/{ $size }.
hp-to-lead =
    { $me ->
        [yes] Sinä aloitat: niin monta saman arvon korttia kuin haluat.
       *[no] { $who } aloittaa.
    }
hp-to-beat = Lyötävänä: { $cards } ({ $who }).
hp-hand = Kätesi: { $cards }.
hp-hand-empty = Kätesi on tyhjä.
hp-exchanged = Vaihto: annoit { $gave }; sait { $received }.
hp-time-called = Aika on loppunut: tämä on viimeinen jako.

hp-asks-give =
    { $due ->
        [1] Anna yksi kortti (esimerkiksi { $example }):
       *[other] Anna { $due } korttia (esimerkiksi { $example }):
    }
hp-asks-lead = Aloita sarjalla (esimerkiksi { $examples }):
hp-asks-answer =
    { $examples ->
        [none] Et voi pelata korkeampaa. Kirjoita ”passaa”:
       *[other] { $size ->
            [1] Pelaa korkeampi kortti (esimerkiksi { $examples }) tai kirjoita ”passaa”:
           *[other] Pelaa { $size } arvoltaan korkeampaa korttia (esimerkiksi { $examples }) tai kirjoita ”passaa”:
        }
    }
hp-help =
    { $gift ->
        [none] Kirjoita sarjan kortit{ $examples ->
            [none] .
           *[other] {" "}(juuri nyt esimerkiksi { $examples }).
        } D on Double; sarjan ”6-6” voi kirjoittaa myös 66 tai 6,6. Kun haluat passata, kirjoita ”passaa” (tai p).
       *[other] Kirjoita ”anna” ja kortit: { $gift } antaa ne kerralla; voit myös nimetä ne yksitellen.
    } Pelkällä Enterillä valitset vaiheittain.
hp-word-pass = passaa, passi, passaan
hp-word-give = anna, annan
hp-path-pass = passaa
hp-path-give = anna { $card }

hp-result =
    { $me ->
        [yes] Voitit
       *[no] { $who } voitti
    } { $reason ->
        [target] ottelun pisteillä.
       *[other]
            { $by ->
                [points] ottelun: yhtä usein megatähtenä, mutta pisteissä edellä.
                [place] ottelun: yhtä usein megatähtenä ja tasapisteissä, mutta viimeisessä jaossa edellä.
               *[megastars]
                    { $reason ->
                        [deals] ottelun: useimmin megatähtenä kaikissa jaoissa.
                       *[time] ottelun: useimmin megatähtenä, kun aika loppui.
                    }
            }
    }
hp-result-place =
    { $place }. { $who }: pisteitä { $points }, { $megastars ->
        [0] ei kertaakaan megatähtenä
        [one] kerran megatähtenä
        [2] kahdesti megatähtenä
       *[other] { $megastars } kertaa megatähtenä
    }

hp-told-deal-begins =
    { $deal ->
        [1] Ensimmäinen jako. Istumajärjestys: { $order }.
       *[other] Jako { $deal }. Uusi istumajärjestys, megatähti ensin: { $order }.
    }
hp-told-dealt = Saat kortit { $cards }.
hp-brief-passed = passaa
hp-brief-gift = antaa { $count }
hp-web-exchanged = Annoit { $gave } ja sait { $got }.
hp-gift-card =
    { $card ->
        [D] { $count ->
            [1] Doublen
            [2] kaksi Doublea
            [3] kolme Doublea
           *[other] { $count } Doublea
        }
       *[other] { $count ->
            [1] { $card }:n
            [2] kaksi { $card }-korttia
            [3] kolme { $card }-korttia
           *[other] neljä { $card }-korttia
        }
    }
hp-told-gave = Annat { $cards } pelaajalle { $to }.
hp-told-received = Saat { $cards } pelaajalta { $who }.
hp-told-gift-passed =
    { $who } antaa { $count ->
        [one] yhden kortin
       *[other] { $count } korttia
    } pelaajalle { $to }.
hp-told-leads =
    { $me ->
        [yes] Sinä aloitat
       *[no] { $who } aloittaa
    } ensimmäisen kierroksen.
hp-told-played =
    { $me ->
        [yes] Pelaat
       *[no] { $who } pelaa
    } { $cards } ({ $left ->
        [0] kortit loppuivat
       *[other] jäljellä { $left }
    }).
hp-told-passed =
    { $me ->
        [yes] Passaat.
       *[no] { $who } passaa.
    }
hp-told-round-won =
    { $me ->
        [yes] Voitat
       *[no] { $who } voittaa
    } kierroksen{ $other ->
        [yes] ; seuraavan aloittaa { $leads }.
       *[no] .
    }
hp-told-finished =
    { $me ->
        [yes] Pääset eroon korteistasi ja olet sijalla { $place }.
       *[no] { $who } pääsee eroon korteistaan ja on sijalla { $place }.
    }
hp-told-deal-ended = Jako { $deal } on ohi. Järjestys: { $order }. Pisteet nyt: { $points }.
hp-told-time-is-up = Aika loppui. Käynnissä oleva jako pelataan loppuun.
hp-told-match-won =
    { $me ->
        [yes] Voitit
       *[no] { $who } voitti
    } ottelun.

hp-not-dealt = Kortteja ei ole vielä jaettu.
hp-over = Ottelu on ohi.
hp-give-first =
    Ennen pelaamista sinun on annettava vielä { $count ->
        [one] yksi kortti.
       *[other] { $count } korttia.
    }
hp-gift-short =
    { $missing ->
        [one] Vielä yksi kortti puuttuu
       *[other] Vielä { $missing } korttia puuttuu
    }: annettavana on { $due }.
hp-gift-size =
    Annettavana on { $wanted ->
        [one] yksi kortti
       *[other] { $wanted } korttia
    }, ei { $found }.
hp-not-in-hand = Kädessäsi ei ole: { $cards }.
hp-wrong-number =
    { $wanted ->
        [one] Tällä kierroksella pelataan yksittäisiä kortteja
       *[other] Tällä kierroksella pelataan { $wanted } korttia kerralla
    }, ei { $found }.
hp-not-higher = { $cards } ei ole korkeampi kuin { $top }.
hp-leader-passes = Sinä aloitat, joten sinun on pelattava jotakin.
hp-no-exchange = Nyt ei vaihdeta mitään.
hp-no-clock = Tätä ottelua ei pelata aikaa vastaan.
hp-time-up-already = Aika oli jo loppunut.
hp-mixed-values = { $cards } ei ole sarja: Doubleja lukuun ottamatta kaikilla korteilla on oltava sama arvo. ({ $rule })

hp-position-order = { $place }: jokaisen paikan on oltava mukana kerran.
hp-position-first-order = { $place }: ensimmäisessä jaossa istutaan numerojärjestyksessä.
hp-position-cards = { $place }: korttia { $card } on kaikkiaan { $found }, mutta pelissä niitä on { $wanted }.
hp-position-pile = { $place }: korttia { $card } on tässä { $found }, mutta koko pelissä niitä on vain { $wanted }.
hp-position-gift-order = { $place }: annettavat kortit valitaan asemien järjestyksessä; nämä tulevat liian aikaisin.
hp-position-forced-size = { $place }: parin alemmassa asemassa oleva antaa näin monta: { $wanted }.
hp-position-gift-gone = { $place }: alemmassa asemassa olevalla ei ole näitä kortteja, eikä hän ole pelannut niitä.
hp-position-forced-gone = { $place }: ylemmässä asemassa olevalla ei ole näitä kortteja, eikä hän ole pelannut tai palauttanut niitä.
hp-position-not-highest = { $place }: nämä eivät olleet korkeimmat kortit: alemmassa asemassa oleva on pitänyt kortin { $card }.
hp-position-aside = { $place }: kortteja on sivussa vain ensimmäisessä jaossa.
hp-position-hand-size = { $place }: kädessä ja pelattuna on { $found } korttia, ei { $wanted }.
hp-position-finished = { $place }: valmiita ovat täsmälleen ne pelaajat, joilla ei ole kortteja.
hp-position-no-clock = { $place }: tätä ottelua ei pelata aikaa vastaan.
hp-position-match-over = { $place }: ottelu oli ohi jo ennen tätä jakoa.
hp-position-deal-over = { $place }: jako on ohi, mutta ottelu ei: ensin jaetaan uudelleen.
hp-position-turn = { $place }: ei voi olla tämän pelaajan vuoro.
hp-position-played-early = { $place }: mitään ei pelata ennen kuin vaihto on ohi.
hp-position-leader = { $place }: megatähti aloittaa ensimmäisen kierroksen.
hp-position-act = { $place }: ”{ $found }” ei ole sarja eikä ”pass”.
hp-position-act-unplayed = { $place }: pelaaja ei ole pelannut: { $cards }.
hp-position-sets = { $place }: kierroksen sarjat ovat yhtä suuria, ja niiden arvot nousevat.
hp-position-passed-first = { $place }: kukaan ei passaa ennen aloitusta.
hp-position-no-lead = { $place }: tämä pelaaja ei ole aloittanut kierrosta.
hp-view-impossible = Tällainen näkymä on mahdoton: kortit eivät voi jakautua näin.

hp-rule-1 = Pelaajia on 2–8. Kutakin pelaajaa kohti on yksi kortti joka arvoa 1–13 ja lisäksi Doubleja: 1, kun pelaajia on 2 tai 3; 2, kun 4 tai 5; 3, kun 6 tai 7; 4, kun 8. Väreillä ei ole merkitystä.
hp-rule-2 = Asemat, korkein ensin: megatähti, ohjaaja, tuottaja, roolittaja, näyttelijä, tähdenalku, stunttimies, tiskari. Megatähti ja tiskari ovat aina mukana; muut valitaan (asetus careers), mikä ei vaikuta peliin.
hp-rule-3 = Jokainen saa 13 korttia. Ensimmäisessä jaossa loput pannaan näkemättä sivuun; toisesta alkaen tiskari jakaa, ja hänen on otettava ne käteensä.
hp-rule-4 = Ensimmäisessä jaossa ei ole asemia eikä vaihtoa. Aloittaja arvotaan.
hp-rule-5 = Muiden korttien kanssa Double saa niiden arvon: 5-5-D on kolme viitosta. Yksinään pelatut Doublet ovat arvoltaan 14, korkein.
hp-rule-6 = Ennen jokaista jakoa paitsi ensimmäistä ensimmäinen vaihtaa viimeisen kanssa, toinen toiseksi viimeisen kanssa ja niin edelleen: 8 pelaajalla 4, 3, 2 ja 1 korttia; 6 tai 7 pelaajalla 3, 2 ja 1; 4 tai 5 pelaajalla 2 ja 1; 2 tai 3 pelaajalla 1.
hp-rule-7 = Kun pelaajia on pariton määrä, keskimmäinen ei vaihda.
hp-rule-8 = Alemmassa asemassa olevan on annettava korkeimmat korttinsa. Sitten ylemmässä asemassa oleva antaa takaisin yhtä monta, mitkä haluaa, vaikka samat.
hp-rule-9 = Megatähti aloittaa jaon ensimmäisen kierroksen. Pelataan myötäpäivään.
hp-rule-10 = Aloittaja pelaa niin monta saman arvon korttia kuin haluaa, halutessaan Doublejen kanssa, eikä saa passata.
hp-rule-11 = Seuraavat pelaavat täsmälleen yhtä monta korttia, arvoltaan viimeistä sarjaa korkeampia, tai passaavat. Passata saa aina. Vallankumousta ei ole: arvojärjestys ei käänny koskaan.
hp-rule-12 = Korkein sarja voittaa kierroksen. Sen pituuden sääntövihko jättää auki: esimerkki sopii sekä kerran ympäri kulkevaan että jatkuvaan kierrokseen. Asetus round: lap (oletus), jokainen, jolla on kortteja, on vuorossa kerran; open, jatketaan, kunnes kaikki muut passaavat peräkkäin; locked, samoin, mutta passannut ei enää palaa kierrokselle.
hp-rule-13 = Kierroksen voittaja aloittaa seuraavan.
hp-rule-14 = Jos voittajalla ei ole enää kortteja, aloittaa seuraavaksi korkeammassa asemassa oleva; jos hänen korttinsa ovat loppuneet tai voittaja on megatähti, seuraavaksi alemmassa asemassa oleva; muuten korkeimmassa asemassa oleva, jolla on kortteja. Ensimmäisessä jaossa: seuraava myötäpäivään.
hp-rule-15 = Pelaat ja annat vain oman kätesi kortteja. Valitset itse, mistä korteista ja Doubleista sarja koostuu, etkä voi ottaa sitä takaisin.
hp-rule-16 = Se, jonka kortit loppuvat ensin, on seuraava megatähti, ja muut siinä järjestyksessä kuin heidän korttinsa loppuvat. Viimeinen sarja saa olla mikä tahansa, myös Doubleja. Jako päättyy heti, kun vain yhdellä on kortteja: hän on seuraava tiskari.
hp-rule-17 = Kahden pelaajan kortit eivät koskaan lopu samalla hetkellä.
hp-rule-18 = Uusi istumajärjestys joka jaon jälkeen: megatähti jää paikalleen, muut istuvat hänestä vasemmalle asemansa mukaan.
hp-rule-19 = Ottelun lopun määrää asetus end: points (oletus: ensimmäisenä voittopistemäärään), deals (jakojen määrä) tai time (minuutit). Kun aika on loppunut, käynnissä oleva jako pelataan loppuun.
hp-rule-20 = Pisteet sijan mukaan: 8 pelaajaa 10 9 8 7 4 3 2 1; 7 pelaajaa 8 7 6 4 3 2 1; 6 pelaajaa 8 7 6 3 2 1; 5 pelaajaa 6 5 3 2 1; 4 pelaajaa 6 5 2 1; 3 pelaajaa 4 2 1; 2 pelaajaa 4 1.
hp-rule-21 = Voittopistemäärä on 50, kun pelaajia on 8; 40, kun 6 tai 7; 30, kun 4 tai 5; 20, kun 2 tai 3. Sen voi asettaa myös korkeammaksi tai matalammaksi, 10–200.
hp-rule-22 = Pistepelissä voittaa eniten pisteitä kerännyt; tasatilanteen ratkaisee parempi sija viimeisessä jaossa. Muuten voittaa useimmin megatähtenä ollut; sitten ratkaisevat pisteet, sitten viimeinen jako.
hp-rule-23 = Näet kätesi, kaikkien korttimäärät, jokaisen sarjan ja passauksen, asemat, istumajärjestyksen ja pisteet; vaihdosta vain sen, mitä itse annoit ja sait.

# Ennen peliä: valinnat sanoin.

hollywood-poker-option-round-label = Kierroksen pituus
hollywood-poker-option-round-help = Sääntövihko ei kerro tätä. Valitkaa tapa, johon olette tottuneet.
hollywood-poker-option-round-lap = kerran ympäri
hollywood-poker-option-round-lap-help = Jokainen, jolla on kortteja, on vuorossa kerran; sitten korkein sarja voittaa.
hollywood-poker-option-round-open = kunnes kaikki passaavat
hollywood-poker-option-round-open-help = Jatketaan, kunnes kaikki muut passaavat peräkkäin. Passannut saa tulla takaisin mukaan.
hollywood-poker-option-round-locked = kunnes kaikki passaavat, ilman paluuta
hollywood-poker-option-round-locked-help = Jatketaan, kunnes kaikki muut ovat passanneet. Passannut ei enää palaa kierrokselle.
hollywood-poker-option-end-label = Ottelun päättää
hollywood-poker-option-end-help = Ottelussa on monta jakoa; pisteet lasketaan yhteen.
hollywood-poker-option-end-points = voittopistemäärä
hollywood-poker-option-end-deals = sovittu määrä jakoja
hollywood-poker-option-end-time = sovittu aika
hollywood-poker-option-target-label = Voittopistemäärä
hollywood-poker-option-target-help = Mitä suurempi, sitä pidempi ottelu.
hollywood-poker-option-deals-label = Jakoja
hollywood-poker-option-deals-help = Niiden jälkeen voittaa se, joka on ollut useimmin megatähti.
hollywood-poker-option-minutes-label = Minuutteja
hollywood-poker-option-minutes-help = Kun aika on loppunut, käynnissä oleva jako pelataan loppuun.
hollywood-poker-option-careers-label = Välissä olevat asemat
hollywood-poker-option-careers-help = Megatähti ja tiskari ovat aina mukana. Muiden asemien valinta ei vaikuta peliin.
hollywood-poker-option-careers-director = Ohjaaja
hollywood-poker-option-careers-producer = Tuottaja
hollywood-poker-option-careers-casting-manager = Roolittaja
hollywood-poker-option-careers-actor = Näyttelijä
hollywood-poker-option-careers-starlet = Tähdenalku
hollywood-poker-option-careers-stuntman = Stunttimies
# Hollywood Poker selaimessa

hp-web-double = Double
hp-web-play = Pelaa { $cards }
hp-web-play-none = Pelaa
hp-web-pass = Passaa
hp-web-give = Anna { $cards }
hp-web-give-more =
    { $count ->
        [one] Valitse annettava kortti
       *[other] Valitse { $count } annettavaa korttia
    }
hp-web-clear = Palauta kaikki
hp-web-asks-give =
    { $due ->
        [one] Valitse kortti, jonka annat pois.
       *[other] Valitse { $due } korttia, jotka annat pois.
    }
hp-web-asks-lead = Sinä aloitat: valitse yksi tai useampi samanarvoinen kortti.
hp-web-asks-answer =
    Lyö { $cards } ({ $owner }): pelaa { $size ->
        [one] yksi korkeampi kortti
       *[other] { $size } korkeamman arvon korttia
    } tai passaa.
hp-web-waits-give = { $who } valitsee annettavat kortit.
hp-web-waits-lead = { $who } aloittaa.
hp-web-waits-answer = { $who } miettii: lyötävänä { $cards }.
hp-web-dock = Korttisi ja mitä voit tehdä
hp-web-hand = Kätesi
hp-web-group =
    { $card }: { $count ->
        [one] yksi kortti
       *[other] { $count } korttia
    }{ $chosen ->
        [0] { "" }
       *[other] , { $chosen } valittu
    }
hp-web-cannot = ei pelattavissa nyt
hp-web-recommended = suositus
hp-web-sets = Sarjat, jotka voit pelata
hp-web-round = Tämä kierros
hp-web-they-played = { $who }: { $cards }
hp-web-they-passed = { $who } passasi
hp-web-to-beat = lyötävä
hp-web-ladder = Asemat ja pisteet
hp-web-points =
    { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
hp-web-place = sija { $place }
hp-web-unit =
    { $points ->
        [one] piste
       *[other] pistettä
    }
hp-web-goes-here = Sarjasi tulee tähän
hp-web-megastars =
    { $count ->
        [0] ei kertaakaan megatähtenä
        [one] kerran megatähtenä
        [2] kahdesti megatähtenä
       *[other] { $count } kertaa megatähtenä
    }
hp-web-exchange = Vaihto pelaajan { $who } kanssa
hp-web-no-exchange = Et osallistu vaihtoon.
hp-web-you-give = Annat
hp-web-you-receive = Saat
hp-web-still-open = ei vielä valittu
hp-web-before = Jaettu
hp-web-after = Vaihdon jälkeen
hp-web-why-round =
    { $how ->
        [lap] Kierros käydään kerran ympäri: jokainen on ollut vuorossa.
        [locked] Kaikki muut ovat passanneet, eikä passannut pääse takaisin mukaan.
       *[passed] Kaikki muut ovat passanneet.
    }
hp-web-why-deal =
    { $me ->
        [yes] Vain sinulla on enää kortteja
       *[no] Kortteja on enää pelaajalla { $who }
    }: jako päättyy heti, vaikka kierros olisi kesken.
hp-web-role-free = vielä vapaana
hp-web-your-place = Sijasi on { $place }.
hp-web-deal-over = Jako { $deal } on päättynyt
hp-web-finished = Sijasi on { $place }. Uusi asemasi: { $career }.
hp-web-finished-last = Sijasi viimeisessä jaossa on { $place }.
hp-web-won-deal = Jako { $deal } on ohi: korteistaan pääsi ensimmäisenä eroon { $who }.
hp-web-walk = Kaikki siirtyvät uusille paikoille, ja kortit jaetaan.
hp-web-walk-as = Uudet paikat, uudet kortit. Asemasi: { $career }.
hp-web-gifts = Vaihto
hp-web-since = edellisen siirtosi jälkeen
hp-web-go-on = Jatka
hp-web-by-deal = Jako jaolta
hp-web-total = Yhteensä
hp-web-open-hands = Käteen jääneet kortit

rules-idea-hollywood-poker = Hollywoodissa noustaan uraportaita, eikä se ole reilua. Ensimmäisenä korteistaan eroon päässyt on seuraavan jaon megatähti ja saa parhaat kortit tiskarilta, joka itse olisi niin mielellään huipulla. Aloita sarjalla, jota muut eivät pysty voittamaan, passaa, kun se kannattaa, ja säästä Double loppuun.
rules-picture-hp-double = 5-5-D on kolme viitosta. Kolme kuutosta voittaisi sen, kolme viitosta ei. Double yksin on 14.
rules-picture-hp-exchange = Megatähti on saanut kortit 13 ja Double ja antaa takaisin kaksi, esimerkiksi ykköset.
rules-picture-hp-follow = Pari 7-7 voitetaan täsmälleen kahdella kortilla: 9-9 käy, samoin 9-D tai 12-D. Yksi 12 ei käy.
rules-picture-hp-lap = 3-3-3, 6-6-6, passaus, 11-11-11. Jos kierros kulkee kerran ympäri, se on ohi, kun viimeinenkin on ollut vuorossa: kukaan ei ole vuorossa kahdesti, ja sarjan 11-11-11 pelannut aloittaa seuraavan.

lesson-hp-welcome = Hollywood Poker on kilpajuoksu: ensimmäisenä korteistaan eroon päässyt on megatähti. Ensimmäinen jako on melkein ohi, ja sinä aloitat kierroksen.
lesson-hp-lead = Aloita yhdellä tai useammalla saman arvon kortilla. Pienistä pareista on myöhemmin vaikea päästä eroon, joten pelaa 4-4.
lesson-hp-follow = { $third } voitti kierroksen parilla 7-7 ja aloittaa nyt yhdellä kuutosella. Pelaat täsmälleen yhden korkeamman kortin tai passaat. Pelaa 8.
lesson-hp-pass = Kierros kulkee vain kerran ympäri, joten { $second } voitti kympillä ja aloittaa kortilla 13. Vain Doublesi voittaisi sen, ja tarvitset sitä vielä. Passaa.
lesson-hp-pair = Nyt pieni pari, 3-3. Tämä on sinun hetkesi: pelaa 11-11.
lesson-hp-double = Voitit ja aloitat. Yksin pelattu Double on 14, eikä mikään voita sitä. Pelaa se …
lesson-hp-last = … kaikkien oli passattava, ja aloitat taas. Viimeinen korttisi on 2. Pelaa se, niin korttisi loppuvat.
lesson-hp-megastar = Korttisi loppuivat ensin: olet seuraava megatähti. Muut pelaavat alemmista asemista, ja se, jolle jää kortteja, on tiskari.
lesson-hp-exchange = Seuraava jako alkaa vaihdolla. Tiskarin ({ $third }) oli annettava sinulle kaksi parasta korttiaan, 13 ja Double. Annat takaisin kaksi, mitkä haluat.
lesson-hp-give = Anna pois se, mitä on vaikein pelata: valitse molemmat ykköset ja anna ne.
lesson-hp-joker = Megatähti aloittaa ensimmäisen kierroksen. Muiden korttien kanssa Double saa niiden arvon: pelaa 11-11-D, kolme yhtätoista.
lesson-hp-small = Kenelläkään ei ollut kolmea korkeampaa. Aloitat taas, joten pelaa pois 3-3, kun vielä voit.
lesson-hp-match = { $third } vie tämän kierroksen parilla 8-8. Näin jatketaan jako jaolta. Joka jaosta saa pisteitä sijan mukaan, ja neljän pelissä voittaa se, joka saa ensin 30.
hp-word-double = double, tupla
