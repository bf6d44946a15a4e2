# Games and bots of other packages: what can be wrong with them, and what is said where they bring no words.

plugin-none = No game is installed here. Install Lichtspiel; in a folder of sources “pip install -e .” will do. The folder alone does not offer its games.
plugin-twice = Several packages offer a game “{ $game }”: { $packages }. None of them is used; please uninstall all but one.
plugin-game = The game “{ $game }” of the package { $package } cannot be loaded ({ $why }).
plugin-manifest = The package { $package } offers a game “{ $game }”, but { $name } is not the manifest of that game.
plugin-contract =
    The game “{ $game }” of the package { $package } was written for version { $found } of the contract, and this Lichtspiel has version { $ours }. { $age ->
        [old] Please update { $package }.
       *[new] Please update Lichtspiel.
    }
plugin-no-game = { $name } does not make the game “{ $game }”.
plugin-slug = The game “{ $game }” of the package { $package }: its name is to be small letters, digits and hyphens, a letter first.
plugin-type =
    In the manifest of the game “{ $game }” of the package { $package }, “{ $part }” is not { $kind ->
        [number] a whole number
       *[text] a text
    }.
plugin-part = The game “{ $game }” names { $name } as its “{ $part }”, but that is not what is needed there.
plugin-import = { $name } cannot be loaded ({ $why }).

bot-none = { $bot } is not a bot: a bot is made from a game, dice and a budget, and has a method “decide”.
bot-twice = Several packages offer a bot “{ $bot }”: { $classes }. Name the class instead.
bot-games = The bot { $bot } does not say which games it plays: its “games” is to be a tuple of names.
bot-other-game = The bot { $bot } does not play { $game }.
bot-raised = The bot { $bot } failed ({ $why }; { $where }).
bot-illegal = The bot { $bot } chose “{ $action }”, which is not a legal action here.
bot-not-trusted = { $path } names the bot { $bot }, a program of its own. Such a game can be resumed only from your own folder: { $folder }

plain-turn = { $who } is next.
plain-may = You may: { $actions }
plain-asks = Your action:
plain-help = Type an action as it is listed, or press Enter alone to choose one.
plain-yes = yes
plain-no = no
plain-over = The game is over: { $reason }
plain-wins = { $who } wins.
plain-win-together = { $who } win.
plain-nobody = Nobody wins.
plain-scores = Points: { $scores }
