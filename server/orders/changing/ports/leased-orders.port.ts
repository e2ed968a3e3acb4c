/** What a lessor's part of an order writes into it. The order is locked. */
import type { Db } from "../../../db/client";

export interface LeasedOrders {
  /** The lease of the order is signed: it is confirmed to the customer and checked for fraud as a paid one is. */
  noteSigned(trx: Db, orderId: string): Promise<void>;
  /** What the lessor of an order kept of its price. */
  noteLenderTake(trx: Db, orderId: string, cents: number): Promise<void>;
}
