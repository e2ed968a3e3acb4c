/** Payments, as the checkout uses them. */
import type { PaymentMethod } from "#contract/payments/methods";
import type { PaymentPreparation } from "#contract/graphql/generated";
import type { Due, OrderRecord, PlacedPurchase, Purchase } from "../orders/reading/order.port";
import type { PaymentProblem, PaymentTokens } from "./vendors/gateway.port";

/** The outcome of a payment attempt. */
export interface PaymentAttempt {
  /** NOT_MADE: the customer left, or the time expired. */
  readonly kind: "PAID" | "WAITING" | "REDIRECT" | "REFUSED" | "NOT_MADE" | "UNCERTAIN";
  readonly transactionId: string | null;
  readonly paymentGatewayUrl: string | null;
  readonly problems: readonly PaymentProblem[];
  /** The order after the attempt, if recording the attempt read it. */
  readonly order: OrderRecord | null;
}

/** The customer's return from a vendor's page, finished or cancelled. */
export interface PaymentReturns {
  /** Queries the gateway about an order's latest attempt, if open. */
  refresh(orderId: string): Promise<void>;
  /** Handles a customer who left the payment: closes its page and releases the stock. */
  abandon(orderId: string): Promise<void>;
}

export interface OrderPaying {
  /**
   * Requests payment of the amount due from the gateway. Records the answer, or a lost one, before it
   * returns.
   */
  pay(order: PlacedPurchase, paymentId: string, tokens: PaymentTokens): Promise<PaymentAttempt>;
  /**
   * Continues the latest attempt of an order. A request without an answer is sent again with the browser's
   * input; the gateway charges once.
   * @returns null without an attempt
   */
  resume(order: PlacedPurchase, method: PaymentMethod, tokens: PaymentTokens): Promise<PaymentAttempt | null>;
  /**
   * Closes abandoned vendor pages before an order is paid by another method. Money that arrived there in the
   * meantime counts.
   * @returns false while a vendor that could close its page does not respond
   */
  closeOthers(orderId: string, next: PaymentMethod): Promise<boolean>;
  /**
   * Recorded state of the latest attempt to pay the amount due.
   * @returns null without an attempt
   */
  latestAttempt(due: Due): Promise<PaymentAttempt | null>;
  /**
   * Data the browser needs to start a payment.
   * @param purchase null where the method needs no order
   * @throws DomainError for a disabled method, an order the gateway refuses, or a gateway that is down
   */
  prepare(method: PaymentMethod, purchase: Purchase | null): Promise<Omit<PaymentPreparation, "method">>;
}
