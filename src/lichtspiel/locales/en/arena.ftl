# The arena: what it says, its tables, its report.

cli-arena = let bots play each other and measure how strong they are
cli-arena-notes =
    Examples:
      lichtspiel arena { $game } --bots strong,medium --deals 200
      lichtspiel arena { $game } --bots strong,mypackage:MyBot --report report.html
      lichtspiel arena { $game } --round-robin easy,medium,strong
      lichtspiel arena { $game } --bots strong,medium --decide 2
      lichtspiel arena { $game } --bots strong,medium --results strong.jsonl
    Every deal is played from every seat. With --results, you can stop the arena at any
    time and continue with the same command. The same seed gives the same results with
    any number of workers; only --think depends on the machine.
cli-arena-bots = one bot per seat, by level ({ $levels }) or class (mypackage:MyBot); they rotate through the seats
cli-arena-round-robin = every level against every other: one bot of each level among bots of another
cli-arena-deals = how many deals, each played from every seat (default { $usual })
cli-arena-decide = with two bots: stop as soon as one is clearly stronger, or their shares of games won are within PERCENT percentage points; --deals is then the maximum (default { $most })
cli-arena-worlds = how many worlds a bot imagines per decision (default: as usual)
cli-arena-think = at most this long per decision; results are then not repeatable
cli-arena-workers = how many processes play at once (default: one per core)
cli-ray = play on the Ray cluster at this address instead (“auto”: the one on this machine)
cli-arena-results = save finished deals in this file, and continue from it
cli-arena-report = write a report with charts to this HTML file

level-random = random
level-easy = easy
level-medium = medium
level-strong = strong

arena-nobody = Who is playing? Use --bots or --round-robin.
arena-bots-seats =
    { $found ->
        [one] 1 bot doesn’t
       *[other] { $found } bots don’t
    } match { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }; name one bot per seat.
arena-one-level = A round robin needs at least two levels.
arena-level-twice = --round-robin names the same level twice.
arena-decide-two = --decide compares two bots, so there must be exactly two different ones.
arena-percent = { $option } needs a percentage from 0.1 to 50, not “{ $found }”.
arena-bot-inside = Other processes can’t find { $bot }: define the class at the top of a module, not inside a function.
arena-ray-unreachable = No Ray cluster answers at { $address }.
arena-ray-other-program = The node { $node } has another version of this program installed. Please install the same one on every node.
lab-at-least-one = { $name } must be at least 1, not { $found }.
lab-policy-seats = Name one bot for each seat (seats: { $seats }), or one for all of them; found: { $found }.
vector-not-begun = The games haven’t begun: call reset first.
vector-rows = restart takes row numbers from 0 to { $most }, or one flag for each row.
vector-actions = Expected one whole number for each row, in an array of length { $n }.
vector-unknown = Row { $row }: there is no action { $found }; actions are numbered 0 to { $most }.
vector-illegal = Row { $row }: action { $found }, “{ $action }”, isn’t legal now. The mask shows which ones are.
arena-no-results = { $path } doesn’t contain arena results; nothing was changed.
arena-other-job =
    { $path } contains results { $part ->
        [game] of another game
        [seats] with another number of seats
        [options] with other options
        [seatings] of other bots
        [seed] from another seed
        [worlds] with another number of imagined worlds
        [seconds] with another thinking time
       *[version] from another version of this program
    }; please name another file.
arena-deadly =
    Deals { $first } to { $last } crashed their process { $times } times; everything played before them is saved.
arena-stopped =
    Stopped after { $done } of { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }. { $kept ->
        [kept] They are saved; the same command continues.
       *[lost] They are lost; --results FILE saves them next time.
    }

# figures
arena-share = { $value }%
arena-interval = [{ $low }, { $high }]
arena-points = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-points-interval = [{ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }, { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }]
arena-length = { $value }
arena-tick = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 2) }
arena-share-tick = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 1) }%
arena-whole = { NUMBER($value, useGrouping: "true") }
arena-three-digits = { NUMBER($value, maximumSignificantDigits: 3) }
arena-milliseconds = { NUMBER($value, maximumSignificantDigits: 3) } ms

# tables
arena-heading =
    { $title }: { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
arena-lineup = { $bots }, from every seat in turn
arena-par = Equally strong bots would each win { $par }. In brackets: 95% intervals; a deal with all its games counts as one observation.
arena-together = The players win or lose together. In brackets: 95% intervals; a deal with all its games counts as one observation.
# The end of a duel; the interval holds no matter when one looks.
arena-duel =
    { $end ->
        [stronger] Decided: { $stronger } is stronger.
        [close] Decided: { $one } and { $other } are within { NUMBER($margin, maximumFractionDigits: 1) } percentage points of each other.
       *[open] Not decided yet; more deals would help.
    } Games won, { $one } minus { $other }: { $difference } { $interval }. This interval is valid no matter when the arena stops.
arena-not-repeatable = The bots played by the clock: another run will give different results.
arena-level = Level
arena-games = Games
arena-wins = Games won
arena-deals-won = Deals won
arena-mean-points = Mean points
arena-rating = Rating
arena-pairing = { $one } among { $among }
arena-partners = { $one } with { $among }
arena-pairings = Pairing
arena-seat = Seat
arena-times = Thinking (CPU time)
arena-decisions = Decisions
arena-median = Median
arena-p99 = 99%
arena-longest = Longest
arena-moves = Moves per game: { $mean } on average, from { $least } to { $most }
arena-deals = Deals

# the report
arena-report-title = Arena: { $title }
arena-report-strength = Strength
arena-report-strength-about = Share of games won, with 95% interval. The dashed line is par: what equally strong bots would win.
arena-report-strength-together = Share of games won together, with 95% interval.
arena-report-ratings = Ratings
arena-report-ratings-about = All pairings in one number, on the Elo scale: 400 points more means ten times as strong. The mean is 0.
arena-report-pairings = Pairings
arena-report-pairings-about = How often one bot of the level on the left wins against bots of the level above, taking every seat in turn. Par is { $par }.
arena-report-pairings-together = How often two partners win together, by their levels.
arena-report-seats = Seats
arena-report-seats-about = Share of games won from each seat, no matter who sits there: the advantage of the seat.
arena-report-length = Length
arena-report-length-about = How many games took how many moves.
arena-report-points = Points
arena-report-points-about = The box shows the middle half of all games, the line runs from 5% to 95%, the bar is the median and the dot the mean.
arena-report-times = Thinking
arena-report-times-about = CPU time per decision in milliseconds, where there was something to decide.
arena-report-ends = How games ended
arena-report-end = End
arena-report-made = How this was made
arena-report-command = Command
arena-report-version = Version
arena-report-rules = Rules
arena-report-ruleset = version { $ruleset }, program fingerprint { $code }
arena-report-options = Options
arena-report-budget = Budget
arena-report-usual = the usual number of imagined worlds, no clock
arena-report-worlds =
    { $worlds ->
        [one] 1 imagined world
       *[other] { $worlds } imagined worlds
    }
arena-report-seconds = { NUMBER($seconds, maximumFractionDigits: 3) } s
arena-report-bar =
    { $from }–{ $to } moves: { $games ->
        [one] 1 game
       *[other] { $games } games
    }
arena-report-moves = Moves
arena-part = Share
arena-report-table = Table
arena-report-own = own text
