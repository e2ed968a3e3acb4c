/** Changes that leases make to orders; the caller has locked the order. */
import type { Db } from "../../../db/client";
import type { SignedLease } from "./mails.port";

export interface LeasedOrders {
  /**
   * The lease of the order is signed: the customer is mailed, and the order is checked for fraud like a paid one.
   * @param lease null while its lessor does not answer
   */
  noteSigned(trx: Db, orderId: string, lease: SignedLease | null): Promise<void>;
  /** Records the lessor's take of the order's price. */
  noteLenderTake(trx: Db, orderId: string, cents: number): Promise<void>;
}
