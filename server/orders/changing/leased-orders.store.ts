/** Order changes caused by a lessor. Each function is one step of a transaction that holds the order lock. */
import { sql } from "kysely";
import { wake } from "../../jobs/wake";
import type { LeasedOrders } from "./ports/leased-orders.port";
import type { OrderMails } from "./ports/mails.port";

export function createLeasedOrders(mails: Pick<OrderMails, "ofSigned">): LeasedOrders {
  return {
    async noteSigned(trx, orderId, lease) {
      await sql`UPDATE orders SET signed_at = now(), fraud_next_at = now() WHERE id = ${orderId}`.execute(
        trx,
      );
      await wake(trx, "orders.fraud-checks");
      await mails.ofSigned(trx, orderId, lease);
    },
    async noteLenderTake(trx, orderId, cents) {
      await sql`UPDATE orders SET lender_take_cents = ${cents}, updated_at = now() WHERE id = ${orderId}`.execute(
        trx,
      );
    },
  };
}
