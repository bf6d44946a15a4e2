# Die Arena: was sie sagt, ihre Tabellen, ihr Bericht.

cli-arena = Bots gegeneinander spielen lassen und messen, wie stark sie sind
cli-arena-notes =
    Beispiele:
      lichtspiel arena { $game } --bots strong,medium --deals 200
      lichtspiel arena { $game } --bots strong,mypackage:MyBot --report bericht.html
      lichtspiel arena { $game } --round-robin easy,medium,strong
      lichtspiel arena { $game } --bots strong,medium --decide 2
      lichtspiel arena { $game } --bots strong,medium --results stark.jsonl
    Jede Kartenverteilung wird von jedem Platz aus gespielt. Mit --results kannst du die Arena
    jederzeit anhalten und mit demselben Befehl fortsetzen. Gleiche Startzahl, gleiche
    Ergebnisse, egal mit wie vielen Prozessen; nur --think hängt vom Rechner ab.
cli-arena-bots = für jeden Platz ein Bot, nach Stufe ({ $levels }) oder Klasse (mypackage:MyBot); die Plätze wechseln
cli-arena-round-robin = jede Stufe gegen jede andere: je ein Bot unter lauter Bots der anderen Stufe
cli-arena-deals = wie oft ausgeteilt wird; jede Kartenverteilung wird von jedem Platz aus gespielt (Standard: { $usual })
cli-arena-decide = bei zwei Bots: aufhören, sobald einer klar stärker ist oder ihre Siegquoten höchstens PERCENT Prozentpunkte auseinanderliegen; --deals ist dann die Höchstzahl (Standard: { $most })
cli-arena-worlds = wie viele Welten ein Bot sich je Entscheidung vorstellt (sonst wie üblich)
cli-arena-think = höchstens so lange je Entscheidung; dann sind die Ergebnisse nicht wiederholbar
cli-arena-workers = wie viele Prozesse zugleich spielen (Standard: einer je Kern)
cli-ray = stattdessen auf dem Ray-Cluster an dieser Adresse spielen („auto“: dem auf diesem Rechner)
cli-arena-results = gespielte Kartenverteilungen in dieser Datei speichern und von dort fortsetzen
cli-arena-report = einen Bericht mit Diagrammen in diese HTML-Datei schreiben

level-random = zufällig
level-easy = leicht
level-medium = mittel
level-strong = stark

arena-nobody = Wer spielt? Gib --bots oder --round-robin an.
arena-bots-seats =
    { $found ->
        [one] 1 Bot passt
       *[other] { $found } Bots passen
    } nicht auf { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }; nenne für jeden Platz einen.
arena-one-level = --round-robin braucht mindestens zwei Stufen.
arena-level-twice = In --round-robin steht eine Stufe zweimal.
arena-decide-two = --decide vergleicht zwei Bots; es müssen also genau zwei verschiedene sein.
arena-percent = { $option } braucht einen Prozentwert von 0,1 bis 50, nicht „{ $found }“.
arena-bot-inside = Andere Prozesse finden { $bot } nicht: Die Klasse muss ganz oben in einem Modul stehen, nicht in einer Funktion.
arena-ray-unreachable = Unter { $address } antwortet kein Ray-Cluster.
arena-ray-other-program = Auf dem Knoten { $node } ist eine andere Version dieses Programms installiert. Bitte installiere überall die gleiche.
lab-at-least-one = { $name } muss mindestens 1 sein, nicht { $found }.
lab-policy-seats = Nenne für jeden Platz einen Bot (Plätze: { $seats }) oder einen für alle; gefunden: { $found }.
vector-not-begun = Die Spiele haben noch nicht begonnen: Rufe zuerst reset auf.
vector-rows = restart braucht die Nummern von Zeilen zwischen 0 und { $most } oder für jede einen Wahrheitswert.
vector-actions = Für jede Zeile wird eine ganze Zahl gebraucht, in einem Array der Länge { $n }.
vector-unknown = Zeile { $row }: Aktion { $found } gibt es nicht; die Aktionen sind von 0 bis { $most } nummeriert.
vector-illegal = Zeile { $row }: Aktion { $found }, „{ $action }“, ist jetzt nicht erlaubt. Welche es sind, zeigt die Maske.
arena-no-results = { $path } enthält keine Ergebnisse der Arena; nichts wurde geändert.
arena-other-job =
    { $path } enthält Ergebnisse { $part ->
        [game] eines anderen Spiels
        [seats] mit einer anderen Zahl von Plätzen
        [options] mit anderen Optionen
        [seatings] anderer Bots
        [seed] zu einer anderen Startzahl
        [worlds] mit einer anderen Zahl vorgestellter Welten
        [seconds] mit einer anderen Bedenkzeit
       *[version] einer anderen Version dieses Programms
    }; nenne eine andere Datei.
arena-deadly =
    Die Kartenverteilungen { $first } bis { $last } haben ihren Prozess { $times }-mal abstürzen lassen; alles vorher Gespielte ist gespeichert.
arena-stopped =
    Angehalten nach { $done } von { $deals ->
        [one] 1 Kartenverteilung
       *[other] { $deals } Kartenverteilungen
    }. { $kept ->
        [kept] Sie sind gespeichert; mit demselben Befehl geht es weiter.
       *[lost] Sie sind verloren; --results DATEI speichert sie beim nächsten Mal.
    }

# Zahlen
arena-share = { $value } %
arena-interval = [{ $low }; { $high }]
arena-points = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-points-interval = [{ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }; { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }]
arena-length = { $value }
arena-tick = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 2) }
arena-share-tick = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 1) } %
arena-whole = { NUMBER($value, useGrouping: "true") }
arena-three-digits = { NUMBER($value, maximumSignificantDigits: 3) }
arena-milliseconds = { NUMBER($value, maximumSignificantDigits: 3) } ms

# Tabellen
arena-heading =
    { $title }: { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }, { $deals ->
        [one] 1 Kartenverteilung
       *[other] { $deals } Kartenverteilungen
    }, { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }
arena-lineup = { $bots }, reihum von jedem Platz aus
arena-par = Gleich starke Bots würden je { $par } gewinnen. In Klammern: 95-%-Intervalle; eine Kartenverteilung mit all ihren Spielen zählt als eine Beobachtung.
arena-together = Alle gewinnen oder verlieren gemeinsam. In Klammern: 95-%-Intervalle; eine Kartenverteilung mit all ihren Spielen zählt als eine Beobachtung.
# The end of a duel; the interval holds no matter when one looks.
arena-duel =
    { $end ->
        [stronger] Entschieden: { $stronger } ist stärker.
        [close] Entschieden: { $one } und { $other } liegen höchstens { NUMBER($margin, maximumFractionDigits: 1) } Prozentpunkte auseinander.
       *[open] Noch nicht entschieden; dafür müsste öfter ausgeteilt werden.
    } Gewonnene Spiele, { $one } minus { $other }: { $difference } { $interval }. Das Intervall gilt, wann immer die Arena aufhört.
arena-not-repeatable = Die Bots spielten auf Zeit: Ein weiterer Lauf ergibt andere Ergebnisse.
arena-level = Stufe
arena-games = Spiele
arena-wins = Spiele gewonnen
arena-deals-won = Durchgänge gewonnen
arena-mean-points = Punkte im Mittel
arena-rating = Wertung
arena-pairing = { $one } unter { $among }
arena-partners = { $one } mit { $among }
arena-pairings = Paarung
arena-seat = Platz
arena-times = Denken (CPU-Zeit)
arena-decisions = Entscheidungen
arena-median = Median
arena-p99 = 99 %
arena-longest = Längste
arena-moves = Züge je Spiel: im Mittel { $mean }, von { $least } bis { $most }
arena-deals = Kartenverteilungen

# der Bericht
arena-report-title = Arena: { $title }
arena-report-strength = Stärke
arena-report-strength-about = Anteil gewonnener Spiele mit 95-%-Intervall. Die gestrichelte Linie ist der Vergleichswert: so viel würden gleich starke Bots gewinnen.
arena-report-strength-together = Anteil gemeinsam gewonnener Spiele mit 95-%-Intervall.
arena-report-ratings = Wertungen
arena-report-ratings-about = Alle Paarungen in einer Zahl, auf der Elo-Skala: 400 Punkte mehr bedeuten die zehnfache Stärke. Das Mittel ist 0.
arena-report-pairings = Paarungen
arena-report-pairings-about = Wie oft ein Bot der Stufe links gegen lauter Bots der Stufe oben gewinnt, reihum auf jedem Platz. Der Vergleichswert ist { $par }.
arena-report-pairings-together = Wie oft zwei Partner gemeinsam gewinnen, nach ihren Stufen.
arena-report-seats = Plätze
arena-report-seats-about = Anteil gewonnener Spiele je Platz, wer auch immer dort sitzt: der Vorteil des Platzes.
arena-report-length = Länge
arena-report-length-about = Wie viele Spiele wie viele Züge hatten.
arena-report-points = Punkte
arena-report-points-about = Der Kasten fasst die mittlere Hälfte aller Spiele, die Linie reicht von 5 % bis 95 %, der Strich ist der Median und der Punkt das Mittel.
arena-report-times = Denken
arena-report-times-about = CPU-Zeit je Entscheidung in Millisekunden, wo es etwas zu entscheiden gab.
arena-report-ends = Wie Spiele endeten
arena-report-end = Ende
arena-report-made = Wie das entstand
arena-report-command = Befehl
arena-report-version = Version
arena-report-rules = Regeln
arena-report-ruleset = Version { $ruleset }, Fingerabdruck des Programms { $code }
arena-report-options = Optionen
arena-report-budget = Denkaufwand
arena-report-usual = die übliche Zahl vorgestellter Welten, ohne Zeitlimit
arena-report-worlds =
    { $worlds ->
        [one] 1 vorgestellte Welt
       *[other] { $worlds } vorgestellte Welten
    }
arena-report-seconds = { NUMBER($seconds, maximumFractionDigits: 3) } s
arena-report-bar =
    { $from }–{ $to } Züge: { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }
arena-report-moves = Züge
arena-part = Anteil
arena-report-table = Tabelle
arena-report-own = eigener Text
