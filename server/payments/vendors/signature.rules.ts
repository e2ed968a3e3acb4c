/** Compares signatures. */
import { timingSafeEqual } from "node:crypto";

/** The comparison takes as long for a wrong signature as for the right one, so its time tells nothing of it. */
export function isSameSignature(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
