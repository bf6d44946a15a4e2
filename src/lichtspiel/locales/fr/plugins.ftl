# Jeux et robots d’autres paquets : ce qui peut ne pas aller, et ce qui se dit quand ils n’apportent pas de mots.

plugin-none = Aucun jeu n’est installé ici. Installez Lichtspiel ; dans un dossier de sources, « pip install -e . » suffit. Le dossier seul ne propose pas ses jeux.
plugin-twice = Plusieurs paquets proposent un jeu « { $game } » : { $packages }. Aucun n’est utilisé ; désinstallez-les tous sauf un.
plugin-game = Le jeu « { $game } » du paquet { $package } ne peut pas être chargé ({ $why }).
plugin-manifest = Le paquet { $package } propose un jeu « { $game } », mais { $name } n’est pas le manifeste de ce jeu.
plugin-contract =
    Le jeu « { $game } » du paquet { $package } est écrit pour la version { $found } du contrat, et ce Lichtspiel a la version { $ours }. { $age ->
        [old] Mettez à jour { $package }.
       *[new] Mettez à jour Lichtspiel.
    }
plugin-no-game = { $name } ne crée pas le jeu « { $game } ».
plugin-slug = Le jeu « { $game } » du paquet { $package } : son nom doit se composer de lettres minuscules, de chiffres et de traits d’union, une lettre en premier.
plugin-type =
    Dans le manifeste du jeu « { $game } » du paquet { $package }, « { $part } » n’est pas { $kind ->
        [number] un nombre entier
       *[text] un texte
    }.
plugin-part = Le jeu « { $game } » indique { $name } pour « { $part } », mais ce n’est pas ce qu’il faut.
plugin-import = { $name } ne peut pas être chargé ({ $why }).

bot-none = { $bot } n’est pas un robot : un robot se construit avec un jeu, une source de hasard et un budget, et possède une méthode « decide ».
bot-twice = Plusieurs paquets proposent un robot « { $bot } » : { $classes }. Nommez plutôt la classe.
bot-games = Le robot { $bot } ne dit pas à quels jeux il joue : son « games » doit être un tuple de noms.
bot-other-game = Le robot { $bot } ne joue pas à { $game }.
bot-raised = Le robot { $bot } a échoué ({ $why } ; { $where }).
bot-illegal = Le robot { $bot } a choisi « { $action } », une action interdite ici.
bot-program-command = « { $bot } » n’est pas une commande. Écrivez-la ainsi : cmd=node bot.mjs.
bot-program-starts = Le programme { $bot } ne démarre pas : { $why ->
    [missing] ce programme n’existe pas.
    [forbidden] l’autorisation manque.
   *[other] le système refuse de l’exécuter.
}
bot-program-ended = Le programme { $bot } s’est terminé sans répondre.
bot-program-silent = Le programme { $bot } n’a pas répondu pendant { $seconds } secondes.
bot-program-said = Le programme { $bot } a dit « { $said } », ce qui n’est pas une réponse.
bot-not-trusted = { $path } nomme le robot { $bot }, un programme à part. Une telle partie ne se reprend que depuis votre propre dossier : { $folder }

plain-turn = C’est à { $who } de jouer.
plain-may = Actions permises : { $actions }
plain-asks = Votre action :
plain-help = Tapez une action telle qu’elle figure dans la liste, ou appuyez seulement sur Entrée pour en choisir une.
plain-yes = oui
plain-no = non
plain-over = La partie est finie : { $reason }
plain-wins = { $who } gagne.
plain-win-together = { $who } gagnent.
plain-nobody = Personne ne gagne.
plain-scores = Points : { $scores }
