# L’arène : ce qu’elle dit, ses tableaux, son rapport.

cli-arena = faire jouer les robots entre eux et mesurer leur force
cli-arena-notes =
    Exemples :
      lichtspiel arena { $game } --bots strong,medium --deals 200
      lichtspiel arena { $game } --bots strong,mypackage:MyBot --report rapport.html
      lichtspiel arena { $game } --round-robin easy,medium,strong
      lichtspiel arena { $game } --bots strong,medium --decide 2
      lichtspiel arena { $game } --bots strong,medium --results fort.jsonl
    Chaque donne est jouée depuis chaque place. Avec --results, on peut arrêter l’arène à
    tout moment ; la même commande continue. Même graine, mêmes résultats, quel que soit
    le nombre de processus ; seul --think dépend de la machine.
cli-arena-bots = un robot par place, par niveau ({ $levels }) ou par classe (mypackage:MyBot) ; les places tournent
cli-arena-round-robin = tous contre tous : un robot d’un niveau parmi ceux d’un autre
cli-arena-deals = nombre de donnes, chacune jouée de chaque place ({ $usual } par défaut)
cli-arena-decide = avec deux robots : s’arrêter dès que l’un est nettement plus fort, ou que leurs parts de victoires sont à moins de PERCENT points de pourcentage l’une de l’autre ; --deals est alors le maximum (par défaut { $most })
cli-arena-worlds = nombre de mondes imaginés par décision (sinon, le nombre habituel)
cli-arena-think = temps maximal par décision ; les résultats ne sont alors pas reproductibles
cli-arena-workers = nombre de processus à la fois (un par cœur par défaut)
cli-ray = jouer plutôt sur la grappe Ray à cette adresse (« auto » : celle de cette machine)
cli-arena-results = enregistrer les résultats dans ce fichier et reprendre là où il s’arrête
cli-arena-report = rédiger un rapport avec des graphiques dans ce fichier HTML

level-random = au hasard
level-easy = facile
level-medium = moyen
level-strong = fort

arena-nobody = Qui joue ? Indiquez --bots ou --round-robin.
arena-bots-seats =
    { $found ->
        [one] { $found } robot
       *[other] { $found } robots
    } pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } : il en faut un par place.
arena-one-level = Un tournoi toutes rondes demande au moins deux niveaux.
arena-level-twice = Un niveau figure deux fois dans --round-robin.
arena-decide-two = --decide compare deux robots : il en faut exactement deux différents.
arena-percent = { $option } attend un pourcentage de 0,1 à 50, pas « { $found } ».
arena-bot-inside = Les autres processus ne trouvent pas { $bot } : définissez la classe au premier niveau d’un module, pas dans une fonction.
arena-ray-unreachable = Aucune grappe Ray ne répond à l’adresse { $address }.
arena-ray-other-program = Le nœud { $node } a une autre version de ce programme. Installez la même sur chaque nœud.
lab-at-least-one = { $name } doit valoir au moins 1, pas { $found }.
lab-policy-seats = Indiquez un robot par place (places : { $seats }) ou un seul pour toutes ; trouvés : { $found }.
vector-not-begun = Les parties n’ont pas commencé : appelez d’abord reset.
vector-rows = restart attend les numéros de lignes, de 0 à { $most }, ou un booléen par ligne.
vector-actions = Il faut un nombre entier par ligne, dans un tableau de longueur { $n }.
vector-unknown = Ligne { $row } : l’action { $found } n’existe pas ; les actions sont numérotées de 0 à { $most }.
vector-illegal = Ligne { $row } : l’action { $found }, « { $action } », n’est pas permise maintenant. Le masque indique celles qui le sont.
arena-no-results = { $path } ne contient pas de résultats de l’arène ; rien n’a été changé.
arena-other-job =
    { $path } contient des résultats { $part ->
        [game] d’un autre jeu
        [seats] avec un autre nombre de places
        [options] avec d’autres options
        [seatings] d’autres robots
        [seed] d’une autre graine
        [worlds] avec un autre nombre de mondes imaginés
        [seconds] avec un autre temps de réflexion
       *[version] d’une autre version de ce programme
    } ; indiquez un autre fichier.
arena-deadly =
    Les donnes { $first } à { $last } ont fait planter leur processus { $times } fois ; ce qui a été joué avant est enregistré.
arena-stopped =
    Arrêt : donnes jouées { $done } sur { $deals }. { $kept ->
        [kept] Elles sont enregistrées ; la même commande reprend.
       *[lost] Elles sont perdues ; --results FICHIER les enregistrera la prochaine fois.
    }

# les nombres
arena-share = { $value } %
arena-interval = [{ $low } ; { $high }]
arena-points = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-points-interval = [{ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } ; { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }]
arena-length = { $value }
arena-tick = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 2) }
arena-share-tick = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 1) } %
arena-whole = { NUMBER($value, useGrouping: "true") }
arena-three-digits = { NUMBER($value, maximumSignificantDigits: 3) }
arena-milliseconds = { NUMBER($value, maximumSignificantDigits: 3) } ms

# les tableaux
arena-heading =
    { $title } : { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
arena-lineup = { $bots }, de chaque place à tour de rôle
arena-par = À force égale, chaque robot gagnerait { $par }. Entre crochets : intervalles à 95 % ; une donne avec toutes ses parties compte comme une observation.
arena-together = Les robots gagnent ou perdent ensemble. Entre crochets : intervalles à 95 % ; une donne avec toutes ses parties compte comme une observation.
# The end of a duel; the interval holds no matter when one looks.
arena-duel =
    { $end ->
        [stronger] Tranché : { $stronger } est plus fort.
        [close] Tranché : { $one } et { $other } sont à moins de { NUMBER($margin, maximumFractionDigits: 1) } points de pourcentage l’un de l’autre.
       *[open] Pas encore tranché ; il faudrait plus de donnes.
    } Parties gagnées, écart entre { $one } et { $other } : { $difference } { $interval }. Cet intervalle reste valable quel que soit le moment de l’arrêt.
arena-not-repeatable = Les robots ont joué en temps limité : une autre exécution donnera d’autres résultats.
arena-level = Niveau
arena-games = Parties
arena-wins = Parties gagnées
arena-deals-won = Donnes gagnées
arena-mean-points = Points, moyenne
arena-rating = Cote
arena-pairing = { $one } parmi { $among }
arena-partners = { $one } avec { $among }
arena-pairings = Rencontre
arena-seat = Place
arena-times = Réflexion (temps de calcul)
arena-decisions = Décisions
arena-median = Médiane
arena-p99 = 99 %
arena-longest = Maximum
arena-moves = Coups par partie : { $mean } en moyenne, de { $least } à { $most }
arena-deals = Donnes

# le rapport
arena-report-title = Arène : { $title }
arena-report-strength = Force
arena-report-strength-about = Part des parties gagnées, avec l’intervalle à 95 %. La ligne pointillée est la référence : ce que gagneraient des robots de force égale.
arena-report-strength-together = Part des parties gagnées ensemble, avec l’intervalle à 95 %.
arena-report-ratings = Cotes
arena-report-ratings-about = Toutes les rencontres en un seul nombre, sur l’échelle d’Elo : 400 points de plus, c’est dix fois la force. La moyenne est 0.
arena-report-pairings = Rencontres
arena-report-pairings-about = Combien de fois gagne un robot du niveau de gauche, sur chaque place à son tour, quand tous les autres sont du niveau du haut. La référence est { $par }.
arena-report-pairings-together = Combien de fois les deux gagnent ensemble, selon le niveau des deux partenaires.
arena-report-seats = Places
arena-report-seats-about = Part des parties gagnées à chaque place, quel qu’en soit l’occupant : l’avantage de la place.
arena-report-length = Longueur
arena-report-length-about = Nombre de parties selon leur nombre de coups.
arena-report-points = Points
arena-report-points-about = La boîte contient la moitié centrale des parties, la ligne va de 5 % à 95 %, la barre est la médiane et le point la moyenne.
arena-report-times = Réflexion
arena-report-times-about = Temps de calcul par décision en millisecondes, quand il y avait quelque chose à décider.
arena-report-ends = Comment les parties ont fini
arena-report-end = Fin
arena-report-made = Comment ces chiffres ont été obtenus
arena-report-command = Commande
arena-report-version = Version
arena-report-rules = Règles
arena-report-ruleset = version { $ruleset }, empreinte du programme { $code }
arena-report-options = Options
arena-report-budget = Budget de réflexion
arena-report-usual = le nombre habituel de mondes imaginés, sans limite de temps
arena-report-worlds =
    { $worlds ->
        [one] { $worlds } monde imaginé
       *[other] { $worlds } mondes imaginés
    }
arena-report-seconds = { NUMBER($seconds, maximumFractionDigits: 3) } s
arena-report-bar =
    { $from } à { $to } coups : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
arena-report-moves = Coups
arena-part = Part
arena-report-table = Tableau
arena-report-own = texte personnel
