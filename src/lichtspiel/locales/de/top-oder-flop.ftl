# Top oder Flop

top-oder-flop-title = Top oder Flop
top-oder-flop-about = Fünf Filme, Top oder Flop: Mach sie groß, lass sie durchfallen und sichere dir im richtigen Moment deinen Anteil.
top-oder-flop-option-deck = die Karten: „house“ ist unsere eigene Liste (die gedruckte ist nicht öffentlich), oder eine Datei mit deiner
top-oder-flop-option-start = wer beginnt: ausgelost (random) oder ein Platz
top-oder-flop-reason-films = der letzte Film ist abgeschlossen
top-oder-flop-reason-emptied = jemand hat weder Karten noch Marker übrig

tf-card =
    { $shows ->
        [tf] Top→Flop
        [ft] Flop→Top
        [any] Beliebig
       *[films] { $shows }
    } { $worth }
tf-marker =
    { $marker ->
        [x2] ×2
       *[stop] Stop
    }
tf-where-own = in deine eigene Auslage
tf-where-film = an einen Film
tf-where-action = ihre Aktion ausführen
tf-step-marker = Marker
tf-step-moved = { $pair } von { $film }, { $side }
tf-step-to = nach { $film }, { $side }
tf-step-over = ersetzt { $pair }
tf-step-row = übernommen in deine Reihe { $film }

tf-house-deck = Hausdeck: unsere eigene Kartenliste, denn die gedruckte ist nicht öffentlich.
tf-own-deck = Ihr spielt mit eurem eigenen Deck.
tf-deck-short =
    { $deck ->
        [house] Hausdeck (von uns)
       *[own] eigenes Deck
    }
tf-head-film = Film
tf-head-value = Wert
tf-head-seat = Spieler
tf-head-hand = Hand
tf-head-left = Rest
tf-sheet-caption = Je Spieler: Einfluss (Rang) Punkte
tf-head-total = Summe
tf-completed-mark = Last Take
tf-piles =
    { $draw ->
        [0] Nachziehstapel leer
        [one] Noch eine Karte im Nachziehstapel
       *[other] Noch { $draw } Karten im Nachziehstapel
    } · { $gone ->
        [0] noch keine Wechselkarte aus dem Spiel
        [one] eine Wechselkarte aus dem Spiel
       *[other] { $gone } Wechselkarten aus dem Spiel
    }
tf-hand = Deine Hand: { $cards }.
tf-hand-empty = Deine Hand ist leer.
tf-film-line =
    { $film }: Top { $top }; Flop { $flop }; Wert { $value }{ $completed ->
        [yes] , abgeschlossen
       *[no] {""}
    }.
tf-nothing = leer
tf-hidden = verdeckt
tf-hidden-more =
    { $count ->
        [one] eine verdeckt
       *[other] { $count } verdeckt
    }
tf-row = { $film }: { $cards }
tf-display-line =
    { $who }: { $hand ->
        [0] keine Handkarte
        [one] eine Handkarte
       *[other] { $hand } Handkarten
    }, { $markers ->
        [0] kein Marker
        [one] ein Marker
       *[other] { $markers } Marker
    }; Auslage: { $rows }.
tf-asks-opening =
    { $lap ->
        [1] Eröffne deine Auslage mit einer Einflusskarte (etwa { $examples }):
       *[2] Leg eine zweite Karte, für einen anderen Film (etwa { $examples }):
    }
tf-asks-turn = Du bist am Zug: Spiel eine Karte oder einen Marker (etwa { $examples }):
tf-help =
    Karten: ac3 ist die 3 mit AA und CC, a5 die Fünf von AA; tf, ft und any mit +3 oder -3 sind
    die Wechselkarten. Im Moment etwa: { $examples }. „eigen“ ist deine Auslage; auf einer vollen
    Seite nennt „statt“ die Karte, die du ersetzt, und „für“ den Film, in dessen Reihe deiner
    Auslage sie kommt; „verschiebt … von … nach …“ führt die Aktion einer Wechselkarte aus; x2 und
    stop sind Marker. Mit der Eingabetaste wählst du Schritt für Schritt. Eine verdeckte Karte,
    die du kennst, hat Klammern: (A5) oder „(verdeckt)“ nach ihrem Namen.

tf-score-line = { $film }: Top { $top }, Flop { $flop }, Wert { $value }. { $shares }.
tf-score-share =
    { $who }: Einfluss { $influence }, Rang { $rank }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
tf-score-left =
    { $who }: { $cards ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $cards } Karten
    } und { $markers ->
        [0] kein Marker
        [one] ein Marker
       *[other] { $markers } Marker
    } übrig: { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    } Summe: { $total }.
tf-result-reason =
    { $reason ->
        [films] Der letzte Film ist abgeschlossen.
       *[emptied] { $me ->
            [yes] Du hast
           *[no] { $who } hat
        } weder Karten noch Marker übrig.
    }
tf-result-won =
    { $me ->
        [yes] Du gewinnst
       *[no] { $who } gewinnt
    } mit { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkten.
    }
tf-result-shared =
    { $who } teilen sich den Sieg mit je { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkten.
    }
tf-result-place =
    Du kommst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } auf Rang { $place }.

tf-told-hopeless =
    { $me ->
        [yes] Du kannst nicht eröffnen und zeigst
       *[no] { $who } kann nicht eröffnen und zeigt
    } { $cards }. Alle Karten werden neu ausgeteilt.
tf-told-dealt = Du bekommst { $cards }.
tf-brief-opened = { $card } offen: { $film }
tf-brief-kept = verdeckt: { $film }
tf-brief-laid = { $card } → { $film } { $side }
tf-brief-moved = { $card } ⇄ { $film } { $side }
tf-brief-marked =
    { $marker ->
        [x2] ×2 → { $film } { $side }
       *[stop] Stop → { $film } { $side }
    }
tf-brief-took-over = nimmt { $card } für { $film }
tf-told-starts =
    { $me ->
        [yes] Du beginnst.
       *[no] { $who } beginnt.
    }
tf-told-opened =
    { $me ->
        [yes] Du legst
       *[no] { $who } legt
    } { $card } offen für { $film }.
tf-told-kept = { $who } legt eine Karte verdeckt für { $film }.
tf-told-kept-card = Du legst { $card } verdeckt für { $film }.
tf-told-laid =
    { $me ->
        [yes] Du legst
       *[no] { $who } legt
    } { $card } auf die { $side }-Seite von { $film }.
tf-told-moved =
    { $me ->
        [yes] Du spielst
       *[no] { $who } spielt
    } { $change }: { $card } wandert { $same ->
        [yes] bei { $film } von der { $side }- auf die { $to_side }-Seite.
       *[no] von der { $side }-Seite von { $film } auf die { $to_side }-Seite von { $to_film }.
    }
tf-told-took-over =
    { $me ->
        [yes] Du übernimmst
       *[no] { $who } übernimmt
    } { $card } für { $film }, { $opens ->
        [yes] offen.
       *[no] verdeckt.
    }
tf-told-marked =
    { $me ->
        [yes] Du legst
       *[no] { $who } legt
    } { $marker ->
        [x2] einen ×2-Marker
       *[stop] einen Stop-Marker
    } auf die { $side }-Seite von { $film }.
tf-told-completed = { $film } ist abgeschlossen: Last Take!
tf-told-drew = { $who } zieht eine Karte.
tf-told-drew-card = Du ziehst { $card }.
tf-told-over =
    Das Spiel ist zu Ende: { $reason ->
        [films] Der letzte Film ist abgeschlossen.
       *[emptied] { $me ->
            [yes] Du hast
           *[no] { $who } hat
        } weder Karten noch Marker übrig.
    }

tf-not-dealt = Die Karten sind noch nicht ausgeteilt.
tf-over = Das Spiel ist zu Ende.
tf-not-in-hand = Die Karte { tf-card } hast du nicht auf der Hand.
tf-no-card = Eine Karte „{ $card }“ gibt es in diesem Spiel nicht.
tf-opening-change = Eröffnet wird mit Einflusskarten; die Karte { tf-card } ist eine Wechselkarte.
tf-opening-same-film = Deine zweite Karte muss für einen anderen Film sein als { $film }.
tf-opening-no-second = Nach { tf-card } für { $film } hättest du keine Einflusskarte für einen anderen Film mehr.
tf-opening-display = Zuerst legen alle zwei Einflusskarten in die eigene Auslage.
tf-no-row = Zu { $film } hast du keine Reihe; die Wechselkarte { tf-card } braucht eine, auf die sie kommt.
tf-completed = { $film } ist abgeschlossen, dort ändert sich nichts mehr.
tf-stopped = Auf der { $side }-Seite von { $film } liegt ein Stop; sie ändert sich nicht mehr.
tf-has-room = Auf der { $side }-Seite von { $film } ist noch Raum; dort wird nichts ersetzt.
tf-too-low = Die { $side }-Seite von { $film } ist voll; eine { $value } ist nicht höher als die niedrigste Karte dort, eine { $lowest }.
tf-full = Die { $side }-Seite von { $film } ist voll; sag dazu, welche { $lowest } ersetzt wird und für welchen Film du sie übernimmst.
tf-not-replaced = Auf der { $side }-Seite von { $film } liegt keine Karte { $pair } mit dem niedrigsten Wert { $lowest }.
tf-nothing-to-move = Auf der { $side }-Seite von { $film } liegt keine Karte.
tf-not-lowest = Du kannst nur eine niedrigste Karte verschieben: Auf der { $side }-Seite von { $film } ist das eine { $lowest }, und { $pair } ist keine.
tf-no-marker = Du hast keinen Marker mehr.
tf-doubled = Auf der { $side }-Seite von { $film } liegt schon ein ×2-Marker.

tf-deck-line = Deck, Zeile { $line }: „{ $found }“ ist keine Karte. Schreib zum Beispiel „3 AA CC“, „5 AA x3“ oder „any -3“.
tf-deck-copies = Deck, Zeile { $line }: „{ $found }“ sollte die Anzahl gleicher Karten sein, x1 bis x99.
tf-deck-personal = Deck, Zeile { $line }: Eine Wechselkarte zeigt +3 oder -3, nicht „{ $found }“.
tf-deck-value = Deck, Zeile { $line }: Der Wert ist 1 bis 5, nicht { $found }.
tf-deck-film = Deck, Zeile { $line }: Den Film „{ $found }“ gibt es nicht. Die Filme: AA, CC, DD, RR, TT.
tf-deck-films =
    Deck, Zeile { $line }: Eine { $value } zeigt { $wanted ->
        [one] genau einen Film.
       *[other] zwei verschiedene Filme.
    }
tf-deck-few =
    Deck, nach Zeile { $line }: { $found ->
        [one] 1 Karte reicht
       *[other] { $found } Karten reichen
    } nicht; mindestens { $least } müssen es sein.
tf-deck-many = Deck, Zeile { $line }: zu viele Karten; höchstens { $most } sind möglich.
tf-deck-hopeless =
    Deck: Mit diesen Karten { $seats ->
        [one] könnte 1 Person
       *[other] könnten { $seats } Personen
    } in mehr als { $percent } von 100 Fällen nicht eröffnen; es braucht mehr Einflusskarten.
tf-deals-failed = Auch nach { $deals }-maligem Austeilen konnte jemand nicht eröffnen; dieses Deck ist nicht spielbar.

tf-position-card = { $place }: Die Karte „{ $found }“ gibt es nicht.
tf-position-gone = { $place }: { $card } ist eine Einflusskarte; solche verlassen das Spiel nie.
tf-position-film = { $place }: { $card } nennt { $film } nicht.
tf-position-cards = { $place }: Die Karte { $card } kommt { $found }-mal vor statt { $wanted }-mal.
tf-position-markers = { $place }: An den Filmen liegen { $placed } Marker, gespielt wurden aber { $played }.
tf-position-first = { $place }: Die erste Karte einer Reihe liegt offen.
tf-position-opening-films = { $place }: Während der Eröffnung liegt nichts an den Filmen.
tf-position-opening-gone = { $place }: Während der Eröffnung ist noch keine Karte aus dem Spiel.
tf-position-opening-laid = { $place }: An dieser Stelle der Eröffnung liegen { $wanted } Karten in dieser Auslage, jede für einen eigenen Film.
tf-position-opening-hand = { $place }: An dieser Stelle der Eröffnung sind { $wanted } Karten auf dieser Hand.
tf-position-hand = { $place }: Die Hand und die daraus verdeckt gelegten Karten sind zusammen höchstens { $most }.
tf-position-cannot-open = { $place }: Mit dieser Hand ist keine Eröffnung möglich.
tf-position-rows = { $place }: Nach der Eröffnung hat eine Auslage Reihen von mindestens zwei Filmen.
tf-position-empty = { $place }: Diese Person hat weder Karte noch Marker; das Spiel war also schon zu Ende.

tf-rule-1 = Für zwei bis fünf Personen. Es gibt fünf Filme: AA, CC, DD, RR, TT. Jeder hat eine Top- und eine Flop-Seite für je 3 Karten.
tf-rule-2 = Einflusskarten haben die Werte 1 bis 5: Eine 1 bis 4 nennt zwei Filme, eine 5 nur einen. Wechselkarten haben eine Aktion (Top→Flop, Flop→Top, Beliebig) und +3 oder −3.
tf-rule-3 = Zu zweit oder dritt haben alle 2 Marker, zu viert oder fünft nur 1. Ein Marker wird als ×2 oder als Stop gespielt.
tf-rule-4 = Alle bekommen 8 Karten, der Rest ist der Nachziehstapel. Wer beginnt, wird ausgelost oder vereinbart (Option start): etwa, wer zuletzt eine Filmpremiere besucht hat. Es geht im Uhrzeigersinn.
tf-rule-5 = Zuerst legen alle eine Einflusskarte offen für einen ihrer Filme; in einer zweiten Runde noch eine für einen anderen. Eine erste Karte, nach der keine für einen anderen Film bliebe, ist nicht erlaubt.
tf-rule-6 = Kannst du mit deiner Hand nicht so eröffnen, zeigst du sie, und alles wird neu ausgeteilt.
tf-rule-7 = In deinem Zug spielst du eine Einflusskarte auf die Top- oder Flop-Seite eines Films, den sie nennt, und ziehst eine Karte nach.
tf-rule-8 = Oder du spielst eine Einflusskarte in deine eigene Auslage, für einen Film, den sie nennt; dann ziehst du nicht nach.
tf-rule-9 = Oder du spielst eine Wechselkarte verdeckt auf eine Reihe deiner Auslage, wo sie +3 oder −3 zählt; dann ziehst du nicht nach.
tf-rule-10 = Oder du führst die Aktion einer Wechselkarte aus. Die Karte kommt aus dem Spiel, und du ziehst eine Karte nach.
tf-rule-11 = Oder du spielst einen Marker auf eine Seite eines Films, als ×2 oder Stop, und ziehst eine Karte nach.
tf-rule-12 = In fremde Auslagen spielst du nie. Passen gibt es nicht; etwas kannst du immer spielen.
tf-rule-13 = Du musst nachziehen; sonst könntest du das Ende herbeiführen, ohne dafür zu bezahlen. Ist der Nachziehstapel leer, geht das Spiel ohne Nachziehen weiter.
tf-rule-14 = Eine Auslage hat je Film eine Reihe. Die erste Karte einer Reihe ist eine Einflusskarte und liegt offen, alle weiteren liegen verdeckt.
tf-rule-15 = Eine Seite fasst 3 Karten. Eine vierte muss höher sein als die niedrigste dort und ersetzt sie (unter gleichen wählst du); die ersetzte kommt in deine eigene Auslage, für einen ihrer beiden Filme.
tf-rule-16 = ×2 verdoppelt die Summe seiner Seite. Die Karten dort können sich weiter ändern. Ein zweites ×2 auf derselben Seite gibt es nicht; ein Stop darauf ist erlaubt.
tf-rule-17 = Stop: Diese Seite ändert sich nicht mehr. Auch kein weiterer Marker kommt dorthin.
tf-rule-18 = Marker werden nie verschoben und zählen nicht als Karten.
tf-rule-19 = Top→Flop: Die niedrigste Karte der Top-Seite eines beliebigen Films kommt auf die Flop-Seite eines Films, den sie nennt. Flop→Top: umgekehrt.
tf-rule-20 = Beliebig: Die niedrigste Karte irgendeiner Seite kommt auf irgendeine andere Seite eines Films, den sie nennt.
tf-rule-21 = Du kannst nur eine niedrigste Karte verschieben; unter gleichen wählst du.
tf-rule-22 = Beide Seiten müssen sich noch ändern dürfen. Auf einer vollen Seite ersetzt die verschobene Karte eine andere wie in Regel 15.
tf-rule-23 = Eine Aktion, die du nicht ganz ausführen kannst, darfst du nicht wählen; eine Karte geht nie auf die Seite zurück, von der sie kommt.
tf-rule-24 = Ein Film ist abgeschlossen, sobald jede seiner Seiten 3 Karten oder einen Stop hat.
tf-rule-25 = An einem abgeschlossenen Film ändert sich nichts mehr. Seine Reihen in den Auslagen können weiter wachsen.
tf-rule-26 = Das Spiel endet sofort, wenn der letzte Film abgeschlossen ist oder wenn jemand nach dem eigenen Zug weder Karten noch Marker hat.
tf-rule-27 = Jede Handkarte und jeder übrige Marker ist 2 Punkte wert.
tf-rule-28 = Ein Film ist seine Top-Summe minus seine Flop-Summe wert, jede durch ×2 verdoppelt. Das kann negativ sein.
tf-rule-29 = Dein Einfluss auf einen Film ist die Summe deiner Reihe; ohne Reihe 0.
tf-rule-30 = Wer den höchsten Einfluss hat, bekommt den Wert des Films, wer den zweithöchsten hat, die Hälfte. Alle zählen mit, auch mit 0 oder weniger.
tf-rule-31 = Bei Gleichstand werden die Ränge geteilt, auch zu dritt und mehr: Rang eins und zwei zusammen sind das Anderthalbfache wert. Aufgerundet wird immer.
tf-rule-32 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
tf-rule-33 = Du siehst deine Hand, die Filme, alle Auslagen mit ihren offenen Karten und die verdeckten, die du selbst gelegt hast oder die von einem Film kamen, aber nicht die anderen Hände, den Nachziehstapel oder was andere verdeckt aus der Hand gelegt haben. Am Ende sind alle Auslagen offen.
tf-rule-34 = Das Deck ist eine Datei. Das Hausdeck ist unseres, denn die gedruckte Liste ist nicht öffentlich: 40 Karten mit zwei Filmen, 15 Fünfen, 15 Wechselkarten. Ein Deck, mit dem fünf Personen in mehr als 5 von 100 Fällen nicht eröffnen könnten, wird für neue Spiele nicht angenommen.

tf-word-own = eigen, eigene, auslage
tf-word-moves = verschiebt, verschiebe, verschieben
tf-word-from = von
tf-word-to = nach, auf
tf-word-over = statt, ersetzt
tf-word-for = für
tf-view-impossible = Diese Sicht ist unmöglich.
tf-no-pass = Passen gibt es nicht: In jedem Zug spielst du eine Karte oder einen Marker. ({ $rule })
tf-film-not-named = { tf-card } nennt { $film } nicht. ({ $rule })
tf-pair-not-named = { $pair } nennt { $film } nicht. ({ $rule })
tf-one-replaces-none = Eine 1 ersetzt nie eine Karte, denn keine ist niedriger. ({ $rule })
tf-five-stays = Eine 5 wird nie ersetzt, denn keine Karte ist höher. ({ $rule })
tf-no-way-back = Eine Karte kommt nie auf die Seite zurück, von der sie genommen wurde. ({ $rule })
tf-wrong-way =
    Diese Wechselkarte verschiebt nur von { $change ->
        [tf] Top nach Flop
       *[ft] Flop nach Top
    }. ({ $rule })

# Vor dem Spiel: die Optionen in Worten.

top-oder-flop-option-deck-label = Karten
top-oder-flop-option-deck-help = Die gedruckte Kartenliste ist nicht öffentlich, darum haben wir eine eigene. Wer das Spiel besitzt, kann seine Karten in eine Datei schreiben.
top-oder-flop-option-deck-house = das Hausdeck
top-oder-flop-option-deck-own = eine eigene Datei
top-oder-flop-option-start-label = Wer beginnt
top-oder-flop-option-start-help = Laut Anleitung beginnt, wer zuletzt bei einer Filmpremiere war. Das wisst nur ihr.
top-oder-flop-option-start-random = ausgelost
top-oder-flop-option-start-first = Platz 1
top-oder-flop-option-start-second = Platz 2
top-oder-flop-option-start-third = Platz 3
top-oder-flop-option-start-fourth = Platz 4
top-oder-flop-option-start-fifth = Platz 5
# Im Browser

tf-web-asks-opening =
    { $lap ->
        [1] Eröffnung, Runde 1 von 2: Leg eine Einflusskarte offen für einen ihrer Filme.
       *[2] Eröffnung, Runde 2 von 2: Leg noch eine, für einen anderen Film.
    }
tf-web-asks-turn = Du bist dran: Spiel eine Karte oder einen Marker.
tf-web-waits-opening = Eröffnung, Runde { $lap } von 2: { $who } wählt eine Karte.
tf-web-waits = { $who } denkt über den nächsten Take nach.
tf-web-opening-help = Alle eröffnen ihre Auslage mit zwei Einflusskarten für zwei verschiedene Filme, in jeder Runde mit einer. Danach beginnen die normalen Züge.

tf-web-card-one = { $film }, { $value }
tf-web-card-two = { $one } oder { $two }, { $value }
tf-web-change =
    Wechselkarte: { $change ->
        [tf] von Top nach Flop
        [ft] von Flop nach Top
       *[any] beliebig verschieben
    } oder { $worth } in deiner Auslage
tf-web-face-up = offen: { $card }
tf-web-known = verdeckt, alle haben sie gesehen: { $card }
tf-web-secret = verdeckt, nur du kennst sie: { $card }
tf-web-hidden = verdeckt, dir unbekannt
tf-web-side = { $film }, { $side }-Seite: { $cards }; Summe { $sum }
tf-web-row = { $film }: { $cards }; Einfluss { $sum }
tf-web-standing =
    Wenn jetzt Schluss wäre: { $places }{ $hidden ->
        [yes] {" "}(verdeckte Karten der anderen nicht mitgezählt)
       *[no] {""}
    }
tf-web-place = { $rank }. { $who } { $points }
tf-web-rank-of = { $rank }. { $who }
tf-web-value = Derzeitiger Wert von { $film }: { $value }
tf-web-films = Die Filme
tf-web-display = Deine Auslage
tf-web-hand = Deine Hand
tf-web-hand-of = Hand von { $who }
tf-web-in-hand =
    { $count ->
        [0] Keine Handkarte
        [one] Eine Handkarte
       *[other] { $count } Handkarten
    }
tf-web-markers =
    { $count ->
        [0] Kein Marker übrig
        [one] Ein Marker übrig
       *[other] { $count } Marker übrig
    }
tf-web-draw-pile = Nachziehstapel
tf-web-gone = Wechselkarten aus dem Spiel: { $cards }
tf-web-recommended = empfohlen

tf-web-choose = Wähle eine Karte oder einen Marker, oder zieh, was du spielen willst, gleich an seine Stelle.
tf-web-choose-opening = Wähle eine Einflusskarte, oder zieh sie auf eine Reihe deiner Auslage.
tf-web-ask-where = Wohin?
tf-web-ask-marker = Welche Seite des Markers?
tf-web-ask-taken = Welche Karte verschiebst du?
tf-web-ask-film = Welcher Film?
tf-web-ask-side = Top oder Flop?
tf-web-ask-over = Welche Karte ersetzt du?
tf-web-ask-row = Für welchen Film übernimmst du sie?
tf-web-back = Einen Schritt zurück
tf-web-could-move =
    { $count ->
        [one] verschiebt eine Karte
       *[other] verschiebt eine von { $count } Karten
    }
tf-web-under-way = Unterwegs: { $play }

tf-web-play-own = { $card } in deine Auslage für { $film }
tf-web-play-film = { $card } an { $film }, { $side }
tf-web-play-over = und { $pair } übernehmen für { $row }
tf-web-play-move = { $card }: { $pair } von { $from }, { $from_side }, nach { $film }, { $side }
tf-web-play-marker =
    { $marker ->
        [x2] ×2
       *[stop] Stop
    } auf { $film }, { $side }

tf-web-suspense = Jetzt wird Kasse gemacht, Film für Film …
tf-web-sheet = Abrechnung
tf-web-sheet-help = In jedem Feld: die Punkte, darunter Rang · Einfluss.
tf-web-equation = Top { $top } − Flop { $flop } = { $value }
tf-web-influence = Einfluss { $influence }
tf-web-rank = { $rank }.
tf-web-shares =
    { $firsts ->
        [1]
            { $seconds ->
                [1] Der größte Einfluss bringt { $value }, der zweitgrößte die Hälfte, aufgerundet: { $half }.
               *[other] Der größte Einfluss bringt { $value }. { $seconds } teilen sich Rang 2 und damit die Hälfte, aufgerundet: je { $half }.
            }
       *[other] { $firsts } teilen sich Rang 1 und damit das Anderthalbfache von { $value }, aufgerundet: je { $best }.
    }
tf-web-moguls =
    { $count ->
        [one] Der Filmmogul des Abends
       *[other] Die Filmmogule des Abends
    }
tf-web-skip = Zum Ende springen
tf-web-again = Film für Film zeigen
tf-web-left-stage = Übrige Karten und Marker: je 2 Punkte

rules-idea-top-oder-flop = Fünf Filme entstehen, und alle mischen mit. Deine Karten machen einen Film zum Top oder zum Flop, oder sie sind dein Anteil daran; beides zugleich geht nicht. Wer den größten Einfluss auf einen Erfolg hat, kassiert; wer ihn auf einen Reinfall hat, zahlt drauf.
rules-picture-tf-turn = Die 3 für Draculas Diner und Rauchende Revolver kommt an einen Film, den sie nennt, hier auf die Top-Seite von Draculas Diner. Dann ziehst du eine Karte nach.
rules-picture-tf-over = Auf der Top-Seite von Arabische Abenteuer liegen 4, 3 und 2. Eine 4 ersetzt die 2, und wer die 4 gelegt hat, übernimmt die 2 in die eigene Auslage.
rules-picture-tf-change = Flop→Top bringt die niedrigste Karte einer Flop-Seite, hier die 3 von Arabische Abenteuer, auf die Top-Seite eines Films, den sie nennt: Coole Cops.
rules-picture-tf-last = Nur die Flop-Seite von Arabische Abenteuer ist noch offen. Eine dritte Karte oder ein Stop dort schließt den letzten Film ab, und das Spiel endet sofort.

lesson-tf-welcome = Du bist an fünf Filmen beteiligt. Was auf der Top-Seite eines Films liegt, macht ihn zum Erfolg, was auf der Flop-Seite liegt, ruiniert ihn.
lesson-tf-value = Am Ende ist ein Film seine Top-Summe minus seine Flop-Summe wert. Wer den höchsten Einfluss darauf hat, bekommt diesen Wert, wer den zweithöchsten hat, die Hälfte. Dein Einfluss sind die Karten in deiner Auslage.
lesson-tf-open = Zuerst wählt ihr alle je zwei Filme. Eine Fünf nennt nur einen Film: Leg deine 5 für Arabische Abenteuer in deine Auslage.
lesson-tf-second = In der zweiten Runde kommt ein anderer Film dran. Deine 3 nennt Rauchende Revolver und Tanjas Traum: Leg sie für Rauchende Revolver.
lesson-tf-top = Jetzt beginnen die Züge. { $second } hat 4 bei Arabische Abenteuer, du hast 5. Mach den Film zum Erfolg: Leg deine 4 (Arabische Abenteuer oder Draculas Diner) auf seine Top-Seite. Dann ziehst du eine Karte.
lesson-tf-flop = { $first } hat eine 3 auf die Flop-Seite gelegt. Wehr dich dort, wo { $first } den höchsten Einfluss hat: Leg deine 1 (Coole Cops oder Draculas Diner) auf die Flop-Seite von Draculas Diner.
lesson-tf-over = Die Top-Seite von Arabische Abenteuer ist voll. Eine vierte Karte muss höher sein als die niedrigste dort und ersetzt sie, und du darfst die ersetzte Karte übernehmen! Leg deine 4 (Arabische Abenteuer oder Coole Cops) dorthin und nimm die 2 für Arabische Abenteuer.
lesson-tf-own = Du kannst deinen Anteil auch aus der Hand vergrößern: Leg deine 3 (Arabische Abenteuer oder Rauchende Revolver) für Arabische Abenteuer in deine Auslage. Sie liegt verdeckt. Dafür ziehst du nicht nach, deine Hand bleibt also kleiner.
lesson-tf-double = Du hast zwei Marker. Als ×2 verdoppelt ein Marker eine Seite. Leg einen auf die Top-Seite von Arabische Abenteuer.
lesson-tf-change = Wechselkarten verschieben andere Karten. Deine nimmt die niedrigste Karte einer beliebigen Seite: Verschieb die 3 von der Flop-Seite von Arabische Abenteuer auf die Flop-Seite von Coole Cops. { $second } wird das nicht freuen.
lesson-tf-moved = Die Wechselkarte kommt aus dem Spiel, und Arabische Abenteuer ist jetzt 22 wert. Springen wir zu den letzten Zügen.
lesson-tf-late = Nur Arabische Abenteuer ist noch offen. Ein Film ist abgeschlossen, wenn jede Seite drei Karten oder einen Stop hat, und mit dem letzten Film endet das Spiel.
lesson-tf-down = Wechselkarten können noch mehr: Liegt diese verdeckt in einer deiner Reihen, zählt sie dort +3. Leg sie in deine Reihe von Arabische Abenteuer; außer dir weiß niemand, was dort liegt.
lesson-tf-stop = Mach jetzt Schluss, solange du vorn liegst. Ein Marker als Stop schließt eine Seite: Leg ihn auf die Flop-Seite von Arabische Abenteuer.
lesson-tf-score = Das war der letzte Film. Arabische Abenteuer ist 22 − 4 = 18 wert, und du hast den höchsten Einfluss. Jede übrige Karte und jeder Marker bringt 2 Punkte. Du gewinnst mit 46!
