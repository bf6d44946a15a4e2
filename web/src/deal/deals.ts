/** What each game does with the stream of a deal: the table in docs/verifiable-deals.md. */

import houseDeck from "../../../src/lichtspiel/games/top_oder_flop/house_deck.txt?raw";
import type { Json } from "../games/face";
import type { Stream } from "./seeds";

/** Somebody's cards, in any order. */
export type Hand = readonly (number | string)[];

/** A deal as the seats were told of it. */
export interface Deal {
  readonly options: Json;
  /** Counted from 0 within the game. */
  readonly number: number;
  /** By seat: all that it was told from the start of the game to this deal. */
  readonly told: readonly (readonly Json[])[];
}

/** The hands by seat. */
export type Dealing = (stream: Stream, deal: Deal) => Hand[];

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place);

function last(events: readonly Json[] | undefined, kind: string): Json {
  return events?.findLast((event) => event["event"] === kind) ?? {};
}

function faceToFace(stream: Stream): Hand[] {
  stream.below(2); // who starts
  const gold = stream.shuffled(range(2, 59));
  const silver = stream.shuffled(range(2, 59));
  return [gold, silver].map((pile) => pile.slice(0, 6));
}

function hollywoodPoker(stream: Stream, { number, told }: Deal): Hand[] {
  const seats = told.length;
  const order = last(told[0], "deal-begins")["order"] as readonly number[];
  const values = range(1, 13).flatMap((value) => Array<number>(seats).fill(value));
  const doubles = Array<number>(Math.floor(seats / 2)).fill(14);
  const pile = stream.shuffled([...values, ...doubles]);
  const hands: number[][] = told.map(() => []);
  for (const [place, card] of pile.entries()) {
    const rest = place >= 13 * seats;
    // The rest is set aside in the first deal, and the last seat's from the second on.
    const seat = rest ? (number > 0 ? order.at(-1) : undefined) : order[place % seats];
    if (seat !== undefined) hands[seat]?.push(card);
  }
  return hands;
}

const FILMS = "acdrt";
const CHANGES: Readonly<Record<string, string>> = {
  "top>flop": "tf",
  "flop>top": "ft",
  any: "any",
};

/** A deck's cards in the order of their kinds: pairs of films, fives, change cards. */
export function deckCards(text: string): string[] {
  const cards: string[] = [];
  for (const line of text.split("\n")) {
    const words = line.trim().split(/\s+/);
    if (line.startsWith("#") || words[0] === "" || words[0] === undefined) continue;
    const copies = words.at(-1)?.startsWith("x") ? Number(words.pop()?.slice(1)) : 1;
    const change = CHANGES[words[0]];
    const films = words.slice(1).map((film) => film[0]?.toLowerCase());
    const card = change === undefined ? `${films.join("")}${words[0]}` : `${change}${words[1]}`;
    cards.push(...Array<string>(copies).fill(card));
  }
  return cards.sort((one, other) => kind(one) - kind(other));
}

/** The place of a card's kind: AA/CC 1 to 4, AA/DD …, then the fives, then the changes. */
function kind(card: string): number {
  const change = ["tf+3", "tf-3", "ft+3", "ft-3", "any+3", "any-3"].indexOf(card);
  if (change >= 0) return 1000 + change;
  const [one = "", two = ""] = card;
  if (two === "5") return 500 + FILMS.indexOf(one);
  return 50 * FILMS.indexOf(one) + 5 * FILMS.indexOf(two) + Number(card[2]);
}

function topOderFlop(stream: Stream, { options, told }: Deal): Hand[] {
  const seats = told.length;
  const deck = deckCards(options["deck"] === "house" ? houseDeck : String(options["deck"]));
  const agreed = ["first", "second", "third", "fourth", "fifth"].indexOf(String(options["start"]));
  const start = agreed >= 0 ? agreed : stream.below(seats);
  for (;;) {
    const pile = stream.shuffled(deck);
    const hands = told.map((_, seat) => {
      const place = (seat - start + seats) % seats;
      return pile.slice(0, 8 * seats).filter((_, at) => at % seats === place);
    });
    // Hands that could not open were shown, and all was dealt again.
    const shown = told[0]?.some(
      (event) =>
        event["event"] === "hopeless" &&
        sameCards(event["cards"] as Hand, hands[event["seat"] as number]),
    );
    if (!shown) return hands;
  }
}

function klappeUndAction(stream: Stream, { options, number, told }: Deal): Hand[] {
  const [events = []] = told;
  const act = last(events, "act");
  const director = act["seat"] as number;
  if (number === 0 && told.length > 1 && options["director"] === "random") stream.below(2);
  const gone = events.flatMap((event) =>
    event["event"] === "shuffled-back" ? [event["scene"] as number] : [],
  );
  const extras = (last(events, "extras")["scenes"] as number[] | undefined) ?? [];
  const kept = number === 0 ? [] : extras.filter((scene) => !gone.includes(scene));
  const deck = stream.shuffled(range(1, 16).filter((scene) => !kept.includes(scene)));
  const slots = act["slots"] as number;
  const drawn = slots - (act["act"] === 3 ? kept.length : 0);
  const mine = (last(events, "dealt")["scenes"] as number[]).length;
  // All slots are filled from the two hands; the director's is dealt first.
  const first = director === 0 ? mine : slots - mine;
  const hands = [deck.slice(drawn, drawn + first), deck.slice(drawn + first, drawn + slots)];
  const bySeat = director === 0 ? hands : hands.reverse();
  return bySeat.slice(0, told.length); // alone, the other hand is nobody's
}

export function sameCards(one: Hand, other: Hand | undefined): boolean {
  return other !== undefined && [...one].sort().join() === [...other].sort().join();
}

export const DEALINGS: Readonly<Record<string, Dealing>> = {
  "face-to-face": faceToFace,
  "hollywood-poker": hollywoodPoker,
  "top-oder-flop": topOderFlop,
  "klappe-und-action": klappeUndAction,
};
