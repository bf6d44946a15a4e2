# Les règles, une page à lire.

rules-of = Les règles de { $game }
rules-title = Règles
rules-contents = Sur cette page
rules-number = Règle { $rule }
rules-decided = Notre décision
rules-decided-in-part = En partie notre décision
rules-decided-help = Là où la notice ne dit rien ou laisse la question ouverte, nous avons décidé comme on s’y attendrait à table. Ces règles portent cette marque.
# Exactement comme à la fin du texte des règles.
rules-decided-words = (Notre décision.)
rules-example = Exemple
rules-options = Options
rules-options-help = Ce qu’on peut convenir avant d’ouvrir une table, et la règle que cela change.
rules-whole = Toutes les règles de { $game }
rules-learn = Premiers pas : apprendre en jouant
rules-play = Ouvrir une table
rules-effects = Le scénario maison

rules-section-setup = Mise en place
rules-section-turn = Un tour
rules-section-end = La fin
rules-section-sight = Ce que vous voyez
rules-section-double = Le Double
rules-section-exchange = L’échange
rules-section-play = Jouer un pli
rules-section-finishing = Finir et changer de place
rules-section-match = La partie
rules-section-display = Votre étalage
rules-section-sides = Tops, flops et marqueurs
rules-section-change = Cartes changement
rules-section-completed = Films terminés
rules-section-scoring = Fin et décompte
rules-section-deck = Le paquet
rules-section-material = Scènes et scénario
rules-section-acts = Trois actes
rules-section-filming = Le tournage
rules-section-editing = Le montage
rules-section-closing = Clore l’acte
rules-section-solo = En solo
rules-section-script = D’autres scénarios
