# Das Tischhaus im Browser: sein Rahmen, und was jeder Tisch hat.

web-title = Lichtspiel
web-title-turn = ● Du bist dran – { $title }
web-skip = Zum Inhalt
web-close = Schließen
web-loading = Einen Moment …
web-lost = Hier ist nichts
web-lost-help = Vielleicht ist die Adresse vertippt, oder der Tisch ist längst abgeräumt.
web-to-home = Ins Foyer
web-no-house = Das Haus antwortet nicht. Versuch es gleich noch einmal.
web-rule-says = { $text } (Regel { $rule })

web-level-random = zufällig
web-level-easy = leicht
web-level-medium = mittel
web-level-strong = stark
web-you = du
web-bot = Bot
web-away = abwesend
web-stand-in = ein Bot springt ein

web-refused = Hier kannst du nicht sitzen
web-watch = Zuschauen
web-watching =
    { $count ->
        [one] Du schaust zu.
       *[other] Du schaust zu, insgesamt seid ihr { $count }.
    }
web-lost-connection = Verbindung verloren – neuer Versuch. Nichts ist verloren.
web-back-again = Wieder verbunden.

web-time-left = Restzeit: { $time }
web-days = { $days } Tage
web-take-back = Zurücknehmen
web-hint = Tipp
web-hint-thinking = Denkt nach …
web-hint-says = Der starke Bot würde spielen
web-hint-value = { $percent } %
web-log = Was geschah
web-log-and-chat = Verlauf und Chat
web-log-filter = Was zu sehen ist
web-log-all = Alles
web-log-game = Nur das Spiel
web-log-talk = Nur den Chat
web-log-table = Nur den Tisch
web-log-empty = Noch nichts.
web-chat = Sag etwas
web-chat-send = Senden
web-table-menu = Dieser Tisch
web-leave = Vorerst gehen
web-stood-in = Deine Zeit war um; ein Bot spielt für dich.
web-come-back = Selbst weiterspielen
