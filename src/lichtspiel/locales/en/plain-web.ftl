# The plain board in the browser: for games that have no face of their own there.

plain-web-table = The table
plain-web-hand = Your hand
plain-web-hand-of = { $who }: hand
plain-web-actions = What you can do
plain-web-asks = Your turn: choose what to do.
plain-web-waits = { $who } is thinking.
plain-web-recommended = recommended
plain-web-find =
    { $count ->
        [one] One action: find it by name
       *[other] { $count } actions: find one by name
    }
plain-web-not-found = No action matches.
plain-web-none = none
plain-web-told = { $who }: { $what }.
plain-web-you-win = You win.
plain-web-wins =
    { $count ->
        [one] { $who } wins.
       *[other] { $who } share the win.
    }
plain-web-all-win = Everyone wins.
plain-web-nobody-wins = Nobody wins.
plain-web-player = Player
plain-web-points = Points
plain-web-winner = winner
plain-web-no-rule = The rules of this game aren’t on these pages.
