"""Top oder Flop, the rules: a position and what may be done in it.

Read it beside the rulebook; each rule is cited where it is kept. The kinds of cards are
in `cards`, the table of plays in `actions`, the five films in `films`, hands and
displays in `seat`, the end in `scoring`.
"""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import i64

from lichtspiel.engine.chance import Chance
from lichtspiel.engine.contract import CHANCE, NOBODY, Action, Outcome, Setup, State
from lichtspiel.engine.errors import BadSetup, IllegalAction
from lichtspiel.engine.messages import Refusal
from lichtspiel.engine.objects import by_attributes
from lichtspiel.games.top_oder_flop.actions import (
    DOUBLES,
    NONE,
    PLAYS_BY_BIT,
    STOPS,
    Keep,
    Lay,
    Mark,
    Move,
    Plays,
)
from lichtspiel.games.top_oder_flop.cards import (
    FILMS,
    FIVES,
    INFLUENCE,
    KINDS,
    SIDE_NAMES,
    Kind,
    codes,
)
from lichtspiel.games.top_oder_flop.deck import HAND, MOST_DEALS, able_to_open, deal_hands
from lichtspiel.games.top_oder_flop.films import Films, empty_films
from lichtspiel.games.top_oder_flop.refusals import (
    already_doubled,
    cannot_land,
    cannot_take,
    card_not_in_hand,
    no_opening,
    no_row,
    side_closed,
)
from lichtspiel.games.top_oder_flop.scoring import ScoreSheet, score_sheet
from lichtspiel.games.top_oder_flop.seat import RowCard, Seat
from lichtspiel.games.top_oder_flop.view import (
    Completed,
    Dealt,
    Drew,
    DrewCard,
    FilmView,
    Hopeless,
    Kept,
    KeptCard,
    Laid,
    Marked,
    Moved,
    Opened,
    Over,
    RowCardView,
    SeatView,
    SideView,
    Starts,
    TookOver,
    TopOderFlopView,
)

_INFLUENCE_CARDS: Final = 0x1FFFFFFFFFFF
"""All kinds below INFLUENCE, as a set."""


STARTS: Final = ("random", "first", "second", "third", "fourth", "fifth")
"""TF-4: what may be agreed on who starts."""


def markers_for(seats: int) -> int:
    """TF-3: markers of each seat."""
    return 2 if seats <= 3 else 1


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
        """TF-4: the one agreed on, or else one is drawn."""
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
        if self.actor < 0:
            return []
        if self.opening:
            return self._openings()
        legal: list[object] = []
        me = self.me
        films = self.films
        rest = me.hand
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            plays = PLAYS_BY_BIT[bit % 67]
            if bit & _INFLUENCE_CARDS:
                kind = plays.kind
                legal.append(plays.keep_one)
                if kind.one != kind.two:
                    legal.append(plays.keep_two)
                self._land(legal, plays, 0, kind.one, kind.two, plays.targets, kind.value)
            else:
                legal += plays.by_rows[me.rows]
                self._move_any(legal, plays)
        if me.markers:
            open_ = films.room | films.full
            legal += DOUBLES[open_ & ~films.doubled]
            legal += STOPS[open_]
        return cast("list[Action]", legal)

    def _openings(self) -> list[Action]:
        """TF-5."""
        legal: list[Action] = []
        rest = self.me.hand & _INFLUENCE_CARDS
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            for keep in PLAYS_BY_BIT[bit % 67].keeps:
                if not self.me.has_row(keep.film) and self._leaves_a_second(keep):
                    legal.append(keep)  # noqa: PERF401  a comprehension is slower compiled
        return legal

    def _land(
        self,
        legal: list[object],
        plays: Plays,
        flight: i64,
        one: i64,
        two: i64,
        targets: i64,
        value: i64,
    ) -> None:
        """TF-7, TF-15, TF-22: where a card of two films may go, of those four places."""
        films = self.films
        places = (films.room >> (2 * one) & 3 | (films.room >> (2 * two) & 3) << 2) & targets
        if places:
            legal += plays.landings[16 * flight + places]
        full = (films.full >> (2 * one) & 3 | (films.full >> (2 * two) & 3) << 2) & targets
        if full & 1:
            self._replace(legal, plays, flight, 2 * one, value)
        if full & 2:
            self._replace(legal, plays, flight, 2 * one + 1, value)
        if full & 4:
            self._replace(legal, plays, flight, 2 * two, value)
        if full & 8:
            self._replace(legal, plays, flight, 2 * two + 1, value)

    def _replace(
        self, legal: list[object], plays: Plays, flight: i64, side: i64, value: i64
    ) -> None:
        """TF-15: the lowest cards of a full side, if they are lower; taken for either film."""
        there = self.films.sides[side]
        if value > there.low:
            lows = there.lows
            at = 100 * flight + 10 * side
            while lows != 0:
                if lows & 1:
                    legal.append(plays.over[at])
                    legal.append(plays.over[at + 1])
                lows >>= 1
                at += 2

    def _move_any(self, legal: list[object], plays: Plays) -> None:
        """TF-19 to TF-23: the lowest cards of every side that is open to change."""
        sources = plays.sources & (self.films.room | self.films.full)
        for there in self.films.sides:
            if sources >> there.number & 1:
                film = there.film
                lows = there.lows
                other: i64 = 0
                while lows != 0:
                    if lows & 1:
                        elsewhere = plays.targets & ~(1 << (there.number & 1))
                        if other == film:  # a five: the second film is the first again
                            elsewhere &= 3
                        flight = 5 * there.number + other
                        self._land(legal, plays, flight, film, other, elsewhere, there.low)
                    lows >>= 1
                    other += 1

    def why_illegal(self, action: Action) -> Refusal | None:
        if self.actor < 0:
            return self._not_now()
        if isinstance(action, Keep):
            return self._why_no_keep(action)
        if isinstance(action, Lay):
            return self._why_no_lay(action)
        if isinstance(action, Move):
            return self._why_no_move(action)
        if isinstance(action, Mark):
            return self._why_no_mark(action)
        raise TypeError(f"{action!r} is not an action of Top oder Flop")

    def _not_now(self) -> Refusal:
        if self.actor == CHANCE:
            return Refusal("TF-4", "tf-not-dealt")
        return Refusal("TF-26", "tf-over")

    def _why_no_keep(self, keep: Keep) -> Refusal | None:
        """TF-8, TF-9. Only into the own display, so TF-12 holds by itself."""
        if not self.me.hand & keep.kind.bit:
            rule = "TF-8" if keep.kind.number < INFLUENCE else "TF-9"
            return card_not_in_hand("TF-5" if self.opening else rule, keep.kind)
        if self.opening:
            return self._why_no_opening(keep)
        if keep.kind.number >= INFLUENCE and not self.me.has_row(keep.film):
            return no_row(keep)
        return None

    def _why_no_opening(self, keep: Keep) -> Refusal | None:
        """TF-5: an influence card, the second for another film; the first must leave one."""
        if keep.kind.number >= INFLUENCE:
            return no_opening("tf-opening-change", keep)
        if self.me.has_row(keep.film):
            return no_opening("tf-opening-same-film", keep)
        if not self._leaves_a_second(keep):
            return no_opening("tf-opening-no-second", keep)
        return None

    def _leaves_a_second(self, keep: Keep) -> bool:
        """TF-5: is a first card followed by an influence card for another film?"""
        if self.me.rows:
            return True
        rest = self.me.hand
        if keep.kind.number not in self.me.more:
            rest ^= keep.kind.bit
        return rest & _INFLUENCE_CARDS & ~KINDS[FIVES + keep.film].bit != 0

    def _why_no_lay(self, lay: Lay) -> Refusal | None:
        if self.opening:
            return Refusal("TF-5", "tf-opening-display")
        if not self.me.hand & lay.kind.bit:
            return card_not_in_hand("TF-7", lay.kind)
        value = lay.kind.value
        if self._lands(lay.side, value, lay.over):
            return None
        return cannot_land(self.films, lay.side, value, lay.over, "")

    def _lands(self, side: i64, value: i64, over: i64) -> bool:
        """TF-15: there is room, or the card replaced is one of the lowest, and lower."""
        films = self.films
        if over == NONE:
            return films.room >> side & 1 != 0
        if not films.full >> side & 1:
            return False
        there = films.sides[side]
        return value > there.low and there.lows >> over & 1 != 0

    def _why_no_move(self, move: Move) -> Refusal | None:
        """TF-23: only an action that can be carried out completely."""
        if self.opening:
            return Refusal("TF-5", "tf-opening-display")
        if not self.me.hand & move.kind.bit:
            return card_not_in_hand("TF-10", move.kind)
        films = self.films
        there = films.sides[move.source]
        open_ = films.room | films.full
        if not open_ >> move.source & 1 or not there.lows >> move.other & 1:
            return cannot_take(films, move)
        if self._lands(move.target, there.low, move.over):
            return None
        return cannot_land(films, move.target, there.low, move.over, "TF-22")

    def _why_no_mark(self, mark: Mark) -> Refusal | None:
        """TF-16, TF-17: not on a stop, and no second ×2; a stop may lie on a ×2."""
        if self.opening:
            return Refusal("TF-5", "tf-opening-display")
        if self.me.markers == 0:
            return Refusal("TF-3", "tf-no-marker")
        shut = side_closed(self.films, mark.side)
        if shut is not None:
            return shut
        if not mark.stop and self.films.doubled >> mark.side & 1:
            return already_doubled(mark.side)
        return None

    # -- doing it -----------------------------------------------------------------

    def apply(self, action: Action) -> None:
        refusal = self.why_illegal(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if isinstance(action, Keep):
            self._keep(action)
        elif isinstance(action, Lay):
            self._lay(action)
        elif isinstance(action, Move):
            self._move(action)
        elif isinstance(action, Mark):
            self._mark(action)

    def _keep(self, keep: Keep) -> None:
        """TF-8, TF-9: no draw. TF-5: in the opening the turn just passes."""
        me = self.me
        me.drop(keep.kind)
        opens = me.add(keep.film, keep.kind, seen=False)
        if self.told is not None:
            self._tell_kept(keep, opens)
        if self.opening:
            self.opening -= 1
        elif me.empty():
            self._over("emptied")
            return
        self._pass_on()

    def _lay(self, lay: Lay) -> None:
        kind = lay.kind
        self.me.drop(kind)
        if self.told is not None:
            film, side = FILMS[lay.side // 2], SIDE_NAMES[lay.side % 2]
            self.told.all(Laid(self.actor, kind.code, film, side))
        self._land_card(lay.side, kind, lay.over, lay.row)
        self._end_turn(lay.side // 2)

    def _move(self, move: Move) -> None:
        """TF-10: the card of the action leaves the game, the moved one changes sides."""
        self.me.drop(move.kind)
        self.gone.append(move.kind.number)
        kind = self.films.sides[move.source].lowest(move.other)
        if self.told is not None:
            self._tell_moved(move, kind)
        self.films.take(move.source, kind)
        self._land_card(move.target, kind, move.over, move.row)
        self._end_turn(move.target // 2)

    def _land_card(self, side: i64, kind: Kind, over: i64, row: i64) -> None:
        """TF-15: a replaced card goes into the player's own display, seen by all."""
        if over == NONE:
            self.films.lay(side, kind)
            return
        replaced = self.films.sides[side].lowest(over)
        self.films.take(side, replaced)
        self.films.lay(side, kind)
        opens = self.me.add(row, replaced, seen=True)
        if self.told is not None:
            self.told.all(TookOver(self.actor, replaced.code, FILMS[row], opens))

    def _mark(self, mark: Mark) -> None:
        self.me.markers -= 1
        if mark.stop:
            self.films.stop(mark.side)
        else:
            self.films.double(mark.side)
        if self.told is not None:
            film, side = FILMS[mark.side // 2], SIDE_NAMES[mark.side % 2]
            self.told.all(Marked(self.actor, "stop" if mark.stop else "x2", film, side))
        self._end_turn(mark.side // 2)

    def _end_turn(self, film: i64) -> None:
        """TF-26, after a play at a film: completed?, the last one?, draw, nothing left?"""
        if self.films.complete(film):
            if self.told is not None:
                self.told.all(Completed(FILMS[film]))
            if self.films.all_done():
                self._over("films")
                return
        self._draw()
        if self.me.empty():
            self._over("emptied")
        else:
            self._pass_on()

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

    def _pass_on(self) -> None:
        """TF-4: clockwise."""
        seat = self.mover + 1
        self.turn_of(0 if seat == len(self.seats) else seat)

    def _over(self, reason: str) -> None:
        self.settle(reason)
        if self.told is not None:
            self.told.all(Over(self.mover, reason))

    def settle(self, reason: str) -> None:
        """TF-26: the game ends at once; the lap is not finished."""
        self.actor = NOBODY
        self.reason = reason

    # -- telling ------------------------------------------------------------------

    def _tell_kept(self, keep: Keep, opens: bool) -> None:
        """TF-33: face down from the hand, nobody else learns card, kind or sign."""
        assert self.told is not None
        seat: int = self.actor
        card, film = keep.kind.code, FILMS[keep.film]
        if opens:
            self.told.all(Opened(seat, card, film))
        else:
            self.told.only(seat, KeptCard(seat, card, film))
            self.told.others(seat, Kept(seat, film))

    def _tell_moved(self, move: Move, kind: Kind) -> None:
        assert self.told is not None
        self.told.all(
            Moved(
                self.actor,
                move.kind.code,
                kind.code,
                FILMS[move.source // 2],
                SIDE_NAMES[move.source % 2],
                FILMS[move.target // 2],
                SIDE_NAMES[move.target % 2],
            )
        )

    def outcome(self) -> Outcome | None:
        return self.sheet() if self.reason else None

    def sheet(self) -> ScoreSheet:
        """What the score sheet would say now; final when the game is over."""
        return score_sheet(self.reason, self.films, self.seats)

    def view(self, seat: int) -> TopOderFlopView:
        """TF-33."""
        self.check_viewer(seat)
        return TopOderFlopView(
            seat=seat,
            setup=self.setup,
            actor=self.actor,
            mover=self.mover,
            lap=self.lap(),
            hand=tuple(codes(self.seats[seat].hand_cards())) if seat >= 0 else (),
            films=tuple([self._film_view(film) for film in range(len(FILMS))]),
            seats=tuple([self._seat_view(owner, seat) for owner in range(len(self.seats))]),
            draw_size=len(self.pile) - self.drawn,
            gone=tuple(codes(self.gone)),
            reason=self.reason,
        )

    def _film_view(self, film: int) -> FilmView:
        top, flop = self._side_view(2 * film), self._side_view(2 * film + 1)
        completed = self.films.done >> film & 1 != 0
        return FilmView(top, flop, self.films.value(film), completed)

    def _side_view(self, side: i64) -> SideView:
        return SideView(
            cards=tuple(codes(self.films.sides[side].cards())),
            total=self.films.total(side),
            doubled=self.films.doubled >> side & 1 != 0,
            stopped=self.films.stopped >> side & 1 != 0,
        )

    def _seat_view(self, owner: int, viewer: int) -> SeatView:
        seat = self.seats[owner]
        known = owner == viewer or self.actor == NOBODY
        rows = [
            tuple([_row_card_view(card, card.shown or known) for card in seat.row(film)])
            for film in range(len(FILMS))
        ]
        influence = seat.influence(hidden=known)
        return SeatView(seat.size, seat.markers, tuple(rows), tuple(influence))

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
            "films": {name: self._film_json(film) for film, name in enumerate(FILMS)},
            "seats": [_seat_json(seat) for seat in self.seats],
            "draw": codes(self.pile[self.drawn :]),
            "gone": codes(self.gone),
        }

    def _film_json(self, film: int) -> dict[str, object]:
        return {
            name: {
                "cards": codes(self.films.sides[side].cards()),
                "doubled": self.films.doubled >> side & 1 != 0,
                "stopped": self.films.stopped >> side & 1 != 0,
            }
            for name, side in ((SIDE_NAMES[0], 2 * film), (SIDE_NAMES[1], 2 * film + 1))
        }


def _row_card_view(card: RowCard, known: bool) -> RowCardView:
    return RowCardView(card.kind.code if known else None, card.shown)


def _seat_json(seat: Seat) -> dict[str, object]:
    rows = {
        name: [{"card": card.kind.code, "shown": card.shown} for card in seat.row(film)]
        for film, name in enumerate(FILMS)
        if seat.has_row(film)
    }
    return {"hand": codes(seat.hand_cards()), "markers": seat.markers, "rows": rows}
