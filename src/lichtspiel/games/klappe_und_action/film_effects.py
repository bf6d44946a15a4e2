"""Effects on the film: swaps, numbers and moves, and the two megaphone rules."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from lichtspiel.engine.errors import BadSetup
from lichtspiel.engine.messages import Message
from lichtspiel.engine.told import Event
from lichtspiel.games.klappe_und_action.decision import Decision
from lichtspiel.games.klappe_und_action.effect import (
    CAMERA,
    MEGAPHONE,
    SCISSORS,
    Effect,
    SlotStep,
    Step,
    UseStep,
)
from lichtspiel.games.klappe_und_action.film import Film
from lichtspiel.games.klappe_und_action.scenes import SLOT_BITS, SLOT_OF_BIT, item
from lichtspiel.games.klappe_und_action.view import Moved, Swapped, TookNumber

if TYPE_CHECKING:
    from lichtspiel.games.klappe_und_action.state import KlappeUndAction

FILM_TIMINGS: Final = (CAMERA, SCISSORS)

SWAP: Final = SlotStep("swap", first=True, changes=True)
AROUND: Final = UseStep("around", first=True, changes=True)
NUMBER: Final = SlotStep("number", first=True, changes=True)
FIRST: Final = SlotStep("first", first=True)
SECOND: Final = SlotStep("second", changes=True)
MOVE: Final = SlotStep("move", first=True)
MOVE_TO: Final = SlotStep("move-to", changes=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class FilmEffect(Effect):
    """An effect on the film alone; what is here swaps this scene with another one.

    A change is between two slots: `one`, where it begins, and `other`, the last answer.
    """

    def __init__(self, name: str, words: str, timings: tuple[str, ...] = FILM_TIMINGS) -> None:
        super().__init__(name, words, timings)
        self.changes_film = True
        self.reach = 2

    def among(self, film: Film, slot: i64) -> i64:
        """The slots that it can choose, with its scene on this slot."""
        raise NotImplementedError

    def one(self, slot: i64, chosen: i64) -> i64:
        """Where the change begins: on the scene's own slot, or where the first step said."""
        return slot

    def change(self, film: Film, one: i64, other: i64) -> None:
        film.swap(one, other)

    def event(self, film: Film, one: i64, other: i64) -> Event:
        """The public event for the change."""
        swapped, this = item(film.scenes, other), item(film.scenes, one)
        return Swapped(swapped, other + 1, this, one + 1)

    def targets(self, game: KlappeUndAction, scene: i64) -> i64:
        return self.among(game.film, game.film.slot_of(scene))

    def first_step(self, game: KlappeUndAction) -> Step:
        return SWAP

    def take_slot(self, game: KlappeUndAction, slot: i64) -> None:
        scene = game.decision.scene
        self.carry_out(game, scene, game.decision.chosen, slot)
        game.finish(scene)

    def carry_out(self, game: KlappeUndAction, scene: i64, chosen: i64, slot: i64) -> None:
        film = game.film
        one = self.one(film.slot_of(scene), chosen)
        self.change(film, one, slot)
        if game.told is not None:
            game.told.all(self.event(film, one, slot))

    def preview(self, film: Film, decision: Decision, slot: i64) -> Film:
        return self._changed(film, self.one(film.slot_of(decision.scene), decision.chosen), slot)

    def outcomes(self, film: Film, slot: i64, chosen: i64) -> list[Film]:
        one, choices = self.one(slot, chosen), self.among(film, slot)
        return [
            self._changed(film, one, other) for other in range(film.size) if choices >> other & 1
        ]

    def _changed(self, film: Film, one: i64, other: i64) -> Film:
        twin = film.copy()
        self.change(twin, one, other)
        return twin


class SwapNeighbour(FilmEffect):
    def __init__(self) -> None:
        super().__init__("swap-neighbour", "swap with a neighbour")

    def among(self, film: Film, slot: i64) -> i64:
        return film.neighbours(slot)


class SwapLeft(FilmEffect):
    def __init__(self) -> None:
        super().__init__("swap-left", "swap with the left neighbour")

    def among(self, film: Film, slot: i64) -> i64:
        return film.left_of(slot)


class SwapRight(FilmEffect):
    def __init__(self) -> None:
        super().__init__("swap-right", "swap with the right neighbour")

    def among(self, film: Film, slot: i64) -> i64:
        return film.right_of(slot)


class SwapHigher(FilmEffect):
    def __init__(self) -> None:
        super().__init__("swap-higher", "swap with a higher scene")
        self.wanders = True

    def among(self, film: Film, slot: i64) -> i64:
        return film.higher(slot)


class SwapLower(FilmEffect):
    def __init__(self) -> None:
        super().__init__("swap-lower", "swap with a lower scene")
        self.wanders = True

    def among(self, film: Film, slot: i64) -> i64:
        return film.lower(slot)


class SwapAny(FilmEffect):
    def __init__(self) -> None:
        super().__init__("swap-any", "swap with another scene")
        self.wanders = True

    def among(self, film: Film, slot: i64) -> i64:
        return film.others(slot)


class Around(FilmEffect):
    """Leaves nothing to choose: the left neighbour is swapped with the right one."""

    def __init__(self) -> None:
        super().__init__("around", "swap the neighbours")

    def among(self, film: Film, slot: i64) -> i64:
        """The right neighbour, if there are both."""
        return film.right_of(slot) if film.left_of(slot) else 0

    def one(self, slot: i64, chosen: i64) -> i64:
        return slot - 1

    def first_step(self, game: KlappeUndAction) -> Step:
        return AROUND

    def use(self, game: KlappeUndAction) -> None:
        self.take_slot(game, SLOT_OF_BIT[game.decision.choices % 11])


class TakeNumber(FilmEffect):
    """KA-12: the number stays with the scene until the act is closed."""

    def __init__(self) -> None:
        super().__init__("number", "take a neighbour's number")
        self.takes_number = True
        self.reach = 1

    def among(self, film: Film, slot: i64) -> i64:
        return film.neighbours(slot)

    def first_step(self, game: KlappeUndAction) -> Step:
        return NUMBER

    def change(self, film: Film, one: i64, other: i64) -> None:
        film.take_number(one, other)

    def event(self, film: Film, one: i64, other: i64) -> Event:
        return TookNumber(item(film.scenes, one), item(film.numbers, one))


@mypyc_attr(allow_interpreted_subclasses=True)
class TwoSlots(FilmEffect):
    """Chooses first where the change begins, then where it ends."""

    def one(self, slot: i64, chosen: i64) -> i64:
        return chosen - 1

    def take_slot(self, game: KlappeUndAction, slot: i64) -> None:
        if game.decision.chosen == 0:
            self.ask_later(game, slot + 1)
        else:
            super().take_slot(game, slot)


class SwapOthers(TwoSlots):
    def __init__(self) -> None:
        super().__init__("two", "swap two others")

    def among(self, film: Film, slot: i64) -> i64:
        others = film.others(slot)
        return others if others & (others - 1) else 0  # it takes two

    def first_step(self, game: KlappeUndAction) -> Step:
        return FIRST

    def later_step(self, game: KlappeUndAction) -> Step | None:
        return SECOND

    def later_choices(self, game: KlappeUndAction, scene: i64, chosen: i64) -> i64:
        first: i64 = SLOT_BITS[chosen - 1]
        return self.targets(game, scene) & ~first

    def outcomes(self, film: Film, slot: i64, chosen: i64) -> list[Film]:
        choices = self.among(film, slot)
        films: list[Film] = []
        for one in range(film.size):
            if choices >> one & 1 and (chosen == 0 or one == chosen - 1):
                for other in range(film.size if chosen else one):
                    if choices >> other & 1 and other != one:
                        films.append(self._changed(film, one, other))  # noqa: PERF401  quicker
        return films


class MoveScene(TwoSlots):
    """Any scene, also this one, to an empty slot. It is not laid again (KA-10)."""

    def __init__(self) -> None:
        super().__init__("move", "move a scene", (CAMERA,))

    def among(self, film: Film, slot: i64) -> i64:
        return film.up() if film.empty else 0

    def first_step(self, game: KlappeUndAction) -> Step:
        return MOVE

    def later_step(self, game: KlappeUndAction) -> Step | None:
        return MOVE_TO

    def later_choices(self, game: KlappeUndAction, scene: i64, chosen: i64) -> i64:
        return game.film.empty

    def change(self, film: Film, one: i64, other: i64) -> None:
        film.move(one, other)

    def event(self, film: Film, one: i64, other: i64) -> Event:
        return Moved(item(film.scenes, other), other + 1)


# -- megaphones ------------------------------------------------------------------------------


class LayBeside(Effect):
    """The house script's scene 1: so it cannot begin a film (KA-10; in solo KA-21)."""

    def __init__(self) -> None:
        super().__init__("beside", "lay beside a scene", (MEGAPHONE,))
        self.rules_lay = True

    def room(self, film: Film) -> i64:
        return film.beside_a_scene()


_COUNT: Final = re.compile(r"count as ([0-9]+) on the (first|last) slot")
_MOST_COUNT: Final = 17


class CountAs(Effect):
    """The house script's scene 16: another number on the first or the last slot (KA-14)."""

    def __init__(self) -> None:
        super().__init__("count", "count as 0 on the first slot", (MEGAPHONE,))
        self.slot = "first"

    def reads(self, words: str, line: int) -> bool:
        found = _COUNT.fullmatch(words)
        if found is None:
            return False
        if len(found[1]) > 2 or int(found[1]) > _MOST_COUNT:
            raise BadSetup("ka-script-count", line=line, most=_MOST_COUNT)
        self.number = int(found[1])
        self.slot = found[2]
        self.words = f"count as {int(found[1])} on the {found[2]} slot"
        return True

    def number_at(self, first_slot: bool, number: i64) -> i64:
        return self.number if first_slot == (self.slot == "first") else number

    def message(self) -> Message:
        return Message("ka-effect-count", {"number": self.number, "slot": self.slot})
