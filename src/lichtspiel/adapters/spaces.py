"""What an agent observes, as PettingZoo and Gymnasium want it described."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from lichtspiel.engine.contract import Setup, State
from lichtspiel.engine.registry import get_game
from lichtspiel.lab.observations import legal_mask, observation_of, observe


def space_of(setup: Setup) -> spaces.Dict:
    """The vector of `lab.observations`, and the mask of legal actions."""
    width = observation_of(setup).width
    actions = len(get_game(setup.game, setup.ruleset).all_actions)
    return spaces.Dict(
        {
            # A number may exceed 1 with options far from the defaults.
            "observation": spaces.Box(0, np.inf, (width,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def observed(state: State, seat: int) -> dict[str, Any]:
    return {"observation": observe(state, seat), "action_mask": legal_mask(state, seat)}
