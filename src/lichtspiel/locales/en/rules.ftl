# The rules as a page to read.

rules-of = The rules of { $game }
rules-title = Rules
rules-contents = On this page
rules-number = Rule { $rule }
rules-decided = Our decision
rules-decided-in-part = Our decision in part
rules-decided-help = Where the rulebook says nothing or leaves it open, we decided as players would expect. Such rules bear this mark.
# Exactly as it ends the texts of rules.
rules-decided-words = (Our decision.)
rules-example = Example
rules-options = Options
rules-options-help = What can be agreed on before a table opens, and the rule it changes.
rules-whole = All the rules of { $game }
rules-learn = First steps: learn it by playing
rules-play = Open a table
rules-effects = The house script

rules-section-setup = Set-up
rules-section-turn = A turn
rules-section-end = The end
rules-section-sight = What you see
rules-section-double = The Double
rules-section-exchange = The exchange
rules-section-play = Playing a round
rules-section-finishing = Finishing and seating
rules-section-match = The match
rules-section-display = Your display
rules-section-sides = Tops, flops and markers
rules-section-change = Change cards
rules-section-completed = Completed films
rules-section-scoring = End and scoring
rules-section-deck = The deck
rules-section-material = Scenes and script
rules-section-acts = Three acts
rules-section-filming = Filming
rules-section-editing = Editing
rules-section-closing = Closing the act
rules-section-solo = Playing alone
rules-section-script = Other scripts

rules-idea-face-to-face = A duel in small steps. Each of you has two piles, one that climbs and one that falls, and every card leaves a little less room. The best moves go backwards, or help the other one. Be the first to lay all your cards, and never be without two that fit.
rules-idea-hollywood-poker = Hollywood is a ladder. Whoever gets rid of all cards first is the Megastar of the next deal and takes the best cards from the Dishwasher, who would so much like to be on top. Lead what others cannot follow, pass when it pays, and keep a Double for the end.
rules-idea-top-oder-flop = Five films are being made, and everybody has a hand in them. Your cards make a film a top or a flop, or they are your share in it; never both. Whoever has the most influence on a success earns it, and whoever has it on a failure pays.
rules-idea-klappe-und-action = Together you shoot a film in three acts, without a word and without knowing each other’s scenes. Then you cut: scissors swap what is out of place. If the numbers rise from the intro to the credits, the act has succeeded. A reshoot covers what cannot be saved.

rules-picture-ff-backwards = Your up pile is at 27. The 28 would fit, and so does the 17: it is exactly 10 lower. 12 and 34 on the down pile at 35 are fine, the 45 there is a backwards trick too.
rules-picture-ff-help = The opponent’s up pile is at 29. Any lower card helps, such as the 12; a 30 would not.
rules-picture-ff-second = Up pile at 40, down pile at 12, and only 30 and 35 in hand. The 30 must come first: after it the 35 fits. The other way round nothing would follow.
rules-picture-ff-last = The last four cards. With 34, 45 and 52 on the up pile and 12 on the down pile all are laid, and the game is won.
rules-picture-hp-double = 5-5-D counts as three fives. Three sixes would beat it, three fives would not. The Double alone counts 14.
rules-picture-hp-exchange = The Megastar has received a 13 and a Double and gives back two cards, such as the 1s.
rules-picture-hp-follow = 7-7 has to be beaten by exactly two cards: 9-9 will do, also 9-D or 12-D. A single 12 will not.
rules-picture-hp-lap = 3-3-3, 6-6-6, a pass, 11-11-11. When the last seat has acted the round is over: nobody is asked twice, and the elevens lead next.
rules-picture-tf-turn = The 3 for Draculas Diner and Rauchende Revolver goes to a film it names, here to the top side of Draculas Diner. Then a card is drawn.
rules-picture-tf-over = The top side of Arabische Abenteuer holds 4, 3 and 2. A 4 drives out the 2, which goes into the display of whoever laid the 4.
rules-picture-tf-change = Flop→Top takes the lowest card of a flop side, here the 3 of Arabische Abenteuer, to the top side of a film it names: Coole Cops.
rules-picture-tf-last = Only the flop side of Arabische Abenteuer is open. A third card or a stop there completes the last film, and the game ends at once.
rules-picture-ka-film = After 3 and 6 there is room for what the partner may hold. The 12 goes rather far to the right.
rules-picture-ka-edit = All scenes are laid. Scene 7 has scissors and may swap with a neighbour: with the 6 on its right, all is in order.
rules-picture-ka-order = 3, 6, 7, 10, 12, 16: the numbers never fall. The act has succeeded without a reshoot.
rules-picture-ka-reshoot = The 10 lies before the 8. One reshoot will do, on either of them; covering any other scene would not help.
