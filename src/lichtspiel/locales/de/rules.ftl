# Die Regeln als Seite zum Lesen.

rules-of = Die Regeln von { $game }
rules-title = Regeln
rules-contents = Auf dieser Seite
rules-number = Regel { $rule }
rules-decided = Unsere Entscheidung
rules-decided-in-part = Teils unsere Entscheidung
rules-decided-help = Wo die Anleitung nichts sagt oder etwas offenlässt, haben wir so entschieden, wie man es am Tisch erwarten würde. Solche Regeln tragen dieses Zeichen.
# Genau so, wie es am Ende der Regeltexte steht.
rules-decided-words = (Unsere Entscheidung.)
rules-example = Beispiel
rules-options = Optionen
rules-options-help = Was sich vor dem Spiel vereinbaren lässt, und welche Regel es ändert.
rules-whole = Alle Regeln von { $game }
rules-learn = Erste Schritte: beim Spielen lernen
rules-play = Einen Tisch eröffnen
rules-effects = Das Hausdrehbuch

rules-section-setup = Aufbau
rules-section-turn = Ein Zug
rules-section-end = Das Ende
rules-section-sight = Was du siehst
rules-section-double = Das Double
rules-section-exchange = Der Tausch
rules-section-play = Eine Runde spielen
rules-section-finishing = Fertig werden, neu sitzen
rules-section-match = Die Partie
rules-section-display = Deine Auslage
rules-section-sides = Tops, Flops und Marker
rules-section-change = Wechselkarten
rules-section-completed = Abgeschlossene Filme
rules-section-scoring = Ende und Wertung
rules-section-deck = Das Deck
rules-section-material = Szenen und Drehbuch
rules-section-acts = Drei Akte
rules-section-filming = Der Dreh
rules-section-editing = Der Schnitt
rules-section-closing = Den Akt abschließen
rules-section-solo = Allein
rules-section-script = Andere Drehbücher
