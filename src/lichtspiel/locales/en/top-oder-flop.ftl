# Top oder Flop

top-oder-flop-title = Top oder Flop
top-oder-flop-about = Five films, top or flop: push them, sink them, and claim your share at the right moment.
top-oder-flop-option-deck = the cards: “house” is our own list (the printed one isn’t public), or a file with yours
top-oder-flop-option-start = who starts: random, or a seat
top-oder-flop-reason-films = the last film is completed
top-oder-flop-reason-emptied = a player has no cards or markers left

tf-card =
    { $shows ->
        [tf] Top→Flop
        [ft] Flop→Top
        [any] Any move
       *[films] { $shows }
    } { $worth }
tf-marker =
    { $marker ->
        [x2] ×2
       *[stop] stop
    }
tf-where-own = into your own display
tf-where-film = to a film
tf-where-action = use its action
tf-step-marker = marker
tf-step-moved = { $pair } from { $film }, { $side }
tf-step-to = to { $film }, { $side }
tf-step-over = replacing { $pair }
tf-step-row = taken into your row { $film }

tf-house-deck = House deck: our own list of cards, as the printed one isn’t public.
tf-own-deck = Played with your own deck.
tf-deck-short =
    { $deck ->
        [house] house deck (ours)
       *[own] own deck
    }
tf-head-film = film
tf-head-value = value
tf-head-seat = player
tf-head-hand = hand
tf-head-left = unplayed
tf-sheet-caption = For each player: influence (rank) points
tf-head-total = total
tf-completed-mark = last take
tf-piles =
    { $draw ->
        [0] No cards
        [one] One card
       *[other] { $draw } cards
    } left to draw · { $gone ->
        [0] no change cards removed from the game yet
        [one] one change card removed from the game
       *[other] { $gone } change cards removed from the game
    }
tf-hand = Your hand: { $cards }.
tf-hand-empty = Your hand is empty.
tf-film-line =
    { $film }: Top { $top }; Flop { $flop }; value { $value }{ $completed ->
        [yes] , completed
       *[no] {""}
    }.
tf-nothing = empty
tf-hidden = face down
tf-hidden-more =
    { $count ->
        [one] one face down
       *[other] { $count } face down
    }
tf-row = { $film }: { $cards }
tf-display-line =
    { $who }: { $hand ->
        [0] no cards
        [one] one card
       *[other] { $hand } cards
    } in hand, { $markers ->
        [0] no markers
        [one] one marker
       *[other] { $markers } markers
    }; display: { $rows }.
tf-asks-opening =
    { $lap ->
        [1] Open your display with an influence card (such as { $examples }):
       *[2] Play a second card, for a different film (such as { $examples }):
    }
tf-asks-turn = Your turn: play a card or a marker (such as { $examples }):
tf-help =
    Cards: ac3 is the 3 with AA and CC, a5 the five of AA; tf, ft and any with +3 or -3 are the
    change cards. Right now: { $examples }. “own” is your display; on a full side, “over” names the
    card you replace and “for” the film whose row in your display it joins; “moves … from … to …”
    uses the action of a change card; x2 and stop are markers. Press Enter to choose step by step.
    A face-down card that you know has brackets: (A5), or “(face down)” after its name.

tf-score-line = { $film }: Top { $top }, Flop { $flop }, value { $value }. { $shares }.
tf-score-share =
    { $who }: influence { $influence }, { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tf-score-left =
    { $who }: { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    } and { $markers ->
        [0] no markers
        [one] one marker
       *[other] { $markers } markers
    } unplayed: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    } Total: { $total }.
tf-result-reason =
    { $reason ->
        [films] The last film is completed.
       *[emptied] { $me ->
            [yes] You have no cards or markers left.
           *[no] { $who } has no cards or markers left.
        }
    }
tf-result-won =
    { $me ->
        [yes] You win
       *[no] { $who } wins
    } with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
tf-result-shared =
    { $who } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
tf-result-place =
    You finish { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

tf-told-hopeless =
    { $me ->
        [yes] You can’t open and show
       *[no] { $who } can’t open and shows
    } { $cards }. All cards are dealt again.
tf-told-dealt = You are dealt { $cards }.
tf-brief-opened = { $card } face up: { $film }
tf-brief-kept = face down: { $film }
tf-brief-laid = { $card } → { $film } { $side }
tf-brief-moved = { $card } ⇄ { $film } { $side }
tf-brief-marked =
    { $marker ->
        [x2] ×2 → { $film } { $side }
       *[stop] Stop → { $film } { $side }
    }
tf-brief-took-over = takes { $card } for { $film }
tf-told-starts =
    { $me ->
        [yes] You start.
       *[no] { $who } starts.
    }
tf-told-opened =
    { $me ->
        [yes] You play
       *[no] { $who } plays
    } { $card } face up for { $film }.
tf-told-kept = { $who } plays a card face down for { $film }.
tf-told-kept-card = You play { $card } face down for { $film }.
tf-told-laid =
    { $me ->
        [yes] You play
       *[no] { $who } plays
    } { $card } on the { $side } side of { $film }.
tf-told-moved =
    { $me ->
        [yes] You play
       *[no] { $who } plays
    } { $change }: { $card } moves from the { $same ->
        [yes] { $side } to the { $to_side } side of { $film }.
       *[no] { $side } side of { $film } to the { $to_side } side of { $to_film }.
    }
tf-told-took-over =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } { $card } for { $film }, { $opens ->
        [yes] face up.
       *[no] face down.
    }
tf-told-marked =
    { $me ->
        [yes] You place
       *[no] { $who } places
    } { $marker ->
        [x2] a ×2 marker
       *[stop] a stop marker
    } on the { $side } side of { $film }.
tf-told-completed = { $film } is completed: last take!
tf-told-drew = { $who } draws a card.
tf-told-drew-card = You draw { $card }.
tf-told-over =
    The game is over: { $reason ->
        [films] the last film is completed.
       *[emptied] { $me ->
            [yes] you have
           *[no] { $who } has
        } no cards or markers left.
    }

tf-not-dealt = The cards haven’t been dealt yet.
tf-over = The game is over.
tf-not-in-hand = You don’t have the card { tf-card } in your hand.
tf-no-card = There is no card “{ $card }” in this game.
tf-opening-change = You open your display with influence cards; the card { tf-card } is a change card.
tf-opening-same-film = Your second card must be for a different film than { $film }.
tf-opening-no-second = If you play the card { tf-card } for { $film }, you have no influence card left for a second film.
tf-opening-display = First, everyone plays two influence cards into their own display.
tf-no-row = You have no row for { $film }; the change card { tf-card } needs a row to go on.
tf-completed = { $film } is completed; nothing there can change any more.
tf-stopped = There is a stop on the { $side } side of { $film }; it can no longer change.
tf-has-room = There is still room on the { $side } side of { $film }; no card is replaced there.
tf-too-low = The { $side } side of { $film } is full, and a { $value } isn’t higher than the lowest card there, a { $lowest }.
tf-full = The { $side } side of { $film } is full; say which { $lowest } you replace, and for which film you take it.
tf-not-replaced = There is no { $pair } with the lowest value { $lowest } on the { $side } side of { $film }.
tf-nothing-to-move = There is no card on the { $side } side of { $film }.
tf-not-lowest = You can only move the lowest card: on the { $side } side of { $film } that is a { $lowest }, and { $pair } isn’t one.
tf-no-marker = You have no marker left.
tf-doubled = There is already a ×2 on the { $side } side of { $film }.

tf-deck-line = Deck, line { $line }: “{ $found }” isn’t a card. Write “3 AA CC”, “5 AA x3” or “any -3”, for example.
tf-deck-copies = Deck, line { $line }: “{ $found }” should be the number of identical cards, x1 to x99.
tf-deck-personal = Deck, line { $line }: a change card shows +3 or -3, not “{ $found }”.
tf-deck-value = Deck, line { $line }: values are 1 to 5, not { $found }.
tf-deck-film = Deck, line { $line }: there is no film “{ $found }”. The films: AA, CC, DD, RR, TT.
tf-deck-films =
    Deck, line { $line }: a { $value } shows { $wanted ->
        [one] exactly one film.
       *[other] two different films.
    }
tf-deck-few =
    Deck, after line { $line }: { $found ->
        [one] 1 card isn’t
       *[other] { $found } cards aren’t
    } enough; at least { $least } are needed.
tf-deck-many = Deck, line { $line }: too many cards; the limit is { $most }.
tf-deck-hopeless =
    Deck: with these cards, { $seats ->
        [one] 1 player
       *[other] { $seats } players
    } couldn’t open their displays in more than { $percent } of 100 deals; add more influence cards.
tf-deals-failed = After { $deals } deals, someone still couldn’t open; this deck can’t be played.

tf-position-card = { $place }: there is no card “{ $found }”.
tf-position-gone = { $place }: { $card } is an influence card; those never leave the game.
tf-position-film = { $place }: { $card } doesn’t name { $film }.
tf-position-cards = { $place }: there are { $found } of card { $card } instead of { $wanted }.
tf-position-markers =
    { $place }: { $placed ->
        [one] 1 marker is
       *[other] { $placed } markers are
    } on the films, but the players have played { $played }.
tf-position-first = { $place }: the first card of a row must be face up.
tf-position-opening-films = { $place }: during the opening, there is nothing on the films yet.
tf-position-opening-gone = { $place }: during the opening, no card has left the game yet.
tf-position-opening-laid = { $place }: at this point of the opening, this display should hold { $wanted } cards, each for a different film.
tf-position-opening-hand = { $place }: at this point of the opening, this hand should hold { $wanted } cards.
tf-position-hand = { $place }: the hand and the cards played face down from it come to { $most } at most.
tf-position-cannot-open = { $place }: this hand can’t open a display.
tf-position-rows = { $place }: after the opening, a display has rows for at least two films.
tf-position-empty = { $place }: this player has no cards or markers left, so the game was already over.

tf-rule-1 = For two to five players. There are five films: AA, CC, DD, RR, TT. Each has a top side and a flop side, with room for 3 cards on either.
tf-rule-2 = Influence cards have the values 1 to 5: cards from 1 to 4 name two films, a 5 names one. Change cards have an action (Top→Flop, Flop→Top, Any move) and +3 or −3.
tf-rule-3 = Each player has 2 markers in a game for two or three, 1 in a game for four or five. A marker is played as ×2 or as stop.
tf-rule-4 = Everyone is dealt 8 cards; the rest is the draw pile. The starting player is random or agreed on (option start): say, the player who was last at a film premiere. Play goes clockwise.
tf-rule-5 = First, everyone plays an influence card face up for one of its films; in a second round, another one for a different film. A first card that leaves none for a second film is not allowed.
tf-rule-6 = If your hand doesn’t allow that, show it, and all cards are dealt again.
tf-rule-7 = On your turn, play an influence card on the top or flop side of a film it names; then draw a card.
tf-rule-8 = Or play an influence card into your own display for a film it names; you don’t draw.
tf-rule-9 = Or play a change card face down on a row of your display, where it counts +3 or −3; you don’t draw.
tf-rule-10 = Or use the action of a change card. The card leaves the game; then draw a card.
tf-rule-11 = Or place a marker on one side of a film, as ×2 or stop; then draw a card.
tf-rule-12 = You never play into other players’ displays. There is no passing; something can always be played.
tf-rule-13 = You must draw; otherwise the end could be rushed at no cost. When the draw pile is empty, the game goes on without drawing.
tf-rule-14 = A display has one row per film. The first card of a row is an influence card, face up; all others are face down.
tf-rule-15 = Each side holds 3 cards. A fourth must be higher than the lowest there and replaces it (if several are equal, you choose); you take the replaced card into your own display, for either of its films.
tf-rule-16 = ×2 doubles the sum of its side. The cards there can still change. A side never gets a second ×2, but you may add a stop.
tf-rule-17 = Stop: this side can no longer change, and no other marker may be placed there.
tf-rule-18 = Markers never move and don’t count as cards.
tf-rule-19 = Top→Flop: move the lowest card from the top side of any film to the flop side of a film it names. Flop→Top: the other way round.
tf-rule-20 = Any move: move the lowest card of any side to any other side of a film it names.
tf-rule-21 = Only the lowest card can be moved; if several are equal, you choose.
tf-rule-22 = Both sides must be open to change. On a full side, the moved card replaces one as in rule 15.
tf-rule-23 = You can’t choose an action that can’t be carried out in full; a card never returns to the side it came from.
tf-rule-24 = A film is completed as soon as each of its sides has 3 cards or a stop.
tf-rule-25 = Nothing changes on a completed film, but its rows in the displays can still grow.
tf-rule-26 = The game ends at once when the last film is completed, or when a player has no cards and no markers after their turn.
tf-rule-27 = Each unplayed card and marker is worth 2 points.
tf-rule-28 = A film is worth its top sum minus its flop sum, each doubled by a ×2. The result can be negative.
tf-rule-29 = Your influence on a film is the sum of your row; without a row, it is 0.
tf-rule-30 = The player with the highest influence gets the film’s value, and the second highest gets half of it. Everyone is ranked, even with 0 or less.
tf-rule-31 = Tied players share their ranks, even three or more: first and second together are worth 1½ times the value. Round up.
tf-rule-32 = The player with the most points wins; tied players share the win.
tf-rule-33 = You see your hand, the films, all displays with their face-up cards, and the face-down cards that you played yourself or that came from a film; but not other hands, the draw pile, or what others played face down from their hands. At the end, all displays are revealed.
tf-rule-34 = The deck is a file. The house deck is ours, as the printed list isn’t public: 40 cards with two films, 15 fives, 15 change cards. A new game can’t use a deck with which five players couldn’t open in more than 5 of 100 deals.

tf-word-own = own
tf-word-moves = moves, move
tf-word-from = from
tf-word-to = to
tf-word-over = over
tf-word-for = for
tf-view-impossible = This view is impossible.
tf-no-pass = There is no passing: every turn, you play a card or a marker. ({ $rule })
tf-film-not-named = { tf-card } doesn’t name { $film }. ({ $rule })
tf-pair-not-named = { $pair } doesn’t name { $film }. ({ $rule })
tf-one-replaces-none = A 1 never replaces a card, as no card is lower. ({ $rule })
tf-five-stays = A 5 is never replaced, as no card is higher. ({ $rule })
tf-no-way-back = A card never goes back to the side it came from. ({ $rule })
tf-wrong-way =
    This change card only moves cards from { $change ->
        [tf] top to flop
       *[ft] flop to top
    }. ({ $rule })

# Before the game: the options in words.

top-oder-flop-option-deck-label = Deck
top-oder-flop-option-deck-help = The printed list of cards isn’t public, so we made our own. If you own the game, you can put your cards in a file.
top-oder-flop-option-deck-house = the house deck
top-oder-flop-option-deck-own = my own file
top-oder-flop-option-start-label = Who starts
top-oder-flop-option-start-help = By the rulebook, the player who was last at a film premiere. Only you know who that is.
top-oder-flop-option-start-random = random
top-oder-flop-option-start-first = seat 1
top-oder-flop-option-start-second = seat 2
top-oder-flop-option-start-third = seat 3
top-oder-flop-option-start-fourth = seat 4
top-oder-flop-option-start-fifth = seat 5
# In the browser

tf-web-asks-opening =
    { $lap ->
        [1] Opening, round 1 of 2: play an influence card face up for one of its films.
       *[2] Opening, round 2 of 2: play another one, for a different film.
    }
tf-web-asks-turn = Your turn: play a card or a marker.
tf-web-waits-opening = Opening, round { $lap } of 2: { $who } is choosing a card.
tf-web-waits = { $who } is thinking about the next take.
tf-web-opening-help = Everyone opens their display with two influence cards for two different films, one card per round. Then normal turns begin.

tf-web-card-one = { $film }, { $value }
tf-web-card-two = { $one } or { $two }, { $value }
tf-web-change =
    Change card: { $change ->
        [tf] from top to flop
        [ft] from flop to top
       *[any] any move
    }, or { $worth } in your display
tf-web-face-up = face up: { $card }
tf-web-known = face down, seen by everyone: { $card }
tf-web-secret = face down, only you know it: { $card }
tf-web-hidden = face down, unknown to you
tf-web-side = { $film }, { $side } side: { $cards }; sum { $sum }
tf-web-row = { $film }: { $cards }; influence { $sum }
tf-web-standing =
    If the game ended now: { $places }{ $hidden ->
        [yes] {" "}(not counting the others’ hidden cards)
       *[no] {""}
    }
tf-web-place = { $rank }. { $who } { $points }
tf-web-rank-of = { $rank }. { $who }
tf-web-value = Current value of { $film }: { $value }
tf-web-films = The films
tf-web-display = Your display
tf-web-hand = Your hand
tf-web-hand-of = { $who }’s hand
tf-web-in-hand =
    { $count ->
        [0] No cards in hand
        [one] One card in hand
       *[other] { $count } cards in hand
    }
tf-web-markers =
    { $count ->
        [0] No markers left
        [one] One marker left
       *[other] { $count } markers left
    }
tf-web-draw-pile = Draw pile
tf-web-gone = Change cards out of the game: { $cards }
tf-web-recommended = recommended

tf-web-choose = Choose a card or a marker, or drag it where it should go.
tf-web-choose-opening = Choose an influence card, or drag it to a row of your display.
tf-web-ask-where = Where to?
tf-web-ask-marker = Play the marker as ×2 or as a stop?
tf-web-ask-taken = Which card do you move?
tf-web-ask-film = Which film?
tf-web-ask-side = Top or flop?
tf-web-ask-over = Which card do you replace?
tf-web-ask-row = For which film do you take it?
tf-web-back = One step back
tf-web-could-move =
    { $count ->
        [one] moves one card
       *[other] moves one of { $count } cards
    }
tf-web-under-way = On its way: { $play }

tf-web-play-own = { $card } into your display for { $film }
tf-web-play-film = { $card } to { $film }, { $side }
tf-web-play-over = and take { $pair } for { $row }
tf-web-play-move = { $card }: { $pair } from { $from }, { $from_side }, to { $film }, { $side }
tf-web-play-marker =
    { $marker ->
        [x2] ×2
       *[stop] Stop
    } on { $film }, { $side }

tf-web-suspense = Now for the box office, film by film…
tf-web-sheet = Score sheet
tf-web-sheet-help = In each box: points, with rank · influence below.
tf-web-equation = Top { $top } − Flop { $flop } = { $value }
tf-web-influence = influence { $influence }
tf-web-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
tf-web-shares =
    { $firsts ->
        [1]
            { $seconds ->
                [1] Most influence gets { $value }, second most half of it, rounded up: { $half }.
               *[other] Most influence gets { $value }. { $seconds } players tie for second and share half of it, rounded up: { $half } each.
            }
       *[other] { $firsts } players tie for first and share one and a half times { $value }, rounded up: { $best } each.
    }
tf-web-moguls =
    { $count ->
        [one] The movie mogul of the night
       *[other] The movie moguls of the night
    }
tf-web-skip = Skip to the end
tf-web-again = Show it film by film
tf-web-left-stage = Unplayed cards and markers: 2 points each

rules-idea-top-oder-flop = Five films are in the making, and everyone has a stake in them. Each card you play helps make a film a hit or a flop, or adds to your own share in it, never both. If you have the most influence on a hit, you cash in; on a flop, you pay.
rules-picture-tf-turn = The 3 for Draculas Diner and Rauchende Revolver goes to a film it names, here to the top side of Draculas Diner. Then you draw a card.
rules-picture-tf-over = The top side of Arabische Abenteuer holds 4, 3 and 2. A 4 replaces the 2, which goes into the display of the player who played the 4.
rules-picture-tf-change = Flop→Top moves the lowest card of a flop side, here the 3 at Arabische Abenteuer, to the top side of a film it names: Coole Cops.
rules-picture-tf-last = Only the flop side of Arabische Abenteuer is open. A third card or a stop there completes the last film, and the game ends at once.

lesson-tf-welcome = You have a stake in five films. Cards on a film’s top side make it a hit, cards on its flop side ruin it.
lesson-tf-value = In the end, a film is worth its top sum minus its flop sum. The player with the most influence gets that value, and the runner-up gets half of it. Your influence is the cards in your display.
lesson-tf-open = First, everyone claims two films. A five names only one film: play your 5 for Arabische Abenteuer into your display.
lesson-tf-second = In the second round, choose a different film. Your 3 names Rauchende Revolver and Tanjas Traum: play it for Rauchende Revolver.
lesson-tf-top = Now the turns begin. { $second } has 4 in Arabische Abenteuer, you have 5. Make the film a hit: play your 4 (Arabische Abenteuer or Draculas Diner) on its top side. Then you draw a card.
lesson-tf-flop = { $first } has played a 3 on the flop side. Get even where { $first } has the most influence: play your 1 (Coole Cops or Draculas Diner) on the flop side of Draculas Diner.
lesson-tf-over = The top side of Arabische Abenteuer is full. A fourth card must be higher than the lowest there and replaces it, and you get to keep that card! Play your 4 (Arabische Abenteuer or Coole Cops) there and take the 2 for Arabische Abenteuer.
lesson-tf-own = You can also add to your share straight from your hand: play your 3 (Arabische Abenteuer or Rauchende Revolver) into your display for Arabische Abenteuer. It goes face down. But you don’t draw, so your hand stays smaller.
lesson-tf-double = You have two markers. As ×2, a marker doubles a side. Place one on the top side of Arabische Abenteuer.
lesson-tf-change = Change cards move other cards. Yours takes the lowest card of any side: move the 3 from the flop side of Arabische Abenteuer to the flop side of Coole Cops. { $second } won’t be pleased.
lesson-tf-moved = The change card leaves the game, and Arabische Abenteuer is now worth 22. Let’s jump to the last turns.
lesson-tf-late = Only Arabische Abenteuer is still open. A film is completed when each side has three cards or a stop, and the game ends with the last film.
lesson-tf-down = Change cards can do something else: face down in one of your rows, this one counts the +3 printed on it. Play it into your row for Arabische Abenteuer; nobody else sees what it is.
lesson-tf-stop = Now finish while you’re ahead. A marker played as stop closes a side: place it on the flop side of Arabische Abenteuer.
lesson-tf-score = That was the last film. Arabische Abenteuer is worth 22 − 4 = 18, and you have the most influence. Each unplayed card and marker is worth 2 points. You win with 46!
