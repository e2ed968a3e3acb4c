/**
 * What the products of the read model carry of one facet: a number for each slot, which stands for an id, for names as
 * bits, or for itself. One filters and counts by it without knowing which facet it is.
 */
import { joinBands, readBand, type Band, type Facet, type FacetProduct } from "#contract/facets";

export const NOTHING = -1;

/** Numbers small things such as brands from 0 in the order they appear. */
export class Numbering {
  private readonly numbers = new Map<string, number>();
  readonly keys: string[] = [];

  numberOf(key: string | null): number {
    if (key === null) return NOTHING;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.keys.length);
    return this.keys.push(key) - 1;
  }

  /** The number of a key that appeared; NOTHING for others. */
  find(key: string): number {
    return this.numbers.get(key) ?? NOTHING;
  }
}

/** Slots that are still candidates, with a bit for each filter they fail. */
export interface Candidates {
  readonly slots: Int32Array;
  readonly fails: Int32Array;
  readonly size: number;
}

export class FacetColumn {
  /** The number of an id, names as bits, or the number itself; NOTHING when a product has none. */
  numbers: Int32Array | Float64Array;
  readonly ids = new Numbering();
  /** The band each number lies in, the one after the last for NOTHING: searches count by it without comparing numbers. */
  private bands = new Uint8Array(0);

  constructor(readonly facet: Facet) {
    const isWhole = facet.kind === "id" || facet.kind === "name";
    this.numbers = isWhole ? new Int32Array(0) : new Float64Array(0);
  }

  grow(capacity: number): void {
    const larger = new (this.numbers.constructor as new (size: number) => typeof this.numbers)(capacity);
    larger.set(this.numbers as Int32Array & Float64Array);
    this.numbers = larger;
    if (this.facet.kind !== "band") return;
    const largerBands = new Uint8Array(capacity);
    largerBands.set(this.bands);
    this.bands = largerBands;
  }

  write(slot: number, product: FacetProduct): void {
    const { facet } = this;
    if (facet.kind === "id") this.numbers[slot] = this.ids.numberOf(facet.read(product));
    else if (facet.kind === "name") this.writeNames(slot, facet.read(product));
    else {
      const number = facet.read(product) ?? NOTHING;
      this.numbers[slot] = number;
      if (facet.kind === "band") this.bands[slot] = bandOf(facet.bounds, number);
    }
  }

  writeNames(slot: number, carried: readonly string[]): void {
    if (this.facet.kind === "name") this.numbers[slot] = bitsOf(this.facet.names, carried);
  }

  /** Sets `bit` for each candidate that none of the values stands for. */
  markFails(candidates: Candidates, values: readonly string[], bit: number): void {
    const { facet, numbers, ids } = this;
    if (facet.kind === "id") {
      const isAllowed = new Uint8Array(ids.keys.length + 1);
      for (const value of values) isAllowed[ids.find(value) + 1] = 1;
      isAllowed[0] = 0;
      markIds(candidates, numbers as Int32Array, isAllowed, bit);
    } else if (facet.kind === "name") {
      markNames(candidates, numbers as Int32Array, bitsOf(facet.names, values), bit);
    } else {
      const band = facet.kind === "band" ? joinBands(values) : null;
      const range = band ?? { lowest: Math.min(...values.map(Number)), highest: Infinity };
      markOutside(candidates, numbers as Float64Array, range, bit);
    }
  }

  /** How many of the slots stand for each id by number, or for each option. */
  count(slots: Int32Array): Uint32Array {
    const { facet, numbers } = this;
    switch (facet.kind) {
      case "id":
        return countIds(slots, numbers as Int32Array, new Uint32Array(this.ids.keys.length));
      case "name":
        return countNames(slots, numbers as Int32Array, new Uint32Array(facet.names.length));
      case "least":
        return countSteps(slots, numbers as Float64Array, Float64Array.from(facet.steps));
      case "band":
        return countBands(slots, this.bands, facet.bounds.length);
    }
  }

  /** True when a choice has a value of the facet in it: bands are within the range chosen. */
  isChosen(values: readonly string[] | undefined, value: string): boolean {
    if (values === undefined || this.facet.kind !== "band") return values?.includes(value) ?? false;
    const [chosen, band] = [joinBands(values), readBand(value)];
    return chosen !== null && band !== null && chosen.lowest <= band.lowest && chosen.highest >= band.highest;
  }
}

/** A bit for each name that is carried. */
function bitsOf(names: readonly string[], carried: readonly string[]): number {
  let bits = 0;
  for (let index = 0; index < names.length; index += 1)
    if (carried.includes(names[index]!)) bits |= 1 << index;
  return bits;
}

// One loop for each kind of column: a loop that meets both kinds of arrays is several times slower.

function markIds(
  { slots, fails, size }: Candidates,
  numbers: Int32Array,
  isAllowed: Uint8Array,
  bit: number,
) {
  for (let i = 0; i < size; i += 1) if (isAllowed[numbers[slots[i]!]! + 1] === 0) fails[i]! |= bit;
}

function markNames({ slots, fails, size }: Candidates, bits: Int32Array, wanted: number, bit: number) {
  for (let i = 0; i < size; i += 1) if ((bits[slots[i]!]! & wanted) === 0) fails[i]! |= bit;
}

function markOutside({ slots, fails, size }: Candidates, numbers: Float64Array, range: Band, bit: number) {
  const { lowest, highest } = range;
  for (let i = 0; i < size; i += 1) {
    const number = numbers[slots[i]!]!;
    if (!(number >= lowest && number <= highest)) fails[i]! |= bit;
  }
}

function countIds(slots: Int32Array, ids: Int32Array, counts: Uint32Array): Uint32Array {
  for (let i = 0; i < slots.length; i += 1) {
    const id = ids[slots[i]!]!;
    if (id !== NOTHING) counts[id]! += 1;
  }
  return counts;
}

function countNames(slots: Int32Array, bits: Int32Array, counts: Uint32Array): Uint32Array {
  for (let i = 0; i < slots.length; i += 1) {
    for (let name = 0, rest = bits[slots[i]!]!; rest !== 0; name += 1, rest >>>= 1) counts[name]! += rest & 1;
  }
  return counts;
}

function countSteps(slots: Int32Array, numbers: Float64Array, steps: Float64Array): Uint32Array {
  const counts = new Uint32Array(steps.length);
  for (let i = 0; i < slots.length; i += 1) {
    const number = numbers[slots[i]!]!;
    for (let step = 0; step < steps.length; step += 1) if (number >= steps[step]!) counts[step]! += 1;
  }
  return counts;
}

function bandOf(bounds: readonly number[], number: number): number {
  if (number === NOTHING) return bounds.length;
  let band = bounds.length - 1;
  while (band > 0 && number < bounds[band]!) band -= 1;
  return band;
}

function countBands(slots: Int32Array, bands: Uint8Array, size: number): Uint32Array {
  const counts = new Uint32Array(size + 1);
  for (let i = 0; i < slots.length; i += 1) counts[bands[slots[i]!]!]! += 1;
  return counts.subarray(0, size);
}
