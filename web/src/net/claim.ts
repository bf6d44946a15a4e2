/** A personal link moves a seat to this device: `/table/ID#claim=CODE`. */

import { decoded } from "../app/router.svelte";
import { api, isUnanswered } from "./api";
import { keys } from "./keys";

const MARK = "#claim=";

export function claimLink(table: string, code: string): string {
  return `${location.origin}/table/${encodeURIComponent(table)}${MARK}${encodeURIComponent(code)}`;
}

export function claimIn(hash: string): string | null {
  return hash.startsWith(MARK) ? decoded(hash.slice(MARK.length)) : null;
}

/** Use the personal link in the address, if there is one; tells whether a seat came with it. */
export async function claimSeat(table: string): Promise<boolean> {
  const code = claimIn(location.hash);
  if (code === null) return false;
  // A secret, and good once: it stays neither in the address nor in the history.
  const address = location.href;
  history.replaceState(history.state, "", location.pathname);
  try {
    const { seat, token } = await api.claim(table, code, keys.asking(table, "claiming"));
    keys.add(table, { seat: { number: seat, token } });
  } catch (error) {
    // Not refused, only not answered: with the same token it can be asked again.
    if (isUnanswered(error)) {
      history.replaceState(history.state, "", address);
    }
    throw error;
  }
  return true;
}
