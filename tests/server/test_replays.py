"""Finished games again: each moment as a seat saw it, and on from there against bots."""

from __future__ import annotations

import msgspec
import pytest

from lichtspiel import BadInput, all_games, read_record, verify
from lichtspiel.engine.view import SPECTATOR
from lichtspiel.house import decisions, log
from lichtspiel.house import replay as replays
from lichtspiel.house.live import LiveTable
from lichtspiel.house.projection import table_info
from lichtspiel.house.replay import Projector
from lichtspiel.protocol.rest import Branch, Replay
from lichtspiel.protocol.socket import Act, TakeBack
from tests.house.rooms import do, play_on, play_out, playing, write
from tests.server.hostile import problem, run
from tests.server.running import OpenTable, open_table, watch_to_the_end, web

GAMES = [game.slug for game in all_games()]


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_what_each_seat_saw_when_it_happened(game: str) -> None:
    live = playing(game)
    seen = {viewer: [_look(live, viewer, 0)] for viewer in live.viewers()}
    while live.seating.phase == "playing":
        since = live.seq
        write(live, play_on(live))
        for viewer, looks in seen.items():
            looks.append(_look(live, viewer, since))
    for viewer, looks in seen.items():
        found = replay(live, viewer)
        assert found.seat == viewer
        assert found.outcome == live.table.outcome.to_json()  # type: ignore[union-attr]
        assert [(frame.view, frame.actor, frame.happened) for frame in found.frames] == looks
        assert [frame.action for frame in found.frames[1:]] == [
            action.to_json()
            for action in live.table.actions  # type: ignore[union-attr]
        ]


def replay(live: LiveTable, seat: int) -> Replay:
    """The first part, which is all of a short game."""
    return Projector(live, seat).show(0)


@pytest.mark.parametrize("order", [[0, 3, 6, 9], [6, 0, 3, 9, 0], [9, 6, 3, 0]])
def test_a_replay_comes_in_parts_in_any_order(
    monkeypatch: pytest.MonkeyPatch, order: list[int]
) -> None:
    live = play_out(playing())
    whole = replay(live, 0)
    assert whole.moments == len(whole.frames) > 9
    monkeypatch.setattr(replays, "PART", 3)
    projector = Projector(live, 0)
    for first in order:
        part = projector.show(first)
        assert (part.first, part.moments) == (first, whole.moments)
        assert part.frames == whole.frames[first : first + 3]
    assert projector.show(10_000).frames == []


def _look(live: LiveTable, viewer: int, since: int) -> tuple[object, ...]:
    game = live.table
    assert game is not None
    told = [event for event in live.happened(viewer, since) if not _of_the_house(event.event)]
    return game.view(viewer).to_json(), None if game.over else game.actor, told


def _of_the_house(event: dict[str, object]) -> bool:
    return str(event["event"]).startswith("table-")


def test_what_was_taken_back_does_not_appear_and_turns_are_marked() -> None:
    live = playing()
    assert live.table is not None
    seat, action = live.table.actor, live.table.legal_actions()[0].notation
    do(live, seat, Act("a", live.moved, action))
    do(live, seat, TakeBack("b", live.moved))
    play_out(live)
    found = replay(live, SPECTATOR)
    assert len(found.frames) == len(live.table.actions) + 1
    assert found.frames[0].turn
    for before, frame in zip(found.frames, found.frames[1:], strict=False):
        assert frame.turn == (frame.actor not in (None, before.actor))
        assert frame.seat == before.actor
    assert found.frames[-1].actor is None


def test_a_replay_is_for_finished_games_and_seats_that_are_there() -> None:
    live = playing()
    with pytest.raises(BadInput, match="once the game is over"):
        replay(live, 0)
    play_out(live)
    for seat in (-2, 2):
        with pytest.raises(BadInput):
            replay(live, seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_has_the_same_deal_and_the_first_actions(game: str) -> None:
    origin = play_out(playing(game))
    assert origin.table is not None
    step = len(origin.table.actions) // 2
    wish = Branch(step, 1, "easy", "Eve")
    entries = decisions.branch(origin, wish, "host", "token", "code")
    live = write(LiveTable("branch"), *entries)
    assert live.table is not None
    assert live.table.deals == origin.table.deals[: len(live.table.deals)]
    assert live.table.actions == origin.table.actions[:step]
    info = table_info(live.seating)
    assert (info.branched, info.phase, info.open) == ("table", "playing", False)
    assert [seat.name or seat.bot for seat in info.seats] == ["easy", "Eve"]
    verify(read_record(play_out(live).table.record().dumps()))  # type: ignore[union-attr]


def test_a_branch_that_cannot_be() -> None:
    origin = playing()
    wish = Branch(0, 0, "easy", "Eve")
    with pytest.raises(BadInput, match="once the game is over"):
        decisions.branch(origin, wish, "", "", "")
    play_out(origin)
    assert origin.table is not None
    for step, seat in ((0, 2), (len(origin.table.actions), 0)):
        with pytest.raises(BadInput):
            decisions.branch(origin, Branch(step, seat, "easy", "Eve"), "", "", "")


def test_a_replay_and_a_branch_over_http(house: str, table: OpenTable) -> None:
    async def work() -> None:
        finished = await open_table(house, "face-to-face", 0, 2)
        async with web(house) as client:
            at = f"/api/tables/{finished.id}"
            early = await client.get(f"/api/tables/{table.id}/replay")
            assert problem(early) == "server-record-early"
            await watch_to_the_end(house, finished.id)
            packed = await client.get(f"{at}/replay", params={"seat": 0})
            plain = await client.get(
                f"{at}/replay", params={"seat": 0}, headers={"Accept-Encoding": "identity"}
            )
            assert packed.headers["content-encoding"] == "gzip"
            assert packed.json() == plain.json()
            found = msgspec.json.decode(plain.content, type=Replay)
            assert found.table.id == finished.id
            assert problem(await client.get(f"{at}/replay", params={"seat": 2})) == "no-such-seat"
            wish = {"step": 1, "seat": 0, "level": "random", "name": "Eve"}
            opened = await client.post(f"{at}/branch", json=wish)
            assert opened.status_code == 201, opened.text
            assert opened.json()["table"]["branched"] == finished.id
            wish["step"] = 10_000
            assert problem(await client.post(f"{at}/branch", json=wish)) == "server-no-step"

    run(work())


def test_the_token_of_a_table_finds_its_rematch(house: str, table: OpenTable) -> None:
    async def work() -> None:
        ada, bob = table.tokens
        async with web(house, table.host) as host:
            await host.post(f"/api/tables/{table.id}/close")
        async with web(house, ada) as client:
            rematch = (await client.post(f"/api/tables/{table.id}/rematch")).json()["table"]
        async with web(house) as client:
            sent = {"tokens": ["of nothing", bob, bob]}
            mine = (await client.post("/api/mine", json=sent)).json()
            assert {one["id"] for one in mine} == {rematch, table.id}
            assert {(one["seat"], one["token"]) for one in mine} == {(1, 1)}

    run(work())


def test_a_branch_and_its_origin_have_rematches_of_their_own(house: str) -> None:
    async def rematch(table: str, token: str) -> str:
        async with web(house, token) as client:
            answers = [await client.post(f"/api/tables/{table}/rematch") for _ in range(2)]
            assert answers[0].json() == answers[1].json(), "asked twice it is the same"
            id: str = answers[0].json()["table"]
            assert (await client.get(f"/api/tables/{table}")).json()["rematch"] == id
            return id

    async def work() -> None:
        origin = await open_table(house, "face-to-face", 0, 2)
        async with web(house) as client:
            at = f"/api/tables/{origin.id}"
            await watch_to_the_end(house, origin.id)
            again = []
            for name in ("Eve", "Zoë"):
                wish = {"step": 1, "seat": 0, "level": "random", "name": name}
                opened = (await client.post(f"{at}/branch", json=wish)).json()
                branch, host = opened["table"]["id"], opened["host_token"]
                async with web(house, host) as hosting:
                    await hosting.post(f"/api/tables/{branch}/close")
                again.append(await rematch(branch, opened["seated"]["token"]))
            again.append(await rematch(origin.id, origin.host))
            found = [(await client.get(f"/api/tables/{id}")).json()["seats"] for id in again]
            names = [[seat.get("name", "") for seat in seats] for seats in found]
            assert names == [["Eve", ""], ["Zoë", ""], ["", ""]]

    run(work())


def test_a_log_tells_which_actions_were_played_elsewhere() -> None:
    origin = play_out(playing())
    entries = decisions.branch(origin, Branch(2, 0, "easy", "Eve"), "", "", "")
    played = [entry for entry in entries if isinstance(entry, log.Played)]
    assert [entry.by for entry in played] == ["branch", "branch"]
