/** Orders due for a fraud check, and the findings. */
import type { Statement } from "../../../db/client";

/** The result of the fraud check of a paid order. */
export interface FraudFinding {
  /** 0 (no risk) to 99. */
  readonly score: number;
  /** Kilometers between the IP address and the billing address; without one, the shipping address. */
  readonly ipDistanceFromAddressKm: number | null;
  /** The day the email address was first seen anywhere, YYYY-MM-DD. */
  readonly emailFirstSeen: string | null;
  /** Every rule the order broke, worded for staff; any reason sends the order to review. */
  readonly reasons: readonly string[];
}

export interface FraudQueue {
  /** SQL expression: when the next order is due for a check. */
  readonly due: Statement<Date | null>;
  /**
   * Claims paid orders that are unchecked, or whose total grew since the check. A claim lasts half a minute.
   */
  claimUnchecked(limit: number): Promise<{ readonly id: string; readonly tries: number }[]>;
  postponeCheck(orderId: string, seconds: number): Promise<void>;
  /**
   * Moves a checked order, or sends it to review.
   * @param finding a sentence when there is no finding; null when not checked
   * @param checkedCents the checked total; a higher current total triggers another check; null when not
   * checked
   */
  settleCheck(
    orderId: string,
    finding: FraudFinding | string | null,
    checkedCents: number | null,
  ): Promise<void>;
}
