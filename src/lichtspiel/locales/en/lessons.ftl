# First steps: a guided game of a few minutes, with a coach.

lesson-title = First steps
lesson-table = The table
lesson-coach = Your coach
lesson-progress = { $step } of { $all }
lesson-next = Next
lesson-back = Back
lesson-skip = Skip
lesson-exit = Leave the lesson
lesson-watching = Watch what the others do.
lesson-legal = That’s allowed, but try this first: { $action }.
lesson-not-now = That isn’t possible here. Try what your coach suggests.
lesson-done = Well done!
lesson-done-help = That’s all you need for your first game. You’ll pick up the rest as you play.
lesson-play = Now play against bots
lesson-rules = Read the rules
lesson-again = Start again
