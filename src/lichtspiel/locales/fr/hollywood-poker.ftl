# Hollywood Poker

hollywood-poker-title = Hollywood Poker
hollywood-poker-about = De plongeur à mégastar : débarrassez-vous de vos cartes avant les autres et gravissez les échelons, donne après donne.
hollywood-poker-option-round = combien de temps dure un pli ; la notice ne le précise pas
hollywood-poker-option-end = quand la partie se termine : à un total de points, après un nombre de donnes fixé ou au bout du temps
hollywood-poker-option-target = le nombre de points à atteindre ; sans précision, celui des règles pour le nombre de joueurs
hollywood-poker-option-deals = combien de donnes, si ce sont elles qui terminent la partie
hollywood-poker-option-minutes = combien de minutes, si c’est le temps qui termine la partie
hollywood-poker-option-careers = les carrières entre mégastar et plongeur, la plus haute d’abord, reliées par +
hollywood-poker-reason-target = nombre de points atteint
hollywood-poker-reason-deals = toutes les donnes jouées
hollywood-poker-reason-time = temps écoulé

hp-career =
    { $career ->
        [megastar] Mégastar
        [director] Réalisateur
        [producer] Producteur
        [casting-manager] Directeur de casting
        [actor] Acteur
        [starlet] Starlette
        [stuntman] Cascadeur
        [dishwasher] Plongeur
       *[none] –
    }
hp-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

hp-column-career = Carrière
hp-column-player = Joueur
hp-column-cards = Cartes
hp-column-round = Ce pli
hp-column-points = Points
hp-deal =
    { $end ->
        [points] Donne { $deal } · premier à { $target } points
        [deals] Donne { $deal } sur { $deals }
       *[time] Donne { $deal } · { $minutes ->
            [one] { $minutes } minute
           *[other] { $minutes } minutes
        }
    }
hp-row =
    { $career } : { $who }, { $cards }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; { $done ->
        [yes] { $act }
       *[no] ce pli : { $act }
    }.
hp-row-first =
    { $who } : { $cards }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; { $done ->
        [yes] { $act }
       *[no] ce pli : { $act }
    }.
hp-acted-pass = passe
hp-acted-nothing = –
hp-acted-finished =
    { $place ->
        [1] fini au 1er rang
       *[other] fini au { $place }e rang
    }
hp-exchanging =
    { $me ->
        [yes] Vous choisissez
       *[no] { $who } choisit
    } les cartes à donner : { $named } sur { $size }.
hp-to-lead =
    { $me ->
        [yes] Vous ouvrez le pli : autant de cartes d’une même valeur que vous voulez.
       *[no] { $who } ouvre le pli.
    }
hp-to-beat = À battre : { $cards }, joué par { $who }.
hp-hand = Votre main : { $cards }.
hp-hand-empty = Votre main est vide.
hp-exchanged = Échange : vous avez donné { $gave } ; vous avez reçu { $received }.
hp-time-called = Le temps est écoulé : c’est la dernière donne.

hp-asks-give =
    { $due ->
        [1] Donnez une carte (par exemple { $example }) :
       *[other] Donnez { $due } cartes (par exemple { $example }) :
    }
hp-asks-lead = Ouvrez avec une série (par exemple { $examples }) :
hp-asks-answer =
    { $examples ->
        [none] Vous ne pouvez pas faire mieux. Tapez « passe » :
       *[other] { $size ->
            [1] Jouez une carte plus forte (par exemple { $examples }) ou tapez « passe » :
           *[other] Jouez { $size } cartes de valeur supérieure (par exemple { $examples }) ou tapez « passe » :
        }
    }
hp-help =
    { $gift ->
        [none] Tapez les cartes d’une série{ $examples ->
            [none] .
           *[other] {" "}(en ce moment : { $examples }).
        } D est un Double ; au lieu de « 6-6 », vous pouvez taper 66 ou 6,6. Avec « passe » (ou p), vous passez.
       *[other] Tapez « donne » et les cartes : { $gift } les donne d’un coup ; vous pouvez aussi les nommer une à une.
    } Entrée seule vous guide pas à pas.
hp-word-pass = passe, passer
hp-word-give = donne, donner
hp-path-pass = passer
hp-path-give = donner { $card }

hp-result =
    { $me ->
        [yes] Vous gagnez
       *[no] { $who } gagne
    } { $reason ->
        [target] la partie aux points.
       *[other]
            { $by ->
                [points] la partie : aussi souvent mégastar, mais plus de points.
                [place] la partie : aussi souvent mégastar et autant de points, mais meilleur rang à la dernière donne.
               *[megastars]
                    { $reason ->
                        [deals] la partie : le plus souvent mégastar après la dernière donne.
                       *[time] la partie : le plus souvent mégastar quand le temps s’est écoulé.
                    }
            }
    }
hp-result-place =
    { $place }. { $who } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $megastars ->
        [0] jamais mégastar
        [one] une fois mégastar
       *[other] { $megastars } fois mégastar
    }

hp-told-deal-begins =
    { $deal ->
        [1] Première donne. Autour de la table : { $order }.
       *[other] Donne { $deal }. Nouvelles places, la mégastar d’abord : { $order }.
    }
hp-told-dealt = Vous recevez { $cards }.
hp-brief-passed = passe
hp-brief-gift = donne { $count }
hp-web-exchanged = Vous avez donné { $gave } et reçu { $got }.
hp-gift-card =
    { $card ->
        [D] { $count ->
            [1] un Double
            [2] deux Doubles
            [3] trois Doubles
           *[other] { $count } Doubles
        }
       *[other] { $count ->
            [1] le { $card }
            [2] deux { $card }
            [3] trois { $card }
           *[other] quatre { $card }
        }
    }
hp-told-gave = Vous donnez { $cards } à { $to }.
hp-told-received = { $who } vous donne { $cards }.
hp-told-gift-passed =
    { $who } donne { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à { $to }.
hp-told-leads =
    { $me ->
        [yes] Vous ouvrez
       *[no] { $who } ouvre
    } le premier pli.
hp-told-played =
    { $me ->
        [yes] Vous jouez
       *[no] { $who } joue
    } { $cards } ({ $left ->
        [0] main vide
       *[other] il en reste { $left }
    }).
hp-told-passed =
    { $me ->
        [yes] Vous passez.
       *[no] { $who } passe.
    }
hp-told-round-won =
    { $me ->
        [yes] Vous gagnez
       *[no] { $who } gagne
    } le pli{ $other ->
        [yes] {"\u202F"}; { $leads } ouvre le suivant.
       *[no] .
    }
hp-told-finished =
    { $me ->
        [yes] Vous n’avez plus de cartes et finissez
       *[no] { $who } n’a plus de cartes et finit
    } au { $place ->
        [1] 1er rang.
       *[other] { $place }e rang.
    }
hp-told-deal-ended = La donne { $deal } est finie. Classement : { $order }. Points : { $points }.
hp-told-time-is-up = Le temps est écoulé. On finit la donne en cours.
hp-told-match-won =
    { $me ->
        [yes] Vous avez
       *[no] { $who } a
    } gagné la partie.

hp-not-dealt = Les cartes ne sont pas encore distribuées.
hp-over = La partie est finie.
hp-give-first =
    Avant de jouer, vous devez encore donner { $count ->
        [one] une carte.
       *[other] { $count } cartes.
    }
hp-gift-short =
    { $missing ->
        [one] Il manque encore une carte
       *[other] Il manque encore { $missing } cartes
    } : il faut en donner { $due }.
hp-gift-size =
    Il faut donner { $wanted ->
        [one] une carte
       *[other] { $wanted } cartes
    }, pas { $found }.
hp-not-in-hand = Vous n’avez pas { $cards } en main.
hp-wrong-number =
    { $wanted ->
        [one] Ce pli se joue avec une seule carte
       *[other] Ce pli se joue avec { $wanted } cartes
    }, pas { $found }.
hp-not-higher = { $cards } n’est pas plus fort que { $top }.
hp-leader-passes = Vous ouvrez le pli, vous devez donc jouer quelque chose.
hp-no-exchange = On n’échange rien maintenant.
hp-no-clock = Cette partie ne se joue pas au temps.
hp-time-up-already = Le temps était déjà écoulé.
hp-mixed-values = { $cards } n’est pas une série : à part les Doubles, toutes ses cartes doivent avoir la même valeur. ({ $rule })

hp-position-order = { $place } : chaque place doit y figurer une fois.
hp-position-first-order = { $place } : à la première donne, on est assis dans l’ordre des numéros.
hp-position-cards = { $place } : la carte { $card } figure { $found } fois en tout, mais le jeu l’a { $wanted } fois.
hp-position-pile = { $place } : la carte { $card } figure ici { $found } fois, mais le jeu ne l’a que { $wanted } fois.
hp-position-gift-order = { $place } : on choisit les dons dans l’ordre des carrières ; celui-ci vient trop tôt.
hp-position-forced-size = { $place } : le moins bien classé de cette paire en donne { $wanted }.
hp-position-gift-gone = { $place } : le moins bien classé n’a pas ces cartes et ne les a pas jouées.
hp-position-forced-gone = { $place } : le mieux classé n’a pas ces cartes, et ne les a ni jouées ni rendues.
hp-position-not-highest = { $place } : ce n’étaient pas les plus fortes : le moins bien classé a gardé { $card }.
hp-position-aside = { $place } : des cartes ne sont mises de côté qu’à la première donne.
hp-position-hand-size = { $place } : en main et jouées, il y a { $found } cartes et non { $wanted }.
hp-position-finished = { $place } : les joueurs qui ont fini sont exactement ceux qui n’ont plus de cartes.
hp-position-no-clock = { $place } : cette partie ne se joue pas au temps.
hp-position-match-over = { $place } : la partie était finie avant cette donne.
hp-position-deal-over = { $place } : la donne est finie, mais pas la partie : il faut d’abord redistribuer.
hp-position-turn = { $place } : ce ne peut pas être le tour de ce joueur.
hp-position-played-early = { $place } : rien ne se joue avant la fin de l’échange.
hp-position-leader = { $place } : c’est la mégastar qui ouvre le premier pli.
hp-position-act = { $place } : « { $found } » n’est ni une série ni « pass ».
hp-position-act-unplayed = { $place } : ce joueur n’a pas joué { $cards }.
hp-position-sets = { $place } : les séries d’un pli ont la même taille et des valeurs qui montent.
hp-position-passed-first = { $place } : personne ne passe avant l’ouverture.
hp-position-no-lead = { $place } : ce joueur n’a pas ouvert le pli.
hp-view-impossible = Cette vue est impossible : les cartes ne peuvent pas être réparties ainsi.

hp-rule-1 = De 2 à 8 joueurs. Il y a pour chaque joueur une carte de chaque valeur, de 1 à 13, et des Doubles : un seul à 2 ou 3 joueurs, deux à 4 ou 5, trois à 6 ou 7, quatre à 8. Les couleurs ne comptent pas.
hp-rule-2 = Carrières, la plus haute d’abord : mégastar, réalisateur, producteur, directeur de casting, acteur, starlette, cascadeur, plongeur. Mégastar et plongeur y sont toujours ; on choisit les autres (option careers), sans effet sur le jeu.
hp-rule-3 = Chacun reçoit 13 cartes. À la première donne, le reste est mis de côté sans être vu ; dès la deuxième, le plongeur distribue et doit le prendre dans sa main.
hp-rule-4 = La première donne n’a ni carrières ni échange. Le premier à ouvrir est tiré au sort.
hp-rule-5 = Avec d’autres cartes, un Double prend leur valeur : 5-5-D, ce sont trois cinq. Joués seuls, les Doubles valent 14, le maximum.
hp-rule-6 = Avant chaque donne sauf la première, le premier échange avec le dernier, le deuxième avec l’avant-dernier, et ainsi de suite : 4, 3, 2 et 1 cartes à 8 joueurs ; 3, 2 et 1 à 6 ou 7 ; 2 et 1 à 4 ou 5 ; 1 à 2 ou 3.
hp-rule-7 = Si le nombre de joueurs est impair, celui du milieu n’échange pas.
hp-rule-8 = Le moins bien classé doit donner ses cartes les plus fortes. Puis le mieux classé en rend autant, celles qu’il veut, même les mêmes.
hp-rule-9 = La mégastar ouvre le premier pli d’une donne. On joue dans le sens des aiguilles d’une montre.
hp-rule-10 = Celui qui ouvre joue autant de cartes d’une même valeur qu’il veut, avec des Doubles s’il le souhaite, et ne peut pas passer.
hp-rule-11 = Ensuite on joue exactement autant de cartes de valeur supérieure que la dernière série, ou on passe. On peut toujours passer. Il n’y a pas de révolution : l’ordre des valeurs ne s’inverse jamais.
hp-rule-12 = La série la plus forte gagne le pli. La notice ne dit pas combien de temps il dure : son exemple convient à un seul tour de table, mais aussi à un pli qui continue. Option round : lap (par défaut), tous ceux qui ont des cartes jouent une fois ; open, on continue jusqu’à ce que tous les autres passent à la suite ; locked, de même, mais celui qui a passé n’y revient plus.
hp-rule-13 = Celui qui gagne le pli ouvre le suivant.
hp-rule-14 = Si le gagnant n’a plus de cartes, le joueur de la carrière juste au-dessus ouvre ; s’il a fini ou si le gagnant est la mégastar, celui de la carrière juste au-dessous ; sinon le mieux classé qui a encore des cartes. À la première donne : le joueur suivant dans le sens du jeu.
hp-rule-15 = Vous ne jouez et ne donnez que des cartes de votre main. Vous choisissez quelles cartes et quels Doubles forment une série, et vous ne pouvez pas la reprendre.
hp-rule-16 = Le premier sans cartes est la prochaine mégastar, les autres suivent dans l’ordre où ils finissent. N’importe quelle série peut être la dernière, même des Doubles. La donne s’arrête dès qu’un seul joueur a des cartes : c’est le prochain plongeur.
hp-rule-17 = Deux joueurs ne finissent jamais au même moment.
hp-rule-18 = Nouvelles places après chaque donne : la mégastar reste, les autres s’assoient à sa gauche dans l’ordre des carrières.
hp-rule-19 = La fin dépend de l’option end : points (par défaut : le premier à atteindre les points fixés), deals (un nombre de donnes) ou time (des minutes). Quand le temps est écoulé, on finit la donne en cours.
hp-rule-20 = Points selon le rang : 8 joueurs 10 9 8 7 4 3 2 1 ; 7 joueurs 8 7 6 4 3 2 1 ; 6 joueurs 8 7 6 3 2 1 ; 5 joueurs 6 5 3 2 1 ; 4 joueurs 6 5 2 1 ; 3 joueurs 4 2 1 ; 2 joueurs 4 1.
hp-rule-21 = Points à atteindre : 50 à 8 joueurs, 40 à 6 ou 7, 30 à 4 ou 5, 20 à 2 ou 3. On peut aussi en fixer plus ou moins, de 10 à 200.
hp-rule-22 = Aux points, le plus grand total gagne ; à égalité, le meilleur rang de la dernière donne. Sinon gagne celui qui a été le plus souvent mégastar ; à égalité, on compare les points, puis la dernière donne.
hp-rule-23 = Vous voyez votre main, combien de cartes chacun a, chaque série et chaque passe, les carrières, les places et les points ; de l’échange, seulement ce que vous avez donné et reçu.

# Avant la partie : les options en mots.

hollywood-poker-option-round-label = Durée d’un pli
hollywood-poker-option-round-help = La notice ne le précise pas. Choisissez selon vos habitudes.
hollywood-poker-option-round-lap = un tour de table
hollywood-poker-option-round-lap-help = Tous ceux qui ont des cartes jouent une fois, puis la série la plus forte gagne.
hollywood-poker-option-round-open = jusqu’à ce que tous passent
hollywood-poker-option-round-open-help = On continue jusqu’à ce que tous les autres passent à la suite. Celui qui a passé peut revenir.
hollywood-poker-option-round-locked = jusqu’à ce que tous passent, sans retour
hollywood-poker-option-round-locked-help = On continue jusqu’à ce que tous les autres aient passé. Celui qui a passé n’y revient plus.
hollywood-poker-option-end-label = Fin de la partie
hollywood-poker-option-end-help = Une partie compte plusieurs donnes ; les points s’additionnent.
hollywood-poker-option-end-points = à un total de points
hollywood-poker-option-end-deals = après un nombre de donnes fixé
hollywood-poker-option-end-time = au bout du temps
hollywood-poker-option-target-label = Points à atteindre
hollywood-poker-option-target-help = Plus il en faut, plus la partie dure.
hollywood-poker-option-deals-label = Donnes
hollywood-poker-option-deals-help = Après la dernière donne, celui qui a été le plus souvent mégastar gagne.
hollywood-poker-option-minutes-label = Minutes
hollywood-poker-option-minutes-help = Le temps écoulé, on finit la donne en cours.
hollywood-poker-option-careers-label = Carrières intermédiaires
hollywood-poker-option-careers-help = Mégastar et plongeur sont toujours là. Le choix des autres ne change rien au jeu.
hollywood-poker-option-careers-director = Réalisateur
hollywood-poker-option-careers-producer = Producteur
hollywood-poker-option-careers-casting-manager = Directeur de casting
hollywood-poker-option-careers-actor = Acteur
hollywood-poker-option-careers-starlet = Starlette
hollywood-poker-option-careers-stuntman = Cascadeur
# Hollywood Poker dans le navigateur

hp-web-double = Double
hp-web-play = Jouer { $cards }
hp-web-play-none = Jouer
hp-web-pass = Passer
hp-web-give = Donner { $cards }
hp-web-give-more =
    { $count ->
        [one] Choisissez une carte à donner
       *[other] Choisissez { $count } cartes à donner
    }
hp-web-clear = Tout reposer
hp-web-asks-give =
    { $due ->
        [one] Choisissez une carte à donner.
       *[other] Choisissez { $due } cartes à donner.
    }
hp-web-asks-lead = Vous ouvrez : choisissez une ou plusieurs cartes de même valeur.
hp-web-asks-answer =
    Battez { $cards } ({ $owner }) : { $size ->
        [one] une carte plus forte
       *[other] { $size } cartes de valeur supérieure
    }, ou passez.
hp-web-waits-give = { $who } choisit les cartes à donner.
hp-web-waits-lead = { $who } ouvre.
hp-web-waits-answer = { $who } réfléchit : il faut battre { $cards }.
hp-web-dock = Vos cartes et ce que vous pouvez faire
hp-web-hand = Votre main
hp-web-group =
    { $card } : { $count ->
        [one] une carte
       *[other] { $count } cartes
    }{ $chosen ->
        [0] { "" }
        [one] , une choisie
       *[other] , { $chosen } choisies
    }
hp-web-cannot = pas jouable maintenant
hp-web-recommended = conseillé
hp-web-sets = Séries que vous pouvez jouer
hp-web-round = Ce pli
hp-web-they-played = { $who } : { $cards }
hp-web-they-passed = { $who } a passé
hp-web-to-beat = à battre
hp-web-ladder = Carrières et points
hp-web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hp-web-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
hp-web-unit =
    { $points ->
        [one] point
       *[other] points
    }
hp-web-goes-here = Votre série va ici
hp-web-megastars =
    { $count ->
        [0] jamais mégastar
        [one] une fois mégastar
       *[other] { $count } fois mégastar
    }
hp-web-exchange = Échange avec { $who }
hp-web-no-exchange = Vous ne participez pas à l’échange.
hp-web-you-give = Vous donnez
hp-web-you-receive = Vous recevez
hp-web-still-open = pas encore choisi
hp-web-before = À la donne
hp-web-after = Après l’échange
hp-web-why-round =
    { $how ->
        [lap] Un pli fait un seul tour de table : chacun a eu son tour.
        [locked] Tous les autres ont passé, et celui qui a passé ne revient plus.
       *[passed] Tous les autres ont passé.
    }
hp-web-why-deal =
    { $me ->
        [yes] Il ne reste des cartes qu’à vous
       *[no] Il ne reste des cartes qu’à { $who }
    }{"\u202F"}: la donne s’arrête aussitôt, même au milieu d’un pli.
hp-web-role-free = encore à prendre
hp-web-your-place = Vous finissez au { $place }e rang.
hp-web-deal-over = La donne { $deal } est terminée
hp-web-finished =
    Vous finissez au { $place ->
        [1] 1er rang
       *[other] { $place }e rang
    }. Nouvelle carrière : { $career }.
hp-web-finished-last =
    Vous finissez la dernière donne au { $place ->
        [1] 1er rang.
       *[other] { $place }e rang.
    }
hp-web-won-deal = La donne { $deal } est terminée : { $who } a fini en premier.
hp-web-walk = Chacun prend sa nouvelle place, et les cartes sont distribuées.
hp-web-walk-as = Nouvelles places, nouvelles cartes. Votre carrière : { $career }.
hp-web-gifts = Échange
hp-web-since = depuis votre dernier coup
hp-web-go-on = Continuer
hp-web-by-deal = Donne par donne
hp-web-total = Total
hp-web-open-hands = Cartes restées en main

rules-idea-hollywood-poker = À Hollywood, on gravit les échelons, et ce n’est pas toujours juste. Le premier à se débarrasser de ses cartes est la mégastar de la donne suivante et prend au plongeur ses meilleures cartes. Et le plongeur aimerait tant être tout en haut… Ouvrez avec ce que les autres ne pourront pas battre, passez quand il le faut, et gardez un Double pour la fin.
rules-picture-hp-double = 5-5-D compte pour trois cinq. Trois six les battraient, trois cinq non. Seul, le Double vaut 14.
rules-picture-hp-exchange = La mégastar a reçu un 13 et un Double et rend deux cartes, par exemple les 1.
rules-picture-hp-follow = Il faut exactement deux cartes pour battre 7-7 : 9-9 convient, ou 9-D, ou 12-D. Un seul 12, non.
rules-picture-hp-lap = 3-3-3, 6-6-6, une passe, 11-11-11. Si le pli fait un seul tour de table, il est fini quand le dernier a joué : personne ne joue deux fois, et celui qui a joué 11-11-11 ouvre le suivant.

lesson-hp-welcome = Hollywood Poker est une course : le premier à se débarrasser de toutes ses cartes devient mégastar. La première donne est presque finie, et c’est à vous d’ouvrir.
lesson-hp-lead = Ouvrez avec une ou plusieurs cartes d’une même valeur. Les petites paires sont difficiles à placer plus tard : jouez 4-4.
lesson-hp-follow = { $third } a gagné ce pli avec 7-7 et ouvre avec un seul 6. Vous suivez avec exactement une carte plus forte, ou vous passez. Jouez votre 8.
lesson-hp-pass = Un pli ne fait qu’un tour de table : { $second } a donc gagné avec le 10 et ouvre avec un 13. Seul votre Double le battrait, et vous en aurez besoin. Passez.
lesson-hp-pair = Une petite paire maintenant, 3-3. C’est votre moment : jouez 11-11.
lesson-hp-double = Vous avez gagné et vous ouvrez. Un Double joué seul vaut 14, rien ne le bat. Jouez-le…
lesson-hp-last = … tous ont dû passer, et vous ouvrez encore. Votre dernière carte est un 2. Jouez-la, et vous avez fini.
lesson-hp-megastar = Vous avez fini avant tout le monde : la prochaine mégastar, c’est vous. Les autres continuent pour les carrières suivantes, et celui qui garde des cartes devient plongeur.
lesson-hp-exchange = La donne suivante commence par un échange. { $third }, le plongeur, a dû vous donner ses deux meilleures cartes, un 13 et un Double. Vous en rendez deux, celles que vous voulez.
lesson-hp-give = Donnez ce qui est le plus difficile à placer : choisissez les deux 1 et donnez-les.
lesson-hp-joker = La mégastar ouvre le premier pli. À côté d’autres cartes, un Double prend leur valeur : jouez 11-11-D, trois onze.
lesson-hp-small = Personne n’en avait trois plus fortes. Vous ouvrez encore : débarrassez-vous de 3-3 tant que c’est possible.
lesson-hp-match = { $third } prend ce pli avec 8-8. Et ainsi de suite, donne après donne. Chacune rapporte des points selon le rang, et à quatre, le premier à 30 gagne.
hp-word-double = double, doubles
