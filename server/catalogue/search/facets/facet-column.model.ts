/**
 * One facet's values for all products of the read model: a number per slot. Filters and counts work without
 * knowing the facet. Most columns number values (an id, a set of names, a size) in order of appearance, so
 * that filters run once per value, not once per product.
 */
import type { AttributeValue } from "#contract/attributes/attribute";
import type { Facet, FacetProduct } from "#contract/catalogue/facet";
import { joinBands } from "#contract/catalogue/bands";
import type { PartsReader, PartsWriter } from "../memory/model-parts.model";
import { NOTHING, Numbering } from "../memory/numbering.model";

/** Remaining candidate slots, with the filter that each fails. */
export interface Candidates {
  readonly slots: Int32Array;
  /** 0 = none, the number of the only failed filter, or FAILS_MORE. */
  readonly fails: Uint8Array;
  readonly size: number;
}

export const FAILS_MORE = 255;

/** Columns with more values use wider numbers. */
const MAX_NARROW = 0x7fff;

type NumbersType = new (size: number) => FacetColumn["numbers"];

type Carried = string | readonly string[] | number | null;

export class FacetColumn {
  /** The number of a product's value, or for fine facets the value itself; NOTHING if absent. */
  numbers: Int16Array | Int32Array | Float64Array;
  readonly ids = new Numbering();
  /** For fine bands: the band of each number; NOTHING has the band after the last. */
  private bands = new Uint8Array(0);
  /** By number in `ids`: the options it counts for. */
  private readonly optionsOfId: (readonly number[])[] = [];
  private readonly numberByValue = new Map<AttributeValue, number>();
  private readonly isFine: boolean;

  constructor(readonly facet: Facet) {
    this.isFine = facet.kind === "least" || (facet.kind === "band" && facet.isFine === true);
    this.numbers = this.isFine ? new Float64Array(0) : new Int16Array(0);
  }

  grow(capacity: number): void {
    this.numbers = copied(this.numbers, this.numbers.constructor as NumbersType, capacity);
    if (!this.isFine) return;
    const largerBands = new Uint8Array(capacity);
    largerBands.set(this.bands);
    this.bands = largerBands;
  }

  write(slot: number, product: FacetProduct): void {
    const { facet } = this;
    if (facet.attribute !== undefined) {
      this.setNumber(slot, this.numberOfValue(product.typed.get(facet.attribute), product));
      return;
    }
    const value: Carried = facet.read(product);
    if (!this.isFine) this.setNumber(slot, this.numberOf(value));
    else {
      const number = (value as number | null) ?? NOTHING;
      this.numbers[slot] = number;
      if (facet.kind === "band") this.bands[slot] = bandOf(facet.bounds, number);
    }
  }

  writeNames(slot: number, values: readonly string[]): void {
    this.setNumber(slot, this.numberOf(values));
  }

  private setNumber(slot: number, number: number): void {
    if (number > MAX_NARROW && this.numbers instanceof Int16Array)
      this.numbers = copied(this.numbers, Int32Array, this.numbers.length);
    this.numbers[slot] = number;
  }

  /** Products share few distinct values, so each value's names are read once. */
  private numberOfValue(value: AttributeValue | undefined, product: FacetProduct): number {
    if (value === undefined) return NOTHING;
    const key = typeof value === "object" ? value.join(NAMES_JOINED_BY) : value;
    const known = this.numberByValue.get(key);
    if (known !== undefined) return known;
    const number = this.numberOf(this.facet.read(product));
    this.numberByValue.set(key, number);
    return number;
  }

  private numberOf(value: Carried): number {
    if (value === null) return NOTHING;
    const key = typeof value === "object" ? value.join(NAMES_JOINED_BY) : String(value);
    return key === "" ? NOTHING : this.numberOfKey(key);
  }

  private numberOfKey(key: string): number {
    const number = this.ids.numberOf(key);
    if (number === this.optionsOfId.length) this.optionsOfId.push(this.optionsOf(key));
    return number;
  }

  /** @param size number of slots */
  save(to: PartsWriter, size: number): void {
    to.texts(this.ids.keys);
    to.numbers(this.numbers.subarray(0, size));
    if (this.isFine) to.numbers(this.bands.subarray(0, size));
  }

  /** Requires an instance without slots. */
  restore(from: PartsReader): void {
    for (const key of from.texts()) this.numberOfKey(key);
    if (this.isFine) this.numbers = from.numbers(Float64Array);
    else
      this.numbers =
        this.ids.keys.length > MAX_NARROW + 1 ? from.numbers(Int32Array) : from.numbers(Int16Array);
    if (this.isFine) this.bands = from.numbers(Uint8Array);
  }

  private optionsOf(key: string): readonly number[] {
    const { facet } = this;
    if (facet.kind === "name")
      return key.split(NAMES_JOINED_BY).flatMap((name) => {
        const option = facet.names.indexOf(name);
        return option < 0 ? [] : [option];
      });
    return facet.kind === "band" ? [bandOf(facet.bounds, Number(key))] : [];
  }

  /** Marks each candidate that matches none of the values as failing `filter`. */
  markFails(candidates: Candidates, values: readonly string[], filter: number): void {
    if (!this.isFine) {
      markIds(candidates, this.numbers as Int16Array, this.allowedIds(values), filter);
      return;
    }
    const band = this.facet.kind === "band" ? joinBands(values) : null;
    const { lowest, highest } = band ?? { lowest: Math.min(...values.map(Number)), highest: Infinity };
    markOutside(candidates, this.numbers as Float64Array, lowest, highest, filter);
  }

  /** Returns whether each id matches one of the values; the first entry is for NOTHING. */
  private allowedIds(values: readonly string[]): Uint8Array {
    const { facet, ids } = this;
    const isAllowed = new Uint8Array(ids.keys.length + 1);
    if (facet.kind === "id") {
      for (const value of values) isAllowed[ids.find(value) + 1] = 1;
      isAllowed[0] = 0;
      return isAllowed;
    }
    const range = facet.kind === "band" ? joinBands(values) : null;
    for (const [id, key] of ids.keys.entries()) {
      const isMatch = range
        ? Number(key) >= range.lowest && Number(key) <= range.highest
        : key.split(NAMES_JOINED_BY).some((name) => values.includes(name));
      if (isMatch) isAllowed[id + 1] = 1;
    }
    return isAllowed;
  }

  /** Counts the slots per id number, or per option. */
  count(slots: Int32Array): Uint32Array {
    const { facet, numbers } = this;
    if (facet.kind === "least")
      return countSteps(slots, numbers as Float64Array, Float64Array.from(facet.steps));
    if (facet.kind === "band" && this.isFine) return countBands(slots, this.bands, facet.bounds.length);
    const byId = this.countIds(slots);
    if (facet.kind === "id") return byId;
    const counts = new Uint32Array(facet.kind === "band" ? facet.bounds.length : facet.names.length);
    for (let id = 0; id < byId.length; id += 1)
      if (byId[id] !== 0) for (const option of this.optionsOfId[id]!) counts[option]! += byId[id]!;
    return counts;
  }

  /** Counts the slots per value number. */
  countIds(slots: Int32Array): Uint32Array {
    return countIds(slots, this.numbers as Int16Array, new Uint32Array(this.ids.keys.length));
  }
}

/** Occurs in no name. */
const NAMES_JOINED_BY = "\n";

function bandOf(bounds: readonly number[], number: number): number {
  if (number === NOTHING) return bounds.length;
  let band = bounds.length - 1;
  while (band > 0 && number < bounds[band]!) band -= 1;
  return band;
}

function copied(
  numbers: FacetColumn["numbers"],
  Type: NumbersType,
  capacity: number,
): FacetColumn["numbers"] {
  const copy = new Type(capacity).fill(NOTHING);
  copy.set(numbers as Int16Array & Int32Array & Float64Array);
  return copy;
}

// A separate loop per kind of column: a loop over both kinds of arrays is several times slower. Few columns
// have more than MAX_NARROW values.

function markIds(
  { slots, fails, size }: Candidates,
  numbers: Int16Array,
  isAllowed: Uint8Array,
  filter: number,
) {
  for (let i = 0; i < size; i += 1)
    if (isAllowed[numbers[slots[i]!]! + 1] === 0) fails[i] = fails[i] === 0 ? filter : FAILS_MORE;
}

function markOutside(
  { slots, fails, size }: Candidates,
  numbers: Float64Array,
  lowest: number,
  highest: number,
  filter: number,
) {
  for (let i = 0; i < size; i += 1) {
    const number = numbers[slots[i]!]!;
    if (!(number >= lowest && number <= highest)) fails[i] = fails[i] === 0 ? filter : FAILS_MORE;
  }
}

function countIds(slots: Int32Array, ids: Int16Array, counts: Uint32Array): Uint32Array {
  const nothing = NOTHING; // Local copy, because each access to an import costs a call.
  for (let i = 0; i < slots.length; i += 1) {
    const id = ids[slots[i]!]!;
    if (id !== nothing) counts[id]! += 1;
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

function countBands(slots: Int32Array, bands: Uint8Array, size: number): Uint32Array {
  const counts = new Uint32Array(size + 1);
  for (let i = 0; i < slots.length; i += 1) counts[bands[slots[i]!]!]! += 1;
  return counts.subarray(0, size);
}
