/** Which page is shown: it follows from the address alone. */

export type Page =
  | { readonly name: "home" }
  | { readonly name: "new"; readonly game: string }
  | { readonly name: "table"; readonly id: string }
  | { readonly name: "replay"; readonly id: string; readonly moment: Moment | null }
  | { readonly name: "code"; readonly code: string }
  | { readonly name: "rules"; readonly game: string; readonly rule: string }
  | { readonly name: "learn"; readonly game: string }
  | { readonly name: "privacy" }
  | { readonly name: "lost" };

/** A moment of a replay, written after the address: `#12` or `#12.1`, `#12.open`. */
export interface Moment {
  readonly step: number;
  /** A seat, -1 for a spectator, or all hands open. */
  readonly eyes: number | "open";
}

export function momentOf(hash: string): Moment | null {
  const [, step, eyes = "-1"] = /^#(\d{1,6})(?:\.(open|\d))?$/.exec(hash) ?? [];
  if (step === undefined) return null;
  return { step: Number(step), eyes: eyes === "open" ? eyes : Number(eyes) };
}

export function hashOf({ step, eyes }: Moment): string {
  return eyes === -1 ? `#${step}` : `#${step}.${eyes}`;
}

export function pageOf(path: string, hash: string): Page {
  const [first, second, third, ...rest] = path.split("/").filter(Boolean).map(decoded);
  if (rest.length > 0) return { name: "lost" };
  if (first === undefined) return { name: "home" };
  if (first === "privacy" && second === undefined) return { name: "privacy" };
  if (second === undefined) return { name: "lost" };
  if (first === "new" && third === undefined) return { name: "new", game: second };
  if (first === "join" && third === undefined) return { name: "code", code: second };
  if (first === "rules" && third === undefined) {
    return { name: "rules", game: second, rule: decoded(hash.slice(1)) };
  }
  if (first === "learn" && third === undefined) return { name: "learn", game: second };
  if (first === "table" && third === undefined) return { name: "table", id: second };
  if (first === "table" && third === "replay") {
    return { name: "replay", id: second, moment: momentOf(hash) };
  }
  return { name: "lost" };
}

export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  page = $state.raw<Page>(pageOf(location.pathname, location.hash));

  constructor() {
    addEventListener("popstate", () => this.#look());
    addEventListener("hashchange", () => this.#look());
  }

  go(path: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#look();
    scrollTo(0, 0);
  }

  #look(): void {
    this.page = pageOf(location.pathname, location.hash);
  }
}

export const router = new Router();

/** For `onclick` of links: go there without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (link === null || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.hash && link.pathname === location.pathname) return; // a place on this page
  event.preventDefault();
  router.go(link.pathname + link.hash);
}
