# Le plateau simple dans le navigateur : pour les jeux qui n’en ont pas de propre.

plain-web-table = La table
plain-web-hand = Votre main
plain-web-hand-of = { $who } – main
plain-web-actions = Ce que vous pouvez faire
plain-web-asks = À vous de jouer : choisissez une action.
plain-web-waits = { $who } réfléchit.
plain-web-recommended = conseillé
plain-web-find =
    { $count ->
        [one] Une action : la chercher par son nom
       *[other] { $count } actions : en chercher une par son nom
    }
plain-web-not-found = Aucune action ne porte ce nom.
plain-web-none = aucun
plain-web-told = { $who } : { $what }.
plain-web-you-win = Vous gagnez.
plain-web-wins =
    { $count ->
        [one] { $who } gagne.
       *[other] { $who } se partagent la victoire.
    }
plain-web-all-win = Tout le monde gagne.
plain-web-nobody-wins = Personne ne gagne.
plain-web-player = Nom
plain-web-points = Points
plain-web-winner = victoire
plain-web-no-rule = Les règles de ce jeu ne sont pas sur ces pages.
