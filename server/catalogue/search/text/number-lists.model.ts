/**
 * Very many lists of rising numbers, most of them short, in few bytes: a number is kept as what it adds to the one before,
 * seven bits a byte, the eighth saying that more follow. A list is a chain of small blocks, cut from pages as it grows.
 */
const PAGE_BITS = 16;
const PAGE_BYTES = 1 << PAGE_BITS;
const BLOCK_BYTES = 16;
/** Where in a block the address of the next one stands. */
const LINK_AT = BLOCK_BYTES - 4;

export class NumberLists {
  private readonly pages: DataView[] = [];
  private used = 0;
  private count = 0;
  /** Of each list three numbers: where it begins, where its next byte goes, and what it ends with. */
  private lists = new Uint32Array(0);

  /** Begins a list. @returns its number, counted from 0 */
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

  /** @param number at least the last one of the list, below 2^31 */
  add(list: number, number: number): void {
    const { lists } = this;
    let at = lists[list * 3 + 1]!;
    let rest = number - lists[list * 3 + 2]!;
    do {
      if (at % BLOCK_BYTES === LINK_AT) {
        const next = this.allocate();
        this.pageOf(at).setUint32(at % PAGE_BYTES, next);
        at = next;
      }
      this.pageOf(at).setUint8(at % PAGE_BYTES, rest > 127 ? (rest & 127) | 128 : rest);
      at += 1;
      rest >>= 7;
    } while (rest > 0);
    lists[list * 3 + 1] = at;
    lists[list * 3 + 2] = number;
  }

  /** True when the test is of any number of the list; later ones are not asked. */
  some(list: number, test: (number: number) => boolean): boolean {
    let at = this.lists[list * 3]!;
    const end = this.lists[list * 3 + 1]!;
    let page = this.pageOf(at);
    let number = 0;
    while (at !== end) {
      let shift = 0;
      let byte: number;
      do {
        if (at % BLOCK_BYTES === LINK_AT) {
          at = page.getUint32(at % PAGE_BYTES);
          page = this.pageOf(at);
        }
        byte = page.getUint8(at % PAGE_BYTES);
        number += (byte & 127) << shift;
        at += 1;
        shift += 7;
      } while (byte > 127);
      if (test(number)) return true;
    }
    return false;
  }

  private pageOf(address: number): DataView {
    return this.pages[address >> PAGE_BITS]!;
  }

  private allocate(): number {
    const block = this.used;
    this.used += BLOCK_BYTES;
    if (block % PAGE_BYTES === 0) this.pages.push(new DataView(new ArrayBuffer(PAGE_BYTES)));
    return block;
  }
}
