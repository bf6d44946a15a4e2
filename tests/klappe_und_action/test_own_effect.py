"""An effect that the vocabulary lacks: one class, and the rules, the bots and views follow."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import pytest

from lichtspiel import BadSetup, Dice
from lichtspiel.bots import make_bot
from lichtspiel.bots.budget import Budget, Thinking
from lichtspiel.bots.klappe_und_action.scissors import Editor
from lichtspiel.engine.table import new_table, replay
from lichtspiel.games.klappe_und_action.film import Film
from lichtspiel.games.klappe_und_action.film_effects import FilmEffect
from lichtspiel.games.klappe_und_action.script import VOCABULARY, canonical, script_of
from tests.klappe_und_action.tables import GAME, film_of, legal, play, refused, table

WORDS = "swap with the first scene"
HOUSE = script_of("house").text()
CUT = HOUSE.replace("7 scissors may swap with a neighbour", f"7 scissors may {WORDS}")
SHOT = HOUSE.replace("8 camera may swap with a neighbour", f"8 camera may {WORDS}")


class SwapFirst(FilmEffect):
    def __init__(self) -> None:
        super().__init__("swap-first", WORDS)

    def among(self, film: Film, slot: int) -> int:
        return film.others(slot) & 1


@pytest.fixture(autouse=True)
def vocabulary() -> Iterator[None]:
    with pytest.raises(BadSetup):
        GAME.setup(2, {"script": CUT})
    VOCABULARY.append(SwapFirst)
    yield
    VOCABULARY.remove(SwapFirst)
    canonical.cache_clear()
    script_of.cache_clear()


def test_it_is_asked_for_and_carried_out_in_editing() -> None:
    film = {1: 3, 2: 5, 3: 7, 4: 10, 5: 12}
    state = play(table([[], [16]], film, options={"script": CUT}), "16 on 6")
    assert legal(state) == {"slot 1", "skip"}
    assert refused(state, "slot 2") == ("KA-11", "ka-no-target-slot")
    (preview,) = state.view(0).previews
    play(state, "slot 1")
    assert film_of(state) == list(preview.film) == [7, 5, 3, 10, 12, 16]


def test_it_is_copied() -> None:
    state = table([[14], [2]], {1: 3, 2: 5, 3: 8, 6: 11}, options={"script": SHOT})
    play(state, "14 on 4", "scene 8", "slot 1")
    assert film_of(state) == [14, 5, 8, 3, 0, 11]


def test_it_lapses_on_the_first_slot() -> None:
    state = table([[], [16]], {1: 7, 2: 8, 3: 10, 4: 12, 5: 14}, options={"script": CUT})
    assert "skip" not in legal(play(state, "16 on 6"))


def test_bots_edit_with_it() -> None:
    """The third scene belongs first; without the effect a reshoot would be needed."""
    editor = Editor(Thinking(Budget(seconds=None), 1))
    for scenes in permutations((7, 9, 10, 12, 16)):
        film = dict(enumerate(scenes, start=2))
        state = table([[], [3]], film, options={"script": CUT}, reshoots=2)
        play(state, "3 on 1")
        if state.view(-1).asked.scene != 7:
            continue
        least = min(editor.least_after(state, action) for action in state.legal_actions())
        assert editor.least_reshoots(state) == least


@pytest.mark.parametrize("script", [CUT, SHOT])
def test_whole_games_are_played_with_it(script: str) -> None:
    met = 0
    for seed in range(6):
        game = new_table("klappe-und-action", seats=2, options={"script": script}, seed=seed)
        bots = [make_bot(GAME, "medium", Dice(seed)) for _ in range(2)]
        while not game.over:
            view = game.view(game.actor)
            assert GAME.imagine(view, Dice(1)).view(view.seat) == view
            met += view.asked.scene in (7, 8)  # type: ignore[attr-defined]
            game.play(bots[game.actor].decide(view))
        assert replay(game.record()).state == game.state
    assert met > 0
