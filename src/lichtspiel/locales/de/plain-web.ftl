# Das einfache Spielbrett im Browser: für Spiele, die dort kein eigenes haben.

plain-web-table = Der Tisch
plain-web-hand = Deine Hand
plain-web-hand-of = { $who }: Hand
plain-web-actions = Was du tun kannst
plain-web-asks = Du bist am Zug: Wähle, was du tust.
plain-web-waits = { $who } überlegt.
plain-web-recommended = empfohlen
plain-web-find =
    { $count ->
        [one] Eine Möglichkeit: nach dem Namen suchen
       *[other] { $count } Möglichkeiten: nach dem Namen suchen
    }
plain-web-not-found = Nichts passt dazu.
plain-web-none = keine
plain-web-told = { $who }: { $what }.
plain-web-you-win = Du gewinnst.
plain-web-wins =
    { $count ->
        [one] { $who } gewinnt.
       *[other] { $who } teilen sich den Sieg.
    }
plain-web-all-win = Alle gewinnen.
plain-web-nobody-wins = Niemand gewinnt.
plain-web-player = Spieler
plain-web-points = Punkte
plain-web-winner = gewonnen
plain-web-no-rule = Die Regeln dieses Spiels stehen nicht auf diesen Seiten.
