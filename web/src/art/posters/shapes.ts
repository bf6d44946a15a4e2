/** Geometry that posters are made of. */

const round = (value: number) => Math.round(value * 10) / 10;

export function point(x: number, y: number, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
}

/** Rays of light from a point, every other wedge between two angles. */
export function rays(
  x: number,
  y: number,
  radius: number,
  count: number,
  { from = 0, to = 360 } = {},
): string {
  const step = (to - from) / count;
  return Array.from({ length: Math.ceil(count / 2) }, (_, n) => {
    const start = from + 2 * n * step;
    return `M${x} ${y}L${point(x, y, radius, start)}L${point(x, y, radius, start + step)}Z`;
  }).join("");
}

/** A cut star: the facets in the light, and those in the shade. */
export function facets(x: number, y: number, outer: number, inner: number): [string, string] {
  const corner = (n: number) => point(x, y, n % 2 === 0 ? outer : inner, n * 36 - 90);
  const facet = (n: number) => `M${x} ${y}L${corner(n)}L${corner(n + 1)}Z`;
  const numbers = Array.from({ length: 10 }, (_, n) => n);
  return [
    numbers
      .filter((n) => n % 2 === 1)
      .map(facet)
      .join(""),
    numbers
      .filter((n) => n % 2 === 0)
      .map(facet)
      .join(""),
  ];
}

export const THUMB =
  "M30 47 46 17C50 9 61 13 59 24L54 41H79C89 41 90 53 83 56C90 60 87 69 80 70C85 75 81 81 75 82C77 88 73 93 66 93H44C38 93 34 89 30 87ZM9 46H24V90H9Z";
