"""Lichtspiel: play and study four published card games.

>>> from lichtspiel import new_table
>>> table = new_table("face-to-face", seed=7)
>>> [action.notation for action in table.legal_actions()][:3]
['7 up', '7 down', '22 up']

Importing the package is cheap: what it offers is imported when it is first used, and so are the
games, so that `lichtspiel --version` does not wait for them.
"""

from typing import TYPE_CHECKING, Any

from lichtspiel import _switch

_switch.install()

from lichtspiel.engine import registry as _registry
from lichtspiel.engine.errors import LichtspielError as _Error
from lichtspiel.engine.messages import Message as _Message
from lichtspiel.engine.messages import bare as _bare

if TYPE_CHECKING:
    from lichtspiel._public import *  # noqa: F403

__version__ = "0.1.0"

compiled = _switch.compiled()
"""Whether the rules run compiled."""


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from lichtspiel import _public

    globals().update({public: getattr(_public, public) for public in __all__})
    return globals()[name]


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def _load_games() -> None:
    from lichtspiel import games  # noqa: F401  importing registers them


def _english(message: _Message) -> str:
    try:
        from lichtspiel.text import texts_in  # late: simulations never need words
    except ImportError:  # installed without an extra, there are none
        return _bare(message)
    texts = texts_in("en")
    return texts.message(message) if texts.knows(message.id) else _bare(message)


_registry.load_with(_load_games)
_Error.voice = staticmethod(_english)

__all__ = [
    "CHANCE",
    "NOBODY",
    "SPECTATOR",
    "Action",
    "BadInput",
    "BadNotation",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Chance",
    "Dice",
    "Event",
    "Game",
    "IllegalAction",
    "LichtspielError",
    "Message",
    "Outcome",
    "Player",
    "Record",
    "Refusal",
    "SeedStream",
    "Seeds",
    "Setup",
    "State",
    "Table",
    "UnknownGame",
    "Verified",
    "View",
    "all_games",
    "get_game",
    "new_table",
    "playout",
    "position_to_json",
    "read_position",
    "read_record",
    "replay",
    "verify",
]
