/** Color mixing; all colors are six-digit hex. */

/** Interpolates two hex colors; share 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number): number => parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

export function lite(colour: string, share: number): string {
  return mix(colour, "#ffffff", share);
}

export function dim(colour: string, share: number): string {
  return mix(colour, "#05070a", share);
}
