/** Byte classes of JSON files. */
export const NEWLINE = 0x0a;
export const QUOTE = 0x22;
export const BACKSLASH = 0x5c;
export const COLON = 0x3a;
export const OPEN_BRACE = 0x7b;
export const CLOSE_BRACE = 0x7d;
export const OPEN_BRACKET = 0x5b;
export const CLOSE_BRACKET = 0x5d;
export const COMMA = 0x2c;
export const isSpace = (byte: number) => byte === 0x20 || byte === NEWLINE || byte === 0x0d || byte === 0x09;

const OUTSIDE_TEXT = new Uint8Array(256);
// Digits, signs, and the letters of true, false, null, NaN and Infinity: characters allowed outside strings.
for (const letter of '0123456789+-.eE{}[]:," \t\r\ntrufalsnNIniity') OUTSIDE_TEXT[letter.charCodeAt(0)] = 1;

export function isOutsideText(byte: number): boolean {
  return OUTSIDE_TEXT[byte] === 1;
}

/**
 * Finds the next possible start of a record: a brace at the start of a line, or before the first key of other
 * records. @returns -1 if there is none
 */
export function findRecordStart(buffer: Buffer, from: number, firstKey: Buffer): number {
  for (let at = buffer.indexOf(0x7b, from); at >= 0; at = buffer.indexOf(0x7b, at + 1)) {
    let next = at + 1;
    while (next < buffer.length && (buffer[next] as number) <= 0x20) next += 1;
    if (buffer[next] !== 0x22) continue;
    if (at > 0 && buffer[at - 1] === 0x0a) return at;
    if (buffer.subarray(next, next + firstKey.length).equals(firstKey)) return at;
  }
  return -1;
}

/**
 * Fast path, because most bytes are plain text inside quotes. @returns the position of the next quote,
 * escape, brace or newline
 */
export function endOfPlainText(buffer: Buffer, from: number): number {
  const { length } = buffer;
  let at = from;
  while (at < length) {
    const byte = buffer[at] as number;
    if (byte === 0x22 || byte === 0x5c || byte === 0x7b || byte === 0x0a) break;
    at += 1;
  }
  return at;
}
