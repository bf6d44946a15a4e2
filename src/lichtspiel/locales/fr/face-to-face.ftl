# The Game: Face to Face

face-to-face-title = The Game: Face to Face
face-to-face-about = Un duel : posez vos 58 cartes avant l’adversaire, et ne vous laissez pas bloquer.
face-to-face-option-last_card_grace = s’il ne vous reste qu’une carte, vous pouvez la poser seule

ff-seat-gold = Or
ff-seat-silver = Argent

ff-pile =
    { $pile ->
        [up] sur votre pile montante
        [down] sur votre pile descendante
        [help-up] aide : sur la pile montante de l’adversaire
       *[help-down] aide : sur la pile descendante de l’adversaire
    }
ff-end = terminer le tour

ff-side =
    { $who } : pile montante à { $up }, pile descendante à { $down } ; { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main, { $draw } dans la pioche.
ff-counts = { $hand } en main · { $draw } à piocher
ff-hand = Votre main : { $cards }.
ff-hand-empty = Votre main est vide.
ff-turn =
    { $due ->
        [2] Ce tour : aucune carte posée, il en faut au moins deux.
        [1] { $laid ->
            [0] Ce tour : votre dernière carte, seule.
           *[1] Ce tour : une carte posée, il en faut encore au moins une.
        }
       *[0] Ce tour : { $laid } cartes posées, { $helped ->
            [yes] dont une pour aider l’adversaire
           *[no] { $laid ->
                [2] toutes deux
               *[other] toutes
            } sur vos piles
        } ; si vous terminez maintenant, vous en piochez { $draw }.
    }
ff-asks =
    { $due ->
        [2] Posez au moins deux cartes (par exemple { $examples }) :
        [1] { $laid ->
            [0] Posez votre dernière carte (par exemple { $examples }) :
           *[1] Posez encore au moins une carte (par exemple { $examples }) :
        }
       *[0] { $examples ->
            [none] Plus aucune carte ne convient. Tapez « fin » :
           *[other] Posez une autre carte (par exemple { $examples }) ou tapez « fin » :
        }
    }
ff-help =
    Tapez le numéro d’une carte et une pile : « haut » ou « bas » pour les vôtres, « aide haut »
    ou « aide bas » pour celles de l’adversaire ; en bref (de l’anglais up et down) : u, d, hu,
    hd. En ce moment : { $examples }. Dès la deuxième carte, « fin » (ou e) termine votre tour.
    Entrée seule vous guide pas à pas.
ff-signs = Sous les cartes : ↑ ↓ vos piles, +↑ +↓ celles de l’adversaire.

ff-result-emptied =
    { $me ->
        [yes] Vous gagnez : les 58 cartes sont posées.
        [lost] Vous perdez : { $who } a posé ses 58 cartes.
       *[no] { $who } gagne : les 58 cartes sont posées.
    }
ff-result-stuck =
    { $me ->
        [yes] Vous gagnez : { $other } ne peut pas poser deux cartes.
        [lost] Vous perdez : vous ne pouvez pas poser deux cartes.
       *[no] { $who } gagne : { $other } ne peut pas poser deux cartes.
    }
ff-result-stuck-last =
    { $me ->
        [yes] Vous gagnez : { $other } ne peut pas poser sa dernière carte.
        [lost] Vous perdez : vous ne pouvez pas poser votre dernière carte.
       *[no] { $who } gagne : { $other } ne peut pas poser sa dernière carte.
    }
ff-result-left =
    { $me ->
        [lost]
            { $left ->
                [one] Il vous restait une carte.
               *[other] Il vous restait { $left } cartes.
            }
       *[no]
            { $left ->
                [one] { $other } avait encore une carte.
               *[other] { $other } avait encore { $left } cartes.
            }
    }

ff-told-dealt = Vous recevez { $cards }.
ff-brief-laid =
    { $pile ->
        [up] { $card } ↑
        [down] { $card } ↓
        [help-up] { $card } ↑ adverse
       *[help-down] { $card } ↓ adverse
    }
ff-brief-drew =
    { $count ->
        [0] ne pioche rien
       *[other] pioche { $count }
    }
ff-told-starts =
    { $me ->
        [yes] Vous commencez.
       *[no] { $who } commence.
    }
ff-told-laid =
    { $me ->
        [yes] Vous posez le { $card } { $pile ->
            [up] sur votre pile montante (avant : { $top }).
            [down] sur votre pile descendante (avant : { $top }).
            [help-up] sur la pile montante de l’adversaire (avant : { $top }), pour l’aider.
           *[help-down] sur la pile descendante de l’adversaire (avant : { $top }), pour l’aider.
        }
       *[no] { $who } pose le { $card } { $pile ->
            [up] sur sa pile montante (avant : { $top }).
            [down] sur sa pile descendante (avant : { $top }).
            [help-up] { $helped ->
                [yes] sur votre pile montante (avant : { $top }), pour vous aider.
               *[no] sur la pile montante de l’adversaire (avant : { $top }), pour l’aider.
            }
           *[help-down] { $helped ->
                [yes] sur votre pile descendante (avant : { $top }), pour vous aider.
               *[no] sur la pile descendante de l’adversaire (avant : { $top }), pour l’aider.
            }
        }
    }
ff-told-drew =
    { $who } termine son tour et { $count ->
        [0] ne pioche rien.
        [one] pioche { $count } carte.
       *[other] pioche { $count } cartes.
    }
ff-told-drew-cards = Vous terminez votre tour et piochez : { $cards }.
ff-told-won =
    { $me ->
        [yes] Vous avez
       *[no] { $who } a
    } gagné.

ff-not-dealt = Les cartes ne sont pas encore distribuées.
ff-over = La partie est finie.
ff-not-in-hand = Vous n’avez pas le { $card } en main.
ff-helped-already = Vous avez déjà aidé l’adversaire pendant ce tour.
ff-misfit-up =
    Le { $card } ne va pas sur votre pile montante, qui est à { $top } : elle accepte les cartes plus hautes{ $trick ->
        [0] {""}
       *[other] , ou exactement le { $trick }
    }.
ff-misfit-down =
    Le { $card } ne va pas sur votre pile descendante, qui est à { $top } : elle accepte les cartes plus basses{ $trick ->
        [0] {""}
       *[other] , ou exactement le { $trick }
    }.
ff-misfit-help-up = Le { $card } n’aide pas sur la pile montante de l’adversaire, qui est à { $top } : seule une carte plus basse aide.
ff-misfit-help-down = Le { $card } n’aide pas sur la pile descendante de l’adversaire, qui est à { $top } : seule une carte plus haute aide.
ff-no-second = Après le { $card } à cet endroit, vous ne pourriez pas poser de deuxième carte, et il en faut au moins deux.
ff-minimum =
    { $laid ->
        [0] Vous devez d’abord poser au moins deux cartes.
       *[other] Vous devez d’abord poser encore au moins une carte.
    }
ff-last-card-first = Vous devez d’abord poser votre dernière carte.

ff-position-card-twice = { $place } : la carte { $card } y figure deux fois.
ff-position-top = { $place }.{ $pile } : le { $card } ne peut pas être au-dessus, personne ne l’a posé (ou il est ailleurs).
ff-position-helped = { $place } : aucune carte de ce tour n’est sur les piles de l’adversaire.
ff-position-small-hand = { $place } : tant qu’il reste des cartes à piocher, on en a au moins { $least } en main entre les tours.
ff-position-won-before = { $place } : ce ne peut pas être le tour de ce joueur, la partie était déjà gagnée.
ff-position-no-second = { $place } : après la première carte, aucune deuxième ne peut être posée ; elle était interdite.

ff-rule-1 = Deux joueurs : Or et Argent. Chacun a 58 cartes : les nombres de 2 à 59, en un exemplaire.
ff-rule-2 = Chacun a deux piles : la montante part de 1, la descendante de 60.
ff-rule-3 = Chacun mélange ses cartes et en pioche 6. Le premier joueur est tiré au sort.
ff-rule-4 = À votre tour, vous posez au moins 2 cartes de votre main, l’une après l’autre ; davantage si vous voulez.
ff-rule-5 = Ce minimum de 2 vaut aussi quand votre pioche est vide.
ff-rule-6 = À chaque tour, une carte au plus va sur les piles de l’adversaire, toutes les autres sur les vôtres. Aider n’est jamais obligatoire.
ff-rule-7 = Votre pile montante accepte une carte plus haute que celle du dessus, ou plus basse de 10 exactement (saut en arrière).
ff-rule-8 = Votre pile descendante accepte une carte plus basse que celle du dessus, ou plus haute de 10 exactement (saut en arrière).
ff-rule-9 = Le saut en arrière est permis autant de fois que vous voulez dans un tour.
ff-rule-10 = Une carte posée chez l’adversaire doit l’aider : plus basse sur sa pile montante, plus haute sur sa pile descendante. Là, pas de saut en arrière.
ff-rule-11 = On ne peut donc rien poser sur une pile de l’adversaire encore intacte ou impossible à améliorer.
ff-rule-12 = La carte pour l’adversaire peut venir en premier, au milieu ou en dernier.
ff-rule-13 = Ensuite vous piochez : 2 cartes si toutes sont allées sur vos piles, sinon jusqu’à en avoir de nouveau 6. Puis c’est à l’adversaire de jouer.
ff-rule-14 = Une main n’a jamais plus de 6 cartes.
ff-rule-15 = Celui qui a posé ses 58 cartes gagne aussitôt, quelle que soit la pile de la dernière.
ff-rule-16 = Celui qui ne peut pas poser 2 cartes au début de son tour perd aussitôt. Le nombre de cartes restantes ne compte pas.
ff-rule-17 = Une première carte n’est permise que si une deuxième peut la suivre.
ff-rule-18 = Avec une seule carte, vous ne pouvez pas en poser 2 et vous perdez. Option last_card_grace : vous pouvez la poser seule, si elle convient, et vous gagnez.
ff-rule-19 = La partie a toujours un vainqueur.
ff-rule-20 = Vous voyez votre main, toutes les piles, chaque carte posée et le nombre de cartes de chacun ; mais ni la main de l’adversaire, ni l’ordre des pioches.
ff-rule-21 = Dès la deuxième carte, c’est vous qui décidez quand le tour se termine.

# Mots que l’on peut taper au lieu de ceux de la notation : up, down, help, end.
ff-word-up = haut, montante
ff-word-down = bas, descendante
ff-word-help = aide, aider
ff-word-end = fin, finir
face-to-face-reason-emptied = gagné en posant toutes les cartes
face-to-face-reason-stuck = gagné par blocage de l’adversaire
ff-view-impossible = Cette vue est impossible : le joueur dont c’est le tour ne pourrait pas jouer.

# Dans le navigateur.
ff-web-asks =
    { $due ->
        [2] À vous : posez au moins deux cartes.
        [1] { $laid ->
            [0] À vous : posez votre dernière carte.
           *[1] Posez encore au moins une carte.
        }
       *[0] Posez une autre carte ou terminez votre tour.
    }
ff-web-asks-end = Plus aucune carte ne convient : terminez votre tour.
ff-web-waits = { $who } réfléchit.
ff-web-over = La partie est finie…
ff-web-verdict =
    { $me ->
        [yes] Vous gagnez !
        [lost] Vous perdez.
       *[no] { $who } gagne.
    }
ff-web-go-on = Continuer
ff-web-stuck =
    { $how ->
        [none] { $me ->
            [yes] Vous devez poser deux cartes, mais aucune ne convient.
           *[no] { $who } doit poser deux cartes, mais aucune ne convient.
        }
        [one] { $me ->
            [yes] Vous devez poser deux cartes, mais seul le { $cards } convient.
           *[no] { $who } doit poser deux cartes, mais seul le { $cards } convient.
        }
        [help] { $me ->
            [yes] Vous devez poser deux cartes, mais { $cards } ne peuvent qu’aider, et une seule carte en a le droit.
           *[no] { $who } doit poser deux cartes, mais { $cards } ne peuvent qu’aider, et une seule carte en a le droit.
        }
        [grace] { $me ->
            [yes] Votre dernière carte ne va sur aucune pile.
           *[no] { $who } ne peut pas poser sa dernière carte : elle ne va sur aucune pile.
        }
       *[single] { $me ->
            [yes] Vous devez poser deux cartes, mais il ne vous en reste qu’une.
           *[no] { $who } doit poser deux cartes, mais n’en a plus qu’une.
        }
    }
ff-web-wants =
    { $pile ->
        [up] accepte seulement les cartes au-dessus de { $top }
        [down] accepte seulement les cartes en dessous de { $top }
        [help-up] aide : seulement une carte en dessous de { $top }
       *[help-down] aide : seulement une carte au-dessus de { $top }
    }{ $trick ->
        [0] {""}
       *[other] , ou exactement le { $trick }
    }
ff-web-wants-short =
    { $which ->
        [none] rien ne convient
        [higher] plus de { $top }
       *[lower] moins de { $top }
    }{ $trick ->
        [0] {""}
       *[other] , ou exactement { $trick }
    }
ff-told-drew-nothing = Vous terminez votre tour sans rien piocher.
ff-web-end = Terminer le tour
ff-web-end-draws =
    { $count ->
        [0] plus rien à piocher
        [one] pioche { $count } carte
       *[other] pioche { $count } cartes
    }
ff-web-lay =
    { $card } { $pile ->
        [up] sur votre pile montante
        [down] sur votre pile descendante
        [help-up] sur la pile montante de l’adversaire, pour l’aider
       *[help-down] sur la pile descendante de l’adversaire, pour l’aider
    }
ff-web-onto =
    { $pile ->
        [up] sur votre pile montante
        [down] sur votre pile descendante
        [help-up] sur la pile montante de l’adversaire
       *[help-down] sur la pile descendante de l’adversaire
    }
ff-web-card = { $card }
ff-web-card-fits = { $card }, va { $piles }
ff-web-card-unfit = { $card }, ne va nulle part pour l’instant
ff-web-pile =
    { $pile ->
        [up] votre pile montante
        [down] votre pile descendante
        [help-up] la pile montante de l’adversaire
       *[help-down] la pile descendante de l’adversaire
    }, à { $top }
ff-web-pile-of =
    { $who }, { $kind ->
        [up] pile montante
       *[down] pile descendante
    }, à { $top }
ff-web-pile-takes = { $pile }, le { $card } va ici
ff-web-draw-pile =
    { $who } – pioche : { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }
ff-web-hand-of =
    { $who } – main : { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }
ff-web-hand = Votre main
ff-web-keys = Les flèches choisissent une carte, Entrée la prend. U et D la posent sur votre pile montante ou descendante, avec Maj sur celle de l’adversaire. E termine le tour, Échap repose la carte.
ff-web-pick-first = Prenez d’abord une carte de votre main.
ff-web-help = aide
ff-web-hinted = conseillé
ff-web-turn = Ce tour
ff-web-turn-of = { $who } a posé
ff-web-slot =
    { $number ->
        [1] première carte, encore à poser
       *[other] deuxième carte, encore à poser
    }
ff-web-laid-by =
    { $card } { $pile ->
        [up] sur sa pile montante
        [down] sur sa pile descendante
        [help-up] sur la pile montante de l’adversaire, pour l’aider
       *[help-down] sur la pile descendante de l’adversaire, pour l’aider
    }, { $distance }
ff-web-score = Feuille de score
ff-web-score-laid = Cartes posées
ff-web-score-hand = Reste en main
ff-web-score-draw = Reste à piocher
ff-web-score-backwards = Sauts en arrière
ff-web-score-help = Aides données
ff-web-score-won = victoire

# Avant la partie : les options en mots.

face-to-face-option-last_card_grace-label = Dernière carte seule
face-to-face-option-last_card_grace-help = S’il ne vous reste qu’une carte, vous pouvez la poser seule ; d’ordinaire, il en faut au moins deux par tour.

rules-idea-face-to-face = Un duel à petits pas. Chacun a deux piles, l’une monte, l’autre descend, et chaque carte laisse un peu moins de place. Les meilleurs coups vont en arrière, ou aident l’adversaire. Soyez le premier à poser toutes vos cartes, et gardez-en toujours deux qui conviennent.
rules-picture-ff-backwards = Votre pile montante est à 27. Le 28 irait, et le 17 aussi : il est plus bas de 10 exactement. Sur la descendante à 35, le 12 et le 34 vont bien, et le 45 y serait aussi un saut en arrière.
rules-picture-ff-help = La pile montante de l’adversaire est à 29. Toute carte plus basse aide, comme le 12 ; un 30, non.
rules-picture-ff-second = Pile montante à 40, descendante à 12, et seulement 30 et 35 en main. Le 30 doit venir d’abord : ensuite le 35 convient. Dans l’ordre inverse, plus rien ne conviendrait.
rules-picture-ff-last = Les quatre dernières cartes. Avec 34, 45 et 52 sur la montante et 12 sur la descendante, toutes sont posées, et la partie est gagnée.

lesson-ff-welcome = Bienvenue ! Vous avez les cartes or, { $first } les cartes argent. Le premier à poser ses 58 cartes gagne. Chacun a deux piles : l’une monte depuis 1, l’autre descend depuis 60.
lesson-ff-up = Posez votre 3 sur la pile montante. Elle n’accepte que des cartes plus hautes : les petits pas sont précieux.
lesson-ff-down = Un tour demande au moins deux cartes. La pile descendante accepte des cartes plus basses : posez-y votre 58.
lesson-ff-more = Cela fait deux, vous pourriez vous arrêter. Mais le 5 suit le 3 de si près qu’il ne coûte rien : posez-le sur la pile montante.
lesson-ff-end = Terminez maintenant votre tour. Toutes vos cartes sont allées sur vos piles : vous en piochez deux, quel que soit le nombre posé.
lesson-ff-leap = { $first } a fait de grands sauts, et cela coûte cher. Posez votre 25 sur la pile montante : un saut aussi, mais attendez…
lesson-ff-backwards = … le saut en arrière ! Une carte plus basse de 10 exactement peut revenir. Posez votre 15 sur le 25.
lesson-ff-help = Une fois par tour, vous pouvez aider l’adversaire, avec une carte qui donne de l’air à l’une de ses piles. Sa pile descendante est à 52 : posez-y votre 56.
lesson-ff-refill = Pourquoi aider ? Parce que celui qui a aidé complète sa main à six cartes au lieu de n’en piocher que deux. Terminez votre tour, vous verrez.
lesson-ff-helped = { $first } vous aide à son tour : votre pile montante est revenue de 15 à 9. Et ainsi de suite, tour après tour. Sautons à la fin d’une partie.
lesson-ff-late = Votre pioche est vide, et voici vos quatre dernières cartes. Attention : si vous ne pouvez pas poser deux cartes au début de votre tour, vous perdez aussitôt, même s’il ne vous en reste qu’une.
lesson-ff-order = Posez donc les quatre ; seul l’ordre compte. Votre pile montante est à 44, et 34 est plus bas de 10 exactement. Posez d’abord le 34.
lesson-ff-close = Il y a de nouveau de la place. Posez le 45 sur la pile montante.
lesson-ff-all = Votre pile descendante est à 13. Posez-y le 12.
lesson-ff-last = Et la dernière : posez votre 52 sur la pile montante, et c’est gagné.
