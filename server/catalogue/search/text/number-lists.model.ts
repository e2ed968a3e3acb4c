/**
 * Compact storage for very many lists of ascending numbers, most of them short. A number is stored as its
 * difference to the previous one, seven bits per byte, with the eighth as the continuation bit. A list is a
 * chain of small blocks, allocated from pages as it grows.
 */
import type { PartsReader, PartsWriter } from "../memory/model-parts.model";

const PAGE_BITS = 16;
const PAGE_BYTES = 1 << PAGE_BITS;
/** Mask for an address within its page. */
const IN_PAGE = PAGE_BYTES - 1;
/** 4 MB. */
const PAGES_OF_PART = 64;
const BLOCK_BYTES = 16;
/** Offset of the next block's address within a block. */
const LINK_AT = BLOCK_BYTES - 4;
const IN_BLOCK = BLOCK_BYTES - 1;

/** Total size of the unpacked lists, at four bytes per number. */
const MAX_CACHED_NUMBERS = 1_000_000;
/** Shorter lists unpack instantly. */
const MIN_CACHED_LENGTH = 64;

interface Unpacked {
  /** The list's end when it was unpacked; a later end means the list has grown. */
  readonly end: number;
  readonly numbers: Int32Array;
}

export class NumberLists {
  private readonly pages: Uint8Array[] = [];
  private used = 0;
  private count = 0;
  /** Three numbers per list: start, position of the next byte, and last number. */
  private lists = new Uint32Array(0);
  private readonly unpacked = new Map<number, Unpacked>();
  private cachedNumbers = 0;
  private scratch = new Int32Array(1_024);

  /** Creates a list. @returns its number, from 0 */
  begin(): number {
    const list = this.count;
    this.count += 1;
    if (this.count * 3 > this.lists.length) {
      const grown = new Uint32Array(Math.max(1_024, Math.ceil(this.count * 1.25)) * 3);
      grown.set(this.lists);
      this.lists = grown;
    }
    const head = this.allocate();
    this.lists[list * 3] = this.lists[list * 3 + 1] = head;
    return list;
  }

  /** @param number not below the list's last one, and below 2^31 */
  add(list: number, number: number): void {
    const { lists, pages } = this;
    let at = lists[list * 3 + 1]!;
    let page = pages[at >>> PAGE_BITS]!;
    let remaining = number - lists[list * 3 + 2]!;
    do {
      if ((at & IN_BLOCK) === LINK_AT) {
        const next = this.allocate();
        writeLink(page, at & IN_PAGE, next);
        at = next;
        page = pages[at >>> PAGE_BITS]!;
      }
      page[at & IN_PAGE] = remaining > 127 ? (remaining & 127) | 128 : remaining;
      at += 1;
      remaining >>= 7;
    } while (remaining > 0);
    lists[list * 3 + 1] = at;
    lists[list * 3 + 2] = number;
  }

  /** Returns all numbers of a list. Long lists in recent use stay unpacked. */
  all(list: number): Int32Array {
    const end = this.lists[list * 3 + 1]!;
    const known = this.unpacked.get(list);
    if (known?.end === end) return known.numbers;
    let count = 0;
    this.some(list, (number) => {
      if (count === this.scratch.length) this.scratch = grown(this.scratch);
      this.scratch[count++] = number;
      return false;
    });
    const numbers = this.scratch.slice(0, count);
    if (count >= MIN_CACHED_LENGTH) this.cache(list, { end, numbers });
    return numbers;
  }

  private cache(list: number, entry: Unpacked): void {
    this.cachedNumbers += entry.numbers.length - (this.unpacked.get(list)?.numbers.length ?? 0);
    this.unpacked.set(list, entry);
    for (const [oldest, { numbers }] of this.unpacked) {
      if (this.cachedNumbers <= MAX_CACHED_NUMBERS) return;
      this.unpacked.delete(oldest);
      this.cachedNumbers -= numbers.length;
    }
  }

  /** Returns whether the test holds for any number of the list; stops at the first. */
  some(list: number, test: (number: number) => boolean): boolean {
    const { lists, pages } = this;
    let at = lists[list * 3]!;
    const end = lists[list * 3 + 1]!;
    let page = pages[at >>> PAGE_BITS]!;
    let number = 0;
    while (at !== end) {
      let shift = 0;
      let byte: number;
      do {
        if ((at & IN_BLOCK) === LINK_AT) {
          at = readLink(page, at & IN_PAGE);
          page = pages[at >>> PAGE_BITS]!;
        }
        byte = page[at & IN_PAGE]!;
        number += (byte & 127) << shift;
        at += 1;
        shift += 7;
      } while (byte > 127);
      if (test(number)) return true;
    }
    return false;
  }

  save(to: PartsWriter): void {
    to.numbers(Float64Array.of(this.count, this.used));
    to.numbers(this.lists.subarray(0, this.count * 3));
    for (let first = 0; first < this.pages.length; first += PAGES_OF_PART) {
      const pages = this.pages.slice(first, first + PAGES_OF_PART);
      to.numbers(Buffer.concat(pages));
    }
  }

  /** Requires an instance without lists. */
  restore(from: PartsReader): void {
    const [count = 0, used = 0] = from.numbers(Float64Array);
    this.count = count;
    this.used = used;
    this.lists = from.numbers(Uint32Array);
    while (this.pages.length < used / PAGE_BYTES) {
      const pages = from.numbers(Uint8Array);
      for (let at = 0; at < pages.length; at += PAGE_BYTES)
        this.pages.push(pages.subarray(at, at + PAGE_BYTES));
    }
  }

  private allocate(): number {
    const block = this.used;
    this.used += BLOCK_BYTES;
    if ((block & IN_PAGE) === 0) this.pages.push(new Uint8Array(PAGE_BYTES));
    return block;
  }
}

function grown(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

function writeLink(page: Uint8Array, at: number, address: number): void {
  for (let i = 0; i < 4; i += 1) page[at + i] = address >>> (8 * i);
}

function readLink(page: Uint8Array, at: number): number {
  return (page[at]! | (page[at + 1]! << 8) | (page[at + 2]! << 16) | (page[at + 3]! << 24)) >>> 0;
}
