"""The contract's type variables: the state and view types of a game, a bot or a knowledge.

They have defaults, so that a plain `Game` is any game. Python supports such defaults from 3.13 on,
type checkers for every version. Not compiled: mypyc believes the `TYPE_CHECKING` branch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from lichtspiel.engine.contract import State
    from lichtspiel.engine.view import View

    S = TypeVar("S", bound=State, default=State)
    S_co = TypeVar("S_co", bound=State, covariant=True, default=State)
    V = TypeVar("V", bound=View, default=Any)
    V_contra = TypeVar("V_contra", bound=View, contravariant=True, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S")
    S_co = TypeVar("S_co", covariant=True)
    V = TypeVar("V")
    V_contra = TypeVar("V_contra", contravariant=True)
