"""What the list of games says is enough for a form: all that it offers is taken, no more."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from litestar.testing import TestClient

from lichtspiel import BadSetup, all_games, get_game
from lichtspiel.engine.rulebook import Rule
from lichtspiel.protocol.rest import GameInfo, GameRules, OptionInfo
from lichtspiel.server.app import make_app
from lichtspiel.server.settings import Settings


@pytest.fixture
def games(tmp_path: Path) -> list[GameInfo]:
    with TestClient(make_app(Settings(tmp_path))) as client:
        return msgspec.json.decode(client.get("/api/games").content, type=list[GameInfo])


def test_every_game_has_a_form_for_each_number_of_seats(games: list[GameInfo]) -> None:
    assert [game.slug for game in games] == [game.slug for game in all_games()]
    for game in games:
        seats = [setup.seats for setup in game.setups]
        assert seats == list(range(game.least_seats, game.most_seats + 1))


def test_all_that_a_form_offers_is_taken_and_nothing_beyond_it(games: list[GameInfo]) -> None:
    for info in games:
        game = get_game(info.slug)
        for setup in info.setups:
            usual = game.setup(setup.seats).options
            for option in setup.options:
                assert usual[option.name] == option.default
                for value in _offered(option):
                    game.setup(setup.seats, {option.name: value})
                for value in _beyond(option):
                    with pytest.raises(BadSetup):
                        game.setup(setup.seats, {option.name: value})


def test_every_game_tells_its_rules_and_whose_they_are(tmp_path: Path) -> None:
    with TestClient(make_app(Settings(tmp_path))) as client:
        for info in msgspec.json.decode(client.get("/api/games").content, type=list[GameInfo]):
            answer = client.get(f"/api/games/{info.slug}/rules")
            told = msgspec.json.decode(answer.content, type=GameRules)
            book = get_game(info.slug).rulebook
            assert (told.game, told.prefix) == (info.slug, info.rules) == (info.slug, book.prefix)
            assert [
                Rule(rule.number, section.name, rule.decided)
                for section in told.sections
                for rule in section.rules
            ] == list(book.rules)
        unknown = client.get("/api/games/chess/rules")
        assert unknown.status_code == 400
        assert "There is no game called “chess”" in unknown.json()["text"]


def test_options_that_leave_no_choice_are_not_asked_for(games: list[GameInfo]) -> None:
    asked = {
        (game.slug, setup.seats): {option.name for option in setup.options}
        for game in games
        for setup in game.setups
    }
    assert "careers" not in asked["hollywood-poker", 2]
    assert "careers" in asked["hollywood-poker", 3]
    assert "careers" not in asked["hollywood-poker", 8]
    assert "director" not in asked["klappe-und-action", 1]
    assert "extras" not in asked["klappe-und-action", 2]


def test_an_option_says_when_it_matters(games: list[GameInfo]) -> None:
    found = {
        (game.slug, option.name): option.when
        for game in games
        for setup in game.setups
        for option in setup.options
        if option.when
    }
    assert found == {
        ("hollywood-poker", "target"): {"end": "points"},
        ("hollywood-poker", "deals"): {"end": "deals"},
        ("hollywood-poker", "minutes"): {"end": "time"},
    }
    for (slug, _), when in found.items():
        get_game(slug).setup(None, when)


@pytest.mark.parametrize("level", ["os:system", "tests.house.rooms:Bots", "nobody", ""])
def test_a_visitor_cannot_have_a_class_imported(level: str, tmp_path: Path) -> None:
    with TestClient(make_app(Settings(tmp_path))) as client:
        table = {"game": all_games()[0].slug, "bots": [level], "name": "Ada"}
        refused = client.post("/api/tables", json=table)
        assert refused.status_code == 400
        opened = client.post("/api/tables", json={**table, "bots": []}).json()
        path = f"/api/tables/{opened['table']['id']}/seats/1/bot"
        token = {"Authorization": f"Bearer {opened['host_token']}"}
        assert client.put(path, json={"level": level}, headers=token).status_code == 400


def test_a_bot_that_is_installed_here_can_be_asked_by_its_short_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = {"dice": "lichtspiel.bots.bot:RandomBot"}
    monkeypatch.setattr("lichtspiel.bots.levels.short_names", lambda: names)
    with TestClient(make_app(Settings(tmp_path))) as client:
        assert "dice" in client.get("/api/games").json()[0]["bots"]
        table = {"game": all_games()[0].slug, "bots": ["dice"], "name": "Ada"}
        assert client.post("/api/tables", json=table).status_code == 201


def test_a_rematch_is_found_again_when_its_bot_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = {"dice": "lichtspiel.bots.bot:RandomBot"}
    monkeypatch.setattr("lichtspiel.bots.levels.short_names", lambda: names)
    with TestClient(make_app(Settings(tmp_path))) as client:
        wish = {"game": "face-to-face", "bots": ["dice"], "name": "Ada"}
        opened = client.post("/api/tables", json=wish).json()
        at = f"/api/tables/{opened['table']['id']}"
        client.headers["Authorization"] = f"Bearer {opened['host_token']}"
        assert client.post(f"{at}/close").status_code == 200
        first = client.post(f"{at}/rematch")
        assert first.status_code == 201
        names.clear()
        assert client.post(f"{at}/rematch").json() == first.json()


def _offered(option: OptionInfo) -> Iterator[bool | int | str]:
    yield option.default
    match option.kind:
        case "flag":
            yield from (True, False)
        case "choice":
            yield from option.choices
        case "number":
            assert option.least is not None
            assert option.most is not None
            yield from (option.least, option.most)
        case "several":
            yield "+".join(option.choices[: option.least])
            yield "+".join(option.choices[-(option.most or 0) :])
        case "document":
            pass  # what a deck or a script has to look like is the game's affair


def _beyond(option: OptionInfo) -> Iterator[bool | int | str]:
    assert option.least is not None or option.kind in ("flag", "choice")
    match option.kind:
        case "flag":
            yield "on"
        case "choice":
            yield "nothing"
        case "number":
            yield from ((option.least or 0) - 1, (option.most or 0) + 1)
        case "several":
            yield "+".join(option.choices[: (option.least or 0) - 1])
            yield "+".join(option.choices[: (option.most or 0) + 1])
            yield "+".join(reversed(option.choices[: option.least]))[:-1]
        case "document":
            yield "x" * ((option.most or 0) + 1)
