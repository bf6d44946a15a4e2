/** A day of shooting: scene 1 is dawn, scene 16 night. The order of numbers can be seen. */

const DAY = [
  { top: "#43305e", bottom: "#f0a283" },
  { top: "#5f9fce", bottom: "#fbdcae" },
  { top: "#3487c4", bottom: "#c8e6ef" },
  { top: "#b8503f", bottom: "#f6c26a" },
  { top: "#0c1230", bottom: "#3d4176" },
] as const;

const LAST = 16;

export interface Sky {
  readonly top: string;
  readonly bottom: string;
  /** Where the sun stands, on a field of 40 × 40. */
  readonly x: number;
  readonly y: number;
  readonly night: boolean;
  /** The hills before it: every scene is shot somewhere else. */
  readonly hills: string;
}

function mixed(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((colour) => parseInt(colour.slice(at, at + 2), 16));
    return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share);
  });
  return `rgb(${parts.join(" ")})`;
}

export function skyOf(scene: number): Sky {
  const hour = (scene - 1) / (LAST - 1);
  const at = Math.min(hour * (DAY.length - 1), DAY.length - 1.001);
  const before = DAY[Math.floor(at)] ?? DAY[0];
  const after = DAY[Math.floor(at) + 1] ?? before;
  const share = at % 1;
  const [a, b, c] = [2.3, 1.1, 3.7].map((turn) => 31 + 2.5 * Math.sin(scene * turn));
  return {
    top: mixed(before.top, after.top, share),
    bottom: mixed(before.bottom, after.bottom, share),
    x: 5 + 30 * hour,
    y: 19 - 13 * Math.sin(Math.PI * Math.min(1, hour * 1.06)),
    night: hour > 0.9,
    hills: `M-20 60V${a}Q4 ${b} 20 ${c}T60 ${b}V60z`,
  };
}
