import { Refusal } from "../net/api";
import { notices } from "./notices.svelte";

/** Do it, and show a notice if the server refuses; tells whether it was done. */
export async function trying(deed: () => Promise<unknown>): Promise<boolean> {
  try {
    await deed();
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    notices.refusal(error.message);
    return false;
  }
}
