# Ce que dit chaque interface : noms, erreurs de documents, de réglages, d’enregistrements, de fichiers.

seat-number = Place { $number }
player-number = Joueur { $number }
bot-number = Robot { $number }
name-of-bot = { $name } (robot)
name-of-viewer = { $name } (vous)

not-your-turn = Ce n’est pas votre tour.
not-for-a-seat = Les joueurs ne peuvent pas faire cela.
nothing-to-take-back = Il n’y a rien à annuler pour le moment.

unknown-game =
    Il n’y a pas de jeu nommé « { $game } ». { $near ->
        [none] Jeux disponibles : { $known }.
       *[other] Vouliez-vous dire « { $near } » ? Jeux disponibles : { $known }.
    }
unknown-language = Il n’y a pas de traduction pour « { $found } ». Langues disponibles : { $known }.
unknown-level =
    Il n’y a pas de robot de niveau « { $found } ». { $near ->
        [none] Niveaux : { $known }.
       *[other] Vouliez-vous dire « { $near } » ? Niveaux : { $known }.
    }
unknown-rule = Il n’y a pas de règle « { $found } » ; les règles sont numérotées de 1 à { $most }.
notation-unknown = « { $text } » n’est pas une action du jeu { $game }.

setup-seats = { $game } se joue à { $range } joueurs, pas à { $found }.
setup-ruleset = { $game } : cette partie suit la version { $found } des règles. Ce programme accepte : { $known }.
setup-unknown-option =
    { $game } n’a pas d’option « { $option } ». { $near ->
        [none] Ses options : { $known }.
       *[other] Vouliez-vous dire « { $near } » ? Ses options : { $known }.
    }
setup-option = L’option { $option } ne peut pas valoir « { $found } ». Valeurs possibles : { $allowed }. ({ $rule })
setup-option-seats =
    L’option { $option } n’existe pas avec { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    } ; seulement avec : { $known }.
setup-option-idle = L’option { $option } n’a aucun effet sans { $needed }. Ajoutez : --option { $needed }
setup-option-form = « { $found } » n’est pas une option ; écrivez-la sous la forme NOM=VALEUR.
setup-not-text = { $path } n’est pas un texte UTF-8 et ne peut pas servir d’option { $option }.
setup-level =
    { $game } n’a pas de niveau « { $found } ». { $near ->
        [none] Ses niveaux : { $known }.
       *[other] Vouliez-vous dire « { $near } » ? Ses niveaux : { $known }.
    }
setup-players =
    { $found ->
        [one] { $found } joueur
       *[other] { $found } joueurs
    }, c’est trop pour { $seats ->
        [one] { $seats } place.
       *[other] { $seats } places.
    }
setup-name = Le nom « { $name } » dépasse { $most } caractères ou contient des caractères de contrôle.

document-not-json = { $place } : ce n’est pas du JSON valide (ligne { $line }, colonne { $column }).
document-unreadable = { $place } : ce n’est pas un document JSON lisible.
document-name-twice = { $place } : « { $name } » figure deux fois dans le même objet.
document-wanted =
    { $place } : il faut ici { $kind ->
        [number] un nombre entier
        [flag] true ou false
        [text] un texte
        [list] une liste
       *[object] un objet
    }, pas { $found }.
document-range = { $place } : { $found } ne convient pas ici ; attendu : { $range }.
document-too-long = { $place } : le texte dépasse { $most } caractères.
document-ascii = { $place } : le texte n’est pas de l’ASCII simple.
document-word = { $place } : { $found } ne convient pas, il faut l’un de ces mots : { $words }.
document-count = { $place } : nombre d’éléments { $found } ; attendu : { $range }.
document-missing = { $place } : « { $name } » manque.
document-unknown = { $place } : « { $name } » n’a rien à faire ici.
document-hash = { $place } : il faut ici { $digits } chiffres hexadécimaux.
document-game = { $place } : il n’y a pas de jeu nommé « { $found } ». Jeux disponibles : { $known }.
document-setup-option = { $place } : l’option { $option } ne peut pas valoir « { $found } ». Valeurs possibles : { $allowed }. ({ $rule })
document-setup-option-seats =
    { $place } : l’option { $option } n’existe pas avec { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    } ; seulement avec : { $known }.
document-setup-unknown-option = { $place } : { $game } n’a pas d’option « { $option } ». Ses options : { $known }.

record-seed-length = La graine secrète d’une table fait { $wanted } octets, pas { $found }.
record-contribution = La contribution de la place { $seat } n’est pas un texte ASCII simple d’au plus { $most } caractères.
record-illegal = L’action { $number } de l’enregistrement (« { $action } ») est interdite par la règle { $rule }.
record-notation = L’action { $number } de l’enregistrement (« { $action } ») n’est pas une action de ce jeu.
record-commitment = La graine secrète ne correspond pas au scellé { $claimed } : l’enregistrement a été modifié.
record-deal = La donne { $number } ne découle pas de la graine secrète et des contributions : l’enregistrement a été modifié.
record-deals = Nombre de donnes selon l’enregistrement : { $claimed } ; selon ses actions : { $found }.
record-outcome = Le résultat noté dans l’enregistrement n’est pas celui auquel mènent ses actions.

verified-commitment = La graine secrète correspond au scellé { $commitment }.
verified-contributions =
    { $count ->
        [0] Personne n’a contribué au mélange.
        [one] Un joueur a contribué au mélange.
       *[other] { $count } joueurs ont contribué au mélange.
    }
verified-first-format = Cet enregistrement date d’avant le scellement des contributions : il ne peut pas prouver que personne n’a choisi la sienne après avoir vu celles des autres.
verified-branched = Cette partie en prolonge une autre : sa graine était connue, la donne n’était donc pas secrète.
verified-burned =
    { $count ->
        [one] Une donne a été annulée auparavant ; ce que l’enregistrement en dit est cohérent.
       *[other] { $count } donnes ont été annulées auparavant ; ce que l’enregistrement en dit est cohérent.
    }
verified-deals =
    { $count ->
        [one] La donne a été recalculée : elle est identique.
       *[other] Les { $count } donnes ont été recalculées : elles sont identiques.
    }
# En français, [one] vaut aussi pour 0.
verified-actions =
    { $count ->
        [one] { $count } action vérifiée : elle est permise.
       *[other] Les { $count } actions sont toutes permises.
    }
verified-outcome = Le résultat découle des actions.
verified-unfinished = La partie n’est pas finie ; il n’y a pas encore de résultat à vérifier.

file-not-read =
    Impossible de lire { $path } : { $why ->
        [missing] ce fichier n’existe pas.
        [forbidden] vous n’en avez pas le droit.
        [folder] c’est un dossier.
        [parent] une partie du chemin n’est pas un dossier.
        [long] le nom est trop long.
       *[other] le système refuse.
    }
file-not-written =
    Impossible d’écrire { $path } : { $why ->
        [missing] ce dossier n’existe pas.
        [forbidden] vous n’en avez pas le droit.
        [folder] c’est un dossier.
        [parent] une partie du chemin n’est pas un dossier.
        [full] il n’y a plus de place sur le disque.
        [read-only] le disque est en lecture seule.
        [long] le nom est trop long.
        [used] un autre programme l’utilise.
       *[other] le système refuse.
    }
file-too-large = { $path } dépasse { $most } Mo : c’est trop pour un document de Lichtspiel.
no-such-seat = Il n’y a pas de place { $found } ; les places sont numérotées de 1 à { $most }.
no-observation = { $game } ne décrit pas ses observations en nombres.
dataset-none = { $path } n’est pas un jeu de données de Lichtspiel.
document-newer = { $place } : la version { $found } est plus récente que celle de ce programme ({ $newest }).
document-setup-ruleset = { $place } : { $game }, version { $found } des règles. Ce programme connaît : { $known }.
setup-option-twice = L’option { $option } est donnée deux fois.
record-altered = L’enregistrement ne correspond pas à cette partie : « { $part } » a été modifié.
record-own-contribution = La contribution du joueur de la place { $seat } à cette donne n’était pas « { $text } ».
record-own-hash = La contribution du joueur de la place { $seat } ne correspond pas à l’empreinte { $hash }.
record-bot-contributed = Le robot de la place { $seat } a contribué à la donne. Seules les personnes y ont droit : le serveur pourrait choisir ce qu’un robot apporte.
record-burned = La donne annulée { $number } de l’enregistrement est incohérente : graine secrète, empreintes et contributions ne vont pas ensemble.
list-entry = { $name } : { $about }
list-between = {"\u202F"};{" "}
