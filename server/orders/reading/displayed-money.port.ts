/** A source of money, as reading orders uses it; changing orders uses changing/ports/money.port.ts. */
import type { MoneyCaseKind } from "#contract/payments/exceptions";
import type { Statement } from "../../db/client";
import type { OrderLeaseRecord } from "./order.port";

/** How to read the latest lease of an order. */
export interface LeaseShown {
  /** An expression: a JSON object, or null without a lease. @param orderId a column */
  row(orderId: Statement<string>): Statement;
  /** @param json the value of the expression */
  open(json: unknown): OrderLeaseRecord;
}

/** Something wrong with the money of an order (STAFF-33). */
export interface MoneyTrouble {
  readonly kind: MoneyCaseKind;
  /** Id of the payment, refund, lease or notice. */
  readonly ref: string;
  readonly order_id: string;
  readonly cents: number;
  readonly since: Date;
}

export interface DisplayedMoney {
  /**
   * An expression: cents of the order's total that this source has taken on, so that no other source needs to be
   * paid.
   * @param orderId a column
   */
  takes(orderId: Statement<string>): Statement<number>;
  /** How to read leases; left out by a source that does not lease. */
  readonly lease?: LeaseShown;
  /** An expression: a JSON list of PaymentRecord. @param orderId a column */
  shown(orderId: Statement<string>): Statement;
  /** An expression: a JSON list of ManualRefundRecord. @param orderId a column */
  byHand(orderId: Statement<string>): Statement;
  /** A statement: everything that is wrong with this source's money of orders. */
  readonly troubles: Statement<MoneyTrouble>;
  /** A statement: ids of orders with money that needs a person. */
  readonly ordersByHand: Statement;
}
