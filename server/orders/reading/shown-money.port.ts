/** What reading orders asks of a source of money; what changing them asks is changing/ports/money.port.ts. */
import type { MoneyCaseKind } from "#contract/stuck-money";
import type { Statement } from "../../db/client";
import type { OrderLeaseRecord } from "./order.port";

/** How the latest lease of an order is read. */
export interface LeaseShown {
  /** An expression: a JSON object, or null where there is none. @param orderId a column */
  row(orderId: Statement<string>): Statement;
  /** @param json what the expression brought */
  open(json: unknown): OrderLeaseRecord;
}

/** Something that is wrong with money of an order (STAFF-33). */
export interface MoneyTrouble {
  readonly kind: MoneyCaseKind;
  /** Of the payment, the refund, the lease or the notice. */
  readonly ref: string;
  readonly order_id: string;
  readonly cents: number;
  readonly since: Date;
}

export interface ShownMoney {
  /** An expression: what of the order's total it has taken on, so that no other source need be paid. @param orderId a column */
  takes(orderId: Statement<string>): Statement<number>;
  /** The lease it pays an order by; left out where it leases nothing. */
  readonly lease?: LeaseShown;
  /** An expression: a JSON list of PaymentRecord. @param orderId a column */
  shown(orderId: Statement<string>): Statement;
  /** An expression: a JSON list of ManualRefundRecord. @param orderId a column */
  byHand(orderId: Statement<string>): Statement;
  /** Everything that is wrong with money it has of orders. */
  readonly troubles: Statement<MoneyTrouble>;
  /** A statement: ids of orders with money a person has to look after. */
  readonly ordersByHand: Statement;
}
