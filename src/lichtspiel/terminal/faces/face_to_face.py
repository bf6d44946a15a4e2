"""How Face to Face looks and speaks in a terminal."""

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

from lichtspiel.engine.contract import Action
from lichtspiel.engine.messages import Param
from lichtspiel.engine.told import Event
from lichtspiel.games.face_to_face.actions import Lay
from lichtspiel.games.face_to_face.piles import DOWN_STARTS, PILES, UP_STARTS
from lichtspiel.games.face_to_face.state import has_grace
from lichtspiel.games.face_to_face.view import SEATS, DrewCards, FaceToFaceView, Laid
from lichtspiel.terminal.faces.face import Face

_COLOURS = {"gold": "yellow", "silver": "bright_white"}
_SIGNS = ("↑", "↓", "+↑", "+↓")
"""The four piles under a card of the hand: own up and down, help up and down."""


class FaceToFaceFace(Face):
    prefix = "ff"
    endings = frozenset({"won"})
    words: ClassVar[Mapping[str, str]] = {word: word for word in ("up", "down", "help", "end")}

    # -- for eyes -----------------------------------------------------------------

    def picture(self, view: FaceToFaceView, legal: Sequence[Action]) -> RenderableType:
        below = max(view.seat, 0)
        parts: list[RenderableType] = [self._side(view, 1 - below), self._side(view, below)]
        if view.seat >= 0:
            parts.append(self._hand(view, legal))
        if view.seat == view.actor:
            parts.append(Text(self._turn(view), style="dim"))
        if legal:
            parts.append(Text(self.say("signs"), style="dim"))
        return Group(*parts)

    def _side(self, view: FaceToFaceView, seat: int) -> RenderableType:
        side, colour = view.side(seat), _COLOURS[SEATS[seat]]
        grid = Grid.grid(padding=(0, 1))
        grid.add_row(_pile("↑", side.up, colour), _pile("↓", side.down, colour))
        to_move = seat == view.actor
        title = f"{'▶ ' if to_move else ''}{self._name(view, seat)}"
        counts = self.say("counts", hand=side.hand_size, draw=side.draw_size)
        return Panel(
            Align.center(grid),
            title=Text(title, style=f"bold {colour}"),
            subtitle=Text(counts, style="dim"),
            border_style=colour if to_move else "dim",
            width=46,
        )

    def _name(self, view: FaceToFaceView, seat: int) -> str:
        name = self.names[seat]
        return self.texts.say("name-of-viewer", name=name) if seat == view.seat else name

    def _hand(self, view: FaceToFaceView, legal: Sequence[Action]) -> RenderableType:
        colour = _COLOURS[SEATS[view.seat]]
        cards = [_card(card, _fits(card, legal), colour, asked=bool(legal)) for card in view.hand]
        return Columns(cards) if cards else Text(self.say("hand-empty"), style="dim")

    # -- for ears -----------------------------------------------------------------

    def sentences(self, view: FaceToFaceView, legal: Sequence[Action]) -> list[str]:
        lines = []
        for seat in (0, 1):
            side = view.side(seat)
            lines.append(
                self.say(
                    "side",
                    who=self._name(view, seat),
                    up=side.up,
                    down=side.down,
                    hand=side.hand_size,
                    draw=side.draw_size,
                )
            )
        if view.seat >= 0:
            hand = ", ".join(str(card) for card in view.hand)
            lines.append(self.say("hand", cards=hand) if hand else self.say("hand-empty"))
        if view.seat == view.actor:
            lines.append(self._turn(view))
        return lines

    # -- for both -----------------------------------------------------------------

    def _turn(self, view: FaceToFaceView) -> str:
        """The current turn so far, and how many cards ending it now would draw."""
        return self.say(
            "turn",
            laid=view.laid_this_turn,
            due=view.due,
            helped="yes" if view.helped else "no",
            draw=view.draws,
        )

    def question(self, view: FaceToFaceView, legal: Sequence[Action]) -> str:
        examples = self.examples(legal)
        return self.say("asks", laid=view.laid_this_turn, due=view.due, examples=examples)

    def guide(self, view: FaceToFaceView, legal: Sequence[Action]) -> str:
        return self.say("help", examples=self.examples(legal, len(PILES)))

    def kind(self, action: Action) -> object:
        """One example for each pile."""
        return action.pile if isinstance(action, Lay) else None

    def result(self, view: FaceToFaceView) -> list[str]:
        loser = view.side(1 - view.winner)
        grace = has_grace(view.setup)
        last = view.reason == "stuck" and grace and loser.hand_size == 1
        params = {
            "who": self.names[view.winner],
            "other": self.names[1 - view.winner],
            "me": "no" if view.seat < 0 else "yes" if view.winner == view.seat else "lost",
            "left": loser.hand_size + loser.draw_size,
        }
        return [
            self.say("result-stuck-last" if last else f"result-{view.reason}", **params),
            self.say("result-left", **params),
        ]

    def tell(self, event: Event, viewer: int) -> str:
        if isinstance(event, DrewCards) and not event.cards:
            return self.say("told-drew-nothing")
        return super().tell(event, viewer)

    def _params(self, event: Event, viewer: int) -> dict[str, Param]:
        """FF-10: address the viewer if they are the one being helped."""
        params = super()._params(event, viewer)
        if isinstance(event, Laid):
            helped = event.pile.startswith("help") and viewer == 1 - event.seat
            params["helped"] = "yes" if helped else "no"
        return params

    def path(self, action: Action) -> tuple[str, ...]:
        if isinstance(action, Lay):
            pile = self.say("pile", pile=PILES[action.pile])
            return (str(action.card), pile)
        return (self.say("end"),)


def _pile(sign: str, top: int, colour: str) -> RenderableType:
    row_card = top in (UP_STARTS, DOWN_STARTS)
    number = Text(f"{sign} {top:>2}", style="dim" if row_card else f"bold {colour}")
    return Panel(
        number, box=box.ROUNDED, border_style="dim" if row_card else colour, padding=(0, 2)
    )


def _card(card: int, fits: str, colour: str, *, asked: bool) -> RenderableType:
    """A card of the hand; when the seat is asked, with the piles it may go on now."""
    bright = bool(fits) or not asked
    return Panel(
        Align.center(Text(str(card), style=f"bold {colour}" if bright else "dim")),
        subtitle=Text(fits or "–", style="green" if fits else "dim") if asked else None,
        box=box.ROUNDED,
        border_style=colour if bright else "dim",
        width=12,
    )


def _fits(card: int, legal: Sequence[Action]) -> str:
    return " ".join(
        _SIGNS[action.pile] for action in legal if isinstance(action, Lay) and action.card == card
    )
