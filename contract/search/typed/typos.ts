/**
 * Forgives typing errors: finds the words that occur within one error (5 to 7 letters) or two (8 and more) of a
 * typed one. A letter signature per word rules nearly all of them out before any distance is computed.
 */

/** Errors forgiven in a typed word of this length. */
export function toleratedErrors(length: number): number {
  return length < 5 ? 0 : length < 8 ? 1 : 2;
}

/** A set bit for every letter that occurs. */
export function letterSignature(word: string): number {
  let signature = 0;
  for (let i = 0; i < word.length; i += 1) signature |= 1 << ((word.charCodeAt(i) - 97) & 31);
  return signature;
}

/** True when two words with these signatures may be within that many errors: each error changes one letter a side. */
export function mayBeClose(a: number, b: number, errors: number): boolean {
  return bitCount(a & ~b) <= errors && bitCount(b & ~a) <= errors;
}

export function bitCount(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * Insertions, deletions, substitutions and swaps of neighbours that turn one word into the other (optimal string
 * alignment).
 */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let best = Math.min(row[j - 1]! + 1, previous[j]! + 1, previous[j - 1]! + (isSame ? 0 : 1));
      const isSwap =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isSwap) best = Math.min(best, beforePrevious[j - 2]! + 1);
      row.push(best);
    }
    beforePrevious = previous;
    previous = row;
  }
  return previous[b.length]!;
}
