# Top oder Flop

top-oder-flop-title = Top oder Flop
top-oder-flop-about = Viisi elokuvaa, top vai flop: nosta ne, upota ne, ja vaadi osuutesi oikealla hetkellä.
top-oder-flop-option-deck = kortit: ”house” on oma luettelomme (painettu ei ole julkinen), tai tiedosto, jossa on omasi
top-oder-flop-option-start = kuka aloittaa: arvotaan (random) tai paikka
top-oder-flop-reason-films = viimeinen elokuva valmis
top-oder-flop-reason-emptied = jollakulla ei ole enää korttia eikä merkkiä

tf-card =
    { $shows ->
        [tf] Top→Flop
        [ft] Flop→Top
        [any] Vapaa
       *[films] { $shows }
    } { $worth }
tf-marker =
    { $marker ->
        [x2] ×2
       *[stop] stop
    }
tf-where-own = omalle pelialueellesi
tf-where-film = elokuvan viereen
tf-where-action = suorita toiminto
tf-step-marker = merkki
tf-step-moved = { $pair }: { $film }, { $side }
tf-step-to = uusi puoli: { $film }, { $side }
tf-step-over = korvaa kortin { $pair }
tf-step-row = otetaan riviin { $film }

tf-house-deck = Talon pakka: korttiluettelo on omamme, sillä painetun pelin luettelo ei ole julkinen.
tf-own-deck = Pelataan omalla pakalla.
tf-deck-short =
    { $deck ->
        [house] talon pakka (meidän)
       *[own] oma pakka
    }
tf-head-film = elokuva
tf-head-value = arvo
tf-head-seat = pelaaja
tf-head-hand = käsi
tf-head-left = jäljellä
tf-sheet-caption = Pelaajittain: vaikutusvalta (sija) pisteet
tf-head-total = summa
tf-completed-mark = viimeinen otto
tf-piles =
    { $draw ->
        [0] Nostopakka on tyhjä
        [one] Nostopakassa yksi kortti
       *[other] Nostopakassa { $draw } korttia
    } · { $gone ->
        [0] vaihtokortteja ei ole vielä poistunut pelistä
        [one] pelistä poistunut yksi vaihtokortti
       *[other] pelistä poistunut { $gone } vaihtokorttia
    }
tf-hand = Kätesi: { $cards }.
tf-hand-empty = Kätesi on tyhjä.
tf-film-line =
    { $film }: Top { $top }; Flop { $flop }; arvo { $value }{ $completed ->
        [yes] , valmis
       *[no] {""}
    }.
tf-nothing = tyhjä
tf-hidden = nurin
tf-hidden-more =
    { $count ->
        [one] yksi nurin
       *[other] { $count } nurin
    }
tf-row = { $film }: { $cards }
tf-display-line =
    { $who }: kädessä { $hand ->
        [0] ei kortteja
        [one] yksi kortti
       *[other] { $hand } korttia
    }, { $markers ->
        [0] ei merkkejä
        [one] yksi merkki
       *[other] { $markers } merkkiä
    }; pelialue: { $rows }.
tf-asks-opening =
    { $lap ->
        [1] Avaa pelialueesi vaikutuskortilla (esimerkiksi { $examples }):
       *[2] Pelaa toinen kortti, eri elokuvalle (esimerkiksi { $examples }):
    }
tf-asks-turn = Sinun vuorosi: pelaa kortti tai merkki (esimerkiksi { $examples }):
tf-help =
    Kortit: ac3 on kolmonen, jossa ovat AA ja CC, a5 on AA:n viitonen; tf, ft ja any, joissa on +3
    tai -3, ovat vaihtokortteja. Juuri nyt käy esimerkiksi { $examples }. ”oma” on oma pelialueesi;
    täydellä puolella ”korvaa” nimeää korvattavan kortin ja ”riviin” elokuvan, jonka riviin
    pelialueellasi se tulee; ”siirrä … puolelta … puolelle …” suorittaa vaihtokortin toiminnon; x2
    ja stop ovat merkkejä. Pelkällä Enterillä valitset vaiheittain. Nurin olevalla kortilla, jonka
    tunnet, on sulut: (A5), tai nimen perässä ”(nurin)”.

tf-score-line = { $film }: Top { $top }, Flop { $flop }, arvo { $value }. { $shares }.
tf-score-share =
    { $who }: vaikutusvalta { $influence }, sija { $rank }, { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
tf-score-left =
    { $who }, jäljellä: { $cards ->
        [0] ei yhtään korttia
        [one] yksi kortti
       *[other] { $cards } korttia
    }, { $markers ->
        [0] ei yhtään merkkiä
        [one] yksi merkki
       *[other] { $markers } merkkiä
    }; { $points ->
        [one] { $points } piste.
       *[other] { $points } pistettä.
    } Summa: { $total }.
tf-result-reason =
    { $reason ->
        [films] Viimeinen elokuva on valmis.
       *[emptied] { $me ->
            [yes] Sinulla ei ole enää korttia eikä merkkiä.
           *[no] Pelaajalla { $who } ei ole enää korttia eikä merkkiä.
        }
    }
tf-result-won =
    { $me ->
        [yes] Voitit
       *[no] { $who } voitti
    }: { $points ->
        [one] { $points } piste.
       *[other] { $points } pistettä.
    }
tf-result-shared =
    { $who } jakavat voiton: kullakin { $points ->
        [one] { $points } piste.
       *[other] { $points } pistettä.
    }
tf-result-place =
    Sijasi on { $place }, pisteitä { $points }.

tf-told-hopeless =
    { $me ->
        [yes] Et voi avata ja näytät kortit
       *[no] { $who } ei voi avata ja näyttää kortit
    } { $cards }. Kaikki kortit jaetaan uudelleen.
tf-told-dealt = Saat kortit { $cards }.
tf-brief-opened = { $card } näkyviin: { $film }
tf-brief-kept = nurin: { $film }
tf-brief-laid = { $card } → { $film } { $side }
tf-brief-moved = { $card } ⇄ { $film } { $side }
tf-brief-marked =
    { $marker ->
        [x2] ×2 → { $film } { $side }
       *[stop] Stop → { $film } { $side }
    }
tf-brief-took-over = ottaa { $card } riviin { $film }
tf-told-starts =
    { $me ->
        [yes] Sinä aloitat.
       *[no] { $who } aloittaa.
    }
tf-told-opened =
    { $me ->
        [yes] Pelaat
       *[no] { $who } pelaa
    } kortin { $card } näkyviin elokuvalle { $film }.
tf-told-kept = { $who } pelaa kortin nurin elokuvalle { $film }.
tf-told-kept-card = Pelaat kortin { $card } nurin elokuvalle { $film }.
tf-told-laid =
    { $me ->
        [yes] Pelaat
       *[no] { $who } pelaa
    } kortin { $card } elokuvan { $film } { $side }-puolelle.
tf-told-moved =
    { $me ->
        [yes] Pelaat kortin
       *[no] { $who } pelaa kortin
    } { $change }: { $card } siirtyy elokuvan { $film } { $same ->
        [yes] { $side }-puolelta sen { $to_side }-puolelle.
       *[no] { $side }-puolelta elokuvan { $to_film } { $to_side }-puolelle.
    }
tf-told-took-over =
    { $me ->
        [yes] Otat
       *[no] { $who } ottaa
    } kortin { $card } elokuvalle { $film }, { $opens ->
        [yes] näkyviin.
       *[no] nurin.
    }
tf-told-marked =
    { $me ->
        [yes] Pelaat
       *[no] { $who } pelaa
    } { $marker ->
        [x2] ×2-merkin
       *[stop] stop-merkin
    } elokuvan { $film } { $side }-puolelle.
tf-told-completed = { $film } on valmis: viimeinen otto!
tf-told-drew = { $who } nostaa kortin.
tf-told-drew-card = Nostat kortin { $card }.
tf-told-over =
    Peli päättyi: { $reason ->
        [films] viimeinen elokuva on valmis.
       *[emptied] { $me ->
            [yes] sinulla ei ole enää korttia eikä merkkiä.
           *[no] pelaajalla { $who } ei ole enää korttia eikä merkkiä.
        }
    }

tf-not-dealt = Kortteja ei ole vielä jaettu.
tf-over = Peli on päättynyt.
tf-not-in-hand = Korttia { tf-card } ei ole kädessäsi.
tf-no-card = Korttia ”{ $card }” ei ole tässä pelissä.
tf-opening-change = Pelialue avataan vaikutuskorteilla; kortti { tf-card } on vaihtokortti.
tf-opening-same-film = Pelaa toinen korttisi eri elokuvalle: ensimmäinen meni elokuvalle { $film }.
tf-opening-no-second = Jos pelaat kortin { tf-card } elokuvalle { $film }, sinulle ei jää vaikutuskorttia muulle elokuvalle.
tf-opening-display = Ensin jokainen pelaa kaksi vaikutuskorttia omalle pelialueelleen.
tf-no-row = Vaihtokortin { tf-card } voi pelata vain riviin, joka sinulla jo on; elokuvan { $film } riviä sinulla ei ole.
tf-completed = { $film } on valmis, siinä ei muutu enää mikään.
tf-stopped = Elokuvan { $film } { $side }-puolella on stop, eikä se enää muutu.
tf-has-room = Elokuvan { $film } { $side }-puolella on vielä tilaa, joten mitään ei korvata.
tf-too-low = Elokuvan { $film } { $side }-puoli on täynnä; { $value } ei ole suurempi kuin sen pienin kortti, { $lowest }.
tf-full = Elokuvan { $film } { $side }-puoli on täynnä; kerro, mikä { $lowest } korvataan ja mille elokuvalle otat sen.
tf-not-replaced = Elokuvan { $film } { $side }-puolella ei ole korttia { $pair }, jolla olisi pienin arvo { $lowest }.
tf-nothing-to-move = Elokuvan { $film } { $side }-puolella ei ole korttia.
tf-not-lowest = Vain pienimmän kortin voi siirtää: elokuvan { $film } { $side }-puolella se on { $lowest }, eikä { $pair } ole sellainen.
tf-no-marker = Sinulla ei ole enää merkkejä.
tf-doubled = Elokuvan { $film } { $side }-puolella on jo ×2.

tf-deck-line = Pakka, rivi { $line }: ”{ $found }” ei ole kortti. Kirjoita esimerkiksi ”3 AA CC”, ”5 AA x3” tai ”any -3”.
tf-deck-copies = Pakka, rivi { $line }: ”{ $found }”, vaikka tässä pitäisi olla samojen korttien määrä, x1–x99.
tf-deck-personal = Pakka, rivi { $line }: vaihtokortissa on +3 tai -3, ei ”{ $found }”.
tf-deck-value = Pakka, rivi { $line }: arvo on 1–5, ei { $found }.
tf-deck-film = Pakka, rivi { $line }: elokuvaa ”{ $found }” ei ole. Elokuvat: AA, CC, DD, RR, TT.
tf-deck-films =
    Pakka, rivi { $line }: kortissa { $value } on { $wanted ->
        [one] täsmälleen yksi elokuva.
       *[other] kaksi eri elokuvaa.
    }
tf-deck-few = Pakka, rivin { $line } jälkeen: kortteja on { $found }, mutta niitä pitää olla vähintään { $least }.
tf-deck-many = Pakka, rivi { $line }: yli { $most } korttia on liikaa.
tf-deck-hopeless = Pakka: näillä korteilla { $seats } pelaajan avaus epäonnistuisi useammassa kuin { $percent } jaossa sadasta; vaikutuskortteja tarvitaan lisää.
tf-deals-failed = { $deals } jaon jälkeenkään kaikki eivät voineet avata; tällä pakalla ei voi pelata.

tf-position-card = { $place }: korttia ”{ $found }” ei ole.
tf-position-gone = { $place }: { $card } on vaikutuskortti, eivätkä ne poistu pelistä.
tf-position-film = { $place }: kortissa { $card } ei ole elokuvaa { $film }.
tf-position-cards = { $place }: kortti { $card } esiintyy { $found } kertaa, vaikka niitä on { $wanted }.
tf-position-markers = { $place }: merkkejä on elokuvilla { $placed }, mutta pelattu on { $played }.
tf-position-first = { $place }: rivin ensimmäinen kortti on näkyvissä.
tf-position-opening-films = { $place }: avauksen aikana elokuvilla ei ole mitään.
tf-position-opening-gone = { $place }: avauksen aikana yhtään korttia ei ole vielä poistunut pelistä.
tf-position-opening-laid = { $place }: tässä avauksen vaiheessa pelialueella on { $wanted } korttia, kukin eri elokuvalle.
tf-position-opening-hand = { $place }: tässä avauksen vaiheessa kädessä on { $wanted } korttia.
tf-position-hand = { $place }: kädessä olevia ja siitä nurin pelattuja kortteja on yhteensä enintään { $most }.
tf-position-cannot-open = { $place }: tämä käsi ei voi avata.
tf-position-rows = { $place }: avauksen jälkeen pelialueella on vähintään kahden elokuvan rivit.
tf-position-empty = { $place }: tällä pelaajalla ei ole korttia eikä merkkiä; peli oli siis jo päättynyt.

tf-rule-1 = Pelaajia on 2–5. Elokuvia on viisi: AA, CC, DD, RR, TT. Kullakin on Top-puoli ja Flop-puoli, kummassakin tilaa 3 kortille.
tf-rule-2 = Vaikutuskorttien arvot ovat 1–5: korteissa 1–4 on kaksi elokuvaa, viitosessa yksi. Vaihtokortissa on toiminto (Top→Flop, Flop→Top, Vapaa) ja +3 tai −3.
tf-rule-3 = Jokaisella on 2 merkkiä, kun pelaajia on kaksi tai kolme, ja 1, kun heitä on neljä tai viisi. Merkki pelataan joko puoli ×2 tai puoli stop näkyvissä.
tf-rule-4 = Jokaiselle jaetaan 8 korttia, loput ovat nostopakka. Aloittaja arvotaan tai sovitaan (asetus start): vaikkapa se, joka on viimeksi käynyt ensi-illassa. Vuoro kiertää myötäpäivään.
tf-rule-5 = Ensin jokainen pelaa vaikutuskortin näkyviin yhdelle sen elokuvista; toisella kierroksella toisen, eri elokuvalle. Ensimmäistä korttia, jonka jälkeen ei jäisi korttia muulle elokuvalle, ei saa pelata.
tf-rule-6 = Käsi, jolla tämä ei onnistu, näytetään, ja kaikki jaetaan uudelleen.
tf-rule-7 = Vuorollasi pelaat vaikutuskortin siinä mainitun elokuvan Top- tai Flop-puolelle ja nostat sitten kortin.
tf-rule-8 = Tai pelaat vaikutuskortin omalle pelialueellesi, siinä mainitulle elokuvalle; silloin et nosta.
tf-rule-9 = Tai pelaat vaihtokortin nurin pelialueesi riviin, jossa sen arvo on +3 tai −3; silloin et nosta.
tf-rule-10 = Tai käytät vaihtokortin toiminnon. Kortti poistuu pelistä, ja nostat kortin.
tf-rule-11 = Tai pelaat merkin elokuvan jommallekummalle puolelle, ×2 tai stop näkyvissä, ja nostat sitten kortin.
tf-rule-12 = Toisten pelialueille ei pelata mitään. Passata ei voi; jotakin voi aina pelata.
tf-rule-13 = Nostaminen on pakollista: muuten loppua voisi jouduttaa ilmaiseksi. Tyhjästä nostopakasta ei nosteta mitään, ja peli jatkuu.
tf-rule-14 = Pelialueella on yksi rivi elokuvaa kohti. Rivin ensimmäinen kortti on vaikutuskortti ja näkyvissä; kaikki muut ovat nurin.
tf-rule-15 = Puolelle mahtuu 3 korttia. Neljännen on oltava suurempi kuin pienin, ja se korvaa sen (yhtä suurista saat valita); otat korvatun kortin omalle pelialueellesi, jommallekummalle sen elokuvista.
tf-rule-16 = ×2 kaksinkertaistaa puolensa summan. Kortit voivat yhä muuttua. Toista ×2-merkkiä ei samalle puolelle tule; stop sen lisäksi on sallittu.
tf-rule-17 = Stop: tämä puoli ei enää muutu. Siihen ei tule muitakaan merkkejä.
tf-rule-18 = Merkit eivät koskaan siirry, eivätkä ne ole kortteja.
tf-rule-19 = Top→Flop: minkä tahansa elokuvan Top-puolen pienin kortti siirtyy siinä mainitun elokuvan Flop-puolelle. Flop→Top: päinvastoin.
tf-rule-20 = Vapaa: minkä tahansa puolen pienin kortti siirtyy mille tahansa muulle siinä mainitun elokuvan puolelle.
tf-rule-21 = Vain pienimmän kortin voi siirtää; yhtä suurista saat valita.
tf-rule-22 = Kummankin puolen on voitava vielä muuttua. Täydellä puolella siirretty kortti korvaa toisen kuten säännössä 15.
tf-rule-23 = Toimintoa, jota ei voi suorittaa kokonaan, ei voi valita; kortti ei koskaan palaa puolelle, jolta se tuli.
tf-rule-24 = Elokuva on valmis, kun sen kummallakin puolella on 3 korttia tai stop.
tf-rule-25 = Valmiissa elokuvassa ei muutu enää mikään. Sen rivit pelialueilla voivat yhä kasvaa.
tf-rule-26 = Peli päättyy heti, kun viimeinen elokuva on valmis, tai kun jollakulla ei vuoronsa jälkeen ole korttia eikä merkkiä.
tf-rule-27 = Jokainen kortti kädessä ja jokainen jäljellä oleva merkki on 2 pisteen arvoinen.
tf-rule-28 = Elokuvan arvo on Top-summa miinus Flop-summa, kumpikin kaksinkertaisena, jos sillä puolella on ×2. Arvo voi olla negatiivinen.
tf-rule-29 = Vaikutusvaltasi elokuvassa on rivisi summa; ilman riviä 0.
tf-rule-30 = Suurin vaikutusvalta tuo elokuvan arvon, toiseksi suurin puolet siitä. Kaikki lasketaan, myös 0 tai vähemmän.
tf-rule-31 = Tasatilanteessa sijat jaetaan, myös kolmen tai useamman kesken: ensimmäinen ja toinen sija tuovat yhdessä elokuvan arvon puolitoistakertaisena. Pyöristetään ylöspäin.
tf-rule-32 = Eniten pisteitä kerännyt voittaa; tasatilanteessa voitto jaetaan.
tf-rule-33 = Näet kätesi, elokuvat, kaikki pelialueet näkyvissä olevine kortteineen, ja ne nurin olevat kortit, jotka pelasit itse tai jotka tulivat elokuvan vierestä; et toisten käsiä, nostopakkaa etkä sitä, mitä muut pelasivat kädestä nurin. Lopussa kaikki pelialueiden kortit käännetään näkyviin.
tf-rule-34 = Pakka on tiedosto. Talon pakka on omamme, sillä painetun pelin luettelo ei ole julkinen: 40 kahden elokuvan korttia, 15 viitosta, 15 vaihtokorttia. Uutta peliä ei aloiteta pakalla, jolla viiden pelaajan avaus epäonnistuisi useammassa kuin 5 jaossa sadasta.

tf-word-own = oma, omalle
tf-word-moves = siirrä, siirtää
tf-word-from = puolelta
tf-word-to = puolelle
tf-word-over = korvaa
tf-word-for = riviin
tf-view-impossible = Tällainen näkymä on mahdoton.
tf-no-pass = Passata ei voi: joka vuorolla pelataan kortti tai merkki. ({ $rule })
tf-film-not-named = Kortissa { tf-card } ei ole elokuvaa { $film }. ({ $rule })
tf-pair-not-named = Kortissa { $pair } ei ole elokuvaa { $film }. ({ $rule })
tf-one-replaces-none = Ykkönen ei koskaan korvaa korttia: mikään ei ole sitä pienempi. ({ $rule })
tf-five-stays = Viitosta ei koskaan korvata: mikään kortti ei ole sitä suurempi. ({ $rule })
tf-no-way-back = Kortti ei koskaan palaa puolelle, jolta se otettiin. ({ $rule })
tf-wrong-way =
    Tämä vaihtokortti siirtää vain { $change ->
        [tf] Topista Floppiin
       *[ft] Flopista Toppiin
    }. ({ $rule })

# Ennen peliä: valinnat sanoin.

top-oder-flop-option-deck-label = Kortit
top-oder-flop-option-deck-help = Painetun pelin korttiluettelo ei ole julkinen, joten teimme oman. Jos omistat pelin, voit kirjoittaa sen kortit tiedostoon.
top-oder-flop-option-deck-house = talon pakka
top-oder-flop-option-deck-own = oma tiedosto
top-oder-flop-option-start-label = Kuka aloittaa
top-oder-flop-option-start-help = Sääntövihkon mukaan se, joka on viimeksi käynyt ensi-illassa. Sen tiedätte vain te.
top-oder-flop-option-start-random = arvotaan
top-oder-flop-option-start-first = paikka 1
top-oder-flop-option-start-second = paikka 2
top-oder-flop-option-start-third = paikka 3
top-oder-flop-option-start-fourth = paikka 4
top-oder-flop-option-start-fifth = paikka 5
# Selaimessa

tf-web-asks-opening =
    { $lap ->
        [1] Avaus, kierros 1/2: pelaa vaikutuskortti näkyviin jollekin sen elokuvista.
       *[2] Avaus, kierros 2/2: pelaa toinen, eri elokuvalle.
    }
tf-web-asks-turn = Sinun vuorosi: pelaa kortti tai merkki.
tf-web-waits-opening = Avaus, kierros { $lap }/2: { $who } valitsee korttia.
tf-web-waits = { $who } miettii seuraavaa ottoa.
tf-web-opening-help = Jokainen avaa pelialueensa kahdella vaikutuskortilla kahdelle eri elokuvalle, yksi kortti kierrosta kohti. Sen jälkeen alkavat tavalliset vuorot.

tf-web-card-one = { $film }, { $value }
tf-web-card-two = { $one } tai { $two }, { $value }
tf-web-change =
    Vaihtokortti: { $change ->
        [tf] Topista Floppiin
        [ft] Flopista Toppiin
       *[any] vapaa siirto
    }, tai { $worth } pelialueellasi
tf-web-face-up = näkyvissä: { $card }
tf-web-known = nurin, kaikki ovat nähneet sen: { $card }
tf-web-secret = nurin, vain sinä tunnet sen: { $card }
tf-web-hidden = nurin, sinulle tuntematon
tf-web-side = { $film }, { $side }-puoli: { $cards }; summa { $sum }
tf-web-row = { $film }: { $cards }; vaikutusvalta { $sum }
tf-web-standing =
    Jos peli päättyisi nyt: { $places }{ $hidden ->
        [yes] {" "}(muiden nurin olevia kortteja ei lasketa)
       *[no] {""}
    }
tf-web-place = { $rank }. { $who } { $points }
tf-web-rank-of = { $rank }. { $who }
tf-web-value = { $film }, arvo nyt: { $value }
tf-web-films = Elokuvat
tf-web-display = Pelialueesi
tf-web-hand = Kätesi
tf-web-hand-of = { $who } – kädessä
tf-web-in-hand =
    { $count ->
        [0] Ei kortteja kädessä
        [one] Yksi kortti kädessä
       *[other] { $count } korttia kädessä
    }
tf-web-markers =
    { $count ->
        [0] Ei merkkejä jäljellä
        [one] Yksi merkki jäljellä
       *[other] { $count } merkkiä jäljellä
    }
tf-web-draw-pile = Nostopakka
tf-web-gone = Pelistä poistuneet vaihtokortit: { $cards }
tf-web-recommended = suositus

tf-web-choose = Valitse kortti tai merkki, tai vedä se sinne, minne haluat pelata.
tf-web-choose-opening = Valitse vaikutuskortti tai vedä se pelialueesi riviin.
tf-web-ask-where = Minne?
tf-web-ask-marker = Kumpi merkin puoli?
tf-web-ask-taken = Minkä kortin siirrät?
tf-web-ask-film = Mikä elokuva?
tf-web-ask-side = Top vai Flop?
tf-web-ask-over = Minkä kortin korvaat?
tf-web-ask-row = Mille elokuvalle otat sen?
tf-web-back = Edellinen vaihe
tf-web-could-move =
    { $count ->
        [one] siirtää yhden kortin
       *[other] siirtää yhden { $count } kortista
    }
tf-web-under-way = Pelataan: { $play }

tf-web-play-own = { $card } omalle pelialueellesi elokuvalle { $film }
tf-web-play-film = { $card } elokuvalle { $film }, { $side }
tf-web-play-over = ja ota { $pair } elokuvalle { $row }
tf-web-play-move = { $card } siirtää kortin { $pair }: { $from }, { $from_side } → { $film }, { $side }
tf-web-play-marker =
    { $marker ->
        [x2] ×2
       *[stop] Stop
    }: { $film }, { $side }

tf-web-suspense = Nyt lasketaan lipputulot, elokuva kerrallaan …
tf-web-sheet = Pistelista
tf-web-sheet-help = Joka ruudussa pisteet, niiden alla sija · vaikutusvalta.
tf-web-equation = Top { $top } − Flop { $flop } = { $value }
tf-web-influence = vaikutusvalta { $influence }
tf-web-rank = { $rank }.
tf-web-shares =
    { $firsts ->
        [1]
            { $seconds ->
                [1] Suurin vaikutusvalta tuo { $value }, toiseksi suurin puolet ylöspäin pyöristettynä: { $half }.
               *[other] Suurin vaikutusvalta tuo { $value }. { $seconds } pelaajaa jakaa toisen sijan ja sen puolikkaan ylöspäin pyöristettynä: { $half } kullekin.
            }
       *[other] { $firsts } pelaajaa jakaa ykkössijan ja puolitoistakertaisen arvon { $value } ylöspäin pyöristettynä: { $best } kullekin.
    }
tf-web-moguls =
    { $count ->
        [one] Illan elokuvamoguli
       *[other] Illan elokuvamogulit
    }
tf-web-skip = Siirry loppuun
tf-web-again = Näytä elokuva kerrallaan
tf-web-left-stage = Jäljelle jääneet kortit ja merkit: 2 pistettä kukin

rules-idea-top-oder-flop = Tekeillä on viisi elokuvaa, ja kaikilla on sormensa pelissä. Korttisi tekevät elokuvasta topin tai flopin, tai ne ovat osuutesi siitä; eivät koskaan molempia. Suurin vaikutusvalta tuo menestyksestä tuoton, epäonnistumisesta laskun.
rules-picture-tf-turn = Kolmonen (Draculas Diner ja Rauchende Revolver) menee siinä olevalle elokuvalle, tässä Draculas Diner -elokuvan Top-puolelle. Sitten nostetaan kortti.
rules-picture-tf-over = Elokuvan Arabische Abenteuer Top-puolella ovat 4, 3 ja 2. Nelonen korvaa kakkosen, joka menee nelosen pelanneen pelialueelle.
rules-picture-tf-change = Flop→Top vie Flop-puolen pienimmän kortin, tässä elokuvan Arabische Abenteuer kolmosen, siinä mainitun elokuvan Top-puolelle: Coole Cops.
rules-picture-tf-last = Vain elokuvan Arabische Abenteuer Flop-puoli on auki. Kolmas kortti tai stop siinä päättää viimeisen elokuvan, ja peli loppuu heti.

lesson-tf-welcome = Sinulla on osuus viidestä elokuvasta. Elokuvan Top-puolen kortit tekevät siitä menestyksen, Flop-puolen kortit pilaavat sen.
lesson-tf-value = Lopussa elokuvan arvo on Top-summa miinus Flop-summa. Eniten vaikutusvaltaa kerännyt saa arvon, toiseksi eniten kerännyt puolet siitä. Vaikutusvaltasi on pelialueesi korttien summa.
lesson-tf-open = Ensin jokainen valitsee kaksi elokuvaa. Viitosessa on vain yksi elokuva: pelaa viitosesi pelialueellesi elokuvalle Arabische Abenteuer.
lesson-tf-second = Toisella kierroksella on toisen elokuvan vuoro. Kolmosessasi ovat Rauchende Revolver ja Tanjas Traum: pelaa se elokuvalle Rauchende Revolver.
lesson-tf-top = Nyt vuorot alkavat. Elokuvassa Arabische Abenteuer sinulla on 5 ja pelaajalla { $second } on 4. Tee siitä menestys: pelaa nelosesi (Arabische Abenteuer tai Draculas Diner) sen Top-puolelle. Sitten nostat kortin.
lesson-tf-flop = { $first } pelasi kolmosen Flop-puolelle. Maksa takaisin siellä, missä hänellä on eniten vaikutusvaltaa: pelaa ykkösesi (Coole Cops tai Draculas Diner) elokuvan Draculas Diner Flop-puolelle.
lesson-tf-over = Elokuvan Arabische Abenteuer Top-puoli on täynnä. Neljännen kortin on oltava suurempi kuin pienin, ja se korvaa pienimmän, jonka saat omalle pelialueellesi! Pelaa sinne nelosesi (Arabische Abenteuer tai Coole Cops) ja ota kakkonen elokuvalle Arabische Abenteuer.
lesson-tf-own = Voit kasvattaa osuuttasi myös kädestäsi: pelaa kolmosesi (Arabische Abenteuer tai Rauchende Revolver) pelialueellesi elokuvalle Arabische Abenteuer. Se on nurin. Et kuitenkaan nosta, joten kätesi jää pienemmäksi.
lesson-tf-double = Sinulla on kaksi merkkiä. Merkki ×2 kaksinkertaistaa puolen. Pelaa yksi elokuvan Arabische Abenteuer Top-puolelle.
lesson-tf-change = Vaihtokortit siirtävät muita kortteja. Sinun korttisi ottaa minkä tahansa puolen pienimmän: siirrä kolmonen elokuvan Arabische Abenteuer Flop-puolelta elokuvan Coole Cops Flop-puolelle. { $second } ei ilahdu.
lesson-tf-moved = Vaihtokortti poistuu pelistä, ja Arabische Abenteuer on nyt 22 pisteen arvoinen. Hypätään viimeisiin vuoroihin.
lesson-tf-late = Vain Arabische Abenteuer on enää kesken. Elokuva on valmis, kun kummallakin puolella on kolme korttia tai stop, ja peli päättyy viimeiseen elokuvaan.
lesson-tf-down = Vaihtokortilla on toinenkin käyttö: kun se on nurin rivissäsi, lasketaan siihen painettu luku, tässä +3. Pelaa se riviisi Arabische Abenteuer; muut eivät näe, mikä se on.
lesson-tf-stop = Lopeta nyt, kun olet johdossa. Stop-merkki sulkee puolen: pelaa se elokuvan Arabische Abenteuer Flop-puolelle.
lesson-tf-score = Se oli viimeinen elokuva. Arabische Abenteuer on 22 − 4 = 18 pisteen arvoinen, ja vaikutusvaltasi on suurin. Jokainen jäljellä oleva kortti ja merkki tuo 2 pistettä. Voitat 46 pisteellä!
