# Games and bots of other packages: what can be wrong with them, and what is said where they bring no words.

plugin-none = No games are installed. Install Lichtspiel; in a source folder, run “pip install -e .”. A source folder on its own doesn’t offer its games.
plugin-twice = Several packages offer a game called “{ $game }”: { $packages }. None of them is used; please uninstall all but one.
plugin-game = The game “{ $game }” from the package { $package } can’t be loaded ({ $why }).
plugin-manifest = The package { $package } offers a game “{ $game }”, but { $name } isn’t that game’s manifest.
plugin-contract =
    The game “{ $game }” from the package { $package } was written for version { $found } of the contract; this Lichtspiel has version { $ours }. { $age ->
        [old] Please update { $package }.
       *[new] Please update Lichtspiel.
    }
plugin-no-game = { $name } doesn’t create the game “{ $game }”.
plugin-slug = The game “{ $game }” from the package { $package }: its name must consist of lower-case letters, digits and hyphens, starting with a letter.
plugin-type =
    In the manifest of the game “{ $game }” from the package { $package }, “{ $part }” isn’t { $kind ->
        [number] a whole number
       *[text] a text
    }.
plugin-part = The game “{ $game }” names { $name } as its “{ $part }”, but it isn’t suitable for that.
plugin-import = { $name } can’t be loaded ({ $why }).

bot-none = { $bot } isn’t a bot: a bot is created from a game, dice and a budget, and has a method “decide”.
bot-twice = Several packages offer a bot called “{ $bot }”: { $classes }. Name the class instead.
bot-games = The bot { $bot } doesn’t say which games it plays: “games” must be a tuple of names.
bot-other-game = The bot { $bot } doesn’t play { $game }.
bot-raised = The bot { $bot } failed ({ $why }; { $where }).
bot-illegal = The bot { $bot } chose “{ $action }”, which isn’t legal here.
bot-program-command = “{ $bot }” isn’t a command. Write it like this: cmd=node bot.mjs.
bot-program-starts = { $bot }’s program doesn’t start: { $why ->
    [missing] there is no such program.
    [forbidden] you don’t have permission.
   *[other] the system refuses to run it.
}
bot-program-ended = { $bot }’s program ended without answering.
bot-program-silent = { $bot }’s program didn’t answer for { $seconds } seconds.
bot-program-said = { $bot }’s program said “{ $said }”, which isn’t a valid answer.
bot-not-trusted = { $path } names the bot { $bot }, which is a program of its own. For safety, such a game can only be resumed from your own folder: { $folder }

plain-turn = It’s { $who }’s turn.
plain-may = You can: { $actions }
plain-asks = Your action:
plain-help = Type an action as listed, or press Enter to choose one.
plain-yes = yes
plain-no = no
plain-over = The game is over: { $reason }
plain-wins = { $who } wins.
plain-win-together = { $who } win.
plain-nobody = Nobody wins.
plain-scores = Points: { $scores }
