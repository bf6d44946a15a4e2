"""Top oder Flop, the rules: a position and what may be done in it.

Read it beside the rulebook; each rule is cited where it is kept. The kinds of cards are
in `cards`, all plays in `actions`, the five films in `films`, hands and displays in `seat`, the end
in `scoring`. What is legal is listed card by card: `opening`, then `laying` for influence cards,
`moving` for change cards, `marking` for markers. Why a play is not legal, and what it does, is told
by the module of that kind of play: these, and `keeping` for a card into the own display.
"""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import i64

from lichtspiel.engine.chance import Chance
from lichtspiel.engine.contract import CHANCE, NOBODY, Action, Outcome, Setup, State
from lichtspiel.engine.errors import BadSetup, IllegalAction
from lichtspiel.engine.messages import Problem, Refusal
from lichtspiel.engine.objects import by_attributes
from lichtspiel.games.top_oder_flop.actions import Keep, Lay, Mark, Move
from lichtspiel.games.top_oder_flop.cards import FILMS, KINDS, codes
from lichtspiel.games.top_oder_flop.deck import HAND, MOST_DEALS, able_to_open, deal_hands
from lichtspiel.games.top_oder_flop.drawing import random_play
from lichtspiel.games.top_oder_flop.films import Films, empty_films
from lichtspiel.games.top_oder_flop.keeping import carry_out_keep, why_no_keep
from lichtspiel.games.top_oder_flop.laying import carry_out_lay, list_lays, why_no_lay
from lichtspiel.games.top_oder_flop.marking import carry_out_mark, list_marks, why_no_mark
from lichtspiel.games.top_oder_flop.moving import carry_out_move, list_moves, why_no_move
from lichtspiel.games.top_oder_flop.observing import observe
from lichtspiel.games.top_oder_flop.opening import list_openings, why_no_opening
from lichtspiel.games.top_oder_flop.problems import problems_of
from lichtspiel.games.top_oder_flop.scoring import ScoreSheet, score_sheet
from lichtspiel.games.top_oder_flop.seat import Seat, markers_for
from lichtspiel.games.top_oder_flop.seeing import view_of
from lichtspiel.games.top_oder_flop.view import (
    Completed,
    Dealt,
    Drew,
    DrewCard,
    Hopeless,
    Over,
    Starts,
    TopOderFlopView,
)

STARTS: Final = ("random", "first", "second", "third", "fourth", "fifth")
"""TF-4: what may be agreed on who starts."""


def before_the_deal(setup: Setup, deck: list[int]) -> TopOderFlop:
    """The table before the first card."""
    markers = markers_for(setup.seats)
    return TopOderFlop(setup, deck, empty_films(), [Seat(markers) for _ in range(setup.seats)])


class TopOderFlop(State):
    """A position. `me` is the seat whose turn it is, or was when the game ended."""

    deck: list[int]
    """All cards (TF-34). Never changed, copies share it."""
    films: Films
    seats: list[Seat]
    me: Seat
    mover: i64
    opening: i64
    """Cards still to be laid before the first turn (TF-5)."""
    pile: list[int]
    """The deck as it was shuffled. Copies share it: drawing only moves `drawn`."""
    drawn: i64
    gone: list[int]
    """TF-10: the change cards that have left the game."""
    reason: str

    def __init__(self, setup: Setup, deck: list[int], films: Films, seats: list[Seat]) -> None:
        super().__init__(setup)
        self.deck = deck
        self.films = films
        self.seats = seats
        self.me = seats[0]
        self.mover = 0
        self.opening = 2 * len(seats)
        self.pile = []
        self.drawn = 0
        self.gone = []
        self.reason = ""

    # -- setting up ---------------------------------------------------------------

    def deal(self, chance: Chance) -> None:
        """TF-4: a seat starts; eight cards for each seat, the rest is the pile.

        TF-6: hands that cannot open are shown and all is dealt again. Not without end: a deck
        that fails often begins no new game (TF-34).
        """
        seats = len(self.seats)
        start = self._starting_seat(chance)
        hands: list[list[int]] = []
        pile: list[int] = []
        for _ in range(MOST_DEALS):
            pile = self.deck[:]
            hands = deal_hands(pile, seats, chance)
            hopeless = [place for place, hand in enumerate(hands) if not able_to_open(hand)]
            if not hopeless:
                break
            if self.told is not None:
                for place in hopeless:
                    shown = tuple(codes(sorted(hands[place])))
                    self.told.all(Hopeless((start + place) % seats, shown))
        else:
            raise BadSetup("tf-deals-failed", deals=MOST_DEALS)
        self.pile = pile
        self.drawn = seats * HAND
        for place, hand in enumerate(hands):
            seat = self.seats[(start + place) % seats]
            for card in hand:
                seat.get(KINDS[card])
        if self.told is not None:
            for number, seat in enumerate(self.seats):
                self.told.only(number, Dealt(tuple(codes(seat.hand_cards()))))
            self.told.all(Starts(start))
        self.turn_of(start)

    def _starting_seat(self, chance: Chance) -> int:
        """TF-4: the agreed starting player, or a random one."""
        agreed = STARTS.index(str(self.setup.options["start"]))
        if agreed > 0:
            return agreed - 1
        drawn: int = chance.below(len(self.seats))
        return drawn

    def lap(self) -> i64:
        """TF-5: of the opening, 1 or 2; 0 when it is over."""
        return 2 - (self.opening - 1) // len(self.seats) if self.opening else 0

    def turn_of(self, seat: i64) -> None:
        self.actor = seat
        self.mover = seat
        self.me = self.seats[seat]

    # -- what may be done ---------------------------------------------------------

    def legal_actions(self) -> list[Action]:
        """TF-12: never empty while the game goes on. Equal cards give one action."""
        legal: list[object] = []
        if self.actor < 0:
            pass
        elif self.opening:
            list_openings(self, legal)
        else:
            list_lays(self, legal)
            list_moves(self, legal)
            list_marks(self, legal)
        return cast("list[Action]", legal)

    def random_action(self, chance: Chance) -> Action:
        return super().random_action(chance) if self.opening else random_play(self, chance)

    def why_illegal(self, action: Action) -> Refusal | None:
        if self.actor < 0:
            return self._not_now()
        if isinstance(action, Keep):
            return why_no_opening(self, action) if self.opening else why_no_keep(self, action)
        if isinstance(action, Lay):
            return why_no_lay(self, action)
        if isinstance(action, Move):
            return why_no_move(self, action)
        if isinstance(action, Mark):
            return why_no_mark(self, action)
        raise TypeError(f"{action!r} is not an action of Top oder Flop")

    def _not_now(self) -> Refusal:
        if self.actor == CHANCE:
            return Refusal("TF-4", "tf-not-dealt")
        return Refusal("TF-26", "tf-over")

    # -- doing it -----------------------------------------------------------------

    def apply(self, action: Action) -> None:
        refusal = self.why_illegal(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if isinstance(action, Keep):
            carry_out_keep(self, action)
        elif isinstance(action, Lay):
            carry_out_lay(self, action)
        elif isinstance(action, Move):
            carry_out_move(self, action)
        elif isinstance(action, Mark):
            carry_out_mark(self, action)

    def end_turn(self, film: i64) -> None:
        """TF-26, after a play at a film: completed?, the last one?, draw, nothing left?"""
        if self.films.complete(film):
            if self.told is not None:
                self.told.all(Completed(FILMS[film]))
            if self.films.all_done():
                self.over("films")
                return
        self._draw()
        if self.me.empty():
            self.over("emptied")
        else:
            self.pass_on()

    def _draw(self) -> None:
        """TF-7, TF-10, TF-11: draw 1, always; TF-13: from an empty pile, nothing."""
        if self.drawn == len(self.pile):
            return
        kind = KINDS[self.pile[self.drawn]]
        self.drawn += 1
        self.me.get(kind)
        if self.told is not None:
            self.told.only(self.actor, DrewCard(self.actor, kind.code))
            self.told.others(self.actor, Drew(self.actor))

    def pass_on(self) -> None:
        """TF-4: clockwise."""
        seat = self.mover + 1
        self.turn_of(0 if seat == len(self.seats) else seat)

    def over(self, reason: str) -> None:
        self.settle(reason)
        if self.told is not None:
            self.told.all(Over(self.mover, reason))

    def settle(self, reason: str) -> None:
        """TF-26: the game ends at once; the lap is not finished."""
        self.actor = NOBODY
        self.reason = reason

    # -- telling ------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        return self.sheet() if self.reason else None

    def sheet(self) -> ScoreSheet:
        """What the score sheet would say now; final when the game is over."""
        return score_sheet(self.reason, self.films, self.seats)

    def view(self, seat: int) -> TopOderFlopView:
        return view_of(self, seat)

    def observe(self, seat: int) -> bytes:
        return observe(self, seat)

    def problems(self) -> list[Problem]:
        return problems_of(self)

    def cards(self) -> list[int]:
        every = [*self.films.cards(), *self.gone, *self.pile[self.drawn :]]
        for seat in self.seats:
            every += seat.hand_cards()
            every += [int(card.kind.number) for card in seat.display]
        return every

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self, self.setup, self.deck, self.films, self.seats, told=None)

    def copy(self) -> TopOderFlop:
        seats = [seat.copy() for seat in self.seats]
        twin = TopOderFlop(self.setup, self.deck, self.films.copy(), seats)
        twin.actor = self.actor
        twin.mover = self.mover
        twin.me = seats[self.mover]
        twin.opening = self.opening
        twin.pile = self.pile
        twin.drawn = self.drawn
        twin.gone = self.gone[:]
        twin.reason = self.reason
        return twin

    def to_json(self) -> dict[str, object]:
        return {
            "mover": self.mover,
            "films": self.films.to_json(),
            "seats": [seat.to_json() for seat in self.seats],
            "draw": codes(self.pile[self.drawn :]),
            "gone": codes(self.gone),
        }
