/** What the styles are held to by `design.test.ts`. */

/** In rem: a phone's dialog, a phone, a large phone, a tablet, a laptop, a desktop. */
const WIDTHS = ["30", "36", "40", "48", "62", "76"];
/** In rem: a phone lying, a low phone, a small phone, a laptop. */
const HEIGHTS = ["30", "38", "44", "56"];
/** How often a colour may be written before it needs a name. */
const OFTEN = 2;

/** The styles in a file: all of a stylesheet, the last part of a component. */
export function stylesOf(path: string, text: string): string {
  const css = path.endsWith(".css") ? text : (text.split("\n<style>\n")[1] ?? "");
  return css.replace(/\/\*[^]*?\*\//g, "");
}

/** What is not as agreed: boards ask for the size of their container, not of the window. */
export function faultsOf(path: string, css: string): string[] {
  const faults = (css.match(/z-index:[^;]*/g) ?? []).filter(
    (rule) => !/^z-index: var\(--z-[a-z-]+\)( !important)?$/.test(rule),
  );
  for (const [query = "", kind] of css.matchAll(/@(media|container)[^{]*[^{\s]/g)) {
    const sizes = query.match(/\([^()]*(?:width|height)[^()]*\)/g) ?? [];
    if (kind === "media" && path.startsWith("games/") && sizes.length > 0) {
      faults.push(query);
    } else {
      faults.push(...sizes.filter((size) => !isAgreed(size)));
    }
  }
  faults.push(...looseColumnsIn(css));
  if (path.startsWith("games/") && !isApart(path)) {
    // Where a board ends and how high it is, its container knows, not the window.
    faults.push(...(css.match(/[\d.]+[dls]?v(?:h|w|min|max)\b/g) ?? []));
  }
  return faults;
}

/** Columns that grow with what lies in them, and push the last one out of the window. */
function looseColumnsIn(css: string): string[] {
  return [...css.matchAll(/\b(grid(?:-template|-auto)?(-columns)?): ([^;]*)/g)].flatMap(
    ([rule, , columns, value = ""]) => {
      const tracks = columns ? value : (value.split("/")[1] ?? "");
      return /\dfr\b/.test(tracks.replace(/minmax\((?:[^()]|\([^()]*\))*\)/g, "")) ? [rule] : [];
    },
  );
}

/** Sheets lie in dialogs, posters hang in the foyer: on no board. */
function isApart(path: string): boolean {
  return /(Score|Poster)\.svelte$/.test(path);
}

/** How a script asks for the size of the window or of an element, to decide what to show. */
export function askedSizesIn(script: string): string[] {
  return script.match(/\b(?:inner(?:Width|Height)|matchMedia|bind:(?:client|offset)\w+)\b/g) ?? [];
}

/** In pixels are the sizes of single cards, which know best. */
function isAgreed(size: string): boolean {
  const [, what, length = "", unit] =
    /^\((width|height) (?:<|>=) ([\d.]+)(rem|px)\)$/.exec(size) ?? [];
  if (unit === "px") return Number(length) < 200;
  return (what === "width" ? WIDTHS : what === "height" ? HEIGHTS : []).includes(length);
}

export function repeatedIn(styles: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const [colour] of styles.join("\n").matchAll(/#[0-9a-f]{3,8}\b|rgb\([^)]*\)/gi)) {
    const one = colour.toLowerCase();
    if (/^#(fff|000)$|^rgb\((0 0 0|255 255 255)\b/.test(one)) continue; // light and shadow
    counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > OFTEN).map(([colour]) => colour);
}

export function zTokensOf(css: string): { name: string; value: number }[] {
  return [...css.matchAll(/(--z-[a-z-]+): (\d+)/g)].map(([, name = "", value]) => ({
    name,
    value: Number(value),
  }));
}
