# Hollywood Poker

hollywood-poker-title = Hollywood Poker
hollywood-poker-about = Vom Tellerwäscher zum Megastar: Werde vor allen anderen deine Karten los und steig Durchgang für Durchgang auf.
hollywood-poker-option-round = wie lange eine Runde dauert; die Anleitung lässt es offen
hollywood-poker-option-end = wann die Partie endet: bei der Siegpunktzahl, nach fester Zahl von Durchgängen oder nach Zeit
hollywood-poker-option-target = die Siegpunktzahl; ohne Angabe so viele, wie die Regeln für die Zahl der Plätze nennen
hollywood-poker-option-deals = wie viele Durchgänge, wenn sie die Partie beenden
hollywood-poker-option-minutes = wie viele Minuten, wenn die Zeit die Partie beendet
hollywood-poker-option-careers = die Karrieren zwischen Megastar und Tellerwäscher, die höchste zuerst, mit + verbunden
hollywood-poker-reason-target = die Siegpunktzahl war erreicht
hollywood-poker-reason-deals = alle Durchgänge waren gespielt
hollywood-poker-reason-time = die Zeit war um

hp-career =
    { $career ->
        [megastar] Megastar
        [director] Regisseur
        [producer] Produzent
        [casting-manager] Casting-Manager
        [actor] Schauspieler
        [starlet] Starlet
        [stuntman] Stuntman
        [dishwasher] Tellerwäscher
       *[none] –
    }
hp-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

hp-column-career = Karriere
hp-column-player = Spieler
hp-column-cards = Karten
hp-column-round = Diese Runde
hp-column-points = Punkte
hp-deal =
    { $end ->
        [points] Durchgang { $deal } · bis { $target } Punkte
        [deals] Durchgang { $deal } von { $deals }
       *[time] Durchgang { $deal } · { $minutes ->
            [one] 1 Minute
           *[other] { $minutes } Minuten
        }
    }
hp-row =
    { $career }: { $who }, { $cards }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; { $done ->
        [yes] { $act }
       *[no] diese Runde: { $act }
    }.
hp-row-first =
    { $who }: { $cards }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; { $done ->
        [yes] { $act }
       *[no] diese Runde: { $act }
    }.
hp-acted-pass = gepasst
hp-acted-nothing = –
hp-acted-finished = als { $place }. fertig
hp-exchanging =
    { $me ->
        [yes] Du wählst
       *[no] { $who } wählt
    } die Karten für den Tausch: { $named } von { $size } gewählt.
hp-to-lead =
    { $me ->
        [yes] Du spielst an: beliebig viele Karten eines Wertes.
       *[no] { $who } spielt an.
    }
hp-to-beat = Zu überbieten: { $cards } ({ $who }).
hp-hand = Deine Hand: { $cards }.
hp-hand-empty = Deine Hand ist leer.
hp-exchanged = Tausch: Du hast { $gave } gegeben und dafür { $received } bekommen.
hp-time-called = Die Zeit ist um: Das ist der letzte Durchgang.

hp-asks-give =
    { $due ->
        [1] Gib eine Karte ab (etwa { $example }):
       *[other] Gib { $due } Karten ab (etwa { $example }):
    }
hp-asks-lead = Spiel einen Satz an (etwa { $examples }):
hp-asks-answer =
    { $examples ->
        [none] Das kannst du nicht überbieten. Tippe „passe“:
       *[other] { $size ->
            [1] Spiel eine höhere Karte (etwa { $examples }) oder tippe „passe“:
           *[other] Spiel { $size } Karten von höherem Wert (etwa { $examples }) oder tippe „passe“:
        }
    }
hp-help =
    { $gift ->
        [none] Tippe die Karten eines Satzes{ $examples ->
            [none] .
           *[other] {" "}(im Moment etwa: { $examples }).
        } D ist ein Double; statt „6-6“ geht auch 66 oder 6,6. Mit „passe“ (oder p) passt du.
       *[other] Tippe „gib“ und die Karten: { $gift } gibt sie auf einmal ab; du kannst sie auch einzeln nennen.
    } Mit der Eingabetaste wählst du Schritt für Schritt.
hp-word-pass = passe, passen, pass
hp-word-give = gib, gebe, geben
hp-path-pass = passen
hp-path-give = { $card } abgeben

hp-result =
    { $me ->
        [yes] Du gewinnst
       *[no] { $who } gewinnt
    } { $reason ->
        [target] die Partie nach Punkten.
       *[other]
            { $by ->
                [points] die Partie: gleich oft Megastar, aber mehr Punkte.
                [place] die Partie: gleich oft Megastar und gleich viele Punkte, aber im letzten Durchgang besser.
               *[megastars]
                    { $reason ->
                        [deals] die Partie: nach dem letzten Durchgang am häufigsten Megastar.
                       *[time] die Partie: am häufigsten Megastar, als die Zeit um war.
                    }
            }
    }
hp-result-place =
    { $place }. { $who }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $megastars ->
        [0] nie Megastar
        [one] einmal Megastar
        [2] zweimal Megastar
       *[other] { $megastars }-mal Megastar
    }

hp-told-deal-begins =
    { $deal ->
        [1] Der erste Durchgang. Sitzordnung: { $order }.
       *[other] Durchgang { $deal }. Neue Sitzordnung, der Megastar zuerst: { $order }.
    }
hp-told-dealt = Du bekommst { $cards }.
hp-brief-passed = passt
hp-brief-gift = gibt { $count }
hp-web-exchanged = Du gabst { $gave } und bekamst { $got }.
hp-gift-card =
    { $card ->
        [D] { $count ->
            [1] ein Double
            [2] zwei Doubles
            [3] drei Doubles
           *[other] { $count } Doubles
        }
       *[other] { $count ->
            [1] die { $card }
            [2] zwei { $card }er
            [3] drei { $card }er
           *[other] vier { $card }er
        }
    }
hp-told-gave = Du gibst { $cards } an { $to }.
hp-told-received = Du bekommst { $cards } von { $who }.
hp-told-gift-passed =
    { $who } gibt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } an { $to }.
hp-told-leads =
    { $me ->
        [yes] Du spielst
       *[no] { $who } spielt
    } zur ersten Runde an.
hp-told-played =
    { $me ->
        [yes] Du spielst
       *[no] { $who } spielt
    } { $cards } ({ $left ->
        [0] keine Karte mehr
       *[other] noch { $left }
    }).
hp-told-passed =
    { $me ->
        [yes] Du passt.
       *[no] { $who } passt.
    }
hp-told-round-won =
    { $me ->
        [yes] Du gewinnst
       *[no] { $who } gewinnt
    } die Runde{ $other ->
        [yes] ; { $leads } spielt zur nächsten an.
       *[no] .
    }
hp-told-finished =
    { $me ->
        [yes] Du bist alle Karten los und kommst
       *[no] { $who } ist alle Karten los und kommt
    } auf Rang { $place }.
hp-told-deal-ended = Durchgang { $deal } ist zu Ende. Reihenfolge: { $order }. Punktestand: { $points }.
hp-told-time-is-up = Die Zeit ist um. Der laufende Durchgang wird zu Ende gespielt.
hp-told-match-won =
    { $me ->
        [yes] Du hast
       *[no] { $who } hat
    } die Partie gewonnen.

hp-not-dealt = Die Karten sind noch nicht ausgeteilt.
hp-over = Die Partie ist zu Ende.
hp-give-first =
    Bevor gespielt wird, musst du noch { $count ->
        [one] eine Karte abgeben.
       *[other] { $count } Karten abgeben.
    }
hp-gift-short =
    { $missing ->
        [one] Es fehlt noch eine Karte
       *[other] Es fehlen noch { $missing } Karten
    }: Du musst { $due } abgeben.
hp-gift-size =
    Du musst { $wanted ->
        [one] eine Karte
       *[other] { $wanted } Karten
    } abgeben, nicht { $found }.
hp-not-in-hand = { $cards } hast du nicht auf der Hand.
hp-wrong-number =
    { $wanted ->
        [one] In dieser Runde werden einzelne Karten gespielt
       *[other] In dieser Runde werden je { $wanted } Karten gespielt
    }, nicht { $found }.
hp-not-higher = { $cards } ist nicht höher als { $top }.
hp-leader-passes = Du spielst an, also musst du etwas ausspielen.
hp-no-exchange = Gerade wird nicht getauscht.
hp-no-clock = Diese Partie geht nicht auf Zeit.
hp-time-up-already = Die Zeit war schon um.
hp-mixed-values = { $cards } ist kein Satz: Alle Karten außer Doubles müssen denselben Wert haben. ({ $rule })

hp-position-order = { $place }: Jeder Platz muss genau einmal vorkommen.
hp-position-first-order = { $place }: Im ersten Durchgang sitzen alle in der Reihenfolge ihrer Nummern.
hp-position-cards = { $place }: Die Karte { $card } kommt insgesamt { $found }-mal vor, das Spiel hat sie aber { $wanted }-mal.
hp-position-pile = { $place }: Die Karte { $card } liegt hier { $found }-mal, das Spiel hat sie aber nur { $wanted }-mal.
hp-position-gift-order = { $place }: Im Tausch wird in der Reihenfolge der Karrieren gewählt; diese Karten kommen zu früh.
hp-position-forced-size = { $place }: Wer in diesem Paar niedriger steht, gibt { $wanted }.
hp-position-gift-gone = { $place }: Wer niedriger steht, hat diese Karten nicht und hat sie auch nicht gespielt.
hp-position-forced-gone = { $place }: Wer höher steht, hat diese Karten nicht und hat sie weder gespielt noch zurückgegeben.
hp-position-not-highest = { $place }: Das waren nicht die höchsten Karten; wer niedriger steht, hat { $card } behalten.
hp-position-aside = { $place }: Nur im ersten Durchgang liegen Karten beiseite.
hp-position-hand-size = { $place }: Handkarten und gespielte sind zusammen { $found }, nicht { $wanted }.
hp-position-finished = { $place }: Fertig ist genau, wer keine Karten mehr hat.
hp-position-no-clock = { $place }: Diese Partie geht nicht auf Zeit.
hp-position-match-over = { $place }: Die Partie war vor diesem Durchgang zu Ende.
hp-position-deal-over = { $place }: Der Durchgang ist zu Ende, die Partie aber nicht: Erst wird neu ausgeteilt.
hp-position-turn = { $place }: Diese Person kann nicht am Zug sein.
hp-position-played-early = { $place }: Vor dem Ende des Tausches wird nichts gespielt.
hp-position-leader = { $place }: Zur ersten Runde spielt der Megastar an.
hp-position-act = { $place }: „{ $found }“ ist weder ein Satz noch „pass“.
hp-position-act-unplayed = { $place }: Diese Person hat { $cards } nicht gespielt.
hp-position-sets = { $place }: Die Sätze einer Runde sind gleich groß und steigen im Wert.
hp-position-passed-first = { $place }: Vor dem Anspiel passt niemand.
hp-position-no-lead = { $place }: Diese Person hat die Runde nicht angespielt.
hp-view-impossible = Diese Sicht ist unmöglich: So können die Karten nicht verteilt sein.

hp-rule-1 = Für 2 bis 8 Personen. Für jede gibt es die Werte 1 bis 13 einmal, dazu kommen Doubles: 1 zu zweit oder dritt, 2 zu viert oder fünft, 3 zu sechst oder siebt, 4 zu acht. Farben spielen keine Rolle.
hp-rule-2 = Karrieren von oben nach unten: Megastar, Regisseur, Produzent, Casting-Manager, Schauspieler, Starlet, Stuntman, Tellerwäscher. Megastar und Tellerwäscher sind immer dabei; die anderen wählt ihr (Option careers), was am Spiel nichts ändert.
hp-rule-3 = Alle bekommen 13 Karten. Im ersten Durchgang kommt der Rest ungesehen beiseite; ab dem zweiten teilt der Tellerwäscher aus und muss ihn auf die Hand nehmen.
hp-rule-4 = Im ersten Durchgang gibt es keine Karrieren und kein Absahnen. Wer anspielt, wird ausgelost.
hp-rule-5 = Zusammen mit anderen Karten steht ein Double für deren Wert: 5-5-D sind drei Fünfen. Allein gespielte Doubles zählen 14, mehr als alles andere.
hp-rule-6 = Vor jedem Durchgang außer dem ersten wird abgesahnt: Die erste Position tauscht mit der letzten, die zweite mit der vorletzten und so weiter: zu acht 4, 3, 2 und 1 Karten; zu sechst oder siebt 3, 2 und 1; zu viert oder fünft 2 und 1; zu zweit oder dritt 1.
hp-rule-7 = Bei ungerader Spielerzahl ist die mittlere Position nicht am Tausch beteiligt.
hp-rule-8 = Wer in der niedrigeren Position ist, muss die höchsten Karten abgeben. Wer in der höheren ist, gibt dafür ebenso viele Karten nach Wahl zurück, auch dieselben.
hp-rule-9 = Der Megastar spielt zur ersten Runde eines Durchgangs an. Gespielt wird im Uhrzeigersinn.
hp-rule-10 = Wer anspielt, spielt beliebig viele Karten eines Wertes, auf Wunsch mit Doubles, und darf nicht passen.
hp-rule-11 = Wer folgt, spielt genau so viele Karten von höherem Wert als der letzte Satz oder passt. Passen ist immer erlaubt. Eine Revolution gibt es nicht: Die Reihenfolge der Werte kehrt sich nie um.
hp-rule-12 = Der höchste Satz gewinnt die Runde. Wie lange sie dauert, lässt die Anleitung offen: Ihr Beispiel passt zu einer Runde, die einmal herumgeht, und auch zu einer längeren. Option round: lap (üblich), alle mit Karten sind einmal dran; open, es geht weiter, bis alle anderen nacheinander passen; locked, ebenso, aber wer gepasst hat, ist aus der Runde.
hp-rule-13 = Wer die Runde gewinnt, spielt zur nächsten an.
hp-rule-14 = Wer eine Runde mit der letzten Karte gewinnt, gibt das Anspiel weiter: an die nächsthöhere Karriere; ist die schon fertig oder hat der Megastar gewonnen, an die nächstniedrigere; sonst an die höchste, die noch Karten hat. Im ersten Durchgang: an den nächsten Platz im Uhrzeigersinn.
hp-rule-15 = Du spielst und gibst nur Karten aus deiner Hand. Du wählst, welche Karten und Doubles einen Satz bilden, und kannst ihn nicht zurücknehmen.
hp-rule-16 = Wer zuerst keine Karten mehr hat, wird Megastar, die anderen folgen in der Reihenfolge, in der sie fertig werden. Jeder Satz darf der letzte sein, auch Doubles. Hat nur noch eine Person Karten, endet der Durchgang sofort: Sie wird Tellerwäscher.
hp-rule-17 = Nie werden zwei im selben Augenblick fertig.
hp-rule-18 = Neue Sitzordnung nach jedem Durchgang: Der Megastar bleibt, die anderen sitzen links von ihm in der Reihenfolge der Karrieren.
hp-rule-19 = Das Ende bestimmt die Option end: points (üblich: wer zuerst die Siegpunktzahl erreicht), deals (eine Zahl von Durchgängen) oder time (Minuten). Ist die Zeit um, wird der laufende Durchgang zu Ende gespielt.
hp-rule-20 = Punkte nach Position: zu acht 10 9 8 7 4 3 2 1; zu siebt 8 7 6 4 3 2 1; zu sechst 8 7 6 3 2 1; zu fünft 6 5 3 2 1; zu viert 6 5 2 1; zu dritt 4 2 1; zu zweit 4 1.
hp-rule-21 = Die Siegpunktzahl beträgt 50 zu acht, 40 zu sechst oder siebt, 30 zu viert oder fünft, 20 zu zweit oder dritt. Ihr könnt sie auch höher oder niedriger wählen, von 10 bis 200.
hp-rule-22 = In einer Partie um Punkte gewinnt, wer die meisten hat, bei Gleichstand die bessere Position im letzten Durchgang. Sonst gewinnt, wer am häufigsten Megastar war; bei Gleichstand entscheiden die Punkte, dann der letzte Durchgang.
hp-rule-23 = Du siehst deine Hand, wie viele Karten alle haben, jeden Satz und jedes Passen, Karrieren, Sitzordnung und Punkte; vom Tausch nur, was du selbst gegeben und bekommen hast.

# Vor dem Spiel: die Optionen in Worten.

hollywood-poker-option-round-label = Wie lange eine Runde dauert
hollywood-poker-option-round-help = Die Anleitung lässt es offen. Spielt, wie ihr es gewohnt seid.
hollywood-poker-option-round-lap = einmal herum
hollywood-poker-option-round-lap-help = Alle mit Karten sind einmal dran, dann gewinnt der höchste Satz.
hollywood-poker-option-round-open = bis alle passen
hollywood-poker-option-round-open-help = Es geht weiter, bis alle anderen nacheinander passen. Wer gepasst hat, darf wieder einsteigen.
hollywood-poker-option-round-locked = bis alle passen, ohne Wiedereinstieg
hollywood-poker-option-round-locked-help = Es geht weiter, bis alle anderen gepasst haben. Wer gepasst hat, ist aus der Runde.
hollywood-poker-option-end-label = Ende der Partie
hollywood-poker-option-end-help = Eine Partie hat mehrere Durchgänge; die Punkte werden addiert.
hollywood-poker-option-end-points = bei der Siegpunktzahl
hollywood-poker-option-end-deals = nach fester Zahl von Durchgängen
hollywood-poker-option-end-time = nach Zeit
hollywood-poker-option-target-label = Siegpunktzahl
hollywood-poker-option-target-help = Je höher, desto länger die Partie.
hollywood-poker-option-deals-label = Durchgänge
hollywood-poker-option-deals-help = Danach gewinnt, wer am häufigsten Megastar war.
hollywood-poker-option-minutes-label = Minuten
hollywood-poker-option-minutes-help = Danach wird der laufende Durchgang zu Ende gespielt.
hollywood-poker-option-careers-label = Karrieren dazwischen
hollywood-poker-option-careers-help = Megastar und Tellerwäscher sind immer dabei. Welche anderen mitspielen, ändert am Spiel nichts.
hollywood-poker-option-careers-director = Regisseur
hollywood-poker-option-careers-producer = Produzent
hollywood-poker-option-careers-casting-manager = Casting-Manager
hollywood-poker-option-careers-actor = Schauspieler
hollywood-poker-option-careers-starlet = Starlet
hollywood-poker-option-careers-stuntman = Stuntman
# Hollywood Poker im Browser

hp-web-double = Double
hp-web-play = { $cards } spielen
hp-web-play-none = Spielen
hp-web-pass = Passen
hp-web-give = { $cards } abgeben
hp-web-give-more =
    { $count ->
        [one] Wähle eine Karte zum Abgeben
       *[other] Wähle { $count } Karten zum Abgeben
    }
hp-web-clear = Alles zurücklegen
hp-web-asks-give =
    { $due ->
        [one] Wähle eine Karte, die du abgibst.
       *[other] Wähle { $due } Karten, die du abgibst.
    }
hp-web-asks-lead = Du spielst an: Wähle eine oder mehrere Karten eines Wertes.
hp-web-asks-answer =
    { $owner } hat { $cards } gespielt: Schlag das mit { $size ->
        [one] einer höheren Karte
       *[other] { $size } Karten von höherem Wert
    } oder passe.
hp-web-waits-give = { $who } sucht Karten zum Abgeben aus.
hp-web-waits-lead = { $who } spielt an.
hp-web-waits-answer = { $who } überlegt; zu überbieten: { $cards }.
hp-web-dock = Deine Karten und was du tun kannst
hp-web-hand = Deine Hand
hp-web-group =
    { $card }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }{ $chosen ->
        [0] { "" }
       *[other] , { $chosen } gewählt
    }
hp-web-cannot = jetzt nicht spielbar
hp-web-recommended = empfohlen
hp-web-sets = Sätze, die du spielen kannst
hp-web-round = Diese Runde
hp-web-they-played = { $who }: { $cards }
hp-web-they-passed = { $who } hat gepasst
hp-web-to-beat = zu überbieten
hp-web-ladder = Karrieren und Punkte
hp-web-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
hp-web-place = { $place }.
hp-web-unit =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
hp-web-goes-here = Hierhin kommt dein Satz
hp-web-megastars =
    { $count ->
        [0] nie Megastar
        [one] einmal Megastar
        [2] zweimal Megastar
       *[other] { $count }-mal Megastar
    }
hp-web-exchange = Absahnen: Tausch mit { $who }
hp-web-no-exchange = Du bist am Tausch nicht beteiligt.
hp-web-you-give = Du gibst
hp-web-you-receive = Du bekommst
hp-web-still-open = noch nicht gewählt
hp-web-before = Ausgeteilt
hp-web-after = Nach dem Tausch
hp-web-why-round =
    { $how ->
        [lap] Eine Runde geht einmal herum: Alle waren dran.
        [locked] Alle anderen haben gepasst, und wer gepasst hat, steigt nicht wieder ein.
       *[passed] Alle anderen haben gepasst.
    }
hp-web-why-deal =
    { $me ->
        [yes] Nur noch du hast Karten
       *[no] Nur noch { $who } hat Karten
    }: Der Durchgang endet sofort, auch mitten in der Runde.
hp-web-role-free = noch zu haben
hp-web-your-place = Du landest auf Rang { $place }.
hp-web-deal-over = Durchgang { $deal } ist zu Ende
hp-web-finished = Du bist als { $place }. fertig. Deine neue Karriere: { $career }.
hp-web-finished-last = Du bist im letzten Durchgang als { $place }. fertig.
hp-web-won-deal = Durchgang { $deal } ist zu Ende: { $who } war zuerst alle Karten los.
hp-web-walk = Alle nehmen ihre neuen Plätze ein, die Karten werden ausgeteilt.
hp-web-walk-as = Neue Plätze, neue Karten. Deine Karriere: { $career }.
hp-web-gifts = Absahnen
hp-web-since = seit deinem letzten Zug
hp-web-go-on = Weiter
hp-web-by-deal = Durchgang für Durchgang
hp-web-total = Summe
hp-web-open-hands = Übrige Handkarten

rules-idea-hollywood-poker = Hollywood ist ungerecht. Wer zuerst alle Karten los ist, wird Megastar des nächsten Durchgangs und sahnt beim armen Tellerwäscher die besten Karten ab. Spiel an, was die anderen nicht überbieten können, passe, wenn es sich lohnt, und heb dir ein Double für den Schluss auf.
rules-picture-hp-double = 5-5-D zählt als drei Fünfen. Drei Sechsen würden sie schlagen, drei Fünfen nicht. Das Double allein zählt 14.
rules-picture-hp-exchange = Der Megastar hat eine 13 und ein Double bekommen und gibt zwei Karten zurück, etwa die beiden Einsen.
rules-picture-hp-follow = 7-7 schlägst du nur mit genau zwei Karten: 9-9 geht, auch 9-D oder 12-D. Eine einzelne 12 geht nicht.
rules-picture-hp-lap = 3-3-3, 6-6-6, gepasst, 11-11-11. Geht die Runde einmal herum, ist sie vorbei, sobald alle dran waren: Niemand kommt zweimal an die Reihe, und wer 11-11-11 gelegt hat, spielt als Nächstes an.

lesson-hp-welcome = Hollywood Poker ist ein Wettlauf: Wer zuerst alle Karten los ist, wird Megastar. Der erste Durchgang ist fast vorbei, und du spielst an.
lesson-hp-lead = Spiel eine oder mehrere Karten eines Wertes an. Niedrige Paare wirst du später schwer los, also spiel 4-4.
lesson-hp-follow = { $third } hat die Runde mit 7-7 gewonnen und spielt jetzt eine einzelne 6 an. Du folgst mit genau einer höheren Karte oder passt. Spiel deine 8.
lesson-hp-pass = Eine Runde geht nur einmal herum, also hat { $second } mit der 10 gewonnen und spielt eine 13 an. Nur dein Double wäre höher, und das brauchst du noch. Passe.
lesson-hp-pair = Jetzt ein niedriges Paar, 3-3. Das ist dein Moment: Spiel 11-11.
lesson-hp-double = Du hast gewonnen und spielst an. Ein Double allein zählt 14, nichts schlägt es. Spiel es …
lesson-hp-last = … alle mussten passen, und du spielst wieder an. Deine letzte Karte ist eine 2. Spiel sie, und du bist fertig.
lesson-hp-megastar = Du bist vor allen anderen fertig: Du wirst Megastar. Die anderen spielen um die Karrieren darunter, und wer zuletzt noch Karten hat, wird Tellerwäscher.
lesson-hp-exchange = Der nächste Durchgang beginnt mit dem Absahnen. { $third }, der Tellerwäscher, musste dir die zwei besten Karten geben, eine 13 und ein Double. Du gibst zwei zurück, welche du willst.
lesson-hp-give = Gib ab, was du am schwersten loswirst: Wähle beide Einsen und gib sie.
lesson-hp-joker = Der Megastar spielt zur ersten Runde an. Neben anderen Karten nimmt ein Double ihren Wert an: Spiel 11-11-D, das sind drei Elfer.
lesson-hp-small = Niemand hatte drei höhere. Du spielst wieder an, also werde 3-3 los, solange du kannst.
lesson-hp-match = { $third } holt diese Runde mit 8-8. So geht es weiter, Durchgang um Durchgang. Jeder bringt Punkte nach der Position, und zu viert gewinnt, wer zuerst 30 hat.
hp-word-double = double, doubles, doppel
