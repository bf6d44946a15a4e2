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

rules-idea-face-to-face = Ein Duell der kleinen Schritte. Jeder hat zwei Stapel, einer steigt, einer fällt, und jede Karte lässt etwas weniger Luft. Die besten Züge gehen rückwärts oder helfen dem anderen. Leg als Erster alle Karten ab, und steh nie ohne zwei passende da.
rules-idea-hollywood-poker = Hollywood ist eine Leiter. Wer zuerst alle Karten los ist, wird der Megastar des nächsten Durchgangs und nimmt dem Tellerwäscher die besten Karten ab, der so gern selbst oben wäre. Spiel an, was andere nicht überbieten, pass, wenn es sich lohnt, und heb dir ein Double für das Ende auf.
rules-idea-top-oder-flop = Fünf Filme entstehen, und alle mischen mit. Deine Karten machen einen Film zum Top oder zum Flop, oder sie sind dein Anteil daran; beides zugleich geht nicht. Wer an einem Erfolg den meisten Einfluss hat, verdient daran, und wer ihn an einem Reinfall hat, zahlt drauf.
rules-idea-klappe-und-action = Zusammen dreht ihr einen Film in drei Akten, ohne ein Wort und ohne die Szenen des anderen zu kennen. Dann wird geschnitten: Scheren tauschen, was falsch liegt. Steigen die Nummern vom Intro bis zum Abspann, ist der Akt gelungen. Ein Nachdreh überdeckt, was nicht zu retten ist.

rules-picture-ff-backwards = Dein aufsteigender Stapel steht bei 27. Die 28 würde passen, und ebenso die 17: Sie ist genau 10 niedriger. Auf den absteigenden bei 35 passen 12 und 34, und die 45 wäre auch dort ein Rückwärtstrick.
rules-picture-ff-help = Der aufsteigende Stapel des Gegners steht bei 29. Jede niedrigere Karte hilft, etwa die 12; eine 30 nicht.
rules-picture-ff-second = Aufsteigend bei 40, absteigend bei 12, und nur 30 und 35 auf der Hand. Die 30 muss zuerst: Danach passt die 35. Andersherum käme nichts mehr.
rules-picture-ff-last = Die letzten vier Karten. Mit 34, 45 und 52 auf dem aufsteigenden und 12 auf dem absteigenden Stapel liegen alle, und das Spiel ist gewonnen.
rules-picture-hp-double = 5-5-D zählt als drei Fünfen. Drei Sechsen würden sie schlagen, drei Fünfen nicht. Das Double allein zählt 14.
rules-picture-hp-exchange = Der Megastar hat eine 13 und ein Double bekommen und gibt zwei Karten zurück, etwa die Einsen.
rules-picture-hp-follow = 7-7 ist mit genau zwei Karten zu schlagen: 9-9 geht, auch 9-D oder 12-D. Eine einzelne 12 nicht.
rules-picture-hp-lap = 3-3-3, 6-6-6, gepasst, 11-11-11. War der letzte Platz dran, ist die Runde vorbei: Niemand wird zweimal gefragt, und die Elfen spielen als Nächstes an.
rules-picture-tf-turn = Die 3 für Draculas Diner und Rauchende Revolver geht an einen Film, den sie nennt, hier auf die Top-Seite von Draculas Diner. Dann wird eine Karte gezogen.
rules-picture-tf-over = Auf der Top-Seite von Arabische Abenteuer liegen 4, 3 und 2. Eine 4 verdrängt die 2, und die kommt in die Auslage dessen, der die 4 gelegt hat.
rules-picture-tf-change = Flop→Top bringt die niedrigste Karte einer Flop-Seite, hier die 3 von Arabische Abenteuer, auf die Top-Seite eines Films, den sie nennt: Coole Cops.
rules-picture-tf-last = Nur die Flop-Seite von Arabische Abenteuer ist noch offen. Eine dritte Karte oder ein Stop dort schließt den letzten Film ab, und das Spiel endet sofort.
rules-picture-ka-film = Nach 3 und 6 bleibt Platz für das, was der andere haben mag. Die 12 kommt eher weit nach rechts.
rules-picture-ka-edit = Alle Szenen liegen. Szene 7 hat eine Schere und darf mit einer Nachbarin tauschen: mit der 6 rechts davon, und alles stimmt.
rules-picture-ka-order = 3, 6, 7, 10, 12, 16: Die Nummern fallen nie. Der Akt ist ohne Nachdreh gelungen.
rules-picture-ka-reshoot = Die 10 liegt vor der 8. Ein Nachdreh genügt, auf einer von beiden; jede andere Szene zu überdecken würde nicht helfen.
