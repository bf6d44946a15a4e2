# Premiers pas : une partie guidée de quelques minutes, avec un coach.

lesson-title = Premiers pas
lesson-table = La table
lesson-coach = Votre coach
lesson-progress = { $step } sur { $all }
lesson-next = Suivant
lesson-back = Retour
lesson-skip = Passer
lesson-exit = Quitter la leçon
lesson-watching = Regardez ce que font les autres.
lesson-legal = Ce serait permis. Mais essayez d’abord ceci : { $action }.
lesson-not-now = Ce n’est pas possible ici. Essayez ce que propose votre coach.
lesson-done = Bien joué !
lesson-done-help = Vous savez l’essentiel pour une première partie. Le reste viendra en jouant.
lesson-play = Jouer maintenant contre des robots
lesson-rules = Lire les règles
lesson-again = Recommencer depuis le début
