# Der Tisch im Terminal.

list-of-names = { $others } und { $last }

command-help = hilfe
command-help-help = diese Liste
command-rules = regeln
command-rules-help = alle Regeln; nur eine: regeln 7
command-why = warum
command-why-help = sagt, ob eine Aktion erlaubt ist und was sonst dagegen spricht; tippe: warum AKTION
command-list = liste
command-list-help = alle erlaubten Aktionen
command-log = verlauf
command-log-help = was bisher geschah
command-undo = zurück
command-undo-help = die letzte Aktion zurücknehmen, wenn sie nichts Neues gezeigt hat
command-quit = aufhören
command-quit-help = das Spiel verlassen; es bleibt gespeichert, du kannst es fortsetzen
quoted = „{ $typed }“
sign-top-flop = Top nach Flop
sign-flop-top = Flop nach Top
sign-double = Mal-zwei
sign-minus = minus{" "}
sign-nothing = nichts

play-kept =
    Dein Spiel ist gespeichert. Weiter geht es mit: lichtspiel play --resume
    { $path }
play-record =
    Das Protokoll ist gespeichert. Ob alles richtig ausgeteilt wurde, prüfst du mit:
    lichtspiel verify { $path }
play-commitment = Die Karten sind versiegelt: { $commitment }
play-unfinished =
    { $count ->
        [one] Du hast noch ein angefangenes Spiel von { $game }.
       *[other] Du hast noch { $count } angefangene Spiele von { $game }.
    } Weiter geht es mit: lichtspiel play --resume
play-over = Das Spiel in { $path } ist zu Ende. Ansehen mit: lichtspiel replay
play-nothing-to-resume = Du hast kein angefangenes Spiel.
play-hand-over = Bitte an { $who } weitergeben. { $who }, drück die Eingabetaste, wenn sonst niemand hinschaut.
play-legal = „{ $action }“ ist erlaubt.
play-no-action = „{ $text }“ ist hier keine gültige Aktion.
play-try = Drück die Eingabetaste, um Schritt für Schritt zu wählen, oder tippe: hilfe
play-too-many-people =
    { $found ->
        [one] 1 Person ist zu viel
       *[other] { $found } Personen sind zu viele
    } für { $seats ->
        [one] 1 Platz.
       *[other] { $seats } Plätze.
    }
play-too-many-names =
    { $found ->
        [one] 1 Name ist zu viel
       *[other] { $found } Namen sind zu viele
    } für { $seats ->
        [one] 1 Platz.
       *[other] { $seats } Plätze.
    }


replay-next = [{ $number }/{ $most }] Eingabetaste: weiter, Strg-D: aufhören
replay-at =
    Das Protokoll hat nur { $most ->
        [one] 1 Aktion
       *[other] { $most } Aktionen
    }, nicht { $found }.
replay-seat = Platz { $found } gibt es nicht; die Plätze sind von 1 bis { $most } nummeriert.

legal-over = Keine: Das Spiel ist zu Ende.

games-seats = { $range } Personen

sim-games =
    { $games ->
        [one] 1 Spiel
       *[other] { NUMBER($games, useGrouping: "true") } Spiele
    }, { NUMBER($moves, useGrouping: "true") } Züge{ $rate ->
        [0] {""}
       *[other] , { NUMBER($rate, useGrouping: "true") } Züge je Sekunde
    }
sim-reason = { $reason }: { $count } ({ $share } %)
sim-wins = Siege von Platz { $seat }: { $count } ({ $share } %)
sim-out = Gespeichert in { $path }.
sim-out-suffix = --out braucht DATEI.parquet für Entscheidungen oder DATEI.jsonl für Protokolle, nicht { $path }.
sim-out-exists = { $path } gibt es schon, aber nicht mit genau diesen Spielen; nichts wurde geändert. Bitte nenne eine andere Datei.
sim-no-journal = { $path } stammt nicht von einer unterbrochenen Simulation; nichts wurde geändert.
sim-running = Eine andere Simulation schreibt gerade in { $path }.
sim-fewer =
    { $path } enthält schon { $done ->
        [one] 1 Spiel
       *[other] { $done } Spiele
    }; gib mindestens so viele an.
sim-deadly = Die Spiele { $first } bis { $last } haben ihren Prozess { $times }-mal abstürzen lassen.
sim-stopped =
    Angehalten nach { $done } von { $games ->
        [one] 1 Spiel
       *[other] { $games } Spielen
    }. { $kept ->
        [kept] Sie sind gespeichert; mit demselben Befehl geht es weiter.
       *[lost] Sie sind verloren; --out DATEI speichert sie beim nächsten Mal.
    }

bench-head =
    lichtspiel { $version } ({ $compiled ->
        [yes] kompiliert, { $flags }
       *[no] interpretiert
    }), { $rival ->
        [none] ohne OpenSpiel (make bench installiert es gesondert)
       *[other] OpenSpiel { $rival }
    }, Messrunden: { $rounds }
bench-rates = Millionen Züge je CPU-Sekunde; in Klammern das Verhältnis zu dou_dizhu, Median aller Messrunden
command-table = tisch
command-table-help = den Tisch noch einmal zeigen
play-undone = Zurückgenommen: { $action }.
play-rule =   { $rule }: { $text }
play-too-many-bots =
    { $found ->
        [one] 1 Bot ist zu viel
       *[other] { $found } Bots sind zu viele
    } für { $seats ->
        [0] einen Tisch ohne freien Platz.
        [one] 1 freien Platz.
       *[other] { $seats } freie Plätze.
    }
play-same-names = Zwei Personen können nicht denselben Namen haben.
choose-letter = Buchstabe (Eingabetaste: zurück):
play-which-game = Welches Spiel? Nummer oder Name:
play-which-way = Nummer oder Wort (Eingabetaste: 1):
play-thinking = { $who } denkt nach, höchstens { $seconds } Sekunden …
legal-thinking = Der starke Bot denkt nach, höchstens { $seconds } Sekunden …
