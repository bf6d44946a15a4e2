"""The games as environments of PettingZoo (extra `pettingzoo`).

    from lichtspiel.adapters.pettingzoo import env
    game = env("my-game", seats=3)

An agent is a seat, `seat_0` on. It observes a dictionary: `observation`, the vector of
`lab.observations`, and `action_mask`, which actions of `game.all_actions` are legal. Rewards come
at the end (`lab.episodes.returns`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from lichtspiel.adapters.spaces import observed, space_of
from lichtspiel.engine.contract import Setup
from lichtspiel.engine.registry import get_game
from lichtspiel.engine.view import SPECTATOR
from lichtspiel.lab.episodes import Episodes, Playing, setup_of

Observed = dict[str, Any]


def env(
    game: str | Setup, seats: int | None = None, options: Mapping[str, object] | None = None
) -> AECEnv[str, Observed, int]:
    """One agent after the other (AEC). Whoever chooses an illegal action loses, with a warning."""
    raw = RawEnv(setup_of(game, seats, options))
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(legal)


def parallel_env(
    game: str | Setup, seats: int | None = None, options: Mapping[str, object] | None = None
) -> ParallelEnv[str, Observed, int | None]:
    """All agents at once, of whom only the one to act is listened to, for libraries that know no
    other kind. Nothing in our games happens at the same time."""
    return turn_based_aec_to_parallel(RawEnv(setup_of(game, seats, options)))


class RawEnv(AECEnv[str, Observed, int]):  # type: ignore[misc]  # PettingZoo has no types
    """Raises an IllegalAction for what is illegal."""

    def __init__(self, setup: Setup, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {
            "name": f"lichtspiel_{setup.game}_v{setup.ruleset}",
            "is_parallelizable": True,
            "render_modes": ["ansi"],
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.seats)]
        self._setup = setup
        self._episodes = Episodes()
        self._playing: Playing | None = None
        self._observed = {agent: space_of(setup) for agent in self.possible_agents}
        actions = len(get_game(setup.game, setup.ruleset).all_actions)
        self._actions = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    @property
    def playing(self) -> Playing:
        assert self._playing is not None, "reset comes first"
        return self._playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._playing = Playing(self._setup, *self._episodes.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.playing.actor]

    def observe(self, agent: str) -> Observed:
        return observed(self.playing.state, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        playing = self.playing
        assert action is not None, "an agent whose turn it is has to act"
        playing.apply(playing.game.all_actions[int(action)])
        self._cumulative_rewards[agent] = 0.0
        if playing.over:
            self.rewards = dict(zip(self.agents, playing.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[playing.actor]
        self._accumulate_rewards()

    def render(self) -> np.ndarray[Any, Any] | str | list[Any] | None:
        """What a spectator sees, as JSON."""
        if self.render_mode is None:
            return None
        return json.dumps(self.playing.state.view(SPECTATOR).to_json(), ensure_ascii=False)

    def close(self) -> None:
        self._playing = None
