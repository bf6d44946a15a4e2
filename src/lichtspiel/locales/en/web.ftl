# The table house in the browser: its frame, and what every table has.

web-title = Lichtspiel
web-title-turn = ● Your turn – { $title }
web-skip = Skip to the content
web-close = Close
web-loading = One moment…
web-lost = There is nothing here
web-lost-help = The address may be mistyped, or the table is long gone.
web-to-home = To the foyer
web-no-house = The house does not answer. Please try again in a moment.
web-rule-says = { $text } (rule { $rule })

web-level-random = random
web-level-easy = easy
web-level-medium = medium
web-level-strong = strong
web-you = you
web-bot = bot
web-away = away
web-waits-away = { $who } is away. The game waits.
web-waits-looking = { $who } is still looking.
web-stand-in = a bot stands in

web-refused = You cannot sit here
web-watch = Watch
web-watching =
    { $count ->
        [one] You are watching.
       *[other] You are watching, { $count } of you in all.
    }
web-lost-connection = Connection lost – trying again. Nothing is lost.
web-back-again = Connected again.

web-time-left = time left: { $time }
web-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-take-back = Take back
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-says = The strong bot would play
web-hint-value = { $percent }%
web-log = What happened
web-log-and-chat = Log and chat
web-log-filter = What to show
web-log-all = Everything
web-log-game = The game only
web-log-table = The table only
web-log-empty = Nothing yet.
web-chat = Say something
web-chat-send = Send
web-chat-heading = Chat
web-recap = What the others did
web-table-menu = This table
web-leave = Leave for now
web-stood-in = Your time ran out; a bot is playing for you.
web-come-back = Play myself again

web-after = Result
web-rematch = Rematch
web-rematch-join = Join the rematch
web-rematch-watch = Watch the rematch
web-replay = Replay
web-record = Record
web-check = Check the deal yourself
web-check-how = This was computed in your browser from the record. With the record, “lichtspiel verify” checks every move as well.
web-check-seal = The seed fits the seal { $commitment }.
web-check-seal-noted = The seed fits the seal that your browser noted before the game: { $commitment }
web-check-seal-broken = The seed does not fit the seal { $commitment }.
web-check-mine = What your browser added went into the deal.
web-check-mine-missing = What your browser added is not in the record.
web-check-deal-altered = Deal { $number } does not follow from the seed.
web-check-deal-unknown = This page cannot recompute how this game was dealt. With the record, “lichtspiel verify” can.

web-replay-of = Replay: { $title }
web-replay-first = To the start
web-replay-previous = One step back
web-replay-next = One step forward
web-replay-last = To the end
web-replay-turn-previous = One turn back
web-replay-turn-next = One turn forward
web-replay-step = Step { $step } of { $most }
web-replay-run = Play
web-replay-stop = Stop
web-replay-eyes = Through whose eyes
web-replay-open = All hands open
web-replay-branch = Play on from here
web-replay-branch-seat = Against bots, in the seat of
web-replay-start = The start.

web-curtain = Please hand over to { $who }
web-curtain-help = Everybody else, please look away.
web-curtain-draw = I am { $who }: show my cards
web-unread =
    { $count ->
        [one] one new message
       *[other] { $count } new messages
    }

web-broken = A part is missing
web-broken-help = The house may have been renewed since this page was opened.
web-broken-board = This table cannot be drawn
web-broken-board-help = Something went wrong while drawing it. The game goes on; nothing is lost.
web-broken-again = Try again
web-old = This page is out of date
web-old-help = Reloading did not help. Please clear the browser’s cache for this site.
web-reload = Load the page again
