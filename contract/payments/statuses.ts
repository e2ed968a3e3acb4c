/** States of a payment at its vendor, and the payment that paid for an order. */
import { isLeaseState } from "../leases/statuses";

/**
 * PENDING waiting for the customer or the blockchain · AUTHORIZED money reserved, not captured · PAID
 * captured or submitted for settlement · UNDERPAID received less than due · FAILED declined, the customer may
 * retry · CANCELLED voided or released before capture · EXPIRED not paid in time · PARTLY_REFUNDED · REFUNDED
 * · DISPUTED chargeback by the customer's bank.
 */
export type PaymentState =
  | "PENDING"
  | "AUTHORIZED"
  | "PAID"
  | "UNDERPAID"
  | "FAILED"
  | "CANCELLED"
  | "EXPIRED"
  | "PARTLY_REFUNDED"
  | "REFUNDED"
  | "DISPUTED";

/** Ended payments for which the vendor holds no money. */
export const WITHOUT_MONEY: readonly string[] = ["FAILED", "CANCELLED", "EXPIRED"] satisfies PaymentState[];

/**
 * The payment that paid for an order. Declined payments never count, regardless of time.
 * @param payments of the order, leases included, in any order (`paymentDetails`: newest first)
 * @returns the latest payment that may have brought money; undefined if there is none
 */
export function customerPayment<Payment extends { readonly state: string }>(
  payments: readonly Payment[],
): Payment | undefined {
  return payments.find(({ state }) => !isLeaseState(state) && !WITHOUT_MONEY.includes(state));
}
