/** Storage for replacing a lost order link (ORDER-45). */
import { sql } from "kysely";
import type { Db } from "../db/client";
import type { RateLimits } from "../http/rate-limits";
import type { OrderMails } from "./changing/ports/mails.port";

export interface OrderLinkStore {
  /**
   * @param uniqueId the public order number
   * @returns the id; null when the order does not exist
   */
  findNumbered(uniqueId: string): Promise<string | null>;
  /** Throttled: at most one mail a minute. */
  mail(orderId: string): Promise<void>;
}

export function createOrderLinkStore(
  db: Db,
  mails: Pick<OrderMails, "ofLink">,
  limits: RateLimits,
): OrderLinkStore {
  return {
    async findNumbered(uniqueId) {
      const { rows } = await sql<{
        id: string;
      }>`SELECT id FROM orders WHERE unique_id = ${uniqueId}`.execute(db);
      return rows[0]?.id ?? null;
    },
    mail: (orderId) =>
      db.transaction().execute(async (trx) => {
        if (await limits.allows("orderLinkMail", { order: orderId }, trx)) await mails.ofLink(trx, orderId);
      }),
  };
}
