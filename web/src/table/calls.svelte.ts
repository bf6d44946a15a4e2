/** Calls the player: the tab's title, a sound, a short vibration. */

import { settings } from "../app/settings.svelte";
import { play } from "../stage/sounds";
import { say } from "../text/texts.svelte";

/** Call once while the page is set up. */
export function calls(myTurn: () => boolean, title: () => string): void {
  let before = false;
  $effect(() => {
    const now = myTurn();
    document.title = now ? say("web-title-turn", { title: title() }) : title();
    if (now && !before) {
      play("turn", settings.volume);
      if (settings.likes.vibration && "vibrate" in navigator) navigator.vibrate(60);
    }
    before = now;
  });
  $effect(() => () => {
    document.title = say("web-title");
  });
}
