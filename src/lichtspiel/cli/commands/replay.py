"""`lichtspiel replay`: replay a recorded game."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator

from lichtspiel.cli.files import Document, answer, read_file, several, with_each
from lichtspiel.cli.output import print_json
from lichtspiel.cli.parser import Parser, any_whole
from lichtspiel.cli.problem_report import read_report
from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.position import position_to_json
from lichtspiel.engine.record import Record, read_record
from lichtspiel.engine.table import Table, replay
from lichtspiel.engine.view import SPECTATOR
from lichtspiel.terminal.faces import Face, face_of
from lichtspiel.terminal.screen import Screen, wants_plain
from lichtspiel.text import Texts


def describe(parser: Parser, texts: Texts) -> None:
    parser.positionals("record", texts.say("cli-records-several"))
    parser.value("--problem", "FILE", str, texts.say("cli-problem"))
    parser.switch("--step", texts.say("cli-step"))
    parser.value("--seat", "N", any_whole("--seat"), texts.say("cli-seat"))
    parser.value("--at", "N", any_whole("--at"), texts.say("cli-at"))
    parser.switch("--position", texts.say("cli-print-position"))
    parser.switch("--plain", texts.say("cli-plain"))
    parser.switch("--json", texts.say("cli-json"))


def run(texts: Texts, given: Namespace) -> int:
    if given.problem is not None:
        return _show_problem(texts, given)
    if given.position and given.seat is not None:
        raise BadInput("cli-not-together", one="--position", other="--seat")
    if several(given, alone=("step", "position")):
        return _replay_each(texts, given)
    found = _Replay(read_record(read_file(given.record[0])), given)
    if given.position:
        print_json(position_to_json(found.last.state))
    elif given.json:
        print_json(found.document())
    else:
        screen = Screen(plain=wants_plain(given.plain) or not given.step, texts=texts)
        _show(texts, screen, found, step=given.step)
    return 0


def _show_problem(texts: Texts, given: Namespace) -> int:
    report = read_report(read_file(given.problem))
    screen = Screen(plain=True)
    for name, said in report.about.items():
        screen.line(f"{name}: {said}")
    if report.setup is not None:
        for line in report.lines(texts):
            screen.line(line)
    if report.view is not None:
        for sentence in report.face(texts).sentences(report.view, ()):
            screen.line(sentence)
    for error in report.errors:
        screen.line(error)
    sys.stdout.flush()
    return 0


def _replay_each(texts: Texts, given: Namespace) -> int:
    screen = Screen(plain=True, texts=texts)

    def show(name: str) -> Document:
        found = _Replay(read_record(read_file(name)), given)
        if given.json:
            return found.document()
        screen.line(f"== {name}")
        _show(texts, screen, found, step=False)
        return {}

    def wrong(name: str, why: str) -> None:
        print(f"lichtspiel: {name}: {why}", file=sys.stderr)

    return answer(texts, with_each(texts, given.record, show, wrong), as_json=given.json)


class _Replay:
    """A record, how much of it to replay, and from which seat's view."""

    def __init__(self, record: Record, given: Namespace) -> None:
        most = len(record.actions)
        if given.at is not None and given.at < 0:
            raise BadInput("cli-number", option="--at", found=given.at, least=0, most=most)
        if given.at is not None and given.at > most:
            raise BadInput("replay-at", found=given.at, most=most)
        if given.seat is not None and not 1 <= given.seat <= record.setup.seats:
            raise BadInput("replay-seat", found=given.seat, most=record.setup.seats)
        self.record = record
        self.last = replay(record, given.at)
        self.viewer = SPECTATOR if given.seat is None else given.seat - 1

    def document(self) -> Document:
        steps = list(_steps(self.record, len(self.last.actions), self.viewer))
        return {**self.record.setup.to_json(), "steps": steps}


def _tables(record: Record, until: int) -> Iterator[Table]:
    """Yield the same table after the deal and after each action."""
    table = replay(record, 0)
    yield table
    for notation in record.actions[:until]:
        table.play(notation)
        yield table


def _steps(record: Record, until: int, viewer: int) -> Iterator[dict[str, object]]:
    heard, actor = 0, None
    for table in _tables(record, until):
        events = table.told(viewer, heard)
        heard += len(events)
        yield {
            "seat": actor,
            "action": table.actions[-1].notation if table.actions else None,
            "events": [event.to_json() for event in events],
        }
        actor = table.actor


def _show(texts: Texts, screen: Screen, found: _Replay, *, step: bool) -> None:
    last, viewer = found.last, found.viewer
    face, heard = face_of(last, texts), 0
    for table in _tables(found.record, len(last.actions)):
        events = table.told(viewer, heard)
        heard += len(events)
        if step:
            screen.clear()
        for event in events:
            screen.line(face.news(event, viewer))
        if step:
            _picture(screen, face, table, viewer)
            number, whole_ = len(table.actions), len(last.actions)
            try:
                screen.ask(texts.say("replay-next", number=number, most=whole_))
            except (EOFError, KeyboardInterrupt):
                return
    if last.outcome is not None:
        for line in face.ended(last.view(viewer), last.outcome):
            screen.line(line)
    elif not step:
        _picture(screen, face, last, viewer)
    sys.stdout.flush()


def _picture(screen: Screen, face: Face, table: Table, viewer: int) -> None:
    view = table.view(viewer)
    if screen.plain:
        for sentence in face.sentences(view, ()):
            screen.line(sentence)
    else:
        screen.picture(face.picture(view, ()))
