// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { kept } from "../app/kept";
import { api, Refusal } from "./api";
import { claimIn, claimLink, claimSeat } from "./claim";
import { keys } from "./keys";

beforeEach(() => kept("lichtspiel-keys").write({}));
afterEach(() => vi.restoreAllMocks());

test("a link carries the code where no server reads it", () => {
  const link = new URL(claimLink("T1", "a/b"));
  expect(link.pathname).toBe("/table/T1");
  expect(link.search).toBe("");
  expect(claimIn(link.hash)).toBe("a/b");
});

test("other fragments are no claims", () => {
  expect(claimIn("")).toBeNull();
  expect(claimIn("#12")).toBeNull();
});

test("without a claim nothing is asked", async () => {
  const claim = vi.spyOn(api, "claim");
  history.replaceState(null, "", "/table/T1");
  expect(await claimSeat("T1")).toBe(false);
  expect(claim).not.toHaveBeenCalled();
});

test("the seat comes along, and the code leaves the address", async () => {
  vi.spyOn(api, "claim").mockResolvedValue({ table: "T1", code: "abc", seat: 2, token: "new" });
  history.replaceState(null, "", "/table/T1#claim=secret");
  expect(await claimSeat("T1")).toBe(true);
  expect(location.hash).toBe("");
  expect(keys.of("T1").seat).toEqual({ number: 2, token: "new" });
});

test("a used code is refused, and gone from the address all the same", async () => {
  vi.spyOn(api, "claim").mockRejectedValue(new Refusal("used", { id: "server-link" }, 403));
  history.replaceState(null, "", "/table/T1#claim=secret");
  await expect(claimSeat("T1")).rejects.toThrow("used");
  expect(location.hash).toBe("");
  expect(keys.of("T1").seat).toBeUndefined();
});
