# The Game: Face to Face

face-to-face-title = The Game: Face to Face
face-to-face-about = A duel: be the first to play all 58 cards, and don’t get stuck.
face-to-face-option-last_card_grace = a player with one last card may play it on its own

ff-seat-gold = Gold
ff-seat-silver = Silver

ff-pile =
    { $pile ->
        [up] on your up pile
        [down] on your down pile
        [help-up] help: on your opponent’s up pile
       *[help-down] help: on your opponent’s down pile
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
        [2] This turn: nothing played yet; play at least two cards.
        [1] { $laid ->
            [0] This turn: your last card, on its own.
           *[1] This turn: one card played; play at least one more.
        }
       *[0] This turn: { $laid } cards played, { $helped ->
            [yes] one of them to help your opponent
           *[no] all on your own piles
        }; if you end it now, you draw { $draw }.
    }
ff-asks =
    { $due ->
        [2] Play at least two cards (such as { $examples }):
        [1] { $laid ->
            [0] Play your last card (such as { $examples }):
           *[1] Play at least one more card (such as { $examples }):
        }
       *[0] { $examples ->
            [none] No other card fits. Type “end”:
           *[other] Play another card (such as { $examples }) or type “end”:
        }
    }
ff-help =
    Type a card’s number and a pile: “up” or “down” for your own, “help up” or “help down” for
    your opponent’s; in short: u, d, hu, hd. Right now: { $examples }. From the second card on,
    “end” (or e) ends your turn. Press Enter to choose step by step.
ff-signs = Under the cards: ↑ ↓ your piles, +↑ +↓ your opponent’s.

ff-result-emptied =
    { $me ->
        [yes] You win: you have played all 58 cards!
        [lost] You lose: { $who } has played all 58 cards.
       *[no] { $who } wins, having played all 58 cards.
    }
ff-result-stuck =
    { $me ->
        [yes] You win: { $other } can’t play two cards.
        [lost] You lose: you can’t play two cards.
       *[no] { $who } wins: { $other } can’t play two cards.
    }
ff-result-stuck-last =
    { $me ->
        [yes] You win: { $other } can’t play their last card.
        [lost] You lose: you can’t play your last card.
       *[no] { $who } wins: { $other } can’t play their last card.
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
        [help-up] { $card } ↑ to help
       *[help-down] { $card } ↓ to help
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
        [yes] You play { $card } { $pile ->
            [up] on your up pile (was { $top }).
            [down] on your down pile (was { $top }).
            [help-up] on your opponent’s up pile (was { $top }), to help.
           *[help-down] on your opponent’s down pile (was { $top }), to help.
        }
       *[no] { $who } plays { $card } { $pile ->
            [up] on their own up pile (was { $top }).
            [down] on their own down pile (was { $top }).
            [help-up] { $helped ->
                [yes] on your up pile (was { $top }), to help you.
               *[no] on the opponent’s up pile (was { $top }), to help.
            }
           *[help-down] { $helped ->
                [yes] on your down pile (was { $top }), to help you.
               *[no] on the opponent’s down pile (was { $top }), to help.
            }
        }
    }
ff-told-drew =
    { $who } ends their turn and draws { $count ->
        [0] nothing.
        [one] { $count } card.
       *[other] { $count } cards.
    }
ff-told-drew-cards = You end your turn and draw { $cards }.
ff-told-won =
    { $me ->
        [yes] You win.
       *[no] { $who } wins.
    }

ff-not-dealt = The cards haven’t been dealt yet.
ff-over = The game is over.
ff-not-in-hand = { $card } isn’t in your hand.
ff-helped-already = You have already helped your opponent this turn.
ff-misfit-up =
    { $card } doesn’t fit on your up pile at { $top }: it takes higher cards{ $trick ->
        [0] {""}
       *[other] , or exactly { $trick }
    }.
ff-misfit-down =
    { $card } doesn’t fit on your down pile at { $top }: it takes lower cards{ $trick ->
        [0] {""}
       *[other] , or exactly { $trick }
    }.
ff-misfit-help-up = { $card } doesn’t help on your opponent’s up pile at { $top }: only a lower card does.
ff-misfit-help-down = { $card } doesn’t help on your opponent’s down pile at { $top }: only a higher card does.
ff-no-second = If you play { $card } there, no second card will fit, and you must play at least two.
ff-minimum =
    { $laid ->
        [0] You must play at least two cards first.
       *[other] You must play at least one more card first.
    }
ff-last-card-first = You must play your last card first.

ff-position-card-twice = { $place }: card { $card } appears twice.
ff-position-top = { $place }.{ $pile }: { $card } can’t be on top; nobody has played it (or it is somewhere else).
ff-position-helped = { $place }: no card from this turn is on the opponent’s piles.
ff-position-small-hand = { $place }: with cards left to draw, at least { $least } are in hand between turns.
ff-position-won-before = { $place }: it can’t be this player’s turn, the game was already won.
ff-position-no-second = { $place }: no second card can follow the first, so the first was illegal.

ff-rule-1 = For two players: gold and silver. Each has the numbers 2 to 59 once, 58 cards in all.
ff-rule-2 = Each player has two piles: the up pile starts at 1, the down pile at 60.
ff-rule-3 = Each player shuffles their own cards and draws 6. Who starts is decided at random.
ff-rule-4 = On your turn, play at least 2 cards from your hand, one at a time; more if you like.
ff-rule-5 = The minimum of 2 still applies when your draw pile is empty.
ff-rule-6 = At most one card per turn may go on your opponent’s piles; all others go on your own. You never have to help.
ff-rule-7 = Your up pile takes a higher card than its top, or one exactly 10 lower (backwards trick).
ff-rule-8 = Your down pile takes a lower card than its top, or one exactly 10 higher (backwards trick).
ff-rule-9 = You may use the backwards trick as often as you like in a turn.
ff-rule-10 = A card on your opponent’s pile must help: lower on the up pile, higher on the down pile. No backwards trick there.
ff-rule-11 = So you can’t play on an opponent’s pile that is still untouched or can’t be improved.
ff-rule-12 = The card for your opponent may come first, last or in between.
ff-rule-13 = Then draw: 2 cards if you played only on your own piles, otherwise until you hold 6 again. Now it’s your opponent’s turn.
ff-rule-14 = You never hold more than 6 cards.
ff-rule-15 = The first player to play all 58 of their cards wins at once, wherever the last one goes.
ff-rule-16 = If you can’t play 2 cards at the start of your turn, you lose at once, no matter how many cards either of you has left.
ff-rule-17 = You may play a first card only if a second one can follow.
ff-rule-18 = If you have a single card left, you can’t play 2, so you lose. With option last_card_grace, you may play it on its own, if it fits, and win.
ff-rule-19 = There is always a winner.
ff-rule-20 = You see your hand, all piles, every card played and how many cards each player has, but not your opponent’s hand or the order of the draw piles.
ff-rule-21 = From the second card on, you decide when your turn ends.

# Words that may be typed instead of the notation's: up, down, help, end.
ff-word-up = up
ff-word-down = down
ff-word-help = help
ff-word-end = end, done
face-to-face-reason-emptied = won by playing every card
face-to-face-reason-stuck = won because the opponent was stuck
ff-view-impossible = This view is impossible: the player to move couldn’t move.

# In the browser.
ff-web-asks =
    { $due ->
        [2] Your turn: play at least two cards.
        [1] { $laid ->
            [0] Your turn: play your last card.
           *[1] Play at least one more card.
        }
       *[0] Play another card, or end your turn.
    }
ff-web-asks-end = Nothing else fits: end your turn.
ff-web-waits = { $who } is thinking.
ff-web-over = The game is over…
ff-web-verdict =
    { $me ->
        [yes] You win!
        [lost] You lose.
       *[no] { $who } wins.
    }
ff-web-go-on = Continue
ff-web-stuck =
    { $how ->
        [none] { $me ->
            [yes] You have to play two cards, but none of them fits.
           *[no] { $who } has to play two cards, but none of them fits.
        }
        [one] { $me ->
            [yes] You have to play two cards, but only { $cards } fits.
           *[no] { $who } has to play two cards, but only { $cards } fits.
        }
        [help] { $me ->
            [yes] You have to play two cards, but { $cards } fit only your opponent’s piles, and only one card a turn may go there.
           *[no] { $who } has to play two cards, but { $cards } fit only the opponent’s piles, and only one card a turn may go there.
        }
        [grace] { $me ->
            [yes] Your last card doesn’t fit on any pile.
           *[no] { $who }’s last card doesn’t fit on any pile.
        }
       *[single] { $me ->
            [yes] You have to play two cards, but you have only one left.
           *[no] { $who } has to play two cards, but has only one left.
        }
    }
ff-web-wants =
    { $pile ->
        [up] takes only cards higher than { $top }
        [down] takes only cards lower than { $top }
        [help-up] helped only by cards lower than { $top }
       *[help-down] helped only by cards higher than { $top }
    }{ $trick ->
        [0] {""}
       *[other] , or exactly { $trick }
    }
ff-web-wants-short =
    { $which ->
        [none] nothing fits
        [higher] only above { $top }
       *[lower] only below { $top }
    }{ $trick ->
        [0] {""}
       *[other] , or exactly { $trick }
    }
ff-told-drew-nothing = You end your turn and draw nothing.
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
        [help-up] on your opponent’s up pile, to help
       *[help-down] on your opponent’s down pile, to help
    }
ff-web-onto =
    { $pile ->
        [up] on your up pile
        [down] on your down pile
        [help-up] on your opponent’s up pile
       *[help-down] on your opponent’s down pile
    }
ff-web-card = { $card }
ff-web-card-fits = { $card }, fits { $piles }
ff-web-card-unfit = { $card }, doesn’t fit anywhere now
ff-web-pile =
    { $pile ->
        [up] your up pile
        [down] your down pile
        [help-up] your opponent’s up pile
       *[help-down] your opponent’s down pile
    } at { $top }
ff-web-pile-of =
    { $who }, { $kind ->
        [up] up pile
       *[down] down pile
    } at { $top }
ff-web-pile-takes = { $pile }, { $card } fits here
ff-web-draw-pile =
    { $who }, draw pile: { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
ff-web-hand-of =
    { $who }, hand: { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
ff-web-hand = Your hand
ff-web-keys = Choose a card with the arrow keys and pick it with Enter. U and D play it on your up or down pile, Shift+U and Shift+D on your opponent’s. E ends your turn, Escape puts the card back.
ff-web-pick-first = Pick a card from your hand first.
ff-web-help = help
ff-web-hinted = recommended
ff-web-turn = This turn
ff-web-turn-of = { $who } played
ff-web-slot =
    { $number ->
        [1] first card, not played yet
       *[other] second card, not played yet
    }
ff-web-laid-by =
    { $card } { $pile ->
        [up] on their own up pile
        [down] on their own down pile
        [help-up] on the opponent’s up pile, to help
       *[help-down] on the opponent’s down pile, to help
    }, { $distance }
ff-web-score = Score sheet
ff-web-score-laid = Cards played
ff-web-score-hand = Left in hand
ff-web-score-draw = Left to draw
ff-web-score-backwards = Backwards tricks
ff-web-score-help = Times helped
ff-web-score-won = won
# Before the game: the options in words.

face-to-face-option-last_card_grace-label = Last card alone
face-to-face-option-last_card_grace-help = A player with only one card left may play just that card; normally you must play at least two per turn.

rules-idea-face-to-face = A duel of small steps. Each of you has two piles, one climbing and one falling, and every card leaves a little less room. The best moves go backwards, or help your opponent. Be the first to play all your cards, and never be left without two that fit.
rules-picture-ff-backwards = Your up pile is at 27. The 28 would fit, and so does the 17: it is exactly 10 lower. On your down pile at 35, the 12 and the 34 fit, and the 45 is a backwards trick.
rules-picture-ff-help = Your opponent’s up pile is at 29. Any lower card helps, such as the 12; a 30 would not.
rules-picture-ff-second = Your up pile is at 40, your down pile at 12, and you hold only 30 and 35. The 30 must come first: then the 35 fits. The other way round, you would be stuck.
rules-picture-ff-last = Your last four cards: play 34, 45 and 52 on the up pile and 12 on the down pile, and you have won.

lesson-ff-welcome = Welcome! You play gold, { $first } plays silver. The first to play all 58 cards wins. Each of you has two piles: one climbs from 1, the other falls from 60.
lesson-ff-up = Play your 3 on the up pile. It only takes higher cards, so small steps are precious.
lesson-ff-down = Each turn takes at least two cards. The down pile takes lower cards: play your 58 there.
lesson-ff-more = That’s two, so you could stop. But the 5 is so close to the 3 that it costs almost nothing: play it on the up pile.
lesson-ff-end = Now end your turn. All your cards went on your own piles, so you draw two, no matter how many you played.
lesson-ff-leap = { $first } has taken big leaps, and that hurts. Now play your 25 on the up pile: a leap too, but wait…
lesson-ff-backwards = … for the backwards trick! A card exactly 10 lower may go back. Play your 15 on the 25.
lesson-ff-help = Once per turn you may help your opponent with a card that gives one of their piles more room. Their down pile is at 52: play your 56 there.
lesson-ff-refill = Why help? Because a player who has helped refills their hand to six instead of drawing just two. End your turn and see.
lesson-ff-helped = { $first } has helped you too: your up pile is back from 15 to 9. And so it goes, turn by turn. Let’s jump to the end of a game.
lesson-ff-late = Your draw pile is empty, and these are your last four cards. Careful: if you can’t play two cards at the start of your turn, you lose at once. So never keep a single card!
lesson-ff-order = Play all four now; only the order matters. Your up pile is at 44, and 34 is exactly 10 lower. Play the 34 first.
lesson-ff-close = Now there is room again. Play the 45 on the up pile.
lesson-ff-all = Your down pile is at 13. Play the 12 there.
lesson-ff-last = And now the last one: play your 52 on the up pile to win on the spot.
