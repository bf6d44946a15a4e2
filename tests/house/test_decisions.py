"""What may happen at a table, and every reason why something may not."""

from __future__ import annotations

import pytest

from lichtspiel import BadInput, BadSetup, LichtspielError, get_game
from lichtspiel.engine.contract import Part
from lichtspiel.engine.messages import Message
from lichtspiel.house import decisions, log, projection
from lichtspiel.house.live import LiveTable
from lichtspiel.house.refusing import Stale
from lichtspiel.house.store import Turn
from lichtspiel.protocol.rest import Branch
from lichtspiel.protocol.socket import Act, Back, Propose, Say, TakeBack
from tests.house.loops import START
from tests.house.rooms import (
    HOST,
    do,
    opened,
    play_on,
    play_out,
    playing,
    revealing,
    sealing,
    waiting,
    words,
    write,
)
from tests.server.refusals import refuses

MINUTES_15 = 15 * 60_000


def act(live: LiveTable, id: str = "move") -> Act:
    assert live.table is not None
    return Act(id, live.seq, live.table.legal_actions()[0].notation)


def phase(live: LiveTable) -> str:
    return live.seating.phase


def mover(live: LiveTable) -> int:
    assert live.table is not None
    return live.table.actor


# -- seats ----------------------------------------------------------------------------------


def test_a_seat_is_taken_the_first_free_one_or_the_one_asked_for() -> None:
    seating = waiting("Ada").seating
    assert decisions.take_seat(seating, "  Bob ", None, "hash") == [log.Seated(1, "Bob", "hash")]
    seating = waiting().seating
    assert decisions.take_seat(seating, "Bob", 1, "hash") == [log.Seated(1, "Bob", "hash")]


@pytest.mark.parametrize(
    ("people", "name", "seat", "id"),
    [
        (("Ada", "Bob"), "Cleo", None, "server-full"),
        (("Ada",), "Cleo", 0, "server-seat-taken"),
        (("Ada",), "Cleo", 2, "server-no-seat"),
        (("Ada",), "Cleo", -1, "server-no-seat"),
        (("Ada",), "Ada", None, "server-same-name"),
        (("Ada",), " Ada ", None, "server-same-name"),
        ((), "", None, "server-text"),
        ((), " \t ", None, "server-text"),
        ((), "A\nda", None, "server-text"),
        ((), "Ada\N{RIGHT-TO-LEFT OVERRIDE}", None, "server-text"),
        ((), "A\N{ZERO WIDTH JOINER}da", None, "server-text"),
        ((), "A\x00da", None, "server-text"),
        ((), "A" * 100, None, "server-text"),
    ],
)
def test_who_may_not_sit_down(
    people: tuple[str, ...], name: str, seat: int | None, id: str
) -> None:
    with refuses(id):
        decisions.take_seat(waiting(*people).seating, name, seat, "hash")


def test_a_token_that_holds_a_seat_is_told_which() -> None:
    seating = write(waiting("Ada"), log.Seated(1, "Bob", "hash")).seating
    with pytest.raises(BadInput) as refused:
        decisions.take_seat(seating, "Bob", 0, "hash")
    assert refused.value.message == Message("server-token-holds", {"seat": 2, "name": "Bob"})


def test_a_bot_that_replaces_somebody_starts_no_game_that_is_running() -> None:
    ready = [log.Readied(seat, "") for seat in (0, 1)]
    seating = write(waiting("Ada", "Bob"), *ready, log.Started()).seating
    assert decisions.seat_bot(seating, 1, "easy") == [log.BotSeated(1, "easy")]


def test_a_branch_is_played_up_to_its_step() -> None:
    origin = playing()
    assert origin.table is not None
    starter = origin.table.actor
    play_out(origin)
    wish = Branch(step=2, seat=1, level="easy", name="Ada")
    *seats, start, one, two = decisions.branch(origin, wish, "host", "token", "code")
    assert log.BotSeated(0, "easy") in seats
    assert log.Seated(1, "Ada", "token") in seats
    first, second = origin.table.actions[:2]
    assert start == log.Started()
    assert one == log.Played(first.notation, starter, "branch")
    assert two == log.Played(second.notation, starter, "branch")


def test_no_branch_begins_where_the_game_was_over() -> None:
    origin = play_out(playing())
    assert origin.table is not None
    steps = len(origin.table.actions)
    with pytest.raises(BadInput) as refused:
        decisions.branch(origin, Branch(steps, 1, "easy", "Ada"), "host", "token", "code")
    limits = {"step": steps, "most": steps - 1}
    assert refused.value.message == Message("server-no-step", limits)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_that_is_taken_is_named_as_people_count(seat: int) -> None:
    with pytest.raises(BadInput) as refused:
        decisions.take_seat(waiting("Ada", "Bob").seating, "Cleo", seat, "hash")
    assert refused.value.message == Message("server-seat-taken", {"seat": seat + 1})


def test_a_composed_letter_is_the_same_name() -> None:
    with refuses("server-same-name"):
        decisions.take_seat(waiting("Zoë").seating, "Zoe\N{COMBINING DIAERESIS}", None, "hash")


def test_a_table_that_is_over_takes_nobody() -> None:
    closed = write(waiting("Ada"), log.Closed("host")).seating
    for seating in (closed, play_out(playing()).seating):
        with refuses("server-closed"):
            decisions.take_seat(seating, "Cleo", None, "hash")
        with refuses("server-closed"):
            decisions.seat_bot(seating, 0, "easy")
        with refuses("server-closed"):
            decisions.free_seat(seating, 0)
        with refuses("server-closed"):
            decisions.close(seating, "host")


def test_the_host_frees_and_fills_seats_that_are_there() -> None:
    seating = waiting("Ada").seating
    for seat in (-1, 2):
        with refuses("server-no-seat"):
            decisions.seat_bot(seating, seat, "easy")
        with refuses("server-no-seat"):
            decisions.free_seat(seating, seat)
    with refuses("server-seat-free"):
        decisions.free_seat(seating, 1)


def test_a_bot_takes_a_persons_place_and_the_token_opens_nothing_more() -> None:
    live = playing()
    write(live, *decisions.seat_bot(live.seating, 0, "strong"))
    assert live.seating.seat_of("hash 0") is None
    assert live.seating.chairs[0].decided_by_bot
    assert live.seating.listing((), Turn(None, None)).holders == {"hash 1": 1}
    with refuses("server-started"):
        decisions.take_seat(live.seating, "Cleo", None, "hash")


def test_a_seat_freed_in_the_game_has_a_stand_in_and_its_hand_stays_hidden() -> None:
    live = playing()
    before = live.moved
    write(live, *decisions.free_seat(live.seating, 1))
    assert live.seating.seat_of("hash 1") is None
    assert live.seating.chairs[1].free
    assert live.seating.chairs[1].decided_by_bot
    with refuses("server-started"):
        decisions.take_seat(live.seating, "Ada again", 1, "hash of somebody")
    assert live.moved == before, "the game did not move"
    assert live.table is not None


def test_a_seat_freed_before_the_game_is_just_free() -> None:
    live = waiting("Ada", "Bob")
    write(live, *decisions.free_seat(live.seating, 0))
    assert live.seating.chairs[0].free
    assert not live.seating.chairs[0].decided_by_bot


# -- personal links ---------------------------------------------------------------------------


def test_a_link_moves_a_seat_once() -> None:
    live = waiting("Ada", "Bob")
    write(live, decisions.make_link(1, "hash of code", START))
    assert live.seating.seat_of("hash 1") == 1, "until it is used, nothing changes"
    moved = decisions.use_link(live.seating, "hash of code", "new hash", START + MINUTES_15)
    write(live, *moved)
    assert live.seating.seat_of("new hash") == 1
    assert live.seating.seat_of("hash 1") is None
    assert live.seating.chairs[1].name == "Bob"
    with refuses("server-link-unknown"):
        decisions.use_link(live.seating, "hash of code", "another", START)


def test_a_link_expires() -> None:
    live = write(waiting("Ada"), decisions.make_link(0, "hash of code", START))
    with refuses("server-link-expired"):
        decisions.use_link(live.seating, "hash of code", "new", START + MINUTES_15 + 1)


def test_a_link_is_gone_with_its_seat_and_replaced_by_the_next() -> None:
    live = write(waiting("Ada"), decisions.make_link(0, "first", START))
    write(live, decisions.make_link(0, "second", START))
    with refuses("server-link-unknown"):
        decisions.use_link(live.seating, "first", "new", START)
    write(live, *decisions.free_seat(live.seating, 0))
    write(live, *decisions.take_seat(live.seating, "Bob", 0, "hash of Bob"))
    for code in ("second", ""):
        with refuses("server-link-unknown"):
            decisions.use_link(live.seating, code, "new", START)


# -- starting, closing, again -------------------------------------------------------------------


def test_the_last_who_reveals_starts_the_game_with_all_contributions() -> None:
    live = waiting("Ada", "Bob")
    do(live, 0, sealing(live, 0, "mine"))
    assert not live.seating.revealing
    do(live, 1, sealing(live, 1, "yours"))
    assert live.seating.revealing
    do(live, 1, revealing(live, "yours"))
    assert phase(live) == "waiting"
    do(live, 0, revealing(live, "mine"))
    assert phase(live) == "playing"
    assert live.table is not None
    assert live.table.seeds.contributions == (words("mine"), words("yours"))
    for command in (sealing(live, 0, "too late"), revealing(live, "mine")):
        with refuses("server-started"):
            do(live, 0, command)


def test_a_free_seat_is_waited_for_and_a_bot_is_not() -> None:
    live = waiting("Ada")
    do(live, 0, sealing(live, 0))
    assert not live.seating.revealing
    write(live, *decisions.seat_bot(live.seating, 1, "easy"))
    assert live.seating.revealing


def test_bots_do_not_start_without_anybody() -> None:
    live = waiting()
    for seat in (0, 1):
        write(live, *decisions.seat_bot(live.seating, seat, "easy"))
    assert phase(live) == "waiting"
    write(live, decisions.start(live.seating))
    assert phase(live) == "playing"


def test_the_host_starts_a_full_table_of_bots_once() -> None:
    with refuses("server-seats-free"):
        decisions.start(waiting("Ada").seating)
    live = waiting("Ada", "Bob")
    with refuses("server-not-all-ready"):
        decisions.start(live.seating)
    for seat in (0, 1):
        write(live, *decisions.seat_bot(live.seating, seat, "easy"))
    write(live, decisions.start(live.seating))
    with refuses("server-started"):
        decisions.start(live.seating)


def test_a_rematch_is_a_new_deal_for_the_same_people() -> None:
    live = waiting("Ada")
    with refuses("server-not-over"):
        decisions.rematch(live.seating, "new code")
    write(live, *decisions.seat_bot(live.seating, 1, "medium"), log.Started())
    with refuses("server-not-over"):
        decisions.rematch(live.seating, "new code")
    play_out(live)
    again = write(LiveTable("again"), *decisions.rematch(live.seating, "new code")).seating
    assert again.opened.code == "new code"
    assert again.opened.host == HOST
    assert again.setup == live.seating.setup
    assert again.seat_of("hash 0") == 0
    assert again.chairs[1].bot == "medium"
    assert again.opened.seed != live.seating.opened.seed
    assert again.phase == "waiting"
    assert not any(chair.ready for chair in again.chairs)


def test_a_listing_tells_people_from_bots() -> None:
    live = waiting("easy", game="hollywood-poker", seats=3)
    write(live, *decisions.seat_bot(live.seating, 2, "easy"))
    listing = live.seating.listing((), Turn(None, None))
    assert (listing.names, listing.bots) == (("easy", "", ""), ("", "", "easy"))


def test_a_rematch_is_refused_with_a_deck_that_no_new_game_begins_with() -> None:
    deck = "5 AA x40\n1 AA CC x5\nany +3 x5"
    agreed = get_game("top-oder-flop").setup(2, {"deck": deck}, kept=True)
    begun = decisions.open_table(agreed, HOST, "abc234", clock=None, is_open=True, hints=True)
    live = write(LiveTable("table"), begun, log.Closed("host"))
    with pytest.raises(BadSetup, match="5 players couldn’t open"):
        decisions.rematch(live.seating, "new code")


def test_a_rematch_is_refused_with_a_bot_that_is_not_installed_any_more() -> None:
    live = write(waiting("Ada"), log.BotSeated(1, "dice"), log.Closed("host"))
    with refuses("unknown-level"):
        decisions.rematch(live.seating, "new code")


def test_who_left_is_not_in_the_rematch() -> None:
    live = playing()
    write(live, *decisions.free_seat(live.seating, 1), log.Closed("host"))
    again = write(LiveTable("again"), *decisions.rematch(live.seating, "new code")).seating
    assert [chair.name for chair in again.chairs] == ["Ada", ""]
    assert again.chairs[1] == type(again.chairs[1])()


# -- commands -------------------------------------------------------------------------------------


def test_no_move_without_a_game() -> None:
    with refuses("server-not-started"):
        do(waiting("Ada", "Bob"), 0, Act("a", 9, "end"))
    with refuses("server-not-started"):
        do(waiting("Ada", "Bob"), 0, TakeBack("a", 9))
    over = play_out(playing())
    with refuses("server-over"):
        do(over, 0, Act("a", over.seq, "end"))
    with refuses("server-over"):
        do(over, 0, TakeBack("a", over.seq))
    closed = playing()
    move = act(closed)
    write(closed, log.Closed("host"))
    with refuses("server-closed"):
        do(closed, mover(closed), move)


def test_a_move_is_refused_with_its_rule_and_changes_nothing() -> None:
    live = playing()
    seat, seq = mover(live), live.seq
    with refuses("not-your-turn"):
        decisions.obey(live, 1 - seat, act(live))
    with refuses("notation-unknown"):
        decisions.obey(live, seat, Act("a", seq, "castle"))
    assert live.table is not None
    legal = live.table.legal_actions()
    illegal = next(one for one in live.table.game.all_actions if one not in legal)
    refusal = live.table.why_illegal(illegal, seat)
    assert refusal is not None
    with refuses(refusal.id):
        decisions.obey(live, seat, Act("a", seq, illegal.notation))
    assert live.seq == seq


@pytest.mark.parametrize("game", ["face-to-face", "hollywood-poker", "top-oder-flop"])
def test_an_action_may_be_named_by_its_parts(game: str) -> None:
    """With its notation or without: programs build actions, and repeat what they were sent."""
    live = playing(game)
    assert live.table is not None
    action = live.table.legal_actions()[0]
    sent = action.to_json()
    bare = {name: part for name, part in sent.items() if name != "notation"}
    for wanted in (action.notation, sent, bare):
        (played,) = decisions.obey(live, mover(live), Act("a", live.seq, wanted))
        assert isinstance(played, log.Played)
        assert played.action == action.notation


def test_a_play_that_no_card_can_do_is_refused_with_its_rule() -> None:
    """Named by its parts as by its notation: a page asks about whatever somebody tries."""
    live = playing("top-oder-flop")
    game = live.table
    assert game is not None
    wrong_way: dict[str, Part] = {"kind": "move", "card": "tf-3", "pair": "ad"}
    wrong_way |= {"from_side": "flop", "from_film": "dd", "side": "top", "film": "dd"}
    tries: tuple[tuple[str, dict[str, Part]], ...] = (
        ("ac3 own tt", {"kind": "keep", "card": "ac3", "film": "tt"}),
        ("ac3 top tt", {"kind": "lay", "card": "ac3", "side": "top", "film": "tt"}),
        ("tf-3 moves ad from flop dd to top dd", wrong_way),
    )
    for notation, parts in tries:
        with pytest.raises(LichtspielError) as typed:
            decisions.meant(game, game.actor, notation)
        with refuses(typed.value.message.id):
            decisions.meant(game, game.actor, parts)
    with refuses("notation-unknown"):
        decisions.meant(game, game.actor, {"kind": "lay", "card": "zz9"})


def test_what_only_a_clock_may_do_is_for_no_seat() -> None:
    live = write(
        LiveTable("table"),
        opened("hollywood-poker", seats=2, end="time", minutes=5),
        log.Seated(0, "Ada", "hash 0"),
        log.Seated(1, "Bob", "hash 1"),
        log.Started(),
    )
    game = live.table
    assert game is not None
    while not game.state.outside_actions():
        write(live, play_on(live))
    (clock,) = game.state.outside_actions()
    with refuses("not-for-a-seat"):
        decisions.obey(live, mover(live), Act("a", live.seq, clock.notation))


def test_a_move_is_stale_when_the_game_has_moved_and_only_then() -> None:
    live = playing()
    seat = mover(live)
    first = act(live)
    do(live, 1 - seat, Say("chat", "Hello!"))
    write(live, log.Linked(1 - seat, "hash", START), log.StoodIn(1 - seat), log.CameBack(1 - seat))
    do(live, seat, first)  # it had not seen any of that, and need not have
    with pytest.raises(Stale):
        decisions.obey(live, seat, Act("again", first.seq, first.action))
    with pytest.raises(Stale):
        decisions.obey(live, seat, TakeBack("back", first.seq))


def test_a_take_back_makes_moves_stale_too() -> None:
    live = playing()
    seat = mover(live)
    do(live, seat, act(live))
    known = live.seq
    do(live, seat, TakeBack("back", live.seq))
    with pytest.raises(Stale):
        decisions.obey(live, seat, Act("on", known, "end"))


def test_only_what_oneself_did_is_taken_back() -> None:
    live = playing()
    seat = mover(live)
    for other in (0, 1):
        with refuses("nothing-to-take-back"):
            decisions.obey(live, other, TakeBack("back", live.seq))
    do(live, seat, act(live))
    with refuses("nothing-to-take-back"):
        decisions.obey(live, 1 - seat, TakeBack("back", live.seq))
    do(live, seat, TakeBack("back", live.seq))
    assert live.table is not None
    assert not live.table.actions
    with refuses("nothing-to-take-back"):
        decisions.obey(live, seat, TakeBack("again", live.seq))


def test_who_acts_is_back() -> None:
    live = playing()
    seat = mover(live)
    write(live, log.StoodIn(seat))
    assert live.seating.chairs[seat].decided_by_bot
    do(live, seat, act(live))
    assert not live.seating.chairs[seat].decided_by_bot
    with refuses("server-no-stand-in"):
        decisions.obey(live, seat, Back("b"))


def test_who_says_so_is_back() -> None:
    live = write(playing(), log.StoodIn(1))
    with refuses("server-no-stand-in"):
        decisions.obey(live, 0, Back("b"))
    do(live, 1, Back("b"))
    assert not live.seating.chairs[1].stand_in


def test_chat_is_kept_as_it_is_said_but_for_what_cannot_be_shown() -> None:
    live = do(waiting("Ada"), 0, Say("a", " <b>Hello</b> & „Zoë“ 🎬 "))
    (happening,) = live.happened(0, 2)
    assert happening.event["text"] == "<b>Hello</b> & „Zoë“ 🎬"
    for text in ("\n", "a\x1b[31mb", "\u202eabc", "   "):
        with refuses("server-text"):
            decisions.obey(live, 0, Say("b", text))


def test_nobody_talks_while_the_game_wants_silence() -> None:
    live = playing("klappe-und-action")
    assert live.table is not None
    while live.table.state.silence() is None:
        write(live, play_on(live))
    silence = live.table.state.silence()
    assert silence is not None
    with refuses(silence.id):
        decisions.obey(live, 0, Say("a", "Take the red one!"))


def editing() -> LiveTable:
    """Klappe & Action! where the director enters what both decide; not every deal gets there."""
    while True:
        live = playing("klappe-und-action")
        assert live.table is not None
        while phase(live) == "playing":
            if live.table.state.decided_together() and len(live.table.legal_actions()) > 1:
                return live
            write(live, play_on(live))


def proposal(live: LiveTable, viewer: int) -> str | None:
    """The notation of what is proposed, "" for nothing yet; None: nothing is proposed here."""
    update = projection.update(live, viewer, 0, START, None, epoch="")
    if update.proposed is not None:
        return str(update.proposed["notation"])
    return "" if update.together else None


def test_all_see_a_proposal_until_it_is_withdrawn_or_something_is_played() -> None:
    live = editing()
    assert live.table is not None
    seat = mover(live)
    first, *_, last = [action.notation for action in live.table.legal_actions()]
    viewers = (-1, 0, 1)
    assert {proposal(live, viewer) for viewer in viewers} == {""}
    for action in (first, last, "", last):
        do(live, seat, Propose("p", live.seq, action or None))
        assert {proposal(live, viewer) for viewer in viewers} == {action}
    do(live, seat, Act("a", live.seq, last))
    assert proposal(live, seat) in ("", None)


def test_a_proposal_moves_nothing_and_does_not_come_back_with_a_move() -> None:
    live = editing()
    assert live.table is not None
    seat, seen, before = mover(live), live.seq, live.table.state.to_json()
    do(live, seat, Propose("p", seen, act(live).action))
    assert live.table.state.to_json() == before
    assert live.happened(1 - seat, seen) == []
    while not live.table.state.can_take_back():
        live = editing()
        assert live.table is not None
        seat = mover(live)
        do(live, seat, Propose("p", live.seq, act(live).action))
        do(live, seat, act(live))
    do(live, seat, TakeBack("t", live.seq))
    assert proposal(live, 1 - seat) == ""


def test_only_what_could_be_played_is_proposed_and_only_by_who_enters_it() -> None:
    live = editing()
    seat, notation = mover(live), act(live).action
    for whose, action, id in (
        (1 - seat, notation, "not-your-turn"),
        (1 - seat, None, "not-your-turn"),
        (seat, "ready", "ka-ready-later"),
        (seat, "hello", "notation-unknown"),
    ):
        with refuses(id):
            decisions.obey(live, whose, Propose("p", live.seq, action))
    write(live, play_on(live))
    with pytest.raises(Stale):
        decisions.obey(live, seat, Propose("p", live.seq - 1, notation))


@pytest.mark.parametrize("game", ["face-to-face", "klappe-und-action"])
def test_who_decides_alone_has_nothing_to_propose(game: str) -> None:
    """A proposal would show a card of the hand."""
    live = playing(game)
    with refuses("server-decides-alone"):
        decisions.obey(live, mover(live), Propose("p", live.seq, act(live).action))
    assert proposal(live, mover(live)) is None


def test_a_command_is_remembered_for_its_seat() -> None:
    live = playing()
    seat = mover(live)
    do(live, seat, act(live, "m"))
    assert live.answered(seat, "m") == live.seq
    assert live.answered(1 - seat, "m") is None, "ids are each client's own"
    assert live.answered(seat, "n") is None
