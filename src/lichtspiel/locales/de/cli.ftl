# Die Kommandozeile.

cli-about = Lichtspiel: veröffentlichte Kartenspiele spielen und erforschen. Die Befehle:
cli-about-more =
    lichtspiel help BEFEHL       mehr dazu, mit Beispielen
    lichtspiel --lang en …       auf Englisch (auch: de, fi, fr; sonst nach LANG)
    lichtspiel --version         Version, und ob die Regeln kompiliert laufen
cli-usage-prefix = Aufruf:{" "}
cli-positionals = Argumente
cli-options = Optionen
cli-help = diese Hilfe zeigen
cli-compiled = kompiliert
cli-interpreted = interpretiert
cli-interpreted-note = Die Regeln laufen hier unkompiliert (kein C-Compiler gefunden). Alles funktioniert, nur langsamer.

cli-games = die Spiele mit Spielerzahl und Optionen auflisten
cli-play = hier spielen, gegen Bots oder mit anderen
cli-play-notes =
    Beispiele:
      lichtspiel play { $game }                       du gegen einen Bot
      lichtspiel play { $game } --people 2 --names Ada,Ben
      lichtspiel play { $game } --bots strong
      lichtspiel play --resume                           das letzte Spiel fortsetzen
    Im Spiel tippst du eine Aktion („liste“ zeigt alle), drückst die Eingabetaste, um Schritt
    für Schritt zu wählen, oder tippst „hilfe“. Jede Aktion wird sofort gespeichert: Nach
    einem Absturz geht es einfach weiter.
    LICHTSPIEL_DATA nennt einen anderen Ordner für gespeicherte Spiele.
cli-sim = viele Spiele simulieren, zusammenfassen oder als Daten aufheben
cli-sim-notes =
    Beispiele:
      lichtspiel sim { $game } --games 10000 --seed 7 --json
      lichtspiel sim { $game } --games 1e6 --bots medium --out games.parquet
    Gleiche Startzahl, gleiche Spiele.
cli-replay = ein Spiel aus seinem Protokoll noch einmal zeigen
cli-replay-notes =
    Beispiele:
      lichtspiel replay spiel.json                       alles, was geschah, in Worten
      lichtspiel replay spiel.json --step --seat 1       Schritt für Schritt, wie die Person auf Platz 1 es sah
      lichtspiel replay spiel.json --at 20 --position    die Stellung nach 20 Aktionen
cli-verify = prüfen, ob ein Spiel so ausgeteilt und gespielt wurde, wie das Protokoll sagt
cli-verify-notes =
    Rechnet das Siegel, jedes Austeilen und jede Aktion nach. Mit --commitment vergleicht
    es auch das Siegel, das vor dem Spiel gezeigt wurde.
cli-legal = die erlaubten Aktionen einer Stellung auflisten oder erklären, warum eine nicht erlaubt ist
cli-legal-notes =
    Beispiele:
      lichtspiel replay spiel.json --at 20 --position > stellung.json
      lichtspiel legal stellung.json
      lichtspiel legal stellung.json --why ACTION
cli-bench = Züge je Sekunde messen, im Vergleich mit OpenSpiel, wenn es installiert ist

cli-game = welches Spiel, etwa { $game }
cli-seats = Zahl der Personen
cli-option = eine Option des Spiels; „lichtspiel games“ nennt sie
cli-document = { $about }; kurz für --option { $name }=FILE
cli-solo = allein spielen; kurz für --seats 1
cli-level = eine Schwierigkeitsstufe des Spiels ({ $levels })
cli-people = wie viele Personen hier spielen (Standard: 1); auf den übrigen Plätzen sitzen Bots
cli-names = Namen der Personen
cli-bots = Stufen der Bots ({ $levels }) oder Klassen wie mypackage:MyBot
cli-seed = eine Zahl; gleiche Zahl, gleiche Spiele, auch gleiche Züge der Bots
cli-plain = einfache Textzeilen, für Vorleseprogramme und Pipes
cli-resume = ein angefangenes Spiel fortsetzen: das letzte oder dieses
cli-games-number = wie viele Spiele (Standard: 1000)
cli-sim-bots = wer spielt, einer je Platz oder der letzte für alle übrigen: Stufen ({ $levels }) oder Klassen wie mypackage:MyBot (sonst alle zufällig)
cli-sim-out = jede Entscheidung in DATEI.parquet aufheben, oder das Protokoll jedes Spiels in DATEI.jsonl; nach einem Abbruch macht derselbe Befehl weiter
cli-records = außerdem das Protokoll jedes Spiels in diesen Ordner schreiben
cli-record = eine Protokolldatei, oder - für die Standardeingabe
cli-position = eine Stellungsdatei, oder - für die Standardeingabe
cli-commitment = das Siegel, das vor dem Spiel gezeigt wurde
cli-why = sagen, ob diese Aktion erlaubt ist, und wenn nicht, nach welcher Regel
cli-json = JSON für Programme ausgeben
cli-step = nach jeder Aktion anhalten und den Tisch zeigen
cli-problem = eine Problemmeldung zeigen: was die Person sah und was schiefging
cli-seat = zeigen, was die Person auf diesem Platz sah (1 ist der erste); ohne Angabe, was beim Zuschauen zu sehen war
cli-at = nur die ersten N Aktionen
cli-print-position = die erreichte Stellung ausgeben, als Dokument für „legal“
cli-bench-game = nur dieses Spiel
cli-bench-rounds = wie viele Messrunden (Standard: 7)

cli-unknown-command =
    Einen Befehl „{ $found }“ gibt es nicht. { $near ->
        [none] Befehle: { $known }.
       *[other] Meintest du „{ $near }“? Befehle: { $known }.
    }
cli-unknown-argument =
    „{ $found }“ wird hier nicht erwartet. { $near ->
        [none] Siehe: { $command } --help
       *[other] Meintest du „{ $near }“? Siehe: { $command } --help
    }
cli-missing = { $name } fehlt; siehe --help.
cli-needs-value = { $option } braucht einen Wert.
cli-number = { $option }: „{ $found }“ ist keine ganze Zahl von { $least } bis { $most }.
cli-whole = { $option }: „{ $found }“ ist keine ganze Zahl.
cli-hash = { $option }: Hier werden { $digits } Hexadezimalziffern erwartet.
cli-usage = Das habe ich nicht verstanden. Siehe: { $command } --help
cli-output = Das Ergebnis konnte nicht geschrieben werden.
cli-not-together = { $one } und { $other } gehen nicht zusammen.
cli-contribution = was die Person auf Platz N beigetragen hat, als N=TEXT, wenn es jemand notiert hat
cli-contribution-hash = der Hash, mit dem die Person auf Platz N ihn versiegelt hatte, als N=HEX

cli-serve = einen Server starten, auf dem Freunde und Bots übers Netz spielen
cli-host = die Adresse, auf der der Server Verbindungen annimmt (Standard: 127.0.0.1, nur dieser Rechner; 0.0.0.0: das ganze Netz)
cli-port = der Port (Standard: 8000; 0 nimmt einen freien)
cli-data = der Ordner für alle Tische; er wird angelegt, wenn er fehlt
cli-origin = eine andere Website, deren Seiten diesen Server benutzen dürfen; auch mehrmals
cli-server-name = ein Name, unter dem dieser Server im Internet erreichbar ist (* für jeden); mehrfach möglich
cli-trusted-proxy = Adresse oder Netz eines Reverse-Proxys, dessen X-Forwarded-For gilt (einem Proxy auf diesem Rechner wird immer vertraut); mehrfach möglich
cli-public-metrics = /api/metrics auch für andere Rechner
cli-requests = Anfragen pro Minute von einer Adresse (Standard: { $usual }; 0: unbegrenzt)
cli-new-tables = neue Tische pro Stunde von einer Adresse (Standard: { $usual }; 0: unbegrenzt)
cli-replays = Wiederholungen pro Minute für eine Adresse (Standard: { $usual }; 0: unbegrenzt)
cli-connections = offene Verbindungen von einer Adresse (Standard: { $usual }; 0: unbegrenzt)
cli-messages = Nachrichten pro Sekunde auf einer Verbindung (Standard: { $usual }; 0: unbegrenzt)
cli-chats = Chat-Nachrichten pro Minute von einer Person am Tisch (Standard: { $usual }; 0: unbegrenzt)
cli-open-tables = offene Tische einer Adresse, die in der Liste auf Mitspieler warten (Standard: { $usual }; 0: unbegrenzt)
cli-bot-pause = wie viele Millisekunden ein Bot sich für jeden Zug mindestens nimmt, damit alle folgen können (Standard: 800)
cli-bot-workers = in wie vielen Prozessen Bots nachdenken (Standard: { $usual })
cli-keep-days = nach wie vielen Tagen ein beendeter Tisch gelöscht wird, zu dem niemand zurückkehrt (Standard: { $usual }; 0: nie)
cli-database = Tische in PostgreSQL speichern statt in einer Datei: postgresql://NAME@RECHNER/DATENBANK. Enthält die Adresse ein Passwort, gib sie stattdessen in der Umgebungsvariablen LICHTSPIEL_DATABASE an: Dort können andere auf diesem Rechner es nicht sehen
cli-workers = wie viele Prozesse zusammen den Server bilden (Standard: 1); mehr als einer braucht --database

cli-admin = einen Server verwalten: auflisten, schließen, exportieren, sichern, wiederherstellen
cli-admin-notes =
    Beispiele:
      lichtspiel admin list                          alle Tische des Servers
      lichtspiel admin check                         prüfen, ob Gespeichertes verändert wurde
      lichtspiel admin close TABLE                   einen Tisch schließen, auch bei laufendem Server
      lichtspiel admin mute TABLE --seat 2           jemandem das Chatten verbieten (unmute: wieder erlauben)
      lichtspiel admin who TABLE                     wer gerade zusieht oder spielt, und von welcher Adresse
      lichtspiel admin ban ADDRESS --minutes 60      eine Adresse eine Zeit lang sperren (unban, bans)
      lichtspiel admin message TEXT                  eine Nachricht ins Foyer hängen (ohne TEXT: sie abnehmen)
      lichtspiel admin delete TABLE                  einen Tisch löschen, samt allem, was von ihm gespeichert ist
      lichtspiel admin export TABLE --to game.json   ein beendetes Spiel als Protokoll
      lichtspiel admin backup copy.sqlite            alles sichern, auch bei laufendem Server
      lichtspiel admin restore copy.sqlite           die Sicherung wiederherstellen, bei gestopptem Server
      lichtspiel admin move                          mit allem nach PostgreSQL umziehen (--database), bei gestopptem Server
cli-admin-what = was zu tun ist: { $known }
cli-admin-name = die Kennung eines Tisches, eine Sicherungsdatei, eine Adresse oder eine Nachricht
cli-admin-seat = welcher Platz gemeint ist, ab 1
cli-admin-minutes = wie viele Minuten eine Adresse gesperrt bleibt (Standard: 60)
cli-admin-to = das Protokoll in diese Datei schreiben
cli-rate = die Aktionen vom starken Bot bewerten lassen, der nur weiß, was die Person am Zug weiß
cli-think = Bots nachdenken lassen, solange es hilft, höchstens so viele Sekunden je Entscheidung (Standard: 0,3)
cli-rate-seed = Startzahl für die vorgestellten Welten: gleiche Zahl, gleiche Bewertungen (außer mit --think)
cli-seconds = { $option }: Gib Sekunden von 0.001 bis 3600 an, nicht „{ $found }“.
legal-rating-head = Was jeder Plan in den Augen des starken Bots wert ist (100 % ist ein sicherer Sieg), mit 95-%-Intervall:
legal-rating =
    { $value } %  ({ $low } bis { $high } %, { $worlds ->
        [one] 1 vorgestellte Welt
       *[other] { $worlds } vorgestellte Welten
    })
cli-open = die Seite im Browser öffnen
cli-dependency = { $package } fehlt oder ist zu alt. So installierst du es: { $command }
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
        [one] 1 von { $count } Dateien ist durchgefallen.
       *[other] { $failed } von { $count } Dateien sind durchgefallen.
    }
cli-completion = Befehle, Spiele und Optionen in der Shell vervollständigen
cli-completion-shell = die Shell: { $known }
cli-completion-notes =
    Trag eine Zeile in die Startdatei deiner Shell ein:
      eval "$(lichtspiel completion bash)"              ~/.bashrc
      eval "$(lichtspiel completion zsh)"               ~/.zshrc, nach compinit
      lichtspiel completion fish | source               ~/.config/fish/config.fish
cli-unknown-shell =
    Für die Shell „{ $found }“ gibt es keine Vervollständigung. { $near ->
        [none] Shells: { $known }.
       *[other] Meintest du „{ $near }“? Shells: { $known }.
    }

# lichtspiel bot
cli-bot = einen deiner Bots an einem Tisch auf einem Server mitspielen lassen
cli-bot-notes =
    Beispiele:
      lichtspiel bot --server https://play.example --table ABCD --bot strong
      lichtspiel bot --server https://play.example --table ABCD --bot mypackage:MyBot --name careful
      lichtspiel bot --server https://play.example --table ABCD --bot cmd=./bot
    Der Tisch muss Bots von anderen erlauben. Alle dort sehen, dass es ein Bot ist. Er hat
    eine halbe Minute je Entscheidung; Strg-C verlässt den Tisch.
cli-bot-server = die Adresse des Servers
cli-bot-table = der Code des Tisches
cli-bot-bot = welcher Bot: eine Stufe ({ $levels }), eine Klasse (mypackage:MyBot) oder ein Programm (cmd=…)
cli-bot-name = sein Name am Tisch: Buchstaben ohne Umlaute, Ziffern, - und _
cli-bot-seat = welchen Platz er nimmt (sonst den ersten freien)
cli-bot-think = höchstens so lange je Entscheidung
bot-sits = { $name } sitzt an Tisch { $code }, auf Platz { $seat }.
bot-over = Das Spiel ist zu Ende: { $reason }
bot-needs = Nenne Server, Tisch und Bot: --server, --table, --bot.
bot-address = { $found } ist keine Adresse eines Servers. Sie beginnt mit http:// oder https://.
bot-no-server = Unter { $address } antwortet kein Lichtspiel-Server.
