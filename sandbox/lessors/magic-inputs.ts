/**
 * Outcomes selected by the last four digits of a Social Security number, so that tests need no hosted page.
 */
const OUTCOMES = {
  "0000": "declined",
  "0001": "review",
  "0002": "partial",
  "0003": "error-once",
  "0004": "silent",
} as const;
export type MagicOutcome = (typeof OUTCOMES)[keyof typeof OUTCOMES];

export const MAGIC_INPUTS: readonly (readonly [last4: string, what: string])[] = [
  ["0000", "declined immediately"],
  ["0001", "in review, then approved"],
  ["0002", "approved for half"],
  ["0003", "answers 500 once, then approved"],
  ["0004", "approved without a webhook"],
];

/** Null if the applicant continues on the hosted page. */
export function magicOutcome(last4Ssn: string): MagicOutcome | null {
  return Object.hasOwn(OUTCOMES, last4Ssn) ? OUTCOMES[last4Ssn as keyof typeof OUTCOMES] : null;
}
