/** The one shape of a fraud check: what is asked about an order and what is told to staff (FRAUD-2). */

import type { Address } from "../../orders/reading/order.port";

export interface FraudItem {
  readonly sku: string;
  readonly category: string | null;
  readonly quantity: number;
  readonly unitPriceCents: number;
}

/** One submitted order. Full card numbers are never part of it. */
export interface FraudQuestion {
  readonly orderId: string;
  readonly email: string;
  /** Where the order was placed from, null when it is not known. */
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  readonly acceptLanguage: string | null;
  readonly billing: Address;
  readonly shipping: Address | null;
  readonly totalCents: number;
  readonly items: readonly FraudItem[];
  /** First six or eight digits of the card, where one was used. */
  readonly cardBin?: string | null;
  readonly cardLastFour?: string | null;
}

export interface FraudVerdict {
  /** 0 (no risk) to 99. */
  readonly score: number;
  /** Kilometres between the IP address and the billing address, the shipping address where billing has none. */
  readonly ipDistanceFromAddressKm: number | null;
  /** The day the e-mail address was first seen anywhere, YYYY-MM-DD. */
  readonly emailFirstSeen: string | null;
  /** For staff: every rule the order broke, in words; empty when isRisky is false. */
  readonly reasons: readonly string[];
  /** True: the order waits for a person. Nothing is ever declined by this check alone. */
  readonly isRisky: boolean;
  readonly isChecked: true;
}

export interface FraudCheck {
  /** @throws FraudCheckUnavailable when there is no verdict; the caller then lets a person look at the order */
  check(order: FraudQuestion): Promise<FraudVerdict>;
}

/** No verdict: the service is down, slow, out of funds, refuses our key or answers nonsense. */
export class FraudCheckUnavailable extends Error {
  override readonly name = "FraudCheckUnavailable";

  /** @param code the service's own error code, null when it gave none */
  constructor(
    message: string,
    readonly code: string | null = null,
  ) {
    super(message);
  }
}
