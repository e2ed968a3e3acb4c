/** Selects the items of a cart that an approval covers, up to the highest total (LEASE-41). Pure. */

export interface TrimLine {
  readonly quantity: number;
  /** Amount that one item adds to the total, in whole cents. */
  readonly pieceCents: number;
}

/**
 * @param min minimum total of a lease, in cents
 * @param max remaining approval, in cents
 * @returns the quantity to keep of each line, with the highest total that fits; null when no part of the cart
 * fits
 */
export function trimToFit(lines: readonly TrimLine[], min: number, max: number): number[] | null {
  if (max < Math.max(min, 1)) return null;
  const reached = new Uint8Array(max + 1);
  reached[0] = 1;
  /** Per line: the quantity used by the first way to reach each sum. */
  const used = lines.map((line) => reach(reached, line));
  let sum = reached.lastIndexOf(1);
  if (sum < Math.max(min, 1)) return null;
  const quantities = lines.map(({ quantity }) => quantity);
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const { pieceCents } = lines[at]!;
    if (pieceCents === 0) continue;
    quantities[at] = used[at]![sum]!;
    sum -= quantities[at]! * pieceCents;
  }
  return quantities;
}

/** Knapsack step: adds the sums reachable with items of this line. @returns the quantity used per sum */
function reach(reached: Uint8Array, { quantity, pieceCents }: TrimLine): Uint8Array {
  const used = new Uint8Array(reached.length);
  // Free items always stay.
  if (pieceCents === 0) return used;
  for (let sum = pieceCents; sum < reached.length; sum += 1) {
    const before = sum - pieceCents;
    if (reached[sum] || !reached[before] || used[before]! >= quantity) continue;
    reached[sum] = 1;
    used[sum] = used[before]! + 1;
  }
  return used;
}
