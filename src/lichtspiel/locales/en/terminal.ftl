# The table in the terminal.

list-of-names =
    { $count ->
        [2] { $others } and { $last }
       *[other] { $others }, and { $last }
    }

command-help = help
command-help-help = this list
command-rules = rules
command-rules-help = all the rules; only one: rules 7
command-why = why
command-why-help = says whether an action is legal and, if not, what is wrong with it; type: why ACTION
command-list = list
command-list-help = all legal actions
command-log = log
command-log-help = what has happened so far
command-undo = undo
command-undo-help = take back the last action, if it revealed nothing new
command-quit = quit
command-quit-help = leave; the game is saved and can be resumed
quoted = “{ $typed }”
sign-top-flop = Top to Flop
sign-flop-top = Flop to Top
sign-double = times-two
sign-minus = minus{" "}
sign-nothing = nothing

play-kept =
    Your game is saved. Continue with: lichtspiel play --resume
    { $path }
play-record =
    The record is saved. To verify the deal, run:
    lichtspiel verify { $path }
play-commitment = The deal is sealed: { $commitment }
play-unfinished =
    { $count ->
        [one] You have an unfinished game of { $game }.
       *[other] You have { $count } unfinished games of { $game }.
    } To continue: lichtspiel play --resume
play-over = The game in { $path } is over. Watch it with: lichtspiel replay
play-nothing-to-resume = You have no unfinished game.
play-hand-over = Please pass the device to { $who }. { $who }, press Enter when nobody else is looking.
play-legal = “{ $action }” is legal.
play-no-action = “{ $text }” isn’t a valid action here.
play-try = Press Enter to choose step by step, or type: help
play-too-many-people =
    { $found ->
        [one] 1 person is
       *[other] { $found } people are
    } too many for { $seats ->
        [one] 1 seat.
       *[other] { $seats } seats.
    }
play-too-many-names =
    { $found ->
        [one] 1 name is
       *[other] { $found } names are
    } too many for { $seats ->
        [one] 1 seat.
       *[other] { $seats } seats.
    }


replay-next = [{ $number }/{ $most }] Enter: next, Ctrl-D: stop
replay-at =
    The record has { $most ->
        [one] only 1 action
       *[other] only { $most } actions
    }, not { $found }.
replay-seat = There is no seat { $found }; seats are numbered 1 to { $most }.

legal-over = None: the game is over.

games-seats = { $range } players

sim-games =
    { $games ->
        [one] 1 game
       *[other] { NUMBER($games, useGrouping: "true") } games
    }, { NUMBER($moves, useGrouping: "true") } moves{ $rate ->
        [0] {""}
       *[other] , { NUMBER($rate, useGrouping: "true") } moves per second
    }
sim-reason = { $reason }: { $count } ({ $share }%)
sim-wins = wins from seat { $seat }: { $count } ({ $share }%)
sim-out = Saved in { $path }.
sim-out-suffix = --out takes FILE.parquet, for decisions, or FILE.jsonl, for records, not { $path }.
sim-out-exists = { $path } already exists and doesn’t contain exactly these games; nothing was changed. Please name another file.
sim-no-journal = { $path } isn’t from an interrupted simulation; nothing was changed.
sim-running = Another simulation is writing to { $path }.
sim-fewer =
    { $path } already contains { $done ->
        [one] 1 game
       *[other] { $done } games
    }; ask for at least as many.
sim-deadly = Games { $first } to { $last } crashed their process { $times } times.
sim-stopped =
    Stopped after { $done } of { $games ->
        [one] 1 game
       *[other] { $games } games
    }. { $kept ->
        [kept] They are saved; the same command continues.
       *[lost] They are lost; --out FILE saves them next time.
    }

bench-head =
    lichtspiel { $version } ({ $compiled ->
        [yes] compiled, { $flags }
       *[no] interpreted
    }), { $rival ->
        [none] no OpenSpiel (make bench installs it aside)
       *[other] OpenSpiel { $rival }
    }, rounds: { $rounds }
bench-rates = Million moves per CPU second; in brackets, the ratio to dou_dizhu (median of all rounds)
command-table = table
command-table-help = show the table again
play-undone = Taken back: { $action }.
play-rule =   { $rule }: { $text }
play-too-many-bots =
    { $found ->
        [one] 1 bot is
       *[other] { $found } bots are
    } too many for { $seats ->
        [0] a table with no free seat.
        [one] 1 free seat.
       *[other] { $seats } free seats.
    }
play-same-names = Two players can’t have the same name.
choose-letter = Letter (Enter: back):
play-which-game = Which game? Number or name:
play-which-way = Number or word (Enter: 1):
play-thinking = { $who } is thinking, for up to { $seconds } seconds…
legal-thinking = The strong bot is thinking, for up to { $seconds } seconds…
