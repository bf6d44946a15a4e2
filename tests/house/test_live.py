"""A table in memory is what its log says, and a viewer gets what happened since it last looked."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lichtspiel.engine.chance import Dice
from lichtspiel.engine.registry import all_games, get_game
from lichtspiel.engine.view import SPECTATOR
from lichtspiel.house import decisions, log
from lichtspiel.house.live import LiveTable
from lichtspiel.house.projection import update
from lichtspiel.house.store import Held, Row, Turn
from lichtspiel.protocol.socket import Act, Back, Command, Propose, Say, TakeBack, Update
from tests.house.loops import START
from tests.house.rooms import (
    do,
    opened,
    play_on,
    play_out,
    playing,
    revealing,
    sealing,
    waiting,
    write,
)

encode = msgspec.json.Encoder().encode


def seen_by(live: LiveTable, viewer: int, seen: int = 0) -> Update:
    return update(live, viewer, seen, START, None, epoch="e")


# -- from the log ---------------------------------------------------------------------------------


class Story:
    """A table at which all kinds of things happen, by the dice."""

    def __init__(self, game: str, luck: int) -> None:
        self.dice = Dice(luck)
        found = get_game(game)
        seats = found.least_seats + self.dice.below(
            min(3, found.most_seats) - found.least_seats + 1
        )
        self.live = LiveTable("table")
        self.rows: list[Row] = []
        self._commands = 0
        self.write(opened(game, seats=seats))
        for seat in range(seats):
            self.write(log.Seated(seat, f"Guest {seat}", f"hash {seat}"))
        for seat in range(seats):
            self.obey(seat, sealing(self.live, seat, f"luck {seat}", self.id()))
        for seat in range(seats):
            self.obey(seat, revealing(self.live, f"luck {seat}", self.id()))

    def id(self) -> str:
        self._commands += 1
        return str(self._commands)

    def write(self, *entries: log.AnyEntry) -> None:
        for entry in entries:
            row = Row(len(self.rows) + 1, START + 1000 * len(self.rows), log.encode(entry))
            self.rows.append(row)
            self.live.fold([row])

    def obey(self, seat: int, command: Command) -> None:
        self.write(*decisions.obey(self.live, seat, command))

    def tell(self, steps: int) -> None:
        for _ in range(steps):
            if self.live.seating.phase != "playing":
                return
            self._step()

    def _step(self) -> None:
        live, game = self.live, self.live.table
        assert game is not None
        seat = int(game.actor)
        whim = self.dice.below(20)
        if whim == 0:
            self.write(log.StoodIn(seat))
        elif whim == 1 and live.seating.chairs[seat].stand_in and live.came_back_at() is None:
            self.obey(seat, Back(self.id()))
        elif whim == 2:
            self.write(log.Freed(seat), log.Seated(seat, f"New {live.seq}", f"hash {live.seq}"))
        elif whim == 3:
            self.write(log.BotSeated(seat, "easy"))
        elif whim == 4 and game.state.silence() is None:
            self.obey(seat, Say(self.id(), "Hm."))
        elif whim == 5 and live.seating.chairs[seat].person:
            self.write(log.Linked(seat, "hash", START), log.Moved(seat, f"hash {live.seq}"))
        elif whim == 6 and game.state.decided_together():
            self.obey(seat, Propose(self.id(), live.seq, game.legal_actions()[0].notation))
        elif whim < 12 and seen_by(live, seat).take_back:
            self.obey(seat, TakeBack(self.id(), live.seq))
        else:
            actions = game.legal_actions()
            action = actions[self.dice.below(len(actions))]
            self.obey(seat, Act(self.id(), live.seq, action.notation))


def all_that_counts(live: LiveTable) -> object:
    """Everything a viewer, the house or the caretaker can ask a table."""
    return (
        live.seating,
        (live.seq, live.moved, live.rewound, live.seated, live.last_mover, live.started_at),
        live.proposed,
        [live.answered(seat, str(n)) for seat in range(4) for n in range(live.seq + 1)],
        [
            encode(seen_by(live, viewer, seen))
            for viewer in live.viewers()
            for seen in (0, live.seq // 3, live.seq // 2, live.seq)
        ],
        None if live.table is None else live.table.record().dumps(),
        0 if live.table is None else live.last_move_at(),
    )


@pytest.mark.parametrize("game", [game.slug for game in all_games()])
@settings(max_examples=12)
@given(luck=st.integers(0, 2**32), steps=st.integers(0, 120), chunk=st.integers(1, 50))
def test_a_table_made_from_its_log_is_the_one_that_lived(
    game: str, luck: int, steps: int, chunk: int
) -> None:
    story = Story(game, luck)
    story.tell(steps)
    lived = all_that_counts(story.live)
    at_once, in_parts = LiveTable("table"), LiveTable("table")
    at_once.fold(story.rows)
    for start in range(0, len(story.rows), chunk):
        in_parts.fold(story.rows[start : start + chunk])
    assert all_that_counts(at_once) == lived
    assert all_that_counts(in_parts) == lived


def test_the_copy_of_a_seating_goes_its_own_way() -> None:
    seating = playing().seating
    twin = seating.copy()
    assert twin == seating
    twin.fold(log.Freed(0), START)
    assert seating.chairs[0].name == "Ada"
    assert twin != seating


# -- for viewers ----------------------------------------------------------------------------------


def test_a_viewer_gets_what_happened_since_it_looked() -> None:
    live = waiting("Ada", "Bob")
    seen = live.seq
    do(live, 0, Say("a", "Hello!"))
    found = seen_by(live, SPECTATOR, seen)
    assert (found.since, found.seq) == (seen, live.seq)
    assert [happening.seq for happening in found.happened] == [live.seq]
    assert seen_by(live, SPECTATOR, live.seq).happened == []


def test_a_take_back_resets_who_has_not_seen_it() -> None:
    live = playing()
    assert live.table is not None
    seat = live.table.actor
    before = seen_by(live, SPECTATOR).view
    write(live, play_on(live))
    seen = live.seq
    do(live, seat, TakeBack("back", live.seq))
    for viewer in live.viewers():
        late = seen_by(live, viewer, seen)
        assert late.since == 0, "it has seen what is no more"
        assert [happening.seq for happening in late.happened if happening.seq == seen] == []
        assert late.happened[-1].event == {"event": "table-taken-back", "seat": seat}
        up_to_date = seen_by(live, viewer, live.seq)
        assert (up_to_date.since, up_to_date.happened) == (live.seq, [])
    assert seen_by(live, SPECTATOR).view == before


def test_who_has_seen_more_than_there_is_starts_again() -> None:
    """As after a backup was put back."""
    live = playing()
    assert seen_by(live, 0, live.seq + 5).since == 0


def test_only_who_is_to_act_gets_actions() -> None:
    live = playing()
    assert live.table is not None
    seat = live.table.actor
    assert seen_by(live, seat).legal
    for viewer in (1 - seat, SPECTATOR):
        assert not seen_by(live, viewer).legal
        assert seen_by(live, viewer).actor == seat


def test_hands_are_open_after_the_end_and_not_before() -> None:
    live = playing()
    for viewer in live.viewers():
        found = seen_by(live, viewer)
        assert found.hands is None
        assert found.outcome is None
    write(live, log.Closed("host"))
    assert seen_by(live, SPECTATOR).hands is None, "a game broken off stays secret"
    live = play_out(playing())
    hands = [seen_by(live, seat).view for seat in (0, 1)]
    for viewer in live.viewers():
        assert seen_by(live, viewer).hands == hands
        assert seen_by(live, viewer).outcome is not None
        assert seen_by(live, viewer).actor is None


def test_at_a_closed_table_nobody_may_do_anything() -> None:
    live = playing()
    assert live.table is not None
    seat = live.table.actor
    write(live, play_on(live))
    assert seen_by(live, seat).take_back
    write(live, log.Closed("host"))
    found = seen_by(live, seat)
    assert not found.legal
    assert not found.take_back


def test_old_commands_are_forgotten() -> None:
    live = waiting("Ada")
    for number in range(300):
        do(live, 0, Say(str(number), "Hm."))
    assert live.answered(0, "299") == live.seq
    assert live.answered(0, "0") is None


def test_a_table_shows_neither_its_seed_nor_what_was_played() -> None:
    live = playing()
    shown = f"{live.seating!r} {live.table!r} {opened()!r} {log.Played('17 up', 0, 'person')!r}"
    assert live.seating.opened.seed[:8] not in shown
    assert "17 up" not in shown
    assert "<Entry played>" in shown


# -- shown ----------------------------------------------------------------------------------------


def test_no_seed_token_or_link_is_in_a_repr() -> None:
    begun = opened()
    live = write(LiveTable("table"), begun, log.Seated(0, "Ada", "secret 0"))
    write(live, log.Moved(0, "secret 1", "secret 2"), log.Linked(0, "secret 3", START))
    seating = live.seating
    row, held = (
        Row(1, START, log.encode(begun)),
        Held(seating.listing((), Turn(None, None)), 0, "secret 1"),
    )
    shown = f"{row!r} {held!r} {seating!r} {seating.chairs!r}"
    assert "secret" not in shown
    assert begun.seed[:8] not in shown
    assert repr(row) == f"<Row 1, {len(row.body)} bytes>"
