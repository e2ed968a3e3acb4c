/**
 * Event ids: UUIDs of version 7, which carry their creation time (ANALYTICS-3). Runs in browsers, so the file
 * imports nothing.
 */

const UUID7 = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Creation time of an id in milliseconds.
 * @returns null unless the id is a lowercase UUID of version 7
 */
export function timeOfId(id: string | undefined): number | null {
  const [, high, low] = UUID7.exec(id ?? "") ?? [];
  return high === undefined || low === undefined ? null : parseInt(high + low, 16);
}

/**
 * Builds a UUID of version 7.
 * @param at milliseconds
 * @param random ten bytes
 */
export function idAt(at: number, random: Uint8Array): string {
  const hex = [...random].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const time = at.toString(16).padStart(12, "0");
  const variant = "89ab"[random[2]! % 4]!;
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-${variant}${hex.slice(5, 8)}-${hex.slice(8, 20)}`;
}

/**
 * Ten bytes derived from a name. A reloaded order confirmation gets the same event id and counts once. Not
 * secret: the bytes are computable from the name.
 */
export function bytesOf(name: string): Uint8Array {
  return Uint8Array.from({ length: 10 }, (_, at) => {
    // FNV-1a with a different seed for each byte.
    let sum = 0x811c9dc5 ^ at;
    for (const letter of `${at}${name}`) sum = Math.imul(sum ^ letter.codePointAt(0)!, 0x01000193);
    return (sum ^ (sum >>> 16)) & 0xff;
  });
}
