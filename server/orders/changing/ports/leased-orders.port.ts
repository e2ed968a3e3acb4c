/** What leases write into orders. The order is locked. */
import type { Db } from "../../../db/client";

export interface LeasedOrders {
  /** The lease of the order is signed: the customer is mailed, and the order is checked for fraud like a paid one. */
  noteSigned(trx: Db, orderId: string): Promise<void>;
  /** Records the lessor's take of the order's price. */
  noteLenderTake(trx: Db, orderId: string, cents: number): Promise<void>;
}
