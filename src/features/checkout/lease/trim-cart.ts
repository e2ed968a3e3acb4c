/** Which pieces of a cart an approval covers: as much of it as fits (LEASE-41). Pure. */

export interface TrimLine {
  readonly quantity: number;
  /** What one piece adds to the total, in whole cents. */
  readonly pieceCents: number;
}

/**
 * @param least the smallest total that can be leased, in cents
 * @param most what is left of the approval, in cents
 * @returns the pieces to keep of each line, together as dear as fits; null when no part of the cart fits
 */
export function trimToFit(lines: readonly TrimLine[], least: number, most: number): number[] | null {
  if (most < Math.max(least, 1)) return null;
  const reached = new Uint8Array(most + 1);
  reached[0] = 1;
  /** For each line: how many of its pieces the first way to a sum takes. */
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

/** Marks the sums that pieces of this line reach from those reached before. @returns the pieces each of them takes */
function reach(reached: Uint8Array, { quantity, pieceCents }: TrimLine): Uint8Array {
  const taken = new Uint8Array(reached.length);
  // What costs nothing is kept in any case.
  if (pieceCents === 0) return taken;
  for (let sum = pieceCents; sum < reached.length; sum += 1) {
    const before = sum - pieceCents;
    if (reached[sum] || !reached[before] || taken[before]! >= quantity) continue;
    reached[sum] = 1;
    taken[sum] = taken[before]! + 1;
  }
  return taken;
}
