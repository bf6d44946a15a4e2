# Before the game: foyer, new tables, seats, invitations, settings.

house-guest = Guest
house-settings = Settings
house-language = Language
house-your-name = Your name
house-your-name-help = The others at the table see it.
house-motion = Moving cards
house-motion-system = as set on the device
house-motion-on = on
house-motion-off = off
house-pace = Pace
house-pace-slow = Slow
house-pace-normal = Normal
house-pace-quick = Quick
house-pace-help = How long you can watch each move of the others.
house-volume = Volume
house-mute = Mute
house-vibration = Vibration when it is your turn
house-kept = Your settings stay in this browser.

house-marquee =
    { $count ->
        [4] Four card games tonight
        [one] One card game tonight
       *[other] { $count } card games tonight
    }
house-marquee-line = Against bots right away, or with friends through a link. No account.
house-programme = The programme
house-tables = Tables
house-players = { $range } players
house-play-now = Play now
house-play-now-at = Play now: { $game }
house-with-friends = With friends
house-with-friends-at = With friends: { $game }
house-join = Join with a code
house-join-code = Code of the table
house-join-go = Join
house-join-help = Whoever opened the table sees its code there.
house-open-tables = Open tables
house-open-none = Nobody is waiting for players just now. Open a table to everybody, and it will show up here.
house-free-seats =
    { $count ->
        [0] full
        [one] 1 free seat
       *[other] { $count } free seats
    }
house-sit-down = Sit down
house-my-tables = My tables
house-my-none = Tables where you have a seat wait for you here.
house-continue = Continue
house-phase =
    { $phase ->
        [waiting] not started yet
        [playing] running
        [over] finished
       *[closed] closed
    }
house-your-turn = your turn
house-you-won = you won
house-won-by = won by { $who }
house-finished = Played
house-finished-none = Finished games can be watched again here, move by move.
house-replay = Replay
house-again = Try again

house-new = New table
house-around = Around the table
house-seats = Seats
house-bots = Bots
house-bots-help = Bots can be added and removed until the game starts.
house-bot-number = Bot { $number }
house-here = People on this device
house-here-help = The device is passed round; a curtain hides each hand.
house-name-number = Name of person { $number }
house-more = more: { $what }
house-less = fewer: { $what }
house-level = Level
house-rules = Rules of the game
house-rules-none = This game has no variants.
house-between = From { $least } to { $most }.
house-choose =
    { $count ->
        [one] Choose one.
       *[other] Choose { $count }.
    }
house-own-document = a file of my own
house-own-file = Choose a file
house-own-file-read = “{ $name }” has been read.
house-on = yes
house-off = no
house-agreed = At this table
house-clock = Time for each decision
house-clock-help = When the time is up, a bot stands in until the player comes back.
house-clock-none = no limit
house-clock-30 = 30 seconds
house-clock-60 = 1 minute
house-clock-180 = 3 minutes
house-clock-86400 = 1 day
house-clock-259200 = 3 days
house-clock-other = { $seconds } seconds
house-access = Who can join
house-private = only with link or code
house-public = everybody, from the foyer
house-hints = Hints
house-hints-help = On request, the strong bot shows what it would play.
house-hints-on = allowed
house-hints-off = none
house-open-table = Open the table

house-waiting = Before the game
house-waiting-free =
    { $count ->
        [0] All seats are taken. The game starts when everybody is ready.
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
house-seat-free = free
house-ready-mark = ready
house-not-ready = not ready yet
house-take-seat = Take this seat
house-seat-bot = Seat a bot
house-fill = Fill up with bots
house-bot-level = Level of the bot
house-remove = Free the seat of { $name }
house-leave-seat = Leave my seat
house-ready = I’m ready
house-you-are-ready = You are ready. Waiting for the others.
house-you-watch = You are watching. All seats are taken; the game will show up here.
house-start = Start now
house-start-help = You host this table: you can start without waiting for everybody to be ready.
house-close-table = Close the table
house-close-sure = Yes, close it for everybody
house-cancel = Cancel
house-closed-title = This table is closed
house-closed-help = It was closed before the game ended.
house-dealing = The cards are being dealt…
house-invite = Invite friends
house-invite-help = Send the link, read out the code, or let somebody scan the picture.
house-invite-only-here = This address works on this computer only. Friends in the same network can come to a house opened with { $option }, at the address it names then.
house-code = Code
house-copy = Copy link
house-copied = Copied
house-copy-by-hand = Copying is not possible here. The link is selected; copy it by hand.
house-share = Share
house-share-text = Come and play { $game }!
house-qr = QR code of the link
house-how = How this table is played
house-seal = The deal is sealed
house-seal-help = The house has already chosen its secret for the shuffle; this is its fingerprint. When you say that you are ready, your browser mixes in something of its own. After the game anyone can check that nothing was changed.
house-seal-whole = whole fingerprint

house-finding = Looking for the table…
house-no-code = There is no table with the code “{ $code }”. When a table is gone, so is its code.
house-claimed = Your seat is on this device now.

house-who = Who sits where
house-move = Continue on another device
house-move-help = A personal link takes your seat along. It works once; after that, this device only watches.
house-move-make = Make a personal link
house-move-until = Valid until { $time }. Do not give it to anyone else.
house-hand-over = Hand over to a bot
house-hand-over-at = Hand the seat of { $name } over to a bot
house-hand-over-sure = A bot takes this seat for good.
house-leave-help = Your seat stays yours. You will find this table in the foyer under “My tables”.
