# The Game: Face to Face

face-to-face-title = The Game: Face to Face
face-to-face-about = A duel: be the first to lay all 58 cards, and do not get stuck.
face-to-face-option-last_card_grace = a seat left with one last card may lay it alone

ff-seat-gold = Gold
ff-seat-silver = Silver

ff-pile =
    { $pile ->
        [up] on your up pile
        [down] on your down pile
        [help-up] help: on the opponent’s up pile
       *[help-down] help: on the opponent’s down pile
    }
ff-end = end the turn

ff-side =
    { $who }: up pile at { $up }, down pile at { $down }; { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand, { $draw } to draw.
ff-counts = { $hand } in hand · { $draw } to draw
ff-hand = Your hand: { $cards }.
ff-hand-empty = Your hand is empty.
ff-turn =
    { $due ->
        [2] This turn: nothing laid yet, at least two cards.
        [1] { $laid ->
            [0] This turn: your last card, alone.
           *[1] This turn: one card laid, at least one more.
        }
       *[0] This turn: { $laid } laid, { $helped ->
            [yes] you have helped your opponent
           *[no] only on your own piles
        }; ending it now draws { $draw }.
    }
ff-asks =
    { $due ->
        [2] Lay at least two cards (such as “17 up”, “17 down”, “17 help up”):
        [1] { $laid ->
            [0] Lay your last card:
           *[1] Lay at least one more card:
        }
       *[0] Lay another card, or “end”:
    }
ff-help =
    Lay a card with its number and a pile: “17 up”, “17 down”, “17 help up”, “17 help down”,
    or short: 17u, 17d, 17hu, 17hd. From the second card on, “end” (or e) ends the turn.
    Enter alone asks you step by step. Under the cards: ↑ ↓ own piles, +↑ +↓ the opponent’s.

ff-result-emptied =
    { $me ->
        [yes] You win: all 58 cards are laid.
        [lost] You lose: { $who } has laid all 58 cards.
       *[no] { $who } wins: all 58 cards are laid.
    }
ff-result-stuck =
    { $me ->
        [yes] You win: { $other } cannot lay two cards.
        [lost] You lose: you cannot lay two cards.
       *[no] { $who } wins: { $other } cannot lay two cards.
    }
ff-result-stuck-last =
    { $me ->
        [yes] You win: { $other } cannot play their last card.
        [lost] You lose: you cannot play your last card.
       *[no] { $who } wins: { $other } cannot play their last card.
    }
ff-result-left =
    { $me ->
        [lost]
            { $left ->
                [one] You had one card left.
               *[other] You had { $left } cards left.
            }
       *[no]
            { $left ->
                [one] { $other } had one card left.
               *[other] { $other } had { $left } cards left.
            }
    }

ff-told-dealt = You are dealt { $cards }.
ff-brief-laid =
    { $pile ->
        [up] { $card } ↑
        [down] { $card } ↓
        [help-up] { $card } ↑ across
       *[help-down] { $card } ↓ across
    }
ff-brief-drew =
    { $count ->
        [0] draws nothing
        [one] draws { $count }
       *[other] draws { $count }
    }
ff-told-starts =
    { $me ->
        [yes] You start.
       *[no] { $who } starts.
    }
ff-told-laid =
    { $me ->
        [yes] You lay { $card } { $pile ->
            [up] on your up pile (was { $top }).
            [down] on your down pile (was { $top }).
            [help-up] on the opponent’s up pile (was { $top }), to help.
           *[help-down] on the opponent’s down pile (was { $top }), to help.
        }
       *[no] { $who } lays { $card } { $pile ->
            [up] on their own up pile (was { $top }).
            [down] on their own down pile (was { $top }).
            [help-up] on the opponent’s up pile (was { $top }), to help.
           *[help-down] on the opponent’s down pile (was { $top }), to help.
        }
    }
ff-told-drew =
    { $who } ends the turn and draws { $count ->
        [0] nothing.
        [one] { $count } card.
       *[other] { $count } cards.
    }
ff-told-drew-cards = You end the turn and draw: { $cards }.
ff-told-won =
    { $me ->
        [yes] You have
       *[no] { $who } has
    } won.

ff-not-dealt = The cards have not been dealt yet.
ff-over = The game is over.
ff-not-in-hand = { $card } is not in your hand.
ff-helped-already = You have already helped your opponent in this turn.
ff-misfit-up =
    { $card } does not fit on your up pile at { $top }: it takes higher cards{ $trick ->
        [0] {""}
       *[other] , or exactly { $trick }
    }.
ff-misfit-down =
    { $card } does not fit on your down pile at { $top }: it takes lower cards{ $trick ->
        [0] {""}
       *[other] , or exactly { $trick }
    }.
ff-misfit-help-up = { $card } does not help on the opponent’s up pile at { $top }: only a lower card does.
ff-misfit-help-down = { $card } does not help on the opponent’s down pile at { $top }: only a higher card does.
ff-no-second = After { $card } there you could not lay a second card, and two are the minimum.
ff-minimum =
    { $laid ->
        [0] You have to lay at least two cards first.
       *[other] You have to lay at least one more card first.
    }
ff-last-card-first = You have to play your last card first.

ff-position-card-twice = { $place }: card { $card } is there twice.
ff-position-top = { $place }.{ $pile }: { $card } cannot be on top, nobody has laid it (or it lies elsewhere).
ff-position-helped = { $place }: no card of this turn lies on the opponent’s piles.
ff-position-small-hand = { $place }: with cards left to draw, at least { $least } are in hand between turns.
ff-position-won-before = { $place }: this seat cannot be to move, the game was won before.
ff-position-no-second = { $place }: after the first card no second one can be laid; that lay was illegal (FF-17).

ff-rule-1 = Two play: gold and silver. Each has the numbers 2 to 59 once, 58 cards.
ff-rule-2 = Each has two piles: the up pile starts at 1, the down pile at 60.
ff-rule-3 = Each player shuffles their own cards and draws 6. Lots decide who starts.
ff-rule-4 = In a turn you lay at least 2 cards of your hand, one after the other; more if you like.
ff-rule-5 = The minimum of 2 also holds when your draw pile is empty.
ff-rule-6 = At most one card of a turn goes onto the opponent’s piles, all others onto your own. You never have to help.
ff-rule-7 = Your up pile takes a card higher than its top, or one exactly 10 lower (backwards trick).
ff-rule-8 = Your down pile takes a card lower than its top, or one exactly 10 higher (backwards trick).
ff-rule-9 = The backwards trick may be used as often as you like in a turn.
ff-rule-10 = A card for the opponent must help: lower on the up pile, higher on the down pile. No backwards trick there.
ff-rule-11 = So nothing can be laid on an opponent’s pile that is untouched or cannot get better.
ff-rule-12 = The card for the opponent may come first, in between or last.
ff-rule-13 = After laying you draw: 2 cards if all went onto your own piles, otherwise until you hold 6 again. Then it is the other’s turn.
ff-rule-14 = A hand never has more than 6 cards.
ff-rule-15 = Whoever has laid all 58 of their cards wins at once, wherever the last one lies.
ff-rule-16 = If you cannot lay 2 cards at the start of your turn, you lose at once. How many cards either of you has left does not matter.
ff-rule-17 = A first card is allowed only if a second one can follow it.
ff-rule-18 = With a single card left you cannot lay 2 and lose. Option last_card_grace: you may lay it alone, if it fits, and win.
ff-rule-19 = There is always a winner.
ff-rule-20 = You see your hand, all piles, every card laid and how many cards everybody has; not the other hand nor the order of the draw piles.
ff-rule-21 = From the second card on you say yourself when the turn ends.

# Words that may be typed instead of the notation's: up, down, help, end.
ff-word-up = up
ff-word-down = down
ff-word-help = help
ff-word-end = end
face-to-face-reason-emptied = won by laying every card
face-to-face-reason-stuck = won because the other was stuck
ff-view-impossible = No table can have shown this view: the seat to move could not move.

# In the browser.
ff-web-asks =
    { $due ->
        [2] Your turn: lay at least two cards.
        [1] { $laid ->
            [0] Your turn: lay your last card.
           *[1] Lay at least one more card.
        }
       *[0] Lay another card, or end your turn.
    }
ff-web-asks-end = Nothing more fits: end your turn.
ff-web-waits = { $who } is thinking.
ff-web-over = The game is over…
ff-web-drew-nothing = You end the turn and draw nothing.
ff-web-end = End turn
ff-web-end-draws =
    { $count ->
        [0] nothing left to draw
        [one] draws { $count } card
       *[other] draws { $count } cards
    }
ff-web-lay =
    { $card } { $pile ->
        [up] on your up pile
        [down] on your down pile
        [help-up] on the opponent’s up pile, to help
       *[help-down] on the opponent’s down pile, to help
    }
ff-web-onto =
    { $pile ->
        [up] on your up pile
        [down] on your down pile
        [help-up] on the opponent’s up pile
       *[help-down] on the opponent’s down pile
    }
ff-web-card = { $card }
ff-web-card-fits = { $card }, fits { $piles }
ff-web-card-unfit = { $card }, fits nowhere now
ff-web-pile =
    { $pile ->
        [up] your up pile
        [down] your down pile
        [help-up] the opponent’s up pile
       *[help-down] the opponent’s down pile
    } at { $top }
ff-web-pile-of =
    { $who }, { $kind ->
        [up] up pile
       *[down] down pile
    } at { $top }
ff-web-pile-takes = { $pile }, { $card } fits here
ff-web-draw-pile =
    Draw pile of { $who }: { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
ff-web-hand-of =
    Hand of { $who }: { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
ff-web-hand = Your hand
ff-web-keys = Arrow keys choose a card, Enter picks it. U and D lay it on your up or down pile, Shift with U or D on the opponent’s. E ends the turn, Escape puts it back.
ff-web-pick-first = Pick a card from your hand first.
ff-web-help = help
ff-web-hinted = recommended
ff-web-turn = This turn
ff-web-turn-of = { $who } laid
ff-web-slot =
    { $number ->
        [1] first card, still to be laid
       *[other] second card, still to be laid
    }
ff-web-laid-by =
    { $card } { $pile ->
        [up] on their own up pile
        [down] on their own down pile
        [help-up] on the other’s up pile, to help
       *[help-down] on the other’s down pile, to help
    }, { $distance }
ff-web-score = Score sheet
ff-web-score-laid = Cards laid
ff-web-score-hand = Left in hand
ff-web-score-draw = Left to draw
ff-web-score-backwards = Backwards tricks
ff-web-score-help = Times helped
ff-web-score-won = won
# Before the game: the options in words.

face-to-face-option-last_card_grace-label = Grace for the last card
face-to-face-option-last_card_grace-help = Whoever has only one card left may lay it alone; usually a turn takes two.

rules-idea-face-to-face = A duel in small steps. Each of you has two piles, one that climbs and one that falls, and every card leaves a little less room. The best moves go backwards, or help the other one. Be the first to lay all your cards, and never be without two that fit.
rules-picture-ff-backwards = Your up pile is at 27. The 28 would fit, and so does the 17: it is exactly 10 lower. 12 and 34 on the down pile at 35 are fine, the 45 there is a backwards trick too.
rules-picture-ff-help = The opponent’s up pile is at 29. Any lower card helps, such as the 12; a 30 would not.
rules-picture-ff-second = Up pile at 40, down pile at 12, and only 30 and 35 in hand. The 30 must come first: after it the 35 fits. The other way round nothing would follow.
rules-picture-ff-last = The last four cards. With 34, 45 and 52 on the up pile and 12 on the down pile all are laid, and the game is won.

lesson-ff-welcome = Welcome! You play gold, { $first } plays silver. Whoever lays all 58 cards first wins. Each of you has two piles: one climbs from 1, the other falls from 60.
lesson-ff-up = Lay your 3 on the up pile. It takes higher cards only, so small steps are precious.
lesson-ff-down = A turn takes at least two cards. The down pile takes lower cards: lay your 58 there.
lesson-ff-more = That makes two, so you could stop. But the 5 follows the 3 so closely that it costs nothing: lay it on the up pile.
lesson-ff-end = Now end your turn. All your cards went onto your own piles, so you draw two, however many you have laid.
lesson-ff-leap = { $first } has taken big leaps, and that hurts. Now lay your 25 on the up pile: a leap too, but wait…
lesson-ff-backwards = … for the backwards trick! A card exactly 10 lower may go back. Lay your 15 onto the 25.
lesson-ff-help = Once a turn you may help the other one, with a card that gives a pile of theirs more room. Their down pile is at 52: lay your 56 there.
lesson-ff-refill = Why help? Because a player who has helped refills their hand to six instead of drawing only two. End your turn and see.
lesson-ff-helped = { $first } has helped you as well: your up pile went back from 15 to 9. So it goes on, turn by turn. Let us jump to the end of a game.
lesson-ff-late = Your draw pile is empty, and these are your last four cards. Beware: whoever cannot lay two cards at the start of a turn loses at once, and so does whoever has kept a single one.
lesson-ff-order = So lay all four now; only the order matters. Your up pile is at 44, and 34 is exactly 10 lower. Lay the 34 first.
lesson-ff-close = Now there is room again. Lay the 45 on the up pile.
lesson-ff-all = Your down pile is at 13. Lay the 12 there.
lesson-ff-last = And now the last one: lay your 52 on the up pile. It wins on the spot.
