# La maison des tables dans le navigateur : son cadre, et ce que chaque table possède.

web-title = Lichtspiel
web-title-turn = ● À vous – { $title }
web-skip = Aller au contenu
web-close = Fermer
web-loading = Un instant…
web-lost = Il n’y a rien ici
web-lost-help = L’adresse est peut-être mal saisie, ou la table a disparu depuis longtemps.
web-to-home = Vers le foyer
web-no-house = La maison ne répond pas. Réessayez dans un instant.
web-rule-says = { $text } (règle { $rule })

web-level-random = au hasard
web-level-easy = facile
web-level-medium = moyen
web-level-strong = fort
web-you = vous
web-bot = robot
web-away = absent
web-stand-in = un robot remplace

web-refused = Vous ne pouvez pas vous asseoir ici
web-watch = Regarder
web-watching =
    { $count ->
        [one] Vous regardez.
       *[other] Vous regardez, { $count } en tout.
    }
web-lost-connection = Connexion perdue – nouvel essai. Rien n’est perdu.
web-back-again = Connexion rétablie.

web-time-left = temps restant : { $time }
web-days = { $days } jours
web-take-back = Reprendre
web-hint = Conseil
web-hint-thinking = Réflexion…
web-hint-says = Le robot fort jouerait
web-hint-value = { $percent } %
web-log = Ce qui s’est passé
web-log-and-chat = Journal et discussion
web-log-filter = Que montrer
web-log-all = Tout
web-log-game = Seulement la partie
web-log-talk = Seulement la discussion
web-log-table = Seulement la table
web-log-empty = Rien encore.
web-chat = Dites quelque chose
web-chat-send = Envoyer
web-table-menu = Cette table
web-leave = Partir pour l’instant
web-stood-in = Votre temps était écoulé ; un robot joue pour vous.
web-come-back = Rejouer soi-même
