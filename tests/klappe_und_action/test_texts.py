"""Everything the game has to say can be said, in all languages."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from lichtspiel.engine.messages import Message
from lichtspiel.games.klappe_und_action.decision import QUESTIONS
from lichtspiel.games.klappe_und_action.script import parse, script_of
from lichtspiel.games.klappe_und_action.view import PHASES
from lichtspiel.text import LANGUAGES, texts_in
from tests.klappe_und_action.tables import OTHER_SCRIPT

SOURCES = Path(str(resources.files("lichtspiel.games.klappe_und_action")))
THIRD_SCRIPT = (Path(__file__).parent / "third.script").read_text(encoding="utf-8")
IDS = {
    id
    for path in SOURCES.glob("*.py")
    for id in re.findall(r'"(ka-[a-z][a-z0-9-]*[a-z0-9])"', path.read_text(encoding="utf-8"))
}


NAMES = [name for name in QUESTIONS if name != "nothing"]


def told_kinds() -> list[str]:
    text = (SOURCES / "view.py").read_text(encoding="utf-8")
    return re.findall(r'kind: ClassVar\[str\] = "([a-z-]+)"', text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_complaint_and_event_has_words(language: str) -> None:
    texts = texts_in(language)
    wanted = IDS | {f"ka-told-{kind}" for kind in told_kinds()}
    wanted |= {f"ka-rule-{number}" for number in range(1, 27)}
    assert len(wanted) > 100
    assert {id for id in wanted if not texts.knows(id)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_ka_26_the_text_of_every_effect_comes_from_the_vocabulary(language: str) -> None:
    texts = texts_in(language)
    for script in (script_of("house"), parse(OTHER_SCRIPT), parse(THIRD_SCRIPT)):
        said = [texts.message(effect.message()) for effect in script.effects]
        assert all(sentence.endswith(".") for sentence in said)
    may, must = (
        texts.message(Message("ka-effect-look", {"duty": duty})) for duty in ("may", "must")
    )
    assert may != must


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_and_phase_has_words(language: str) -> None:
    texts = texts_in(language)
    asks = {texts.say("ka-asks", asked=ask, scene=7, chosen=3, examples="x") for ask in NAMES}
    assert len(asks) == len(NAMES)
    assert len({texts.say("ka-act", act=1, phase=phase) for phase in PHASES}) == len(PHASES)
    refused = {ask: texts.say("ka-not-now", asked=ask) for ask in NAMES}
    special = [refused[ask] for ask in ("lay", "extra", "cover", "plant", "ready", "show")]
    assert len(set(special)) == len(special)
