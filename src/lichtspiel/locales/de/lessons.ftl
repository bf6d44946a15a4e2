# Erste Schritte: ein geführtes Spiel von wenigen Minuten, mit Coach.

lesson-title = Erste Schritte
lesson-coach = Dein Coach
lesson-progress = { $step } von { $all }
lesson-next = Weiter
lesson-back = Zurück
lesson-skip = Überspringen
lesson-exit = Lektion verlassen
lesson-watching = Schau, was die anderen tun.
lesson-legal = Das wäre erlaubt. Versuch aber zuerst dies: { $action }.
lesson-not-now = Das geht hier nicht. Versuch, worum dein Coach bittet.
lesson-done = Gut gemacht!
lesson-done-help = Du weißt, was du für ein erstes Spiel brauchst. Der Rest kommt beim Spielen.
lesson-play = Jetzt gegen Bots spielen
lesson-rules = Die Regeln lesen
lesson-again = Noch einmal von vorn
