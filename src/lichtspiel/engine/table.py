"""A table: one game being played.

It drives a state: it deals from its seeds when cards are due, keeps the record, and collects what
each seat was told. Front ends use tables; simulations drive states directly, which is faster.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from lichtspiel.engine.contract import CHANCE, NOBODY, Action, Game, Outcome, Setup, State
from lichtspiel.engine.errors import BadInput, BadNotation, BadRecord, BadSetup, IllegalAction
from lichtspiel.engine.messages import Message, Refusal
from lichtspiel.engine.record import NAME_LENGTH, Player, Record, fingerprint
from lichtspiel.engine.registry import game_of, get_game
from lichtspiel.engine.seeds import Seeds, SeedStream, contribution_hash
from lichtspiel.engine.told import Event, Told
from lichtspiel.engine.view import View
from lichtspiel.engine.writing import may_be_shown


@dataclass(frozen=True, eq=False, repr=False)  # a repr would show hidden cards
class Step:
    """An action carried out on a copy of a table's state: the table as it will be.

    The server needs this: it stores a move before it counts, and still applies it only once.
    """

    action: Action
    state: State
    """The state after the action, and after dealing if cards were due."""
    told: Told
    """The events that the action told, without earlier ones."""
    deals: Sequence[str]
    """The fingerprints of the deals that followed the action."""
    before: State

    @property
    def ends(self) -> bool:
        return self.state.actor == NOBODY


class Mark(NamedTuple):
    """A table as it was at some time, to return to."""

    state: State
    told: Mapping[int, int]
    deals: int
    actions: int

    def __repr__(self) -> str:
        return f"<Mark, {self.actions} actions, {self.state!r}>"


class Table:
    """One game being played, from its setup and seeds to its record."""

    def __init__(self, setup: Setup, seeds: Seeds, players: Sequence[Player] = ()) -> None:
        if len(players) > setup.seats:
            raise BadSetup("setup-players", found=len(players), seats=setup.seats)
        for player in players:
            if len(player.name) > NAME_LENGTH or not may_be_shown(player.name):
                raise BadSetup("setup-name", name=player.name[:NAME_LENGTH], most=NAME_LENGTH)
        self.game: Game = game_of(setup)
        self.setup = setup
        self.seeds = seeds
        self.players = (*players, *[Player()] * (setup.seats - len(players)))
        self._begin()

    def __repr__(self) -> str:
        return f"<Table, {len(self._actions)} actions, {self.state!r}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return replay, (self.record(),)

    def _begin(self) -> None:
        self._root = self.seeds.root()
        self._told = Told(self.setup.seats)
        self._deals: list[str] = []
        self._actions: list[Action] = []
        self._undo: list[Mark] = []
        """Before each of the last actions that may be taken back, one after the other: so that
        taking one back costs the same however long the game is."""
        self.state: State = self.game.new(self.setup)
        self.state.told = self._told
        self._deals += self._deal_if_due(self.state)

    def _deal_if_due(self, state: State) -> list[str]:
        """Deal as often as the state asks for it; return the fingerprints."""
        dealt: list[str] = []
        while state.actor == CHANCE:
            state.deal(SeedStream(self._root, len(self._deals) + len(dealt)))
            dealt.append(fingerprint(state))
        return dealt

    @property
    def over(self) -> bool:
        return self.state.actor == NOBODY

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    @property
    def actor(self) -> int:
        """The seat to act, or NOBODY."""
        return self.state.actor

    def legal_actions(self) -> list[Action]:
        """The actions that the actor may take; empty when the game is over."""
        return self.state.legal_actions()

    def why_illegal(self, action: Action, seat: int | None = None) -> Refusal | None:
        """Why an action is illegal, or None; with `seat`, also if it is not that seat's turn.

        Actions from outside (`State.outside_actions`) are played without a seat.
        """
        return self._why_not(action, seat) or self.state.why_illegal(action)

    def _why_not(self, action: Action, seat: int | None) -> Refusal | None:
        """Why this seat may not act now, regardless of what the rules say about the action."""
        if seat is None or self.over:
            return None
        if seat != self.actor:
            return Refusal(self.game.turn_rule, "not-your-turn")
        if action in self.state.outside_actions():
            return Refusal(self.game.turn_rule, "not-for-a-seat")
        return None

    def play(self, action: Action | str, seat: int | None = None) -> None:
        """Carry out an action (or its notation), or raise and change nothing."""
        self.take(self.ahead(action, seat))

    def _meant(self, action: Action | str, seat: int | None) -> Action:
        """The action, if it is this seat's turn; `apply` checks the rules."""
        if isinstance(action, str):
            action = self.game.parse(action, self.state if seat in (None, self.actor) else None)
        refusal = self._why_not(action, seat)
        if refusal is not None:
            raise IllegalAction(refusal)
        return action

    def ahead(self, action: Action | str, seat: int | None = None) -> Step:
        """Do what `play` would do on a copy of the state; `take` makes it the table's state."""
        action = self._meant(action, seat)
        after = self.state.copy()
        after.told = told = Told(self.setup.seats)
        after.apply(action)
        return Step(action, after, told, self._deal_if_due(after), self.state)

    def take(self, step: Step) -> None:
        """Make the state of a step the table's state."""
        assert step.before is self.state, "a step leads on from where it was made"
        if step.state.can_take_back():
            self._undo.append(self.mark())
        else:
            self._undo.clear()
        self.state = step.state
        self._told.extend(step.told)
        self.state.told = self._told
        self._deals += step.deals
        self._actions.append(step.action)

    def take_back(self) -> None:
        """Undo the last action, if it showed nobody anything new."""
        before = self._last_undo()
        if before is None:
            raise BadInput("nothing-to-take-back")
        self._undo.pop()
        self._return(before)

    def mark(self) -> Mark:
        """The table as it is now."""
        return Mark(self.state, self._told.counts(), len(self._deals), len(self._actions))

    def return_to(self, mark: Mark) -> None:
        """Undo everything since. The caller knows why that is fair: the rules do not say."""
        self._undo.clear()
        self._return(mark)

    def _return(self, mark: Mark) -> None:
        del self._actions[mark.actions :]
        self._told.cut(mark.told)
        del self._deals[mark.deals :]
        self.state = mark.state

    def actor_if_taken_back(self) -> int | None:
        """Whose turn it would be; None if nothing may be taken back."""
        before = self._last_undo()
        return None if before is None else before.state.actor

    def _last_undo(self) -> Mark | None:
        return self._undo[-1] if self._undo and self.state.can_take_back() else None

    def view(self, seat: int) -> View:
        """Everything that this seat (or SPECTATOR) knows now."""
        return self.state.view(seat)

    def told(self, seat: int, since: int = 0, until: int | None = None) -> list[Event]:
        """The events from number `since` on (and before `until`), as this seat (or SPECTATOR) was
        told them."""
        self.state.check_viewer(seat)
        return self._told.heard(seat, since, until)

    def count_told(self, seat: int) -> int:
        """How many events this seat (or SPECTATOR) was told."""
        return self._told.count(seat)

    @property
    def actions(self) -> Sequence[Action]:
        """All actions played so far."""
        return self._actions

    @property
    def deals(self) -> Sequence[str]:
        """The fingerprints of all deals so far."""
        return self._deals

    def record(self) -> Record:
        """The record of the game so far. It contains the seed: show it to nobody before the end."""
        outcome = self.outcome
        return Record(
            setup=self.setup,
            ruleset=self.game.ruleset,
            players=self.players,
            commitment=self.seeds.commitment(),
            seeds=self.seeds,
            deals=tuple(self._deals),
            actions=tuple(action.notation for action in self._actions),
            outcome=None if outcome is None else outcome.to_json(),
        )


def new_table(
    game: str,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
    players: Sequence[Player] = (),
) -> Table:
    """A table ready to play. The same `seed` repeats a game; without one the deal is secret."""
    setup = get_game(game).setup(seats, options)
    return Table(setup, Seeds.fresh() if seed is None else Seeds.numbered(seed), players)


def replay(record: Record, actions: int | None = None) -> Table:
    """Replay a record, or its first `actions` actions. Raises a BadRecord where it fails."""
    table = Table(record.setup, record.seeds, record.players)
    _same_deals(record, table)
    for number, notation in enumerate(record.actions[:actions], start=1):
        try:
            table.play(notation)
        except IllegalAction as error:
            raise BadRecord(
                "record-illegal",
                number=number,
                action=notation[:40],
                rule=error.rule,
            ) from None
        except BadNotation:
            raise BadRecord("record-notation", number=number, action=notation[:40]) from None
        _same_deals(record, table)
    return table


def _same_deals(record: Record, table: Table) -> None:
    """Compare the deals so far with the record's, before anything more is played."""
    dealt = len(table.deals)
    if dealt > len(record.deals):
        raise BadRecord("record-deals", claimed=len(record.deals), found=dealt)
    for number, (found, claimed) in enumerate(zip(table.deals, record.deals, strict=False), 1):
        if found != claimed:
            raise BadRecord("record-deal", number=number)


@dataclass(frozen=True)
class Verified:
    """The checks that passed, as messages, and the replayed table."""

    checks: Sequence[Message]
    table: Table


def verify(
    record: Record,
    commitment: str | None = None,
    contributions: Mapping[int, str] | None = None,
    hashes: Mapping[int, str] | None = None,
    passed: Callable[[Message], object] = lambda _: None,
) -> Verified:
    """Recompute everything in a record; raise a BadRecord at the first thing that is wrong.

    Pass the `commitment` that was shown before the game, the `contributions` of seats and the
    `hashes` by which seats had committed to theirs (empty: nothing), if somebody noted them: only
    they prove that this is the game that was played, and not another complete one, and that nobody
    chose a contribution after having seen another. Players' names cannot be verified. `passed` is
    called after each check, so that a caller can show what was right before an error.
    """
    checks: list[Message] = []

    def holds(check: Message) -> None:
        checks.append(check)
        passed(check)

    for claimed in [record.commitment, *([] if commitment is None else [commitment])]:
        if record.seeds.commitment() != claimed.lower():
            raise BadRecord("record-commitment", claimed=claimed[:16] + "…")
    holds(Message("verified-commitment", {"commitment": record.commitment}))
    _check_noted(record, contributions or {}, hashes or {})
    _check_sealing(record)
    table = replay(record)
    count = sum(map(bool, record.seeds.contributions))
    holds(Message("verified-contributions", {"count": count}))
    for remark in _remarks(record):
        holds(remark)
    # How it was sealed is not played again.
    again = replace(
        table.record(), version=record.version, branched=record.branched, burned=record.burned
    )
    if len(record.deals) != len(again.deals):
        raise BadRecord("record-deals", claimed=len(record.deals), found=len(again.deals))
    holds(Message("verified-deals", {"count": len(again.deals)}))
    holds(Message("verified-actions", {"count": len(again.actions)}))
    if record.outcome != again.outcome:
        raise BadRecord("record-outcome")
    for part, written in record.to_json().items():
        if json.dumps(written) != json.dumps(again.to_json()[part]):  # true for 1, "17 UP"
            raise BadRecord("record-altered", part=part)
    holds(Message("verified-outcome" if table.over else "verified-unfinished"))
    return Verified(checks, table)


def _check_noted(
    record: Record, contributions: Mapping[int, str], hashes: Mapping[int, str]
) -> None:
    for seat, text in contributions.items():
        if record.seeds.contributions[seat : seat + 1] != (text,):
            raise BadRecord("record-own-contribution", seat=seat + 1, text=text[:64])
    for seat, noted in hashes.items():
        if _hash_of(record, seat) != noted.lower():
            raise BadRecord("record-own-hash", seat=seat + 1, hash=noted[:16] + "…")


def _remarks(record: Record) -> Iterator[Message]:
    """What whoever checks a record should know of how it was sealed."""
    if record.version == 1 and any(record.seeds.contributions):
        yield Message("verified-first-format")
    if record.branched:
        yield Message("verified-branched")
    if record.burned:
        yield Message("verified-burned", {"count": len(record.burned)})


def _hash_of(record: Record, seat: int) -> str:
    """How a seat committed to its contribution; empty if it contributed nothing."""
    text = "".join(record.seeds.contributions[seat : seat + 1])
    return contribution_hash(record.commitment, seat, text) if text else ""


def _check_sealing(record: Record) -> None:
    """Only people contribute, and a round that failed is as it was sealed."""
    if record.version > 1 and not record.branched:
        for seat, (text, player) in enumerate(
            zip(record.seeds.contributions, record.players, strict=False)
        ):
            if text and player.bot:
                raise BadRecord("record-bot-contributed", seat=seat + 1)
    for number, one in enumerate(record.burned, start=1):
        if not one.fits:
            raise BadRecord("record-burned", number=number)
