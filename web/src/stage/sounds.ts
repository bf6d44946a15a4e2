/** Sounds, made here out of notes and noise: no file to load. */

export type Sound =
  | "card"
  | "shuffle"
  | "clap"
  | "projector"
  | "applause"
  | "groan"
  | "turn"
  | "chat"
  | "won"
  | "lost";

/** One voice of a sound: when it begins, for how long, how loud. */
interface Voice {
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}
/** A note, which may slide to another pitch. */
interface Note extends Voice {
  readonly pitch: number;
  readonly to?: number;
  readonly wave?: OscillatorType;
}
/** Noise around a pitch. */
interface Hiss extends Voice {
  readonly around: number;
  /** How narrow; wide noise is dull. */
  readonly narrow: number;
}

function times<Made>(count: number, make: (place: number) => Made): Made[] {
  return Array.from({ length: count }, (_, place) => make(place));
}

const FLICK: Hiss = { at: 0, lasts: 0.07, loud: 0.5, around: 2_600, narrow: 0.8 };
const SOUNDS: Readonly<Record<Sound, readonly (Note | Hiss)[]>> = {
  card: [FLICK],
  shuffle: times(9, (place) => ({ ...FLICK, at: place * 0.055, loud: 0.3, lasts: 0.05 })),
  clap: [
    { at: 0, lasts: 0.05, loud: 1, around: 1_400, narrow: 0.5 },
    { at: 0, lasts: 0.09, loud: 0.5, pitch: 190, to: 90, wave: "triangle" },
  ],
  projector: times(7, (place) => ({
    at: place * 0.05,
    lasts: 0.03,
    loud: 0.22,
    around: 900,
    narrow: 3,
  })),
  applause: times(70, (place) => ({
    at: place * 0.03 + ((place * 7) % 5) * 0.011,
    lasts: 0.05,
    loud: 0.3 * Math.sin((Math.PI * (place + 4)) / 76),
    around: 1_100 + ((place * 13) % 7) * 180,
    narrow: 1.2,
  })),
  groan: [
    { at: 0, lasts: 0.42, loud: 0.3, pitch: 233, to: 220, wave: "sawtooth" },
    { at: 0.42, lasts: 0.9, loud: 0.3, pitch: 196, to: 146, wave: "sawtooth" },
  ],
  turn: [
    { at: 0, lasts: 0.5, loud: 0.3, pitch: 659.25 },
    { at: 0.14, lasts: 0.5, loud: 0.3, pitch: 880 },
  ],
  won: [523.25, 659.25, 783.99, 1046.5].map((pitch, place) => ({
    at: place * 0.13,
    lasts: place < 3 ? 0.3 : 0.9,
    loud: 0.26,
    pitch,
    wave: "triangle",
  })),
  lost: [
    { at: 0, lasts: 0.5, loud: 0.26, pitch: 329.63 },
    { at: 0.35, lasts: 1, loud: 0.26, pitch: 261.63, to: 246.94 },
  ],
  chat: [{ at: 0, lasts: 0.14, loud: 0.25, pitch: 520, to: 700 }],
};

let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

function source(
  context: AudioContext,
  voice: Note | Hiss,
  start: number,
): AudioScheduledSourceNode {
  if ("pitch" in voice) {
    const note = context.createOscillator();
    note.type = voice.wave ?? "sine";
    note.frequency.setValueAtTime(voice.pitch, start);
    note.frequency.linearRampToValueAtTime(voice.to ?? voice.pitch, start + voice.lasts);
    return note;
  }
  if (noise === undefined) {
    noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
  }
  const hiss = context.createBufferSource();
  hiss.buffer = noise;
  return hiss;
}

function sing(context: AudioContext, voice: Note | Hiss, volume: number): void {
  const start = context.currentTime + voice.at;
  const end = start + voice.lasts;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(voice.loud * volume, start + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.001, end);
  const filter = context.createBiquadFilter();
  filter.type = "pitch" in voice ? "lowpass" : "bandpass";
  filter.frequency.value = "pitch" in voice ? 1_600 : voice.around;
  filter.Q.value = "pitch" in voice ? 0.7 : voice.narrow;
  const sounding = source(context, voice, start);
  sounding.connect(filter).connect(loudness).connect(context.destination);
  sounding.start(start);
  sounding.stop(end);
}

/** `volume` from 0, which is silence, to 1. */
export function play(sound: Sound, volume: number): void {
  // Browsers allow sound only after a user gesture.
  if (volume <= 0 || !navigator.userActivation.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    if (audio.state !== "running") audio.resume().catch(unheard);
    for (const voice of SOUNDS[sound]) sing(audio, voice, volume);
  } catch (error) {
    unheard(error);
  }
}

/** Where no sound can be made (no device, too many pages that sound), the game goes on in silence. */
function unheard(error: unknown): void {
  console.info(error);
}
