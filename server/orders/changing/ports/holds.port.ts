/** Stock holds of unpaid orders (CHECKOUT-10). */
import type { Db, Statement } from "../../../db/client";

export interface OrderHolds {
  /** SQL expression: when the next hold ends. */
  readonly due: Statement<Date | null>;
  /** Holds the stock of an order for this many minutes from now. The caller holds the order lock. */
  holdFor(trx: Db, orderId: string, minutes: number): Promise<void>;
  /** Unpaid orders whose hold, or whose correction's hold, has expired. */
  listLapsed(limit: number): Promise<string[]>;
  /** Ends the hold now because the customer left the payment. */
  letGo(orderId: string): Promise<void>;
  /** Releases the stock of an expired hold unless a payment is pending. Idempotent. */
  endHold(orderId: string): Promise<void>;
}
