# Vor dem Spiel: Foyer, neue Tische, Plätze, Einladungen, Einstellungen.

house-guest = Gast
house-settings = Einstellungen
house-language = Sprache
house-your-name = Dein Name
house-your-name-help = Die anderen am Tisch sehen ihn.
house-motion = Bewegte Karten
house-motion-system = wie am Gerät eingestellt
house-motion-on = an
house-motion-off = aus
house-pace = Tempo
house-pace-slow = Gemächlich
house-pace-normal = Normal
house-pace-quick = Schnell
house-pace-help = Wie lange du jeden Zug der anderen siehst.
house-asks-first = Vor Zügen nachfragen, die sich nicht zurücknehmen lassen
house-volume = Lautstärke
house-mute = Stumm
house-vibration = Vibration, wenn du dran bist
house-kept = Deine Einstellungen bleiben in diesem Browser.

house-marquee =
    { $count ->
        [4] Heute Abend vier Kartenspiele
        [one] Heute Abend ein Kartenspiel
       *[other] Heute Abend { $count } Kartenspiele
    }
house-marquee-line = Sofort gegen Bots oder per Link mit Freunden. Ohne Konto.
house-programme = Das Programm
house-tables = Tische
house-players = { $range } Personen
house-play-now = Sofort spielen
house-play-now-at = Sofort spielen: { $game }
house-with-friends = Mit Freunden
house-with-friends-at = Mit Freunden: { $game }
house-join = Mit Code mitspielen
house-join-code = Code des Tisches
house-join-go = Mitspielen
house-join-help = Wer den Tisch eröffnet hat, sieht dort seinen Code.
house-open-tables = Offene Tische
house-open-none = Gerade wartet niemand auf Mitspieler. Eröffne einen Tisch für alle, dann steht er hier.
house-free-seats =
    { $count ->
        [0] voll
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }
house-sit-down = Dazusetzen
house-my-tables = Meine Tische
house-my-none = Tische, an denen du sitzt, warten hier auf dich.
house-continue = Weiter
house-phase =
    { $phase ->
        [waiting] noch nicht begonnen
        [playing] läuft
        [over] zu Ende
       *[closed] geschlossen
    }
house-your-turn = du bist dran
house-you-won = du hast gewonnen
house-won-by = gewonnen von { $who }
house-finished = Beendete Spiele
house-finished-none = Hier kannst du dir beendete Spiele Zug für Zug noch einmal ansehen.
house-replay = Ansehen
house-again = Noch einmal versuchen

house-new = Neuer Tisch
house-around = Wer spielt
house-seats = Plätze
house-bots = Bots
house-bots-help = Bis zum Start kannst du Bots hinzufügen und entfernen.
house-bot-number = Bot { $number }
house-here = Personen an diesem Gerät
house-here-help = Reicht das Gerät herum; ein Vorhang verdeckt jede Hand.
house-name-number = Name von Person { $number }
house-more = mehr: { $what }
house-less = weniger: { $what }
house-level = Stufe
house-rules = Regeln des Spiels
house-rules-none = Dieses Spiel hat keine Varianten.
house-between = Von { $least } bis { $most }.
house-choose =
    { $count ->
        [one] Wähle eine.
       *[other] Wähle { $count }.
    }
house-own-document = eine eigene Datei
house-own-file = Datei wählen
house-own-file-read = „{ $name }“ wurde gelesen.
house-on = ja
house-off = nein
house-agreed = An diesem Tisch
house-clock = Zeit für jede Entscheidung
house-clock-help = Ist die Zeit um, springt ein Bot ein, bis die Person zurückkommt.
house-clock-none = ohne Limit
house-clock-30 = 30 Sekunden
house-clock-60 = 1 Minute
house-clock-180 = 3 Minuten
house-clock-86400 = 1 Tag
house-clock-259200 = 3 Tage
house-clock-other = { $seconds } Sekunden
house-access = Wer mitspielen kann
house-private = nur mit Link oder Code
house-public = alle, aus dem Foyer
house-hints = Tipps
house-hints-help = Wer fragt, sieht, was der starke Bot spielen würde.
house-hints-on = erlaubt
house-hints-off = keine
house-network-bots = Bots von anderen
house-network-bots-help = Programme dürfen sich über das Netz auf freie Plätze setzen. Alle sehen, dass es Bots sind.
house-network-bots-on = dürfen mitspielen
house-open-table = Tisch eröffnen

house-waiting = Vor dem Spiel
house-waiting-free =
    { $count ->
        [0] Alle Plätze sind besetzt. Es geht los, wenn alle bereit sind.
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
house-seat-free = frei
house-ready-mark = bereit
house-not-ready = noch nicht bereit
house-take-seat = Diesen Platz nehmen
house-seat-bot = Bot dazusetzen
house-fill = Mit Bots auffüllen
house-bot-level = Stufe des Bots
house-remove = { $name } entfernen
house-leave-seat = Meinen Platz verlassen
house-ready = Ich bin bereit
house-you-are-ready = Du bist bereit. Wir warten auf die anderen.
house-away-help =
    { $count ->
        [one] { $who } ist gerade nicht da. Du kannst den Platz einem Bot überlassen oder für jemand anderen frei machen.
       *[other] { $count } Leute sind gerade nicht da. Du kannst ihre Plätze Bots überlassen oder für andere frei machen.
    }
house-you-watch = Du schaust zu. Alle Plätze sind besetzt; das Spiel erscheint hier.
house-start = Jetzt anfangen
house-start-help = Hier sitzen nur Bots: Sie spielen unter sich, solange jemand zuschaut.
house-close-table = Tisch schließen
house-close-sure = Ja, für alle schließen
house-cancel = Abbrechen
house-closed-title = Dieser Tisch ist geschlossen
house-closed-help = Er wurde geschlossen, bevor das Spiel zu Ende war.
house-dealing = Die Karten werden ausgeteilt …
house-invite = Freunde einladen
house-invite-help = Schick den Link, sag den Code an oder lass den QR-Code scannen.
house-invite-only-here = Diese Adresse gilt nur auf diesem Computer. Damit Freunde im selben Netz mitspielen können, starte den Server mit { $option } und nimm die Adresse, die er dann anzeigt.
house-code = Code
house-copy = Link kopieren
house-copied = Kopiert
house-copy-by-hand = Dein Browser erlaubt das Kopieren hier nicht. Der Link ist markiert; kopiere ihn selbst.
house-share = Teilen
house-share-text = Spiel mit: { $game }!
house-qr = QR-Code des Links
house-how = So wird an diesem Tisch gespielt
house-seal = Die Karten sind versiegelt
house-seal-help = Der Server hat sein Geheimnis für das Mischen schon gezogen; dies ist dessen Siegel. Sobald du bereit bist, versiegelt dein Browser einen eigenen Beitrag; sind alle Beiträge versiegelt, werden sie gemeinsam aufgedeckt. So kann sich niemand die Karten aussuchen, und nach dem Spiel können alle das nachprüfen.
house-seal-whole = ganzes Siegel

house-finding = Der Tisch wird gesucht …
house-no-code = Es gibt keinen Tisch mit dem Code „{ $code }“. Ein Code verschwindet mit seinem Tisch.
house-claimed = Dein Platz ist jetzt auf diesem Gerät.

house-who = Wer wo sitzt
house-move = Auf einem anderen Gerät weiterspielen
house-move-help = Ein persönlicher Link nimmt deinen Platz mit. Er gilt einmal; dieses Gerät schaut danach nur noch zu.
house-move-make = Persönlichen Link erstellen
house-move-until = Gilt bis { $time }. Gib ihn sonst niemandem.
house-hand-over = Einem Bot überlassen
house-hand-over-at = Den Platz von { $name } einem Bot überlassen
house-hand-over-sure = Ein Bot übernimmt diesen Platz endgültig.
house-leave-help = Dein Platz bleibt deiner. Du findest diesen Tisch im Foyer unter „Meine Tische“.
