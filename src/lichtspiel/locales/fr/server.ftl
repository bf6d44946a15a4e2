# Ce que dit le serveur : refus, et ce qui se passe à la table à côté du jeu.

server-no-table = Cette table n’existe pas.
server-token = Cette clé ne correspond à aucune place de cette table.
server-token-holds = Cette clé occupe déjà la place { $seat }, sous le nom « { $name } ».
server-token-hosts = La clé de l’hôte ne donne pas de place à la table.
server-token-form = Une clé personnelle se compose de 32 octets aléatoires en base64url : 43 caractères parmi A–Z, a–z, 0–9, - et _.
server-not-host = Seul l’hôte de la table peut faire cela.
server-seat-lost = La place n’est plus à vous : elle est passée sur un autre appareil ou a été libérée.
server-watching = Vous regardez la partie : vous ne pouvez pas jouer.
server-full = Toutes les places sont prises.
server-no-seat = Il n’y a pas de place { $seat } ; cette table en compte { $most }.
server-seat-taken = La place { $seat } est prise.
server-seat-free = La place { $seat } est déjà libre.
server-seats-free = La partie ne peut pas commencer tant que des places sont libres : ajoutez des robots ou attendez.
server-same-name = Quelqu’un s’appelle déjà « { $name } » à cette table.
server-person-there = { $name } est là et joue en personne.
server-muted = Vous ne pouvez plus discuter à cette table.
server-banned = Votre adresse est actuellement bloquée sur ce serveur.
server-text = Un nom ou un message ne doit être ni vide ni trop long, et ne peut pas contenir de caractères de contrôle.
server-not-started = La partie n’a pas encore commencé.
server-started = La partie a déjà commencé.
server-revealing = On est en train de distribuer les cartes.
server-not-all-ready = La partie commence d’elle-même dès que tout le monde est prêt. Vous pouvez libérer la place d’une personne qui n’est pas là.
server-ready-often = La donne a échoué trop souvent à cette table. Ouvrez-en une autre.
server-over = La partie est finie.
server-not-over = La partie n’est pas encore finie.
server-closed = La table est fermée.
server-stale = Quelqu’un a été plus rapide : la table a changé. Regardez à nouveau.
server-no-stand-in = Vous décidez déjà vous-même ; aucun robot ne vous remplace.
server-back-before = Vous avez déjà repris la main une fois pour cette décision ; jouez, sinon le robot décide.
server-no-network-bots = Cette table n’accepte pas de robots venus du réseau ; cela se décide à l’ouverture de la table.
server-bot-name = « { $name } » ne convient pas ici comme nom de robot. Utilisez des lettres sans accent, des chiffres, - et _, mais pas le nom d’un robot de ce serveur.
server-bot-plays-only = Un robot venu du réseau ne peut que jouer ; la discussion, les conseils et les liens sont pour les personnes.
server-no-hints = On joue sans conseils à cette table.
server-decides-alone = Cette décision revient à un seul joueur : il n’y a rien à proposer.
server-bots-down = Aucun robot n’est disponible pour cela en ce moment.
server-link-expired =
    Ce lien personnel a expiré ; il est valable { $minutes ->
        [one] { $minutes } minute.
       *[other] { $minutes } minutes.
    }
server-proposals = Pour une décision, vous pouvez changer de proposition { $most } fois. Jouez, ou expliquez-vous dans la discussion.
server-link-unknown = Ce lien personnel est inconnu ou a déjà servi.
server-record-early = L’enregistrement sera disponible une fois la partie finie.
server-take-backs = Vous avez annulé assez souvent. À vous de décider.
server-no-step = On ne peut pas continuer à partir de l’étape { $step } ; la dernière est la { $most }.
server-message = Le message ne suit pas le protocole : { $problem }
server-not-json = Le message n’est pas du JSON valide.
server-too-long = Le message est trop long.
server-hello-first = Le premier message doit être un « hello », dans les dix secondes.
server-hello-again = « hello » a déjà été dit.
server-protocol = Ce client utilise la version { $found } du protocole, le serveur la version { $wanted }. Rechargez la page ou mettez le programme à jour.
server-origin = Les pages d’autres sites ne peuvent pas utiliser ce serveur.
server-host = Ce serveur ne connaît pas le nom « { $host } ». La personne qui l’exploite peut le démarrer avec « --server-name { $host } ».
server-two-lengths = La requête indique sa longueur de deux façons.
server-no-length = La requête doit indiquer sa longueur (Content-Length).
server-no-network = « { $found } » n’est ni une adresse IP ni un réseau comme 172.16.0.0/12.
server-metrics = Les métriques ne sont accessibles que depuis la machine du serveur.
server-too-fast = Trop de messages ; attendez un instant.
server-too-many-tables = Trop de nouvelles tables depuis votre adresse ; attendez un peu.
server-too-many-open =
    { $most ->
        [one] Une table ouverte depuis votre adresse attend déjà des joueurs. Commencez par y jouer ou par la fermer.
       *[other] { $most } tables ouvertes depuis votre adresse attendent déjà des joueurs. Commencez par jouer à l’une d’elles ou par en fermer une.
    }
server-too-many-connections = Trop de connexions depuis votre adresse.
server-not-kept = Impossible d’enregistrer cela ; rien n’a changé. Réessayez.
server-not-ready = Le serveur ne peut rien enregistrer pour le moment.
server-table-damaged = Les données enregistrées de cette table sont endommagées. La personne qui exploite le serveur peut restaurer une sauvegarde.
server-our-fault = Une erreur s’est produite de notre côté ; rien n’a changé.
server-plugin = Un jeu ou un robot d’un autre paquet ne fonctionne pas ici. Le journal du serveur dit pourquoi.
server-request = La requête est incompréhensible : { $problem }
server-no-pages = Ce serveur fonctionne sans ses pages, dont la construction demande Node.js 20 ; les programmes le trouvent à l’adresse { $address }.
server-no-docs = La documentation n’a pas été construite sur ce serveur ; la commande « { $command } » s’en charge.
server-address =
    Impossible d’écouter sur { $host }, port { $port } : { $why ->
        [used] un autre programme l’utilise déjà.
        [forbidden] vous n’en avez pas le droit.
        [elsewhere] cette machine n’a pas cette adresse.
        [unknown] aucune machine de ce nom n’est connue.
       *[other] le système refuse.
    }
server-folder =
    Le dossier de données { $path } est inutilisable : { $why ->
        [missing] ce dossier n’existe pas.
        [forbidden] vous n’en avez pas le droit.
        [parent] une partie du chemin n’est pas un dossier.
        [full] il n’y a plus de place sur le disque.
        [read-only] le disque est en lecture seule.
        [long] le nom est trop long.
       *[other] le système refuse.
    }
server-folder-used = Un autre serveur utilise le dossier de données { $path }.
server-database =
    Impossible d’ouvrir la base de données { $path } : { $why ->
        [forbidden] vous n’en avez pas le droit.
        [folder] c’est un dossier.
        [full] il n’y a plus de place sur le disque.
        [read-only] le disque est en lecture seule.
        [used] un autre programme l’utilise.
        [damaged] elle est endommagée.
        [empty] le fichier est vide. Restaurez une sauvegarde avec « lichtspiel admin restore ».
        [other-program] elle appartient à un autre programme.
        [foreign] ce n’est pas une base de données.
       *[other] le système refuse.
    }
server-database-gone = La base de données { $path } a disparu. Restaurez une sauvegarde avec « lichtspiel admin restore », ou supprimez { $mark } pour repartir sans tables.
server-newer-database = La base de données { $path } est d’une version plus récente ({ $found }) que celles que ce programme accepte ({ $newest } au plus).
server-older-database = { $path } vient d’une version plus ancienne ({ $found } sur { $newest }) ; « lichtspiel serve » la met à jour.
server-database-away =
    Impossible d’utiliser la base de données { $where } : { $why ->
        [password] le nom ou le mot de passe est faux.
        [missing] elle n’existe pas. Créez-la avec « createdb ».
        [forbidden] ce nom n’y a pas les droits nécessaires.
        [too-many] elle n’accepte plus de connexions.
        [starting] elle est en train de démarrer ou de s’arrêter.
        [late] elle ne répond pas.
        [nobody] aucun serveur de base de données n’y tourne.
        [unknown] aucune machine de ce nom n’est connue.
        [full] son disque est plein.
        [read-only] elle est en lecture seule.
        [gone] la connexion a été perdue.
       *[other] quelque chose n’a pas fonctionné là-bas.
    }
server-database-url = Une base de données s’écrit postgresql://NOM@MACHINE/BASE ; pour le fichier du dossier de données, laissez cette option de côté.
server-workers-file = Plusieurs processus (--workers) demandent PostgreSQL (--database) : un seul peut écrire dans un fichier.
server-workers-here = Plusieurs processus (--workers) ne sont pas possibles sur ce système : lancez plutôt plusieurs serveurs derrière un proxy.
server-older-running =
    La base de données { $database } ne peut pas être mise à jour tant que { $count ->
        [one] { $count } serveur d’une version plus ancienne l’utilise. Arrêtez-le d’abord.
       *[other] { $count } processus serveur d’une version plus ancienne l’utilisent. Arrêtez-les d’abord.
    }
admin-nothing-there = La base de données { $database } ne contient rien de Lichtspiel ; « lichtspiel serve » y crée le nécessaire.
admin-not-empty = La base de données { $database } contient déjà des données de Lichtspiel ; un serveur ne déménage que dans une base vide.
admin-copy-differs = La copie dans { $database } diffère de l’original ; elle a été retirée.
admin-moved =
    { $tables ->
        [one] { $tables } table a déménagé
       *[other] { $tables } tables ont déménagé
    } vers { $database }, et chaque entrée a été vérifiée. Lancez désormais le serveur avec --database.

serve-open = Le serveur est en marche : { $address }  (données dans { $data } ; Ctrl-C l’arrête)
serve-closed = Le serveur est arrêté. Chaque table reprendra quand il redémarrera.

table-seated = { $name } prend place.
table-bot-seated = { $bot } ({ $level }) se joint à la partie.
table-freed = { $who } a quitté sa place.
table-moved = { $who } continue sur un autre appareil.
table-ready = { $who } : tout est prêt.
table-burned =
    { $why ->
        [late] { $who } : la contribution à la donne n’a pas été révélée à temps.
        [wrong] { $who } : ce qui a été révélé n’est pas ce qui avait été scellé.
       *[left] { $who } a quitté la table pendant la donne.
    } On redistribue, avec un nouveau scellé.
table-started = La partie commence.
table-taken-back = { $who } annule sa dernière action.
table-said = { $who } : { $text }
table-stood-in = Temps écoulé pour { $who } : un robot prend la relève.
table-muted = { $who } ne peut plus discuter.
table-unmuted = { $who } peut de nouveau discuter.
table-came-back = { $who } est de retour.
table-rematched = La revanche se joue à une nouvelle table.
table-closed = La table a été fermée.

admin-unknown =
    La commande « { $found } » n’existe pas pour admin. { $near ->
        [none] Commandes : { $known }.
       *[other] Vouliez-vous dire « { $near } » ? Commandes : { $known }.
    }
admin-exists = { $path } existe déjà et ne sera pas remplacé.
admin-no-backup = { $path } n’est pas une sauvegarde de Lichtspiel.
admin-no-house = Il n’y a pas encore de données dans { $path }.
admin-no-answer =
    Le serveur { $address } ne répond pas : { $why ->
        [nobody] aucun serveur n’y tourne.
        [late] la réponse n’est pas arrivée à temps.
       *[other] la connexion n’a pas pu s’établir.
    }
admin-no-control = Le serveur tourne, mais { $path } ne dit pas comment le joindre.
admin-closed = La table { $table } est fermée.
admin-deleted = La table { $table } est supprimée, avec tout ce qui en était enregistré.
admin-mute-done = Table { $table } : le joueur de la place { $seat } ne peut plus discuter.
admin-unmute-done = Table { $table } : le joueur de la place { $seat } peut de nouveau discuter.
admin-guest =
    { $seat ->
        [0] Spectateur : { $address }
       *[other] Place { $seat } : { $address }
    }
admin-nobody = Personne n’est à cette table en ce moment.
admin-ban-done =
    { $minutes ->
        [one] { $table } : adresse bloquée pour une minute.
       *[other] { $table } : adresse bloquée pour { $minutes } minutes.
    }
admin-unban-done = { $table } : adresse débloquée.
admin-ban = { $address } jusqu’au { $until } (UTC)
admin-no-bans = Aucune adresse n’est bloquée.
admin-not-banned = { $address } : cette adresse n’est pas bloquée.
admin-no-address = « { $found } » n’est pas une adresse IP.
admin-message = Le message est affiché dans le foyer.
admin-no-message = Il n’y a plus de message dans le foyer.
admin-message-long = Le message peut compter au plus { $most } caractères.
admin-backed-up = Tout est copié dans { $path }.
admin-restored = Tout a été restauré depuis { $path }.
admin-old-database = Les données précédentes sont conservées dans { $path }.
admin-no-tables = Il n’y a pas de tables.
admin-damaged = Table { $table } : des entrées manquent ou ont été modifiées.
admin-unsound = Le fichier { $path } est endommagé. Restaurez une sauvegarde avec « lichtspiel admin restore ».
admin-sound =
    { $tables ->
        [one] Une table vérifiée : rien n’a été modifié. Toute personne autorisée à écrire dans ce fichier pourrait cependant le remplacer sans que cela se voie.
       *[other] { $tables } tables vérifiées : rien n’a été modifié. Toute personne autorisée à écrire dans ce fichier pourrait cependant le remplacer sans que cela se voie.
    }
