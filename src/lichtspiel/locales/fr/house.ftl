# Avant la partie : foyer, nouvelles tables, places, invitations, réglages.

house-guest = Anonyme
house-settings = Réglages
house-language = Langue
house-your-name = Votre nom
house-your-name-help = Les autres à la table le voient.
house-motion = Cartes animées
house-motion-system = selon l’appareil
house-motion-on = oui
house-motion-off = non
house-pace = Rythme
house-pace-slow = Lent
house-pace-normal = Normal
house-pace-quick = Rapide
house-pace-help = Combien de temps chaque coup des autres reste visible.
house-asks-first = Demander confirmation avant un coup qui ne peut pas être annulé
house-volume = Volume
house-mute = Couper le son
house-vibration = Vibration quand c’est à vous
house-kept = Vos réglages restent dans ce navigateur.

house-marquee =
    { $count ->
        [4] Quatre jeux de cartes ce soir
        [one] Un jeu de cartes ce soir
       *[other] { $count } jeux de cartes ce soir
    }
house-marquee-line = Tout de suite contre des robots, ou entre amis par un lien. Sans compte.
house-programme = Le programme
house-tables = Tables
house-players = { $range } joueurs
house-play-now = Jouer
house-play-now-at = Jouer : { $game }
house-with-friends = Entre amis
house-with-friends-at = Entre amis : { $game }
house-join = Rejoindre une table avec un code
house-join-code = Code de la table
house-join-go = Rejoindre
house-join-help = La personne qui a ouvert la table y voit son code.
house-open-tables = Tables ouvertes
house-open-none = Personne n’attend de joueurs en ce moment. Ouvrez une table à tous, elle apparaîtra ici.
house-free-seats =
    { $count ->
        [0] complet
        [one] 1 place libre
       *[other] { $count } places libres
    }
house-sit-down = S’asseoir
house-my-tables = Mes tables
house-my-none = Les tables où vous avez une place vous attendent ici.
house-continue = Continuer
house-phase =
    { $phase ->
        [waiting] pas encore commencée
        [playing] en cours
        [over] terminée
       *[closed] fermée
    }
house-your-turn = à vous de jouer
house-you-won = vous avez gagné
house-won-by = gagnée par { $who }
house-finished = Parties jouées
house-finished-none = Les parties terminées se revoient ici, coup par coup.
house-replay = Revoir
house-again = Réessayer

house-new = Nouvelle table
house-around = Joueurs
house-seats = Places
house-bots = Robots
house-bots-help = On peut ajouter et retirer des robots jusqu’au début de la partie.
house-bot-number = Robot { $number }
house-here = Personnes sur cet appareil
house-here-help = L’appareil passe de main en main ; un rideau cache les cartes de chacun.
house-name-number = Nom de la personne { $number }
house-more = plus : { $what }
house-less = moins : { $what }
house-level = Niveau
house-rules = Règles du jeu
house-rules-none = Ce jeu n’a pas de variantes.
house-between = De { $least } à { $most }.
house-choose =
    { $count ->
        [one] Choisissez-en une.
       *[other] Choisissez-en { $count }.
    }
house-own-document = mon propre fichier
house-own-file = Choisir un fichier
house-own-file-read = « { $name } » a été lu.
house-on = oui
house-off = non
house-agreed = À cette table
house-clock = Temps pour chaque décision
house-clock-help = Le temps écoulé, un robot remplace la personne jusqu’à son retour.
house-clock-none = sans limite
house-clock-30 = 30 secondes
house-clock-60 = 1 minute
house-clock-180 = 3 minutes
house-clock-86400 = 1 jour
house-clock-259200 = 3 jours
house-clock-other = { $seconds } secondes
house-access = Qui peut participer
house-private = seulement avec le lien ou le code
house-public = tout le monde, depuis le foyer
house-hints = Conseils
house-hints-help = Sur demande, le robot fort montre ce qu’il jouerait.
house-hints-on = permis
house-hints-off = aucun
house-network-bots = Robots des autres
house-network-bots-help = Des programmes peuvent prendre les places libres par le réseau. Tout le monde voit que ce sont des robots.
house-network-bots-on = bienvenus
house-open-table = Ouvrir la table

house-waiting = Avant la partie
house-waiting-free =
    { $count ->
        [0] Toutes les places sont prises. On commence quand tout le monde est prêt.
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
house-seat-free = libre
house-ready-mark = tout est prêt
house-not-ready = se prépare
house-take-seat = Prendre cette place
house-seat-bot = Asseoir un robot
house-fill = Compléter avec des robots
house-bot-level = Niveau du robot
house-remove = Libérer la place : { $name }
house-leave-seat = Quitter ma place
house-ready = Tout est prêt
house-you-are-ready = De votre côté, tout est prêt. On attend encore les autres.
house-away-help =
    { $count ->
        [one] { $who } n’est pas là. Vous pouvez confier la place à un robot, ou la libérer pour quelqu’un d’autre.
       *[other] { $count } personnes ne sont pas là. Vous pouvez confier leurs places à des robots, ou les libérer pour d’autres.
    }
house-you-watch = Vous regardez. Toutes les places sont prises ; la partie apparaîtra ici.
house-start = Commencer
house-start-help = Il n’y a que des robots ici : ils jouent entre eux tant que quelqu’un regarde.
house-close-table = Fermer la table
house-close-sure = Oui, la fermer pour tous
house-cancel = Annuler
house-closed-title = Cette table est fermée
house-closed-help = Elle a été fermée avant la fin de la partie.
house-dealing = On distribue les cartes…
house-invite = Inviter des amis
house-invite-help = Envoyez le lien, dictez le code ou faites scanner le code QR.
house-invite-only-here = Cette adresse ne fonctionne que sur cet ordinateur. Pour jouer avec des amis du même réseau, ouvrez le serveur avec { $option } et donnez-leur l’adresse qu’il affiche.
house-code = Code
house-copy = Copier le lien
house-copied = Copié
house-copy-by-hand = Impossible de copier ici. Le lien est sélectionné ; copiez-le à la main.
house-share = Partager
house-share-text = Venez jouer à { $game } !
house-qr = Code QR du lien
house-how = Comment on joue à cette table
house-seal = La donne est scellée
house-seal-help = Le serveur a déjà choisi la graine secrète du mélange ; voici son scellé. Quand vous annoncez que tout est prêt, votre navigateur scelle sa propre contribution ; une fois toutes scellées, elles sont ouvertes ensemble. Personne ne peut donc choisir les cartes, et après la partie chacun peut le vérifier.
house-seal-whole = scellé complet

house-finding = On cherche la table…
house-no-code = Aucune table n’a le code « { $code } ». Un code disparaît avec sa table.
house-claimed = Votre place est maintenant sur cet appareil.

house-who = Qui est à quelle place
house-move = Continuer sur un autre appareil
house-move-help = Un lien personnel emporte votre place. Il ne sert qu’une fois ; ensuite, cet appareil ne fait plus que regarder.
house-move-make = Créer un lien personnel
house-move-until = Valable jusqu’à { $time }. Ne le donnez à personne d’autre.
house-hand-over = Confier à un robot
house-hand-over-at = Confier la place à un robot : { $name }
house-hand-over-sure = Un robot prendra cette place définitivement.
house-leave-help = Votre place reste à vous. Vous retrouverez cette table dans le foyer, sous « Mes tables ».
