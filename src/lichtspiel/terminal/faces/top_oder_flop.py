"""How Top oder Flop looks and speaks in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich import box
from rich.align import Align
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Action
from lichtspiel.engine.messages import Param
from lichtspiel.engine.told import Event
from lichtspiel.engine.view import plain_fields
from lichtspiel.games.top_oder_flop.actions import NONE, Keep, Lay, Mark, Move, pair_spelled
from lichtspiel.games.top_oder_flop.cards import (
    BY_CODE,
    FILMS,
    INFLUENCE,
    SIDE_NAMES,
    SIDE_TITLES,
    TITLES,
    spelled,
)
from lichtspiel.games.top_oder_flop.deck import HOUSE
from lichtspiel.games.top_oder_flop.imagine import imagine
from lichtspiel.games.top_oder_flop.scoring import FilmScore, ScoreSheet
from lichtspiel.games.top_oder_flop.view import (
    FilmView,
    Moved,
    RowCardView,
    SeatView,
    SideView,
    TopOderFlopView,
)
from lichtspiel.terminal.faces.face import Face
from lichtspiel.terminal.faces.fitting import Fitting, Lower

_COLOURS = ("yellow", "cyan", "magenta", "red", "green")
"""One for each film."""
_UNKNOWN = "▒▒"
_FOLLOWS = ("took-over",)
_BRIEF = ("opened", "kept", "laid", "moved", "marked", *_FOLLOWS)
"""What a turn is told by in a few words, and what can only follow another of them."""


class TopOderFlopFace(Face):
    prefix = "tf"
    endings = frozenset({"over"})
    words: ClassVar[Mapping[str, str]] = {
        word: word for word in ("own", "moves", "from", "to", "over", "for")
    }

    # -- for eyes -----------------------------------------------------------------

    def picture(self, view: TopOderFlopView, legal: Sequence[Action]) -> RenderableType:
        around = [Text(line, style="dim") for line in (self._piles(view), self._deck(view))]
        table = [self._films(view), Text(""), self._displays(view)]
        if view.reason:
            return Group(*table, *around, self._sheet(view))
        if view.seat < 0:
            return Group(*table, *around)
        below = f"{self._piles(view)} · {self.say('deck-short', deck=self._whose_deck(view))}"
        hand = Text(self._hand_words(view))
        closer = Group(self.beside(view, legal), Text(below, style="dim"), hand)
        return Lower(Group(*table, *around, self._hand(view, legal)), closer)

    def beside(self, view: TopOderFlopView, legal: Sequence[Action]) -> RenderableType:
        """The films and displays, as compact as possible."""
        return Group(self._films(view, close=True), self._displays(view, close=True))

    def _films(self, view: TopOderFlopView, *, close: bool = False) -> RenderableType:
        grid = _grid(close=close)
        grid.add_column(self.say("head-film"))
        for title in SIDE_TITLES:
            grid.add_column(title, min_width=18)
        grid.add_column(self.say("head-value"), justify="right")
        for film, shown in enumerate(view.films):
            style = "dim" if shown.completed else f"bold {_COLOURS[film]}"
            name = f"{FILMS[film].upper()} {TITLES[film]}"
            if shown.completed:
                name += " ✔" if close else f"\n   ✔ {self.say('completed-mark')}"
            grid.add_row(
                Text(name, style=style),
                *(Text(_side(side)) for side in (shown.top, shown.flop)),
                Text(_signed(shown.value), style=style),
            )
        return Fitting(grid, self._film_lines(view))

    def _displays(self, view: TopOderFlopView, *, close: bool = False) -> RenderableType:
        grid = _grid(close=close)
        grid.add_column(self.say("head-seat"), no_wrap=close)
        grid.add_column(self.say("head-hand"))
        for film, code in enumerate(FILMS):
            grid.add_column(Text(code.upper(), style=_COLOURS[film]))
        for seat, shown in enumerate(view.seats):
            name = f"{'▶ ' if seat == view.actor else ''}{self._name(view, seat)}"
            grid.add_row(
                Text(name, style="bold" if seat == view.seat else ""),
                f"{shown.hand_size} {'●' * shown.markers}",
                *(Text(_row(row, close=close)) for row in shown.rows),
            )
        return Fitting(grid, self._display_lines(view))

    def _hand(self, view: TopOderFlopView, legal: Sequence[Action]) -> RenderableType:
        playable = {action.kind.code for action in legal if isinstance(action, Keep | Lay | Move)}
        cards = [self._hand_card(code, code in playable or not legal) for code in view.hand]
        return Columns(cards, padding=0) if cards else Text(self.say("hand-empty"), style="dim")

    def _hand_card(self, code: str, playable: bool) -> RenderableType:
        kind = BY_CODE[code]
        colour = _COLOURS[kind.one] if kind.number < INFLUENCE else "white"
        style = f"bold {colour}" if playable else "dim"
        lines = "\n".join(self._card(code).rsplit(" ", 1))
        return Panel(
            Align.center(Text(lines, style=style, justify="center")),
            subtitle=Text(code, style="dim"),
            box=box.ROUNDED,
            border_style=colour if playable else "dim",
            padding=(0, 0),
            width=10,
        )

    def _sheet(self, view: TopOderFlopView) -> RenderableType:
        """The score sheet as the pad has it: influence, rank and points of each seat."""
        sheet = _sheet_of(view)
        grid = _grid()
        grid.caption = self.say("sheet-caption")
        for title in ("", *SIDE_TITLES, self.say("head-value")):
            grid.add_column(title, justify="right" if title else "left")
        for seat in range(len(view.seats)):
            grid.add_column(self._name(view, seat), justify="right")
        for line in sheet.films:
            shares = zip(line.influence, line.ranks, line.points, strict=True)
            grid.add_row(
                line.film.upper(),
                *(_signed(number) for number in (line.top, line.flop, line.value)),
                *(f"{_signed(mine)} ({rank}.) {_signed(won):>3}" for mine, rank, won in shares),
            )
        grid.add_row(self.say("head-left"), "", "", "", *(str(left) for left in sheet.left_points))
        totals = (_signed(score) for score in sheet.scores)
        grid.add_row(self.say("head-total"), "", "", "", *totals, style="bold")
        return Fitting(grid, self._sheet_lines(view))

    # -- for ears -----------------------------------------------------------------

    def sentences(self, view: TopOderFlopView, legal: Sequence[Action]) -> list[str]:
        lines = [*self._film_lines(view), *self._display_lines(view)]
        lines += [self._piles(view), self._deck(view)]
        if view.reason:
            lines += self._sheet_lines(view)
        elif view.seat >= 0:
            lines.append(self._hand_words(view))
        return lines

    def _hand_words(self, view: TopOderFlopView) -> str:
        cards = ", ".join(f"{self._card(code)} [{code}]" for code in view.hand)
        return self.say("hand", cards=cards) if cards else self.say("hand-empty")

    def _film_lines(self, view: TopOderFlopView) -> list[str]:
        return [self._film_line(film, shown) for film, shown in enumerate(view.films)]

    def _display_lines(self, view: TopOderFlopView) -> list[str]:
        return [self._display_line(view, seat) for seat in range(len(view.seats))]

    def _film_line(self, film: int, shown: FilmView) -> str:
        return self.say(
            "film-line",
            film=f"{TITLES[film]} ({FILMS[film].upper()})",
            top=self._side_words(shown.top),
            flop=self._side_words(shown.flop),
            value=_signed(shown.value),
            completed="yes" if shown.completed else "no",
        )

    def _side_words(self, side: SideView) -> str:
        words = [self._card(code) for code in side.cards]
        words += [self.say("marker", marker="x2")] if side.doubled else []
        words += [self.say("marker", marker="stop")] if side.stopped else []
        return f"{', '.join(words)} = {side.total}" if words else self.say("nothing")

    def _display_line(self, view: TopOderFlopView, seat: int) -> str:
        shown = view.seats[seat]
        return self.say(
            "display-line",
            who=self._name(view, seat),
            hand=shown.hand_size,
            markers=shown.markers,
            rows=self._rows_words(shown) or self.say("nothing"),
        )

    def _rows_words(self, shown: SeatView) -> str:
        rows = [
            self.say("row", film=code.upper(), cards=self._row_words(row))
            for code, row in zip(FILMS, shown.rows, strict=True)
            if row
        ]
        return self.texts.say("list-between").join(rows)

    def _row_words(self, row: Sequence[RowCardView]) -> str:
        """The cards that are known, then how many are not."""
        hidden = self.say("hidden")
        words = [
            self._card(card.card) if place == 0 else f"{self._card(card.card)} ({hidden})"
            for place, card in enumerate(row)
            if card.card is not None
        ]
        unknown = sum(card.card is None for card in row)
        return ", ".join([*words, *([self.say("hidden-more", count=unknown)] if unknown else [])])

    def _sheet_lines(self, view: TopOderFlopView) -> list[str]:
        sheet = _sheet_of(view)
        lines = [self._score_line(view, line) for line in sheet.films]
        return lines + [self._left_line(view, sheet, seat) for seat in range(len(view.seats))]

    def _left_line(self, view: TopOderFlopView, sheet: ScoreSheet, seat: int) -> str:
        return self.say(
            "score-left",
            who=self._name(view, seat),
            cards=sheet.cards_left[seat],
            markers=sheet.markers_left[seat],
            points=sheet.left_points[seat],
            total=sheet.scores[seat],
        )

    def _score_line(self, view: TopOderFlopView, line: FilmScore) -> str:
        shares = [
            self.say(
                "score-share",
                who=self._name(view, seat),
                influence=line.influence[seat],
                rank=line.ranks[seat],
                points=line.points[seat],
            )
            for seat in range(len(view.seats))
        ]
        title = TITLES[FILMS.index(line.film)]
        return self.say(
            "score-line",
            film=title,
            top=line.top,
            flop=line.flop,
            value=line.value,
            shares=self.texts.say("list-between").join(shares),
        )

    # -- for both -----------------------------------------------------------------

    def _name(self, view: TopOderFlopView, seat: int) -> str:
        name = self.names[seat]
        return self.texts.say("name-of-viewer", name=name) if seat == view.seat else name

    def _piles(self, view: TopOderFlopView) -> str:
        return self.say("piles", draw=view.draw_size, gone=len(view.gone))

    def _deck(self, view: TopOderFlopView) -> str:
        """TF-34: wherever the default deck is used, say that it is ours."""
        return self.say(f"{self._whose_deck(view)}-deck")

    def _whose_deck(self, view: TopOderFlopView) -> str:
        return "house" if view.setup.options["deck"] == HOUSE else "own"

    def _card(self, code: str) -> str:
        """`AA/CC 3`, `AA 5`, `Top→Flop −3`."""
        return self.say("card", **spelled(BY_CODE[code]))

    def question(self, view: TopOderFlopView, legal: Sequence[Action]) -> str:
        examples = self.examples(legal)
        if view.lap:
            return self.say("asks-opening", lap=view.lap, examples=examples)
        return self.say("asks-turn", examples=examples)

    def guide(self, view: TopOderFlopView, legal: Sequence[Action]) -> str:
        return self.say("help", examples=self.examples(legal, 7))

    def kind(self, action: Action) -> object:
        """One example for each kind of play, and of those that replace a card."""
        if isinstance(action, Mark):
            return action.stop
        return type(action), isinstance(action, Lay | Move) and action.over != NONE

    def result(self, view: TopOderFlopView) -> list[str]:
        sheet = _sheet_of(view)
        names = self.texts.listed([self.names[seat] for seat in sheet.winners])
        points = max(sheet.scores)
        ended = "yes" if view.seat == view.mover else "no"
        reason = self.say("result-reason", reason=view.reason, who=self.names[view.mover], me=ended)
        if len(sheet.winners) > 1:
            return [reason, self.say("result-shared", who=names, points=points)]
        me = "yes" if view.seat in sheet.winners else "no"
        return [reason, self.say("result-won", who=names, me=me, points=points)]

    def recap(self, told: Sequence[Event], viewer: int) -> list[str]:
        """What each of the others did in their last turn, in a few words and one paragraph; before
        it, what happened to the viewer since."""
        turns: dict[int, list[str]] = {}
        own: list[str] = []
        for event in told:
            seat = getattr(event, "seat", viewer)
            if seat == viewer:
                own = [self.tell(event, viewer)]
            elif event.kind in _BRIEF:
                if event.kind not in _FOLLOWS:
                    turns.pop(seat, None)  # to the end: in the order of their turns
                turns.setdefault(seat, []).append(self._brief(event))
        moves = [
            self.texts.say("list-entry", name=self.names[seat], about=", ".join(moves))
            for seat, moves in turns.items()
        ]
        return [*own, " · ".join(moves)] if moves else own

    def _brief(self, event: Event) -> str:
        """Where a card or marker went; films by their codes, for room."""
        fields = plain_fields(event)
        to = "to_" if isinstance(event, Moved) else ""
        params = {name: self._told(name, value) for name, value in fields.items()}
        params["film"] = str(fields[f"{to}film"]).upper()
        if "side" in params:
            params["side"] = params[f"{to}side"]
        return self.say(f"brief-{event.kind}", **params)

    def tell(self, event: Event, viewer: int) -> str:
        params: dict[str, Param] = {}
        for name, value in plain_fields(event).items():
            params[name] = self._told(name, value)
        seat = getattr(event, "seat", None)
        if seat is not None:
            params |= {"who": self.names[seat], "me": "yes" if seat == viewer else "no"}
        if isinstance(event, Moved):
            params["same"] = "yes" if event.film == event.to_film else "no"
        return self.say(f"told-{event.kind}", **params)

    def _told(self, name: str, value: object) -> Param:
        """Replace codes of cards, films and sides with their names."""
        if isinstance(value, list):
            return ", ".join(self._card(str(code)) for code in value)
        if isinstance(value, str):
            if name in ("card", "change"):
                return self._card(value)
            if name in ("film", "to_film"):
                return TITLES[FILMS.index(value)]
            if name in ("side", "to_side"):
                return SIDE_TITLES[SIDE_NAMES.index(value)]
        return self._param(value)

    # -- choosing step by step ----------------------------------------------------

    def path(self, action: Action) -> tuple[str, ...]:
        """Card, where, film, side, the card replaced, the row it is taken into."""
        match action:
            case Keep():
                where = self.say("where-own")
                return (self._card(action.kind.code), where, TITLES[action.film])
            case Lay():
                film, side = _place(action.side)
                card, where = self._card(action.kind.code), self.say("where-film")
                replaced = self._replaced(action.side, action.over, action.row)
                return (card, where, film, side, *replaced)
            case Move():
                return self._move_path(action)
            case Mark():
                film, side = _place(action.side)
                marker = self.say("marker", marker="stop" if action.stop else "x2")
                return (self.say("step-marker"), marker, film, side)
        return super().path(action)

    def _move_path(self, move: Move) -> tuple[str, ...]:
        film, side = _place(move.source)
        pair = pair_spelled(move.source // 2, move.other)
        to_film, to_side = _place(move.target)
        return (
            self._card(move.kind.code),
            self.say("where-action"),
            self.say("step-moved", pair=pair, film=film, side=side),
            self.say("step-to", film=to_film, side=to_side),
            *self._replaced(move.target, move.over, move.row),
        )

    def _replaced(self, side: int, over: int, row: int) -> tuple[str, ...]:
        if over == NONE:
            return ()
        pair = pair_spelled(side // 2, over)
        return (self.say("step-over", pair=pair), self.say("step-row", film=TITLES[row]))


def _grid(*, close: bool = False) -> Grid:
    lines = None if close else box.SIMPLE_HEAD
    return Grid(box=lines, padding=(0, 1), show_edge=False, header_style="bold")


def _place(side: int) -> tuple[str, str]:
    return TITLES[side // 2], SIDE_TITLES[side % 2]


def _sheet_of(view: TopOderFlopView) -> ScoreSheet:
    """At the end all that counts is open: any imagined world has the same sheet."""
    return imagine(view, Dice(0)).sheet()


def _side(side: SideView) -> str:
    """`AC3 AD1 ×2 ■ = 8`."""
    marks = (["×2"] if side.doubled else []) + (["■"] if side.stopped else [])
    shown = [*(code.upper() for code in side.cards), *marks]
    return f"{' '.join(shown)} = {side.total}" if side.cards else " ".join(shown) or "–"


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


def _row(row: Sequence[RowCardView], *, close: bool = False) -> str:
    """The first card lies face up; those face down are in brackets, or unknown.

    `close`: how many are unknown, instead of one sign for each.
    """
    shown, unknown = [], 0
    for place, card in enumerate(row):
        if card.card is None:
            unknown += 1
        else:
            code = card.card.upper().replace("-", "−")
            shown.append(f"({code})" if place else code)
    if close and unknown > 1:
        return " ".join([*shown, f"{unknown}×{_UNKNOWN}"])
    return " ".join([*shown, *[_UNKNOWN] * unknown])
