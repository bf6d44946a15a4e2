"""How Hollywood Poker looks and speaks in a terminal."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from lichtspiel.engine.contract import Action
from lichtspiel.engine.errors import IllegalAction
from lichtspiel.engine.messages import Param, Refusal
from lichtspiel.engine.told import Event
from lichtspiel.engine.view import View, plain_fields
from lichtspiel.games.hollywood_poker.actions import Give, Play
from lichtspiel.games.hollywood_poker.cards import DOUBLE, VALUES, label, written
from lichtspiel.games.hollywood_poker.scoring import ranking
from lichtspiel.games.hollywood_poker.view import HollywoodPokerView
from lichtspiel.terminal.faces.face import Face
from lichtspiel.terminal.faces.fitting import Fitting

_CARDS = re.compile(r"(give )?((?:[0-9]+|d)(?:[-,+ ]*(?:[0-9]+|d))*)")
"""Cards however people write them: `6-6-D`, `6,6`, `66`, `6 6 d`."""


class HollywoodPokerFace(Face):
    prefix = "hp"
    endings = frozenset({"match-won"})
    words: ClassVar[Mapping[str, str]] = {"pass": "pass", "give": "give", "double": "d"}

    # -- for eyes -----------------------------------------------------------------

    def picture(self, view: HollywoodPokerView, legal: Sequence[Action]) -> RenderableType:
        parts: list[RenderableType] = [self._ladder(view)]
        parts += [Text(line, style="bold") for line in self._situation(view)]
        if view.seat >= 0:
            parts.append(self._hand(view))
        return Group(*parts)

    def _ladder(self, view: HollywoodPokerView) -> RenderableType:
        """HP-18: everybody as they sit, which is the career ladder from the second deal on."""
        grid = Grid(
            title=self._deal(view),
            title_justify="left",
            box=box.SIMPLE_HEAD,
            show_edge=False,
            pad_edge=False,
        )
        grid.add_column("")
        grid.add_column(self.say("column-career"), overflow="fold")
        grid.add_column(self.say("column-player"), overflow="fold")
        for name in ("cards", "round", "points"):
            grid.add_column(self.say(f"column-{name}"), justify="right")
        grid.add_column("★", justify="right")  # how often Megastar (HP-22)
        for seat in view.order:
            grid.add_row(
                "▶" if seat == view.actor else "",
                self.say("career", career=view.careers[seat]),
                self._name(view, seat),
                str(view.sizes[seat]),
                self._act(view, seat),
                str(view.points[seat]),
                str(view.megastars[seat]),
                style=_style(view, seat),
            )
        return Fitting(grid, self._ladder_lines(view))

    def _hand(self, view: HollywoodPokerView) -> RenderableType:
        """The cards in groups of equal ones."""
        if not view.hand:
            return Text(self.say("hand-empty"), style="dim")
        groups = [
            Text(" ".join([label(card)] * count), style="magenta" if card == DOUBLE else "yellow")
            for card, count in Counter(view.hand).items()
        ]
        return Panel(Text(" │ ", style="dim").join(groups), box=box.ROUNDED, expand=False)

    # -- for ears -----------------------------------------------------------------

    def sentences(self, view: HollywoodPokerView, legal: Sequence[Action]) -> list[str]:
        lines = [*self._ladder_lines(view), *self._situation(view)]
        if view.seat >= 0:
            hand = self.say("hand", cards=_in_a_row(view.hand))
            lines.append(hand if view.hand else self.say("hand-empty"))
        return lines

    # -- for both -----------------------------------------------------------------

    def _ladder_lines(self, view: HollywoodPokerView) -> list[str]:
        rows = [
            self.say(
                "row" if view.deal > 1 else "row-first",
                career=self.say("career", career=view.careers[seat]),
                who=self._name(view, seat),
                cards=self.say("cards", count=view.sizes[seat]),
                points=view.points[seat],
                act=self._act(view, seat),
                done="yes" if _is_done(view, seat) else "no",
            )
            for seat in view.order
        ]
        return [self._deal(view), *rows]

    def _deal(self, view: HollywoodPokerView) -> str:
        options = {name: self._param(value) for name, value in view.setup.options.items()}
        return self.say("deal", **{**options, "deal": view.deal})

    def _name(self, view: HollywoodPokerView, seat: int) -> str:
        name = self.names[seat]
        return self.texts.say("name-of-viewer", name=name) if seat == view.seat else name

    def _act(self, view: HollywoodPokerView, seat: int) -> str:
        act = view.acts[seat]
        if act == "pass":
            return self.say("acted-pass")
        if _is_done(view, seat):
            return self.say("acted-finished", place=view.finished.index(seat) + 1)
        return act or self.say("acted-nothing")

    def _situation(self, view: HollywoodPokerView) -> list[str]:
        """The current phase: an exchange, a lead, or a set to beat."""
        lines = []
        if view.time_up and not view.reason:
            lines.append(self.say("time-called"))
        if view.gave and view.received:
            gave, received = self._gift_words(view.gave), self._gift_words(view.received)
            lines.append(self.say("exchanged", gave=gave, received=received))
        if view.actor < 0:
            return lines
        actor = {"who": self.names[view.actor], "me": "yes" if view.actor == view.seat else "no"}
        if view.giving >= 0:
            size = view.named + view.due
            lines.append(self.say("exchanging", **actor, named=view.named, size=size))
        elif view.owner < 0:
            lines.append(self.say("to-lead", **actor))
        else:
            top = view.acts[view.owner] or ""
            lines.append(self.say("to-beat", cards=top, who=self._name(view, view.owner)))
        return lines

    def question(self, view: HollywoodPokerView, legal: Sequence[Action]) -> str:
        if view.giving >= 0:
            return self.say("asks-give", due=view.due, example=self._gift(view))
        examples = self.examples(legal)
        if view.owner < 0:
            return self.say("asks-lead", examples=examples)
        top = view.acts[view.owner] or ""
        return self.say("asks-answer", size=len(top.split("-")), examples=examples)

    def guide(self, view: HollywoodPokerView, legal: Sequence[Action]) -> str:
        gift = self._gift(view) if view.giving >= 0 else "none"
        return self.say("help", examples=self.examples(legal, 4), gift=gift)

    def kind(self, action: Action) -> object:
        """One example for each size of a set, with and without Doubles."""
        return (action.naturals > 0, action.size) if isinstance(action, Play) else None

    def _gift(self, view: HollywoodPokerView) -> str:
        """A whole gift that could be given now, as it is typed."""
        give = self._spellings("give")[0]
        return self.quoted(f"{give} {written(view.hand[: view.due])}")

    def _gift_words(self, cards: Iterable[int]) -> str:
        """Cards that change hands, `the 12 and the 13`: `12-13` would be a set, `12` a number."""
        counts = Counter(sorted(cards))
        return self.texts.listed(
            [self.say("gift-card", card=label(card), count=count) for card, count in counts.items()]
        )

    def result(self, view: HollywoodPokerView) -> list[str]:
        last = [*view.finished, *(seat for seat in view.order if seat not in view.finished)]
        ranks = ranking(str(view.setup.options["end"]), view.points, view.megastars, last)
        winner, second = ranks[:2]
        me = "yes" if winner == view.seat else "no"
        by = "megastars"
        if view.megastars[winner] == view.megastars[second]:  # HP-22
            by = "place" if view.points[winner] == view.points[second] else "points"
        return [
            self.say("result", who=self.names[winner], me=me, reason=view.reason, by=by),
            *(
                self.say(
                    "result-place",
                    place=place,
                    who=self._name(view, seat),
                    points=view.points[seat],
                    megastars=view.megastars[seat],
                )
                for place, seat in enumerate(ranks, start=1)
            ),
        ]

    def path(self, action: Action) -> tuple[str, ...]:
        if isinstance(action, Play):
            return (label(action.value), action.notation)
        if isinstance(action, Give):
            return (self.say("path-give", card=label(action.card)),)
        return (self.say("path-pass"),)

    def expand(self, typed: str, view: View) -> list[str]:
        """Sets as people write them; HP-8: `give 1-2-2` is a whole gift, refused as a whole.

        Words of the reader's own language are understood too: `gib 1-2-2`.
        """
        typed = self._translated(re.sub(r"[-,+]", " ", typed))
        found = _CARDS.fullmatch(typed)
        if found is None or not isinstance(view, HollywoodPokerView):
            return [typed]
        cards = _read_cards(found[2], view.hand)
        if not found[1] or view.giving < 0 or len(cards) == 1:
            return [f"{found[1] or ''}{'-'.join(cards)}".lower()]
        if len(cards) != view.due:
            params: dict[str, Param] = {"wanted": view.due, "found": len(cards)}
            raise IllegalAction(Refusal("HP-8", "hp-gift-size", params))
        missing = Counter(cards) - Counter(label(card) for card in view.hand)
        if missing:
            lacking = self.texts.listed([*missing.elements()])
            raise IllegalAction(Refusal("HP-15", "hp-not-in-hand", {"cards": lacking}))
        return [f"give {card}" for card in cards]

    def _cards_told(self, kind: str, cards: list[int]) -> str:
        if kind == "dealt":
            return _in_a_row(cards)
        return written(cards) if kind == "played" else self._gift_words(cards)

    def tell(self, event: Event, viewer: int) -> str:
        """Seats by their names, cards as they are written."""
        said: dict[str, Param] = {}
        for name, value in plain_fields(event).items():
            if name == "cards" and isinstance(value, list):
                said[name] = self._cards_told(event.kind, value)
            elif name in ("to", "leads") and isinstance(value, int):
                said[name] = self.names[value]
            elif name == "order" and isinstance(value, list):
                said[name] = ", ".join(self.names[seat] for seat in value)
            elif name == "points" and isinstance(value, list):
                said[name] = ", ".join(
                    f"{self.names[seat]} ({points})" for seat, points in enumerate(value)
                )
            else:
                said[name] = self._param(value)
        seat = getattr(event, "seat", None)
        if seat is not None:
            said |= {"who": self.names[seat], "me": "yes" if seat == viewer else "no"}
            said["other"] = "no" if getattr(event, "leads", seat) == seat else "yes"
        return self.say(f"told-{event.kind}", **said)


def _in_a_row(cards: Iterable[int]) -> str:
    return ", ".join(label(card) for card in cards)


def _is_done(view: HollywoodPokerView, seat: int) -> bool:
    """Whether a player finished in an earlier round."""
    return view.acts[seat] is None and seat in view.finished


def _style(view: HollywoodPokerView, seat: int) -> str:
    if seat in view.finished:
        return "dim"
    return "bold cyan" if seat == view.seat else ""


def _read_cards(typed: str, hand: Sequence[int]) -> list[str]:
    """The cards, each as it is written: `66 d` is 6, 6, D."""
    cards: list[str] = []
    for part in re.findall("[0-9]+|d", typed):
        cards += ["D"] if part == "d" else _read_number(part, hand)
    return cards


def _read_number(digits: str, hand: Sequence[int]) -> list[str]:
    """A card, or one value several times: `66`. `11` is the 11, and `111` what the hand has."""
    number = digits.lstrip("0") or "0"
    if len(number) <= 2 and int(number) <= VALUES:
        return [number]
    ways = [
        [number[:size]] * (len(number) // size)
        for size in (2, 1)
        if number == number[:size] * (len(number) // size) and int(number[:size]) <= VALUES
    ]
    held = [way for way in ways if hand.count(int(way[0])) >= len(way)]
    return (held or ways or [[number]])[0]
