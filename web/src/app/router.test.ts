// @vitest-environment happy-dom

import { describe, expect, test } from "vitest";
import { follow, pageOf, router } from "./router.svelte";

describe("which page an address is", () => {
  test.each([
    ["/", { name: "home" }],
    ["/new/magic-lantern", { name: "new", game: "magic-lantern" }],
    ["/join/ab12cd", { name: "code", code: "ab12cd" }],
    ["/table/T1", { name: "table", id: "T1" }],
    ["/table/T%2F1", { name: "table", id: "T/1" }],
    ["/table/%", { name: "table", id: "%" }],
    ["/table", { name: "lost" }],
    ["/table/T1/menu", { name: "lost" }],
    ["/table/T1/replay/2", { name: "lost" }],
    ["/somewhere/else", { name: "lost" }],
  ])("%s", (path, page) => {
    expect(pageOf(path, "")).toEqual(page);
  });

  test("the part after # does not change which table it is", () => {
    expect(pageOf("/table/T1", "#claim=secret")).toEqual({ name: "table", id: "T1" });
  });
});

describe("a click on a link", () => {
  function click(href: string, how: MouseEventInit = {}): MouseEvent {
    document.body.innerHTML = `<a href="${href}"><b>there</b></a>`;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
    document.body.addEventListener("click", follow, { once: true });
    document.querySelector("b")?.dispatchEvent(event);
    return event;
  }

  test("changes the page without loading it anew", () => {
    expect(click("/new/magic-lantern").defaultPrevented).toBe(true);
    expect(router.page).toEqual({ name: "new", game: "magic-lantern" });
  });

  test.each([
    ["/api/games", {}],
    ["/", { ctrlKey: true }],
    ["/", { button: 1 }],
  ])("is left to the browser: %s %o", (href, how) => {
    router.go("/table/T1");
    expect(click(href, how).defaultPrevented).toBe(false);
    expect(router.page).toEqual({ name: "table", id: "T1" });
  });

  test("a place on the same page is left to the browser", () => {
    router.go("/");
    expect(click("/#main").defaultPrevented).toBe(false);
  });
});
