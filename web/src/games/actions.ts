/** Actions are objects, and the same action comes from the server as another object each time. */

interface Kind {
  readonly kind: string;
  readonly [part: string]: unknown;
}

/** Whether these are one action; its notation, which only the server knows, may be missing. */
export function isSame(one: Kind | null | undefined, other: Kind | null | undefined): boolean {
  return one != null && other != null && partsOf(one) === partsOf(other);
}

/** The one of these that is this action, as the server named it. */
export function find<Some extends Kind>(actions: readonly Some[], wanted: Kind): Some | undefined {
  return actions.find((one) => isSame(one, wanted));
}

function partsOf(action: Kind): string {
  const parts = Object.entries(action).filter(([name]) => name !== "notation");
  return JSON.stringify(parts.sort(([one], [other]) => (one < other ? -1 : 1)));
}
