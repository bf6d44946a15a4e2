/** Calls the player: the tab's title, a sound, a short vibration. */

import { settings } from "../app/settings.svelte";
import { say } from "../text/texts.svelte";

let audio: AudioContext | undefined;

/** Two soft notes, made here: no file to load. */
function chime(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [place, pitch] of [659.25, 880].entries()) {
    const note = audio.createOscillator();
    const loudness = audio.createGain();
    const at = start + place * 0.14;
    note.frequency.value = pitch;
    note.type = "sine";
    loudness.gain.setValueAtTime(0, at);
    loudness.gain.linearRampToValueAtTime(0.12, at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
    note.connect(loudness).connect(audio.destination);
    note.start(at);
    note.stop(at + 0.55);
  }
}

/** Call once while the page is set up. */
export function calls(myTurn: () => boolean, title: () => string): void {
  let before = false;
  $effect(() => {
    const now = myTurn();
    document.title = now ? say("web-title-turn", { title: title() }) : title();
    if (now && !before) {
      if (settings.likes.sound) chime();
      if (settings.likes.vibration && "vibrate" in navigator) navigator.vibrate(60);
    }
    before = now;
  });
  $effect(() => () => {
    document.title = say("web-title");
  });
}
