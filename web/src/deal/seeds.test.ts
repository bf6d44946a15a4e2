import { describe, expect, test } from "vitest";
import document from "../../../docs/verifiable-deals.md?raw";
import { commitmentOf, contributionHash, rootOf, Stream, toHex } from "./seeds";

interface Vector {
  seed: string;
  contributions: string[];
  commitment: string;
  hashes: string[];
  root: string;
  start: number;
  gold: number[];
  silver: number[];
  deal_1_below_1000: number[];
}

const vectors = JSON.parse(/```json\n([^]*?)```/.exec(document)?.[1] ?? "") as Vector[];

describe("the documented vectors", () => {
  test("are there", () => expect(vectors.length).toBeGreaterThan(2));

  test.each(vectors)("$seed", (vector) => {
    expect(commitmentOf(vector.seed)).toBe(vector.commitment);
    const { commitment, contributions } = vector;
    const hashes = contributions.map((text, seat) => contributionHash(commitment, seat, text));
    expect(hashes).toEqual(vector.hashes);
    const root = rootOf(vector.seed, vector.contributions);
    expect(toHex(root)).toBe(vector.root);
    const stream = new Stream(root, 0);
    const deck = Array.from({ length: 58 }, (_, place) => place + 2);
    expect(stream.below(2)).toBe(vector.start);
    expect(stream.shuffled(deck).slice(0, 8)).toEqual(vector.gold);
    expect(stream.shuffled(deck).slice(0, 8)).toEqual(vector.silver);
    const second = new Stream(root, 1);
    for (const wanted of vector.deal_1_below_1000) expect(second.below(1000)).toBe(wanted);
  });
});
