"""Positions of Klappe & Action! from documents. `checks` has the invariants."""

from __future__ import annotations

from lichtspiel.engine.bits import set_of
from lichtspiel.engine.contract import NOBODY, Setup
from lichtspiel.engine.reading import Reader
from lichtspiel.games.klappe_und_action import checks
from lichtspiel.games.klappe_und_action.closing import ACTS
from lichtspiel.games.klappe_und_action.decision import QUESTIONS
from lichtspiel.games.klappe_und_action.knowledge import Deed
from lichtspiel.games.klappe_und_action.restore import Hidden, find_choices, restore
from lichtspiel.games.klappe_und_action.scenes import MOST_SLOTS, SCENES
from lichtspiel.games.klappe_und_action.state import SLOTS_OF_ACT, KlappeUndAction
from lichtspiel.games.klappe_und_action.view import (
    PHASES,
    UNCHECKED,
    Asked,
    KlappeView,
    Solo,
    whose_turn,
)

_STATE_PARTS = (
    *("act", "director", "actor", "phase", "asked", "film", "numbers", "covered", "laid"),
    *("slot_cards", "looked", "hands", "deeds", "used", "decisions", "reshoots", "solo"),
)
_SOLO_PARTS = ("row", "forced", "extras", "extras_used", "returned", "planted")
_MOST_HAND = 4
_MOST_DECISIONS = 64
_LAST = max(SCENES)


def read_state(setup: Setup, reader: Reader) -> KlappeUndAction:
    """A position as `Position.to_json` writes it. Whether it is over follows from it."""
    parts = reader.fields(_STATE_PARTS)
    solo = parts["solo"].fields(_SOLO_PARTS)
    seen = _read_seen(setup, parts, solo)
    hands = [_scenes(hand, _MOST_HAND) for hand in parts["hands"].items(2, 2)]
    hidden = Hidden(
        hands=[set_of(hand) for hand in hands],
        slot_cards=list(_scenes(parts["slot_cards"], len(seen.film), len(seen.film))),
        row=list(_scenes(solo["row"], _MOST_HAND)),
        deeds=[_read_deed(deed) for deed in parts["deeds"].items(most=MOST_SLOTS)],
        chosen=seen.asked.chosen,
    )
    checks.check_places(parts, solo, seen, hidden, hands)
    checks.check_film(parts, seen)
    checks.check_solo(parts, solo, seen)
    checks.check_deeds(parts, seen, hidden)
    state = restore(seen, hidden)
    checks.check_decision(parts, state)
    find_choices(state)
    return state


def _read_seen(setup: Setup, parts: dict[str, Reader], solo: dict[str, Reader]) -> KlappeView:
    """All that everybody sees; what a single viewer sees is left empty."""
    act = parts["act"].whole(1, ACTS)
    size = SLOTS_OF_ACT[act - 1]
    reshoots, extras = int(setup.options["reshoots"]), int(setup.options["extras"])
    director = parts["director"].whole(0, 1)
    asked = _read_asked(parts["asked"])
    laid = _scenes(parts["laid"], size)
    return KlappeView(
        seat=-1,
        setup=setup,
        actor=parts["actor"].whole(NOBODY, setup.seats - 1),
        act=act,
        director=director,
        phase=parts["phase"].word(PHASES),
        asked=asked,
        film=_numbers(parts["film"], size),
        numbers=_numbers(parts["numbers"], size),
        covered=_slots(parts["covered"], size),
        laid=laid,
        slot_cards=(),
        looked=_read_looked(parts["looked"], size),
        hand=(),
        hand_sizes=(0, 0),
        known=(),
        known_to_partner=(),
        deeds=(),
        used=_scenes(parts["used"], size),
        decisions=parts["decisions"].whole(0, _MOST_DECISIONS),
        reshoots=parts["reshoots"].whole(0, reshoots),
        solo=Solo(
            row=(),
            face_down=0,
            forced=solo["forced"].whole(0, _LAST if setup.seats == 1 else 0),
            extras=_numbers(solo["extras"], extras),
            extras_used=_flags(solo["extras_used"], extras),
            returned=_flags(solo["returned"], extras),
            planted=solo["planted"].whole(0, extras),
        ),
        reason="",
        level="",
        turn=whose_turn(director, len(laid), asked.what),
        laid_by=(),
        cuts=(),
        check=UNCHECKED,
        previews=(),
    )


def _read_asked(reader: Reader) -> Asked:
    parts = reader.fields(("what", "scene", "copied", "chosen"))
    return Asked(
        what=parts["what"].word(list(QUESTIONS)),
        scene=parts["scene"].whole(0, _LAST),
        copied=parts["copied"].whole(0, _LAST),
        chosen=parts["chosen"].whole(0, _LAST),
    )


def _read_looked(reader: Reader, size: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    first, second = reader.items(2, 2)
    return _slots(first, size), _slots(second, size)


def _read_deed(reader: Reader) -> Deed:
    parts = reader.fields(("after", "by"), ("shown", "gave", "got"))
    if ("shown" in parts) == ("gave" in parts) or ("gave" in parts) != ("got" in parts):
        raise reader.complain("ka-position-deed")
    number = {name: parts[name].whole(1, _LAST) for name in parts if name not in ("after", "by")}
    return Deed(
        parts["after"].whole(1, MOST_SLOTS),
        parts["by"].whole(0, 1),
        number.get("shown", 0),
        number.get("gave", 0),
        number.get("got", 0),
    )


def _numbers(reader: Reader, size: int) -> tuple[int, ...]:
    """So many scenes or numbers, 0 for none."""
    return tuple(item.whole(0, _LAST) for item in reader.items(size, size))


def _scenes(reader: Reader, most: int, least: int = 0) -> tuple[int, ...]:
    return tuple(item.whole(1, _LAST) for item in reader.items(least, most))


def _slots(reader: Reader, size: int) -> tuple[int, ...]:
    """Slots from 1, each once, in order."""
    slots = tuple(item.whole(1, size) for item in reader.items(most=size))
    if list(slots) != sorted(set(slots)):
        raise reader.complain("ka-position-slots")
    return slots


def _flags(reader: Reader, count: int) -> tuple[bool, ...]:
    return tuple(item.flag() for item in reader.items(count, count))
