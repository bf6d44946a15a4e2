# Top oder Flop

top-oder-flop-title = Top oder Flop
top-oder-flop-about = Five films, top or flop: push them, sink them, and claim your share at the right moment.
top-oder-flop-option-deck = the cards: “house” is our own list (the printed one is not public), or a file with yours
top-oder-flop-option-start = who starts: random, or a seat
top-oder-flop-reason-films = the last film is completed
top-oder-flop-reason-emptied = a seat has nothing left

tf-card =
    { $shows ->
        [tf] Top→Flop
        [ft] Flop→Top
        [any] any move
       *[films] { $shows }
    } { $worth }
tf-marker =
    { $marker ->
        [x2] ×2
       *[stop] stop
    }
tf-where-own = into your own display
tf-where-film = to a film
tf-where-action = carry out the action
tf-step-marker = marker
tf-step-moved = { $pair } from { $film }, { $side }
tf-step-to = to { $film }, { $side }
tf-step-over = replacing { $pair }
tf-step-row = taken into the row { $film }

tf-house-deck = House deck: our own list of cards, the printed one is not public.
tf-own-deck = Played with a deck of your own.
tf-head-film = film
tf-head-value = value
tf-head-seat = seat
tf-head-hand = hand
tf-head-left = left over
tf-sheet-caption = For each seat: influence (rank) points
tf-head-total = total
tf-completed-mark = last take
tf-piles =
    { $draw ->
        [one] One card
       *[other] { $draw } cards
    } to draw · { $gone ->
        [0] no change card has
        [one] one change card has
       *[other] { $gone } change cards have
    } left the game
tf-hand = Your hand: { $cards }.
tf-hand-empty = Your hand is empty.
tf-film-line =
    { $film }: Top { $top } = { $top_sum }; Flop { $flop } = { $flop_sum }; value { $value }{ $completed ->
        [yes] , completed
       *[no] {""}
    }.
tf-nothing = nothing
tf-hidden = face down
tf-display-line =
    { $who }: { $hand ->
        [0] no card
        [one] one card
       *[other] { $hand } cards
    } in hand, { $markers ->
        [0] no marker
        [one] one marker
       *[other] { $markers } markers
    }; display: { $rows }.
tf-asks-opening =
    { $lap ->
        [1] Open your display with an influence card (such as “ac3 own aa”):
       *[2] Lay a second card, for another film:
    }
tf-asks-turn = Your turn (such as “ac3 top aa”, “ac3 own aa”, “stop flop cc”):
tf-help =
    Cards: ac3 is the 3 with AA and CC, a5 the five of AA; tf, ft and any with +3 or -3 are the
    change cards. Plays: “ac3 own aa” (own display), “ac3 top aa”, “ac3 flop cc over cd for dd”
    (replace the lowest card, CC/DD, and take it into your row DD), “any+3 own aa”,
    “any+3 moves ad from top aa to flop dd”, “x2 top aa”, “stop flop cc”.
    Enter alone asks you step by step. Face-down cards that you know stand in brackets (…).

tf-score-line = { $film }: Top { $top }, Flop { $flop }, value { $value }. { $shares }.
tf-score-share =
    { $who }: influence { $influence }, { $rank ->
        [1] first
        [2] second
       *[other] place { $rank }
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tf-score-left =
    { $who }: { $cards ->
        [0] no card
        [one] one card
       *[other] { $cards } cards
    } and { $markers ->
        [0] no marker
        [one] one marker
       *[other] { $markers } markers
    } left: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    } Total: { $total }.
tf-result-reason =
    { $reason ->
        [films] The last film is completed.
       *[emptied] { $me ->
            [yes] You have
           *[no] { $who } has
        } neither card nor marker left.
    }
tf-result-won =
    { $me ->
        [yes] You win
       *[no] { $who } wins
    } with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
tf-result-shared = { $who } share the win with { $points } points.

tf-told-hopeless =
    { $me ->
        [yes] You cannot open and show
       *[no] { $who } cannot open and shows
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
tf-told-starts =
    { $me ->
        [yes] You start.
       *[no] { $who } starts.
    }
tf-told-opened =
    { $me ->
        [yes] You lay
       *[no] { $who } lays
    } { $card } face up for { $film }.
tf-told-kept = { $who } lays a card face down for { $film }.
tf-told-kept-card = You lay { $card } face down for { $film }.
tf-told-laid =
    { $me ->
        [yes] You lay
       *[no] { $who } lays
    } { $card } on the { $side } side of { $film }.
tf-told-moved =
    { $me ->
        [yes] You play
       *[no] { $who } plays
    } { $change }: { $card } goes from { $film }, { $side }, to { $to_film }, { $to_side }.
tf-told-took-over =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } { $card } over for { $film }, { $opens ->
        [yes] face up.
       *[no] face down.
    }
tf-told-marked =
    { $me ->
        [yes] You put
       *[no] { $who } puts
    } { $marker ->
        [x2] a ×2
       *[stop] a stop
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
        } nothing left.
    }

tf-not-dealt = The cards have not been dealt yet.
tf-over = The game is over.
tf-not-in-hand = You do not have the card { tf-card } in hand.
tf-opening-change = The display is opened with influence cards; the card { tf-card } is a change card.
tf-opening-same-film = Your second card must be for another film than { $film }.
tf-opening-no-second = After the card { tf-card } for { $film } you would have no influence card for another film.
tf-opening-display = First everybody lays two influence cards into their own display.
tf-no-row = You have no row of { $film }; the change card { tf-card } can only be laid where you have one.
tf-completed = { $film } is completed, nothing changes there any more.
tf-stopped = A stop lies on the { $side } side of { $film }; it can no longer change.
tf-has-room = The { $side } side of { $film } has room; nothing is replaced there.
tf-too-low = The { $side } side of { $film } is full; a { $value } is not higher than the lowest card there, a { $lowest }.
tf-full = The { $side } side of { $film } is full; say which { $lowest } is replaced, and for which film you take it.
tf-not-replaced = No { $pair } with the lowest value { $lowest } lies on the { $side } side of { $film }.
tf-nothing-to-move = There is no card on the { $side } side of { $film }.
tf-not-lowest = Only a lowest card can be moved: on the { $side } side of { $film } a { $lowest }, and { $pair } is none.
tf-no-marker = You have no marker left.
tf-doubled = A ×2 lies on the { $side } side of { $film } already.

tf-deck-line = Deck, line { $line }: “{ $found }” is no card. Write for instance “3 AA CC”, “5 AA x3” or “any -3”.
tf-deck-copies = Deck, line { $line }: “{ $found }” should be the number of equal cards, x1 to x99.
tf-deck-personal = Deck, line { $line }: a change card shows +3 or -3, not “{ $found }”.
tf-deck-value = Deck, line { $line }: the value is 1 to 5, not { $found }.
tf-deck-film = Deck, line { $line }: there is no film “{ $found }”. The films: AA, CC, DD, RR, TT.
tf-deck-films =
    Deck, line { $line }: a { $value } shows { $wanted ->
        [one] exactly one film.
       *[other] two different films.
    }
tf-deck-few = Deck, after line { $line }: { $found } cards are too few; { $least } at least.
tf-deck-many = Deck, line { $line }: more than { $most } cards are too many.
tf-deck-hopeless = Deck: with these cards, { $seats } players could not open their displays in more than { $percent } of 100 deals; more influence cards are needed.
tf-deals-failed = After { $deals } deals somebody still could not open; this deck cannot be played with.

tf-position-card = { $place }: there is no card “{ $found }”.
tf-position-gone = { $place }: { $card } is an influence card, those do not leave the game.
tf-position-film = { $place }: { $card } does not name { $film }.
tf-position-cards = { $place }: card { $card } is there { $found } times instead of { $wanted }.
tf-position-markers = { $place }: { $placed } markers lie at the films, but the seats have played { $played }.
tf-position-first = { $place }: the first card of a row lies face up.
tf-position-opening-films = { $place }: during the opening nothing lies at the films, and nothing has left the game.
tf-position-opening-laid = { $place }: at this point of the opening { $wanted } cards lie in this display, each for a film of its own.
tf-position-opening-hand = { $place }: at this point of the opening { $wanted } cards are in this hand.
tf-position-hand = { $place }: the hand and the cards laid face down from it are at most { $most } together.
tf-position-cannot-open = { $place }: this hand cannot open (TF-5).
tf-position-rows = { $place }: after the opening a display has rows of two films at least.
tf-position-empty = { $place }: this seat has neither card nor marker; the game was over before.

tf-rule-1 = Two to five play. There are five films: AA, CC, DD, RR, TT. Each has a top and a flop side with room for 3 cards each.
tf-rule-2 = Influence cards have the values 1 to 5: two films on a 1 to 4, one on a 5. Change cards have an action (Top→Flop, Flop→Top, any move) and +3 or −3.
tf-rule-3 = Each seat has 2 markers with two or three players, 1 with four or five. A marker is played as ×2 or as stop.
tf-rule-4 = Everybody is dealt 8 cards, the rest is the draw pile. The starting player is random or agreed on (option start): the last one to have been to a premiere, say. Turns go clockwise.
tf-rule-5 = First, everybody lays an influence card face up for one of its films; in a second lap another one for a different film. A first card that leaves none for another film is not allowed.
tf-rule-6 = A hand that cannot do that is shown, and all cards are dealt again.
tf-rule-7 = In your turn: an influence card onto the top or flop side of a film it names; then draw a card.
tf-rule-8 = Or: an influence card into your own display for a film it names; you draw nothing.
tf-rule-9 = Or: a change card face down onto a row of your display; it counts +3 or −3 there; you draw nothing.
tf-rule-10 = Or: the action of a change card. The card leaves the game; then draw a card.
tf-rule-11 = Or: a marker onto a side of a film, as ×2 or stop; then draw a card.
tf-rule-12 = Nothing is laid into other displays. Nobody passes; something can always be played.
tf-rule-13 = You have to draw: otherwise the end could be hurried at no cost. From an empty draw pile nothing is drawn, and the game goes on.
tf-rule-14 = A display has one row for each film. The first card of a row is an influence card, face up; all others lie face down.
tf-rule-15 = A side takes 3 cards. A fourth must be higher than the lowest there and replaces it (among equals you choose); you take that card into your own display, for either of its films.
tf-rule-16 = ×2 doubles the sum of its side. The cards there can still change. There is no second ×2 on the same side; a stop on top is allowed.
tf-rule-17 = Stop: this side can no longer change. No further marker goes there.
tf-rule-18 = Markers never move and are no cards.
tf-rule-19 = Top→Flop: the lowest card of the top side of any film goes to the flop side of a film it names. Flop→Top: the other way round.
tf-rule-20 = Any move: the lowest card of any side goes to any other side of a film it names.
tf-rule-21 = Only a lowest card can be moved; among equals you choose.
tf-rule-22 = Both sides must be open to change. On a full side the moved card replaces one as in rule 15.
tf-rule-23 = An action that cannot be carried out completely cannot be chosen; a card never goes back to the side it came from.
tf-rule-24 = A film is completed as soon as each of its sides has 3 cards or a stop.
tf-rule-25 = Nothing changes on a completed film. Its rows in the displays can still grow.
tf-rule-26 = The game ends at once when the last film is completed, or when somebody has neither card nor marker after their turn.
tf-rule-27 = Each card in hand and each marker left is worth 2 points.
tf-rule-28 = A film is worth its top sum minus its flop sum, each doubled by ×2. That can be negative.
tf-rule-29 = Your influence on a film is the sum of your row; without a row it is 0.
tf-rule-30 = The highest influence gets the film’s value, the second highest half of it. Everybody ranks, also with 0 or less.
tf-rule-31 = Those who tie share the places, three and more too: first and second together are 1½ times the value. Rounded up.
tf-rule-32 = The most points win; those who tie share the win.
tf-rule-33 = You see your hand, the films, all displays with their face-up cards, and the face-down cards that you laid or that came from a film; not other hands, the draw pile, or what others laid face down from the hand. At the end all displays are open.
tf-rule-34 = The deck is a file. The house deck is ours, since the printed list is not public: 40 cards with two films, 15 fives, 15 change cards. No new game begins with a deck that five players could not open in more than 5 of 100 deals.

tf-word-own = own
tf-word-moves = moves
tf-word-from = from
tf-word-to = to
tf-word-over = over
tf-word-for = for
tf-view-impossible = No table can have shown this view.
tf-no-pass = There is no passing: every turn plays a card or a marker ({ $rule }).
tf-film-not-named = { tf-card } does not name { $film } ({ $rule }).
tf-pair-not-named = { $pair } does not name { $film } ({ $rule }).
tf-one-replaces-none = A 1 never replaces a card: none is lower ({ $rule }).
tf-five-stays = A 5 is never replaced: no card is higher ({ $rule }).
tf-no-way-back = A card is never laid back on the side it was taken from ({ $rule }).
tf-wrong-way =
    This change card moves only from { $change ->
        [tf] top to flop
       *[ft] flop to top
    } ({ $rule }).

# Before the game: the options in words.

top-oder-flop-option-deck-label = Deck
top-oder-flop-option-deck-help = The printed list of cards is not public, so the house has its own. If you own the game, you can write yours into a file.
top-oder-flop-option-deck-house = the house’s cards
top-oder-flop-option-deck-own = a file of my own
top-oder-flop-option-start-label = Who starts
top-oder-flop-option-start-help = By the rulebook, the last one to have been to a premiere. Only you know who that is.
top-oder-flop-option-start-random = random
top-oder-flop-option-start-first = seat 1
top-oder-flop-option-start-second = seat 2
top-oder-flop-option-start-third = seat 3
top-oder-flop-option-start-fourth = seat 4
top-oder-flop-option-start-fifth = seat 5
# In the browser

tf-web-asks-opening =
    { $lap ->
        [1] Opening, lap 1 of 2: lay an influence card face up for one of its films.
       *[2] Opening, lap 2 of 2: lay another one, for a different film.
    }
tf-web-asks-turn = Your turn: play a card or a marker.
tf-web-waits-opening = Opening, lap { $lap } of 2: { $who } chooses a card.
tf-web-waits = { $who } is thinking about the next take.
tf-web-opening-help = Everybody opens a display with two influence cards for two different films, one card in each lap. Then the turns begin.

tf-web-card-one = { $film }, { $value }
tf-web-card-two = { $one } or { $two }, { $value }
tf-web-change =
    Change card: { $change ->
        [tf] from top to flop
        [ft] from flop to top
       *[any] any move
    }, or { $worth } in your display
tf-web-face-up = face up: { $card }
tf-web-known = face down, everybody has seen it: { $card }
tf-web-secret = face down, only you know it: { $card }
tf-web-hidden = face down, unknown to you
tf-web-side = { $film }, { $side } side: { $cards }; sum { $sum }
tf-web-row = { $film }: { $cards }; influence { $sum }
tf-web-value = Current value of { $film }: { $value }
tf-web-films = The films
tf-web-display = Your display
tf-web-hand = Your hand
tf-web-hand-of = In the hand of { $who }
tf-web-in-hand =
    { $count ->
        [0] No card in hand
        [one] One card in hand
       *[other] { $count } cards in hand
    }
tf-web-markers =
    { $count ->
        [0] No marker left
        [one] One marker left
       *[other] { $count } markers left
    }
tf-web-draw-pile = Draw pile
tf-web-gone = Change cards that have left the game: { $cards }
tf-web-recommended = recommended

tf-web-choose = Choose a card or a marker, or drag it where it should go.
tf-web-choose-opening = Choose an influence card, or drag it to a row of your display.
tf-web-ask-where = Where to?
tf-web-ask-marker = As what?
tf-web-ask-taken = Which card does it move?
tf-web-ask-film = Which film?
tf-web-ask-side = Top or flop?
tf-web-ask-over = Which card do you take over?
tf-web-ask-row = For which film do you take it over?
tf-web-back = One step back
tf-web-could-move =
    { $count ->
        [one] moves one card
       *[other] moves one of { $count } cards
    }
tf-web-under-way = On its way: { $play }

tf-web-play-own = { $card } into your display for { $film }
tf-web-play-film = { $card } to { $film }, { $side }
tf-web-play-over = and take { $pair } over for { $row }
tf-web-play-move = { $card }: { $pair } from { $from }, { $from_side }, to { $film }, { $side }
tf-web-play-marker =
    { $marker ->
        [x2] ×2
       *[stop] Stop
    } on { $film }, { $side }

tf-web-suspense = Now the box office is counted, film by film…
tf-web-sheet = Score sheet
tf-web-sheet-help = In each box: the points, below them rank · influence.
tf-web-equation = Top { $top } − Flop { $flop } = { $value }
tf-web-influence = influence { $influence }
tf-web-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
tf-web-skip = Skip to the end
tf-web-again = Show it film by film
tf-web-left-stage = Cards and markers left over: 2 points each

rules-idea-top-oder-flop = Five films are being made, and everybody has a hand in them. Your cards make a film a top or a flop, or they are your share in it; never both. Whoever has the most influence on a success earns it, and whoever has it on a failure pays.
rules-picture-tf-turn = The 3 for Draculas Diner and Rauchende Revolver goes to a film it names, here to the top side of Draculas Diner. Then a card is drawn.
rules-picture-tf-over = The top side of Arabische Abenteuer holds 4, 3 and 2. A 4 drives out the 2, which goes into the display of whoever laid the 4.
rules-picture-tf-change = Flop→Top takes the lowest card of a flop side, here the 3 of Arabische Abenteuer, to the top side of a film it names: Coole Cops.
rules-picture-tf-last = Only the flop side of Arabische Abenteuer is open. A third card or a stop there completes the last film, and the game ends at once.

lesson-tf-welcome = You have a share in five films. What lies on a film’s top side makes it a success, what lies on its flop side ruins it.
lesson-tf-value = In the end a film is worth its top sum minus its flop sum. Whoever has the most influence on it gets that value, the second gets half. Your influence is what lies in your display.
lesson-tf-open = First everybody claims two films. A five names only one film: lay your 5 for Arabische Abenteuer into your display.
lesson-tf-second = In the second lap it is a different film. Your 3 names Rauchende Revolver and Tanjas Traum: lay it for Rauchende Revolver.
lesson-tf-top = Now the turns begin. { $second } has 4 in Arabische Abenteuer, you have 5. Make the film a success: lay your 4 (Arabische Abenteuer or Draculas Diner) on its top side. Then you draw a card.
lesson-tf-flop = { $first } has laid a 3 on the flop side. Pay that back where { $first } has the most influence: lay your 1 (Coole Cops or Draculas Diner) on the flop side of Draculas Diner.
lesson-tf-over = The top side of Arabische Abenteuer is full. A fourth card has to be higher than the lowest there and drives it out, into your display! Lay your 4 (Arabische Abenteuer or Coole Cops) there and take the 2 for Arabische Abenteuer.
lesson-tf-own = You can also claim more from your hand: lay your 3 (Arabische Abenteuer or Rauchende Revolver) into your display for Arabische Abenteuer. It lies face down. But you draw nothing, so your hand stays smaller.
lesson-tf-double = You have two markers. As ×2, a marker doubles a side. Put one on the top side of Arabische Abenteuer.
lesson-tf-change = Change cards move other cards. Yours takes the lowest card of any side: move the 3 from the flop side of Arabische Abenteuer to the flop side of Coole Cops. { $second } will not be pleased.
lesson-tf-moved = The change card leaves the game, and Arabische Abenteuer is now worth 22. Let us jump to the last turns.
lesson-tf-late = Only Arabische Abenteuer is still open. A film is completed when each side has three cards or a stop, and the game ends with the last film.
lesson-tf-down = A change card can do something else: face down in a row of yours it counts what is printed on it, +3 here. Lay it into your row of Arabische Abenteuer; nobody else sees what it is.
lesson-tf-stop = Now finish while you are ahead. A marker played as stop closes a side: put it on the flop side of Arabische Abenteuer.
lesson-tf-score = That was the last film. Arabische Abenteuer is worth 22 − 4 = 18, and you have the most influence. Every card and marker left brings 2 points. You win with 46!
