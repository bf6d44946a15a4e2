"""A page that some cache has kept loads itself anew when the server has been updated."""

from __future__ import annotations

import json

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.visitor import DESKTOP, Visitor


class OldPages:
    """A cache between a browser and the house: the pages it hands out speak an older version.

    When a page asks for itself, past the cache, it forgets them; unless it is stubborn.
    """

    def __init__(self, visitor: Visitor, *, stubborn: bool = False) -> None:
        self.loaded = 0
        self._old = True
        self._stubborn = stubborn
        visitor.context.route("**/table/*", self._hand_out)
        visitor.context.route_web_socket("**/socket", self._connect)

    def _hand_out(self, route: Route) -> None:
        request = route.request
        self.loaded += request.resource_type == "document"
        if request.resource_type == "fetch" and not self._stubborn:
            self._old = False
        route.continue_()

    def _connect(self, line: WebSocketRoute) -> None:
        house = line.connect_to_server()

        def say(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "hello" and self._old:
                said["protocol"] -= 1
            house.send(json.dumps(said))

        line.on_message(say)


def test_an_old_page_loads_itself_anew_and_goes_on(invite: Invite, house: House) -> None:
    visitor = invite("en", DESKTOP)
    opened = house.open_table("face-to-face", name="Ada", bots=["easy"])
    pages = OldPages(visitor)
    page = visitor.sit_down(opened, ready=True)
    expect(page.locator(".hand button")).to_have_count(6)
    assert pages.loaded == 2, "the old page, and then the new one"


def test_a_page_that_is_still_old_says_so_and_does_not_try_again(
    invite: Invite, house: House
) -> None:
    visitor = invite("en", DESKTOP)
    opened = house.open_table("face-to-face", name="Ada", bots=["easy"])
    pages = OldPages(visitor, stubborn=True)
    page = visitor.sit_down(opened)
    expect(page.get_by_role("heading", name="This page is out of date")).to_be_visible()
    assert pages.loaded == 2, "it has tried once"
    visitor.check()
