/** The interface of a fraud check (FRAUD-1, FRAUD-2). */
import type { FraudFinding } from "../../orders/changing/ports/fraud.port";
import type { OrderRecord } from "../../orders/reading/order.port";

/** One paid order. Card numbers are never part of it. */
export interface FraudQuestion extends Pick<OrderRecord, "id" | "customer" | "totalCents"> {
  readonly lines: readonly {
    readonly product: { readonly sku: string };
    readonly quantity: number;
    readonly priceCents: number;
  }[];
}

export interface FraudCheck {
  /** @throws FraudCheckUnavailable when there is no verdict; the caller then lets a person look at the order */
  check(order: FraudQuestion): Promise<FraudFinding>;
}

/** No verdict: the service is down, slow, out of funds, refuses our key or answers something unreadable. */
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
