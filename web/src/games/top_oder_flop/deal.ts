/** How it is dealt (docs/verifiable-deals.md), for whoever checks a deal. */

import houseDeck from "../../../../src/lichtspiel/games/top_oder_flop/house_deck.txt?raw";
import { sameCards, type Deal, type Hand } from "../../deal/deals";
import type { Stream } from "../../deal/seeds";

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

export function dealing(stream: Stream, { options, told }: Deal): Hand[] {
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
