import { timingSafeEqual } from "node:crypto";

/** Compares signatures in constant time, so that the timing reveals nothing about the right one. */
export function isSameSignature(signature: string, expected: string): boolean {
  const [one, other] = [Buffer.from(signature), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
