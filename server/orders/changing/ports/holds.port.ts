/** How long the goods of an order that waits for its payment are held (CHECKOUT-10). */
import type { Db, Statement } from "../../../db/client";

export interface OrderHolds {
  /** An expression: when the next hold ends. */
  readonly due: Statement<Date | null>;
  /** Holds the goods of an order for so long from now. The order is locked. */
  holdFor(trx: Db, orderId: string, minutes: number): Promise<void>;
  /** Orders whose hold, or that of their correction, lapsed without payment. */
  listLapsed(limit: number): Promise<string[]>;
  /** The customer has left the payment: the hold ends now. */
  letGo(orderId: string): Promise<void>;
  /** Releases the goods of an order whose hold has lapsed, unless money for it is on its way. May be repeated. */
  endHold(orderId: string): Promise<void>;
}
