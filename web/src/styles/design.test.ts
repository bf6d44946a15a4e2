/** Styles keep to the tokens: one scale of layers, few breakpoints, no colour written twice over. */

import { expect, test } from "vitest";
import { askedSizesIn, faultsOf, repeatedIn, stylesOf, zTokensOf } from "./design";
import tokens from "./tokens.css?raw";

const files = {
  ...import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob<string>("../**/*.css", { query: "?raw", import: "default", eager: true }),
};
const styles = Object.entries(files)
  .map(([path, text]) => ({ path: path.slice("../".length), css: stylesOf(path, text) }))
  .filter(({ path, css }) => css !== "" && !path.endsWith("tokens.css"));

test("all styles are looked at", () => {
  expect(styles.length).toBeGreaterThan(80);
  expect(styles.map(({ path }) => path)).toContain("games/common/HintStar.svelte");
});

test("styles keep to the tokens", () => {
  const faults = styles.map(({ path, css }) => ({
    path,
    faults: faultsOf(path, css),
  }));
  expect(faults.filter(({ faults }) => faults.length > 0)).toEqual([]);
});

test("no colour is written more than twice", () => {
  expect(repeatedIn(styles.filter(({ path }) => !isPainted(path)).map(({ css }) => css))).toEqual(
    [],
  );
});

test("no colour is written that has a name", () => {
  const named = new Set(tokens.match(/#[0-9a-f]{6}\b/g));
  const found = styles
    .filter(({ path }) => !isPainted(path))
    .flatMap(({ path, css }) => (css.match(/#[0-9a-f]{6}\b/g) ?? []).map((one) => [path, one]))
    .filter(([, colour]) => named.has(colour ?? ""));
  expect(found).toEqual([]);
});

test("what lies higher is further down in the list, and all of it is used", () => {
  const layers = zTokensOf(tokens);
  const numbers = layers.map(({ value }) => value);
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
  for (const { name } of layers) {
    expect(
      styles.some(({ css }) => css.includes(`var(${name})`)),
      name,
    ).toBe(true);
  }
});

test("the check sees faults", () => {
  expect(faultsOf("ui/A.svelte", "p { z-index: 4; }")).toEqual(["z-index: 4"]);
  expect(faultsOf("ui/A.svelte", "@media (width >= 41rem) {}")).toEqual(["(width >= 41rem)"]);
  expect(faultsOf("ui/A.svelte", "@media (max-width: 40rem) {}")).toEqual(["(max-width: 40rem)"]);
  const board = "@media (width < 40rem) { p { z-index: var(--z-dock); } }";
  expect(faultsOf("games/g/A.svelte", board)).toEqual(["@media (width < 40rem)"]);
  expect(faultsOf("ui/A.svelte", "p { grid-template-columns: auto 1fr; }")).toEqual([
    "grid-template-columns: auto 1fr",
  ]);
  expect(faultsOf("ui/A.svelte", "p { grid: auto 1fr / 2fr; }")).toEqual(["grid: auto 1fr / 2fr"]);
  expect(faultsOf("ui/A.svelte", "p { grid: 'a' 1fr / minmax(min(1rem, 2%), 1fr); }")).toEqual([]);
  expect(faultsOf("games/g/Board.svelte", "p { height: 50dvh; }")).toEqual(["50dvh"]);
  expect(askedSizesIn("if (innerWidth < 700) small();")).toEqual(["innerWidth"]);
  expect(repeatedIn(["#abcdef", "#abcdef #fff", "#ABCDEF #fff #fff"])).toEqual(["#abcdef"]);
});

const sources = Object.entries({
  ...Object.fromEntries(Object.entries(files).filter(([path]) => path.endsWith(".svelte"))),
  ...import.meta.glob<string>("../**/*.ts", { query: "?raw", import: "default", eager: true }),
}).map(([path, text]) => ({ path: path.replace(/^\.\.?\//, ""), text }));

/** Who asks for a size and decides no layout by it. */
const MEASURES = [
  "app/ReportButton.svelte", // a report names the window
  "games/*/Board.svelte", // one: whether a finger finds single cards, or a whole side
  "rules/PictureFrame.svelte", // a board is drawn smaller as a whole
  "table/Log.svelte", // whether its end is in sight
];

test("no script has breakpoints", () => {
  const asking = sources
    .filter(({ path }) => !/\.test\.ts$|testing|design\.ts$/.test(path))
    .filter(({ text }) => askedSizesIn(text).length > 0);
  expect(asking.map(({ path }) => path.replace(/^games\/\w+/, "games/*")).sort()).toEqual(MEASURES);
});

test.each([
  ["board-grid", /^games\/\w+\/Board\.svelte$/],
  ["board-hand", /^games\/\w+\/Hand\.svelte$/],
])("every game has the shared %s", (shared, where) => {
  const found = sources.filter(({ path }) => where.test(path));
  expect(found).toHaveLength(4);
  for (const { path, text } of found) expect(text, path).toContain(`${shared}`);
});

/** A picture has its own colours. */
function isPainted(path: string): boolean {
  return /(^|\/)art\/|(Art|Poster)\.svelte$/.test(path);
}
