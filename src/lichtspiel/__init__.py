"""Lichtspiel: play and study card games.

>>> from lichtspiel import all_games, new_table
>>> first, *_ = all_games()
>>> table = new_table(first.slug, seed=7)
>>> [action.notation for action in table.legal_actions()][:3]
['7 up', '7 down', '22 up']

Importing the package is cheap: its public names and the games are imported when they are first
used, so that `lichtspiel --version` does not wait for them.
"""

from typing import TYPE_CHECKING, Any

from lichtspiel import _switch

_switch.install()

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


def _english(message: _Message) -> str:
    try:
        from lichtspiel.text import texts_in  # lazily: simulations never need texts
    except ImportError:  # installed without the extra that has texts
        return _bare(message)
    return texts_in("en").message(message)


_Error.voice = staticmethod(_english)

__all__ = [
    "CHANCE",
    "CONTRACT",
    "NOBODY",
    "SPECTATOR",
    "Action",
    "BadInput",
    "BadNotation",
    "BadPlugin",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Chance",
    "Dice",
    "Event",
    "Game",
    "IllegalAction",
    "LichtspielError",
    "Manifest",
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
