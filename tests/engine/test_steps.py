"""A step ahead is the move itself, made on a copy; and a move is judged and applied once."""

from __future__ import annotations

import pytest

from lichtspiel import SPECTATOR, Dice, Game, IllegalAction, Refusal, Table, all_games, new_table
from lichtspiel.engine import registry
from lichtspiel.engine.contract import Action
from lichtspiel.engine.seeds import Seeds
from tests.test_broken_games import SHOW, Tiny, TinyGame

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


class Counting(Tiny):
    """Counts how often it is asked, and how often something is done."""

    asked = 0
    applied = 0

    def why_illegal(self, action: Action) -> Refusal | None:
        Counting.asked += 1
        return super().why_illegal(action)

    def apply(self, action: Action) -> None:
        Counting.applied += 1
        super().apply(action)


def counting_table(monkeypatch: pytest.MonkeyPatch) -> Table:
    game = TinyGame(Counting)
    monkeypatch.setitem(registry._games, game.slug, game)
    monkeypatch.setattr(Counting, "asked", 0)
    monkeypatch.setattr(Counting, "applied", 0)
    return Table(game.setup(), Seeds.numbered(1))


def test_a_move_is_judged_and_applied_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = counting_table(monkeypatch)
    table.play(SHOW, seat=0)
    assert (Counting.asked, Counting.applied) == (1, 1)
    table.take(table.ahead(SHOW, seat=1))
    assert (Counting.asked, Counting.applied) == (2, 2)
    assert table.over


def told_to_all(table: Table) -> list[object]:
    return [table.told(viewer) for viewer in range(SPECTATOR, table.setup.seats)]


@GAMES
def test_steps_taken_are_the_game_played(game: Game) -> None:
    dice = Dice(5)
    one, other = new_table(game.slug, seed=3), new_table(game.slug, seed=3)
    for _ in range(200):
        if one.over:
            break
        actions = one.legal_actions()
        action = actions[dice.below(len(actions))]
        before, heard = one.state, told_to_all(one)
        step = one.ahead(action, one.actor)
        assert (one.state, told_to_all(one)) == (before, heard), "nothing has happened yet"
        one.take(step)
        other.play(action)
        assert step.ends == other.over
    assert one.record() == other.record()
    assert told_to_all(one) == told_to_all(other)
    assert one.state.can_take_back() == other.state.can_take_back()


@GAMES
def test_what_is_refused_leaves_no_step(game: Game) -> None:
    table = new_table(game.slug, seed=1)
    legal = table.legal_actions()
    illegal = next(action for action in game.all_actions if action not in legal)
    before = table.record()
    with pytest.raises(IllegalAction) as played:
        table.play(illegal)
    with pytest.raises(IllegalAction) as ahead:
        table.ahead(illegal)
    assert ahead.value.refusal == played.value.refusal == table.why_illegal(illegal)
    if game.most_seats > 1:
        with pytest.raises(IllegalAction, match=game.turn_rule):
            table.ahead(legal[0], 1 - table.actor)
    assert table.record() == before
