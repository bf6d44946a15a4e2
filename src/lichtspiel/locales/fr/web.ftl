# Les tables dans le navigateur : leur cadre, et ce que chaque table possède.

web-title = Lichtspiel
# What search engines and link previews show.
web-description = Quatre jeux de cartes dans le navigateur – entre amis grâce à un lien ou contre des robots. Gratuit et sans compte.
web-title-turn = ● À vous – { $title }
web-skip = Aller au contenu
web-close = Fermer
web-loading = Un instant…
web-lost = Il n’y a rien ici
web-lost-help = L’adresse est peut-être mal saisie, ou la table a disparu depuis longtemps.
web-to-home = Retour au foyer
web-no-house = Le serveur ne répond pas. Réessayez dans un instant.
web-rule-says = { $text } (règle { $rule })

web-level-random = au hasard
web-level-easy = facile
web-level-medium = moyen
web-level-strong = fort
web-you = vous
web-bot = robot
web-away = pas là
web-waits-away = { $who } n’est pas là. La partie attend.
web-waits-looking = { $who } regarde encore.
web-stand-in = un robot joue à sa place

web-refused = Vous ne pouvez pas vous asseoir ici
web-watch = Regarder
web-watching =
    { $count ->
        [one] Vous regardez.
       *[other] Vous êtes { $count } à regarder.
    }
web-lost-connection = Connexion interrompue – nouvel essai. Rien n’est perdu.
web-back-again = Connexion rétablie.

web-time-left = temps restant : { $time }
web-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
web-take-back = Annuler le coup
web-hint = Conseil
web-hint-thinking = Réflexion…
web-hint-says = Le robot fort jouerait
web-hint-value = { $percent } %
web-log = Ce qui s’est passé
web-log-and-chat = Journal et discussion
web-log-filter = Afficher
web-log-all = Tout
web-log-game = Seulement la partie
web-log-table = Seulement la table
web-log-earlier = Afficher les entrées précédentes
web-log-empty = Rien encore.
web-chat = Dites quelque chose
web-chat-send = Envoyer
web-chat-heading = Discussion
web-recap = Ce que les autres ont fait
web-table-menu = Cette table
web-leave = Partir pour l’instant
web-stood-in = Votre temps était écoulé ; un robot joue pour vous.
web-come-back = Reprendre la main

web-after = Résultat
web-rematch = Revanche
web-rematch-join = Rejoindre la revanche
web-rematch-watch = Regarder la revanche
web-together-again = Rejouer
web-together-join = Rejoindre la partie suivante
web-together-watch = Regarder la partie suivante
web-same-deal = Même donne
web-you-won = Vous avez gagné !
web-you-lost = Vous avez perdu, cette fois
web-together-won = Votre équipe a gagné !
web-together-lost = Votre équipe a perdu, cette fois
web-sure = Vraiment ?
web-do-it = Oui, jouer ainsi
web-replay = Revoir
web-record = Enregistrement
web-check = Vérifier la donne vous-même
web-check-how = Votre navigateur a calculé cela à partir de l’enregistrement. Avec lui, « lichtspiel verify » vérifie aussi chaque coup.
web-check-seal = La graine secrète correspond au scellé { $commitment }.
web-check-seal-noted = La graine secrète correspond au scellé noté par votre navigateur avant la partie : { $commitment }
web-check-seal-broken = La graine secrète ne correspond pas au scellé { $commitment }.
web-check-mine = La contribution de votre navigateur est entrée dans la donne.
web-check-mine-missing = La contribution de votre navigateur manque dans l’enregistrement.
web-check-others = Chaque contribution est celle qui avait été scellée avant l’ouverture.
web-check-others-altered = La contribution du joueur de la place { $seat } n’est pas celle qui avait été scellée.
web-check-burned = { $count ->
    [one] Une donne a été annulée auparavant. Elle est dans l’enregistrement, avec sa graine secrète.
   *[other] { $count } donnes ont été annulées auparavant. Elles sont dans l’enregistrement, avec leurs graines secrètes.
}
web-check-burned-altered = Une donne annulée, notée par votre navigateur, manque dans l’enregistrement ou a été modifiée.
web-check-deal-altered = La donne { $number } ne découle pas de la graine secrète.
web-check-deal-unknown = Cette page ne peut pas recalculer la donne de ce jeu. Avec l’enregistrement, « lichtspiel verify » le peut.

web-replay-of = Rediffusion : { $title }
web-replay-first = Au début
web-replay-previous = Étape précédente
web-replay-next = Étape suivante
web-replay-last = À la fin
web-replay-turn-previous = Tour précédent
web-replay-turn-next = Tour suivant
web-replay-step = Étape { $step } sur { $most }
web-replay-run = Lancer
web-replay-stop = Arrêter
web-replay-eyes = Point de vue
web-replay-open = Toutes les cartes visibles
web-replay-branch = Continuer à jouer d’ici
web-replay-branch-seat = Contre des robots, à la place du joueur
web-replay-start = Le début.

web-curtain = Passez l’appareil à { $who }
web-curtain-help = Que les autres regardent ailleurs, s’il vous plaît.
web-curtain-draw = C’est moi, { $who } : montrer mes cartes
web-unread =
    { $count ->
        [one] un nouveau message
       *[other] { $count } nouveaux messages
    }

web-broken = Cette page est incomplète
web-broken-help = Le serveur a peut-être été mis à jour depuis l’ouverture de cette page.
web-broken-board = Impossible d’afficher cette table
web-broken-board-help = Son affichage a échoué. La partie continue, rien n’est perdu.
web-broken-again = Réessayer
web-report = Signaler un problème
web-report-help = Enregistre un fichier avec ce que cette page affichait et ce qui a échoué, sans noms, discussion ni clés. Envoyez-le à la personne qui exploite le serveur.
# Confidentialité
privacy-title = Confidentialité
privacy-kept-title = Ce qui est enregistré
privacy-kept = Pour chaque table : le jeu et ses options, chaque coup et son heure, les noms que vous vous donnez à la table et ce que vous écrivez dans la discussion. Les autres personnes à la table et les spectateurs le voient aussi. Il n’y a ni compte, ni adresse électronique, ni publicité, et rien n’est envoyé à d’autres serveurs.
privacy-addresses-title = Adresses
privacy-addresses = Votre adresse IP n’est jamais enregistrée avec une table ni dans l’enregistrement d’une partie. Le serveur compte en mémoire les demandes de chaque adresse, puis les oublie. Une adresse n’est enregistrée que si elle est bloquée, et seulement le temps du blocage.
privacy-browser-title = Dans votre navigateur
privacy-browser = Votre navigateur retient votre nom, vos réglages et les clés de vos places. Il n’y a pas de cookies. Si vous effacez les données de ce site, vous perdez vos places.
privacy-long-title = Combien de temps
privacy-days =
    { $days ->
        [0] Les tables terminées sont conservées jusqu’à ce qu’on demande leur suppression.
        [one] Une table terminée est supprimée quand personne n’y est revenu depuis un jour.
       *[other] Une table terminée est supprimée quand personne n’y est revenu depuis { $days } jours.
    }
privacy-long = Les tables jamais commencées sont fermées au bout d’un jour, les parties abandonnées au bout de 60 jours. Pour chaque table, le serveur note le jour de la dernière visite d’un de ses joueurs. Les sauvegardes du serveur peuvent être conservées plus longtemps.
privacy-delete-title = Faire supprimer une table
privacy-delete = Donnez l’adresse de la table à la personne qui exploite ce serveur. Cette personne peut supprimer la table avec « lichtspiel admin delete », ainsi que tout ce qui a été enregistré à son sujet.
privacy-who-title = Qui peut tout voir
privacy-who = La personne qui exploite le serveur peut lire tout ce qu’il enregistre, y compris les cartes face cachée des parties en cours.
web-old = Cette page est périmée
web-old-help = La recharger n’a rien changé. Videz le cache du navigateur pour ce site.
web-reload = Recharger la page
