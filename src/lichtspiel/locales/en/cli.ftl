# The command line.

cli-about = Lichtspiel: play and study published card games. The commands:
cli-about-more =
    lichtspiel help COMMAND      details and examples
    lichtspiel --lang de …       in German (also: en, fi, fr; otherwise taken from LANG)
    lichtspiel --version         version, and whether the rules run compiled
cli-usage-prefix = Usage:{" "}
cli-positionals = Arguments
cli-options = Options
cli-help = show this help
cli-compiled = compiled
cli-interpreted = interpreted
cli-interpreted-note = The rules run uncompiled here (no C compiler was found). Everything works, just more slowly.

cli-games = list the games with their player counts and options
cli-play = play a game here, against bots or with people
cli-play-notes =
    Examples:
      lichtspiel play { $game }                       you against a bot
      lichtspiel play { $game } --people 2 --names Ada,Ben
      lichtspiel play { $game } --bots strong
      lichtspiel play --resume                           continue your latest game
    During the game, type an action (“list” shows them all), press Enter to choose step by
    step, or type “help”. Every action is saved at once: after a crash, just resume.
    Set LICHTSPIEL_DATA to save games in another folder.
cli-sim = simulate many games: sum them up, or keep them as data
cli-sim-notes =
    Examples:
      lichtspiel sim { $game } --games 10000 --seed 7 --json
      lichtspiel sim { $game } --games 1e6 --bots medium --out games.parquet
    The same seed gives the same games.
cli-replay = replay a recorded game
cli-replay-notes =
    Examples:
      lichtspiel replay game.json                        everything that happened, in words
      lichtspiel replay game.json --step --seat 1        step by step, as the first player saw it
      lichtspiel replay game.json --at 20 --position     the position after 20 actions
cli-verify = check that a game was dealt and played as its record says
cli-verify-notes =
    Recomputes the seal, every deal and every action. With --commitment, it also
    compares the seal with the one shown before the game.
cli-legal = list the legal actions in a position, or explain why an action is illegal
cli-legal-notes =
    Examples:
      lichtspiel replay game.json --at 20 --position > position.json
      lichtspiel legal position.json
      lichtspiel legal position.json --why ACTION
cli-bench = measure moves per second, compared with OpenSpiel if installed

cli-game = which game, such as { $game }
cli-seats = number of players
cli-option = an option of the game; “lichtspiel games” lists them
cli-document = { $about }; short for --option { $name }=FILE
cli-solo = play alone; short for --seats 1
cli-level = a difficulty level of the game ({ $levels })
cli-people = how many people play here (default 1); bots take the other seats
cli-names = the people’s names
cli-bots = bot levels ({ $levels }), or classes such as mypackage:MyBot
cli-seed = a number; the same number gives the same games, bots included
cli-plain = plain lines of text, for screen readers and pipes
cli-resume = continue an unfinished game: the latest, or this one
cli-games-number = how many games (default 1000)
cli-sim-bots = who plays, one per seat or the last one for all the rest: levels ({ $levels }) or classes such as mypackage:MyBot (default: everyone plays at random)
cli-sim-out = keep every decision in FILE.parquet or every game’s record in FILE.jsonl; if stopped, the same command continues
cli-records = also write each game’s record to this folder
cli-record = a record file, or - for standard input
cli-position = a position file, or - for standard input
cli-commitment = the seal that was shown before the game
cli-why = say whether this action is legal, and if not, which rule forbids it
cli-json = print JSON, for other programs
cli-step = pause after every action and show the table
cli-problem = show a problem report: what the player was shown, and what went wrong
cli-seat = show what the player in this seat saw (1 is the first); by default, what a spectator saw
cli-at = only the first N actions
cli-print-position = print the position reached, as a document for “legal”
cli-bench-game = only this game
cli-bench-rounds = how many rounds (default 7)

cli-unknown-command =
    There is no command “{ $found }”. { $near ->
        [none] Commands: { $known }.
       *[other] Did you mean “{ $near }”? Commands: { $known }.
    }
cli-unknown-argument =
    Unexpected “{ $found }”. { $near ->
        [none] See: { $command } --help
       *[other] Did you mean “{ $near }”? See: { $command } --help
    }
cli-missing = { $name } is missing; see --help.
cli-needs-value = { $option } needs a value.
cli-number = { $option }: “{ $found }” isn’t a whole number from { $least } to { $most }.
cli-whole = { $option }: “{ $found }” isn’t a whole number.
cli-hash = { $option }: expected { $digits } hexadecimal digits.
cli-usage = Can’t make sense of that. See: { $command } --help
cli-output = Can’t write the output.
cli-not-together = { $one } and { $other } can’t be combined.
cli-contribution = what the player in seat N contributed, as N=TEXT, if anyone kept it
cli-contribution-hash = the hash by which the player in seat N had sealed it, as N=HEX

cli-serve = start a server where friends and bots play over the network
cli-host = the address to listen on (default 127.0.0.1: this machine only; 0.0.0.0: the whole network)
cli-port = the port (default 8000; 0 picks a free one)
cli-data = the folder for all tables; created if needed
cli-origin = another site whose pages may use this server; can be given several times
cli-server-name = a name this server can be reached by on the internet (* for any); can be given several times
cli-trusted-proxy = the address or network of a reverse proxy whose X-Forwarded-For to trust (a proxy on this machine is always trusted); can be given several times
cli-public-metrics = answer /api/metrics to other machines, too
cli-requests = requests per minute from one address (default { $usual }; 0: no limit)
cli-new-tables = new tables per hour from one address (default { $usual }; 0: no limit)
cli-replays = replays per minute for one address (default { $usual }; 0: no limit)
cli-connections = open sockets from one address (default { $usual }; 0: no limit)
cli-messages = messages per second on one socket (default { $usual }; 0: no limit)
cli-chats = chat messages per minute from one player (default { $usual }; 0: no limit)
cli-open-tables = open tables from one address that may wait in the list (default { $usual }; 0: no limit)
cli-bot-pause = the minimum time a bot takes for a move, in milliseconds, so that people can follow (default 800)
cli-bot-workers = how many processes the bots think in (default { $usual })
cli-keep-days = delete finished tables that nobody has come back to for this many days (default { $usual }; 0: never)
cli-database = store tables in PostgreSQL instead of a file: postgresql://USER@MACHINE/NAME. If the address contains a password, put it in the environment variable LICHTSPIEL_DATABASE instead: other users of this machine can’t see it there
cli-workers = how many processes serve together (default 1); more than one needs --database

cli-admin = manage a server: list, close, export, backup, restore
cli-admin-notes =
    Examples:
      lichtspiel admin list                          all tables on the server
      lichtspiel admin check                         check that nothing stored has been altered
      lichtspiel admin close TABLE                   close a table, even while the server is running
      lichtspiel admin mute TABLE --seat 2           stop a player from chatting (unmute: allow it again)
      lichtspiel admin who TABLE                     who is playing or watching now, and from which address
      lichtspiel admin ban ADDRESS --minutes 60      block an address for a while (unban, bans)
      lichtspiel admin message TEXT                  put a message up in the lobby (without TEXT: take it down)
      lichtspiel admin delete TABLE                  delete a table and everything stored about it
      lichtspiel admin export TABLE --to game.json   save a finished game as a record
      lichtspiel admin backup copy.sqlite            back up everything, even while the server is running
      lichtspiel admin restore copy.sqlite           restore a backup, with the server stopped
      lichtspiel admin move                          move everything into PostgreSQL (--database), with the server stopped
cli-admin-what = what to do: { $known }
cli-admin-name = a table’s id, a backup file, an address or a message
cli-admin-seat = which seat, counted from 1
cli-admin-minutes = how many minutes an address stays blocked (default 60)
cli-admin-to = write the record to this file
cli-rate = rate the actions as the strong bot sees them, given only what the player to move knows
cli-think = let bots think as long as it helps, up to this many seconds per decision (default 0.3)
cli-rate-seed = seed for the bot’s imagined worlds; the same number gives the same ratings (unless --think is given)
cli-seconds = { $option } should be a number of seconds from 0.001 to 3600, not “{ $found }”.
legal-rating-head = What each plan is worth to the strong bot (100% is a certain win), with 95% intervals:
legal-rating =
    { $value }%  ({ $low } to { $high }%, { $worlds ->
        [one] 1 imagined world
       *[other] { $worlds } imagined worlds
    })
cli-open = open the page in your browser
cli-dependency = { $package } is missing or too old. To install it: { $command }
cli-takes-no-value = { $option } doesn’t take a value.
cli-missing-game = GAME is missing. The games: { $known }.
progress-games = Games
progress-records = Records
progress-measurements = Measurements
progress-per-cent = Percent
cli-records-several = record files, or - for standard input
cli-one-file = { $option } works with a single file only.
cli-files-failed =
    { $failed ->
        [one] 1 of { $count } files failed.
       *[other] { $failed } of { $count } files failed.
    }
cli-completion = set up completion of commands, games and options in your shell
cli-completion-shell = the shell: { $known }
cli-completion-notes =
    Add one line to your shell’s startup file:
      eval "$(lichtspiel completion bash)"              ~/.bashrc
      eval "$(lichtspiel completion zsh)"               ~/.zshrc, after compinit
      lichtspiel completion fish | source               ~/.config/fish/config.fish
cli-unknown-shell =
    There is no completion for the shell “{ $found }”. { $near ->
        [none] Shells: { $known }.
       *[other] Did you mean “{ $near }”? Shells: { $known }.
    }

# lichtspiel bot
cli-bot = let one of your bots play at a table on a server
cli-bot-notes =
    Examples:
      lichtspiel bot --server https://play.example --table ABCD --bot strong
      lichtspiel bot --server https://play.example --table ABCD --bot mypackage:MyBot --name careful
      lichtspiel bot --server https://play.example --table ABCD --bot cmd=./bot
    The table has to allow other people’s bots. Everyone there sees that it is a bot. It has
    half a minute for a decision; Ctrl-C leaves the table.
cli-bot-server = the address of the server
cli-bot-table = the table’s code
cli-bot-bot = which bot: a level ({ $levels }), a class (mypackage:MyBot) or a program (cmd=…)
cli-bot-name = its name at the table: letters, digits, - and _
cli-bot-seat = which seat to take (default: the first free one)
cli-bot-think = at most this long per decision
bot-sits = { $name } sits at table { $code }, in seat { $seat }.
bot-over = The game is over: { $reason }
bot-needs = Please name the server, the table and the bot: --server, --table, --bot.
bot-address = { $found } isn’t the address of a server. Addresses begin with http:// or https://.
bot-no-server = No Lichtspiel server answers at { $address }.
