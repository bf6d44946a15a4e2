"""A position of Klappe & Action!: where every scene is, what is asked, and who knows what.

What may be done in it: `choices`, `state`; what a seat sees of it: `seeing`. Sides are 0 and 1;
in solo both are played by seat 0, and side 1 is the fictional partner, whose hand lies in a row on
the table (KA-18).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtspiel.engine.bits import members, set_of
from lichtspiel.engine.chance import Chance
from lichtspiel.engine.contract import CHANCE, Outcome, Setup, State
from lichtspiel.engine.messages import Refusal
from lichtspiel.games.klappe_und_action.asks import (
    ASK_COVER,
    ASK_PLANT,
    ASK_READY,
    LAY,
    NAMES,
    NOTHING,
)
from lichtspiel.games.klappe_und_action.film import Film, items, placed, slots_of
from lichtspiel.games.klappe_und_action.knowledge import Deed
from lichtspiel.games.klappe_und_action.script import SCENES, Script
from lichtspiel.games.klappe_und_action.view import (
    ActBegins,
    Dealt,
    ExtrasDrawn,
)

ACTS: Final = 3
SLOTS_OF_ACT: Final = (6, 7, 8)
HANDS_OF_ACT: Final = ((3, 3), (4, 3), (4, 4))
"""KA-3: the director's and the assistant's scenes."""
ALL_SCENES: Final = set_of(SCENES)


class Position(State):
    """Everything on the table."""

    script: Script
    solo: bool
    act: i64
    director: i64
    """The side with the chair (KA-5)."""
    film: Film
    under: i64
    """Strip: the face-down slot cards (KA-4)."""
    hand0: i64
    hand1: i64
    """Sets of scenes: a hand has no order (KA-6). In solo, side 1's are the face-up ones of
    its row."""
    row: i64
    """Solo, strip: the partner's face-down scenes, in the order they will be turned up."""
    row_size: i64
    unused: i64
    laid: i64
    """Strip: the scenes in the order they were laid."""
    lays: i64
    looked0: i64
    looked1: i64
    """Sets: the slots whose card a side has looked at."""
    deeds: list[Deed]
    """Never changed, only replaced: copies share it."""
    used: i64
    """Scenes whose effect was carried out in this act."""
    reshoots: i64
    decisions: i64
    """Team decisions since the end of filming."""
    extra0: i64
    extra1: i64
    extras_used: i64
    """Set: which of the two extra places has been used in this act (KA-22)."""
    returned: i64
    """Set: which of them will be shuffled back before act 3 (KA-23)."""
    planted: i64
    """The first so many slots hold an open extra scene as slot card (KA-23)."""

    turn: i64
    """The side whose turn it is while filming."""
    ask: i64
    choices: i64
    """The set of slots or scenes that the answer comes from; follows from the rest."""
    this: i64
    """The scene whose effect is being carried out ("this scene"); 0 if none."""
    copied: i64
    """The scene whose effect it copies; 0 if none."""
    chosen: i64
    """What an earlier step chose: a slot from 1, or a scene."""
    forced: i64
    """Solo: the scene that must be laid now (KA-19, KA-20); 0 if none."""
    editing: bool
    reason: str

    def __init__(self, setup: Setup, script: Script, reshoots: i64) -> None:
        super().__init__(setup)
        self.script = script
        self.solo = setup.seats == 1
        self.act = 0
        self.director = 0
        self.reshoots = reshoots
        self.extra0 = 0
        self.extra1 = 0
        self.unused = ALL_SCENES
        self.clear(SLOTS_OF_ACT[0])

    def clear(self, size: i64) -> None:
        """An empty film, and nothing known, asked or done yet."""
        self.film = Film(size)
        self.under = 0
        self.hand0 = 0
        self.hand1 = 0
        self.row = 0
        self.row_size = 0
        self.laid = 0
        self.lays = 0
        self.looked0 = 0
        self.looked1 = 0
        self.deeds = []
        self.used = 0
        self.decisions = 0
        self.extras_used = 0
        self.returned = 0
        self.planted = 0
        self.turn = 0
        self.ask = LAY
        self.choices = 0
        self.this = 0
        self.copied = 0
        self.chosen = 0
        self.forced = 0
        self.editing = False
        self.reason = ""

    # -- dealing --------------------------------------------------------------------

    def deal(self, chance: Chance) -> None:
        """KA-4: shuffle, lay the slot cards, deal the hands; the rest stays unseen."""
        self.act += 1
        self._pass_the_chair(chance)
        kept = self._kept_extras()
        self.clear(SLOTS_OF_ACT[self.act - 1])
        deck = [scene for scene in SCENES if scene not in kept]
        chance.shuffle(deck)
        if self.act == ACTS:
            self._plant(kept)
        at: i64 = 0
        for slot in range(self.planted, self.film.size):
            self.under |= placed(deck[at], slot)
            at += 1
        first, second = HANDS_OF_ACT[self.act - 1]
        at = self._deal_hand(self.director, deck, at, first)
        at = self._deal_hand(1 - self.director, deck, at, second)
        if self.act == 1:
            at = self._draw_extras(deck, at)
        self.unused = set_of(deck[at:])
        self.turn = self.director
        self.actor = 0 if self.solo else self.director
        self._tell_deal()

    def _pass_the_chair(self, chance: Chance) -> None:
        """KA-5: chosen by the players or drawn by lot; then it changes hands. KA-18: in
        solo the player has it in acts 1 and 3."""
        if self.act > 1:
            self.director = 1 - self.director
        elif not self.solo:
            agreed = self.setup.options["director"]
            self.director = chance.below(2) if agreed == "random" else int(agreed == "second")

    def _kept_extras(self) -> list[int]:
        """KA-23: extra scenes stay out of the shuffle, until they are shuffled back."""
        return [
            extra
            for place, extra in enumerate(self.extras())
            if extra and self.returned >> place & 1 == 0
        ]

    def _plant(self, extras: list[int]) -> None:
        """KA-23: as slot cards of act 3 they take the places of drawn ones: the first."""
        for extra in extras:
            self.under |= placed(extra, self.planted)
            self.planted += 1
        self.extra0 = 0
        self.extra1 = 0

    def _deal_hand(self, side: i64, deck: list[int], at: i64, count: i64) -> i64:
        end = at + count
        if side == 0:
            self.hand0 = set_of(deck[at:end])
        elif not self.solo:
            self.hand1 = set_of(deck[at:end])
        else:
            self.row_size = count
            for place in range(count):
                self.row |= placed(deck[at + place], place)
        return end

    def _draw_extras(self, deck: list[int], at: i64) -> i64:
        """KA-22: drawn openly when act 1 is set up."""
        extras = self.setup.options["extras"]
        assert isinstance(extras, int)
        if extras > 0:
            self.extra0 = deck[at]
        if extras > 1:
            self.extra1 = deck[at + 1]
        return at + extras

    def _tell_deal(self) -> None:
        told = self.told
        if told is None:
            return
        told.all(ActBegins(self.act, self.director, self.film.size))
        told.only(0, Dealt(tuple(members(self.hand0))))
        if not self.solo:
            told.only(1, Dealt(tuple(members(self.hand1))))
        elif self.act == 1 and self.extra0:
            told.all(ExtrasDrawn(tuple(self.extras())))

    # -- looking --------------------------------------------------------------------

    def hand(self, side: i64) -> i64:
        return self.hand1 if side else self.hand0

    def extras(self) -> list[int]:
        """One place for each extra scene agreed on; 0 in act 3, where none is kept."""
        return [self.extra0, self.extra1][: int(self.setup.options["extras"])]

    def phase(self) -> str:
        if self.ask == NOTHING:
            return "over"
        if self.ask in (ASK_PLANT, ASK_READY):
            return "between"
        if self.ask == ASK_COVER:
            return "closing"
        return "editing" if self.editing else "filming"

    def silence(self) -> Refusal | None:
        """KA-8: no talking from the deal until the last lay and its effect."""
        if self.solo or self.actor == CHANCE or self.phase() != "filming":
            return None
        return Refusal("KA-8", "ka-silence")

    def outcome(self) -> Outcome | None:
        """KA-17: both seats win or lose together. Each reshoot left makes the film better."""
        if not self.reason:
            return None
        seats = self.setup.seats
        if self.reason == "lost":
            return Outcome("lost", (), (0,) * seats)
        score: int = 1 + self.reshoots
        return Outcome("won", tuple(range(seats)), (score,) * seats)

    def places(self, places: i64) -> list[bool]:
        return [places >> place & 1 == 1 for place in range(len(self.extras()))]

    def cards(self) -> list[int]:
        return [*self.cards_in_play(), *members(self.unused)]

    def cards_in_play(self) -> list[int]:
        """All but the unused ones."""
        return [
            *members(self.film.present),
            *members(self.hand0),
            *members(self.hand1),
            *items(self.under, self.film.size),
            *items(self.row, self.row_size),
            *[extra for extra in self.extras() if extra],
        ]

    def to_json(self) -> dict[str, object]:
        size = self.film.size
        return {
            "act": self.act,
            "director": self.director,
            "actor": self.actor,
            "phase": self.phase(),
            "asked": {
                "what": NAMES[self.ask],
                "scene": self.this,
                "copied": self.copied,
                "chosen": self.chosen,
            },
            "film": items(self.film.scenes, size),
            "numbers": items(self.film.numbers, size),
            "covered": slots_of(self.film.covered),
            "laid": items(self.laid, self.lays),
            "slot_cards": items(self.under, size),
            "looked": [slots_of(self.looked0), slots_of(self.looked1)],
            "hands": [members(self.hand0), members(self.hand1)],
            "deeds": [_deed_json(deed) for deed in self.deeds],
            "used": members(self.used),
            "decisions": self.decisions,
            "reshoots": self.reshoots,
            "solo": {
                "row": items(self.row, self.row_size),
                "forced": self.forced,
                "extras": self.extras(),
                "extras_used": self.places(self.extras_used),
                "returned": self.places(self.returned),
                "planted": self.planted,
            },
        }

    def copy_to(self, twin: Position) -> None:
        twin.actor = self.actor
        twin.act = self.act
        twin.director = self.director
        twin.film = self.film.copy()
        twin.under = self.under
        twin.hand0 = self.hand0
        twin.hand1 = self.hand1
        twin.row = self.row
        twin.row_size = self.row_size
        twin.unused = self.unused
        twin.laid = self.laid
        twin.lays = self.lays
        twin.looked0 = self.looked0
        twin.looked1 = self.looked1
        twin.deeds = self.deeds
        twin.used = self.used
        twin.decisions = self.decisions
        twin.extra0 = self.extra0
        twin.extra1 = self.extra1
        twin.extras_used = self.extras_used
        twin.returned = self.returned
        twin.planted = self.planted
        twin.turn = self.turn
        twin.ask = self.ask
        twin.choices = self.choices
        twin.this = self.this
        twin.copied = self.copied
        twin.chosen = self.chosen
        twin.forced = self.forced
        twin.editing = self.editing
        twin.reason = self.reason


def _deed_json(deed: Deed) -> dict[str, object]:
    if deed.is_trade:
        return {"after": deed.after, "by": deed.by, "gave": deed.gave, "got": deed.got}
    return {"after": deed.after, "by": deed.by, "shown": deed.shown}
