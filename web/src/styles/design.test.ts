/** Styles keep to the tokens: one scale of layers, few breakpoints, no colour written twice over. */

import { expect, test } from "vitest";
import { faultsOf, repeatedIn, stylesOf, zTokensOf } from "./design";
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
  expect(repeatedIn(["#abcdef", "#abcdef #fff", "#ABCDEF #fff #fff"])).toEqual(["#abcdef"]);
});

/** A picture has its own colours. */
function isPainted(path: string): boolean {
  return /(^|\/)art\/|(Art|Poster)\.svelte$/.test(path);
}
