# The command line.

cli-about = Lichtspiel: play and study published card games. The commands:
cli-about-more =
    lichtspiel help COMMAND      tells more, with examples
    lichtspiel --lang de …       speaks German (also: en, fi, fr; otherwise as LANG says)
    lichtspiel --version         version, and whether the rules run compiled
cli-usage-prefix = Usage:{" "}
cli-positionals = Arguments
cli-options = Options
cli-help = show this help
cli-compiled = compiled
cli-interpreted = interpreted
cli-interpreted-note = The rules run uncompiled here (no C compiler was found): everything works, only slower.

cli-games = list the games with their seats and options
cli-play = play a game here, against bots or with people
cli-play-notes =
    Examples:
      lichtspiel play { $game }                       you against a bot
      lichtspiel play { $game } --people 2 --names Ada,Ben
      lichtspiel play { $game } --bots strong
      lichtspiel play --resume                           go on with the latest game
    In the game, type an action (“list” shows them), press Enter alone to choose step by
    step, or type “help”. Every action is kept at once: after a crash, resume.
    LICHTSPIEL_DATA names another folder for kept games.
cli-sim = simulate random games and tell what came out
cli-sim-notes =
    Example:
      lichtspiel sim { $game } --games 10000 --seed 7 --json
    The same seed gives the same games.
cli-replay = show a recorded game again
cli-replay-notes =
    Examples:
      lichtspiel replay game.json                        all that happened, in words
      lichtspiel replay game.json --step --seat 1        picture by picture, as seat 1 saw it
      lichtspiel replay game.json --at 20 --position     the position after 20 actions
cli-verify = check that a game was dealt and played as its record says
cli-verify-notes =
    Recomputes the seal, every deal and every action. With --commitment it also
    compares what was shown before the game.
cli-legal = list the legal actions of a position, or tell why an action is illegal
cli-legal-notes =
    Examples:
      lichtspiel replay game.json --at 20 --position > position.json
      lichtspiel legal position.json
      lichtspiel legal position.json --why ACTION
cli-bench = measure moves per second, beside OpenSpiel where it is installed

cli-game = which game, for instance { $game }
cli-seats = number of seats
cli-option = an option of the game; “lichtspiel games” lists them
cli-document = { $about }; short for --option { $name }=FILE
cli-solo = play alone; short for --seats 1
cli-level = a level that the game has a name for ({ $levels })
cli-people = how many people play here (default 1); the other seats are bots
cli-names = names of the people
cli-bots = levels of the bots ({ $levels }), or classes such as mypackage:MyBot
cli-seed = a number: the same number, the same games
cli-plain = plain lines of text, for screen readers and pipes
cli-resume = go on with an unfinished game: the latest, or this one
cli-games-number = how many games (default 1000)
cli-sim-bots = who plays, one for each seat or the last for all the rest: levels ({ $levels }) or classes such as mypackage:MyBot (default: everybody at random)
cli-records = also write each game’s record into this folder
cli-record = a record file, or - for the standard input
cli-position = a position file, or - for the standard input
cli-commitment = the seal that was shown before the game
cli-why = tell whether this action is legal, and if not, by which rule
cli-json = print JSON for programs
cli-step = stop after every action and show the table
cli-seat = see it as this seat did (1 is the first); otherwise as a spectator
cli-at = only the first N actions
cli-print-position = print the position that is reached, as a document for “legal”
cli-bench-game = only this game
cli-bench-rounds = how many rounds (default 7)

cli-unknown-command =
    There is no command “{ $found }”. { $near ->
        [none] Commands: { $known }.
       *[other] Did you mean “{ $near }”? Commands: { $known }.
    }
cli-unknown-argument =
    “{ $found }” means nothing here. { $near ->
        [none] See: { $command } --help
       *[other] Did you mean “{ $near }”? See: { $command } --help
    }
cli-missing = { $name } is missing; --help shows what is wanted.
cli-needs-value = { $option } needs a value.
cli-number = { $option }: “{ $found }” is not a whole number from { $least } to { $most }.
cli-hash = { $option }: { $digits } hexadecimal digits are wanted.
cli-usage = That cannot be understood. See: { $command } --help
cli-output = The output cannot be written.
cli-not-together = { $one } and { $other } do not go together.
cli-contribution = what seat N contributed, as N=TEXT, if somebody kept it

cli-serve = open a house where friends and bots play over the network
cli-host = the address to listen on (default 127.0.0.1: this machine only; 0.0.0.0 for everybody)
cli-port = the port (default 8000; 0 takes a free one)
cli-data = the folder of all tables; it is made if it is not there
cli-origin = another site whose pages may use this house; may be given several times
cli-requests = requests a minute from one address (default { $usual }; 0: no limit)
cli-new-tables = new tables an hour from one address (default { $usual }; 0: no limit)
cli-replays = replays made a minute for one address (default { $usual }; 0: no limit)
cli-connections = open sockets from one address (default { $usual }; 0: no limit)
cli-messages = messages a second on one socket (default { $usual }; 0: no limit)
cli-bot-pause = milliseconds a bot takes at least, so that people can follow (default 800)

cli-admin = look after a house: list, close, export, backup, restore
cli-admin-notes =
    Examples:
      lichtspiel admin list                          all tables of the house
      lichtspiel admin close TABLE                   close a table, also while the server runs
      lichtspiel admin export TABLE --to game.json   a finished game as a record
      lichtspiel admin backup copy.sqlite            a copy of everything, also while the server runs
      lichtspiel admin restore copy.sqlite           the copy back in place, with the server stopped
cli-admin-what = what to do: { $known }
cli-admin-name = a table’s id, or the file of a backup
cli-admin-to = write the record into this file
cli-rate = rate the actions as the strong bot sees them, from what the seat to act knows
cli-think = let bots think as long as it helps, but no more than so many seconds a decision (default 0.3)
cli-rate-seed = the luck of the bot’s imagination: the same number, the same ratings (unless --think is given)
cli-seconds = { $option } should be a number of seconds between 0.001 and 3600, not “{ $found }”.
legal-rating-head = In the eyes of the strong bot, what each plan is worth (100 % is a sure win), with its 95 % interval:
legal-rating = { $value } %  ({ $low } to { $high } %, { $worlds } worlds)
cli-open = open the page in the browser
cli-dependency = { $package } is missing or too old. To install it: { $command }
cli-takes-no-value = { $option } takes no value.
cli-missing-game = GAME is missing. The games: { $known }.
progress-games = Games
progress-records = Records
progress-measurements = Measurements
progress-per-cent = Per cent
cli-records-several = record files, or - for the standard input
cli-one-file = { $option } works with a single file only.
cli-files-failed =
    { $failed ->
        [one] 1 of { $count } files failed.
       *[other] { $failed } of { $count } files failed.
    }
cli-completion = let the shell complete commands, games and options
cli-completion-shell = the shell: { $known }
cli-completion-notes =
    One line in the file that your shell reads when it starts:
      eval "$(lichtspiel completion bash)"              ~/.bashrc
      eval "$(lichtspiel completion zsh)"               ~/.zshrc, after compinit
      lichtspiel completion fish | source               ~/.config/fish/config.fish
cli-unknown-shell =
    There is no completion for the shell “{ $found }”. { $near ->
        [none] Shells: { $known }.
       *[other] Did you mean “{ $near }”? Shells: { $known }.
    }
