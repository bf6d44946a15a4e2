# Die Kommandozeile.

cli-about = Lichtspiel: veröffentlichte Kartenspiele spielen und erforschen. Die Befehle:
cli-about-more =
    lichtspiel help BEFEHL       sagt mehr, mit Beispielen
    lichtspiel --lang en …       spricht Englisch (auch: de, fi, fr; sonst, wie LANG es sagt)
    lichtspiel --version         Version, und ob die Regeln kompiliert laufen
cli-usage-prefix = Aufruf:{" "}
cli-positionals = Argumente
cli-options = Optionen
cli-help = diese Hilfe zeigen
cli-compiled = kompiliert
cli-interpreted = interpretiert
cli-interpreted-note = Die Regeln laufen hier unkompiliert (es fand sich kein C-Compiler): Alles geht, nur langsamer.

cli-games = die Spiele mit ihren Plätzen und Optionen nennen
cli-play = hier spielen, gegen Bots oder mit anderen
cli-play-notes =
    Beispiele:
      lichtspiel play { $game }                       du gegen einen Bot
      lichtspiel play { $game } --people 2 --names Ada,Ben
      lichtspiel play { $game } --bots strong
      lichtspiel play --resume                           das letzte Spiel fortsetzen
    Im Spiel tippst du eine Aktion („liste“ zeigt sie), drückst nur die Eingabetaste, um Schritt
    für Schritt zu wählen, oder tippst „hilfe“. Jede Aktion wird sofort gesichert: Nach
    einem Absturz geht es weiter.
    LICHTSPIEL_DATA nennt einen anderen Ordner für gesicherte Spiele.
cli-sim = Zufallsspiele simulieren und sagen, was herauskam
cli-sim-notes =
    Beispiel:
      lichtspiel sim { $game } --games 10000 --seed 7 --json
    Gleiche Startzahl, gleiche Spiele.
cli-replay = ein aufgezeichnetes Spiel noch einmal zeigen
cli-replay-notes =
    Beispiele:
      lichtspiel replay spiel.json                       alles, was geschah, in Worten
      lichtspiel replay spiel.json --step --seat 1       Bild für Bild, wie Platz 1 es sah
      lichtspiel replay spiel.json --at 20 --position    die Stellung nach 20 Aktionen
cli-verify = prüfen, ob ein Spiel so ausgegeben und gespielt wurde, wie das Protokoll sagt
cli-verify-notes =
    Rechnet Siegel, jede Kartenausgabe und jede Aktion nach. Mit --commitment vergleicht
    es auch, was vor dem Spiel gezeigt wurde.
cli-legal = die erlaubten Aktionen einer Stellung nennen, oder warum eine nicht erlaubt ist
cli-legal-notes =
    Beispiele:
      lichtspiel replay spiel.json --at 20 --position > stellung.json
      lichtspiel legal stellung.json
      lichtspiel legal stellung.json --why ACTION
cli-bench = Züge je Sekunde messen, neben OpenSpiel, wo es installiert ist

cli-game = welches Spiel, etwa { $game }
cli-seats = Zahl der Plätze
cli-option = eine Option des Spiels; „lichtspiel games“ nennt sie
cli-document = { $about }; kurz für --option { $name }=FILE
cli-solo = allein spielen; kurz für --seats 1
cli-level = eine Stufe, für die das Spiel einen Namen hat ({ $levels })
cli-people = wie viele Menschen hier spielen (sonst 1); die übrigen Plätze haben Bots
cli-names = Namen der Menschen
cli-bots = Stufen der Bots ({ $levels }) oder Klassen wie mypackage:MyBot
cli-seed = eine Zahl: gleiche Zahl, gleiche Spiele
cli-plain = einfache Textzeilen, für Vorleseprogramme und Pipes
cli-resume = ein offenes Spiel fortsetzen: das letzte oder dieses
cli-games-number = wie viele Spiele (sonst 1000)
cli-sim-bots = wer spielt, je Platz einer, der letzte für alle übrigen: Stufen ({ $levels }) oder Klassen wie mypackage:MyBot (sonst alle zufällig)
cli-records = außerdem das Protokoll jedes Spiels in diesen Ordner schreiben
cli-record = eine Protokolldatei, oder - für die Standardeingabe
cli-position = eine Stellungsdatei, oder - für die Standardeingabe
cli-commitment = was vor dem Spiel gezeigt wurde
cli-why = sagen, ob diese Aktion erlaubt ist, und wenn nicht, nach welcher Regel
cli-json = JSON für Programme ausgeben
cli-step = nach jeder Aktion anhalten und den Tisch zeigen
cli-seat = mit den Augen dieses Platzes (1 ist der erste); sonst als Zuschauer
cli-at = nur die ersten N Aktionen
cli-print-position = die erreichte Stellung ausgeben, als Dokument für „legal“
cli-bench-game = nur dieses Spiel
cli-bench-rounds = wie viele Durchgänge (sonst 7)

cli-unknown-command =
    Einen Befehl „{ $found }“ gibt es nicht. { $near ->
        [none] Befehle: { $known }.
       *[other] Meintest du „{ $near }“? Befehle: { $known }.
    }
cli-unknown-argument =
    „{ $found }“ bedeutet hier nichts. { $near ->
        [none] Siehe: { $command } --help
       *[other] Meintest du „{ $near }“? Siehe: { $command } --help
    }
cli-missing = { $name } fehlt; --help zeigt, was erwartet wird.
cli-needs-value = { $option } braucht einen Wert.
cli-number = { $option }: „{ $found }“ ist keine ganze Zahl von { $least } bis { $most }.
cli-hash = { $option }: Hier werden { $digits } Hexadezimalziffern erwartet.
cli-usage = Das ist nicht zu verstehen. Siehe: { $command } --help
cli-output = Die Ausgabe lässt sich nicht schreiben.
cli-not-together = { $one } und { $other } gehen nicht zusammen.
cli-contribution = was Platz N beigetragen hat, als N=TEXT, wenn es jemand notiert hat

cli-serve = ein Haus öffnen, in dem Freunde und Bots übers Netz spielen
cli-host = die Adresse, auf der gelauscht wird (sonst 127.0.0.1: nur dieser Rechner; 0.0.0.0 für alle)
cli-port = der Port (sonst 8000; 0 nimmt einen freien)
cli-data = der Ordner aller Tische; er wird angelegt, wenn er fehlt
cli-origin = ein anderer Anbieter, dessen Seiten dieses Haus benutzen dürfen; auch mehrmals
cli-requests = Anfragen pro Minute von einer Adresse (sonst { $usual }; 0: unbegrenzt)
cli-new-tables = neue Tische pro Stunde von einer Adresse (sonst { $usual }; 0: unbegrenzt)
cli-replays = Wiederholungen pro Minute für eine Adresse (sonst { $usual }; 0: unbegrenzt)
cli-connections = offene Verbindungen von einer Adresse (sonst { $usual }; 0: unbegrenzt)
cli-messages = Nachrichten pro Sekunde auf einer Verbindung (sonst { $usual }; 0: unbegrenzt)
cli-bot-pause = Millisekunden, die ein Bot mindestens braucht, damit man folgen kann (sonst 800)

cli-admin = ein Haus betreuen: auflisten, schließen, ausgeben, sichern, zurückholen
cli-admin-notes =
    Beispiele:
      lichtspiel admin list                          alle Tische des Hauses
      lichtspiel admin close TABLE                   einen Tisch schließen, auch bei laufendem Server
      lichtspiel admin export TABLE --to game.json   ein beendetes Spiel als Protokoll
      lichtspiel admin backup copy.sqlite            eine Kopie von allem, auch bei laufendem Server
      lichtspiel admin restore copy.sqlite           die Kopie zurückholen, wenn der Server steht
cli-admin-what = was zu tun ist: { $known }
cli-admin-name = die Kennung eines Tisches oder die Datei einer Sicherung
cli-admin-to = das Protokoll in diese Datei schreiben
cli-rate = die Aktionen bewerten, wie der starke Bot sie sieht: aus dem, was der Platz am Zug weiß
cli-think = Bots so lange denken lassen, wie es hilft, aber nicht länger als so viele Sekunden je Entscheidung (sonst 0,3)
cli-rate-seed = das Glück der Vorstellung des Bots: dieselbe Zahl, dieselben Bewertungen (außer mit --think)
cli-seconds = { $option } soll eine Zahl von Sekunden zwischen 0.001 und 3600 sein, nicht „{ $found }“.
legal-rating-head = Was jeder Plan in den Augen des starken Bots wert ist (100 % ist ein sicherer Sieg), mit 95-%-Intervall:
legal-rating = { $value } %  ({ $low } bis { $high } %, { $worlds } Welten)
cli-open = die Seite im Browser öffnen
cli-dependency = { $package } fehlt oder ist zu alt. So wird es nachgeholt: { $command }
cli-takes-no-value = { $option } nimmt keinen Wert.
cli-missing-game = GAME fehlt. Die Spiele: { $known }.
progress-games = Spiele
progress-records = Protokolle
progress-measurements = Messungen
progress-per-cent = Prozent
cli-records-several = Protokolldateien, oder - für die Standardeingabe
cli-one-file = { $option } geht nur mit einer einzigen Datei.
cli-files-failed =
    { $failed ->
        [one] 1 von { $count } Dateien hält nicht stand.
       *[other] { $failed } von { $count } Dateien halten nicht stand.
    }
cli-completion = die Shell Befehle, Spiele und Optionen vervollständigen lassen
cli-completion-shell = die Shell: { $known }
cli-completion-notes =
    Eine Zeile in der Datei, die deine Shell beim Start liest:
      eval "$(lichtspiel completion bash)"              ~/.bashrc
      eval "$(lichtspiel completion zsh)"               ~/.zshrc, nach compinit
      lichtspiel completion fish | source               ~/.config/fish/config.fish
cli-unknown-shell =
    Für die Shell „{ $found }“ gibt es keine Vervollständigung. { $near ->
        [none] Shells: { $known }.
       *[other] Meintest du „{ $near }“? Shells: { $known }.
    }
