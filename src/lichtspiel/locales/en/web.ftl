# The table house in the browser: its frame, and what every table has.

web-title = Lichtspiel
web-title-turn = ● Your turn – { $title }
web-skip = To the content
web-close = Close
web-loading = One moment …
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
web-stand-in = a bot stands in

web-refused = You cannot sit here
web-watch = Watch
web-watching =
    { $count ->
        [one] You are watching.
       *[other] You are watching, with { $count } in all.
    }
web-lost-connection = Connection lost – trying again. Nothing is lost.
web-back-again = Connected again.

web-time-left = time left: { $time }
web-days = { $days } days
web-take-back = Take back
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-says = The strong bot would play
web-hint-value = { $percent } %
web-log = What happened
web-log-and-chat = Log and chat
web-log-filter = What to show
web-log-all = Everything
web-log-game = Only the game
web-log-talk = Only the chat
web-log-table = Only the table
web-log-empty = Nothing yet.
web-chat = Say something
web-chat-send = Send
web-table-menu = This table
web-leave = Leave for now
web-stood-in = Your time had run out; a bot plays for you.
web-come-back = Play myself again
