"""The games for other laboratories: PettingZoo, Gymnasium, OpenSpiel. Each needs its own extra.

Actions are numbered as in `game.all_actions`, observations are those of `lab.observations`, and
returns are the same everywhere (`lab.episodes.returns`).
"""
