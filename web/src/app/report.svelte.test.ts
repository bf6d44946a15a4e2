// @vitest-environment happy-dom

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { recorder, type Report } from "../net/reporting";
import { say, texts } from "../text/texts.svelte";
import ReportButton from "./ReportButton.svelte";

let shown: Record<string, unknown>;

beforeAll(() => texts.speak("en"));

afterEach(() => {
  void unmount(shown);
  vi.restoreAllMocks();
});

test("whoever presses “Report a problem” gets a file with what went wrong", async () => {
  const made: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    made.push(file as Blob);
    return "blob:report";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response(JSON.stringify({ version: "0.1.0" })))),
  );
  recorder.wrong(new Error("the lamp has burnt out"));
  shown = mount(ReportButton, { target: document.body });
  flushSync();
  const button = document.querySelector("button");
  expect(button?.textContent).toContain(say("web-report"));
  button?.click();
  await vi.waitFor(() => expect(names).toEqual(["lichtspiel-problem.json"]));
  const report = JSON.parse((await made[0]?.text()) ?? "") as Report;
  expect(report.format).toBe("lichtspiel-problem");
  expect(report.errors.join()).toContain("the lamp has burnt out");
  expect(report.about["browser"]).toBe(navigator.userAgent);
});
