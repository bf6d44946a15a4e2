"""Face to Face, the rules: a position and what may be done in it.

Read it beside the rulebook; each rule is cited where it is kept. Hands are sets of
cards (see `piles`), so that "which cards of the hand fit" is one operation.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from lichtspiel.engine.bits import members
from lichtspiel.engine.chance import Chance
from lichtspiel.engine.contract import CHANCE, NOBODY, Action, Outcome, Setup, State
from lichtspiel.engine.errors import IllegalAction
from lichtspiel.engine.messages import Problem, Refusal
from lichtspiel.engine.objects import by_attributes
from lichtspiel.games.face_to_face.actions import END, LAYS, End, Lay
from lichtspiel.games.face_to_face.observing import observe
from lichtspiel.games.face_to_face.piles import (
    BACKWARDS,
    DECK,
    DOWN_STARTS,
    HELP_DOWN,
    HELP_UP,
    LOWEST,
    OWN_DOWN,
    OWN_UP,
    PILES,
    TAKES,
    UP_STARTS,
)
from lichtspiel.games.face_to_face.view import (
    SEATS,
    Dealt,
    Drew,
    DrewCards,
    FaceToFaceView,
    Laid,
    SideView,
    Starts,
    Wanted,
    Won,
)

HAND: Final = 6
"""FF-3, FF-14: the first hand, and the most a hand ever holds."""
MINIMUM: Final = 2
"""FF-4, FF-5: the least number of cards to lay in a turn, also with an empty draw pile."""
DRAWN_WITHOUT_HELP: Final = 2
"""FF-13: drawn after a turn on own piles only, however many cards it laid."""


def has_grace(setup: Setup) -> bool:
    """FF-18, if it was agreed on."""
    return setup.options["last_card_grace"] is True


def is_grace_turn(grace: bool, laid: i64, hand_size: i64) -> bool:
    """FF-18: with the option, a seat that begins its turn with one card may lay it alone."""
    return grace and laid == 0 and hand_size == 1


def still_due(grace: bool, laid: i64, hand_size: i64) -> i64:
    """FF-4, FF-18: how many cards a turn has to lay before it may end."""
    if is_grace_turn(grace, laid, hand_size):
        return 1
    return max(0, MINIMUM - laid)


def earned(helped: bool, hand_size: i64, draw_size: i64) -> i64:
    """FF-13, FF-14: how many cards a turn draws at its end, if the pile has as many."""
    wanted: i64 = HAND - hand_size if helped else DRAWN_WITHOUT_HELP
    return min(wanted, draw_size)


class Lays:
    """One card's four lays, found by the card's bit."""

    up: Lay
    down: Lay
    help_up: Lay
    help_down: Lay

    def __init__(self, up: Lay, down: Lay, help_up: Lay, help_down: Lay) -> None:
        self.up = up
        self.down = down
        self.help_up = help_up
        self.help_down = help_down


_BY_BIT: Final[list[Lays]] = [Lays(*LAYS[:4])] * 67
for _first in LAYS[::4]:  # 67: all powers of two leave different remainders
    _BY_BIT[_first.bit % 67] = Lays(*LAYS[_first.id : _first.id + 4])


def _several(cards: i64) -> bool:
    """Whether a set has two cards or more: taking the lowest away leaves some."""
    return cards & (cards - 1) != 0


class Side:
    """One player's side of the table: two piles, a hand, a draw pile.

    Beside each top stand the cards it takes: from its owner, and from the opponent.
    """

    up: i64
    up_takes: i64
    up_helps: i64
    down: i64
    down_takes: i64
    down_helps: i64
    laid: i64
    """Its own cards that are laid, wherever they lie."""
    hand: i64
    hand_size: i64
    pile: list[int]
    """The draw pile as it was shuffled. Copies share it: drawing only moves `drawn`."""
    drawn: i64

    def __init__(
        self,
        up: i64,
        down: i64,
        laid: i64,
        hand: i64,
        hand_size: i64,
        pile: list[int],
        drawn: i64,
    ) -> None:
        self.up = up
        self.up_takes = TAKES[OWN_UP][up]
        self.up_helps = TAKES[HELP_UP][up]
        self.down = down
        self.down_takes = TAKES[OWN_DOWN][down]
        self.down_helps = TAKES[HELP_DOWN][down]
        self.laid = laid
        self.hand = hand
        self.hand_size = hand_size
        self.pile = pile
        self.drawn = drawn

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self, self.up, self.down, 0, 0, 0, [], 0)

    def copy(self) -> Side:
        return Side(self.up, self.down, self.laid, self.hand, self.hand_size, self.pile, self.drawn)

    def lay_up(self, lay: Lay) -> None:
        self.up = lay.card
        self.up_takes = lay.takes
        self.up_helps = lay.helps

    def lay_down(self, lay: Lay) -> None:
        self.down = lay.card
        self.down_takes = lay.takes
        self.down_helps = lay.helps

    def draw_size(self) -> i64:
        return len(self.pile) - self.drawn

    def draw(self, count: i64) -> i64:
        """Draw the next cards, as far as there are any, and return them."""
        new: i64 = 0
        while count > 0 and self.drawn < len(self.pile):
            new |= LAYS[(self.pile[self.drawn] - LOWEST) * 4].bit
            self.drawn += 1
            self.hand_size += 1
            count -= 1
        self.hand |= new
        return new

    def emptied(self) -> bool:
        """FF-15: all 58 own cards are laid, wherever they lie."""
        return self.hand == 0 and self.drawn == len(self.pile)

    def cards(self) -> list[int]:
        """All its cards, wherever they are."""
        return [*members(self.laid), *members(self.hand), *self.pile[self.drawn :]]


class FaceToFace(State):
    """A position. `me` is the side of the seat to move, `you` the opponent's."""

    gold: Side
    silver: Side
    me: Side
    you: Side
    laid: i64
    """Cards laid in the running turn."""
    helped: bool
    """The one card for the opponent (FF-6) has been laid in the running turn."""
    grace: bool
    winner: i64
    reason: str

    def __init__(self, setup: Setup, grace: bool, gold: Side, silver: Side) -> None:
        super().__init__(setup)
        self.gold = gold
        self.silver = silver
        self.me = gold
        self.you = silver
        self.laid = 0
        self.helped = False
        self.grace = grace
        self.winner = NOBODY
        self.reason = ""

    # -- setting up ---------------------------------------------------------------

    def deal(self, chance: Chance) -> None:
        """FF-3: draw lots for the start; each seat shuffles its 58 cards and draws 6."""
        start = chance.below(2)
        for seat, side in enumerate((self.gold, self.silver)):
            pile = list(DECK)
            chance.shuffle(pile)
            side.pile = pile
            hand = side.draw(HAND)
            if self.told is not None:
                self.told.only(seat, Dealt(tuple(members(hand))))
        if self.told is not None:
            self.told.all(Starts(start))
        self.turn_of(start)

    def turn_of(self, seat: i64) -> None:
        self.actor = seat
        self.me = self.silver if seat else self.gold
        self.you = self.gold if seat else self.silver
        self.laid = 0
        self.helped = False

    # -- what may be done ---------------------------------------------------------

    def legal_actions(self) -> list[Action]:
        legal: list[Action] = []
        if self.actor < 0:
            return legal
        me = self.me
        hand = me.hand
        up = hand & me.up_takes
        down = hand & me.down_takes
        help_up = 0 if self.helped else hand & self.you.up_helps
        help_down = 0 if self.helped else hand & self.you.down_helps
        # FF-17 looks ahead, but only where a second card is not plain to see.
        free = self.laid > 0 or self._grace_turn()
        up_free = free or _several(down | help_up | help_down)
        down_free = free or _several(up | help_up | help_down)
        help_free = free or _several(up | down)
        rest = up | down | help_up | help_down
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            lays = _BY_BIT[bit % 67]
            if bit & up and (up_free or self._leaves_a_second(lays.up)):
                legal.append(lays.up)
            if bit & down and (down_free or self._leaves_a_second(lays.down)):
                legal.append(lays.down)
            if bit & help_up and (help_free or self._leaves_a_second(lays.help_up)):
                legal.append(lays.help_up)
            if bit & help_down and (help_free or self._leaves_a_second(lays.help_down)):
                legal.append(lays.help_down)
        if self.laid >= MINIMUM:
            legal.append(END)  # FF-21: the turn never ends by itself
        return legal

    def why_illegal(self, action: Action) -> Refusal | None:
        if self.actor < 0:
            return self._not_now()
        if isinstance(action, Lay):
            return self._why_no_lay(action)
        if isinstance(action, End):
            return self._why_no_end()
        raise TypeError(f"{action!r} is not an action of Face to Face")

    def _not_now(self) -> Refusal:
        if self.actor == CHANCE:
            return Refusal("FF-3", "ff-not-dealt")
        if self.reason == "emptied":
            return Refusal("FF-15", "ff-over")
        return Refusal("FF-18" if self.me.hand_size == 1 else "FF-16", "ff-over")

    def _why_no_lay(self, lay: Lay) -> Refusal | None:
        if not self.me.hand & lay.bit:
            return Refusal("FF-4", "ff-not-in-hand", {"card": lay.card})
        if lay.pile >= HELP_UP and self.helped:
            return Refusal("FF-6", "ff-helped-already")
        if not self._takes(lay.pile) & lay.bit:
            return self._misfit(lay)
        if self.laid == 0 and not self._grace_turn() and not self._leaves_a_second(lay):
            return Refusal("FF-17", "ff-no-second", {"card": lay.card, "pile": PILES[lay.pile]})
        return None

    def _misfit(self, lay: Lay) -> Refusal:
        rule = "FF-7" if lay.pile == OWN_UP else "FF-8" if lay.pile == OWN_DOWN else "FF-10"
        params = {"card": lay.card, "top": self._top(lay.pile), "trick": self._trick(lay.pile)}
        return Refusal(rule, f"ff-misfit-{PILES[lay.pile]}", params)

    def _why_no_end(self) -> Refusal | None:
        if self.laid >= MINIMUM:
            return None
        if self._grace_turn():
            return Refusal("FF-18", "ff-last-card-first")
        rule = "FF-4" if self.me.draw_size() else "FF-5"
        return Refusal(rule, "ff-minimum", {"laid": self.laid})

    def _top(self, pile: i64) -> i64:
        if pile == OWN_UP:
            return self.me.up
        if pile == OWN_DOWN:
            return self.me.down
        return self.you.up if pile == HELP_UP else self.you.down

    def _trick(self, pile: i64) -> int:
        """FF-7, FF-8: the card of a backwards trick; 0: there is none."""
        if pile >= HELP_UP:
            return 0
        trick: int = self.me.up - BACKWARDS if pile == OWN_UP else self.me.down + BACKWARDS
        return trick if trick in DECK else 0

    def _takes(self, pile: i64) -> i64:
        if pile == OWN_UP:
            return self.me.up_takes
        if pile == OWN_DOWN:
            return self.me.down_takes
        return self.you.up_helps if pile == HELP_UP else self.you.down_helps

    def _leaves_a_second(self, lay: Lay) -> bool:
        """FF-17: a first lay must leave a second one, or the minimum could not be kept."""
        me, you = self.me, self.you
        if lay.pile == OWN_UP:
            fits = lay.takes | me.down_takes | you.up_helps | you.down_helps
        elif lay.pile == OWN_DOWN:
            fits = me.up_takes | lay.takes | you.up_helps | you.down_helps
        else:  # the one card for the opponent (FF-6), first or later as one likes (FF-12)
            fits = me.up_takes | me.down_takes
        return (me.hand ^ lay.bit) & fits != 0

    def _grace_turn(self) -> bool:
        return is_grace_turn(self.grace, self.laid, self.me.hand_size)

    def stuck(self) -> bool:
        """FF-16, exactly: is there no way to lay two cards (FF-18: or the one last card)?

        Two cards that fit the own piles are a way already: the lower before the higher,
        or a backwards trick before either.
        """
        me = self.me
        return not _several(me.hand & (me.up_takes | me.down_takes)) and not self.legal_actions()

    def mover(self) -> i64:
        """Whose turn it is, or was when the game ended."""
        return 0 if self.me is self.gold else 1

    # -- doing it -----------------------------------------------------------------

    def apply(self, action: Action) -> None:
        refusal = self.why_illegal(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if isinstance(action, Lay):
            self._lay(action)
        else:
            self._end_turn()

    def _lay(self, lay: Lay) -> None:
        me = self.me
        if self.told is not None:
            top: int = self._top(lay.pile)
            self.told.all(Laid(self.actor, lay.card, PILES[lay.pile], top))
        me.hand ^= lay.bit
        me.hand_size -= 1
        me.laid |= lay.bit
        self.laid += 1
        if lay.pile == OWN_UP:
            me.lay_up(lay)
        elif lay.pile == OWN_DOWN:
            me.lay_down(lay)
        else:
            self.helped = True
            if lay.pile == HELP_UP:
                self.you.lay_up(lay)
            else:
                self.you.lay_down(lay)
        if me.emptied():
            self._won(self.actor, "emptied")

    def _end_turn(self) -> None:
        """FF-13: draw, the turn passes, then FF-16 is checked for the seat now to move."""
        me = self.me
        seat = self.actor
        new = me.draw(earned(self.helped, me.hand_size, me.draw_size()))
        if self.told is not None:
            cards = tuple(members(new))
            self.told.only(seat, DrewCards(seat, cards))
            self.told.others(seat, Drew(seat, len(cards)))
        self.turn_of(1 - seat)
        if self.stuck():
            self._won(seat, "stuck")

    def _won(self, seat: i64, reason: str) -> None:
        self.settle(seat, reason)
        if self.told is not None:
            self.told.all(Won(seat, reason))

    def settle(self, winner: i64, reason: str) -> None:
        """FF-19: one seat wins, the other loses; no game is tied."""
        self.actor = NOBODY
        self.winner = winner
        self.reason = reason

    def can_take_back(self) -> bool:
        """The cards of the running turn: nothing has been drawn, so nothing new was seen."""
        return self.actor >= 0 and self.laid > 0

    # -- telling ------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        if not self.reason:
            return None
        return Outcome(self.reason, (self.winner,), (1, 0) if self.winner == 0 else (0, 1))

    def view(self, seat: int) -> FaceToFaceView:
        """FF-20."""
        self.check_viewer(seat)
        hand: i64 = 0
        if seat >= 0:
            hand = self.silver.hand if seat else self.gold.hand
        return FaceToFaceView(
            seat=seat,
            setup=self.setup,
            actor=self.actor,
            mover=self.mover(),
            laid_this_turn=self.laid,
            helped=self.helped,
            due=self.due(),
            draws=self.draws(),
            hand=tuple(members(hand)),
            gold=_side_view(self.gold),
            silver=_side_view(self.silver),
            reason=self.reason,
            winner=self.winner,
            wanted=self._wanted(seat),
        )

    def observe(self, seat: int) -> bytes:
        return observe(self, seat)

    def _wanted(self, seat: int) -> tuple[Wanted, ...]:
        if self.reason != "stuck" or seat != self.mover():
            return ()
        hand = self.me.hand
        return tuple(
            [
                Wanted(
                    name,
                    self._top(pile),
                    self._trick(pile),
                    tuple(members(hand & self._takes(pile))),
                )
                for pile, name in enumerate(PILES)
            ]
        )

    def due(self) -> i64:
        return 0 if self.actor < 0 else still_due(self.grace, self.laid, self.me.hand_size)

    def draws(self) -> i64:
        if self.actor < 0 or self.laid < MINIMUM:
            return 0
        return earned(self.helped, self.me.hand_size, self.me.draw_size())

    def problems(self) -> list[Problem]:
        found = self._problems_of_tops()
        if self.helped and self.laid == 0:
            found.append(Problem("helped", "FF-6", "ff-position-helped"))
        for name, side in zip(SEATS, (self.gold, self.silver), strict=True):
            waits = side is not self.me or self.laid == 0
            if waits and side.draw_size() > 0 and side.hand_size < MINIMUM:  # it has drawn
                small: dict[str, str | int] = {"least": MINIMUM}
                found.append(Problem(name, "FF-13", "ff-position-small-hand", small))
        if self.you.emptied() or (self.me.emptied() and self.laid == 0):
            found.append(Problem("mover", "FF-15", "ff-position-won-before"))
        elif self.laid == 1 and not self.me.emptied() and self.stuck():
            found.append(Problem("laid_this_turn", "FF-17", "ff-position-no-second"))
        return found

    def _problems_of_tops(self) -> list[Problem]:
        """FF-2: they are row cards or cards that somebody has laid, each in one place."""
        found: list[Problem] = []
        laid = members(self.gold.laid) + members(self.silver.laid)
        for name, side in zip(SEATS, (self.gold, self.silver), strict=True):
            tops: list[tuple[str, int, int]] = [
                ("up", side.up, UP_STARTS),
                ("down", side.down, DOWN_STARTS),
            ]
            for pile, top, row_card in tops:
                if top == row_card:
                    continue
                if top in laid:
                    laid.remove(top)
                else:
                    where: dict[str, str | int] = {"pile": pile, "card": top}
                    found.append(Problem(name, "FF-2", "ff-position-top", where))
        return found

    def cards(self) -> list[int]:
        return [*self.gold.cards(), *self.silver.cards()]

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self, self.setup, self.grace, self.gold, self.silver, told=None)

    def copy(self) -> FaceToFace:
        twin = FaceToFace(self.setup, self.grace, self.gold.copy(), self.silver.copy())
        if self.me is self.silver:
            twin.me = twin.silver
            twin.you = twin.gold
        twin.actor = self.actor
        twin.laid = self.laid
        twin.helped = self.helped
        twin.winner = self.winner
        twin.reason = self.reason
        return twin

    def to_json(self) -> dict[str, object]:
        return {
            "mover": self.mover(),
            "laid_this_turn": self.laid,
            "helped": self.helped,
            **{
                name: _side_json(side)
                for name, side in zip(SEATS, (self.gold, self.silver), strict=True)
            },
        }


def _side_view(side: Side) -> SideView:
    return SideView(
        up=side.up,
        down=side.down,
        hand_size=side.hand_size,
        draw_size=side.draw_size(),
        laid=tuple(members(side.laid)),
    )


def _side_json(side: Side) -> dict[str, object]:
    return {
        "up": side.up,
        "down": side.down,
        "hand": members(side.hand),
        "draw": side.pile[side.drawn :],
    }
