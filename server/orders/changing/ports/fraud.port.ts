/** Orders that wait for the fraud check, and what it finds. */
import type { Statement } from "../../../db/client";

/** The result of the fraud check of a paid order. */
export interface FraudFinding {
  /** 0 (no risk) to 99. */
  readonly score: number;
  /** Kilometres between the IP address and the billing address, or the shipping address without one. */
  readonly ipDistanceFromAddressKm: number | null;
  /** The day the e-mail address was first seen anywhere, YYYY-MM-DD. */
  readonly emailFirstSeen: string | null;
  /** Every rule the order broke, in words for staff; with any of them the order waits for a person. */
  readonly reasons: readonly string[];
}

export interface FraudQueue {
  /** An expression: when an order is to be checked next. */
  readonly due: Statement<Date | null>;
  /** Claims paid orders that were not checked for fraud, or cost more since; no other process gets them for half a minute. */
  claimUnchecked(limit: number): Promise<{ readonly id: string; readonly tries: number }[]>;
  postponeCheck(orderId: string, seconds: number): Promise<void>;
  /**
   * Moves a checked order, or lets it wait for a person.
   * @param finding a sentence when there is no finding; null: not checked
   * @param checkedCents what the order cost as it was checked: dearer by now, it is checked again; null: not checked
   */
  settleCheck(
    orderId: string,
    finding: FraudFinding | string | null,
    checkedCents: number | null,
  ): Promise<void>;
}
