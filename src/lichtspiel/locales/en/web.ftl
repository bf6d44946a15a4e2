# The pages in the browser: their frame, and what every table has.

web-title = Lichtspiel
# What search engines and link previews show.
web-description = Play four card games in the browser – with friends through a link, or against bots. Free, and without an account.
web-title-turn = ● Your turn – { $title }
web-skip = Skip to content
web-close = Close
web-loading = One moment…
web-lost = There is nothing here
web-lost-help = The address may be mistyped, or the table may be long gone.
web-to-home = Back to the lobby
web-no-house = The server isn’t responding. Please try again in a moment.
web-rule-says = { $text } (rule { $rule })

web-level-random = random
web-level-easy = easy
web-level-medium = medium
web-level-strong = strong
web-you = you
web-bot = bot
web-away = away
web-waits-away = { $who } is away. The game is waiting.
web-waits-looking = { $who } is still looking.
web-stand-in = a bot is standing in

web-refused = You can’t sit here
web-watch = Watch
web-watching =
    { $count ->
        [one] You are watching.
       *[other] You are watching. Spectators: { $count }.
    }
web-lost-connection = Connection lost. Trying again… Your game is safe.
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
web-log-filter = Show
web-log-all = Everything
web-log-game = Game only
web-log-table = Table only
web-log-earlier = Show earlier entries
web-log-empty = Nothing yet.
web-chat = Say something
web-chat-send = Send
web-chat-heading = Chat
web-recap = What the others did
web-table-menu = This table
web-leave = Leave for now
web-stood-in = Your time ran out; a bot is playing for you.
web-come-back = Take over again

web-after = Result
web-rematch = Rematch
web-rematch-join = Join the rematch
web-rematch-watch = Watch the rematch
web-together-again = Play again
web-together-join = Join the next game
web-together-watch = Watch the next game
web-same-deal = Same deal
web-you-won = You won!
web-you-lost = You lost this time
web-together-won = Your team won!
web-together-lost = Your team lost this time
web-sure = Are you sure?
web-do-it = Yes, do it
web-replay = Replay
web-record = Record
web-check = Check the deal yourself
web-check-how = Your browser worked this out from the record. With the record, “lichtspiel verify” checks every move as well.
web-check-seal = The seed matches the seal { $commitment }.
web-check-seal-noted = The seed matches the seal your browser noted before the game: { $commitment }
web-check-seal-broken = The seed doesn’t match the seal { $commitment }.
web-check-mine = Your browser’s contribution went into the deal.
web-check-mine-missing = Your browser’s contribution isn’t in the record.
web-check-others = Every player contributed what they had sealed before anything was opened.
web-check-others-altered = What the player in seat { $seat } contributed isn’t what they had sealed before.
web-check-burned = { $count ->
    [one] One deal failed before this one. It is in the record, with its seed.
   *[other] { $count } deals failed before this one. They are in the record, with their seeds.
}
web-check-burned-altered = A failed deal that your browser noted is missing from the record, or was altered.
web-check-deal-altered = Deal { $number } doesn’t follow from the seed.
web-check-deal-unknown = This page can’t recompute how this game was dealt. With the record, “lichtspiel verify” can.

web-replay-of = Replay: { $title }
web-replay-first = Go to the start
web-replay-previous = One step back
web-replay-next = One step forward
web-replay-last = Go to the end
web-replay-turn-previous = One turn back
web-replay-turn-next = One turn forward
web-replay-step = Step { $step } of { $most }
web-replay-run = Play
web-replay-stop = Stop
web-replay-eyes = View of
web-replay-open = All hands open
web-replay-branch = Play on from here
web-replay-branch-seat = Against bots, playing as
web-replay-start = The start.

web-curtain = Please pass the device to { $who }
web-curtain-help = Everyone else, please look away.
web-curtain-draw = I’m { $who }: show my cards
web-unread =
    { $count ->
        [one] one new message
       *[other] { $count } new messages
    }

web-broken = Part of this page is missing
web-broken-help = The server may have been updated since you opened this page.
web-broken-board = This table can’t be shown
web-broken-board-help = Something went wrong while drawing it. The game goes on and nothing is lost.
web-broken-again = Try again
web-report = Report a problem
web-report-help = Saves a file with what this page showed and what went wrong, without names, chat or keys. Send it to the person who runs the server.
# Privacy
privacy-title = Privacy
privacy-kept-title = What is stored
privacy-kept = For each table: the game and its options, every move and when it was made, the names you give yourselves at the table, and what you write in the chat. Everyone at the table and everyone watching sees these too. There are no accounts, no email addresses and no advertising, and nothing is sent to other servers.
privacy-addresses-title = Addresses
privacy-addresses = Your IP address is never stored with a table or in a record. The server counts in memory how often an address asks for something, and forgets it again. An address is stored only while it is blocked.
privacy-browser-title = In your browser
privacy-browser = Your browser remembers your name, your settings and the keys to your seats. There are no cookies. If you clear this site’s data, you lose your seats.
privacy-long-title = For how long
privacy-days =
    { $days ->
        [0] Finished tables are kept until someone asks for them to be deleted.
        [one] A finished table is deleted when nobody who sat there has come back for a day.
       *[other] A finished table is deleted when nobody who sat there has come back for { $days } days.
    }
privacy-long = Tables that never started are closed after a day, abandoned games after 60 days. For each table, the server notes the day on which one of its players was last here. Backups of the server may be kept longer.
privacy-delete-title = Having a table deleted
privacy-delete = Give the table’s address to the person who runs this server. They can delete it with “lichtspiel admin delete”, along with everything stored about it.
privacy-who-title = Who can see everything
privacy-who = The person who runs the server can read everything it stores, including the hidden cards of games in progress.
web-old = This page is out of date
web-old-help = Reloading didn’t help. Please clear your browser’s cache for this site.
web-reload = Reload the page
