"""What a vector tells of Klappe & Action!, and how it follows from a view (ADR 28).

It has two sides in solo, too: the second is the fictional partner.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lichtspiel.engine.observation import (
    Facts,
    Observation,
    as_placed,
    as_seated,
    choice,
    flag,
    members,
    number,
    place_of,
    seat_at,
)
from lichtspiel.engine.setup import Setup
from lichtspiel.games.klappe_und_action.observing import ASKED, DEEDS
from lichtspiel.games.klappe_und_action.scenes import ACTS, MOST_SLOTS, SCENES, SLOTS_OF_ACT
from lichtspiel.games.klappe_und_action.view import PHASES, KlappeView

REASONS = ("won", "lost")
_EXTRAS = 2
_HAND = 4
_RESHOOTS = 2
_SIDES = range(2)
_BOTH, _STRIP, _LIST, _TWO = (2,), (MOST_SLOTS,), (DEEDS,), (_EXTRAS,)
_SLOTS = range(1, MOST_SLOTS + 1)

PARTS = (
    choice("seat", "which seat observes; none: a spectator", _SIDES),
    choice("actor", "who is to act, 0 is the observing seat; none: the game is over", _SIDES),
    number("act", "the act", ACTS),
    choice("director", "the side with the chair", _SIDES),
    choice("turn", "whose turn it is while filming", _SIDES),
    choice("phase", ", ".join(PHASES), range(len(PHASES))),
    choice("asked", f"the open question: {', '.join(ASKED)}", range(len(ASKED))),
    choice("asked scene", "the scene whose effect it is about", SCENES),
    choice("asked copied", "the scene whose effect that one copies", SCENES),
    choice("asked chosen", "what an earlier step chose: a slot or a scene", SCENES),
    choice("film", "the scene on each slot", SCENES, _STRIP),
    choice("numbers", "the number that counts for it", SCENES, _STRIP),
    members("covered", "the slots with a reshoot", _SLOTS),
    choice("laid", "the scenes in the order they were laid", SCENES, _STRIP),
    choice("slot cards", "the slot cards that this seat knows", SCENES, _STRIP),
    members("looked", "the slots whose card each side has looked at", _SLOTS, _BOTH),
    members("hand", "the own hand", SCENES),
    number("hand sizes", "how many scenes each side holds", _HAND, _BOTH),
    members("known", "scenes of the partner's hand that this seat knows", SCENES),
    members("known to partner", "scenes of the own hand that the partner knows", SCENES),
    number("deed after", "shown and traded in this act: after so many lays", MOST_SLOTS, _LIST),
    choice("deed by", "by which side", _SIDES, _LIST),
    choice("deed shown", "the scene shown", SCENES, _LIST),
    choice("deed gave", "the scene given in a trade", SCENES, _LIST),
    choice("deed got", "and the one received", SCENES, _LIST),
    members("used", "scenes whose effect was carried out in this act", SCENES),
    number("decisions", "team decisions since the end of filming", 16),
    number("reshoots", "reshoots left", _RESHOOTS),
    members("row", "solo: the partner's face-up scenes", SCENES),
    number("face down", "solo: how many of its scenes are face down", _HAND),
    choice("forced", "solo: the scene that must be laid now", SCENES),
    choice("extras", "solo: the extra scenes", SCENES, _TWO),
    flag("extras used", "solo: which of them are used in this act", _TWO),
    flag("returned", "solo: which of them are shuffled back before act 3", _TWO),
    number("planted", "solo: how many slots have an open extra scene", _EXTRAS),
    choice("reason", "how the game ended: won, lost", range(len(REASONS))),
)  # fmt: skip


def _facts(view: KlappeView) -> Facts:
    seat, asked, solo = view.seat, view.asked, view.solo
    deeds = view.deeds[-DEEDS:]
    return {
        "seat": None if seat < 0 else seat,
        "actor": place_of(view.actor, seat, 2),
        "act": view.act,
        "director": place_of(view.director, seat, 2),
        "turn": place_of(view.turn, seat, 2),
        "phase": PHASES.index(view.phase),
        "asked": ASKED.index(asked.what),
        "asked scene": asked.scene or None,
        "asked copied": asked.copied or None,
        "asked chosen": asked.chosen or None,
        "film": _filled(view.film, MOST_SLOTS),
        "numbers": _filled(view.numbers, MOST_SLOTS),
        "covered": list(view.covered),
        "laid": _filled(view.laid, MOST_SLOTS),
        "slot cards": _filled(view.slot_cards, MOST_SLOTS),
        "looked": [list(slots) for slots in as_placed(view.looked, seat)],
        "hand": list(view.hand),
        "hand sizes": as_placed(view.hand_sizes, seat),
        "known": list(view.known),
        "known to partner": list(view.known_to_partner),
        "deed after": [*[deed.after for deed in deeds], *[0] * (DEEDS - len(deeds))],
        "deed by": [
            *[place_of(deed.by, seat, 2) for deed in deeds], *[None] * (DEEDS - len(deeds))
        ],
        "deed shown": _filled([deed.shown for deed in deeds], DEEDS),
        "deed gave": _filled([deed.gave for deed in deeds], DEEDS),
        "deed got": _filled([deed.got for deed in deeds], DEEDS),
        "used": list(view.used),
        "decisions": view.decisions,
        "reshoots": view.reshoots,
        "row": list(solo.row),
        "face down": solo.face_down,
        "forced": solo.forced or None,
        "extras": _filled(solo.extras, _EXTRAS),
        "extras used": _flags(solo.extras_used),
        "returned": _flags(solo.returned),
        "planted": solo.planted,
        "reason": REASONS.index(view.reason) if view.reason else None,
    }  # fmt: skip


def _filled(values: Sequence[int], length: int) -> list[int | None]:
    """None for nothing, and where there is no more."""
    return [*[value or None for value in values], *[None] * (length - len(values))]


def _flags(values: Sequence[bool]) -> list[int]:
    return [*map(int, values), *[0] * (_EXTRAS - len(values))]


def _fields(facts: Facts, setup: Setup) -> dict[str, Any]:
    seat = facts["seat"]
    slots = SLOTS_OF_ACT[facts["act"] - 1]
    places = int(setup.options["extras"]) if setup.seats == 1 else 0
    return {
        "seat": -1 if seat is None else seat,
        "actor": seat_at(facts["actor"], seat, 2, nobody=-2),
        "act": facts["act"],
        "director": seat_at(facts["director"], seat, 2),
        "phase": PHASES[facts["phase"]],
        "asked": {
            "what": ASKED[facts["asked"]],
            "scene": facts["asked scene"] or 0,
            "copied": facts["asked copied"] or 0,
            "chosen": facts["asked chosen"] or 0,
        },
        "film": _zeros(facts["film"][:slots]),
        "numbers": _zeros(facts["numbers"][:slots]),
        "covered": facts["covered"],
        "laid": [scene for scene in facts["laid"] if scene],
        "slot_cards": _zeros(facts["slot cards"][:slots]),
        "looked": as_seated(facts["looked"], seat),
        "hand": facts["hand"],
        "hand_sizes": as_seated(facts["hand sizes"], seat),
        "known": facts["known"],
        "known_to_partner": facts["known to partner"],
        "deeds": [
            {
                "after": facts["deed after"][place],
                "by": seat_at(by, seat, 2),
                "shown": facts["deed shown"][place] or 0,
                "gave": facts["deed gave"][place] or 0,
                "got": facts["deed got"][place] or 0,
            }
            for place, by in enumerate(facts["deed by"])
            if by is not None
        ],
        "used": facts["used"],
        "decisions": facts["decisions"],
        "reshoots": facts["reshoots"],
        "solo": {
            "row": facts["row"],
            "face_down": facts["face down"],
            "forced": facts["forced"] or 0,
            "extras": _zeros(facts["extras"][:places]),
            "extras_used": [used == 1 for used in facts["extras used"][:places]],
            "returned": [back == 1 for back in facts["returned"][:places]],
            "planted": facts["planted"],
        },
        "reason": "" if facts["reason"] is None else REASONS[facts["reason"]],
        "turn": seat_at(facts["turn"], seat, 2),
    }


def _zeros(values: Sequence[int | None]) -> list[int]:
    return [value or 0 for value in values]


OBSERVATION = Observation(
    PARTS,
    _facts,
    _fields,
    left_out={
        "level": "follows from the options",
        "laid_by": "the director began, then in turns",
        "cuts": "follows from the film, `used` and `asked`",
        "check": "follows from the film",
        "previews": "follow from the film and `asked`",
    },
)
