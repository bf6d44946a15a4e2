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

rules-idea-face-to-face = Un duel à petits pas. Chacun a deux piles, l’une monte, l’autre descend, et chaque carte laisse un peu moins de place. Les meilleurs coups vont en arrière, ou aident l’autre. Posez toutes vos cartes avant l’autre, et gardez-en toujours deux qui conviennent.
rules-idea-hollywood-poker = Hollywood est une échelle. Qui se débarrasse de ses cartes en premier est le mégastar de la donne suivante et prend les meilleures cartes du plongeur, qui aimerait tant être en haut. Ouvrez avec ce que les autres ne peuvent suivre, passez quand c’est utile, et gardez un Double pour la fin.
rules-idea-top-oder-flop = Cinq films se tournent, et tout le monde s’en mêle. Vos cartes font d’un film un top ou un flop, ou bien elles sont votre part ; jamais les deux. Qui a le plus d’influence sur un succès l’encaisse, et qui l’a sur un échec le paie.
rules-idea-klappe-und-action = Ensemble, vous tournez un film en trois actes, sans un mot et sans connaître les scènes de l’autre. Puis vient le montage : les ciseaux échangent ce qui est mal placé. Si les numéros montent de l’intro au générique, l’acte est réussi. Une prise de secours recouvre ce qu’on ne peut sauver.

rules-picture-ff-backwards = Votre pile montante est à 27. Le 28 irait, et le 17 aussi : il est plus bas de 10 exactement. Sur la descendante à 35, le 12 et le 34 vont bien, et le 45 y serait aussi un saut en arrière.
rules-picture-ff-help = La pile montante de l’adversaire est à 29. Toute carte plus basse aide, comme le 12 ; un 30, non.
rules-picture-ff-second = Pile montante à 40, descendante à 12, et seulement 30 et 35 en main. Le 30 doit venir d’abord : ensuite le 35 convient. Dans l’autre sens, rien ne suivrait.
rules-picture-ff-last = Les quatre dernières cartes. Avec 34, 45 et 52 sur la montante et 12 sur la descendante, toutes sont posées, et la partie est gagnée.
rules-picture-hp-double = 5-5-D compte pour trois cinq. Trois six les battraient, trois cinq non. Seul, le Double vaut 14.
rules-picture-hp-exchange = Le mégastar a reçu un 13 et un Double et rend deux cartes, par exemple les 1.
rules-picture-hp-follow = Il faut exactement deux cartes pour battre 7-7 : 9-9 convient, ou 9-D, ou 12-D. Un seul 12, non.
rules-picture-hp-lap = 3-3-3, 6-6-6, une passe, 11-11-11. Quand la dernière place a joué, le pli est fini : personne ne joue deux fois, et les onze ouvrent le suivant.
rules-picture-tf-turn = Le 3 de Draculas Diner et Rauchende Revolver va à un film qu’il montre, ici du côté Top de Draculas Diner. Puis on pioche une carte.
rules-picture-tf-over = Du côté Top d’Arabische Abenteuer, il y a 4, 3 et 2. Un 4 chasse le 2, qui va dans l’étalage de qui a posé le 4.
rules-picture-tf-change = Flop→Top prend la carte la plus basse d’un côté Flop, ici le 3 d’Arabische Abenteuer, et la met du côté Top d’un film qu’elle montre : Coole Cops.
rules-picture-tf-last = Seul le côté Flop d’Arabische Abenteuer est ouvert. Une troisième carte ou un stop y termine le dernier film, et la partie finit aussitôt.
rules-picture-ka-film = Après 3 et 6, il reste de la place pour ce que l’autre peut avoir. La 12 va plutôt à droite.
rules-picture-ka-edit = Toutes les scènes sont posées. La 7 a des ciseaux et peut s’échanger avec une voisine : avec la 6 à sa droite, tout est dans l’ordre.
rules-picture-ka-order = 3, 6, 7, 10, 12, 16 : les numéros ne baissent jamais. L’acte est réussi sans prise de secours.
rules-picture-ka-reshoot = La 10 est avant la 8. Une prise de secours suffit, sur l’une des deux ; recouvrir une autre scène n’aiderait pas.
