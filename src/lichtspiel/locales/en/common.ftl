# What every front end says: names, errors of documents, setups, records, files.

seat-number = Seat { $number }
name-of-bot = { $name } (bot)
name-of-viewer = { $name } (you)

not-your-turn = It is not your turn.
not-for-a-seat = No seat can do that; it comes from outside.
nothing-to-take-back = There is nothing that could be taken back now.

unknown-game =
    There is no game called “{ $game }”. { $near ->
        [none] Known are: { $known }.
       *[other] Did you mean “{ $near }”? Known are: { $known }.
    }
unknown-language = There are no texts in “{ $found }”. Known languages: { $known }.
unknown-level =
    There is no bot of level “{ $found }”. { $near ->
        [none] Levels: { $known }.
       *[other] Did you mean “{ $near }”? Levels: { $known }.
    }
unknown-rule = There is no rule “{ $found }”; the rules are numbered 1 to { $most }.
notation-unknown = “{ $text }” is no action of { $game }.

setup-seats = { $game } is played with { $range } seats, not with { $found }.
setup-ruleset = { $game } was begun by version { $found } of its rules. This program knows: { $known }.
setup-unknown-option =
    { $game } has no option “{ $option }”. { $near ->
        [none] Its options: { $known }.
       *[other] Did you mean “{ $near }”? Its options: { $known }.
    }
setup-option = Option { $option } cannot be “{ $found }”. It may be: { $allowed } ({ $rule }).
setup-option-seats =
    Option { $option } is not for { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }; only for: { $known }.
setup-option-form = “{ $found }” is no option; write it as NAME=VALUE.
setup-not-text = { $path } is no UTF-8 text and cannot be option { $option }.
setup-level =
    { $game } has no level “{ $found }”. { $near ->
        [none] Its levels: { $known }.
       *[other] Did you mean “{ $near }”? Its levels: { $known }.
    }
setup-players = { $found } players are too many for { $seats } seats.
setup-name = The name “{ $name }” is longer than { $most } characters or has control characters.

document-not-json = { $place }: this is not JSON (line { $line }, column { $column }).
document-unreadable = { $place }: this is not a JSON document that can be read.
document-name-twice = { $place }: “{ $name }” stands there twice in the same object.
document-wanted =
    { $place }: { $kind ->
        [number] a whole number
        [flag] true or false
        [text] a text
        [list] a list
       *[object] an object
    } should be here, not { $found }.
document-range = { $place }: { $found } does not fit here; wanted: { $range }.
document-too-long = { $place }: the text is longer than { $most } characters.
document-word = { $place }: { $found } should be one of: { $words }.
document-count = { $place }: number of entries { $found }; wanted: { $range }.
document-missing = { $place }: “{ $name }” is missing.
document-unknown = { $place }: “{ $name }” does not belong here.
document-hash = { $place }: { $digits } hexadecimal digits should be here.
document-game = { $place }: there is no game called “{ $found }”. Known are: { $known }.
document-setup-option = { $place }: option { $option } cannot be “{ $found }”. It may be: { $allowed } ({ $rule }).
document-setup-option-seats = { $place }: option { $option } is not for { $seats } seats; only for: { $known }.
document-setup-unknown-option = { $place }: { $game } has no option “{ $option }”. Its options: { $known }.

record-seed-length = A table seed has { $wanted } bytes, not { $found }.
record-contribution = The contribution of seat { $seat } is not plain ASCII of at most { $most } characters.
record-illegal = Action { $number } of the record (“{ $action }”) is illegal by rule { $rule }.
record-notation = Action { $number } of the record (“{ $action }”) is no action of this game.
record-commitment = The seed does not fit the seal { $claimed }: the record was altered.
record-deal = Deal { $number } does not follow from the seed and the contributions: the record was altered.
record-deals = The record tells of { $claimed } deals, but its actions lead to { $found }.
record-outcome = The outcome in the record is not the one that its actions lead to.

verified-commitment = The seed fits the seal { $commitment }.
verified-contributions =
    { $count ->
        [0] No seat contributed to the deal.
        [one] The contribution of one seat went into the deal.
       *[other] The contributions of { $count } seats went into the deal.
    }
verified-deals =
    { $count ->
        [one] The deal was recomputed and is the same.
       *[other] All { $count } deals were recomputed and are the same.
    }
verified-actions =
    { $count ->
        [one] The one action is legal.
       *[other] All { $count } actions are legal.
    }
verified-outcome = The outcome follows from the actions.
verified-unfinished = The game is not finished; there is no outcome to check.

file-not-read =
    { $path } cannot be read: { $why ->
        [missing] there is no such file.
        [forbidden] you are not allowed to.
        [folder] it is a folder.
        [parent] part of the path is not a folder.
        [long] the name is too long.
       *[other] the system refuses it.
    }
file-not-written =
    { $path } cannot be written: { $why ->
        [missing] there is no such folder.
        [forbidden] you are not allowed to.
        [folder] it is a folder.
        [parent] part of the path is not a folder.
        [full] there is no space left on the disk.
        [read-only] it can only be read there.
        [long] the name is too long.
        [used] another program is using it.
       *[other] the system refuses it.
    }
file-too-large = { $path } is larger than { $most } MB; that is no document of ours.
no-such-seat = There is no seat { $found }; the seats are numbered 0 to { $most }.
document-newer = { $place }: version { $found } is newer than what this program knows ({ $newest }).
document-setup-ruleset = { $place }: { $game } was begun by version { $found } of its rules. This program knows: { $known }.
setup-option-twice = Option { $option } is given twice.
record-altered = The record is not written as it would be after this game: { $part } was altered.
record-own-contribution = Seat { $seat } did not contribute “{ $text }” to this deal.
