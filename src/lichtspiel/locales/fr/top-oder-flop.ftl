# Top oder Flop

top-oder-flop-title = Top oder Flop
top-oder-flop-about = Cinq films, top ou flop : faites-les briller, faites-les couler, et réclamez votre part au bon moment.
top-oder-flop-option-deck = les cartes : « house » est notre propre liste (celle du jeu imprimé n’est pas publique), ou un fichier avec la vôtre
top-oder-flop-option-start = qui commence : au hasard (random) ou une place
top-oder-flop-reason-films = le dernier film est terminé
top-oder-flop-reason-emptied = un joueur n’a plus ni carte ni marqueur

tf-card =
    { $shows ->
        [tf] Top→Flop
        [ft] Flop→Top
        [any] Au choix
       *[films] { $shows }
    } { $worth }
tf-marker =
    { $marker ->
        [x2] ×2
       *[stop] stop
    }
tf-where-own = dans votre étalage
tf-where-film = sur un film
tf-where-action = exécuter l’action
tf-step-marker = marqueur
tf-step-moved = { $pair }, depuis { $film }, { $side }
tf-step-to = vers { $film }, { $side }
tf-step-over = remplace { $pair }
tf-step-row = reprise dans la rangée { $film }

tf-house-deck = Paquet maison : notre propre liste, car celle du jeu imprimé n’est pas publique.
tf-own-deck = Vous jouez avec votre propre paquet.
tf-deck-short =
    { $deck ->
        [house] paquet maison (à nous)
       *[own] votre paquet
    }
tf-head-film = film
tf-head-value = valeur
tf-head-seat = joueur
tf-head-hand = main
tf-head-left = reste
tf-sheet-caption = Par joueur : influence (rang) points
tf-head-total = total
tf-completed-mark = dernière prise
tf-piles =
    { $draw ->
        [0] Pioche vide
        [one] Une carte dans la pioche
       *[other] { $draw } cartes dans la pioche
    } · { $gone ->
        [0] aucune carte changement sortie du jeu
        [one] une carte changement sortie du jeu
       *[other] { $gone } cartes changement sorties du jeu
    }
tf-hand = Votre main : { $cards }.
tf-hand-empty = Votre main est vide.
tf-film-line =
    { $film } : Top { $top } ; Flop { $flop } ; valeur { $value }{ $completed ->
        [yes] , terminé
       *[no] {""}
    }.
tf-nothing = vide
tf-hidden = face cachée
tf-hidden-more =
    { $count ->
        [one] une carte face cachée
       *[other] { $count } cartes face cachée
    }
tf-row = { $film } : { $cards }
tf-display-line =
    { $who } : { $hand ->
        [0] aucune carte
        [one] une carte
       *[other] { $hand } cartes
    } en main, { $markers ->
        [0] aucun marqueur
        [one] un marqueur
       *[other] { $markers } marqueurs
    } ; étalage : { $rows }.
tf-asks-opening =
    { $lap ->
        [1] Ouvrez votre étalage avec une carte influence (par exemple { $examples }) :
       *[2] Posez une deuxième carte, pour un autre film (par exemple { $examples }) :
    }
tf-asks-turn = À vous : jouez une carte ou un marqueur (par exemple { $examples }) :
tf-help =
    Cartes : ac3 est le 3 avec AA et CC, a5 le 5 de AA ; tf, ft et any avec +3 ou -3 sont les
    cartes changement. En ce moment : { $examples }. « étalage » désigne le vôtre ; sur un côté
    complet, « remplace » nomme la carte à remplacer et « pour » le film dont la rangée, dans
    votre étalage, l’accueille ; « déplace … de … vers … » exécute l’action d’une carte
    changement ; x2 et stop sont des marqueurs. Entrée seule vous guide pas à pas. Une carte face
    cachée que vous connaissez a des parenthèses : (A5), ou « (face cachée) » après son nom.

tf-score-line = { $film } : Top { $top }, Flop { $flop }, valeur { $value }. { $shares }.
tf-score-share =
    { $who } : influence { $influence }, rang { $rank }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tf-score-left =
    Reste à { $who } : { $cards ->
        [0] aucune carte
        [one] une carte
       *[other] { $cards } cartes
    } et { $markers ->
        [0] aucun marqueur
        [one] un marqueur
       *[other] { $markers } marqueurs
    }, soit { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    } Total : { $total }.
tf-result-reason =
    { $reason ->
        [films] Le dernier film est terminé.
       *[emptied] { $me ->
            [yes] Vous n’avez
           *[no] { $who } n’a
        } plus ni carte ni marqueur.
    }
tf-result-won =
    { $me ->
        [yes] Vous gagnez
       *[no] { $who } gagne
    } avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
tf-result-shared =
    { $who } se partagent la victoire, avec { $points ->
        [one] { $points } point chacun.
       *[other] { $points } points chacun.
    }
tf-result-place =
    Vous finissez au { $place }e rang avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

tf-told-hopeless =
    { $me ->
        [yes] Vous ne pouvez pas ouvrir et vous montrez
       *[no] { $who } ne peut pas ouvrir et montre
    } { $cards }. On redistribue toutes les cartes.
tf-told-dealt = Vous recevez { $cards }.
tf-brief-opened = { $card } face visible : { $film }
tf-brief-kept = face cachée : { $film }
tf-brief-laid = { $card } → { $film } { $side }
tf-brief-moved = { $card } ⇄ { $film } { $side }
tf-brief-marked =
    { $marker ->
        [x2] ×2 → { $film } { $side }
       *[stop] Stop → { $film } { $side }
    }
tf-brief-took-over = prend { $card } pour { $film }
tf-told-starts =
    { $me ->
        [yes] Vous commencez.
       *[no] { $who } commence.
    }
tf-told-opened =
    { $me ->
        [yes] Vous posez
       *[no] { $who } pose
    } { $card } face visible pour { $film }.
tf-told-kept = { $who } pose une carte face cachée pour { $film }.
tf-told-kept-card = Vous posez { $card } face cachée pour { $film }.
tf-told-laid =
    { $me ->
        [yes] Vous posez
       *[no] { $who } pose
    } { $card } du côté { $side } du film { $film }.
tf-told-moved =
    { $me ->
        [yes] Vous jouez
       *[no] { $who } joue
    } la carte { $change } : { $card } passe du côté { $same ->
        [yes] { $side } au côté { $to_side } du film { $film }.
       *[no] { $side } du film { $film } au côté { $to_side } du film { $to_film }.
    }
tf-told-took-over =
    { $me ->
        [yes] Vous reprenez
       *[no] { $who } reprend
    } { $card } pour { $film }, { $opens ->
        [yes] face visible.
       *[no] face cachée.
    }
tf-told-marked =
    { $me ->
        [yes] Vous posez
       *[no] { $who } pose
    } { $marker ->
        [x2] un marqueur ×2
       *[stop] un marqueur stop
    } du côté { $side } du film { $film }.
tf-told-completed = { $film } est terminé : dernière prise !
tf-told-drew = { $who } pioche une carte.
tf-told-drew-card = Vous piochez { $card }.
tf-told-over =
    La partie est finie : { $reason ->
        [films] le dernier film est terminé.
       *[emptied] { $me ->
            [yes] vous n’avez
           *[no] { $who } n’a
        } plus ni carte ni marqueur.
    }

tf-not-dealt = Les cartes ne sont pas encore distribuées.
tf-over = La partie est finie.
tf-not-in-hand = Vous n’avez pas la carte { tf-card } en main.
tf-no-card = Il n’y a pas de carte « { $card } » dans ce jeu.
tf-opening-change = On ouvre avec des cartes influence ; la carte { tf-card } est une carte changement.
tf-opening-same-film = Votre deuxième carte doit aller à un autre film : { $film } a déjà la première.
tf-opening-no-second = Après la carte { tf-card } pour { $film }, vous n’auriez plus de carte influence pour un autre film.
tf-opening-display = D’abord, chacun pose deux cartes influence dans son étalage.
tf-no-row = Vous n’avez pas de rangée { $film } ; la carte changement { tf-card } ne se pose que sur une rangée que vous avez déjà.
tf-completed = { $film } est terminé, plus rien n’y change.
tf-stopped = Il y a un stop du côté { $side } du film { $film } ; plus rien n’y change.
tf-has-room = Il reste de la place du côté { $side } du film { $film } ; on n’y remplace rien.
tf-too-low = Le côté { $side } du film { $film } est plein ; un { $value } n’est pas plus haut que la carte la plus basse, un { $lowest }.
tf-full = Le côté { $side } du film { $film } est plein ; dites quel { $lowest } est remplacé et pour quel film vous le reprenez.
tf-not-replaced = Du côté { $side } du film { $film }, il n’y a pas de carte { $pair } de la valeur la plus basse, { $lowest }.
tf-nothing-to-move = Il n’y a pas de carte du côté { $side } du film { $film }.
tf-not-lowest = On ne déplace que la carte la plus basse : du côté { $side } du film { $film }, c’est un { $lowest }, et { $pair } n’en est pas un.
tf-no-marker = Vous n’avez plus de marqueur.
tf-doubled = Il y a déjà un ×2 du côté { $side } du film { $film }.

tf-deck-line = Paquet, ligne { $line } : « { $found } » n’est pas une carte. Écrivez par exemple « 3 AA CC », « 5 AA x3 » ou « any -3 ».
tf-deck-copies = Paquet, ligne { $line } : « { $found } » devrait être le nombre de cartes identiques, de x1 à x99.
tf-deck-personal = Paquet, ligne { $line } : une carte changement montre +3 ou -3, pas « { $found } ».
tf-deck-value = Paquet, ligne { $line } : la valeur va de 1 à 5, pas { $found }.
tf-deck-film = Paquet, ligne { $line } : il n’y a pas de film « { $found } ». Les films : AA, CC, DD, RR, TT.
tf-deck-films =
    Paquet, ligne { $line } : un { $value } montre { $wanted ->
        [one] exactement un film.
       *[other] deux films différents.
    }
tf-deck-few =
    Paquet, après la ligne { $line } : { $found ->
        [one] { $found } carte
       *[other] { $found } cartes
    }, c’est trop peu ; il en faut { $least } au moins.
tf-deck-many = Paquet, ligne { $line } : plus de { $most } cartes, c’est trop.
tf-deck-hopeless = Paquet : avec ces cartes, à { $seats } joueurs, l’ouverture serait impossible dans plus de { $percent } donnes sur 100 ; il faut plus de cartes influence.
tf-deals-failed = Après { $deals } donnes, quelqu’un ne pouvait toujours pas ouvrir ; ce paquet n’est pas jouable.

tf-position-card = { $place } : la carte « { $found } » n’existe pas.
tf-position-gone = { $place } : { $card } est une carte influence ; elles ne quittent pas le jeu.
tf-position-film = { $place } : { $card } ne montre pas { $film }.
tf-position-cards = { $place } : la carte { $card } apparaît { $found } fois au lieu de { $wanted }.
tf-position-markers = { $place } : marqueurs posés sur les films : { $placed } ; marqueurs joués : { $played }.
tf-position-first = { $place } : la première carte d’une rangée est face visible.
tf-position-opening-films = { $place } : pendant l’ouverture, il n’y a encore rien sur les films.
tf-position-opening-gone = { $place } : pendant l’ouverture, aucune carte n’a encore quitté le jeu.
tf-position-opening-laid = { $place } : à ce point de l’ouverture, cet étalage a { $wanted } cartes, chacune pour un film différent.
tf-position-opening-hand = { $place } : à ce point de l’ouverture, cette main a { $wanted } cartes.
tf-position-hand = { $place } : la main et les cartes qui en viennent, face cachée, sont au plus { $most } en tout.
tf-position-cannot-open = { $place } : cette main ne peut pas ouvrir.
tf-position-rows = { $place } : après l’ouverture, un étalage a des rangées d’au moins deux films.
tf-position-empty = { $place } : ce joueur n’a ni carte ni marqueur ; la partie était donc déjà finie.

tf-rule-1 = De 2 à 5 joueurs. Il y a cinq films : AA, CC, DD, RR, TT. Chacun a un côté Top et un côté Flop, où tiennent 3 cartes chacun.
tf-rule-2 = Les cartes influence valent de 1 à 5 : deux films sur un 1 à 4, un seul sur un 5. Les cartes changement ont une action (Top→Flop, Flop→Top, Au choix) et +3 ou −3.
tf-rule-3 = Chacun a 2 marqueurs à deux ou trois joueurs, 1 à quatre ou cinq. Un marqueur se joue côté ×2 ou côté stop.
tf-rule-4 = Chacun reçoit 8 cartes, le reste forme la pioche. Le premier joueur est tiré au sort ou choisi (option start) : par exemple le dernier à avoir assisté à une première. On joue dans le sens des aiguilles d’une montre.
tf-rule-5 = D’abord, chacun pose une carte influence face visible pour un de ses films ; puis, au second tour, une autre pour un film différent. Une première carte qui n’en laisse aucune pour un autre film est interdite.
tf-rule-6 = Si votre main ne le permet pas, vous la montrez, et on redistribue tout.
tf-rule-7 = À votre tour, vous posez une carte influence du côté Top ou Flop d’un film qu’elle montre, puis vous piochez une carte.
tf-rule-8 = Ou vous posez une carte influence dans votre étalage, pour un film qu’elle montre ; dans ce cas, vous ne piochez pas.
tf-rule-9 = Ou vous posez une carte changement face cachée sur une rangée de votre étalage, où elle compte +3 ou −3 ; dans ce cas, vous ne piochez pas.
tf-rule-10 = Ou vous utilisez l’action d’une carte changement. La carte quitte le jeu, puis vous piochez une carte.
tf-rule-11 = Ou vous posez un marqueur d’un côté d’un film, face ×2 ou stop, puis vous piochez une carte.
tf-rule-12 = On ne pose rien dans l’étalage des autres. On ne passe pas ; il y a toujours quelque chose à jouer.
tf-rule-13 = Vous devez piocher : sinon, on pourrait hâter la fin sans que cela coûte rien. Si la pioche est vide, on ne pioche rien et la partie continue.
tf-rule-14 = Un étalage a une rangée par film. La première carte d’une rangée est une carte influence, face visible ; toutes les autres sont face cachée.
tf-rule-15 = Un côté prend 3 cartes. Une quatrième doit être plus haute que la plus basse et la remplace (entre égales, vous choisissez) ; vous reprenez celle-ci dans votre étalage, pour l’un de ses films.
tf-rule-16 = ×2 double la somme de son côté. Les cartes peuvent encore y changer. Pas de second ×2 du même côté ; un stop par-dessus est permis.
tf-rule-17 = Stop : ce côté ne change plus. Aucun autre marqueur n’y va.
tf-rule-18 = Les marqueurs ne bougent jamais et ne sont pas des cartes.
tf-rule-19 = Top→Flop : la carte la plus basse du côté Top de n’importe quel film va du côté Flop d’un film qu’elle montre. Flop→Top : l’inverse.
tf-rule-20 = Au choix : la carte la plus basse de n’importe quel côté va vers n’importe quel autre côté d’un film qu’elle montre.
tf-rule-21 = On ne déplace que la carte la plus basse d’un côté ; entre égales, vous choisissez.
tf-rule-22 = Les deux côtés doivent encore pouvoir changer. Sur un côté plein, la carte déplacée en remplace une comme à la règle 15.
tf-rule-23 = Une action qu’on ne peut pas exécuter entièrement ne peut pas être choisie ; une carte ne revient jamais du côté d’où elle vient.
tf-rule-24 = Un film est terminé dès que chacun de ses côtés a 3 cartes ou un stop.
tf-rule-25 = Plus rien ne change à un film terminé. Ses rangées dans les étalages peuvent encore grandir.
tf-rule-26 = La partie finit aussitôt que le dernier film est terminé, ou qu’un joueur n’a plus ni carte ni marqueur après son tour.
tf-rule-27 = Chaque carte en main et chaque marqueur restant vaut 2 points.
tf-rule-28 = Un film vaut sa somme Top moins sa somme Flop, chacune doublée par ×2. Cela peut être négatif.
tf-rule-29 = Votre influence sur un film est la somme de votre rangée ; sans rangée, 0.
tf-rule-30 = La plus grande influence reçoit la valeur du film, la deuxième la moitié. Tout le monde compte, même avec 0 ou moins.
tf-rule-31 = En cas d’égalité, on partage les rangs, même à trois ou plus : premier et deuxième ensemble valent une fois et demie. On arrondit vers le haut.
tf-rule-32 = Le plus grand total gagne ; à égalité, on partage la victoire.
tf-rule-33 = Vous voyez votre main, les films, tous les étalages avec leurs cartes face visible, et les cartes face cachée que vous avez posées ou qui viennent d’un film ; pas les autres mains, ni la pioche, ni ce que les autres ont posé face cachée de leur main. À la fin, tous les étalages sont révélés.
tf-rule-34 = Le paquet est un fichier. Le paquet maison est le nôtre, car la liste imprimée n’est pas publique : 40 cartes à deux films, 15 cinq, 15 cartes changement. Une nouvelle partie refuse tout paquet avec lequel, à cinq joueurs, l’ouverture serait impossible dans plus de 5 donnes sur 100.

tf-word-own = étalage
tf-word-moves = déplace, déplacer
tf-word-from = de
tf-word-to = vers
tf-word-over = remplace, remplacer
tf-word-for = pour
tf-view-impossible = Cette vue est impossible.
tf-no-pass = On ne passe pas : à chaque tour, vous jouez une carte ou un marqueur. ({ $rule })
tf-film-not-named = La carte { tf-card } ne montre pas { $film }. ({ $rule })
tf-pair-not-named = La carte { $pair } ne montre pas { $film }. ({ $rule })
tf-one-replaces-none = Un 1 ne remplace jamais de carte : aucune n’est plus basse. ({ $rule })
tf-five-stays = Un 5 n’est jamais remplacé : aucune carte n’est plus haute. ({ $rule })
tf-no-way-back = Une carte ne revient jamais du côté d’où elle a été prise. ({ $rule })
tf-wrong-way =
    Cette carte changement ne déplace que de { $change ->
        [tf] Top vers Flop
       *[ft] Flop vers Top
    }. ({ $rule })

# Avant la partie : les options en mots.

top-oder-flop-option-deck-label = Cartes
top-oder-flop-option-deck-help = La liste des cartes du jeu imprimé n’est pas publique ; nous avons donc fait la nôtre. Si vous possédez le jeu, recopiez ses cartes dans un fichier.
top-oder-flop-option-deck-house = le paquet maison
top-oder-flop-option-deck-own = mon propre fichier
top-oder-flop-option-start-label = Qui commence
top-oder-flop-option-start-help = Selon la notice, le dernier à avoir assisté à une première. Vous seuls savez qui c’est.
top-oder-flop-option-start-random = au hasard
top-oder-flop-option-start-first = place 1
top-oder-flop-option-start-second = place 2
top-oder-flop-option-start-third = place 3
top-oder-flop-option-start-fourth = place 4
top-oder-flop-option-start-fifth = place 5
# Dans le navigateur

tf-web-asks-opening =
    { $lap ->
        [1] Ouverture, tour 1 sur 2 : posez une carte influence face visible pour l’un de ses films.
       *[2] Ouverture, tour 2 sur 2 : posez-en une autre, pour un film différent.
    }
tf-web-asks-turn = À vous : jouez une carte ou un marqueur.
tf-web-waits-opening = Ouverture, tour { $lap } sur 2 : { $who } choisit une carte.
tf-web-waits = { $who } réfléchit à la prochaine prise.
tf-web-opening-help = Tout le monde ouvre son étalage avec deux cartes influence pour deux films différents, une à chaque tour. Les tours normaux commencent ensuite.

tf-web-card-one = { $film }, { $value }
tf-web-card-two = { $one } ou { $two }, { $value }
tf-web-change =
    Carte changement : { $change ->
        [tf] de Top à Flop
        [ft] de Flop à Top
       *[any] déplacement au choix
    }, ou { $worth } dans votre étalage
tf-web-face-up = face visible : { $card }
tf-web-known = face cachée, connue de tous : { $card }
tf-web-secret = face cachée, connue de vous uniquement : { $card }
tf-web-hidden = face cachée, inconnue de vous
tf-web-side = { $film }, côté { $side } : { $cards } ; somme { $sum }
tf-web-row = { $film } : { $cards } ; influence { $sum }
tf-web-standing =
    Si la partie finissait maintenant : { $places }{ $hidden ->
        [yes] {" "}(sans les cartes face cachée des autres)
       *[no] {""}
    }
tf-web-place = { $rank }. { $who } { $points }
tf-web-rank-of = { $rank }. { $who }
tf-web-value = { $film }, valeur actuelle : { $value }
tf-web-films = Les films
tf-web-display = Votre étalage
tf-web-hand = Votre main
tf-web-hand-of = { $who } – en main
tf-web-in-hand =
    { $count ->
        [0] Aucune carte en main
        [one] Une carte en main
       *[other] { $count } cartes en main
    }
tf-web-markers =
    { $count ->
        [0] Plus de marqueur
        [one] Encore un marqueur
       *[other] Encore { $count } marqueurs
    }
tf-web-draw-pile = Pioche
tf-web-gone = Cartes changement sorties du jeu : { $cards }
tf-web-recommended = conseillé

tf-web-choose = Choisissez une carte ou un marqueur, ou faites glisser l’un ou l’autre là où vous voulez jouer.
tf-web-choose-opening = Choisissez une carte influence, ou faites-la glisser vers une rangée de votre étalage.
tf-web-ask-where = Où ?
tf-web-ask-marker = Quel côté du marqueur ?
tf-web-ask-taken = Quelle carte déplacez-vous ?
tf-web-ask-film = Quel film ?
tf-web-ask-side = Top ou Flop ?
tf-web-ask-over = Quelle carte remplacez-vous ?
tf-web-ask-row = Pour quel film la reprenez-vous ?
tf-web-back = Étape précédente
tf-web-could-move =
    { $count ->
        [one] déplace une carte
       *[other] déplace une carte parmi { $count }
    }
tf-web-under-way = En cours : { $play }

tf-web-play-own = { $card } dans votre étalage pour { $film }
tf-web-play-film = { $card } sur { $film }, { $side }
tf-web-play-over = et reprendre { $pair } pour { $row }
tf-web-play-move = { $card } : { $pair } du film { $from }, { $from_side }, vers { $film }, { $side }
tf-web-play-marker =
    { $marker ->
        [x2] ×2
       *[stop] Stop
    } sur { $film }, { $side }

tf-web-suspense = Et maintenant les recettes, film par film…
tf-web-sheet = Feuille de score
tf-web-sheet-help = Dans chaque case : les points ; en dessous, rang · influence.
tf-web-equation = Top { $top } − Flop { $flop } = { $value }
tf-web-influence = influence { $influence }
tf-web-rank =
    { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
tf-web-shares =
    { $firsts ->
        [1]
            { $seconds ->
                [1] La plus forte influence rapporte { $value }, la deuxième la moitié, arrondie vers le haut : { $half }.
               *[other] La plus forte influence rapporte { $value }. { $seconds } joueurs ex æquo au deuxième rang se partagent la moitié, arrondie vers le haut : { $half } chacun.
            }
       *[other] { $firsts } joueurs ex æquo en tête se partagent une fois et demie { $value }, arrondi vers le haut : { $best } chacun.
    }
tf-web-moguls =
    { $count ->
        [one] Le nabab du cinéma de la soirée
       *[other] Les nababs du cinéma de la soirée
    }
tf-web-skip = Aller à la fin
tf-web-again = Montrer film par film
tf-web-left-stage = Cartes et marqueurs restants : 2 points chacun

rules-idea-top-oder-flop = Cinq films se tournent, et tout le monde s’en mêle. Vos cartes font d’un film un top ou un flop, ou bien elles sont votre part ; jamais les deux. Celui qui a le plus d’influence sur un succès encaisse ; sur un échec, il paie.
rules-picture-tf-turn = Le 3 de Draculas Diner et Rauchende Revolver va à un film qu’il montre, ici du côté Top de Draculas Diner. Puis on pioche une carte.
rules-picture-tf-over = Du côté Top d’Arabische Abenteuer, il y a 4, 3 et 2. Un 4 remplace le 2, qui va dans l’étalage de celui qui a posé le 4.
rules-picture-tf-change = Flop→Top prend la carte la plus basse d’un côté Flop, ici le 3 d’Arabische Abenteuer, et la met du côté Top d’un film qu’elle montre : Coole Cops.
rules-picture-tf-last = Seul le côté Flop d’Arabische Abenteuer est ouvert. Une troisième carte ou un stop y termine le dernier film, et la partie finit aussitôt.

lesson-tf-welcome = Vous avez des parts dans cinq films. Ce qui est du côté Top d’un film en fait un succès, ce qui est du côté Flop le ruine.
lesson-tf-value = À la fin, un film vaut sa somme Top moins sa somme Flop. Celui qui y a le plus d’influence reçoit cette valeur, le deuxième la moitié. Votre influence, ce sont les cartes de votre étalage.
lesson-tf-open = D’abord, chacun choisit deux films. Un cinq ne montre qu’un film : posez votre 5 dans votre étalage pour Arabische Abenteuer.
lesson-tf-second = Au second tour, choisissez un autre film. Votre 3 montre Rauchende Revolver et Tanjas Traum : posez-le pour Rauchende Revolver.
lesson-tf-top = Les tours commencent. { $second } a 4 dans Arabische Abenteuer, vous avez 5. Faites-en un succès : posez votre 4 (Arabische Abenteuer ou Draculas Diner) du côté Top. Puis vous piochez une carte.
lesson-tf-flop = { $first } a posé un 3 du côté Flop. Rendez la pareille là où { $first } a le plus d’influence : posez votre 1 (Coole Cops ou Draculas Diner) du côté Flop de Draculas Diner.
lesson-tf-over = Le côté Top d’Arabische Abenteuer est plein. Une quatrième carte doit être plus haute que la plus basse et la remplace, et c’est vous qui gardez la carte remplacée ! Posez-y votre 4 (Arabische Abenteuer ou Coole Cops) et prenez le 2 pour Arabische Abenteuer.
lesson-tf-own = Vous pouvez aussi agrandir votre part directement depuis votre main : posez votre 3 (Arabische Abenteuer ou Rauchende Revolver) dans votre étalage pour Arabische Abenteuer, face cachée. Mais vous ne piochez pas : votre main reste plus petite.
lesson-tf-double = Vous avez deux marqueurs. Côté ×2, un marqueur double un côté d’un film. Mettez-en un du côté Top d’Arabische Abenteuer.
lesson-tf-change = Les cartes changement déplacent d’autres cartes. La vôtre prend la plus basse de n’importe quel côté : déplacez le 3 du côté Flop d’Arabische Abenteuer au côté Flop de Coole Cops. { $second } n’appréciera pas.
lesson-tf-moved = La carte changement quitte le jeu, et Arabische Abenteuer vaut maintenant 22. Sautons aux derniers tours.
lesson-tf-late = Seul Arabische Abenteuer est encore ouvert. Un film est terminé quand chaque côté a trois cartes ou un stop, et la partie finit avec le dernier film.
lesson-tf-down = Une carte changement sait faire autre chose : face cachée dans une de vos rangées, elle compte ce qui est imprimé, ici +3. Posez-la dans votre rangée Arabische Abenteuer ; personne d’autre ne voit ce que c’est.
lesson-tf-stop = Finissez tant que vous menez. Côté stop, un marqueur ferme un côté d’un film : mettez-le du côté Flop d’Arabische Abenteuer.
lesson-tf-score = C’était le dernier film. Arabische Abenteuer vaut 22 − 4 = 18, et vous y avez le plus d’influence. Chaque carte et chaque marqueur qui reste vaut 2 points. Vous gagnez avec 46 !
