# First steps: a guided game of a few minutes, with a coach.

lesson-title = First steps
lesson-coach = Your coach
lesson-progress = { $step } of { $all }
lesson-next = Next
lesson-back = Back
lesson-skip = Skip
lesson-exit = Leave the lesson
lesson-watching = Watch what the others do.
lesson-legal = That would be allowed. But try this first: { $action }.
lesson-not-now = That is not possible here. Try what your coach asks for.
lesson-done = Well done!
lesson-done-help = You know what you need for a first game. The rest comes with playing.
lesson-play = Play now against bots
lesson-rules = Read the rules
lesson-again = Once more from the start
