/**
 * Seeded random numbers: the same key always yields the same sequence, so records can be generated
 * independently.
 */
export interface Chance {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** True with this probability. */
  happens(probability: number): boolean;
  /** Integer from low to high, inclusive. */
  between(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
}

/** mulberry32: tiny, fast and random enough for demo data. */
export function chanceFor(...key: readonly number[]): Chance {
  let state = key.reduce(
    (hash, part) => Math.imul(hash ^ (part + 0x9e3779b9), 0x85ebca6b) ^ (hash >>> 13),
    0x2545f491,
  );
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    happens: (probability) => next() < probability,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError("Cannot pick from an empty list");
      return item;
    },
  };
}
