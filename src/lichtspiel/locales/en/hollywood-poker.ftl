# Hollywood Poker

hollywood-poker-title = Hollywood Poker
hollywood-poker-about = From dishwasher to megastar: get rid of your cards first, and climb the ladder deal by deal.
hollywood-poker-option-round = how long a round lasts, which the rulebook leaves open
hollywood-poker-option-end = how the match ends: at a points target, after a set number of deals, or when time is up
hollywood-poker-option-target = the points needed to win; by default, as the rules say for the number of players
hollywood-poker-option-deals = how many deals, if a number of deals ends the match
hollywood-poker-option-minutes = how many minutes, if time ends the match
hollywood-poker-option-careers = the careers between Megastar and Dishwasher, highest first, joined by +
hollywood-poker-reason-target = the target was reached
hollywood-poker-reason-deals = all deals were played
hollywood-poker-reason-time = time ran out

hp-career =
    { $career ->
        [megastar] Megastar
        [director] Director
        [producer] Producer
        [casting-manager] Casting manager
        [actor] Actor
        [starlet] Starlet
        [stuntman] Stuntman
        [dishwasher] Dishwasher
       *[none] –
    }
hp-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

hp-column-career = Career
hp-column-player = Player
hp-column-cards = Cards
hp-column-round = This round
hp-column-points = Points
hp-deal =
    { $end ->
        [points] Deal { $deal } · first to { $target } points
        [deals] Deal { $deal } of { $deals }
       *[time] Deal { $deal } · { $minutes ->
            [one] 1 minute
           *[other] { $minutes } minutes
        }
    }
hp-row =
    { $career }: { $who }, { $cards }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; { $done ->
        [yes] { $act }
       *[no] this round: { $act }
    }.
hp-row-first =
    { $who }: { $cards }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; { $done ->
        [yes] { $act }
       *[no] this round: { $act }
    }.
hp-acted-pass = passed
hp-acted-nothing = –
hp-acted-finished =
    { $place ->
        [1] finished 1st
        [2] finished 2nd
        [3] finished 3rd
       *[other] finished { $place }th
    }
hp-exchanging =
    { $me ->
        [yes] You are choosing
       *[no] { $who } is choosing
    } what to give: { $named } of { $size } chosen.
hp-to-lead =
    { $me ->
        [yes] You lead: any number of cards of one value.
       *[no] { $who } leads.
    }
hp-to-beat = To beat: { $who }’s { $cards }.
hp-hand = Your hand: { $cards }.
hp-hand-empty = Your hand is empty.
hp-exchanged = Exchange: you gave { $gave }; you received { $received }.
hp-time-called = Time is up: this is the last deal.

hp-asks-give =
    { $due ->
        [1] Give one card (such as { $example }):
       *[other] Give { $due } cards (such as { $example }):
    }
hp-asks-lead = Lead a set (such as { $examples }):
hp-asks-answer =
    { $examples ->
        [none] You can’t beat that. Type “pass”:
       *[other] { $size ->
            [1] Play one higher card (such as { $examples }) or type “pass”:
           *[other] Play { $size } cards of a higher value (such as { $examples }) or type “pass”:
        }
    }
hp-help =
    { $gift ->
        [none] Type the cards of a set{ $examples ->
            [none] .
           *[other] {" "}(right now: { $examples }).
        } D is a Double; “6-6” may also be typed as 66 or 6,6. “pass” (or p) passes.
       *[other] Type “give” and the cards: { $gift } gives them all at once; you can also name them one by one.
    } Press Enter to choose step by step.
hp-word-pass = pass, passes
hp-word-give = give, gives
hp-path-pass = pass
hp-path-give = give { $card }

hp-result =
    { $me ->
        [yes] You win
       *[no] { $who } wins
    } { $reason ->
        [target] the match on points.
       *[other]
            { $by ->
                [points] the match: Megastar just as often, but with more points.
                [place] the match: Megastar just as often and with as many points, but better placed in the last deal.
               *[megastars]
                    { $reason ->
                        [deals] the match: Megastar most often in all the deals.
                       *[time] the match: Megastar most often when time ran out.
                    }
            }
    }
hp-result-place =
    { $place }. { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $megastars ->
        [0] never Megastar
        [one] Megastar once
        [2] Megastar twice
       *[other] Megastar { $megastars } times
    }

hp-told-deal-begins =
    { $deal ->
        [1] The first deal. Seating order: { $order }.
       *[other] Deal { $deal }. New seating order, Megastar first: { $order }.
    }
hp-told-dealt = You are dealt { $cards }.
hp-brief-passed = passes
hp-brief-gift = gives { $count }
hp-web-exchanged = You gave { $gave } and got { $got }.
hp-gift-card =
    { $card ->
        [D] { $count ->
            [1] a Double
            [2] two Doubles
            [3] three Doubles
           *[other] { $count } Doubles
        }
       *[other] { $count ->
            [1] the { $card }
            [2] two { $card }s
            [3] three { $card }s
           *[other] four { $card }s
        }
    }
hp-told-gave = You give { $cards } to { $to }.
hp-told-received = You receive { $cards } from { $who }.
hp-told-gift-passed =
    { $who } gives { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to { $to }.
hp-told-leads =
    { $me ->
        [yes] You lead
       *[no] { $who } leads
    } the first round.
hp-told-played =
    { $me ->
        [yes] You play
       *[no] { $who } plays
    } { $cards } ({ $left ->
        [0] no cards left
       *[other] { $left } left
    }).
hp-told-passed =
    { $me ->
        [yes] You pass.
       *[no] { $who } passes.
    }
hp-told-round-won =
    { $me ->
        [yes] You win
       *[no] { $who } wins
    } the round{ $other ->
        [yes] ; { $leads } leads the next one.
       *[no] .
    }
hp-told-finished =
    { $me ->
        [yes] You are out of cards and finish
       *[no] { $who } is out of cards and finishes
    } { $place ->
        [1] 1st.
        [2] 2nd.
        [3] 3rd.
       *[other] { $place }th.
    }
hp-told-deal-ended = Deal { $deal } is over. Finishing order: { $order }. Points now: { $points }.
hp-told-time-is-up = Time is up. The current deal is played to the end.
hp-told-match-won =
    { $me ->
        [yes] You win the match.
       *[no] { $who } wins the match.
    }

hp-not-dealt = The cards haven’t been dealt yet.
hp-over = The match is over.
hp-give-first =
    Before play starts, you must give { $count ->
        [one] one more card.
       *[other] { $count } more cards.
    }
hp-gift-short =
    { $missing ->
        [one] One more card is needed
       *[other] { $missing } more cards are needed
    }: you must give { $due }.
hp-gift-size =
    You must give { $wanted ->
        [one] one card
       *[other] { $wanted } cards
    }, not { $found }.
hp-not-in-hand = You don’t have { $cards } in your hand.
hp-wrong-number =
    { $wanted ->
        [one] This round is for single cards
       *[other] This round is for sets of { $wanted } cards
    }, not { $found }.
hp-not-higher = { $cards } doesn’t beat { $top }.
hp-leader-passes = You lead, so you must play something.
hp-no-exchange = There is no exchange right now.
hp-no-clock = This match isn’t played against the clock.
hp-time-up-already = Time was already up.
hp-mixed-values = { $cards } isn’t a set: apart from Doubles, all its cards must have the same value. ({ $rule })

hp-position-order = { $place }: each seat must appear exactly once.
hp-position-first-order = { $place }: in the first deal, the players sit in the order of their seat numbers.
hp-position-cards = { $place }: there are { $found } of card { $card } in all, but the game has { $wanted }.
hp-position-pile = { $place }: there are { $found } of card { $card } here, but the game has only { $wanted }.
hp-position-gift-order = { $place }: gifts are chosen in career order; this one comes too early.
hp-position-forced-size = { $place }: the lower-ranked player of this pair gives { $wanted }.
hp-position-gift-gone = { $place }: the lower-ranked player doesn’t have these cards and hasn’t played them.
hp-position-forced-gone = { $place }: the higher-ranked player doesn’t have these cards, and hasn’t played them or given them back.
hp-position-not-highest = { $place }: these weren’t the highest cards; the lower-ranked player has kept { $card }.
hp-position-aside = { $place }: cards are set aside in the first deal, and only then.
hp-position-hand-size = { $place }: the cards in hand and those played come to { $found }, not { $wanted }.
hp-position-finished = { $place }: the players who have finished must be exactly those without cards.
hp-position-no-clock = { $place }: this match isn’t played against the clock.
hp-position-match-over = { $place }: the match was over before this deal.
hp-position-deal-over = { $place }: the deal is over, but the match is not: the next deal comes first.
hp-position-turn = { $place }: it can’t be this player’s turn.
hp-position-played-early = { $place }: no cards are played before the exchange is over.
hp-position-leader = { $place }: the Megastar leads the first round.
hp-position-act = { $place }: “{ $found }” is neither a set nor “pass”.
hp-position-act-unplayed = { $place }: this player hasn’t played { $cards }.
hp-position-sets = { $place }: all sets of a round have the same size, and their values rise.
hp-position-passed-first = { $place }: nobody passes before the lead.
hp-position-no-lead = { $place }: this player hasn’t led the round.
hp-view-impossible = This view is impossible: nobody could hold these cards.

hp-rule-1 = For 2 to 8 players. For each player there is one card of every value from 1 to 13, plus Doubles: 1 with 2 or 3 players, 2 with 4 or 5, 3 with 6 or 7, 4 with 8. Colours don’t matter.
hp-rule-2 = Careers, from the top: Megastar, Director, Producer, Casting manager, Actor, Starlet, Stuntman, Dishwasher. Megastar and Dishwasher are always included; you choose the others (option careers), which has no effect on play.
hp-rule-3 = Everyone is dealt 13 cards. In the first deal, the remaining cards are set aside unseen; from the second deal on, the Dishwasher deals and must pick them up.
hp-rule-4 = The first deal has no careers and no exchange. The player who leads is chosen at random.
hp-rule-5 = Together with other cards, a Double takes their value: 5-5-D is three fives. Doubles played alone are worth 14, the highest value.
hp-rule-6 = Before every deal but the first, the 1st exchanges with the last, the 2nd with the second to last, and so on: 4, 3, 2 and 1 cards with 8 players; 3, 2 and 1 with 6 or 7; 2 and 1 with 4 or 5; 1 with 2 or 3.
hp-rule-7 = With an odd number of players, the one in the middle doesn’t exchange.
hp-rule-8 = The lower-ranked player must give their highest cards. The higher-ranked player then gives back as many cards of their choice, even the same ones.
hp-rule-9 = The Megastar leads the first round of a deal. Play goes clockwise.
hp-rule-10 = The player who leads plays any number of cards of one value, with or without Doubles, and may not pass.
hp-rule-11 = To follow, play exactly as many cards, of a higher value than the last set, or pass. You may always pass. There is no revolution: the order of the values never changes.
hp-rule-12 = The highest set wins the round. The rulebook doesn’t say how long a round lasts: its example fits a single lap as well as a longer round. Option round: lap (the default), everyone with cards plays or passes once; open, it goes on until all others pass in a row; locked, the same, but once you pass, you are out of the round.
hp-rule-13 = The winner of a round leads the next one.
hp-rule-14 = If the winner has no cards left, the lead goes to the next higher career; if that player has finished, or the winner is the Megastar, to the next lower; failing that, to the highest career still holding cards. In the first deal, it goes to the next player clockwise.
hp-rule-15 = You may only play and give cards from your own hand. You choose which cards and Doubles make up a set, and can’t take it back.
hp-rule-16 = The first player out of cards is the next Megastar; the others follow in the order they finish. Any set may be your last, even Doubles. The deal ends as soon as only one player holds cards: the next Dishwasher.
hp-rule-17 = Two players never finish at the same moment.
hp-rule-18 = After each deal, everyone but the Megastar changes seats: they sit down to the Megastar’s left in career order.
hp-rule-19 = What ends the match (option end): points (the default: the first to reach the target), deals (a number of deals) or time (minutes). When time is up, the current deal is played to the end.
hp-rule-20 = Points by position: 8 players 10 9 8 7 4 3 2 1; 7 players 8 7 6 4 3 2 1; 6 players 8 7 6 3 2 1; 5 players 6 5 3 2 1; 4 players 6 5 2 1; 3 players 4 2 1; 2 players 4 1.
hp-rule-21 = The target is 50 points with 8 players, 40 with 6 or 7, 30 with 4 or 5, 20 with 2 or 3. You can also set it higher or lower, from 10 to 200.
hp-rule-22 = When playing for points, the most points win; ties go to the better position in the last deal. Otherwise, the player who was Megastar most often wins; ties are broken by points, then by the last deal.
hp-rule-23 = You see your hand, how many cards everyone has, every set and every pass, careers, seating and points; of the exchange, only what you gave and received yourself.

# Before the game: the options in words.

hollywood-poker-option-round-label = How long a round lasts
hollywood-poker-option-round-help = The rulebook leaves it open. Play it the way you are used to.
hollywood-poker-option-round-lap = one lap
hollywood-poker-option-round-lap-help = Everyone with cards plays or passes once, then the highest set wins.
hollywood-poker-option-round-open = until all pass
hollywood-poker-option-round-open-help = It goes on until all others pass in a row. If you passed, you may come back in.
hollywood-poker-option-round-locked = until all pass, no way back
hollywood-poker-option-round-locked-help = It goes on until all others have passed. Once you pass, you are out of the round.
hollywood-poker-option-end-label = The match ends
hollywood-poker-option-end-help = A match has several deals; points add up.
hollywood-poker-option-end-points = at a points target
hollywood-poker-option-end-deals = after a set number of deals
hollywood-poker-option-end-time = when time is up
hollywood-poker-option-target-label = Points to win
hollywood-poker-option-target-help = The higher, the longer the match.
hollywood-poker-option-deals-label = Deals
hollywood-poker-option-deals-help = After the last deal, the player who was Megastar most often wins.
hollywood-poker-option-minutes-label = Minutes
hollywood-poker-option-minutes-help = When time is up, the current deal is played to the end.
hollywood-poker-option-careers-label = Careers in between
hollywood-poker-option-careers-help = Megastar and Dishwasher are always included. Which others you choose makes no difference to the game.
hollywood-poker-option-careers-director = Director
hollywood-poker-option-careers-producer = Producer
hollywood-poker-option-careers-casting-manager = Casting manager
hollywood-poker-option-careers-actor = Actor
hollywood-poker-option-careers-starlet = Starlet
hollywood-poker-option-careers-stuntman = Stuntman
# Hollywood Poker in the browser

hp-web-double = Double
hp-web-play = Play { $cards }
hp-web-play-none = Play
hp-web-pass = Pass
hp-web-give = Give { $cards }
hp-web-give-more =
    { $count ->
        [one] Pick one card to give
       *[other] Pick { $count } cards to give
    }
hp-web-clear = Put them all back
hp-web-asks-give =
    { $due ->
        [one] Pick one card to give away.
       *[other] Pick { $due } cards to give away.
    }
hp-web-asks-lead = You lead: pick one or more cards of one value.
hp-web-asks-answer =
    Beat { $owner }’s { $cards } with { $size ->
        [one] one higher card
       *[other] { $size } cards of a higher value
    }, or pass.
hp-web-waits-give = { $who } is choosing what to give.
hp-web-waits-lead = { $who } leads.
hp-web-waits-answer = { $who } is thinking; to beat: { $cards }.
hp-web-dock = Your cards and what you can do
hp-web-hand = Your hand
hp-web-group =
    { $card }: { $count ->
        [one] one card
       *[other] { $count } cards
    }{ $chosen ->
        [0] { "" }
       *[other] , { $chosen } picked
    }
hp-web-cannot = can’t be played now
hp-web-recommended = recommended
hp-web-sets = Sets you can play
hp-web-round = This round
hp-web-they-played = { $who }: { $cards }
hp-web-they-passed = { $who } passed
hp-web-to-beat = to beat
hp-web-ladder = Careers and points
hp-web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hp-web-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
hp-web-unit =
    { $points ->
        [one] point
       *[other] points
    }
hp-web-goes-here = Your set goes here
hp-web-megastars =
    { $count ->
        [0] never Megastar
        [one] Megastar once
        [2] Megastar twice
       *[other] Megastar { $count } times
    }
hp-web-exchange = Exchange with { $who }
hp-web-no-exchange = You don’t take part in the exchange.
hp-web-you-give = You give
hp-web-you-receive = You get
hp-web-still-open = not chosen yet
hp-web-before = Dealt
hp-web-after = After the exchange
hp-web-why-round =
    { $how ->
        [lap] A round is one lap: everyone has had their turn.
        [locked] Everyone else has passed, and once you pass you can’t come back in.
       *[passed] Everyone else has passed.
    }
hp-web-why-deal =
    { $me ->
        [yes] Only you still have cards
       *[no] Only { $who } still has cards
    }, so the deal ends at once, even in the middle of a round.
hp-web-role-free = still up for grabs
hp-web-your-place =
    You finish { $place ->
        [2] 2nd.
        [3] 3rd.
       *[other] { $place }th.
    }
hp-web-deal-over = Deal { $deal } is over
hp-web-finished =
    { $place ->
        [1] You finish 1st
        [2] You finish 2nd
        [3] You finish 3rd
       *[other] You finish { $place }th
    }: your new career is { $career }.
hp-web-finished-last =
    You finish the last deal { $place ->
        [1] in 1st place.
        [2] in 2nd place.
        [3] in 3rd place.
       *[other] in { $place }th place.
    }
hp-web-won-deal = Deal { $deal } is over: { $who } was first out of cards.
hp-web-walk = Everyone takes a new seat, and the cards are dealt.
hp-web-walk-as = New seats, new cards. Your career: { $career }.
hp-web-gifts = Exchange
hp-web-since = since your last move
hp-web-go-on = Continue
hp-web-by-deal = Deal by deal
hp-web-total = Total
hp-web-open-hands = Cards left in hand

rules-idea-hollywood-poker = Hollywood is a ladder, and it isn’t fair. The first player to get rid of all their cards is the Megastar of the next deal and takes the best cards from the poor Dishwasher. Lead what the others can’t follow, pass when it pays, and keep a Double for the end.
rules-picture-hp-double = 5-5-D counts as three fives. Three sixes beat it, three fives don’t. A Double alone counts as 14.
rules-picture-hp-exchange = The Megastar has received a 13 and a Double and gives back two cards, such as the two 1s.
rules-picture-hp-follow = To beat 7-7 you need exactly two cards: 9-9 will do, and so will 9-D or 12-D. A single 12 won’t.
rules-picture-hp-lap = 3-3-3, 6-6-6, a pass, 11-11-11. If a round is one lap, it ends when the last player has played or passed: nobody gets a second turn, and the player of the elevens leads next.

lesson-hp-welcome = Hollywood Poker is a race: the first player to get rid of all their cards becomes the Megastar. The first deal is nearly over, and you lead.
lesson-hp-lead = Lead one or more cards of the same value. Low pairs are hard to get rid of later, so play 4-4.
lesson-hp-follow = { $third } won that round with 7-7 and now leads a single 6. Follow with exactly one higher card, or pass. Play your 8.
lesson-hp-pass = A round is just one lap, so { $second } won with the 10 and leads a 13. Only your Double could beat it, and you’ll need that later. Pass.
lesson-hp-pair = Now a low pair, 3-3. This is your moment: play 11-11.
lesson-hp-double = You won the round, so you lead. A Double played alone counts as 14, and nothing beats it. Play it…
lesson-hp-last = … everyone had to pass, and you lead again. Your last card is a 2. Play it, and you’re out.
lesson-hp-megastar = You are the first out of cards, so you’ll be the next Megastar. The others play on for the careers below, and the last one holding cards becomes the Dishwasher.
lesson-hp-exchange = The next deal begins with an exchange. { $third }, the Dishwasher, had to give you their two best cards, a 13 and a Double. You give back any two you like.
lesson-hp-give = Give away what’s hardest to play: pick both 1s and give them.
lesson-hp-joker = The Megastar leads the first round. With other cards, a Double takes their value: play 11-11-D, three elevens.
lesson-hp-small = Nobody had three higher cards. You lead again, so get rid of 3-3 while you can.
lesson-hp-match = { $third } takes this round with 8-8. And so it goes, deal by deal. Each deal scores points by position, and with four players the first to reach 30 wins.
hp-word-double = double, doubles
