/** A source of money for reading orders; changing/ports/money.port.ts serves changes. */
import type { MoneyCaseKind } from "#contract/payments/exceptions";
import type { Statement } from "../../db/client";
import type { OrderLeaseRecord } from "./order.port";

/** Reads the latest lease of an order. */
export interface LeaseReader {
  /**
   * SQL expression: a JSON object, or null without a lease.
   * @param orderId a column
   */
  row(orderId: Statement<string>): Statement;
  /** @param json the value of the expression */
  open(json: unknown): OrderLeaseRecord;
}

/** A payment exception of an order (STAFF-33). */
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
   * SQL expression: cents of the order's total covered by this source; the customer pays the rest.
   * @param orderId a column
   */
  takes(orderId: Statement<string>): Statement<number>;
  /** Reads leases; absent for a source without leases. */
  readonly lease?: LeaseReader;
  /**
   * SQL expression: a JSON list of PaymentRecord.
   * @param orderId a column
   */
  payments(orderId: Statement<string>): Statement;
  /**
   * SQL expression: a JSON list of ManualRefundRecord.
   * @param orderId a column
   */
  byHand(orderId: Statement<string>): Statement;
  /** SQL statement: all payment exceptions of this source. */
  readonly troubles: Statement<MoneyTrouble>;
  /** SQL statement: ids of orders with money that needs manual work. */
  readonly ordersByHand: Statement;
}
