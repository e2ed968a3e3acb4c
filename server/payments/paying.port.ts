/** Payments, as the checkout uses them. */
import type { PaymentMethod } from "#contract/payments/methods";
import type { PaymentPreparation } from "#contract/graphql/generated";
import type { Due, OrderRecord, PlacedPurchase, Purchase } from "../orders/reading/order.port";
import type { PaymentProblem, PaymentTokens } from "./vendors/gateway.port";

/** The outcome of an attempt to pay. */
export interface PaymentAttempt {
  /** NOT_MADE: the customer left, or the time is over. */
  readonly kind: "PAID" | "WAITING" | "REDIRECT" | "REFUSED" | "NOT_MADE" | "UNCERTAIN";
  readonly transactionId: string | null;
  readonly paymentGatewayUrl: string | null;
  readonly problems: readonly PaymentProblem[];
  /** The order after the attempt, if recording the attempt read it. */
  readonly order: OrderRecord | null;
}

/** A customer's return from a vendor's page, finished or cancelled. */
export interface PaymentReturns {
  /** Asks the gateway about an order's latest attempt, if that is open. */
  refresh(orderId: string): Promise<void>;
  /** The customer has left the payment of an order: its page is closed and its goods are for sale again. */
  leave(orderId: string): Promise<void>;
}

export interface OrderPaying {
  /** Asks the gateway to pay what is due. Its answer, or the lack of one, is recorded before this returns. */
  pay(order: PlacedPurchase, paymentId: string, tokens: PaymentTokens): Promise<PaymentAttempt>;
  /**
   * Continues the latest attempt of an order. If its request never got an answer it is sent again with what the
   * browser hands over, and the gateway charges once. @returns null when there is no attempt
   */
  resume(order: PlacedPurchase, method: PaymentMethod, tokens: PaymentTokens): Promise<PaymentAttempt | null>;
  /**
   * Closes the vendors' pages that were left before an order is paid by another method. Money that arrived there
   * meanwhile counts.
   * @returns false while a vendor that could close its page does not answer
   */
  closeOthers(orderId: string, next: PaymentMethod): Promise<boolean>;
  /** Recorded state of the latest attempt to pay the amount due. @returns null when there is none */
  latestAttempt(due: Due): Promise<PaymentAttempt | null>;
  /**
   * Data with which the browser begins a payment.
   * @param purchase null where the method needs no order for it
   * @throws DomainError for a method that is off, an order the gateway does not take, a gateway that is down
   */
  prepare(method: PaymentMethod, purchase: Purchase | null): Promise<Omit<PaymentPreparation, "method">>;
}
