"""Checks that a table's guests were sent exactly what they may know."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Action, State
from lichtspiel.engine.messages import Refusal
from lichtspiel.engine.table import Table
from lichtspiel.engine.told import Told
from lichtspiel.house import projection
from lichtspiel.house.live import LiveTable
from lichtspiel.house.store import Row
from lichtspiel.house.tokens import hashed
from lichtspiel.protocol.socket import Act, Earlier, Presence, Propose, Say, Wanted, Why
from tests.server.expected import Expected, Message, text_of, to_bytes
from tests.server.guests import Recording, encode

REDEALT = 4
"""How many updates come between two re-deals of the hidden cards."""


@dataclass
class Played:
    """A finished table: its log, and everything that was sent."""

    id: str
    rows: Sequence[Row]
    guests: Sequence[Recording]
    host: str
    epoch: str


@dataclass
class Checked:
    """Counts what was checked, so that a test that checks nothing fails."""

    messages: Counter[str] = field(default_factory=Counter)
    redealt: int = 0
    different: int = 0
    """Re-deals in which some other seat really had other cards."""
    size: int = 0
    came_back: int = 0
    taken_back: int = 0
    proposed: int = 0


@dataclass(frozen=True)
class Sent:
    """An update as it went out, and what its connection had been sent before."""

    viewer: int
    seen: int
    raw: bytes
    message: Message


def check_table(played: Played, checked: Checked) -> None:
    updates: dict[int, list[Sent]] = defaultdict(list)
    answers: dict[int, list[tuple[Recording, Message]]] = defaultdict(list)
    checked.proposed += sum(b'"proposed"' in row.body for row in played.rows)
    checked.taken_back += sum(b'"taken-back"' in row.body for row in played.rows)
    for guest in played.guests:
        checked.came_back += len(guest.connections) - 1
        for connection in guest.connections:
            seen = connection.hello.seen or 0
            for raw in connection.received:
                message: Message = json.loads(raw)
                checked.messages[message["type"]] += 1
                checked.size += len(raw)
                if message["type"] == "update":
                    updates[message["seq"]].append(Sent(guest.seat, seen, raw, message))
                    seen = message["seq"]
                else:
                    assert raw == to_bytes(message), "nothing is hidden in how it is written"
                    _note_answer(guest, message, answers, played)
    _walk(played, updates, answers, checked)


def _note_answer(
    guest: Recording,
    message: Message,
    answers: dict[int, list[tuple[Recording, Message]]],
    played: Played,
) -> None:
    """What is not an update: presence, or the answer to something this guest has said."""
    if message["type"] == "presence":
        assert set(message) == {"type", "online", "watching"}
        msgspec.convert(message, Presence)
        return
    asked = guest.asked[message["id"]]
    if message["type"] == "done":
        entry = json.loads(played.rows[message["seq"] - 1].body)
        assert message == {"type": "done", "id": asked.id, "seq": message["seq"]}
        assert (entry["seat"], entry["command"]) == (guest.seat, asked.id)
    elif message["type"] == "refused" and message["text"]["id"] in ("server-stale", "server-over"):
        stale = {"stale": True} if message["text"]["id"] == "server-stale" else {}
        assert message == {"type": "refused", "text": message["text"], "id": asked.id, **stale}
        assert set(message["text"]) == {"id"}
    else:
        # A move that is not stale is judged by the game as its number saw it.
        seq = asked.seq if isinstance(asked, Act | Propose) else guest.asked_at[asked.id]
        answers[seq].append((guest, message))


def _walk(
    played: Played,
    updates: dict[int, list[Sent]],
    answers: dict[int, list[tuple[Recording, Message]]],
    checked: Checked,
) -> None:
    expected, live = Expected(played.id), LiveTable(played.id)
    first, last = played.rows[0].at, played.rows[-1].at
    count = 0
    for row in played.rows:
        expected.take_in(row)
        live.fold([row])
        for sent in updates.pop(row.seq, ()):
            back = expected.taken_back[-1] if expected.taken_back else 0
            since = sent.seen if back <= sent.seen else 0
            now = sent.message["now"]
            assert first <= now <= last + 600_000
            epoch = sent.message.get("epoch", "")
            assert ("table" in sent.message) == (epoch == played.epoch) != (epoch == "")
            wanted = expected.update(sent.viewer, since, now, epoch)
            assert sent.raw == wanted
            count += 1
            if expected.phase == "playing" and count % REDEALT == 0:
                _redeal(live, sent, count, checked)
        for guest, message in answers.pop(row.seq, ()):
            _check_answer(expected, guest, message, checked)
    assert not updates, "every update is of a moment that was written"
    assert not answers


def _redeal(live: LiveTable, sent: Sent, luck: int, checked: Checked) -> None:
    """Put another state under the table that the viewer holds possible: the same bytes leave."""
    table = live.table
    assert table is not None
    real = table.state
    world = table.game.imagine(real.view(sent.viewer), Dice(luck))
    table.state = world
    try:
        update = projection.update(
            live,
            sent.viewer,
            sent.message["since"],
            sent.message["now"],
            sent.message.get("deadline"),
            epoch=sent.message.get("epoch", ""),
        )
    finally:
        table.state = real
    assert encode(update) == sent.raw
    checked.redealt += 1
    checked.different += world.to_json() != real.to_json()


def _check_answer(expected: Expected, guest: Recording, message: Message, checked: Checked) -> None:
    """A refusal is the rule's, as the engine says it, and the same in a world re-dealt."""
    asked, table = guest.asked[message["id"]], expected.table
    if isinstance(asked, Earlier):
        assert message == expected.remembered(guest.seat, asked.id, asked.until)
        return
    assert table is not None
    if isinstance(asked, Say):
        silence = table.state.silence()
        assert silence is not None
        assert message == {"type": "refused", "text": text_of(silence), "id": asked.id}
        return
    assert isinstance(asked, Act | Propose | Why)
    assert asked.action is not None, "to withdraw is never refused"
    action = named(table, asked.action)
    refusal = table.why_illegal(action, guest.seat)
    if isinstance(asked, Why):
        why = {} if refusal is None else {"why": text_of(refusal)}
        final = {"final": True} if _is_final(table.state, refusal, action) else {}
        assert message == {"type": "explained", "id": asked.id, **why, **final}
    else:
        assert refusal is not None
        assert message == {"type": "refused", "text": text_of(refusal), "id": asked.id}
    if table.actor == guest.seat:
        world = table.game.imagine(table.view(guest.seat), Dice(len(guest.asked)))
        assert world.why_illegal(action) == refusal
        really = _is_final(table.state, refusal, action)
        assert _is_final(world, refusal, action) == really
        checked.messages["refused by a rule"] += 1


def _is_final(state: State, refusal: Refusal | None, action: Action) -> bool:
    """Whether an action is legal, and whoever did it could not take it back."""
    if refusal is not None:
        return False
    after = state.copy()
    after.told = Told(state.setup.seats)
    after.apply(action)
    return after.actor != state.actor or not after.can_take_back()


def named(table: Table, wanted: Wanted) -> Action:
    if isinstance(wanted, str):
        return table.game.parse(wanted)
    return next(one for one in table.game.all_actions if wanted == one.to_json())


def check_secrets(played: Played, elsewhere: str) -> None:
    """No token, code of a link, hash or seed in any message, log line or metric; and in the
    last two no hand either."""
    opened = json.loads(played.rows[0].body)
    secrets = [opened["seed"], played.host, *(s for g in played.guests for s in g.secrets)]
    secrets += [hashed(secret) for secret in secrets]
    for guest in played.guests:
        for connection in guest.connections:
            everything = b"\n".join(connection.received).decode()
            for secret in secrets:
                assert secret not in everything
    for secret in secrets:
        assert secret not in elsewhere
    _check_contributions(played)
    for guest in played.guests:
        for connection in guest.connections:
            for raw in connection.received:
                view = json.loads(raw).get("view") if b'"view"' in raw else None
                if view is not None:
                    assert to_bytes(view).decode() not in elsewhere


def _check_contributions(played: Played) -> None:
    """Nobody is sent what anybody contributes to the deal before the cards are dealt."""
    entries = [json.loads(row.body) for row in played.rows]
    dealt = 1 + [entry["what"] for entry in entries].index("started")
    revealed = [entry["contribution"] for entry in entries if entry["what"] == "revealed"]
    for guest in played.guests:
        for connection in guest.connections:
            for raw in connection.received:
                message = json.loads(raw)
                if message["type"] != "update" or message["seq"] < dealt:
                    assert not any(said.encode() in raw for said in revealed)
