"""One game of each to the end, with a bot of each level; prints a line for each."""

import sys

from lichtspiel import Dice, all_games, compiled, new_table, read_record, verify
from lichtspiel.bots import Budget, make_bot

assert sys.platform == "emscripten"
assert not compiled

for game in all_games():
    table = new_table(game.slug, seed=2026)
    levels = ["strong", "medium", "easy", "medium"][: table.setup.seats]
    bots = [
        make_bot(game, level, Dice(seat), Budget(worlds=4)) for seat, level in enumerate(levels)
    ]
    while not table.over:
        seat = table.state.actor
        table.play(bots[seat].decide(table.view(seat)))
    verify(read_record(table.record().dumps()))
    print(game.slug, table.outcome.reason)
