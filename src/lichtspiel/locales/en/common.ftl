# What every front end says: names, errors of documents, setups, records, files.

seat-number = Seat { $number }
player-number = Player { $number }
bot-number = Bot { $number }
name-of-bot = { $name } (bot)
name-of-viewer = { $name } (you)

not-your-turn = It’s not your turn.
not-for-a-seat = Players can’t do that.
nothing-to-take-back = There is nothing to take back right now.

unknown-game =
    There is no game called “{ $game }”. { $near ->
        [none] Available: { $known }.
       *[other] Did you mean “{ $near }”? Available: { $known }.
    }
unknown-language = There is no translation for “{ $found }”. Available languages: { $known }.
unknown-level =
    There is no bot level “{ $found }”. { $near ->
        [none] Levels: { $known }.
       *[other] Did you mean “{ $near }”? Levels: { $known }.
    }
unknown-rule = There is no rule “{ $found }”; rules are numbered 1 to { $most }.
notation-unknown = “{ $text }” isn’t a valid action in { $game }.

setup-seats = { $game } is for { $range } players, not { $found }.
setup-ruleset = This game of { $game } uses version { $found } of the rules. This program supports: { $known }.
setup-unknown-option =
    { $game } has no option “{ $option }”. { $near ->
        [none] Options: { $known }.
       *[other] Did you mean “{ $near }”? Options: { $known }.
    }
setup-option = Option { $option } can’t be “{ $found }”. Allowed: { $allowed }. ({ $rule })
setup-option-seats =
    Option { $option } isn’t available with { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }, only with: { $known }.
setup-option-idle = Option { $option } has no effect without { $needed }. Add: --option { $needed }
setup-option-form = “{ $found }” isn’t an option; write it as NAME=VALUE.
setup-not-text = { $path } isn’t UTF-8 text, so it can’t be used for option { $option }.
setup-level =
    { $game } has no level “{ $found }”. { $near ->
        [none] Levels: { $known }.
       *[other] Did you mean “{ $near }”? Levels: { $known }.
    }
setup-players =
    { $found ->
        [one] 1 player is
       *[other] { $found } players are
    } too many for { $seats ->
        [one] 1 seat.
       *[other] { $seats } seats.
    }
setup-name = The name “{ $name }” is longer than { $most } characters or contains control characters.

document-not-json = { $place }: this isn’t valid JSON (line { $line }, column { $column }).
document-unreadable = { $place }: this isn’t a readable JSON document.
document-name-twice = { $place }: “{ $name }” appears twice in the same object.
document-wanted =
    { $place }: expected { $kind ->
        [number] a whole number
        [flag] true or false
        [text] a text
        [list] a list
       *[object] an object
    }, not { $found }.
document-range = { $place }: { $found } is out of range; expected { $range }.
document-too-long = { $place }: the text is longer than { $most } characters.
document-ascii = { $place }: the text isn’t plain ASCII.
document-word = { $place }: { $found } should be one of: { $words }.
document-count = { $place }: the number of entries should be { $range }, not { $found }.
document-missing = { $place }: “{ $name }” is missing.
document-unknown = { $place }: “{ $name }” doesn’t belong here.
document-hash = { $place }: expected { $digits } hexadecimal digits.
document-game = { $place }: there is no game called “{ $found }”. Available: { $known }.
document-setup-option = { $place }: option { $option } can’t be “{ $found }”. Allowed: { $allowed }. ({ $rule })
document-setup-option-seats =
    { $place }: option { $option } isn’t available with { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }, only with: { $known }.
document-setup-unknown-option = { $place }: { $game } has no option “{ $option }”. Options: { $known }.

record-seed-length = A table seed has { $wanted } bytes, not { $found }.
record-contribution = The contribution of seat { $seat } isn’t plain ASCII of at most { $most } characters.
record-illegal = Action { $number } of the record (“{ $action }”) breaks rule { $rule }.
record-notation = Action { $number } of the record (“{ $action }”) isn’t a valid action in this game.
record-commitment = The seed doesn’t match the seal { $claimed }: the record has been altered.
record-deal = Deal { $number } doesn’t follow from the seed and the contributions: the record has been altered.
record-deals =
    The record claims { $claimed ->
        [one] 1 deal
       *[other] { $claimed } deals
    }, but its actions lead to { $found }.
record-outcome = The result in the record isn’t the one its actions lead to.

verified-commitment = The seed matches the seal { $commitment }.
verified-contributions =
    { $count ->
        [0] No player contributed to the shuffle.
        [one] One player contributed to the shuffle.
       *[other] { $count } players contributed to the shuffle.
    }
verified-first-format = This record is from before contributions were sealed: it can’t prove that nobody chose theirs after seeing the others’.
verified-branched = This game continues another one, whose seed was already known, so the deal wasn’t secret.
verified-burned =
    { $count ->
        [one] One deal before this one failed; what the record says of it is consistent.
       *[other] { $count } deals before this one failed; what the record says of them is consistent.
    }
verified-deals =
    { $count ->
        [one] The deal was recomputed and matches.
       *[other] All { $count } deals were recomputed and match.
    }
verified-actions =
    { $count ->
        [one] The only action is legal.
       *[other] All { $count } actions are legal.
    }
verified-outcome = The result follows from the actions.
verified-unfinished = The game isn’t finished, so there is no result to check.

file-not-read =
    Can’t read { $path }: { $why ->
        [missing] there is no such file.
        [forbidden] you don’t have permission.
        [folder] it is a folder.
        [parent] part of the path isn’t a folder.
        [long] the name is too long.
       *[other] the system refused.
    }
file-not-written =
    Can’t write { $path }: { $why ->
        [missing] there is no such folder.
        [forbidden] you don’t have permission.
        [folder] it is a folder.
        [parent] part of the path isn’t a folder.
        [full] the disk is full.
        [read-only] the disk is read-only.
        [long] the name is too long.
        [used] another program is using it.
       *[other] the system refused.
    }
file-too-large = { $path } is larger than { $most } MB, too large for a Lichtspiel file.
no-such-seat = There is no seat { $found }; seats are numbered 1 to { $most }.
no-observation = { $game } doesn’t describe its observations as numbers.
dataset-none = { $path } isn’t a Lichtspiel dataset.
document-newer = { $place }: version { $found } is newer than this program supports ({ $newest }).
document-setup-ruleset = { $place }: this game of { $game } uses version { $found } of the rules. This program supports: { $known }.
setup-option-twice = Option { $option } is given twice.
record-altered = This record isn’t what the game would have written: { $part } has been altered.
record-own-contribution = The player in seat { $seat } didn’t contribute “{ $text }” to this deal.
record-own-hash = The contribution of the player in seat { $seat } doesn’t match the hash { $hash }.
record-bot-contributed = A bot contributed to the deal (seat { $seat }). Only people may: the server could have chosen its contribution.
record-burned = Failed deal { $number } in the record doesn’t add up: its seed, hashes and contributions don’t match.
list-entry = { $name }: { $about }
list-between = ;{" "}
