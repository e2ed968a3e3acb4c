/** Order changes made by leases. The caller holds the order lock. */
import type { Db } from "../../../db/client";
import type { SignedLease } from "./mails.port";

export interface LeasedOrders {
  /**
   * Records the signed lease: mails the customer and queues the order for the fraud check, like a paid order.
   * @param lease null while the lessor is unreachable
   */
  noteSigned(trx: Db, orderId: string, lease: SignedLease | null): Promise<void>;
  /** Records the lessor's fee on the order's price, in cents. */
  noteLenderTake(trx: Db, orderId: string, cents: number): Promise<void>;
}
