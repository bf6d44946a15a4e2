# Die Seiten im Browser: ihr Rahmen, und was jeder Tisch hat.

web-title = Lichtspiel
# What search engines and link previews show.
web-description = Vier Kartenspiele im Browser – mit Freunden per Link oder gegen Bots. Kostenlos und ohne Konto.
web-title-turn = ● Du bist dran – { $title }
web-skip = Zum Inhalt
web-close = Schließen
web-loading = Einen Moment …
web-lost = Hier ist nichts
web-lost-help = Vielleicht ist die Adresse vertippt, oder der Tisch ist längst abgeräumt.
web-to-home = Ins Foyer
web-no-house = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-rule-says = { $text } (Regel { $rule })

web-level-random = zufällig
web-level-easy = leicht
web-level-medium = mittel
web-level-strong = stark
web-you = du
web-bot = Bot
web-away = abwesend
web-waits-away = { $who } ist gerade nicht da. Das Spiel wartet.
web-waits-looking = { $who } schaut noch.
web-stand-in = ein Bot springt ein

web-refused = Hier kannst du nicht sitzen
web-watch = Zuschauen
web-watching =
    { $count ->
        [one] Du schaust zu.
       *[other] Du schaust zu. Insgesamt schauen { $count } zu.
    }
web-lost-connection = Verbindung verloren. Neuer Versuch … Dein Spiel ist sicher.
web-back-again = Wieder verbunden.

web-time-left = Restzeit: { $time }
web-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
web-take-back = Zurücknehmen
web-hint = Tipp
web-hint-thinking = Denkt nach …
web-hint-says = Der starke Bot würde spielen
web-hint-value = { $percent } %
web-log = Was bisher geschah
web-log-and-chat = Verlauf und Chat
web-log-filter = Anzeigen
web-log-all = Alles
web-log-game = Nur das Spiel
web-log-table = Nur den Tisch
web-log-earlier = Frühere Einträge zeigen
web-log-empty = Noch nichts.
web-chat = Sag etwas
web-chat-send = Senden
web-chat-heading = Chat
web-recap = Was die anderen getan haben
web-table-menu = Dieser Tisch
web-leave = Vorerst gehen
web-stood-in = Deine Zeit war um; ein Bot spielt für dich.
web-come-back = Selbst weiterspielen

web-after = Ergebnis
web-rematch = Revanche
web-rematch-join = Zur Revanche
web-rematch-watch = Revanche ansehen
web-together-again = Noch einmal spielen
web-together-join = Zum nächsten Spiel
web-together-watch = Nächstes Spiel ansehen
web-same-deal = Gleiche Karten
web-you-won = Du hast gewonnen!
web-you-lost = Diesmal hast du verloren
web-together-won = Ihr habt gemeinsam gewonnen!
web-together-lost = Diesmal habt ihr es nicht geschafft
web-sure = Wirklich?
web-do-it = Ja, so spielen
web-replay = Noch einmal ansehen
web-record = Protokoll
web-check = Das Austeilen selbst nachprüfen
web-check-how = Das hat dein Browser aus dem Protokoll errechnet. „lichtspiel verify“ prüft damit auch jeden Zug.
web-check-seal = Das Geheimnis passt zum Siegel { $commitment }.
web-check-seal-noted = Das Geheimnis passt zum Siegel, das dein Browser vor dem Spiel notiert hat: { $commitment }
web-check-seal-broken = Das Geheimnis passt nicht zum Siegel { $commitment }.
web-check-mine = Der Beitrag deines Browsers ist ins Mischen eingeflossen.
web-check-mine-missing = Der Beitrag deines Browsers fehlt im Protokoll.
web-check-others = Alle haben beigetragen, was sie vor dem Aufdecken versiegelt hatten.
web-check-others-altered = Was die Person auf Platz { $seat } beigetragen hat, ist nicht, was vorher versiegelt wurde.
web-check-burned = { $count ->
    [one] Davor ist das Austeilen einmal gescheitert. Das steht im Protokoll, samt Geheimnis.
   *[other] Davor ist das Austeilen { $count }-mal gescheitert. Das steht im Protokoll, samt den Geheimnissen.
}
web-check-burned-altered = Ein gescheitertes Austeilen, das dein Browser notiert hat, fehlt im Protokoll oder wurde verändert.
web-check-deal-altered = Kartenverteilung { $number } folgt nicht aus dem Geheimnis.
web-check-deal-unknown = Wie dieses Spiel ausgeteilt wurde, kann diese Seite nicht nachrechnen. Mit dem Protokoll kann es „lichtspiel verify“.

web-replay-of = Wiederholung: { $title }
web-replay-first = Zum Anfang
web-replay-previous = Einen Schritt zurück
web-replay-next = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-turn-previous = Einen Zug zurück
web-replay-turn-next = Einen Zug weiter
web-replay-step = Schritt { $step } von { $most }
web-replay-run = Abspielen
web-replay-stop = Anhalten
web-replay-eyes = Aus der Sicht von
web-replay-open = Alle Karten offen
web-replay-branch = Von hier weiterspielen
web-replay-branch-seat = Gegen Bots, anstelle von
web-replay-start = Der Anfang.

web-curtain = Bitte an { $who } weitergeben
web-curtain-help = Alle anderen schauen bitte weg.
web-curtain-draw = Ich bin { $who }: meine Karten zeigen
web-unread =
    { $count ->
        [one] eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }

web-broken = Ein Teil dieser Seite fehlt
web-broken-help = Vielleicht wurde der Server aktualisiert, seit du diese Seite geöffnet hast.
web-broken-board = Dieser Tisch kann gerade nicht angezeigt werden
web-broken-board-help = Beim Zeichnen ist etwas schiefgegangen. Das Spiel läuft weiter, nichts ist verloren.
web-broken-again = Noch einmal versuchen
web-report = Ein Problem melden
web-report-help = Speichert eine Datei mit dem, was diese Seite zeigte und was schiefging, ohne Namen, Chat und Schlüssel. Schick sie an die Person, die den Server betreibt.
# Datenschutz
privacy-title = Datenschutz
privacy-kept-title = Was gespeichert wird
privacy-kept = Von jedem Tisch: das Spiel und seine Optionen, jeder Zug mit seinem Zeitpunkt, die Namen, die ihr euch am Tisch gebt, und was ihr im Chat schreibt. Wer mit am Tisch sitzt oder zusieht, sieht das auch. Es gibt kein Konto, keine E-Mail-Adresse und keine Werbung, und nichts wird an andere Server geschickt.
privacy-addresses-title = Adressen
privacy-addresses = Deine IP-Adresse steht nie bei einem Tisch und in keinem Protokoll. Der Server zählt im Arbeitsspeicher mit, wie oft eine Adresse etwas anfragt, und vergisst das wieder. Nur wenn eine Adresse gesperrt wird, wird sie gespeichert, bis die Sperre endet.
privacy-browser-title = In deinem Browser
privacy-browser = Dein Browser merkt sich deinen Namen, deine Einstellungen und die Schlüssel zu deinen Plätzen. Cookies gibt es nicht. Löschst du die Daten dieser Website, verlierst du deine Plätze.
privacy-long-title = Wie lange
privacy-days =
    { $days ->
        [0] Beendete Tische bleiben gespeichert, bis jemand sie löschen lässt.
        [one] Ein beendeter Tisch wird gelöscht, wenn einen Tag lang niemand zurückkehrt, der dort saß.
       *[other] Ein beendeter Tisch wird gelöscht, wenn { $days } Tage lang niemand zurückkehrt, der dort saß.
    }
privacy-long = Tische, an denen nie ein Spiel begonnen hat, werden nach einem Tag geschlossen, liegen gebliebene Spiele nach 60 Tagen. Wann jemand von einem Tisch zuletzt hier war, merkt sich der Server auf den Tag genau. Sicherungskopien des Servers können länger bleiben.
privacy-delete-title = Löschen lassen
privacy-delete = Nenne der Person, die diesen Server betreibt, die Adresse des Tisches. Sie löscht ihn mit „lichtspiel admin delete“, samt allem, was dazu gespeichert ist.
privacy-who-title = Wer Einblick in alles hat
privacy-who = Wer den Server betreibt, kann alles lesen, was er speichert, auch die verdeckten Karten laufender Spiele.
web-old = Diese Seite ist veraltet
web-old-help = Neuladen hat nicht geholfen. Bitte leere den Cache des Browsers für diese Website.
web-reload = Seite neu laden
