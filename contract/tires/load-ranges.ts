/**
 * Load ranges (TIRE-4): strength as an equivalent number of cotton plies. They do not define the pressure.
 */

/**
 * Plies by letter. SL, LL, XL and HL are standard, light, extra and high load passenger tires, which have no
 * plies.
 */
const PLIES = {
  A: 2,
  B: 4,
  C: 6,
  D: 8,
  E: 10,
  F: 12,
  G: 14,
  H: 16,
  J: 18,
  L: 20,
  M: 22,
  N: 24,
} as const;

export type LoadLetter = keyof typeof PLIES;
export const PASSENGER_LOADS = ["LL", "SL", "XL", "HL"] as const;
export type LoadRange = LoadLetter | (typeof PASSENGER_LOADS)[number];

export const LOAD_RANGES = [...PASSENGER_LOADS, ...(Object.keys(PLIES) as LoadLetter[])] as const;

export function isLoadLetter(text: string): text is LoadLetter {
  return Object.hasOwn(PLIES, text);
}

/** @returns null for passenger tire loads */
export function pliesOfLoadRange(range: LoadRange): number | null {
  return isLoadLetter(range) ? PLIES[range] : null;
}
