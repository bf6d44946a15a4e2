# Der Tisch im Terminal.

command-help = hilfe
command-help-help = diese Liste
command-rules = regeln
command-rules-help = die Regeln oder eine davon: regeln 7
command-why = warum
command-why-help = ob eine Aktion erlaubt ist, und wenn nicht, warum: warum AKTION
command-list = liste
command-list-help = alle erlaubten Aktionen
command-log = verlauf
command-log-help = was bisher geschah
command-undo = zurück
command-undo-help = die letzte Aktion zurücknehmen, wenn sie nichts Neues gezeigt hat
command-quit = aufhören
command-quit-help = aufhören; das Spiel bleibt erhalten und lässt sich fortsetzen

play-kept =
    Das Spiel ist gesichert. Weiter mit: lichtspiel play --resume
    { $path }
play-record =
    Das Protokoll ist gesichert. Die Ausgabe prüfst du mit:
    lichtspiel verify { $path }
play-commitment = Die Kartenausgabe ist versiegelt: { $commitment }
play-unfinished =
    { $count ->
        [one] Du hast noch ein offenes Spiel { $game }.
       *[other] Du hast noch { $count } offene Spiele { $game }.
    } Weiter mit: lichtspiel play --resume
play-over = Das Spiel in { $path } ist zu Ende. Ansehen mit: lichtspiel replay
play-nothing-to-resume = Es gibt kein offenes Spiel.
play-hand-over = Bitte an { $who } übergeben. { $who }, drück die Eingabetaste, wenn sonst niemand hinsieht.
play-legal = „{ $action }“ ist erlaubt.
play-try = Eingabetaste: Schritt für Schritt wählen; oder tippe: hilfe
play-too-many-people = { $found } Leute passen nicht auf { $seats } Plätze.
play-too-many-names = { $found } Namen passen nicht auf { $seats } Plätze.


replay-next = [{ $number }/{ $most }] Eingabetaste: weiter, Strg-D: aufhören
replay-at = Das Protokoll hat { $most } Aktionen, nicht { $found }.
replay-seat = Platz { $found } gibt es nicht; die Plätze sind von 1 bis { $most } nummeriert.

legal-over = Nichts: Das Spiel ist zu Ende.

games-seats = { $range } Personen

sim-games =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }, { $moves } Züge, { $rate } Züge je Sekunde
sim-reason = { $reason }: { $count } ({ $share } %)
sim-wins = Platz { $seat } hat { $count } gewonnen ({ $share } %)

bench-head =
    lichtspiel { $version } ({ $compiled ->
        [yes] kompiliert, { $flags }
       *[no] interpretiert
    }), { $rival ->
        [none] ohne OpenSpiel (make bench installiert es daneben)
       *[other] OpenSpiel { $rival }
    }, Durchgänge: { $rounds }
bench-rates = Millionen Züge je CPU-Sekunde; in Klammern das Verhältnis zu dou_dizhu, Median aller Durchgänge
command-table = tisch
command-table-help = den Tisch noch einmal zeigen
play-undone = Zurückgenommen: { $action }.
play-rule =   { $rule }: { $text }
play-too-many-bots = { $found } Bots passen nicht auf { $seats } freie Plätze.
play-same-names = Zwei mit demselben Namen ließen sich nicht unterscheiden.
choose-letter = Buchstabe (Eingabetaste: zurück):
play-which-game = Welches Spiel? Nummer oder Name:
play-which-way = Nummer oder Wort (Enter: 1):
play-thinking = { $who } denkt nach, höchstens { $seconds } Sekunden …
legal-thinking = Der starke Bot denkt nach, höchstens { $seconds } Sekunden …
