/** Compares signatures. */
import { timingSafeEqual } from "node:crypto";

/** Takes the same time for every wrong signature, so that the time tells nothing about the right one. */
export function isSameSignature(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
