/** How long goods of an order that waits for its payment are kept (CHECKOUT-10). */
import type { Db } from "../../../db/client";

export interface OrderHolds {
  /** Keeps the goods of an order for so long from now. The order is locked. */
  keepFor(trx: Db, orderId: string, minutes: number): Promise<void>;
  /** Orders that were not paid in the time their goods are kept, or a correction of which was not. */
  listLapsed(limit: number): Promise<string[]>;
  /** The customer has left the payment: that time is over now. */
  letGo(orderId: string): Promise<void>;
  /** Gives back the goods of an order whose time is over, unless money of it is on its way. May be sent again. */
  endHold(orderId: string): Promise<void>;
}
