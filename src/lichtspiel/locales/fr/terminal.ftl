# La table dans le terminal.

list-of-names = { $others } et { $last }

command-help = aide
command-help-help = cette liste
command-rules = règles
command-rules-help = toutes les règles ; une seule : règles 7
command-why = pourquoi
command-why-help = dit si une action est permise et, sinon, ce qui s’y oppose ; tapez : pourquoi ACTION
command-list = liste
command-list-help = toutes les actions permises
command-log = journal
command-log-help = ce qui s’est passé jusqu’ici
command-undo = annuler
command-undo-help = revenir sur la dernière action, si elle n’a rien montré de nouveau
command-quit = quitter
command-quit-help = arrêter ici ; la partie est sauvegardée et peut être reprise
quoted = « { $typed } »
sign-top-flop = Top vers Flop
sign-flop-top = Flop vers Top
sign-double = fois deux
sign-minus = moins{" "}
sign-nothing = rien

play-kept =
    Votre partie est sauvegardée. Pour continuer : lichtspiel play --resume
    { $path }
play-record =
    La partie est enregistrée. Pour vérifier la donne :
    lichtspiel verify { $path }
play-commitment = La donne est scellée : { $commitment }
play-unfinished =
    { $count ->
        [one] { $game } : vous avez une partie inachevée.
       *[other] { $game } : vous avez { $count } parties inachevées.
    } Pour reprendre : lichtspiel play --resume
play-over = La partie dans { $path } est finie. Pour la revoir : lichtspiel replay
play-nothing-to-resume = Il n’y a pas de partie inachevée.
play-hand-over = Passez l’appareil à { $who }. { $who }, appuyez sur Entrée quand personne d’autre ne regarde.
play-legal = « { $action } » est une action permise.
play-no-action = « { $text } » n’est pas une action possible ici.
play-try = Appuyez sur Entrée pour choisir pas à pas, ou tapez : aide
play-too-many-people =
    { $found ->
        [one] { $found } personne
       *[other] { $found } personnes
    }, c’est trop pour { $seats ->
        [one] { $seats } place.
       *[other] { $seats } places.
    }
play-too-many-names =
    { $found ->
        [one] { $found } nom
       *[other] { $found } noms
    }, c’est trop pour { $seats ->
        [one] { $seats } place.
       *[other] { $seats } places.
    }


replay-next = [{ $number }/{ $most }] Entrée : suite, Ctrl-D : arrêt
replay-at =
    L’enregistrement ne compte que { $most ->
        [one] { $most } action
       *[other] { $most } actions
    }, pas { $found }.
replay-seat = Il n’y a pas de place { $found } ; les places sont numérotées de 1 à { $most }.

legal-over = Rien : la partie est finie.

games-seats = { $range } joueurs

sim-games =
    { $games ->
        [one] { $games } partie
       *[other] { NUMBER($games, useGrouping: "true") } parties
    }, { NUMBER($moves, useGrouping: "true") } coups{ $rate ->
        [0] {""}
       *[other] , { NUMBER($rate, useGrouping: "true") } coups par seconde
    }
sim-reason = { $reason } : { $count } ({ $share } %)
sim-wins = victoires depuis la place { $seat } : { $count } ({ $share } %)
sim-out = Enregistré dans { $path }.
sim-out-suffix = --out attend FICHIER.parquet, pour les décisions, ou FICHIER.jsonl, pour les enregistrements, pas { $path }.
sim-out-exists = { $path } existe déjà et ne contient pas exactement ces parties ; rien n’a été changé. Indiquez un autre fichier.
sim-no-journal = { $path } ne vient pas d’une simulation interrompue ; rien n’a été changé.
sim-running = Une autre simulation écrit en ce moment dans { $path }.
sim-fewer =
    { $path } contient déjà { $done ->
        [one] { $done } partie
       *[other] { $done } parties
    } : demandez-en au moins autant.
sim-deadly = Les parties { $first } à { $last } ont fait planter leur processus { $times } fois.
sim-stopped =
    Arrêt : parties jouées { $done } sur { $games }. { $kept ->
        [kept] Elles sont enregistrées ; la même commande reprend.
       *[lost] Elles sont perdues ; --out FICHIER les enregistrera la prochaine fois.
    }

bench-head =
    lichtspiel { $version } ({ $compiled ->
        [yes] compilé, { $flags }
       *[no] interprété
    }), { $rival ->
        [none] sans OpenSpiel (« make bench » l’installe à part)
       *[other] OpenSpiel { $rival }
    }, séries de mesures : { $rounds }
bench-rates = Millions de coups par seconde CPU ; entre parenthèses, le rapport à dou_dizhu, médiane de toutes les séries
command-table = table
command-table-help = montrer de nouveau la table
play-undone = Annulé : { $action }.
play-rule =   { $rule } : { $text }
play-too-many-bots =
    { $found ->
        [one] { $found } robot
       *[other] { $found } robots
    }, c’est trop pour { $seats ->
        [one] { $seats } place libre.
       *[other] { $seats } places libres.
    }
play-same-names = Deux joueurs ne peuvent pas porter le même nom.
choose-letter = Lettre (Entrée : retour) :
play-which-game = Quel jeu ? Numéro ou nom :
play-which-way = Numéro ou mot (Entrée : 1) :
play-thinking = { $who } réfléchit, { $seconds } s au plus…
legal-thinking = Le robot fort réfléchit, { $seconds } s au plus…
