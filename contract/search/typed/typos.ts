/**
 * Typo tolerance: finds words within one edit (5 to 7 letters) or two edits (8 and more) of a typed word. A
 * letter signature per word rules out nearly all candidates before any distance is computed.
 */

/** Tolerated edits for a typed word of this length. */
export function toleratedErrors(length: number): number {
  return length < 5 ? 0 : length < 8 ? 1 : 2;
}

/** Bit set of the letters that occur. */
export function letterSignature(word: string): number {
  let signature = 0;
  for (let i = 0; i < word.length; i += 1) signature |= 1 << ((word.charCodeAt(i) - 97) & 31);
  return signature;
}

/**
 * True if words with these signatures may be within that many edits: each edit changes at most one letter per
 * side.
 */
export function mayBeClose(a: number, b: number, errors: number): boolean {
  return bitCount(a & ~b) <= errors && bitCount(b & ~a) <= errors;
}

export function bitCount(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Insertions, deletions, substitutions and transpositions between two words (optimal string alignment). */
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
