# The Game: Face to Face

face-to-face-title = The Game: Face to Face
face-to-face-about = Ein Duell: Wer zuerst alle 58 Karten ablegt, gewinnt. Bleib nicht stecken!
face-to-face-option-last_card_grace = wer nur noch eine Karte hat, darf sie allein ablegen

ff-seat-gold = Gold
ff-seat-silver = Silber

ff-pile =
    { $pile ->
        [up] auf deinen aufsteigenden Stapel
        [down] auf deinen absteigenden Stapel
        [help-up] Hilfe: auf den aufsteigenden Stapel des Gegners
       *[help-down] Hilfe: auf den absteigenden Stapel des Gegners
    }
ff-end = den Zug beenden

ff-side =
    { $who }: aufsteigend bei { $up }, absteigend bei { $down }; { $hand ->
        [one] { $hand } Handkarte
       *[other] { $hand } Handkarten
    }, { $draw } im Zugstapel.
ff-counts = { $hand } auf der Hand · { $draw } zu ziehen
ff-hand = Deine Hand: { $cards }.
ff-hand-empty = Deine Hand ist leer.
ff-turn =
    { $due ->
        [2] Dieser Zug: noch nichts gelegt; leg mindestens zwei Karten.
        [1] { $laid ->
            [0] Dieser Zug: deine letzte Karte, allein.
           *[1] Dieser Zug: eine Karte gelegt; leg mindestens noch eine.
        }
       *[0] Dieser Zug: { $laid } Karten gelegt, { $helped ->
            [yes] eine davon als Hilfe für den Gegner
           *[no] nur auf eigene Stapel
        }; beendest du den Zug, ziehst du { $draw }.
    }
ff-asks =
    { $due ->
        [2] Leg mindestens zwei Karten (etwa { $examples }):
        [1] { $laid ->
            [0] Leg deine letzte Karte (etwa { $examples }):
           *[1] Leg mindestens noch eine Karte (etwa { $examples }):
        }
       *[0] { $examples ->
            [none] Keine Karte passt mehr. Tippe „ende“:
           *[other] Leg noch eine Karte (etwa { $examples }) oder tippe „ende“:
        }
    }
ff-help =
    Tippe die Zahl einer Karte und einen Stapel: „auf“ oder „ab“ für deine eigenen, „hilf auf“
    oder „hilf ab“ für die des Gegners; kurz (nach dem Englischen up und down): u, d, hu, hd. Im
    Moment etwa: { $examples }. Ab der zweiten Karte beendet „ende“ (oder e) den Zug. Mit der
    Eingabetaste wählst du Schritt für Schritt.
ff-signs = Unter den Karten: ↑ ↓ deine Stapel, +↑ +↓ die des Gegners.

ff-result-emptied =
    { $me ->
        [yes] Du gewinnst: Du hast alle 58 Karten gelegt!
        [lost] Du verlierst: { $who } hat alle 58 Karten gelegt.
       *[no] { $who } gewinnt: Alle 58 Karten sind gelegt.
    }
ff-result-stuck =
    { $me ->
        [yes] Du gewinnst: { $other } kann keine zwei Karten legen.
        [lost] Du verlierst: Du kannst keine zwei Karten legen.
       *[no] { $who } gewinnt: { $other } kann keine zwei Karten legen.
    }
ff-result-stuck-last =
    { $me ->
        [yes] Du gewinnst: { $other } kann die letzte Karte nicht legen.
        [lost] Du verlierst: Du kannst deine letzte Karte nicht legen.
       *[no] { $who } gewinnt: { $other } kann die letzte Karte nicht legen.
    }
ff-result-left =
    { $me ->
        [lost]
            { $left ->
                [one] Du hattest noch eine Karte.
               *[other] Du hattest noch { $left } Karten.
            }
       *[no]
            { $left ->
                [one] { $other } hatte noch eine Karte.
               *[other] { $other } hatte noch { $left } Karten.
            }
    }

ff-told-dealt = Du bekommst { $cards }.
ff-brief-laid =
    { $pile ->
        [up] { $card } ↑
        [down] { $card } ↓
        [help-up] { $card } ↑ beim Gegner
       *[help-down] { $card } ↓ beim Gegner
    }
ff-brief-drew =
    { $count ->
        [0] zieht nichts
       *[other] zieht { $count }
    }
ff-told-starts =
    { $me ->
        [yes] Du beginnst.
       *[no] { $who } beginnt.
    }
ff-told-laid =
    { $me ->
        [yes] Du legst die { $card } { $pile ->
            [up] auf deinen aufsteigenden Stapel (bisher { $top }).
            [down] auf deinen absteigenden Stapel (bisher { $top }).
            [help-up] als Hilfe auf den aufsteigenden Stapel des Gegners (bisher { $top }).
           *[help-down] als Hilfe auf den absteigenden Stapel des Gegners (bisher { $top }).
        }
       *[no] { $who } legt die { $card } { $pile ->
            [up] auf den eigenen aufsteigenden Stapel (bisher { $top }).
            [down] auf den eigenen absteigenden Stapel (bisher { $top }).
            [help-up] { $helped ->
                [yes] als Hilfe auf deinen aufsteigenden Stapel (bisher { $top }).
               *[no] als Hilfe auf den aufsteigenden Stapel des Gegners (bisher { $top }).
            }
           *[help-down] { $helped ->
                [yes] als Hilfe auf deinen absteigenden Stapel (bisher { $top }).
               *[no] als Hilfe auf den absteigenden Stapel des Gegners (bisher { $top }).
            }
        }
    }
ff-told-drew =
    { $who } beendet den Zug und zieht { $count ->
        [0] nichts.
        [one] { $count } Karte.
       *[other] { $count } Karten.
    }
ff-told-drew-cards = Du beendest den Zug und ziehst { $cards }.
ff-told-won =
    { $me ->
        [yes] Du hast
       *[no] { $who } hat
    } gewonnen.

ff-not-dealt = Die Karten sind noch nicht ausgeteilt.
ff-over = Das Spiel ist zu Ende.
ff-not-in-hand = Die { $card } hast du nicht auf der Hand.
ff-helped-already = In diesem Zug hast du dem Gegner schon geholfen.
ff-misfit-up = Die { $card } passt nicht auf deinen aufsteigenden Stapel bei { $top }: Dort passen nur höhere Karten{ $trick ->
        [0] {""}
       *[other] {" "}oder genau die { $trick }
    }.
ff-misfit-down = Die { $card } passt nicht auf deinen absteigenden Stapel bei { $top }: Dort passen nur niedrigere Karten{ $trick ->
        [0] {""}
       *[other] {" "}oder genau die { $trick }
    }.
ff-misfit-help-up = Die { $card } hilft auf dem aufsteigenden Stapel des Gegners bei { $top } nicht: Nur eine niedrigere Karte hilft.
ff-misfit-help-down = Die { $card } hilft auf dem absteigenden Stapel des Gegners bei { $top } nicht: Nur eine höhere Karte hilft.
ff-no-second = Nach der { $card } dort passt keine zweite Karte mehr, und zwei musst du mindestens legen.
ff-minimum =
    { $laid ->
        [0] Du musst erst mindestens zwei Karten legen.
       *[other] Du musst erst mindestens noch eine Karte legen.
    }
ff-last-card-first = Du musst erst deine letzte Karte legen.

ff-position-card-twice = { $place }: Die Karte { $card } kommt zweimal vor.
ff-position-top = { $place }.{ $pile }: Die { $card } kann nicht oben liegen, niemand hat sie gelegt (oder sie liegt anderswo).
ff-position-helped = { $place }: Auf den Stapeln des Gegners liegt keine Karte aus diesem Zug.
ff-position-small-hand = { $place }: Solange Karten zu ziehen sind, hat man zwischen den Zügen mindestens { $least } auf der Hand.
ff-position-won-before = { $place }: Hier kann niemand am Zug sein, das Spiel war schon gewonnen.
ff-position-no-second = { $place }: Auf die erste Karte konnte keine zweite folgen; sie war also nicht erlaubt.

ff-rule-1 = Für zwei: Gold und Silber. Beide haben je 58 eigene Karten, die Zahlen 2 bis 59.
ff-rule-2 = Beide haben je zwei Stapel: Der aufsteigende beginnt bei 1, der absteigende bei 60.
ff-rule-3 = Beide mischen ihre eigenen Karten und ziehen 6. Wer beginnt, wird ausgelost.
ff-rule-4 = In einem Zug legst du mindestens 2 Handkarten, eine nach der anderen; gern auch mehr.
ff-rule-5 = Das Minimum von 2 gilt auch bei leerem Zugstapel.
ff-rule-6 = Höchstens eine Karte je Zug geht auf die Stapel des Gegners, alle anderen auf die eigenen. Helfen musst du nie.
ff-rule-7 = Auf deinen aufsteigenden Stapel passt eine höhere Karte als die oberste oder eine genau um 10 niedrigere (Rückwärts-Trick).
ff-rule-8 = Auf deinen absteigenden Stapel passt eine niedrigere Karte als die oberste oder eine genau um 10 höhere (Rückwärts-Trick).
ff-rule-9 = Den Rückwärts-Trick darfst du in einem Zug so oft anwenden, wie du willst.
ff-rule-10 = Eine Karte beim Gegner muss helfen: niedriger auf dem aufsteigenden, höher auf dem absteigenden Stapel. Dort gibt es keinen Rückwärts-Trick.
ff-rule-11 = Auf einen Stapel des Gegners, der noch unberührt ist oder nicht besser werden kann, kannst du darum nichts legen.
ff-rule-12 = Die Karte für den Gegner darf zuerst, mittendrin oder zuletzt kommen.
ff-rule-13 = Nach dem Legen ziehst du: 2 Karten, wenn du nur bei dir selbst gelegt hast, sonst, bis du wieder 6 hast. Dann ist dein Gegner dran.
ff-rule-14 = Du hast nie mehr als 6 Karten auf der Hand.
ff-rule-15 = Wer alle 58 eigenen Karten gelegt hat, gewinnt sofort, wo auch immer die letzte liegt.
ff-rule-16 = Wer zu Beginn des Zuges keine 2 Karten legen kann, verliert sofort, egal wie viele Karten beide noch haben.
ff-rule-17 = Eine erste Karte ist nur erlaubt, wenn eine zweite folgen kann.
ff-rule-18 = Mit einer einzigen Karte kannst du keine 2 legen und verlierst. Mit der Option last_card_grace darfst du sie allein legen, wenn sie passt, und gewinnst.
ff-rule-19 = Ein Unentschieden gibt es nicht.
ff-rule-20 = Du siehst deine Hand, alle Stapel, jede gelegte Karte und wie viele Karten beide haben, aber nicht die Hand des Gegners und nicht die Reihenfolge der Zugstapel.
ff-rule-21 = Ab der zweiten Karte entscheidest du selbst, wann dein Zug endet.

# Wörter, die man statt up, down, help, end tippen kann.
ff-word-up = auf, hoch
ff-word-down = ab, runter
ff-word-help = hilf, hilfe
ff-word-end = ende, fertig
face-to-face-reason-emptied = gewonnen, weil alle Karten gelegt waren
face-to-face-reason-stuck = gewonnen, weil der Gegner feststeckte
ff-view-impossible = Diese Sicht ist unmöglich: Wer am Zug ist, könnte nichts legen.

# Im Browser.
ff-web-asks =
    { $due ->
        [2] Du bist dran: Leg mindestens zwei Karten.
        [1] { $laid ->
            [0] Du bist dran: Leg deine letzte Karte.
           *[1] Leg mindestens noch eine Karte.
        }
       *[0] Leg noch eine Karte oder beende deinen Zug.
    }
ff-web-asks-end = Mehr passt nicht: Beende deinen Zug.
ff-web-waits = { $who } überlegt.
ff-web-over = Das Spiel ist zu Ende …
ff-web-verdict =
    { $me ->
        [yes] Du gewinnst!
        [lost] Du verlierst.
       *[no] { $who } gewinnt.
    }
ff-web-go-on = Weiter
ff-web-stuck =
    { $how ->
        [none] { $me ->
            [yes] Du musst zwei Karten legen, aber keine passt.
           *[no] { $who } muss zwei Karten legen, aber keine passt.
        }
        [one] { $me ->
            [yes] Du musst zwei Karten legen, aber nur die { $cards } passt.
           *[no] { $who } muss zwei Karten legen, aber nur die { $cards } passt.
        }
        [help] { $me ->
            [yes] Du musst zwei Karten legen, aber { $cards } passen nur beim Gegner, und dorthin darf je Zug nur eine.
           *[no] { $who } muss zwei Karten legen, aber { $cards } passen nur beim Gegner, und dorthin darf je Zug nur eine.
        }
        [grace] { $me ->
            [yes] Deine letzte Karte passt auf keinen Stapel.
           *[no] Die letzte Karte von { $who } passt auf keinen Stapel.
        }
       *[single] { $me ->
            [yes] Du musst zwei Karten legen, hast aber nur noch eine.
           *[no] { $who } muss zwei Karten legen, hat aber nur noch eine.
        }
    }
ff-web-wants =
    { $pile ->
        [up] hier passt nur Höheres als { $top }
        [down] hier passt nur Niedrigeres als { $top }
        [help-up] Hilfe nur mit Niedrigerem als { $top }
       *[help-down] Hilfe nur mit Höherem als { $top }
    }{ $trick ->
        [0] {""}
       *[other] {" "}oder genau die { $trick }
    }
ff-web-wants-short =
    { $which ->
        [none] nichts passt
        [higher] nur über { $top }
       *[lower] nur unter { $top }
    }{ $trick ->
        [0] {""}
       *[other] {" "}oder genau { $trick }
    }
ff-told-drew-nothing = Du beendest den Zug und ziehst nichts.
ff-web-end = Zug beenden
ff-web-end-draws =
    { $count ->
        [0] nichts mehr zu ziehen
        [one] zieht { $count } Karte
       *[other] zieht { $count } Karten
    }
ff-web-lay =
    { $card } { $pile ->
        [up] auf deinen aufsteigenden Stapel
        [down] auf deinen absteigenden Stapel
        [help-up] als Hilfe auf den aufsteigenden Stapel des Gegners
       *[help-down] als Hilfe auf den absteigenden Stapel des Gegners
    }
ff-web-onto =
    { $pile ->
        [up] auf deinen aufsteigenden Stapel
        [down] auf deinen absteigenden Stapel
        [help-up] auf den aufsteigenden Stapel des Gegners
       *[help-down] auf den absteigenden Stapel des Gegners
    }
ff-web-card = { $card }
ff-web-card-fits = { $card }, passt { $piles }
ff-web-card-unfit = { $card }, passt gerade nirgends
ff-web-pile =
    { $pile ->
        [up] dein aufsteigender Stapel
        [down] dein absteigender Stapel
        [help-up] der aufsteigende Stapel des Gegners
       *[help-down] der absteigende Stapel des Gegners
    } bei { $top }
ff-web-pile-of =
    { $who }, { $kind ->
        [up] aufsteigender Stapel
       *[down] absteigender Stapel
    } bei { $top }
ff-web-pile-takes = { $pile }, { $card } passt hierher
ff-web-draw-pile =
    Zugstapel von { $who }: { $count ->
        [0] leer
        [one] { $count } Karte
       *[other] { $count } Karten
    }
ff-web-hand-of =
    Hand von { $who }: { $count ->
        [0] leer
        [one] { $count } Karte
       *[other] { $count } Karten
    }
ff-web-hand = Deine Hand
ff-web-keys = Mit den Pfeiltasten wählst du eine Karte, mit der Eingabetaste nimmst du sie auf. U und D legen sie auf deinen aufsteigenden oder absteigenden Stapel, mit der Umschalttaste beim Gegner. E beendet den Zug, Escape legt die Karte zurück.
ff-web-pick-first = Nimm zuerst eine Karte deiner Hand auf.
ff-web-help = Hilfe
ff-web-hinted = empfohlen
ff-web-turn = Dieser Zug
ff-web-turn-of = { $who } hat gelegt
ff-web-slot =
    { $number ->
        [1] erste Karte, noch zu legen
       *[other] zweite Karte, noch zu legen
    }
ff-web-laid-by =
    { $card } { $pile ->
        [up] auf den eigenen aufsteigenden Stapel
        [down] auf den eigenen absteigenden Stapel
        [help-up] als Hilfe auf den aufsteigenden Stapel des Gegners
       *[help-down] als Hilfe auf den absteigenden Stapel des Gegners
    }, { $distance }
ff-web-score = Abrechnung
ff-web-score-laid = Gelegte Karten
ff-web-score-hand = Noch auf der Hand
ff-web-score-draw = Noch im Zugstapel
ff-web-score-backwards = Rückwärts-Tricks
ff-web-score-help = Geholfen
ff-web-score-won = gewonnen
# Vor dem Spiel: die Optionen in Worten.

face-to-face-option-last_card_grace-label = Letzte Karte allein
face-to-face-option-last_card_grace-help = Wer nur noch eine Karte hat, darf sie allein ablegen; sonst müssen es mindestens zwei je Zug sein.

rules-idea-face-to-face = Ein Duell der kleinen Schritte. Beide habt ihr zwei Stapel, einer steigt, einer fällt, und jede Karte lässt etwas weniger Luft. Die besten Züge gehen rückwärts oder helfen dem Gegner. Wer zuerst alle Karten ablegt, gewinnt; steh nur nie ohne zwei passende da.
rules-picture-ff-backwards = Dein aufsteigender Stapel steht bei 27. Die 28 würde passen, und ebenso die 17: Sie ist genau um 10 niedriger. Auf den absteigenden bei 35 passen 12 und 34, und die 45 ist dort ein Rückwärts-Trick.
rules-picture-ff-help = Der aufsteigende Stapel des Gegners steht bei 29. Jede niedrigere Karte hilft, etwa die 12; eine 30 nicht.
rules-picture-ff-second = Aufsteigend bei 40, absteigend bei 12, und nur 30 und 35 auf der Hand. Die 30 muss zuerst: Danach passt die 35. Andersherum bliebst du stecken.
rules-picture-ff-last = Deine letzten vier Karten: Leg 34, 45 und 52 auf den aufsteigenden und 12 auf den absteigenden Stapel, und du hast gewonnen.

lesson-ff-welcome = Willkommen! Du spielst Gold, { $first } spielt Silber. Wer zuerst alle 58 Karten abgelegt hat, gewinnt. Ihr habt beide zwei Stapel: Einer steigt von 1 an, der andere fällt von 60.
lesson-ff-up = Leg deine 3 auf den aufsteigenden Stapel. Darauf passen nur höhere Karten, also sind kleine Schritte kostbar.
lesson-ff-down = Ein Zug braucht mindestens zwei Karten. Auf den absteigenden Stapel passen niedrigere: Leg deine 58 dorthin.
lesson-ff-more = Das sind zwei, du könntest also aufhören. Aber die 5 liegt so dicht an der 3, dass sie fast nichts kostet: Leg sie auf den aufsteigenden Stapel.
lesson-ff-end = Beende jetzt deinen Zug. Alle Karten gingen auf eigene Stapel, also ziehst du zwei, egal wie viele du gelegt hast.
lesson-ff-leap = { $first } hat große Sprünge gemacht, und das tut weh. Leg nun deine 25 auf den aufsteigenden Stapel: auch ein Sprung, aber warte …
lesson-ff-backwards = … auf den Rückwärts-Trick! Eine genau um 10 niedrigere Karte darf zurück. Leg deine 15 auf die 25.
lesson-ff-help = Einmal je Zug darfst du deinem Gegner helfen, mit einer Karte, die einem seiner Stapel Luft verschafft. Sein absteigender steht bei 52: Leg deine 56 dorthin.
lesson-ff-refill = Warum helfen? Wer geholfen hat, füllt die Hand wieder auf sechs Karten auf, statt nur zwei zu ziehen. Beende deinen Zug und sieh selbst.
lesson-ff-helped = { $first } hat auch dir geholfen: Dein aufsteigender Stapel ging von 15 auf 9 zurück. So geht es Zug um Zug weiter. Springen wir ans Ende eines Spiels.
lesson-ff-late = Dein Zugstapel ist leer, und das sind deine letzten vier Karten. Vorsicht: Wer zu Beginn seines Zuges keine zwei Karten legen kann, verliert sofort. Behalte also nie eine einzelne Karte!
lesson-ff-order = Leg jetzt alle vier, nur die Reihenfolge zählt. Dein aufsteigender Stapel steht bei 44, und 34 ist genau um 10 niedriger. Leg zuerst die 34.
lesson-ff-close = Jetzt ist wieder Luft. Leg die 45 auf den aufsteigenden Stapel.
lesson-ff-all = Dein absteigender Stapel steht bei 13. Leg die 12 dorthin.
lesson-ff-last = Und nun die letzte: Leg deine 52 auf den aufsteigenden Stapel, und du gewinnst auf der Stelle.
