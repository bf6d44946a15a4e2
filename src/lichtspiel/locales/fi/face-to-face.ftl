# The Game: Face to Face

face-to-face-title = The Game: Face to Face
face-to-face-about = Kaksintaistelu: pelaa kaikki 58 korttiasi ensimmäisenä, äläkä jää jumiin.
face-to-face-option-last_card_grace = ainoan jäljellä olevan kortin saa pelata yksinään

ff-seat-gold = Kulta
ff-seat-silver = Hopea

ff-pile =
    { $pile ->
        [up] omaan nousevaan pinoosi
        [down] omaan laskevaan pinoosi
        [help-up] apu: vastustajan nousevaan pinoon
       *[help-down] apu: vastustajan laskevaan pinoon
    }
ff-end = päätä vuoro

ff-side =
    { $who }: nouseva pino { $up }, laskeva pino { $down }; kädessä { $hand ->
        [one] { $hand } kortti
       *[other] { $hand } korttia
    }, nostopakassa { $draw }.
ff-counts = { $hand } kädessä · { $draw } nostopakassa
ff-hand = Kätesi: { $cards }.
ff-hand-empty = Kätesi on tyhjä.
ff-turn =
    { $due ->
        [2] Et ole vielä pelannut tällä vuorolla; pelattava on vähintään kaksi korttia.
        [1] { $laid ->
            [0] Tällä vuorolla pelaat viimeisen korttisi yksin.
           *[1] Olet pelannut tällä vuorolla yhden kortin; pelaa vielä vähintään yksi.
        }
       *[0] Olet pelannut tällä vuorolla { $laid } korttia, { $helped ->
            [yes] yhden niistä vastustajan avuksi
           *[no] { $laid ->
                [2] molemmat
               *[other] kaikki
            } omiin pinoihisi
        }; jos päätät vuorosi nyt, nostat { $draw }.
    }
ff-asks =
    { $due ->
        [2] Pelaa vähintään kaksi korttia (esimerkiksi { $examples }):
        [1] { $laid ->
            [0] Pelaa viimeinen korttisi (esimerkiksi { $examples }):
           *[1] Pelaa vielä vähintään yksi kortti (esimerkiksi { $examples }):
        }
       *[0] { $examples ->
            [none] Mikään kortti ei enää sovi. Kirjoita ”loppu”:
           *[other] Pelaa vielä kortti (esimerkiksi { $examples }) tai kirjoita ”loppu”:
        }
    }
ff-help =
    Kirjoita kortin luku ja pino: ”ylös” tai ”alas” omiin pinoihisi, ”apu ylös” tai ”apu alas”
    vastustajan pinoihin; lyhyesti (englannin sanoista up ja down) u, d, hu, hd. Juuri nyt käy
    esimerkiksi { $examples }. Toisesta kortista alkaen ”loppu” (tai e) päättää vuorosi. Pelkällä
    Enterillä valitset vaiheittain.
ff-signs = Korttien alla: ↑ ↓ omat pinosi, +↑ +↓ vastustajan pinot.

ff-result-emptied =
    { $me ->
        [yes] Voitit: kaikki 58 korttia on pelattu.
        [lost] Hävisit: { $who } on pelannut kaikki 58 korttia.
       *[no] { $who } voitti: kaikki 58 korttia on pelattu.
    }
ff-result-stuck =
    { $me ->
        [yes] Voitit: { $other } ei voi pelata kahta korttia.
        [lost] Hävisit: et voi pelata kahta korttia.
       *[no] { $who } voitti: { $other } ei voi pelata kahta korttia.
    }
ff-result-stuck-last =
    { $me ->
        [yes] Voitit: { $other } ei voi pelata viimeistä korttiaan.
        [lost] Hävisit: et voi pelata viimeistä korttiasi.
       *[no] { $who } voitti: { $other } ei voi pelata viimeistä korttiaan.
    }
ff-result-left =
    { $me ->
        [lost]
            { $left ->
                [one] Sinulle jäi yksi kortti.
               *[other] Sinulle jäi { $left } korttia.
            }
       *[no]
            { $left ->
                [one] Pelaajalle { $other } jäi yksi kortti.
               *[other] Pelaajalle { $other } jäi { $left } korttia.
            }
    }

ff-told-dealt = Saat kortit { $cards }.
ff-brief-laid =
    { $pile ->
        [up] { $card } ↑
        [down] { $card } ↓
        [help-up] { $card } ↑ vastustajalle
       *[help-down] { $card } ↓ vastustajalle
    }
ff-brief-drew =
    { $count ->
        [0] ei nosta
       *[other] nostaa { $count }
    }
ff-told-starts =
    { $me ->
        [yes] Sinä aloitat.
       *[no] { $who } aloittaa.
    }
ff-told-laid =
    { $me ->
        [yes] Pelaat kortin { $card } { $pile ->
            [up] omaan nousevaan pinoosi (päällä oli { $top }).
            [down] omaan laskevaan pinoosi (päällä oli { $top }).
            [help-up] avuksi vastustajan nousevaan pinoon (päällä oli { $top }).
           *[help-down] avuksi vastustajan laskevaan pinoon (päällä oli { $top }).
        }
       *[no] { $who } pelaa kortin { $card } { $pile ->
            [up] omaan nousevaan pinoonsa (päällä oli { $top }).
            [down] omaan laskevaan pinoonsa (päällä oli { $top }).
            [help-up] { $helped ->
                [yes] avuksi sinun nousevaan pinoosi (päällä oli { $top }).
               *[no] avuksi vastustajan nousevaan pinoon (päällä oli { $top }).
            }
           *[help-down] { $helped ->
                [yes] avuksi sinun laskevaan pinoosi (päällä oli { $top }).
               *[no] avuksi vastustajan laskevaan pinoon (päällä oli { $top }).
            }
        }
    }
ff-told-drew =
    { $who } päättää vuoronsa { $count ->
        [0] eikä nosta mitään.
        [one] ja nostaa { $count } kortin.
       *[other] ja nostaa { $count } korttia.
    }
ff-told-drew-cards = Päätät vuorosi ja nostat: { $cards }.
ff-told-won =
    { $me ->
        [yes] Voitit
       *[no] { $who } voitti
    } pelin.

ff-not-dealt = Kortteja ei ole vielä jaettu.
ff-over = Peli on päättynyt.
ff-not-in-hand = Kortti { $card } ei ole kädessäsi.
ff-helped-already = Olet jo auttanut vastustajaa tällä vuorolla.
ff-misfit-up =
    Kortti { $card } ei käy nousevaan pinoosi, jonka päällimmäinen on { $top }: siihen käy suurempi kortti{ $trick ->
        [0] {""}
       *[other] {" "}tai täsmälleen { $trick }
    }.
ff-misfit-down =
    Kortti { $card } ei käy laskevaan pinoosi, jonka päällimmäinen on { $top }: siihen käy pienempi kortti{ $trick ->
        [0] {""}
       *[other] {" "}tai täsmälleen { $trick }
    }.
ff-misfit-help-up = Kortti { $card } ei auta vastustajan nousevassa pinossa, jonka päällimmäinen on { $top }: vain pienempi kortti auttaa.
ff-misfit-help-down = Kortti { $card } ei auta vastustajan laskevassa pinossa, jonka päällimmäinen on { $top }: vain suurempi kortti auttaa.
ff-no-second = Jos pelaat kortin { $card } siihen, toista korttia ei enää voi pelata, ja vuorolla on pelattava vähintään kaksi.
ff-minimum =
    { $laid ->
        [0] Sinun on ensin pelattava vähintään kaksi korttia.
       *[other] Sinun on ensin pelattava vielä vähintään yksi kortti.
    }
ff-last-card-first = Sinun on ensin pelattava viimeinen korttisi.

ff-position-card-twice = { $place }: kortti { $card } on siinä kahdesti.
ff-position-top = { $place }.{ $pile }: kortti { $card } ei voi olla päällimmäisenä, sillä kukaan ei ole pelannut sitä (tai se on muualla).
ff-position-helped = { $place }: vastustajan pinoissa ei ole tämän vuoron korttia.
ff-position-small-hand = { $place }: niin kauan kuin kortteja on nostamatta, kädessä on vuorojen välissä vähintään { $least }.
ff-position-won-before = { $place }: ei voi olla tämän pelaajan vuoro, sillä peli oli jo voitettu.
ff-position-no-second = { $place }: ensimmäisen kortin jälkeen toista ei voi pelata; ensimmäinen oli kielletty.

ff-rule-1 = Pelaajia on kaksi: Kulta ja Hopea. Kummallakin on luvut 2–59 kerran, yhteensä 58 korttia.
ff-rule-2 = Kummallakin on kaksi pinoa: nouseva alkaa luvusta 1, laskeva luvusta 60.
ff-rule-3 = Kumpikin sekoittaa omat korttinsa ja nostaa niistä 6. Aloittaja arvotaan.
ff-rule-4 = Vuorollasi pelaat kädestäsi vähintään 2 korttia yksi kerrallaan; halutessasi enemmänkin.
ff-rule-5 = Vähimmäismäärä 2 pätee myös, kun nostopakkasi on tyhjä.
ff-rule-6 = Vuoron aikana enintään yksi kortti menee vastustajan pinoihin, kaikki muut omiisi. Auttaa ei ole koskaan pakko.
ff-rule-7 = Nousevaan pinoosi käy päällimmäistä suurempi kortti tai täsmälleen 10 pienempi (peruutustemppu).
ff-rule-8 = Laskevaan pinoosi käy päällimmäistä pienempi kortti tai täsmälleen 10 suurempi (peruutustemppu).
ff-rule-9 = Peruutustemppua saat käyttää vuoron aikana niin monta kertaa kuin haluat.
ff-rule-10 = Vastustajan pinoon pelatun kortin on autettava: nousevaan pinoon pienempi, laskevaan suurempi. Peruutustemppu ei käy siellä.
ff-rule-11 = Siksi vastustajan koskemattomaan pinoon ei voi pelata mitään, eikä pinoon, joka ei voi enää parantua.
ff-rule-12 = Vastustajaa auttava kortti saa tulla ensimmäisenä, välissä tai viimeisenä.
ff-rule-13 = Lopuksi nostat: 2 korttia, jos kaikki menivät omiin pinoihisi, muuten kunnes sinulla on taas 6 korttia. Sitten on vastustajan vuoro.
ff-rule-14 = Kädessä ei ole koskaan yli 6 korttia.
ff-rule-15 = Kaikki 58 korttiaan pelannut voittaa heti, oli viimeinen missä pinossa tahansa.
ff-rule-16 = Se, joka ei vuoronsa alussa voi pelata 2 korttia, häviää heti. Jäljellä olevien korttien määrällä ei ole merkitystä.
ff-rule-17 = Ensimmäisen kortin saa pelata vain, jos sen jälkeen voi pelata toisen.
ff-rule-18 = Jos sinulla on enää yksi kortti, et voi pelata kahta ja häviät. Asetus last_card_grace: saat pelata sen yksinään, jos se käy, ja voitat.
ff-rule-19 = Pelillä on aina voittaja.
ff-rule-20 = Näet kätesi, kaikki pinot, jokaisen pelatun kortin ja kummankin korttimäärät; et vastustajan kättä etkä nostopakkojen järjestystä.
ff-rule-21 = Toisesta kortista alkaen päätät itse, milloin vuoro loppuu.

# Sanat, jotka voi kirjoittaa merkintätavan sanojen up, down, help, end sijaan.
ff-word-up = ylös, nouseva
ff-word-down = alas, laskeva
ff-word-help = apu, auta
ff-word-end = loppu, valmis
face-to-face-reason-emptied = voitettu pelaamalla kaikki kortit
face-to-face-reason-stuck = voitettu, koska vastustaja jäi jumiin
ff-view-impossible = Tämä näkymä on mahdoton: vuorossa oleva ei voisi pelata.

# Selaimessa.
ff-web-asks =
    { $due ->
        [2] Sinun vuorosi: pelaa vähintään kaksi korttia.
        [1] { $laid ->
            [0] Sinun vuorosi: pelaa viimeinen korttisi.
           *[1] Pelaa vielä vähintään yksi kortti.
        }
       *[0] Pelaa vielä kortti tai päätä vuorosi.
    }
ff-web-asks-end = Mikään ei enää sovi: päätä vuorosi.
ff-web-waits = { $who } miettii.
ff-web-over = Peli on ohi …
ff-web-verdict =
    { $me ->
        [yes] Voitit!
        [lost] Hävisit.
       *[no] { $who } voitti.
    }
ff-web-go-on = Jatka
ff-web-stuck =
    { $how ->
        [none] { $me ->
            [yes] Sinun on pelattava kaksi korttia, mutta mikään ei sovi.
           *[no] { $who } ei voi pelata kahta korttia: mikään ei sovi.
        }
        [one] { $me ->
            [yes] Sinun on pelattava kaksi korttia, mutta vain { $cards } sopii.
           *[no] { $who } ei voi pelata kahta korttia: vain { $cards } sopii.
        }
        [help] { $me ->
            [yes] Sinun on pelattava kaksi korttia, mutta { $cards } käyvät vain avuksi, ja vain yksi saa auttaa.
           *[no] { $who } ei voi pelata kahta korttia: { $cards } käyvät vain avuksi, ja vain yksi saa auttaa.
        }
        [grace] { $me ->
            [yes] Viimeinen korttisi ei sovi mihinkään pinoon.
           *[no] { $who } ei voi pelata viimeistä korttiaan: se ei sovi mihinkään pinoon.
        }
       *[single] { $me ->
            [yes] Sinun on pelattava kaksi korttia, mutta sinulla on enää yksi.
           *[no] { $who } ei voi pelata kahta korttia: jäljellä on enää yksi.
        }
    }
ff-web-wants =
    { $pile ->
        [up] vain suurempi kuin { $top } sopii
        [down] vain pienempi kuin { $top } sopii
        [help-up] vain pienempi kuin { $top } auttaa
       *[help-down] vain suurempi kuin { $top } auttaa
    }{ $trick ->
        [0] {""}
       *[other] {" "}tai tasan { $trick }
    }
ff-web-wants-short =
    { $which ->
        [none] ei käy mikään
        [higher] vain yli { $top }
       *[lower] vain alle { $top }
    }{ $trick ->
        [0] {""}
       *[other] {" "}tai tasan { $trick }
    }
ff-told-drew-nothing = Päätät vuorosi etkä nosta mitään.
ff-web-end = Päätä vuoro
ff-web-end-draws =
    { $count ->
        [0] ei enää nostettavaa
        [one] nostat { $count } kortin
       *[other] nostat { $count } korttia
    }
ff-web-lay =
    { $card } { $pile ->
        [up] omaan nousevaan pinoosi
        [down] omaan laskevaan pinoosi
        [help-up] avuksi vastustajan nousevaan pinoon
       *[help-down] avuksi vastustajan laskevaan pinoon
    }
ff-web-onto =
    { $pile ->
        [up] omaan nousevaan pinoosi
        [down] omaan laskevaan pinoosi
        [help-up] vastustajan nousevaan pinoon
       *[help-down] vastustajan laskevaan pinoon
    }
ff-web-card = { $card }
ff-web-card-fits = { $card }, sopii { $piles }
ff-web-card-unfit = { $card }, ei sovi nyt mihinkään
ff-web-pile =
    { $pile ->
        [up] oma nouseva pinosi
        [down] oma laskeva pinosi
        [help-up] vastustajan nouseva pino
       *[help-down] vastustajan laskeva pino
    }, päällä { $top }
ff-web-pile-of =
    { $who }, { $kind ->
        [up] nouseva pino
       *[down] laskeva pino
    }, päällä { $top }
ff-web-pile-takes = { $pile }, { $card } sopii tähän
ff-web-draw-pile =
    { $who } – nostopakka: { $count ->
        [0] tyhjä
        [one] { $count } kortti
       *[other] { $count } korttia
    }
ff-web-hand-of =
    { $who } – käsi: { $count ->
        [0] tyhjä
        [one] { $count } kortti
       *[other] { $count } korttia
    }
ff-web-hand = Kätesi
ff-web-keys = Nuolinäppäimet valitsevat kortin, Enter ottaa sen. U ja D pelaavat sen omaan nousevaan tai laskevaan pinoosi, vaihtonäppäimen kanssa vastustajan pinoon. E päättää vuoron, Escape laskee kortin takaisin.
ff-web-pick-first = Valitse ensin kortti kädestäsi.
ff-web-help = apu
ff-web-hinted = suositus
ff-web-turn = Tämä vuoro
ff-web-turn-of = { $who } pelasi
ff-web-slot =
    { $number ->
        [1] ensimmäinen kortti, vielä pelaamatta
       *[other] toinen kortti, vielä pelaamatta
    }
ff-web-laid-by =
    { $card } { $pile ->
        [up] omaan nousevaan pinoon
        [down] omaan laskevaan pinoon
        [help-up] avuksi vastustajan nousevaan pinoon
       *[help-down] avuksi vastustajan laskevaan pinoon
    }, { $distance }
ff-web-score = Tuloslista
ff-web-score-laid = Pelatut kortit
ff-web-score-hand = Jäi käteen
ff-web-score-draw = Jäi nostopakkaan
ff-web-score-backwards = Peruutustemput
ff-web-score-help = Annettu apu
ff-web-score-won = voitti
# Ennen peliä: valinnat sanoin.

face-to-face-option-last_card_grace-label = Viimeinen kortti yksin
face-to-face-option-last_card_grace-help = Ainoan jäljellä olevan kortin saa pelata yksinään; muuten vuorolla on pelattava vähintään kaksi.

rules-idea-face-to-face = Pienten askelten kaksintaistelu. Kummallakin on kaksi pinoa, nouseva ja laskeva, ja joka kortti jättää hiukan vähemmän tilaa. Parhaat siirrot kulkevat taaksepäin tai auttavat vastustajaa. Pelaa kaikki korttisi ensimmäisenä, äläkä koskaan jää ilman kahta sopivaa.
rules-picture-ff-backwards = Nouseva pinosi on luvussa 27. Siihen kävisi 28, ja niin käy myös 17: se on täsmälleen 10 pienempi. Laskevaan pinoon, joka on luvussa 35, käyvät 12 ja 34, ja 45 olisi sielläkin peruutustemppu.
rules-picture-ff-help = Vastustajan nouseva pino on luvussa 29. Jokainen pienempi kortti auttaa, esimerkiksi 12; 30 ei auttaisi.
rules-picture-ff-second = Nouseva pino luvussa 40, laskeva luvussa 12, ja kädessä vain 30 ja 35. Ensin on pelattava 30: sen jälkeen 35 käy. Toisin päin jäisit jumiin.
rules-picture-ff-last = Neljä viimeistä korttia. Kun 34, 45 ja 52 ovat nousevassa ja 12 laskevassa pinossa, kaikki on pelattu ja peli voitettu.

lesson-ff-welcome = Tervetuloa! Sinä pelaat kullalla, { $first } hopealla. Ensimmäisenä kaikki 58 korttiaan pelannut voittaa. Kummallakin on kaksi pinoa: toinen nousee luvusta 1, toinen laskee luvusta 60.
lesson-ff-up = Pelaa kolmosesi nousevaan pinoon. Siihen käyvät vain suuremmat kortit, joten pienet askeleet ovat arvokkaita.
lesson-ff-down = Vuorolla pelataan vähintään kaksi korttia. Laskevaan pinoon käyvät pienemmät: pelaa siihen 58.
lesson-ff-more = Siinä on kaksi, joten voisit lopettaa. Mutta viitonen on niin lähellä kolmosta, ettei se maksa juuri mitään: pelaa se nousevaan pinoon.
lesson-ff-end = Päätä nyt vuorosi. Kaikki korttisi menivät omiin pinoihisi, joten nostat kaksi, pelasitpa kuinka monta tahansa.
lesson-ff-leap = { $first } on ottanut isoja harppauksia, ja se kirpaisee. Pelaa nyt 25 nousevaan pinoon: sekin on harppaus, mutta odota …
lesson-ff-backwards = … peruutustemppua! Täsmälleen 10 pienempi kortti saa palata. Pelaa 15 kortin 25 päälle.
lesson-ff-help = Kerran vuorollasi saat auttaa vastustajaa kortilla, joka antaa hänen pinolleen lisää tilaa. Hänen laskeva pinonsa on luvussa 52: pelaa siihen 56.
lesson-ff-refill = Miksi auttaa? Koska autettuasi täydennät kätesi kuuteen korttiin etkä nosta vain kahta. Päätä vuorosi ja katso.
lesson-ff-helped = { $first } auttoi sinuakin: nouseva pinosi palasi luvusta 15 lukuun 9. Näin jatketaan vuoro vuorolta. Hypätään pelin loppuun.
lesson-ff-late = Nostopakkasi on tyhjä, ja nämä ovat neljä viimeistä korttiasi. Varo: jos et vuorosi alussa voi pelata kahta korttia, häviät heti, myös jos kortteja on jäljellä vain yksi.
lesson-ff-order = Pelaa siis kaikki neljä; vain järjestys ratkaisee. Nouseva pinosi on luvussa 44, ja 34 on täsmälleen 10 pienempi. Pelaa ensin 34.
lesson-ff-close = Nyt on taas tilaa. Pelaa 45 nousevaan pinoon.
lesson-ff-all = Laskeva pinosi on luvussa 13. Pelaa siihen 12.
lesson-ff-last = Ja sitten viimeinen: pelaa 52 nousevaan pinoon, ja voitat saman tien.
