import { timingSafeEqual } from "node:crypto";

/** Compares signatures in constant time, so that the timing reveals nothing about the right one. */
export function isSameSignature(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
