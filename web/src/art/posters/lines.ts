/** A title in lines, for a generated poster. */

const WIDEST = 10;
const MOST = 4;

/** Words stay whole; what is too much for the poster ends in an ellipsis. */
export function linesOf(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= WIDEST) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines.length <= MOST ? lines : [...lines.slice(0, MOST - 1), `${lines[MOST - 1] ?? ""}…`];
}

/** A number that is always the same for a name, below `count`. */
export function choiceFor(name: string, count: number): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % count;
}
