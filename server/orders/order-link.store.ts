/** Reads and writes for replacing a lost link to an order (ORDER-45). */
import { sql } from "kysely";
import type { Db } from "../db/client";
import type { RateLimits } from "../http/rate-limits";
import type { OrderMails } from "./changing/ports/mails.port";

export interface OrderLinkStore {
  /** @param uniqueId the number customers read @returns the id, null when there is no such order */
  findNumbered(uniqueId: string): Promise<string | null>;
  /** Asked for twice in a minute, it is mailed once. */
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
