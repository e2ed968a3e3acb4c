/** States of one payment at its vendor, and which payment of an order paid for it. */
import { isLeaseState } from "../leases/statuses";

/**
 * PENDING the customer or the blockchain has still to act · AUTHORIZED money reserved, not yet taken · PAID captured or
 * handed in for settlement · UNDERPAID less arrived than was asked · FAILED declined, the customer may pay again ·
 * CANCELLED voided or released before capture · EXPIRED not paid in time · PARTLY_REFUNDED · REFUNDED · DISPUTED the
 * customer's bank claims it back.
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

/** The payment has ended, and the vendor holds no money of it. */
export const WITHOUT_MONEY: readonly string[] = ["FAILED", "CANCELLED", "EXPIRED"] satisfies PaymentState[];

/**
 * The payment by which a customer paid for an order: a declined card is not it, whatever was tried when.
 * @param payments of the order, leases included, in any order of time (`paymentDetails`: the latest first)
 * @returns the latest one that may have brought money; undefined when there is none
 */
export function customerPayment<Payment extends { readonly state: string }>(
  payments: readonly Payment[],
): Payment | undefined {
  return payments.find(({ state }) => !isLeaseState(state) && !WITHOUT_MONEY.includes(state));
}
