import type { Component } from "svelte";
import FaceToFace from "./FaceToFace.svelte";
import HollywoodPoker from "./HollywoodPoker.svelte";
import KlappeUndAction from "./KlappeUndAction.svelte";
import TopOderFlop from "./TopOderFlop.svelte";

/** One poster for each game, in the order of the programme. */
export const POSTERS: Readonly<Record<string, Component>> = {
  "face-to-face": FaceToFace,
  "hollywood-poker": HollywoodPoker,
  "top-oder-flop": TopOderFlop,
  "klappe-und-action": KlappeUndAction,
};
