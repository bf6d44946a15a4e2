// @vitest-environment happy-dom

import { expect, it } from "vitest";
import { sceneSaying } from "../../lessons/testing";
import type { Game, View } from "./protocol";
import { standingOf } from "./standing";

const { view } = await sceneSaying<Game>("top-oder-flop", "lesson-tf-stop");
const known = { card: "ac3", shown: true };

function viewWith(ranks: readonly number[], row: View["seats"][number]["rows"][number]): View {
  return {
    ...view,
    films: view.films.map((film) => ({ ...film, ranks })),
    seats: view.seats.map((seat) => ({ ...seat, rows: [row, [], [], [], []] })),
  };
}

it("names who is first and second, and all who share a place", () => {
  expect(standingOf(viewWith([2, 1, 2], [known]), "aa").places).toEqual([
    { rank: 1, seats: [1] },
    { rank: 2, seats: [0, 2] },
  ]);
  expect(standingOf(viewWith([1, 3, 1], [known]), "aa").places).toEqual([
    { rank: 1, seats: [0, 2] },
  ]);
});

it("names nobody where nobody has a row", () => {
  expect(standingOf(viewWith([1, 1, 1], [known]), "cc").places).toEqual([]);
});

it("says whether cards lie there that the viewer does not know", () => {
  expect(standingOf(viewWith([1, 1, 1], [known]), "aa").hidden).toBe(false);
  expect(standingOf(viewWith([1, 1, 1], [known, { card: null, shown: false }]), "aa").hidden).toBe(
    true,
  );
});
