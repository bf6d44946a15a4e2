"""A seat against bots, as an environment of Gymnasium (extra `gymnasium`).

    from lichtspiel.adapters.gymnasium import SeatEnv
    env = SeatEnv("my-game", bots=["easy", "medium"], seat=None)

The observation is a dictionary: `observation`, the vector of `lab.observations`, and `action_mask`,
which actions of `game.all_actions` are legal. The reward comes at the end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from lichtspiel.adapters.spaces import observed, space_of
from lichtspiel.bots import Bot, make_bot
from lichtspiel.engine.contract import Setup
from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.registry import get_game
from lichtspiel.lab.episodes import Episodes, Playing, setup_of
from lichtspiel.lab.match import UNHURRIED, dice_for

_YOU = "you"


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """One seat is the agent's, bots play all others.

    An illegal action ends the game with a reward of -1, and `info["illegal"]` says why.
    """

    def __init__(
        self,
        game: str | Setup,
        bots: Sequence[str] = ("easy",),
        seat: int | None = 0,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        """`bots`: for the other seats in order; the last one is repeated. `seat`: None changes
        seats from game to game."""
        setup = setup_of(game, seats, options)
        if seat is not None and not 0 <= seat < setup.seats:
            raise BadInput("no-such-seat", found=seat + 1, most=setup.seats)
        others = setup.seats - 1
        if len(bots) > others or (others and not bots):
            raise BadInput("arena-bots-seats", found=len(bots), seats=others)
        self._setup = setup
        self._others = (*bots, *[bots[-1]] * (others - len(bots))) if others else ()
        self._fixed = seat
        self._episodes = Episodes()
        self.seat = seat or 0
        self._playing: Playing | None = None
        self._bots: dict[int, Bot] = {}
        self.observation_space = space_of(setup)
        actions = len(get_game(setup.game, setup.ruleset).all_actions)
        self.action_space: spaces.Space[Any] = spaces.Discrete(actions)

    @property
    def playing(self) -> Playing:
        assert self._playing is not None, "reset comes first"
        return self._playing

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            first, number = self._episodes.next(seed)
            seed = None
            self._playing = Playing(self._setup, first, number)
            self.seat = number % self._setup.seats if self._fixed is None else self._fixed
            others = iter(self._others)
            seating = tuple(
                _YOU if seat == self.seat else next(others) for seat in range(self._setup.seats)
            )
            self._bots = {
                seat: make_bot(
                    self._playing.game, bot, dice_for(first, number, seating, seat), UNHURRIED
                )
                for seat, bot in enumerate(seating)
                if seat != self.seat
            }
            self._let_bots_play()
            if not self._playing.over:  # else the game was over before the agent's first turn
                return self._observed(), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        playing = self.playing
        wanted = playing.game.all_actions[int(action)]
        refusal = playing.state.why_illegal(wanted)
        if refusal is not None:
            return self._observed(), -1.0, True, False, {"illegal": refusal.rule}
        playing.apply(wanted)
        self._let_bots_play()
        reward = playing.returns()[self.seat] if playing.over else 0.0
        return self._observed(), reward, playing.over, False, {}

    def _let_bots_play(self) -> None:
        playing = self.playing
        while not playing.over and playing.actor != self.seat:
            legal = playing.state.legal_actions()
            if len(legal) > 1:
                playing.apply(self._bots[playing.actor].decide(playing.state.view(playing.actor)))
            else:
                playing.apply(legal[0])

    def _observed(self) -> dict[str, Any]:
        return observed(self.playing.state, self.seat)
