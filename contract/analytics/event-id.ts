/** Ids of events: a UUID of version 7 says when it was made (ANALYTICS-3). Browsers carry this file, so it imports nothing. */

const UUID7 = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** When an id was made, in milliseconds. @returns null for what is no UUID of version 7 in small letters */
export function timeOfId(id: string | undefined): number | null {
  const [, high, low] = UUID7.exec(id ?? "") ?? [];
  return high === undefined || low === undefined ? null : parseInt(high + low, 16);
}

/** A UUID of version 7. @param at milliseconds @param random ten bytes */
export function idAt(at: number, random: Uint8Array): string {
  const hex = [...random].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const time = at.toString(16).padStart(12, "0");
  const variant = "89ab"[random[2]! % 4]!;
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-${variant}${hex.slice(5, 8)}-${hex.slice(8, 20)}`;
}

/**
 * Ten bytes that a name always gives: what is seen again (an order's confirmation that is reloaded) gets the id it had, and
 * counts once. No secret: whoever knows the name can tell them.
 */
export function bytesOf(name: string): Uint8Array {
  return Uint8Array.from({ length: 10 }, (_, at) => {
    // FNV-1a, begun differently for each byte.
    let sum = 0x811c9dc5 ^ at;
    for (const letter of `${at}${name}`) sum = Math.imul(sum ^ letter.codePointAt(0)!, 0x01000193);
    return (sum ^ (sum >>> 16)) & 0xff;
  });
}
