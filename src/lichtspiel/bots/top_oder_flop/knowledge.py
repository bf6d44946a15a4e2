"""Top oder Flop: what a play brings by the end of the game, told without trying it out.

It is where medium and strong get their candidates from, and how everybody plays on in the
games they imagine.

The figures were found by trying out: from positions of such games every play was followed by
three or four laps in 20 worlds, and what it brought in points was set against what is known
here by linear regression; then again with the better players that came of it. Some, above all
_HOLDS and _CHANGE, were moved by hand afterwards, by the matches that bots won with them.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from lichtspiel.bots.knowledge import Knowledge
from lichtspiel.bots.top_oder_flop.outlook import Outlook, points_now, won_share
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import NOBODY, Action
from lichtspiel.games.top_oder_flop.actions import NONE, Keep, Lay, Mark, Move
from lichtspiel.games.top_oder_flop.cards import FILMS, INFLUENCE, ROOM
from lichtspiel.games.top_oder_flop.films import Films
from lichtspiel.games.top_oder_flop.state import TopOderFlop
from lichtspiel.games.top_oder_flop.view import TopOderFlopView

_HOLDS: Final = 0.4
"""Of what is done to a film's value, so much is still there at the end."""
_TURNING: Final = 10.0
"""This many laps before the end, a card at a film has an even chance to stay there."""
_USUAL: Final = 3.0
"""The value of the card that lies there then."""
_ROW_HOLDS: Final = 0.75
"""Of what a row's growth brings now, so much is not made up for by the others."""
_KEEPING: Final = 2.6
"""What it costs to keep a card: TF-27, and a choice less in every turn to come."""
_KEEPING_HIGH: Final = 0.35
"""For each point of its value more: a high card has better uses."""
_CHANGE: Final = 2.2
"""What a change card is worth in hand: an answer to whatever the others do."""
_OVER: Final = 1.2
"""TF-15: what it costs to replace a card and not to fill a place."""
_DOUBLE_HOLDS: Final = 0.5
"""TF-16: of what a ×2 brings now, so much is still there at the end."""
_STOPPED: Final = 1.4
"""TF-17: what each place that a stop blocks would have brought to its side."""
_MARKER: Final = 0.8
"""What a marker is worth as long as it is not played."""
_CLOSING: Final = 0.25
"""TF-25: a film that is completed keeps its value; the part of it that was in danger."""
_NOBODY_IS_OUT: Final = 1e-9
"""However far behind, somebody is a rival, if there is no other."""


def weighed(worlds: list[TopOderFlop]) -> list[tuple[Action, float]]:
    """All plays and what they bring, the most promising first; the worlds are of one view."""
    legal = worlds[0].legal_actions()
    gains = [0.0] * len(legal)
    for world in worlds:
        prospects = Prospects(world)
        for at in range(len(legal)):
            gains[at] += prospects.gain(legal[at]) / float(len(worlds))
    order = sorted(range(len(legal)), key=lambda at: -gains[at])
    return [(legal[at], gains[at]) for at in order]


def leads_after(actions: list[Action], worlds: list[TopOderFlop], seat: int) -> list[int]:
    """What easy looks at: own points beside the others', if the game ended after an action."""
    leads = [0] * len(actions)
    for world in worlds:
        for at in range(len(actions)):
            trial = world.copy()
            trial.apply(actions[at])
            points = points_now(trial)
            leads[at] += len(points) * points[seat] - sum(points)
    return leads


class Prospects:
    """What the plays of the seat to act bring it, in points beside its rivals'."""

    films: Films
    me: i64
    outlook: Outlook
    stakes: list[float]
    """By film: what a point of its value brings; negative if rivals have more of it."""
    rivals_lose: float
    """What I win of a film the others lose, all together."""
    lasting: float
    """How likely a card laid at a film now will lie there at the end."""

    def __init__(self, state: TopOderFlop) -> None:
        self.films = state.films
        self.me = state.mover
        self.outlook = Outlook(state)
        self.stakes = self._stakes()
        self.rivals_lose = 1.0 + 1.0 / float(self.outlook.seats - 1)
        early = self.outlook.laps / _TURNING
        self.lasting = 1.0 / (1.0 + early * early)

    def _stakes(self) -> list[float]:
        """The own share of a film beside the others', who count the more the better they stand."""
        outlook = self.outlook
        best = max(outlook.points)
        rivals: list[float] = []
        total = 0.0
        for seat in range(outlook.seats):
            rival = math.exp((outlook.points[seat] - best) / outlook.heat) + _NOBODY_IS_OUT
            rivals.append(0.0 if seat == self.me else rival)
            total += rivals[seat]
        stakes: list[float] = []
        for film in range(len(FILMS)):
            stake = outlook.shares[len(FILMS) * self.me + film]
            for seat in range(outlook.seats):
                stake -= outlook.shares[len(FILMS) * seat + film] * rivals[seat] / total
            stakes.append(stake)
        return stakes

    def gain(self, action: Action) -> float:
        if isinstance(action, Keep):
            return self._keep(action)
        if isinstance(action, Lay):
            return self._land(action.side, action.kind.value, action.over, action.row)
        if isinstance(action, Move):
            low = self.films.sides[action.source].low
            landed = self._land(action.target, low, action.over, action.row)
            return landed - self._card_at(action.source, low) - _CHANGE
        if isinstance(action, Mark):
            return self._mark(action)
        raise TypeError(f"{action!r} is not an action of Top oder Flop")

    def _keep(self, keep: Keep) -> float:
        gain = self._row(keep.film, keep.kind.worth) - _KEEPING
        if keep.kind.number >= INFLUENCE:
            return gain - _CHANGE
        return gain - _KEEPING_HIGH * float(keep.kind.value)

    def _row(self, film: i64, worth: i64) -> float:
        """A card more in the own row of a film."""
        now = self.outlook.shares[len(FILMS) * self.me + film]
        more = self.outlook.share_with(self.me, film, worth) - now
        return _ROW_HOLDS * self.rivals_lose * self.outlook.values[film] * more

    def _land(self, side: i64, value: i64, over: i64, row: i64) -> float:
        """A card comes to a side, from the hand or from another side."""
        if over == NONE:
            return self._card_at(side, value) + self._closing(side, 1)
        low = self.films.sides[side].low
        higher = _HOLDS * self.lasting * float(value - low)
        return self._stake(side) * higher + self._row(row, low) - _OVER

    def _card_at(self, side: i64, value: i64) -> float:
        """A card that fills a place of a side: itself, or what will lie there in its place."""
        expected = self.lasting * float(value) + (1.0 - self.lasting) * _USUAL
        return self._stake(side) * _HOLDS * expected

    def _stake(self, side: i64) -> float:
        """What a point more on a side brings."""
        stake = self.stakes[side // 2]
        if self.films.doubled >> side & 1:
            stake *= 2.0
        return stake if side & 1 == 0 else -stake

    def _mark(self, mark: Mark) -> float:
        stake = self._stake(mark.side)
        if not mark.stop:
            return _DOUBLE_HOLDS * stake * float(self.films.total(mark.side)) - _MARKER
        places = ROOM - self.films.sides[mark.side].count
        blocked = _STOPPED * stake * float(places)
        return self._closing(mark.side, places) - blocked - _MARKER

    def _closing(self, side: i64, places: i64) -> float:
        """If these are the film's last open places, its value is safe from now on (TF-25)."""
        open_here = ROOM - self.films.sides[side].count
        if open_here > places or self.films.room >> (side ^ 1) & 1:
            return 0.0
        film = side // 2
        return _CLOSING * self.stakes[film] * self.outlook.values[film]


class TopOderFlopKnowledge(Knowledge[TopOderFlop, TopOderFlopView]):
    """Everybody goes for what looks best at once; some laps later the outlook tells."""

    def __init__(self, laps: int) -> None:
        self._laps: i64 = laps

    def candidates(self, state: TopOderFlop) -> list[Action]:
        return [action for action, _ in weighed([state])]

    def choose(self, state: TopOderFlop, dice: Dice) -> Action:
        prospects = Prospects(state)
        actions = state.legal_actions()
        best = actions[0]
        most = prospects.gain(best)
        for action in actions:
            gain = prospects.gain(action)
            if gain > most:
                best = action
                most = gain
        return best

    def settled(self, state: TopOderFlop, moves: i64) -> bool:
        return state.actor == NOBODY or moves >= self._laps * state.setup.seats

    def worth(self, state: TopOderFlop, seat: int) -> float:
        if state.actor == NOBODY:
            return won_share(state, seat)
        return Outlook(state).chance(seat)
