"""The games as games of OpenSpiel, written in Python (extra `openspiel`).

    from lichtspiel.adapters import openspiel
    game = openspiel.load("my-game", seats=3)

Chance is explicit: a deal is a sequence of draws, each of them a chance node with equally likely
outcomes, exactly as the rules draw (`Chance.below`). Algorithms that walk the whole tree, such as
CFR, need a game that is small enough.

OpenSpiel 2.0.2 does not let games in Python resample an information state, so its C++ IS-MCTS
cannot play them. Its Python IS-MCTS can, with `resampler` and observations as keys (`IsMctsBot`).
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from functools import partial
from hashlib import sha256
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from lichtspiel.bots import Budget
from lichtspiel.engine.chance import Chance, Dice
from lichtspiel.engine.contract import CHANCE, NOBODY, Action, Game, Setup, State
from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.registry import get_game
from lichtspiel.engine.view import View
from lichtspiel.lab.episodes import returns, setup_of
from lichtspiel.lab.observations import observation_of, observe
from lichtspiel.lab.seen import Seen, view_key

_LONGEST = 1_000_000
"""An upper bound for the actions of a game; OpenSpiel wants one."""
_MOST_OUTCOMES = 10_000
"""The same for the outcomes of a draw."""


def load(
    game: str | Setup, seats: int | None = None, options: Mapping[str, object] | None = None
) -> pyspiel.Game:
    """A game of OpenSpiel. It is registered under a name that follows from its setup, so that
    OpenSpiel can read it again, and it can be loaded by that name from then on."""
    setup = setup_of(game, seats, options)
    name = _name(setup)
    if name not in pyspiel.registered_names():
        kind = _type(setup, name)
        maker = partial(OpenSpielGame, setup, kind)
        # OpenSpiel lets go of it when Python is gone already, and would take the process with it.
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(maker))
        pyspiel.register_game(kind, maker)
    return pyspiel.load_game(name)


def _name(setup: Setup) -> str:
    plain = f"lichtspiel_{setup.game.replace('-', '_')}_{setup.seats}"
    if setup == get_game(setup.game, setup.ruleset).setup(setup.seats):
        return plain
    return f"{plain}_{sha256(str(setup.to_json()).encode()).hexdigest()[:8]}"


def _type(setup: Setup, name: str) -> pyspiel.GameType:
    game = get_game(setup.game, setup.ruleset)
    kinds = pyspiel.GameType.Utility
    together = game.cooperative or setup.seats == 1
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Lichtspiel: {setup.game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=kinds.IDENTICAL if together else kinds.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=setup.seats,
        min_num_players=setup.seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=_observable(setup),
        provides_factored_observation_string=False,
    )


def _observable(setup: Setup) -> bool:
    return get_game(setup.game, setup.ruleset).observation(setup) is not None


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """Use `load`."""

    def __init__(self, setup: Setup, kind: pyspiel.GameType, params: Any = None) -> None:
        self.setup = setup
        self.game: Game = get_game(setup.game, setup.ruleset)
        together = self.game.cooperative or setup.seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.all_actions),
            max_chance_outcomes=_MOST_OUTCOMES,
            num_players=setup.seats,
            min_utility=0.0 if together else -1.0,
            max_utility=1.0,
            utility_sum=None if together else 0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self, Seen(self.game.new(self.setup)))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return _Observer(self.setup, perfect_recall=recall)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A position; while it is dealt, with the draws so far."""

    def __init__(self, game: OpenSpielGame, seen: Seen) -> None:
        super().__init__(game)
        self._kind = game.game
        self._seats = game.setup.seats
        self.seen = seen
        self._drawn: list[int] = []
        self._outcomes = 0
        self._deal()

    @property
    def position(self) -> State:
        """The position; not to be changed."""
        return self.seen.state

    def current_player(self) -> int:
        actor = self.position.actor
        if actor == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else int(actor)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(action.id for action in self.position.legal_actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / self._outcomes) for outcome in range(self._outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.position.actor == CHANCE:
            self._drawn.append(action)
        else:
            self.seen = self.seen.played(self._kind.all_actions[action])
        self._deal()

    def _deal(self) -> None:
        """Deal with the draws so far; if they do not suffice, the next one is a chance node."""
        while self.position.actor == CHANCE:
            try:
                seen = self.seen.dealt(_Draws(self._drawn))
            except _Undrawn as next_one:
                self._outcomes = next_one.outcomes
                return
            for action in seen.state.outside_actions():  # no clock runs here
                seen = seen.played(action)
            self.seen, self._drawn = seen, []

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self._kind.all_actions[action].notation

    def is_terminal(self) -> bool:
        return bool(self.position.actor == NOBODY)

    def returns(self) -> list[float]:
        outcome = self.position.outcome()
        return [0.0] * self._seats if outcome is None else returns(self._kind, outcome, self._seats)

    def __str__(self) -> str:
        """All of it, as OpenSpiel wants it: equal exactly for equal positions."""
        return f"{self.position.to_json()} {self._drawn}"


class _Undrawn(Exception):
    def __init__(self, outcomes: int) -> None:
        super().__init__()
        self.outcomes = outcomes


class _Draws(Chance):
    """Says what was drawn, one after the other, then raises."""

    def __init__(self, drawn: list[int]) -> None:
        self._drawn = iter(drawn)

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if n > _MOST_OUTCOMES:
            raise BadInput("openspiel-outcomes", found=n, most=_MOST_OUTCOMES)
        for drawn in self._drawn:
            return drawn
        raise _Undrawn(n)


class _Observer:
    """The vector of `lab.observations`, and texts that are equal exactly for what looks equal."""

    def __init__(self, setup: Setup, *, perfect_recall: bool) -> None:
        self._perfect_recall = perfect_recall
        self._observable = not perfect_recall and _observable(setup)
        width = observation_of(setup).width if self._observable else 0
        self.tensor = np.zeros(width, np.float32)
        parts = observation_of(setup).slices if self._observable else {}
        self.dict = {name: self.tensor[place] for name, place in parts.items()}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        if self._observable and state.position.actor != CHANCE:
            self.tensor[:] = observe(state.position, player)
        else:
            self.tensor.fill(0)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        if self._perfect_recall:
            return state.seen.key(player)
        if state.position.actor == CHANCE:  # nobody sees anything while the cards are dealt
            return ""
        return view_key(state.position.view(player))


def resampler(game: OpenSpielGame, dice: Dice) -> Callable[[OpenSpielState, int], OpenSpielState]:
    """For OpenSpiel's Python IS-MCTS: a state that looks the same to the player, from `imagine`."""

    def resample(state: OpenSpielState, player: int) -> OpenSpielState:
        return _imagined(game, state.position.view(player), dice)

    return resample


def _imagined(game: OpenSpielGame, view: View, dice: Dice) -> OpenSpielState:
    return OpenSpielState(game, Seen(game.game.imagine(view, dice)))


class IsMctsBot:
    """OpenSpiel's Python IS-MCTS with random playouts, as a bot for the arena:
    `lichtspiel.adapters.openspiel:IsMctsBot`."""

    usual_worlds = 50

    def __init__(self, game: Game, dice: Dice, budget: Budget) -> None:
        self._game = game
        self._dice = dice
        self._simulations = self.usual_worlds if budget.worlds is None else budget.worlds

    def decide(self, view: View) -> Action:
        loaded = load(view.setup)
        random = np.random.RandomState(int(self._dice.below(2**31)))
        bot = ismcts.ISMCTSBot(
            loaded,
            mcts.RandomRolloutEvaluator(1, random),
            uct_c=1.4,
            max_simulations=self._simulations,
            random_state=random,
            use_observation_string=True,
        )
        bot.set_resampler(resampler(loaded, self._dice))
        action = bot.step(_imagined(loaded, view, self._dice))
        return self._game.all_actions[int(action)]
