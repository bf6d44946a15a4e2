"""The rules as pages: whole in every language, and open at the rule that was asked for."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from lichtspiel import all_games, get_game
from lichtspiel.text import LANGUAGES, texts_in
from tests.browser.conftest import Invite
from tests.browser.visitor import DESKTOP, PHONE
from tests.effort import samples

GAMES = [game.slug for game in all_games()]


@pytest.mark.parametrize(("game", "language"), samples(GAMES, list(LANGUAGES)))
def test_the_rules_are_whole(invite: Invite, game: str, language: str) -> None:
    visitor = invite(language, PHONE if language in ("de", "fi") else DESKTOP)
    texts = texts_in(language)
    page = visitor.go(f"/rules/{game}")
    expect(page.get_by_role("heading", level=1)).to_have_text(texts.say(f"{game}-title"))
    book = get_game(game).rulebook
    expect(page.locator("div.rule")).to_have_count(len(book.rules))
    for rule in book.rules:
        mark = page.locator(f"#{book.name(rule)} .ours")
        marked = rule.decided != "rulebook"
        expect(mark).to_have_text([texts.say(f"rules-decided-{rule.decided}")] if marked else [])
    pictures = page.locator("figure")
    expect(pictures).to_have_count(4)
    for picture in pictures.all():  # drawn when somebody comes near
        picture.scroll_into_view_if_needed()
        expect(picture.locator(".still > .board")).to_have_count(1)
    visitor.check()
    visitor.shot(f"rules-{game}")


def test_the_address_leads_to_a_rule(invite: Invite) -> None:
    page = invite("en", DESKTOP).go("/rules/top-oder-flop#TF-24")
    rule = page.locator("#TF-24")
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    assert "chosen" in (rule.get_attribute("class") or "")
    page.get_by_role("link", name="Rule TF-25").click()
    expect(page).to_have_url(page.url.partition("#")[0] + "#TF-25")
    expect(page.locator("#TF-25")).to_be_focused()


def test_the_contents_lead_to_sections(invite: Invite) -> None:
    page = invite("en", PHONE).go("/rules/klappe-und-action")
    page.get_by_role("link", name="Editing").click()
    expect(page.get_by_role("heading", name="Editing")).to_be_focused()
    expect(page.get_by_role("heading", name="Editing")).to_be_in_viewport()


def test_the_script_is_told_where_its_rule_is(invite: Invite) -> None:
    page = invite("en", DESKTOP).go("/rules/klappe-und-action")
    expect(page.get_by_role("list", name="The house script").get_by_role("listitem")).to_have_count(
        16
    )


def test_options_name_the_rule_they_change(invite: Invite) -> None:
    page = invite("en", DESKTOP).go("/rules/hollywood-poker#options")
    page.locator("dl").get_by_role("link", name="HP-12").click()
    expect(page.locator("#HP-12")).to_be_focused()


def test_the_foyer_leads_to_rules_and_first_steps(invite: Invite) -> None:
    visitor = invite("en", DESKTOP)
    page = visitor.go()
    page.get_by_role("link", name="Rules: Hollywood Poker").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Hollywood Poker")
    page.get_by_role("link", name="First steps").click()
    expect(page.locator(".coach")).to_be_visible()


def test_there_are_no_rules_for_what_is_no_game(invite: Invite) -> None:
    page = invite("en", DESKTOP).go("/rules/chess")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
