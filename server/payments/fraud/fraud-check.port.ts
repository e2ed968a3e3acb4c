/** The interface of a fraud check (FRAUD-1, FRAUD-2). */
import type { FraudFinding } from "../../orders/changing/ports/fraud.port";
import type { OrderRecord } from "../../orders/reading/order.port";

/** One paid order. Never includes card numbers. */
export interface FraudQuestion extends Pick<OrderRecord, "id" | "customer" | "totalCents"> {
  readonly lines: readonly {
    readonly product: { readonly sku: string };
    readonly quantity: number;
    readonly priceCents: number;
  }[];
}

export interface FraudCheck {
  /** @throws FraudCheckUnavailable without a verdict; the caller then sends the order to review */
  check(order: FraudQuestion): Promise<FraudFinding>;
}

/** No verdict: the service is down, slow, out of credit, rejects the key, or returns an unreadable answer. */
export class FraudCheckUnavailable extends Error {
  override readonly name = "FraudCheckUnavailable";

  /** @param code the service's own error code; null without one */
  constructor(
    message: string,
    readonly code: string | null = null,
  ) {
    super(message);
  }
}
