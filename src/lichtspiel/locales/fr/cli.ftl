# La ligne de commande.

cli-about = Lichtspiel : jouer à des jeux de cartes publiés et les étudier. Les commandes :
cli-about-more =
    lichtspiel help COMMANDE     en dit plus, avec des exemples
    lichtspiel --lang en …       parle anglais (aussi : de, fi, fr ; sinon, selon LANG)
    lichtspiel --version         la version, et si les règles sont compilées
cli-usage-prefix = Usage :{" "}
# Le programme ajoute lui-même les deux-points après ces deux titres.
cli-positionals = Arguments{"\u202F"}
cli-options = Options{"\u202F"}
cli-help = montrer cette aide
cli-compiled = compilé
cli-interpreted = interprété
cli-interpreted-note = Ici, les règles ne sont pas compilées (pas de compilateur C) : tout fonctionne, mais plus lentement.

cli-games = lister les jeux, avec le nombre de joueurs et les options
cli-play = jouer sur cet ordinateur, contre des robots ou entre humains
cli-play-notes =
    Exemples :
      lichtspiel play { $game }                       vous contre un robot
      lichtspiel play { $game } --people 2 --names Ada,Ben
      lichtspiel play { $game } --bots strong
      lichtspiel play --resume                           reprendre la dernière partie
    Pendant la partie, tapez une action (« liste » les montre toutes), appuyez seulement sur
    Entrée pour choisir pas à pas, ou tapez « aide ». Chaque action est sauvegardée aussitôt :
    après une panne, il suffit de reprendre.
    LICHTSPIEL_DATA indique un autre dossier pour les parties sauvegardées.
cli-sim = simuler de nombreuses parties, en donner le bilan ou les garder comme données
cli-sim-notes =
    Exemples :
      lichtspiel sim { $game } --games 10000 --seed 7 --json
      lichtspiel sim { $game } --games 1e6 --bots medium --out games.parquet
    La même graine donne les mêmes parties.
cli-replay = revoir une partie enregistrée
cli-replay-notes =
    Exemples :
      lichtspiel replay partie.json                      tout ce qui s’est passé, en mots
      lichtspiel replay partie.json --step --seat 1      pas à pas, vu par le premier joueur
      lichtspiel replay partie.json --at 20 --position   la position après 20 actions
cli-verify = vérifier qu’une partie a été distribuée et jouée comme le dit l’enregistrement
cli-verify-notes =
    Recalcule le scellé, chaque donne et chaque action. Avec --commitment, compare aussi le
    scellé avec celui qui a été montré avant la partie.
cli-legal = lister les actions permises, ou dire pourquoi une action ne l’est pas
cli-legal-notes =
    Exemples :
      lichtspiel replay partie.json --at 20 --position > position.json
      lichtspiel legal position.json
      lichtspiel legal position.json --why ACTION
cli-bench = mesurer les coups par seconde, et comparer avec OpenSpiel s’il est installé

cli-game = quel jeu, par exemple { $game }
cli-seats = nombre de joueurs
cli-option = une option du jeu ; « lichtspiel games » les donne
cli-document = { $about } ; équivaut à --option { $name }=FILE
cli-solo = jouer en solo ; équivaut à --seats 1
cli-level = un niveau de difficulté du jeu ({ $levels })
cli-people = combien de personnes jouent sur cet ordinateur (1 par défaut) ; des robots occupent les autres places
cli-names = noms des personnes
cli-bots = niveaux des robots ({ $levels }), ou classes comme mypackage:MyBot
cli-seed = un nombre : le même nombre donne les mêmes parties, robots compris
cli-plain = de simples lignes de texte, pour lecteurs d’écran et redirections
cli-resume = reprendre une partie inachevée : la dernière, ou celle-ci
cli-games-number = combien de parties (1000 par défaut)
cli-sim-bots = qui joue, un par place, le dernier pour toutes les autres : niveaux ({ $levels }) ou classes comme mypackage:MyBot (par défaut, tous au hasard)
cli-sim-out = garder chaque décision dans FICHIER.parquet, ou l’enregistrement de chaque partie dans FICHIER.jsonl ; après un arrêt, la même commande reprend
cli-records = écrire aussi l’enregistrement de chaque partie dans ce dossier
cli-record = un fichier d’enregistrement, ou - pour l’entrée standard
cli-position = un fichier de position, ou - pour l’entrée standard
cli-commitment = le scellé montré avant la partie
cli-why = dire si cette action est permise, et sinon quelle règle l’interdit
cli-json = afficher du JSON, pour les programmes
cli-step = s’arrêter après chaque action et montrer la table
cli-problem = montrer un problème signalé : ce que le joueur a vu et ce qui a échoué
cli-seat = montrer ce qu’a vu le joueur de cette place (1 est la première) ; sinon, ce que voit un spectateur
cli-at = seulement les N premières actions
cli-print-position = afficher la position atteinte, en document pour « legal »
cli-bench-game = seulement ce jeu
cli-bench-rounds = combien de séries de mesures (7 par défaut)

cli-unknown-command =
    Il n’y a pas de commande « { $found } ». { $near ->
        [none] Commandes : { $known }.
       *[other] Vouliez-vous dire « { $near } » ? Commandes : { $known }.
    }
cli-unknown-argument =
    Argument inattendu : « { $found } ». { $near ->
        [none] Voir : { $command } --help
       *[other] Vouliez-vous dire « { $near } » ? Voir : { $command } --help
    }
cli-missing = Il manque { $name } ; --help montre ce qui est attendu.
cli-needs-value = { $option } demande une valeur.
cli-number = { $option } : « { $found } » n’est pas un nombre entier de { $least } à { $most }.
cli-whole = { $option } : « { $found } » n’est pas un nombre entier.
cli-hash = { $option } : il faut { $digits } chiffres hexadécimaux.
cli-usage = Commande incomprise. Voir : { $command } --help
cli-output = Impossible d’écrire la sortie.
cli-not-together = { $one } et { $other } ne vont pas ensemble.
cli-contribution = la contribution du joueur de la place N, sous la forme N=TEXTE, si elle a été notée
cli-contribution-hash = l’empreinte qui scellait celle du joueur de la place N, sous la forme N=HEX

cli-serve = ouvrir un serveur où amis et robots jouent par le réseau
cli-host = l’adresse d’écoute (par défaut 127.0.0.1 : cette machine seule ; 0.0.0.0 pour tous)
cli-port = le port (par défaut 8000 ; 0 en prend un libre)
cli-data = le dossier de toutes les tables ; il est créé s’il manque
cli-origin = un autre site dont les pages peuvent utiliser ce serveur ; peut être répété
cli-server-name = un nom sous lequel ce serveur est joignable sur Internet (* pour tous) ; peut être répété
cli-trusted-proxy = l’adresse ou le réseau d’un proxy inverse dont l’en-tête X-Forwarded-For fait foi (un proxy sur cette machine fait toujours foi) ; peut être répété
cli-public-metrics = répondre aussi aux autres machines sur /api/metrics
cli-requests = requêtes par minute depuis une adresse (par défaut { $usual } ; 0 : sans limite)
cli-new-tables = nouvelles tables par heure depuis une adresse (par défaut { $usual } ; 0 : sans limite)
cli-replays = rediffusions par minute pour une adresse (par défaut { $usual } ; 0 : sans limite)
cli-connections = connexions ouvertes depuis une adresse (par défaut { $usual } ; 0 : sans limite)
cli-messages = messages par seconde sur une connexion (par défaut { $usual } ; 0 : sans limite)
cli-chats = messages de discussion par minute pour un joueur (par défaut { $usual } ; 0 : sans limite)
cli-open-tables = tables ouvertes d’une même adresse qui peuvent attendre dans la liste (par défaut { $usual } ; 0 : sans limite)
cli-bot-pause = temps minimal d’un robot par coup, en millisecondes, pour que chacun puisse suivre (par défaut 800)
cli-bot-workers = nombre de processus où les robots réfléchissent (par défaut { $usual })
cli-keep-days = au bout de combien de jours une table terminée que personne ne revient voir est supprimée (par défaut { $usual } ; 0 : jamais)
cli-database = garder les tables dans PostgreSQL plutôt que dans un fichier : postgresql://NOM@MACHINE/BASE. Si l’adresse contient un mot de passe, mettez-la plutôt dans la variable d’environnement LICHTSPIEL_DATABASE : les autres utilisateurs de la machine ne l’y voient pas
cli-workers = combien de processus forment ensemble le serveur (par défaut 1) ; il faut --database pour plus d’un

cli-admin = gérer les tables d’un serveur : lister, fermer, exporter, sauvegarder, restaurer
cli-admin-notes =
    Exemples :
      lichtspiel admin list                          toutes les tables du serveur
      lichtspiel admin check                         vérifier que rien de ce qui est enregistré n’a été modifié
      lichtspiel admin close TABLE                   fermer une table, même serveur en marche
      lichtspiel admin mute TABLE --seat 2           interdire la discussion à un joueur (unmute : la rendre)
      lichtspiel admin who TABLE                     qui joue ou regarde en ce moment, et depuis quelle adresse
      lichtspiel admin ban ADDRESS --minutes 60      bloquer une adresse pour un temps (unban, bans)
      lichtspiel admin message TEXT                  afficher un message dans le foyer (sans TEXT : l’enlever)
      lichtspiel admin delete TABLE                  supprimer une table et tout ce qui en est enregistré
      lichtspiel admin export TABLE --to game.json   une partie finie sous forme d’enregistrement
      lichtspiel admin backup copy.sqlite            une copie de tout, même serveur en marche
      lichtspiel admin restore copy.sqlite           restaurer la copie, serveur arrêté
      lichtspiel admin move                          tout déménager vers PostgreSQL (--database), serveur arrêté
cli-admin-what = ce qu’il faut faire : { $known }
cli-admin-name = l’identifiant d’une table, une sauvegarde, une adresse ou un message
cli-admin-seat = quelle place, à partir de 1
cli-admin-minutes = combien de minutes une adresse reste bloquée (par défaut 60)
cli-admin-to = écrire l’enregistrement dans ce fichier
cli-rate = évaluer les actions selon le robot fort, d’après ce que sait le joueur dont c’est le tour
cli-think = laisser les robots réfléchir tant que cela aide, jusqu’à ce nombre de secondes par décision (par défaut 0,3)
cli-rate-seed = la graine du robot fort : même nombre, mêmes évaluations (sauf avec --think)
cli-seconds = { $option } doit être un nombre de secondes entre 0.001 et 3600, et non « { $found } ».
legal-rating-head = Ce que vaut chaque plan aux yeux du robot fort (100 % est une victoire sûre), avec son intervalle à 95 % :
legal-rating =
    { $value } %  (de { $low } à { $high } %, { $worlds ->
        [one] { $worlds } monde imaginé
       *[other] { $worlds } mondes imaginés
    })
cli-open = ouvrir la page dans le navigateur
cli-dependency = { $package } manque ou est trop ancien. Pour l’installer : { $command }
cli-takes-no-value = { $option } ne prend pas de valeur.
cli-missing-game = Il manque GAME. Les jeux : { $known }.
progress-games = Parties
progress-records = Enregistrements
progress-measurements = Mesures
progress-per-cent = Pour cent
cli-records-several = des fichiers d’enregistrement, ou - pour l’entrée standard
cli-one-file = { $option } ne va qu’avec un seul fichier.
cli-files-failed =
    { $failed ->
        [one] { $failed } fichier sur { $count } est en échec.
       *[other] { $failed } fichiers sur { $count } sont en échec.
    }
cli-completion = laisser le shell compléter commandes, jeux et options
cli-completion-shell = le shell : { $known }
cli-completion-notes =
    Ajoutez une ligne au fichier que le shell lit au démarrage :
      eval "$(lichtspiel completion bash)"              ~/.bashrc
      eval "$(lichtspiel completion zsh)"               ~/.zshrc, après compinit
      lichtspiel completion fish | source               ~/.config/fish/config.fish
cli-unknown-shell =
    Il n’y a pas de complétion pour le shell « { $found } ». { $near ->
        [none] Shells : { $known }.
       *[other] Vouliez-vous dire « { $near } » ? Shells : { $known }.
    }

# lichtspiel bot
cli-bot = faire jouer un de vos robots à une table d’un serveur
cli-bot-notes =
    Exemples :
      lichtspiel bot --server https://play.example --table ABCD --bot strong
      lichtspiel bot --server https://play.example --table ABCD --bot mypackage:MyBot --name careful
      lichtspiel bot --server https://play.example --table ABCD --bot cmd=./bot
    La table doit accepter les robots des autres. Tout le monde y voit que c’est un robot. Il a
    une demi-minute par décision ; Ctrl-C quitte la table.
cli-bot-server = l’adresse du serveur
cli-bot-table = le code de la table
cli-bot-bot = quel robot : un niveau ({ $levels }), une classe (mypackage:MyBot) ou un programme (cmd=…)
cli-bot-name = son nom à la table : lettres sans accent, chiffres, - et _
cli-bot-seat = quelle place prendre (par défaut : la première libre)
cli-bot-think = au plus ce temps par décision
bot-sits = { $name } s’assied à la table { $code }, place { $seat }.
bot-over = La partie est finie : { $reason }
bot-needs = Indiquez le serveur, la table et le robot : --server, --table, --bot.
bot-address = { $found } n’est pas l’adresse d’un serveur. Elle commence par http:// ou https://.
bot-no-server = Aucun serveur Lichtspiel ne répond à l’adresse { $address }.
