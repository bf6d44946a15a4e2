# Before the game: lobby, new tables, seats, invitations, settings.

house-guest = Guest
house-settings = Settings
house-language = Language
house-your-name = Your name
house-your-name-help = The other players see it.
house-motion = Card animations
house-motion-system = as set on your device
house-motion-on = on
house-motion-off = off
house-pace = Pace
house-pace-slow = Slow
house-pace-normal = Normal
house-pace-quick = Quick
house-pace-help = How long each move of the others is shown.
house-asks-first = Ask before moves that can’t be taken back
house-volume = Volume
house-mute = Mute
house-vibration = Vibrate when it’s your turn
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
house-join-code = Table code
house-join-go = Join
house-join-help = The person who opened the table can see its code there.
house-open-tables = Open tables
house-open-none = No table is looking for players right now. Open one to everyone, and it will show up here.
house-free-seats =
    { $count ->
        [0] full
        [one] 1 free seat
       *[other] { $count } free seats
    }
house-sit-down = Sit down
house-my-tables = My tables
house-my-none = Tables where you have a seat will wait for you here.
house-continue = Continue
house-phase =
    { $phase ->
        [waiting] not started yet
        [playing] in progress
        [over] finished
       *[closed] closed
    }
house-your-turn = your turn
house-you-won = you won
house-won-by = won by { $who }
house-finished = Finished games
house-finished-none = Watch your finished games again here, move by move.
house-replay = Replay
house-again = Try again

house-new = New table
house-around = Players
house-seats = Seats
house-bots = Bots
house-bots-help = Bots can be added and removed until the game starts.
house-bot-number = Bot { $number }
house-here = People on this device
house-here-help = Pass the device around; a curtain hides each hand.
house-name-number = Name of player { $number }
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
house-own-document = my own file
house-own-file = Choose a file
house-own-file-read = “{ $name }” has been read.
house-on = yes
house-off = no
house-agreed = At this table
house-clock = Time for each decision
house-clock-help = When a player’s time is up, a bot stands in until they come back.
house-clock-none = no limit
house-clock-30 = 30 seconds
house-clock-60 = 1 minute
house-clock-180 = 3 minutes
house-clock-86400 = 1 day
house-clock-259200 = 3 days
house-clock-other = { $seconds } seconds
house-access = Who can join
house-private = only with link or code
house-public = everyone, from the lobby
house-hints = Hints
house-hints-help = When you ask, the strong bot shows what it would play.
house-hints-on = allowed
house-hints-off = none
house-network-bots = Other people’s bots
house-network-bots-help = Programs may take free seats over the network. Everyone sees that they are bots.
house-network-bots-on = may join
house-open-table = Open the table

house-waiting = Before the game
house-waiting-free =
    { $count ->
        [0] All seats are taken. The game starts when everyone is ready.
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
house-seat-free = free
house-ready-mark = ready
house-not-ready = not ready yet
house-take-seat = Take this seat
house-seat-bot = Add a bot
house-fill = Fill with bots
house-bot-level = Bot level
house-remove = Remove { $name }
house-leave-seat = Leave my seat
house-ready = I’m ready
house-you-are-ready = You are ready. Waiting for the others.
house-away-help =
    { $count ->
        [one] { $who } is away. You can give the seat to a bot, or free it for someone else.
       *[other] { $count } players are away. You can give their seats to bots, or free them for others.
    }
house-you-watch = You are watching. All seats are taken; the game will appear here.
house-start = Start now
house-start-help = Only bots sit here: they play among themselves while someone watches.
house-close-table = Close the table
house-close-sure = Yes, close it for everyone
house-cancel = Cancel
house-closed-title = This table is closed
house-closed-help = It was closed before the game ended.
house-dealing = The cards are being dealt…
house-invite = Invite friends
house-invite-help = Send the link, read out the code, or let someone scan the QR code.
house-invite-only-here = This address only works on this computer. To let friends on the same network join, start the server with { $option } and use the address it shows.
house-code = Code
house-copy = Copy link
house-copied = Copied
house-copy-by-hand = Your browser doesn’t allow copying here. The link is selected; copy it yourself.
house-share = Share
house-share-text = Come and play { $game }!
house-qr = QR code of the link
house-how = How we play at this table
house-seal = The deal is sealed
house-seal-help = The server has already drawn its secret seed for the shuffle, and this is its seal. When you say you’re ready, your browser seals a contribution of its own; once everyone’s is sealed, all are opened together. So nobody can choose the cards, and after the game anyone can check that.
house-seal-whole = whole seal

house-finding = Looking for the table…
house-no-code = There is no table with the code “{ $code }”. Codes disappear with their tables.
house-claimed = Your seat is on this device now.

house-who = Who sits where
house-move = Continue on another device
house-move-help = A personal link takes your seat with you. It works once; after that, this device can only watch.
house-move-make = Create a personal link
house-move-until = Valid until { $time }. Don’t share it with anyone.
house-hand-over = Hand over to a bot
house-hand-over-at = Hand { $name }’s seat over to a bot
house-hand-over-sure = A bot takes over this seat for good.
house-leave-help = Your seat stays yours. You’ll find this table in the lobby under “My tables”.
