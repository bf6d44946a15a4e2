import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renewFor } from "./renewal";

let done: string[] = [];

beforeEach(() => {
  done = [];
  sessionStorage.clear();
  const worker = { unregister: () => Promise.resolve(done.push("unregister")) };
  vi.stubGlobal("navigator", {
    serviceWorker: { getRegistrations: () => Promise.resolve([worker]) },
  });
  vi.stubGlobal("caches", {
    keys: () => Promise.resolve(["old pages"]),
    delete: (name: string) => Promise.resolve(done.push(`delete ${name}`)),
  });
  vi.stubGlobal("fetch", (_: string, { cache }: RequestInit) => {
    done.push(`fetch ${cache}`);
    return Promise.reject(new TypeError("lost")); // the page is loaded anew all the same
  });
  vi.stubGlobal("location", { href: "http://house/", reload: () => done.push("reload") });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("an old page is loaded anew, past workers and caches", async () => {
  expect(await renewFor("3")).toBe(true);
  expect(done.slice(0, 2).sort()).toEqual(["delete old pages", "unregister"]);
  expect(done.slice(2)).toEqual(["fetch reload", "reload"]);
});

test("once for each version", async () => {
  await renewFor("3");
  expect(await renewFor("3")).toBe(false);
  expect(done.filter((it) => it === "reload")).toHaveLength(1);
  expect(await renewFor("4")).toBe(true);
});

test("not at all where nothing can be remembered", async () => {
  vi.stubGlobal("sessionStorage", {
    getItem() {
      throw new Error("forbidden");
    },
  });
  expect(await renewFor("3")).toBe(false);
  expect(done).toEqual([]);
});
