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
