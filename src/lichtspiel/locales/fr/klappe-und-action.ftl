# Klappe & Action!

klappe-und-action-title = Klappe & Action!
klappe-und-action-about = Tournez ensemble trois actes sans un mot, puis montez-les dans l’ordre. À deux ou en solo.
klappe-und-action-option-reshoots = prises de secours pour toute la partie
klappe-und-action-option-extras = scènes supplémentaires en solo
klappe-und-action-option-director = qui réalise le premier acte
klappe-und-action-option-script = les effets des scènes : le scénario maison ou votre propre fichier

ka-level =
    { $level ->
        [film-school] École de cinéma
        [indie] Film indépendant
        [big-screen] Grand écran
       *[oscar-worthy] Digne d’un Oscar
    }

ka-seat-solo = Solo
ka-seat-partner = Votre partenaire

# Les effets, tirés du scénario.

ka-script =
    { $script ->
        [house] scénario maison
       *[own] scénario personnel
    }
ka-timing =
    { $timing ->
        [camera] Caméra
        [scissors] Ciseaux
        [megaphone] Mégaphone
       *[none] –
    }
ka-effect-line = { $scene } · { $timing } : { $effect }
ka-effect-none = aucun effet.
ka-effect-beside = doit être posée juste à côté d’une scène face visible ; elle ne peut donc pas ouvrir un acte.
ka-effect-count =
    au { $slot ->
        [first] premier
       *[last] dernier
    } emplacement, elle compte pour { $number } à la vérification de l’acte.
ka-effect-show =
    vous { $duty ->
        [must] devez
       *[may] pouvez
    } montrer une carte de votre main.
ka-effect-request =
    { $duty ->
        [must] votre partenaire doit montrer une carte de sa main, à son choix.
       *[may] vous pouvez demander à votre partenaire de montrer une carte de sa main, à son choix.
    }
ka-effect-trade =
    vous { $duty ->
        [must] devez
       *[may] pouvez
    } échanger une carte de votre main avec votre partenaire, face cachée.
ka-effect-look =
    vous { $duty ->
        [must] devez
       *[may] pouvez
    } regarder une carte d’emplacement, même recouverte.
ka-effect-move =
    vous { $duty ->
        [must] devez
       *[may] pouvez
    } déplacer une scène face visible vers un emplacement vide.
ka-effect-copy =
    vous { $duty ->
        [must] devez
       *[may] pouvez
    } copier l’effet caméra d’une autre scène face visible.
ka-effect-around =
    vous { $duty ->
        [must] devez
       *[may] pouvez
    } échanger entre elles les scènes à gauche et à droite de celle-ci.
ka-effect-two =
    vous { $duty ->
        [must] devez
       *[may] pouvez
    } échanger deux autres scènes quelconques.
ka-effect-number =
    cette scène { $duty ->
        [must] doit
       *[may] peut
    } prendre le numéro d’une scène voisine.
ka-effect-swap-neighbour =
    vous { $duty ->
        [must] devez
       *[may] pouvez
    } échanger cette scène avec une scène voisine.
ka-effect-swap-left =
    vous { $duty ->
        [must] devez
       *[may] pouvez
    } échanger cette scène avec la scène à sa gauche.
ka-effect-swap-right =
    vous { $duty ->
        [must] devez
       *[may] pouvez
    } échanger cette scène avec la scène à sa droite.
ka-effect-swap-higher =
    vous { $duty ->
        [must] devez
       *[may] pouvez
    } échanger cette scène avec une autre de numéro plus élevé.
ka-effect-swap-lower =
    vous { $duty ->
        [must] devez
       *[may] pouvez
    } échanger cette scène avec une autre de numéro plus bas.
ka-effect-swap-any =
    vous { $duty ->
        [must] devez
       *[may] pouvez
    } échanger cette scène avec n’importe quelle autre.

# La table.

ka-act =
    Acte { $act } sur 3 · { $phase ->
        [filming] tournage
        [editing] montage
        [closing] clôture de l’acte
        [between] entre deux actes
       *[over] fin
    }
ka-director =
    { $me ->
        [yes] vous êtes à la réalisation
       *[no] réalisation : { $who }
    }
ka-reshoots =
    { $count ->
        [0] plus de prise de secours
        [one] 1 prise de secours
       *[other] { $count } prises de secours
    }
ka-film = Le film, de l’intro au générique :
ka-slot-empty = Emplacement { $slot } : vide
ka-slot-scene = Emplacement { $slot } : scène { $scene }
ka-counts-as = compte pour { $number }
ka-under-reshoot = sous une prise de secours
ka-falls = mal placée : numéro inférieur à celui de la scène précédente
ka-slot-card = carte d’emplacement { $card }
ka-intro = INTRO
ka-credits = GÉNÉRIQUE
ka-hand = Votre main : { $scenes }.
ka-hand-title = Votre main
ka-hand-empty = Votre main est vide.
ka-partner-hand =
    { $count ->
        [0] { $who } n’a plus de scène en main.
        [one] { $who } a { $count } scène en main ; { $known ->
            [none] vous ne la connaissez pas.
           *[other] vous la connaissez : { $known }.
        }
       *[other] { $who } a { $count } scènes en main ; { $known ->
            [none] vous n’en connaissez aucune.
           *[other] vous en connaissez : { $known }.
        }
    }
ka-partner-knows = De votre main, votre partenaire connaît : { $scenes }.
ka-row =
    La rangée de votre partenaire : { $scenes } face visible, { $down ->
        [0] aucune face cachée
       *[other] { $down } face cachée
    }.
ka-extras = Scènes supplémentaires : { $scenes }.
ka-extra-done = { $scene } (utilisée)
ka-laid = Ordre de pose : { $scenes }.
ka-nothing = –

# What can be typed instead of the words of the notation.

ka-word-on = sur, à
ka-word-slot = emplacement
ka-word-scene = scène
ka-word-use = appliquer
ka-word-skip = renoncer
ka-word-cover = couvrir
ka-word-announce = annoncer
ka-word-extra = supplément
ka-word-ready = prêt, prête
ka-word-face-down = cachée
ka-word-turn-up = retourner
ka-word-slot-card = carte
ka-word-shuffle-back = remélanger

ka-asks =
    { $asked ->
        [lay] Posez une scène (par exemple { $examples }) :
        [show] Scène { $scene } : montrez une carte de votre main ({ $examples }) :
        [look] Scène { $scene } : regardez une carte d’emplacement ({ $examples }) :
        [look-again] Scène { $scene } : regardez une deuxième carte d’emplacement ({ $examples }) :
        [request] Scène { $scene } : demandez à voir une carte ({ $examples }) :
        [answer] Montrez à votre partenaire une carte de votre main, à votre choix ({ $examples }) :
        [give] Scène { $scene } : choisissez une carte pour l’échange ({ $examples }) :
        [return] Un échange : donnez une carte de votre main ({ $examples }) :
        [copy] Scène { $scene } : quelle scène voulez-vous copier (par exemple { $examples }) ?
        [swap] Scène { $scene } : avec quel emplacement voulez-vous l’échanger (par exemple { $examples }) ?
        [around] Scène { $scene } : échangez ses scènes voisines ({ $examples }) :
        [first] Scène { $scene } : choisissez la première des deux scènes à échanger ({ $examples }) :
        [second] Scène { $scene } : avec quel emplacement voulez-vous échanger l’emplacement { $chosen } (par exemple { $examples }) ?
        [number] Scène { $scene } : de quel emplacement doit-elle prendre le numéro (par exemple { $examples }) ?
        [move] Scène { $scene } : quelle scène voulez-vous déplacer (par exemple { $examples }) ?
        [move-to] Scène { $scene } : vers quel emplacement vide voulez-vous déplacer la scène de l’emplacement { $chosen } (par exemple { $examples }) ?
        [turn] Scène { $scene } : retournez une scène de votre partenaire ({ $examples }) :
        [extra] Contre quelle scène de la rangée voulez-vous échanger la { $chosen } (par exemple { $examples }) ? « annuler » y renonce.
        [cover] Recouvrez une scène d’une prise de secours ({ $examples }) :
        [plant] Scène supplémentaire : « carte » d’emplacement de l’acte 3, ou « remélanger » ?
        [alone] Pour l’acte suivant : « prêt »
       *[ready] Quand tout est dit : « prêt »
    }
ka-asks-forced = La scène { $scene } doit être posée maintenant (par exemple { $examples }) :
ka-asks-partner = Tour de votre partenaire : posez une de ses scènes visibles ou retournez-en une ({ $examples }) :
ka-or-skip = {" "}ou tapez « renoncer » :
ka-or-else-skip = {" "}Pour ne rien faire, tapez « renoncer » :
ka-help =
    Tapez le numéro d’une scène et un emplacement, avec « sur » entre les deux ou une simple
    espace. En ce moment : { $examples }. Pour un effet, répondez aux questions l’une après l’autre,
    ou tapez « renoncer ». Entrée seule vous guide pas à pas. Tous les effets : règles 2. Pendant
    le tournage, silence !
ka-path-lay = poser la scène { $scene }
ka-path-on = à l’emplacement { $slot }
ka-path-slot = emplacement { $slot }
ka-path-scene = scène { $scene }
ka-path-cover = recouvrir l’emplacement { $slot }
ka-path-announce = annoncer la scène { $scene }
ka-path-extra = échanger la scène supplémentaire { $scene }
ka-path-step =
    { $step ->
        [use] appliquer
        [skip] renoncer
        [turn-up] retourner une scène face cachée
        [face-down] contre une scène face cachée
        [slot-card] carte d’emplacement de l’acte 3
        [shuffle-back] la remélanger
       *[ready] tout est prêt pour l’acte suivant
    }

ka-result-won =
    Le film est un succès ! { $left ->
        [0] { $agreed ->
            [0] Et cela sans aucune prise de secours.
           *[other] Toutes les prises de secours ont servi.
        }
        [one] Il restait { $left } prise de secours.
       *[other] Il restait { $left } prises de secours.
    }
ka-result-lost = Le film n’a pas pu être sauvé à l’acte { $act }.

# Ce qui se passe.

ka-told-act =
    L’acte { $act } commence avec { $slots } emplacements. { $me ->
        [yes] Vous réalisez et posez en premier.
       *[no] { $who } réalise et pose en premier.
    } Silence sur le plateau !
ka-told-dealt = Vous recevez { $scenes }.
ka-brief-laid = { $scene } → emplacement { $slot }
ka-brief-skipped = renonce à { $scene }
ka-brief-lapsed = { $scene } : pas de cible
ka-brief-showed = montre { $scene }
ka-brief-looked = regarde sous l’emplacement { $slot }
ka-brief-requested = demande à voir une scène
ka-brief-swapped = échange { $scene } et { $other }
ka-brief-moved = { $scene } → emplacement { $slot }
ka-brief-covered = prise de secours sur { $scene }
ka-brief-took-number = { $scene } compte pour { $number }
ka-brief-ready = tout est prêt
ka-told-extras = Scènes supplémentaires : { $scenes }.
ka-told-laid =
    { $me ->
        [yes] Vous posez
       *[no] { $who } pose
    } la scène { $scene } à l’emplacement { $slot }.
ka-told-skipped = L’effet de la scène { $scene } n’est pas utilisé.
ka-told-lapsed = L’effet de la scène { $scene } n’a pas de cible et se perd.
ka-told-showed =
    { $me ->
        [yes] Vous montrez
       *[no] { $who } montre
    } la carte { $scene }.
ka-told-requested =
    { $me ->
        [yes] Vous demandez à voir une carte.
       *[no] { $who } demande à voir une carte.
    }
ka-told-looked = { $who } regarde la carte de l’emplacement { $slot }.
ka-told-looked-at = Sous l’emplacement { $slot } se trouve la scène { $scene }.
ka-told-offered =
    { $me ->
        [yes] Vous posez
       *[no] { $who } pose
    } une carte face cachée pour un échange.
ka-told-traded = Chacun a donné une carte à l’autre.
ka-told-traded-cards = Vous avez donné la { $gave } et reçu la { $got }.
ka-told-copied = La scène { $scene } copie l’effet de la scène { $copied }.
ka-told-swapped = La scène { $scene } va à l’emplacement { $slot }, la scène { $other } à l’emplacement { $other_slot }.
ka-told-moved = La scène { $scene } passe à l’emplacement { $slot }.
ka-told-took-number = La scène { $scene } prend le numéro { $number }.
ka-told-announced = Scène { $scene } annoncée : une scène de votre partenaire est d’abord retournée.
ka-told-turned-up = La scène { $scene } de votre partenaire est retournée.
ka-told-exchanged = La scène supplémentaire { $extra } entre dans la rangée ; la { $scene } devient scène supplémentaire.
ka-told-editing =
    { $solo ->
        [yes] Coupez ! Place au montage.
       *[no] Coupez ! Place au montage : on peut de nouveau parler.
    }
ka-told-needed =
    { $count ->
        [one] Il faut { $count } prise de secours pour que le film soit en ordre.
       *[other] Il faut { $count } prises de secours pour que le film soit en ordre.
    }
ka-told-covered = La scène { $scene } à l’emplacement { $slot } est recouverte d’une prise de secours.
ka-told-succeeded = L’acte { $act } est dans la boîte !
ka-told-planted = La scène supplémentaire { $scene } sera une carte d’emplacement de l’acte 3.
ka-told-shuffled-back = La scène supplémentaire { $scene } est remélangée.
ka-told-ready =
    { $me ->
        [yes] De votre côté, tout est prêt.
       *[no] { $who } : tout est prêt.
    }
ka-told-won = C’est la première : les trois actes sont réussis !
ka-told-lost =
    L’acte { $act } demande { $needed ->
        [one] { $needed } prise de secours
       *[other] { $needed } prises de secours
    }, mais il n’en reste { $left ->
        [0] aucune.
       *[other] que { $left }.
    } La partie est perdue.

# Pourquoi pas.

ka-not-dealt = Les scènes ne sont pas encore distribuées.
ka-over = La partie est finie.
ka-silence = Silence sur le plateau : on ne parle pas avant la dernière scène du tournage.
ka-not-now =
    Pas maintenant : { $asked ->
        [lay] posez une scène.
        [cover] recouvrez d’abord une scène d’une prise de secours.
        [extra] terminez d’abord l’échange de la scène supplémentaire.
        [plant] décidez d’abord de la scène supplémentaire.
        [ready] dites quand tout est prêt pour l’acte suivant.
       *[other] décidez d’abord d’un effet.
    }
ka-no-such-slot = Il n’y a pas d’emplacement { $slot } ; cet acte en a { $size }.
ka-not-in-hand =
    La scène { $scene } n’est pas { $where ->
        [row] face visible dans la rangée de votre partenaire.
       *[hand] dans votre main.
    }
ka-slot-taken = Il y a déjà une scène à l’emplacement { $slot }.
ka-beside = La scène { $scene } doit toucher une scène face visible ; à l’emplacement { $slot }, elle n’en touche aucune.
ka-leftmost = La scène { $scene } ne peut pas suivre sa règle ici : elle va à l’emplacement vide le plus à gauche.
ka-forced = La scène { $scene } doit être posée maintenant.
ka-announce-first = La scène { $scene } concerne votre partenaire : annoncez-la, et une scène est d’abord retournée.
ka-no-target-slot = L’emplacement { $slot } n’est pas une cible pour l’effet de la scène { $scene }.
ka-not-in-row = La scène { $scene } n’est pas face visible dans la rangée de votre partenaire.
ka-no-copy = La scène { $by } ne peut pas copier la scène { $scene } : il faut une scène face visible dont l’effet caméra est réalisable.
ka-no-reshoot = Il ne reste plus de prise de secours.
ka-cover-later = On recouvre une scène quand tous les effets ciseaux sont faits et que le film n’est pas en ordre.
ka-covered = La scène de l’emplacement { $slot } est déjà sous une prise de secours.
ka-cover-useless = Recouvrir l’emplacement { $slot } n’aide pas : il faudrait ensuite autant de prises de secours.
ka-must-cover = Le film n’est pas en ordre ; il faut recouvrir une scène.
ka-solo-only = Cela n’existe qu’en solo.
ka-partners-turn = C’est le tour de votre partenaire : vous n’annoncez rien.
ka-own-turn = C’est votre tour : posez une scène de votre main.
ka-none-face-down = Votre partenaire n’a plus de scène face cachée.
ka-nothing-to-copy = Le film n’a aucun effet concernant votre partenaire que la scène { $scene } pourrait copier.
ka-no-announcement = La scène { $scene } ne concerne pas votre partenaire ; posez-la simplement.
ka-no-such-extra = La scène { $scene } n’est pas une scène supplémentaire.
ka-extra-first = Les scènes supplémentaires s’échangent au début d’un tour, avant toute autre chose.
ka-extra-used = La scène supplémentaire { $scene } a déjà servi dans cet acte.
ka-plant-later = On décide des scènes supplémentaires après l’acte 2.
ka-ready-later = L’acte n’est pas encore clos.
ka-no-passing = On ne passe pas : posez une scène.
ka-must = L’effet de la scène { $scene } doit être appliqué.
ka-begun = L’effet de la scène { $scene } est commencé ; il faut le terminer.

# Scénarios.

ka-script-scene = Ligne { $line } du scénario : « { $found } » ne commence pas par le numéro d’une scène, de 1 à 16, et son effet.
ka-script-twice = Ligne { $line } du scénario : la scène { $scene } a déjà un effet.
ka-script-timing = Ligne { $line } du scénario : « { $found } » ne commence pas par camera, scissors ou megaphone (ou : no effect).
ka-script-duty =
    Ligne { $line } du scénario : { $timing ->
        [megaphone] un effet mégaphone ne prend ni may ni must.
       *[other] il manque may ou must après « { $timing } ».
    }
ka-script-effect = Ligne { $line } du scénario : il n’y a pas d’effet « { $found } ».
ka-script-when = Ligne { $line } du scénario : « { $found } » n’agit qu’avec : { $known }.
ka-script-count = Ligne { $line } du scénario : une scène peut compter de 0 à { $most }.
ka-script-beside =
    Ligne { $line } du scénario : au plus { $most ->
        [one] { $most } scène peut
       *[other] { $most } scènes peuvent
    } avoir cette règle, sinon une main pourrait ne pas pouvoir commencer.
ka-script-missing = Le scénario finit à la ligne { $line } sans effet pour la scène { $scene } (« no effect » en est un).

# Positions.

ka-position-laid = { $place } : ce ne sont pas les scènes du film.
ka-position-scene-twice = { $place } : la scène { $scene } est à deux endroits.
ka-position-hand = { $place } : le côté { $side } doit tenir { $wanted } scènes ici.
ka-position-solo-only = { $place } : seul le mode solo a une rangée.
ka-position-number = { $place } : la scène { $scene } ne peut pas avoir ce numéro.
ka-position-used = { $place } : seules les scènes du film ont utilisé leur effet, une fois chacune.
ka-position-early = { $place } : ces effets ciseaux n’ont pas encore eu leur tour.
ka-position-covered = { $place } : il n’y a pas de scène à recouvrir.
ka-position-covered-early = { $place } : on ne recouvre de scène qu’après le dernier effet ciseaux.
ka-position-reshoots = { $place } : il n’y a que { $most } prises de secours, celles utilisées comprises.
ka-position-slots = { $place } : chaque emplacement est nommé une fois, de gauche à droite.
ka-position-director = { $place } : en solo, on réalise les actes 1 et 3.
ka-position-solo-look = { $place } : en solo, personne d’autre ne regarde les cartes d’emplacement.
ka-position-extras = { $place } : il n’y a de scènes supplémentaires qu’aux actes 1 et 2.
ka-position-planted = { $place } : les scènes supplémentaires ne deviennent cartes d’emplacement qu’à l’acte 3.
ka-position-returned = { $place } : les scènes supplémentaires ne sont remélangées qu’après l’acte 2.
ka-position-deed = { $place } : soit une carte a été montrée, soit deux ont été échangées.
ka-position-deeds = { $place } : ces cartes ne peuvent pas avoir été montrées et échangées ainsi.
ka-position-asked = { $place } : cela ne peut pas être demandé ici.
ka-position-not-over = { $place } : la partie n’est pas terminée ici.
ka-position-phase = { $place } : ceci est « { $phase } ».
ka-position-actor = { $place } : c’est à quelqu’un d’autre de répondre.
ka-position-decisions = { $place } : rien n’est décidé avant que le film soit complet.
ka-view-impossible = { $place } : cette vue est impossible.

# Les règles, avec nos mots.

ka-rule-1 = Il y a 16 scènes, une intro et un générique autour du film, des prises de secours et le fauteuil de réalisation. Tous les effets sont connus des deux.
ka-rule-2 = Un scénario dit ce que font les scènes. Voici celui-ci :
ka-rule-3 = Il y a trois actes. Acte 1 : 6 emplacements, 3 scènes par joueur ; acte 2 : 7 emplacements, 4 scènes pour la réalisation et 3 pour l’autre joueur ; acte 3 : 8 emplacements, 4 scènes par joueur.
ka-rule-4 = À chaque acte, on mélange toutes les scènes. Les cartes d’emplacement restent face cachée, comme le reste du paquet.
ka-rule-5 = La première réalisation est tirée au sort ou choisie ; le fauteuil change de main après chaque acte. La réalisation pose en premier.
ka-rule-6 = Ne triez pas votre main : son ordre ne doit rien apprendre à votre partenaire.
ka-rule-7 = À tour de rôle, chacun pose une scène de sa main sur un emplacement vide, sans passer, jusqu’à ce que le film soit complet.
ka-rule-8 = Silence pendant le tournage, de la distribution à la dernière scène et son effet. Entre les actes, chacun dit quand tout est prêt.
ka-rule-9 = Un effet caméra peut servir dès la pose, sinon il se perd. Sans cible, il n’est pas proposé.
ka-rule-10 = Un effet mégaphone dit quand il agit et s’impose. Une règle de pose vaut pour la pose, pas pour les échanges ni les déplacements.
ka-rule-11 = Ensuite vous montez le film et vous pouvez parler : appliquez les effets ciseaux de toutes les scènes, une fois chacun, par numéro croissant. Certains sont facultatifs, d’autres obligatoires.
ka-rule-12 = Les numéros imprimés fixent cet ordre. Une obligation sans cible se perd. Un numéro pris reste jusqu’à la clôture de l’acte.
ka-rule-13 = La réalisation saisit les décisions de l’équipe.
ka-rule-14 = Un acte est réussi si les numéros ne baissent jamais de l’intro au générique. Les trous et les égalités ne gênent pas.
ka-rule-15 = Une prise de secours recouvre une scène et n’a pas de numéro. Utilisée, elle quitte le jeu ; il y en a 2, ou moins si vous voulez.
ka-rule-16 = On ne recouvre une scène que si cela aide. Si les prises de secours ne suffisent pas, la partie est perdue aussitôt.
ka-rule-17 = Trois actes réussis : c’est gagné. Moins il a fallu de prises de secours, meilleur est le film : une victoire vaut 1 point, et chaque prise restante 1 de plus.
ka-rule-18 = En solo, vous réalisez les actes 1 et 3, et un partenaire fictif l’acte 2. Ses scènes sont en rangée, face cachée.
ka-rule-19 = En solo, à votre tour, au lieu de montrer une carte, vous pouvez regarder 2 cartes d’emplacement différentes, l’une après l’autre ; le second regard est facultatif. Avant de poser une scène qui concerne votre partenaire, retournez une des siennes et ignorez l’effet.
ka-rule-20 = En solo, au tour du partenaire, posez une de ses scènes face visible, ou retournez-en une et posez-la aussitôt. Au lieu d’un effet qui concerne l’autre joueur, retournez une scène ; au lieu d’un effet qui montre une carte, vous pouvez en retourner une.
ka-rule-21 = En solo, si la scène 1 du partenaire ne peut pas suivre sa règle, elle va à l’emplacement vide le plus à gauche. Un effet copié suit les règles solo ; annoncez votre 14 si elle doit en copier un qui concerne votre partenaire.
ka-rule-22 = En solo, chaque scène supplémentaire peut être échangée une fois par acte contre une scène de la rangée, au début d’un tour.
ka-rule-23 = En solo, après l’acte 2, chaque scène supplémentaire devient une carte d’emplacement de l’acte 3 ou est remélangée.
ka-rule-24 = Niveaux solo : École de cinéma (2 prises de secours, 2 scènes supplémentaires), Film indépendant (2 et 1), Grand écran (2 et 0), Digne d’un Oscar (1 et 0).
ka-rule-25 = Vous voyez votre main, le film, ce qui a été montré, les cartes d’emplacement que vous avez regardées, et combien de cartes chacun tient.
ka-rule-26 = Un scénario est un fichier de 16 lignes ; si vous possédez les cartes imprimées, vous pouvez y noter leurs effets.
klappe-und-action-reason-won = le film est terminé, gagné ensemble
klappe-und-action-reason-lost = un acte n’a pas pu être mis en ordre, perdu ensemble

# Avant la partie : les options en mots.

klappe-und-action-option-reshoots-label = Prises de secours
klappe-und-action-option-reshoots-help = C’est le nombre de scènes que l’on peut sauver dans toute la partie. Moins il y en a, plus c’est difficile.
klappe-und-action-option-extras-label = Scènes supplémentaires
klappe-und-action-option-extras-help = En solo, vous pouvez les échanger contre des scènes de la rangée. Plus il y en a, plus c’est facile.
klappe-und-action-option-director-label = Réalisation du premier acte
klappe-und-action-option-director-help = La réalisation pose en premier ; le fauteuil change de main après chaque acte.
klappe-und-action-option-director-random = au hasard
klappe-und-action-option-director-first = place 1
klappe-und-action-option-director-second = place 2
klappe-und-action-option-script-label = Scénario
klappe-und-action-option-script-help = Ce que font les scènes. Si vous possédez les cartes imprimées, écrivez leurs effets dans un fichier.
klappe-und-action-option-script-house = le scénario maison
klappe-und-action-option-script-own = mon propre fichier
klappe-und-action-option-level-film-school = École de cinéma
klappe-und-action-option-level-indie = Film indépendant
klappe-und-action-option-level-big-screen = Grand écran
klappe-und-action-option-level-oscar-worthy = Digne d’un Oscar
# Dans le navigateur.

ka-web-act = Acte { $act }
ka-web-phase =
    { $phase ->
        [filming] Tournage
        [editing] Montage
        [closing] Vérification
        [between] En boîte
       *[over] Fin
    }
ka-web-lamp =
    { $state ->
        [quiet] Silence, on tourne !
        [rolling] Ça tourne
        [cut] Coupez !
       *[free] Parole libre
    }
ka-web-effect =
    { $effect ->
        [beside] À côté
        [count] Compte
        [show] Montrer
        [request] Demander
        [trade] Échange
        [look] Regarder
        [move] Déplacer
        [copy] Copier
        [around] Autour
        [two] Deux
        [number] Numéro
        [swap-neighbour] Voisine
        [swap-left] À gauche
        [swap-right] À droite
        [swap-higher] Plus haut
        [swap-lower] Plus bas
        [swap-any] Échanger
       *[none] –
    }
ka-web-cuts = Plan de montage
ka-web-cut =
    { $state ->
        [done] fait
        [passed] non utilisé
        [now] maintenant
       *[next] à venir
    }
ka-web-effects = Tous les effets
ka-web-signs = Caméra : juste après la pose. Ciseaux : au montage. Mégaphone : comme indiqué.
ka-web-notes = Montré et regardé pendant cet acte
ka-web-in-film = emplacement { $slot }
ka-web-under = sous l’emplacement { $slot }
ka-web-extras = Scènes en plus
ka-web-extra-used = utilisée
ka-web-pile =
    { $count ->
        [one] 1 scène face cachée de votre partenaire
       *[other] { $count } scènes face cachée de votre partenaire
    }
ka-web-partner-knows = connue de votre partenaire
ka-web-you-know = Vous connaissez cette carte
ka-web-known = connue
ka-web-forced = à poser
ka-web-looked-by = { $who } a regardé dessous
ka-web-laid-by = ordre de pose : { $place } ({ $who })
ka-web-chosen = choisie
ka-web-current = son effet est en cours
ka-web-preview = aperçu
ka-web-target = peut être choisie
ka-web-hinted = conseillé
ka-web-falls = le numéro baisse ici
ka-web-reshoot = SECOURS
ka-web-cancel = Annuler
ka-web-running = Le film défile, de l’intro au générique…
ka-web-run =
    { $how ->
        [first] Emplacement { $slot } : le film commence par { $number }.
        [covered] Emplacement { $slot } : une prise de secours. Aucun numéro ne compte ici.
        [falls] Emplacement { $slot } : { $number } est plus petit que { $before } juste avant. Le numéro baisse ici.
       *[fine] Emplacement { $slot } : { $number } après { $before }, c’est bon.
    }
ka-web-break = { $number } après { $before } (emplacement { $slot })
ka-web-breaks = Le numéro baisse : { $breaks }.
ka-web-kept = En ordre entre elles : { $kept } sur { $open } au plus. Scènes qui demandent une prise de secours : { $count }.
ka-web-skip-run = Passer
ka-web-nothing-inspected = Choisissez une carte pour lire son effet.
ka-web-lay = Poser la scène { $scene } à l’emplacement { $slot }
ka-web-proposes = { $who } propose : { $deed }
ka-web-needed =
    { $count ->
        [one] 1 prise de secours remet le film en ordre
       *[other] { $count } prises de secours remettent le film en ordre
    } ; { $left ->
        [one] il en reste 1.
       *[other] il en reste { $left }.
    } Chaque scène marquée aide.
ka-web-asks =
    { $asked ->
        [lay] À vous : choisissez une scène de votre main, puis un emplacement.
        [show] Scène { $scene } : quelle carte de votre main montrer ?
        [look] Scène { $scene } : quelle carte d’emplacement regarder ?
        [look-again] Scène { $scene } : quelle carte d’emplacement regarder ensuite ?
        [request] Scène { $scene } : demander à { $who } de montrer une carte ?
        [answer] { $who } veut voir une carte : laquelle montrer ?
        [give] Scène { $scene } : quelle carte donner en échange ?
        [return] { $who } propose un échange : quelle carte donner ?
        [copy] Scène { $scene } : quel effet caméra copie-t-elle ?
        [swap] Scène { $scene } : avec quelle scène l’échanger ?
        [around] Scène { $scene } : échanger ses deux scènes voisines ?
        [first] Scène { $scene } : deux autres scènes à échanger. Laquelle d’abord ?
        [second] Avec quelle scène échanger la scène { $chosen } ?
        [number] Scène { $scene } : de quelle scène prend-elle le numéro ?
        [move] Scène { $scene } : quelle scène va à un emplacement vide ?
        [move-to] À quel emplacement vide va la scène { $chosen } ?
        [turn] Scène { $scene } : retourner une scène de votre partenaire ?
        [extra] Scène supplémentaire { $chosen } : contre quelle scène de la rangée ?
        [cover] Le film n’est pas en ordre : quelle scène recouvrir ?
        [plant] Scène supplémentaire { $scene } : carte d’emplacement de l’acte 3, ou remélangée ?
        [alone] Tout est prêt pour l’acte suivant ?
       *[ready] Place à la discussion. Tout est prêt pour l’acte suivant ?
    }
ka-web-asks-forced = La scène { $scene } doit être posée maintenant : à quel emplacement ?
ka-web-asks-partner = À votre partenaire : posez une scène face visible, ou retournez-en une.
ka-web-waits =
    { $asked ->
        [lay] { $who } choisit une scène à poser.
        [answer] { $who } choisit une carte à montrer.
        [return] { $who } choisit une carte pour l’échange.
        [swap] { $who } monte la scène { $scene }.
        [around] { $who } monte la scène { $scene }.
        [first] { $who } monte la scène { $scene }.
        [second] { $who } monte la scène { $scene }.
        [number] { $who } monte la scène { $scene }.
        [cover] { $who } choisit une scène à recouvrir.
        [ready] On attend { $who } pour l’acte suivant.
       *[other] { $who } décide de l’effet de la scène { $scene }.
    }
ka-web-do =
    { $asked ->
        [show] Montrer la scène { $other }
        [answer] Montrer la scène { $other }
        [look] Regarder sous l’emplacement { $slot }
        [look-again] Regarder sous l’emplacement { $slot }
        [give] Donner la scène { $other }
        [return] Donner la scène { $other }
        [copy] Copier la scène { $other }
        [swap] Échanger { $scene } et { $other }
        [first] Commencer par la scène { $other }
        [second] Échanger { $scene } et { $other }
        [number] Prendre le numéro { $number }
        [move] Déplacer la scène { $other }
        [move-to] Déplacer vers l’emplacement { $slot }
        [extra] Échanger contre la scène { $other }
       *[cover] Recouvrir la scène { $other }
    }
ka-web-use =
    { $asked ->
        [request] Faire montrer une carte à { $who }
        [around] Échanger { $scene } et { $other }
       *[turn] Retourner une scène
    }
ka-web-premiere =
    { $kind ->
        [flawless] Une première sous les ovations !
        [saved] C’est la première : le film est sauvé !
       *[lost] Pas de première ce soir
    }
ka-web-premiere-words =
    { $kind ->
        [flawless] Aucune prise de secours, et trois actes d’un seul tenant.
        [saved] { $count ->
            [one] { $count } prise de secours a servi
           *[other] { $count } prises de secours ont servi
        }, et la salle applaudit.
       *[lost] { $you ->
            [nobody] Le film a cassé à l’acte { $act }.
           *[team] Vous avez perdu le film à l’acte { $act }.
        } La salle se vide.
    }
ka-web-stars = Étoiles : { $count } sur { $most }
ka-web-next =
    { $next ->
        [level] À suivre : { $level }
        [fewer] { $count ->
            [0] À suivre : sans aucune prise de secours
            [one] À suivre : avec une seule prise de secours
           *[other] À suivre : avec { $count } prises de secours seulement
        }
        [hardest] Il n’y a pas plus difficile.
       *[again] À suivre : encore une prise du même film ?
    }
ka-web-act-end =
    { $end ->
        [succeeded] { $slots } scènes en ordre.
        [lost] { $needed ->
            [one] Il aurait fallu 1 prise de secours.
           *[other] Il aurait fallu { $needed } prises de secours.
        }
       *[open] Inachevé.
    }
ka-web-reshoots-used =
    { $count ->
        [0] aucune prise de secours
        [one] 1 prise de secours utilisée
       *[other] { $count } prises de secours utilisées
    }

rules-idea-klappe-und-action = Ensemble, vous tournez un film en trois actes, sans un mot et sans connaître les scènes de votre partenaire. Puis vient le montage : les ciseaux échangent les scènes mal placées. Si les numéros ne baissent jamais de l’intro au générique, l’acte est réussi. Une prise de secours recouvre ce qu’on ne peut pas sauver.
rules-picture-ka-film = Après 3 et 6, il reste de la place pour ce que votre partenaire peut avoir. La 12 va plutôt à droite.
rules-picture-ka-edit = Toutes les scènes sont posées. La 7 a des ciseaux et peut s’échanger avec une scène voisine : avec la 6 à sa droite, tout est dans l’ordre.
rules-picture-ka-order = 3, 6, 7, 10, 12, 16 : les numéros ne baissent jamais. L’acte est réussi sans prise de secours.
rules-picture-ka-reshoot = La 10 est avant la 8. Une prise de secours suffit, sur l’une des deux ; recouvrir une autre scène n’aiderait pas.

lesson-ka-welcome = { $first } et vous tournez un film ensemble. Les scènes sont numérotées ; à la fin, les numéros ne doivent jamais baisser de gauche à droite. Vous gagnez ou perdez ensemble.
lesson-ka-silence = Silence pendant le tournage. Vous voyez vos trois scènes, { $first } en voit trois autres. Seul ce que vous posez peut dire quelque chose.
lesson-ka-lay = Vous réalisez cet acte, donc vous commencez. Votre scène la plus basse est la 3 : posez-la au premier emplacement.
lesson-ka-show = La scène 3 a un effet caméra : vous pouvez montrer une carte de votre main. Montrez la 12, et { $first } sait qu’elle va venir.
lesson-ka-asked = { $first } a posé la 6 et demande à voir une carte. Montrez la 7 : elle va juste après la 6.
lesson-ka-high = Six emplacements, des numéros jusqu’à 16 : la 12 va plutôt à droite. Posez-la à l’emplacement 5.
lesson-ka-lapse = La scène 12 pourrait déplacer une scène vers un emplacement vide. Un effet caméra est facultatif, et rien n’a besoin de bouger ici : renoncez-y.
lesson-ka-last = Laissez de la place entre la 6 et la 12 pour la dernière scène de votre partenaire. Votre 7 a des ciseaux et pourra s’échanger avec une scène voisine. Posez-la donc à l’emplacement 2.
lesson-ka-edit = Toutes les scènes sont posées, et vous pouvez de nouveau parler. Place aux ciseaux, dans l’ordre des numéros. La 7 peut s’échanger avec une scène voisine : choisissez la 6, à l’emplacement 3.
lesson-ka-check = 3, 6, 7, 10, 12, 16 : les numéros ne baissent jamais, l’acte est réussi ! Deux autres suivent, avec 7 et 8 emplacements, et le fauteuil change de main à chaque fois. Sautons au troisième acte.
lesson-ka-third = Le dernier acte est presque tourné. Le voyez-vous ? La 10 est avant la 8 : ce n’est pas dans l’ordre.
lesson-ka-gap = Continuez quand même : posez votre 12 entre la 8 et la 14, à l’emplacement 6.
lesson-ka-stay = Un déplacement vers le dernier emplacement ne ferait que nuire. Renoncez à l’effet.
lesson-ka-reshoot = Pas de ciseaux dans ce film. Mais il vous reste une prise de secours : elle recouvre une scène mal placée. Recouvrez la 10, à l’emplacement 4.
lesson-ka-premiere = Tout est dans l’ordre. Les trois actes sont réussis, vous avez gagné ensemble ! Moins il faut de prises de secours, meilleur est le film.
