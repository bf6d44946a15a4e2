# Hollywood Poker

hollywood-poker-title = Hollywood Poker
hollywood-poker-about = Vom Tellerwäscher zum Megastar: Werde als Erster deine Karten los und steig Durchgang für Durchgang auf.
hollywood-poker-option-round = wie lange eine Runde geht; die Anleitung lässt es offen
hollywood-poker-option-end = was die Partie beendet: Punkte, eine Zahl von Durchgängen oder die Zeit
hollywood-poker-option-target = die Siegpunktzahl; ohne Angabe so viele, wie die Regeln für die Zahl der Plätze nennen
hollywood-poker-option-deals = wie viele Durchgänge, wenn sie die Partie beenden
hollywood-poker-option-minutes = wie viele Minuten, wenn die Zeit die Partie beendet
hollywood-poker-option-careers = die Karrieren zwischen Megastar und Tellerwäscher, die höchste zuerst, mit + verbunden
hollywood-poker-reason-target = das Ziel war erreicht
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
        [points] Durchgang { $deal } · wer zuerst { $target } Punkte hat
        [deals] Durchgang { $deal } von { $deals }
       *[time] Durchgang { $deal } · { $minutes } Minuten
    }
hp-row =
    { $career }: { $who }, { $cards }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; diese Runde: { $act }.
hp-row-first =
    { $who }: { $cards }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; diese Runde: { $act }.
hp-acted-pass = gepasst
hp-acted-nothing = –
hp-acted-finished = fertig als Nr. { $place }
hp-exchanging =
    { $me ->
        [yes] Du wählst
       *[no] { $who } wählt
    } die Karten für den Tausch: { $named } von { $size } genannt.
hp-to-lead =
    { $me ->
        [yes] Du spielst an: beliebig viele Karten eines Wertes.
       *[no] { $who } spielt an.
    }
hp-to-beat = Zu schlagen: { $cards } von { $who }.
hp-hand = Deine Hand: { $cards }.
hp-hand-empty = Deine Hand ist leer.
hp-exchanged = Tausch: Du hast { $gave } gegeben und { $received } bekommen.
hp-time-called = Die Zeit ist um: Das ist der letzte Durchgang.

hp-asks-give =
    { $due ->
        [1] Gib noch eine Karte ab (etwa „gib 1“):
       *[other] Gib { $due } Karten ab (etwa „gib { $example }“):
    }
hp-asks-lead = Spiel einen Satz an (etwa „6-6“, „6-6-D“, „D“):
hp-asks-answer =
    { $size ->
        [1] Spiel eine höhere Karte, oder „passe“:
       *[other] Spiel { $size } Karten von höherem Wert, oder „passe“:
    }
hp-help =
    Nenn die Karten eines Satzes: „6“, „6-6“, „6-6-D“ (D ist ein Double), „D-D“; „passe“ (oder p)
    passt. Beim Tausch gibt „gib 1-2-2“ diese Karten auf einmal ab, „gib 1“ nennt eine davon.
    Die Eingabetaste allein fragt Schritt für Schritt.
hp-word-pass = passe
hp-word-give = gib
hp-path-pass = passen
hp-path-give = { $card } abgeben

hp-result =
    { $me ->
        [yes] Du gewinnst
       *[no] { $who } gewinnt
    } { $reason ->
        [target] die Partie um Punkte.
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
       *[other] { $megastars }-mal Megastar
    }

hp-told-deal-begins =
    { $deal ->
        [1] Der erste Durchgang. Ihr sitzt in dieser Reihenfolge: { $order }.
       *[other] Durchgang { $deal }. Neue Sitzordnung, der Megastar zuerst: { $order }.
    }
hp-told-dealt = Du bekommst { $cards }.
hp-brief-passed = passt
hp-brief-gift = gibt { $count }
hp-web-exchanged = Du gabst { $gave } und bekamst { $got }.
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
        [0] keine mehr
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
        [yes] Du bist
       *[no] { $who } ist
    } alle Karten los, als Nummer { $place }.
hp-told-deal-ended = Durchgang { $deal } ist zu Ende: { $ranks }. Punktestand: { $points }.
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
    }: { $due } sind abzugeben.
hp-gift-size =
    { $wanted ->
        [one] Eine Karte ist abzugeben
       *[other] { $wanted } Karten sind abzugeben
    }, nicht { $found }.
hp-not-in-hand = { $cards } hast du nicht auf der Hand.
hp-wrong-number =
    { $wanted ->
        [one] In dieser Runde spielt man einzelne Karten
       *[other] In dieser Runde spielt man je { $wanted } Karten
    }, nicht { $found }.
hp-not-higher = { $cards } ist nicht höher als { $top }.
hp-leader-passes = Du spielst an, also musst du etwas ausspielen.
hp-no-exchange = Jetzt wird nichts getauscht.
hp-no-clock = Diese Partie geht nicht auf Zeit.
hp-time-up-already = Die Zeit war schon um.
hp-mixed-values = { $cards } ist kein Satz: Alle Karten außer Doubles müssen denselben Wert haben ({ $rule }).

hp-position-order = { $place }: Jeder Platz muss genau einmal vorkommen.
hp-position-first-order = { $place }: Im ersten Durchgang sitzen alle in der Reihenfolge ihrer Nummern.
hp-position-cards = { $place }: Die Karte { $card } kommt insgesamt { $found }-mal vor, das Spiel hat sie aber { $wanted }-mal.
hp-position-gift-order = { $place }: Im Tausch wird in der Reihenfolge der Karrieren gewählt; diese Karten kommen zu früh.
hp-position-forced-size = { $place }: Der niedrigere Platz dieses Paares gibt { $wanted }.
hp-position-gift-gone = { $place }: Der niedrigere Platz hat diese Karten nicht und hat sie auch nicht gespielt.
hp-position-forced-gone = { $place }: Der höhere Platz hat diese Karten nicht und hat sie weder gespielt noch zurückgegeben.
hp-position-not-highest = { $place }: Das waren nicht die höchsten Karten, der niedrigere Platz hat { $card } behalten.
hp-position-aside = { $place }: Die übrigen Karten liegen im ersten Durchgang beiseite, und nur da.
hp-position-hand-size = { $place }: Auf der Hand und gespielt sind es { $found } Karten, nicht { $wanted }.
hp-position-finished = { $place }: Fertig sind genau die Plätze ohne Karten.
hp-position-no-clock = { $place }: Diese Partie geht nicht auf Zeit.
hp-position-match-over = { $place }: Die Partie war vor diesem Durchgang zu Ende.
hp-position-deal-over = { $place }: Der Durchgang ist zu Ende, die Partie aber nicht: Erst wird neu ausgeteilt.
hp-position-turn = { $place }: Dieser Platz kann nicht am Zug sein.
hp-position-played-early = { $place }: Vor dem Ende des Tausches wird nichts gespielt.
hp-position-leader = { $place }: Zur ersten Runde spielt der Megastar an.
hp-position-act = { $place }: „{ $act }“ ist weder ein Satz noch „pass“.
hp-position-act-unplayed = { $place }: Dieser Platz hat { $cards } nicht gespielt.
hp-position-sets = { $place }: Die Sätze einer Runde sind gleich groß und steigen im Wert.
hp-position-passed-first = { $place }: Vor dem Anspiel passt niemand.
hp-position-no-lead = { $place }: Dieser Platz hat die Runde nicht angespielt.
hp-view-impossible = Diese Sicht kann kein Tisch gezeigt haben: So können die Karten nicht verteilt sein.

hp-rule-1 = 2 bis 8 spielen. Für jeden Platz gibt es einen Satz der Werte 1 bis 13, dazu Doubles: 1 bei 2 oder 3 Plätzen, 2 bei 4 oder 5, 3 bei 6 oder 7, 4 bei 8. Farben bedeuten nichts.
hp-rule-2 = Karrieren, die höchste zuerst: Megastar, Regisseur, Produzent, Casting-Manager, Schauspieler, Starlet, Stuntman, Tellerwäscher. Megastar und Tellerwäscher sind immer dabei; die anderen werden gewählt (Option careers), was am Spiel nichts ändert.
hp-rule-3 = Jeder bekommt 13 Karten. Im ersten Durchgang kommt der Rest ungesehen beiseite; ab dem zweiten gibt der Tellerwäscher und muss ihn auf die eigene Hand nehmen.
hp-rule-4 = Im ersten Durchgang gibt es keine Karrieren und keinen Tausch. Das Los bestimmt, wer anspielt.
hp-rule-5 = Ein Double steht neben anderen Karten für jeden Wert: 5-5-D sind drei Fünfen. Allein gespielte Doubles sind 14 wert, am meisten.
hp-rule-6 = Vor jedem Durchgang außer dem ersten tauscht der Erste mit dem Letzten, der Zweite mit dem Vorletzten und so weiter: bei 8 Plätzen 4, 3, 2 und 1 Karten, bei 6 oder 7 Plätzen 3, 2, 1, bei 4 oder 5 Plätzen 2, 1, bei 2 oder 3 Plätzen 1.
hp-rule-7 = Bei ungerader Zahl tauscht der mittlere Platz nicht.
hp-rule-8 = Der niedrigere Platz muss seine höchsten Karten geben. Dann gibt der höhere ebenso viele zurück, welche er will, auch dieselben.
hp-rule-9 = Der Megastar spielt zur ersten Runde eines Durchgangs an. Gespielt wird im Uhrzeigersinn.
hp-rule-10 = Wer anspielt, spielt beliebig viele Karten eines Wertes, auf Wunsch mit Doubles, und darf nicht passen.
hp-rule-11 = Wer folgt, spielt genau so viele Karten von höherem Wert als der letzte Satz, oder passt. Passen darf man immer. Eine Revolution gibt es nicht: Die Reihenfolge der Werte kehrt sich nie um.
hp-rule-12 = Der höchste Satz gewinnt die Runde. Wie lange sie geht, lässt die Anleitung offen: Ihr Beispiel passt zu einer Runde, die einmal herumgeht, und auch zu einer, die weitergeht. Option round: lap (üblich), jeder mit Karten ist einmal dran; open, es geht weiter, bis alle anderen nacheinander passen; locked, ebenso, aber wer gepasst hat, ist aus der Runde.
hp-rule-13 = Wer die Runde gewinnt, spielt zur nächsten an.
hp-rule-14 = Hat der Gewinner keine Karte mehr, spielt die nächsthöhere Karriere an; ist die fertig oder der Gewinner Megastar, die nächstniedrigere; sonst die höchste, die noch Karten hat. Im ersten Durchgang: der Nächste im Uhrzeigersinn.
hp-rule-15 = Du spielst und gibst nur Karten deiner Hand. Du wählst, welche natürlichen Karten und Doubles einen Satz bilden, und kannst ihn nicht zurücknehmen.
hp-rule-16 = Wer zuerst keine Karten mehr hat, ist der nächste Megastar, die anderen folgen in der Reihenfolge des Fertigwerdens. Jeder Satz darf der letzte sein, auch Doubles. Hat nur noch einer Karten, endet der Durchgang sofort: Er ist der nächste Tellerwäscher.
hp-rule-17 = Nie werden zwei im selben Augenblick fertig.
hp-rule-18 = Neue Sitzordnung nach jedem Durchgang: Der Megastar bleibt, die anderen sitzen links von ihm in der Reihenfolge der Karrieren.
hp-rule-19 = Das Ende bestimmt die Option end: points (üblich: wer zuerst das Ziel erreicht), deals (eine Zahl von Durchgängen) oder time (Minuten). Ist die Zeit um, wird der laufende Durchgang zu Ende gespielt.
hp-rule-20 = Punkte nach Position: 8 Plätze 10 9 8 7 4 3 2 1; 7 Plätze 8 7 6 4 3 2 1; 6 Plätze 8 7 6 3 2 1; 5 Plätze 6 5 3 2 1; 4 Plätze 6 5 2 1; 3 Plätze 4 2 1; 2 Plätze 4 1.
hp-rule-21 = Das Ziel sind 50 Punkte bei 8 Plätzen, 40 bei 6 oder 7, 30 bei 4 oder 5, 20 bei 2 oder 3. Es kann auch höher oder niedriger liegen, von 10 bis 200.
hp-rule-22 = In einer Partie um Punkte gewinnen die meisten Punkte, bei Gleichstand die bessere Position im letzten Durchgang. Sonst gewinnt, wer am häufigsten Megastar war; dann entscheiden die Punkte, dann der letzte Durchgang.
hp-rule-23 = Du siehst deine Hand, wie viele Karten jeder hat, jeden Satz und jedes Passen, Karrieren, Sitzordnung und Punkte; vom Tausch nur, was du selbst gegeben und bekommen hast.

# Vor dem Spiel: die Optionen in Worten.

hollywood-poker-option-round-label = Wie lange eine Runde geht
hollywood-poker-option-round-help = Die Anleitung lässt es offen. Vereinbart, was ihr gewohnt seid.
hollywood-poker-option-round-lap = einmal herum
hollywood-poker-option-round-lap-help = Jeder mit Karten ist einmal dran, dann gewinnt der höchste Satz.
hollywood-poker-option-round-open = bis alle passen
hollywood-poker-option-round-open-help = Es geht weiter, bis alle anderen nacheinander passen. Wer gepasst hat, darf wieder einsteigen.
hollywood-poker-option-round-locked = bis alle passen, ohne Wiedereinstieg
hollywood-poker-option-round-locked-help = Es geht weiter, bis alle anderen gepasst haben. Wer gepasst hat, ist aus der Runde.
hollywood-poker-option-end-label = Was die Partie beendet
hollywood-poker-option-end-help = Eine Partie hat mehrere Durchgänge; die Punkte werden addiert.
hollywood-poker-option-end-points = genug Punkte
hollywood-poker-option-end-deals = eine Zahl von Durchgängen
hollywood-poker-option-end-time = die Zeit
hollywood-poker-option-target-label = Punkte zum Sieg
hollywood-poker-option-target-help = Je mehr, desto länger die Partie.
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
    Schlag { $cards } von { $owner }: { $size ->
        [one] eine höhere Karte
       *[other] { $size } Karten von höherem Wert
    }, oder pass.
hp-web-waits-give = { $who } wählt Karten zum Abgeben.
hp-web-waits-lead = { $who } spielt an.
hp-web-waits-answer = { $who } überlegt; zu schlagen: { $cards }.
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
hp-web-cannot = kann jetzt nicht antworten
hp-web-recommended = empfohlen
hp-web-sets = Sätze, die du spielen kannst
hp-web-round = Diese Runde
hp-web-they-played = { $who }: { $cards }
hp-web-they-passed = { $who } hat gepasst
hp-web-to-beat = zu schlagen
hp-web-ladder = Karrieren und Punkte
hp-web-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
hp-web-place = Nr. { $place }
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
       *[other] { $count }-mal Megastar
    }
hp-web-exchange = Tausch mit { $who }
hp-web-no-exchange = Du bist am Tausch nicht beteiligt.
hp-web-you-give = Du gibst
hp-web-you-receive = Du bekommst
hp-web-still-open = noch nicht gewählt
hp-web-before = Ausgeteilt
hp-web-after = Danach
hp-web-deal-over = Durchgang { $deal } ist zu Ende
hp-web-finished = Du wirst Nummer { $place } und damit { $career }.
hp-web-finished-last = Du wirst im letzten Durchgang Nummer { $place }.
hp-web-won-deal = Durchgang { $deal } ist zu Ende: { $who } war zuerst alle Karten los.
hp-web-walk = Alle nehmen ihre neuen Plätze ein, die Karten werden gegeben.
hp-web-walk-as = Neue Plätze, neue Karten. Deine Karriere: { $career }.
hp-web-gifts = Tausch
hp-web-since = seit deinem letzten Zug
hp-web-go-on = Weiter
hp-web-by-deal = Durchgang für Durchgang
hp-web-total = Summe
hp-web-open-hands = Karten, die übrig sind

rules-idea-hollywood-poker = Hollywood ist eine Leiter. Wer zuerst alle Karten los ist, wird der Megastar des nächsten Durchgangs und nimmt dem Tellerwäscher die besten Karten ab, der so gern selbst oben wäre. Spiel an, was andere nicht überbieten, pass, wenn es sich lohnt, und heb dir ein Double für das Ende auf.
rules-picture-hp-double = 5-5-D zählt als drei Fünfen. Drei Sechsen würden sie schlagen, drei Fünfen nicht. Das Double allein zählt 14.
rules-picture-hp-exchange = Der Megastar hat eine 13 und ein Double bekommen und gibt zwei Karten zurück, etwa die Einsen.
rules-picture-hp-follow = 7-7 ist mit genau zwei Karten zu schlagen: 9-9 geht, auch 9-D oder 12-D. Eine einzelne 12 nicht.
rules-picture-hp-lap = 3-3-3, 6-6-6, gepasst, 11-11-11. Geht die Runde einmal herum, ist sie vorbei, sobald der letzte Platz dran war: Niemand wird zweimal gefragt, und die Elfen spielen als Nächstes an.

lesson-hp-welcome = Hollywood Poker ist ein Wettlauf: Wer zuerst alle Karten los ist, wird Megastar. Der erste Durchgang ist fast vorbei, und du spielst an.
lesson-hp-lead = Spiel eine oder mehrere Karten eines Wertes an. Niedrige Paare wirst du später schwer los, also spiel 4-4.
lesson-hp-follow = { $third } hat die Runde mit 7-7 gewonnen und spielt jetzt eine einzelne 6 an. Du folgst mit genau einer höheren Karte oder passt. Spiel deine 8.
lesson-hp-pass = Eine Runde geht nur einmal herum, also hat { $second } mit der 10 gewonnen und spielt eine 13 an. Nur dein Double wäre höher, und das brauchst du noch. Pass.
lesson-hp-pair = Jetzt ein niedriges Paar, 3-3. Das ist dein Moment: Spiel 11-11.
lesson-hp-double = Du hast gewonnen und spielst an. Ein Double allein zählt 14, nichts schlägt es. Spiel es …
lesson-hp-last = … alle mussten passen, und du spielst wieder an. Deine letzte Karte ist eine 2. Spiel sie, und du bist fertig.
lesson-hp-megastar = Du hast als Erster keine Karten mehr: Du wirst der nächste Megastar. Die anderen spielen um die Karrieren darunter, und wer auf Karten sitzen bleibt, wird Tellerwäscher.
lesson-hp-exchange = Der nächste Durchgang beginnt mit dem Tausch. { $third }, der Tellerwäscher, musste dir die zwei besten Karten geben, eine 13 und ein Double. Du gibst zwei zurück, welche du willst.
lesson-hp-give = Gib ab, was sich am schwersten spielen lässt: Wähle beide Einsen und gib sie.
lesson-hp-joker = Der Megastar spielt zur ersten Runde an. Neben anderen Karten nimmt ein Double ihren Wert an: Spiel 11-11-D, drei Elfen.
lesson-hp-small = Niemand hatte drei höhere. Du spielst wieder an, also werde 3-3 los, solange du kannst.
lesson-hp-match = { $third } holt diese Runde mit 8-8. So geht es weiter, Durchgang um Durchgang. Jeder bringt Punkte nach der Platzierung, und zu viert gewinnt, wer zuerst 30 hat.
