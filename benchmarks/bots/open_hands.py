"""Klappe & Action! with both hands open: how many games could be won at all?

`python benchmarks/bots/open_hands.py --deals 1000` deals games as the arena does and looks, act
by act, for a film that editing puts in order without a reshoot; then it lays that film at the
table to show that the rules allow it. It sees all the cards: this is no bot, only the bound
for all of them. A deal without such a film counts as not won, though reshoots might save it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from lichtspiel.bots.budget import Budget, Thinking
from lichtspiel.bots.klappe_und_action.scissors import Editor
from lichtspiel.bots.klappe_und_action.team import rate_team_decision
from lichtspiel.engine.bits import members
from lichtspiel.engine.contract import CHANCE, Action
from lichtspiel.engine.registry import get_game
from lichtspiel.engine.seeds import Seeds, SeedStream
from lichtspiel.games.klappe_und_action.actions import LAYS, SKIP, Lay
from lichtspiel.games.klappe_und_action.state import KlappeUndAction
from lichtspiel.games.klappe_und_action.turns import START

_NO_CLOCK = Thinking(Budget(seconds=None), usual_worlds=1)


def won_with_open_hands(state: KlappeUndAction, root: bytes) -> bool:
    """Play a game from its first deal on, seeing everything, without any reshoot."""
    deals = 0
    while state.actor == CHANCE:
        state.deal(SeedStream(root, deals))
        deals += 1
        done = _perfect_act(state)
        if done is None:
            return False
        state = done
    return state.reason == "won"


def _perfect_act(dealt: KlappeUndAction) -> KlappeUndAction | None:
    """The table after an act without reshoots, ready for the next deal; None if none is found."""
    scenes = members(dealt.hands.hand0 | dealt.hands.hand1)
    editor = Editor(_NO_CLOCK)
    for film in _films(scenes):
        state = dealt.copy()
        if _film(state, film) and editor.least_reshoots(state) == 0:
            while state.actor >= 0:
                state.apply(rate_team_decision(state, _NO_CLOCK)[0].action)
            return state
    return None


def _films(scenes: Sequence[int]) -> Iterator[Sequence[int]]:
    """Every order of these scenes, first those that a swap or two make of the right one."""
    yield scenes
    swaps = list(combinations(range(len(scenes)), 2))
    for count in (1, 2):
        for chosen in combinations(swaps, count):
            film = list(scenes)
            for one, other in chosen:
                film[one], film[other] = film[other], film[one]
            yield film
    yield from permutations(scenes)


def _film(state: KlappeUndAction, film: Sequence[int]) -> bool:
    """Lay exactly this film, letting every effect lapse; tell whether that was possible."""
    while not state.editing and state.actor >= 0:
        if state.decision.question is START:
            lay = _some_lay(state, film)
            if lay is None:
                return False
            state.apply(lay)
        elif state.why_illegal(SKIP) is None:
            state.apply(SKIP)
        else:
            return False
    return state.editing


def _some_lay(state: KlappeUndAction, film: Sequence[int]) -> Action | None:
    """One of the own scenes on its slot; the one that needs a neighbour when nothing else is
    left (KA-10)."""
    wanted: list[Lay] = [
        lay
        for slot, scene in enumerate(film)
        for lay in LAYS
        if lay.scene == scene and lay.slot == slot and state.why_illegal(lay) is None
    ]
    wanted.sort(key=lambda lay: state.script.ruled & lay.bit != 0)
    return wanted[0] if wanted else None


def count_won(deals: int, seed: int) -> int:
    """Of so many deals of the house script for two, those won; dealt as the arena deals."""
    game = get_game("klappe-und-action")
    won = 0
    for number in range(deals):
        state = game.new(game.setup(2))
        assert isinstance(state, KlappeUndAction)
        won += won_with_open_hands(state, Seeds.numbered(seed, number).root())
    return won


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    found = count_won(asked.deals, asked.seed)
    print(f"{found} of {asked.deals} games can be won without a reshoot with both hands open")
