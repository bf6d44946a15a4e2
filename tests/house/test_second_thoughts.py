"""Against bots a move may be taken back with all that followed, if no hidden card was shown."""

from __future__ import annotations

import pytest

from lichtspiel.engine.chance import Dice
from lichtspiel.engine.table import Table
from lichtspiel.engine.told import Told
from lichtspiel.engine.view import SPECTATOR
from lichtspiel.house import decisions, log
from lichtspiel.house.live import LiveTable
from lichtspiel.house.projection import update
from lichtspiel.house.second_thoughts import SecondThoughts
from lichtspiel.protocol.socket import Act, TakeBack
from tests.house.loops import START
from tests.house.rooms import do, waiting, write
from tests.server.refusals import refuses

ADA = 0


def against_bots(game: str, seats: int, *people: str) -> LiveTable:
    """Ada, others if they are named, and bots, whose moves the test makes."""
    live = waiting("Ada", *people, game=game, seats=seats)
    bots = [log.BotSeated(seat, "easy") for seat in range(1 + len(people), seats)]
    return write(live, *bots, log.Started())


def others_do(live: LiveTable, *wanted: str) -> LiveTable:
    """Until it is Ada's turn: the first of these that is legal, or anything."""
    assert live.table is not None
    while live.table.actor not in (ADA, -1):
        legal = [action.notation for action in live.table.legal_actions()]
        action = next((one for one in wanted if one in legal), legal[0])
        is_bot = live.seating.chairs[live.table.actor].bot
        write(live, log.Played(action, live.table.actor, "bot" if is_bot else "person"))
    return live


def act(live: LiveTable, *wanted: str) -> LiveTable:
    assert live.table is not None
    legal = [action.notation for action in live.table.legal_actions()]
    action = next((one for one in wanted if one in legal), legal[0])
    return do(live, ADA, Act(f"act {live.seq}", live.seq, action))


def offered(live: LiveTable) -> bool:
    return update(live, ADA, 0, START, None, epoch="e").take_back


def everything(live: LiveTable) -> object:
    assert live.table is not None
    viewers = live.viewers()
    return (
        live.table.record().dumps(),
        [live.table.view(viewer).to_json() for viewer in viewers],
        [live.table.told(viewer) for viewer in viewers],
        live.last_move_at(),
        live.last_mover == ADA,
    )


def leads(*people: str) -> LiveTable:
    """Ada is to lead in Hollywood Poker: all she does, others have to answer."""
    live = others_do(against_bots("hollywood-poker", 4, *people), "pass")
    assert live.table is not None
    while live.table.why_illegal(live.table.game.parse("pass")) is None:
        legal = [action.notation for action in live.table.legal_actions()]
        others_do(act(live, *(one for one in legal if one != "pass")), "pass")
    return live


def led_and_passed(*people: str) -> tuple[LiveTable, object]:
    """Ada has led, and all others passed; beside it what was before."""
    live = leads(*people)
    before = everything(live)
    return others_do(act(live), "pass"), before


def test_a_move_that_bots_only_passed_on_is_taken_back() -> None:
    live, before = led_and_passed()
    assert live.table is not None
    assert [action.notation for action in live.table.actions[-3:]] == ["pass"] * 3
    assert offered(live)
    do(live, ADA, TakeBack("back", live.seq))
    assert live.table is not None
    assert live.table.actor == ADA
    after = everything(live)
    assert after[:-1] == before[:-1]  # type: ignore[index]
    told = update(live, SPECTATOR, live.seq - 1, START, None, epoch="e")
    assert told.since == 0, "who has seen what is no more is told anew"
    assert told.happened[-1].event == {"event": "table-taken-back", "seat": ADA}
    assert not offered(live), "one move, not one after the other"


@pytest.mark.parametrize("game", ["hollywood-poker", "top-oder-flop"])
def test_a_card_that_a_bot_showed_stays_shown(game: str) -> None:
    live = others_do(against_bots(game, 3))
    answers: list[str] = []
    while not any(answer != "pass" for answer in answers):  # with some deals nobody can answer
        assert live.table is not None
        before = len(live.table.actions)
        others_do(act(live))
        answers = [action.notation for action in live.table.actions[before + 1 :]]
    assert not offered(live)
    with refuses("nothing-to-take-back"):
        decisions.obey(live, ADA, TakeBack("back", live.seq))


def test_what_oneself_has_drawn_is_seen() -> None:
    """Face to Face: the turn ends with drawing (FF-9)."""
    live = others_do(against_bots("face-to-face", 2))
    while live.table is not None and live.table.actor == ADA:
        act(live, "end")
    others_do(live, "end")
    assert not offered(live)


def test_with_people_at_the_table_moves_stay() -> None:
    live, _ = led_and_passed("Bob")
    assert not offered(live)
    with refuses("nothing-to-take-back"):
        decisions.obey(live, ADA, TakeBack("back", live.seq))


def test_nobody_else_takes_it_back() -> None:
    live, _ = led_and_passed()
    with refuses("nothing-to-take-back"):
        decisions.obey(live, 1, TakeBack("back", live.seq))


def test_not_while_a_bot_thinks() -> None:
    live = act(leads())
    assert live.table is not None
    assert live.table.actor != ADA
    with refuses("nothing-to-take-back"):
        decisions.obey(live, ADA, TakeBack("back", live.seq))


def test_not_again_and_again() -> None:
    live = leads()
    for _ in range(20):
        others_do(act(live), "pass")
        do(live, ADA, TakeBack(f"back {live.seq}", live.seq))
    others_do(act(live), "pass")
    assert not offered(live)
    with refuses("server-take-backs"):
        decisions.obey(live, ADA, TakeBack("once more", live.seq))


def test_what_is_offered_is_the_same_in_every_world() -> None:
    """Else the offer itself would tell something of the hands of others."""
    live, _ = led_and_passed()
    assert live.table is not None
    thoughts = live._thoughts
    assert thoughts is not None
    view = thoughts.before.state.view(ADA)
    own = live.table.actions[thoughts.before.actions]
    for number in range(5):
        table = Table(live.table.setup, live.table.seeds)
        table.state = table.game.imagine(view, Dice(1000 + number))
        table.state.told = Told(4)
        others = SecondThoughts(table, ADA, own.notation)
        table.play(own)
        others.note(table)
        while table.actor != ADA:
            table.play("pass")
            others.note(table)
        assert others.showed_nothing()
