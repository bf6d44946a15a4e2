# Erste Schritte: ein geführtes Spiel von wenigen Minuten, mit Coach.

lesson-title = Erste Schritte
lesson-table = Der Tisch
lesson-coach = Dein Coach
lesson-progress = { $step } von { $all }
lesson-next = Weiter
lesson-back = Zurück
lesson-skip = Überspringen
lesson-exit = Lektion verlassen
lesson-watching = Schau, was die anderen tun.
lesson-legal = Das wäre erlaubt. Versuch aber zuerst das: { $action }.
lesson-not-now = Das geht hier nicht. Versuch, was dein Coach vorschlägt.
lesson-done = Gut gemacht!
lesson-done-help = Mehr brauchst du für dein erstes Spiel nicht. Der Rest kommt beim Spielen.
lesson-play = Jetzt gegen Bots spielen
lesson-rules = Die Regeln lesen
lesson-again = Noch einmal von vorn
