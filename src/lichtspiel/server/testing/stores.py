"""Conformance tests for an EventStore, one check for each promise.

    @pytest.mark.parametrize("check", STORE_CHECKS)
    def test_my_store(check, tmp_path):
        asyncio.run(check(lambda: MyStore(tmp_path / "house")))

A check is given a function that opens the same storage again and again, empty at first, and raises
BrokenContract with the broken promise.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from lichtspiel.house.store import CodeTaken, Conflict, Due, EventStore, Listing, Row, Turn
from lichtspiel.testing.playing import BrokenContract

OpenStore = Callable[[], EventStore]
"""Opens the storage, in a running event loop; again after it was closed."""

StoreCheck = Callable[[OpenStore], Awaitable[None]]

_MANY = 40


def _demand(holds: bool, promise: str) -> None:
    if not holds:
        raise BrokenContract(promise)


@asynccontextmanager
async def _opened(open_store: OpenStore) -> AsyncIterator[EventStore]:
    store = open_store()
    try:
        yield store
    finally:
        await store.close()


async def _refused(appending: Awaitable[None], promise: str) -> None:
    try:
        await appending
    except Conflict:
        return
    raise BrokenContract(promise)


async def _code_refused(store: EventStore, listing: Listing) -> None:
    try:
        await store.append(listing.id, 0, [b"x"], 1, listing)
    except CodeTaken:
        _demand(await store.read(listing.id) == [], "with a code that is taken nothing is written")
        return
    raise BrokenContract("of two tables that go on, only one has a code")


def _listing(id: str, **changes: object) -> Listing:
    usual: dict[str, object] = {
        "code": f"code-{id}",
        "game": "a-game",
        "phase": "waiting",
        "open": True,
        "names": ("Ada", ""),
        "bots": ("", ""),
        "changed": 1,
        "holders": {},
    }
    return Listing(id, **{**usual, **changes})  # type: ignore[arg-type]


# -- logs -----------------------------------------------------------------------------------


async def entries_come_back_in_order(open_store: OpenStore) -> None:
    async with _opened(open_store) as store:
        _demand(list(await store.read("a")) == [], "a table that is not there has no entries")
        await store.append("a", 0, [b"one", b"two"], 10, None)
        await store.append("b", 0, [b"other"], 11, None)
        await store.append("a", 2, [b'{"three": "\xc3\xa4"}'], 12, None)
        kept = [Row(1, 10, b"one"), Row(2, 10, b"two"), Row(3, 12, b'{"three": "\xc3\xa4"}')]
        _demand(list(await store.read("a")) == kept, "entries come back as written, in order")
        _demand(list(await store.read("a", 2)) == kept[2:], "`after` leaves out what is known")
        _demand(list(await store.read("a", 3)) == [], "after the last entry there is nothing")
        _demand([row.body for row in await store.read("b")] == [b"other"], "each table has its log")
        found = dict(await store.last(["a", "b", "c"]))
        _demand(found == {"a": 3, "b": 1}, "the last numbers of several tables can be asked for")


async def numbers_are_taken_once_and_never_skipped(open_store: OpenStore) -> None:
    async with _opened(open_store) as store:
        await _refused(store.append("a", 1, [b"late"], 1, None), "a log begins with number 1")
        await store.append("a", 0, [b"one", b"two"], 1, None)
        for after, promise in ((1, "a taken number is refused"), (3, "no number is skipped")):
            await _refused(store.append("a", after, [b"x"], 2, None), promise)
        _demand(len(await store.read("a")) == 2, "what is refused is not written")
        await store.append("a", 2, [b"three"], 3, None)
        _demand(len(await store.read("a")) == 3, "after a refusal it goes on")


async def all_or_nothing(open_store: OpenStore) -> None:
    async with _opened(open_store) as store:
        await store.append("a", 0, [b"one", b"two"], 1, _listing("a"))
        taken = _listing("a", phase="playing", holders={"hash": 0})
        await _refused(
            store.append("a", 1, [b"two again", b"three"], 2, taken), "a taken number is refused"
        )
        bodies = [row.body for row in await store.read("a")]
        _demand(bodies == [b"one", b"two"], "of refused entries none is written")
        _demand(
            not await store.listings("playing") and not await store.held(["hash"]),
            "nor is the listing that came with them",
        )


async def many_at_once_keep_their_order(open_store: OpenStore) -> None:
    """Tables are independent, and of two writers of the same number one wins."""
    async with _opened(open_store) as store:

        async def play(table: str) -> None:
            for number in range(_MANY):
                await store.append(table, number, [b"%d" % number], number, None)

        tables = [f"table {number}" for number in range(_MANY)]
        await asyncio.gather(*map(play, tables))
        for table in tables:
            rows = await store.read(table)
            _demand(
                [(row.seq, row.body) for row in rows]
                == [(number + 1, b"%d" % number) for number in range(_MANY)],
                "entries of tables that play at once are complete and in order",
            )
        rivals = [store.append("a", 0, [b"%d" % rival], 1, None) for rival in range(_MANY)]
        answers = await asyncio.gather(*rivals, return_exceptions=True)
        lost = [answer for answer in answers if isinstance(answer, Conflict)]
        _demand(len(lost) == _MANY - 1, "of many that write the same number, one can")
        winner = next(number for number, answer in enumerate(answers) if answer is None)
        bodies = [row.body for row in await store.read("a")]
        _demand(bodies == [b"%d" % winner], "what is kept is the winner's")


async def what_was_kept_is_there_again(open_store: OpenStore) -> None:
    async with _opened(open_store) as store:
        await store.append("a", 0, [b"one"], 1, _listing("a", holders={"hash": 1}))
    async with _opened(open_store) as store:
        _demand(list(await store.read("a")) == [Row(1, 1, b"one")], "a log outlives a restart")
        _demand(await store.by_code("code-a") == "a", "a listing outlives a restart")
        _demand([held.seat for held in await store.held(["hash"])] == [1], "so do the holders")
        await store.append("a", 1, [b"two"], 2, None)


async def closing_finishes_what_is_under_way(open_store: OpenStore) -> None:
    store = open_store()
    appends = [
        asyncio.ensure_future(store.append(f"table {number}", 0, [b"x"], 1, None))
        for number in range(_MANY)
    ]
    await asyncio.sleep(0)  # all of them have begun
    await store.close()
    answers = await asyncio.gather(*appends, return_exceptions=True)
    _demand(answers == [None] * _MANY, "what was under way when it closed is kept")
    async with _opened(open_store) as store:
        found = [await store.read(f"table {number}") for number in range(_MANY)]
        _demand(all(len(rows) == 1 for rows in found), "and is there afterwards")


async def who_gives_up_waiting_disturbs_nobody(open_store: OpenStore) -> None:
    async with _opened(open_store) as store:
        given_up = asyncio.ensure_future(store.append("a", 0, [b"one"], 1, None))
        waiting = asyncio.ensure_future(store.append("b", 0, [b"one"], 1, None))
        await asyncio.sleep(0)
        given_up.cancel()
        await waiting
        await store.append("b", 1, [b"two"], 2, None)
        _demand(len(await store.read("b")) == 2, "others are answered when one gives up")
        _demand(len(await store.read("a")) < 2, "what was given up is there once or not at all")


# -- listings ---------------------------------------------------------------------------------


async def listings_go_with_their_entries(open_store: OpenStore) -> None:
    async with _opened(open_store) as store:
        first = _listing("a", names=("easy", "Zoë \N{CLAPPER BOARD}", ""), bots=("", "", "easy"))
        await store.append("a", 0, [b"one"], 1, first)
        _demand(list(await store.listings("waiting")) == [first], "a listing is as written")
        await store.append("a", 1, [b"two"], 2, None)
        _demand(list(await store.listings("waiting")) == [first], "without a new one it stays")
        await store.append("a", 2, [b"three"], 3, _listing("a", phase="over", winners=(1, 0)))
        _demand(list(await store.listings("waiting")) == [], "the next one replaces it")
        found = list(await store.listings("over"))
        _demand(found == [_listing("a", phase="over", winners=(1, 0))], "under its new phase")


async def listings_are_the_latest_first(open_store: OpenStore) -> None:
    async with _opened(open_store) as store:
        for number, is_open in enumerate((True, False, True, True)):
            id = f"table {number}"
            listing = _listing(id, open=is_open, changed=10 - number)
            await store.append(id, 0, [b"x"], 1, listing)

        async def ids(*, open_only: bool, most: int = 100) -> list[str]:
            found = await store.listings("waiting", open_only=open_only, most=most)
            return [listing.id[-1] for listing in found]

        _demand(await ids(open_only=False) == ["0", "1", "2", "3"], "the latest changed is first")
        _demand(await ids(open_only=True) == ["0", "2", "3"], "private tables can be left out")
        _demand(await ids(open_only=False, most=2) == ["0", "1"], "no more than asked for")
        _demand(not await store.listings("over"), "other phases have none")


async def codes_find_tables_that_go_on(open_store: OpenStore) -> None:
    async with _opened(open_store) as store:
        for phase, found in (("waiting", "a"), ("playing", "a"), ("over", None), ("closed", None)):
            after = len(await store.read("a"))
            await store.append("a", after, [b"x"], 1, _listing("a", phase=phase))
            _demand(await store.by_code("code-a") == found, f"a code of a table that is {phase}")
        await store.append("b", 0, [b"x"], 1, _listing("b", code="code-a"))
        _demand(await store.by_code("code-a") == "b", "a code may be used again after the end")
        for phase in ("waiting", "playing"):
            await _code_refused(store, _listing("c", code="code-a", phase=phase))
        await store.append("c", 0, [b"x"], 1, _listing("c"))
        _demand(len(await store.read("c")) == 1, "with another code the table is as any other")
        await store.append("b", 1, [b"x"], 1, _listing("b", code="code-a", phase="playing"))
        _demand(await store.by_code("code-a") == "b", "its own code is no other table's")
        _demand(await store.by_code("nothing") is None, "an unknown code finds nothing")


async def holders_find_their_seats(open_store: OpenStore) -> None:
    async with _opened(open_store) as store:
        older = _listing("a", changed=1, holders={"ada": 0, "bob": 1})
        newer = _listing("b", changed=2, phase="over", holders={"ada": 1})
        await store.append("a", 0, [b"x"], 1, older)
        await store.append("b", 0, [b"x"], 1, newer)

        async def held(*tokens: str) -> list[tuple[str, int, str]]:
            return [(one.listing.id, one.seat, one.token) for one in await store.held(tokens)]

        ada = [("b", 1, "ada"), ("a", 0, "ada")]
        _demand(await held("ada") == ada, "one's seats, the latest table first")
        _demand(await held("bob", "nobody") == [("a", 1, "bob")], "unknown tokens find nothing")
        _demand(await held() == [], "no tokens hold no seats")
        await store.append("a", 1, [b"x"], 1, _listing("a", changed=3, holders={"new": 0}))
        _demand(await held("ada", "bob") == ada[:1], "a seat that was given up is not held")
        _demand(
            all(not one.listing.holders for one in await store.held(["new"])),
            "hashes of others' tokens are not handed out",
        )


async def idle_tables_are_found(open_store: OpenStore) -> None:
    async with _opened(open_store) as store:
        await store.append("old", 0, [b"x"], 10, _listing("old"))
        await store.append("busy", 0, [b"x"], 10, _listing("busy"))
        await store.append("busy", 1, [b"y"], 20, None)
        await store.append("over", 0, [b"x"], 10, _listing("over", phase="over"))
        _demand(list(await store.idle("waiting", 10)) == [], "not before their time")
        _demand(list(await store.idle("waiting", 11)) == ["old"], "an entry keeps a table awake")
        _demand(set(await store.idle("waiting", 21)) == {"old", "busy"}, "but not forever")
        _demand(list(await store.idle("over", 11)) == ["over"], "each phase has its own")


async def turns_are_kept_and_found_when_due(open_store: OpenStore) -> None:
    async with _opened(open_store) as store:
        await store.append("later", 0, [b"x"], 1, _listing("later", actor=0, due=30))
        await store.append("soon", 0, [b"x"], 2, _listing("soon", actor=1, due=20))
        await store.append("never", 0, [b"x"], 3, _listing("never"))
        found = list(await store.due())
        wanted = [Due("soon", 20, 2), Due("later", 30, 1)]
        _demand(found == wanted, "tables that are due are found, the earliest first")
        before = {one.id: one for one in await store.listings("waiting")}["later"]
        await store.append("later", 1, [b"y"], 9, Turn(1, None))
        await store.append("soon", 1, [b"y"], 9, None)
        _demand(list(await store.due()) == [Due("soon", 20, 9)], "a turn replaces the one before")
        after = {one.id: one for one in await store.listings("waiting")}["later"]
        _demand((after.actor, after.code) == (1, before.code), "and nothing else of the listing")
        await _refused(
            store.append("soon", 1, [b"z"], 9, Turn(0, None)), "a taken number is refused"
        )
        _demand(len(await store.due()) == 1, "and then the turn stays, too")


STORE_CHECKS: tuple[StoreCheck, ...] = (
    entries_come_back_in_order,
    numbers_are_taken_once_and_never_skipped,
    all_or_nothing,
    many_at_once_keep_their_order,
    what_was_kept_is_there_again,
    closing_finishes_what_is_under_way,
    who_gives_up_waiting_disturbs_nobody,
    listings_go_with_their_entries,
    listings_are_the_latest_first,
    codes_find_tables_that_go_on,
    holders_find_their_seats,
    idle_tables_are_found,
    turns_are_kept_and_found_when_due,
)
