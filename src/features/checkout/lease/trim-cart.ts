/** Selects the items of a cart that an approval covers, up to the highest total (LEASE-41). Pure. */

export interface TrimLine {
  readonly quantity: number;
  /** Amount that one item adds to the total, in whole cents. */
  readonly pieceCents: number;
}

/**
 * @param least minimum total of a lease, in cents
 * @param most remaining approval, in cents
 * @returns the quantity to keep of each line, with the highest total that fits; null when no part of the cart
 * fits
 */
export function trimToFit(lines: readonly TrimLine[], least: number, most: number): number[] | null {
  if (most < Math.max(least, 1)) return null;
  const reached = new Uint8Array(most + 1);
  reached[0] = 1;
  /** Per line: the quantity used by the first way to reach each sum. */
  const taken = lines.map((line) => reach(reached, line));
  let sum = reached.lastIndexOf(1);
  if (sum < Math.max(least, 1)) return null;
  const kept = lines.map(({ quantity }) => quantity);
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const { pieceCents } = lines[at]!;
    if (pieceCents === 0) continue;
    kept[at] = taken[at]![sum]!;
    sum -= kept[at]! * pieceCents;
  }
  return kept;
}

/** Knapsack step: adds the sums reachable with items of this line. @returns the quantity used per sum */
function reach(reached: Uint8Array, { quantity, pieceCents }: TrimLine): Uint8Array {
  const taken = new Uint8Array(reached.length);
  // Free items always stay.
  if (pieceCents === 0) return taken;
  for (let sum = pieceCents; sum < reached.length; sum += 1) {
    const before = sum - pieceCents;
    if (reached[sum] || !reached[before] || taken[before]! >= quantity) continue;
    reached[sum] = 1;
    taken[sum] = taken[before]! + 1;
  }
  return taken;
}
