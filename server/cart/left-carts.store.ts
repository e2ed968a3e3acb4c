/** Carts that were left behind (CART-11). */
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import type { Db } from "../db/client";
import { openIdentity } from "../db/identity";
import { enqueueMail, type OutgoingMail } from "../gateways/mail/outbox.store";
import type { Sealer } from "../db/sealed";

export interface LeftCart {
  readonly userId: string;
  /** E-mail address. */
  readonly to: string;
  /** May be empty. */
  readonly firstName: string;
}

export interface LeftCarts {
  /**
   * Decides about one cart, once for each state it was left in.
   *
   * @param write null: nobody is written to @returns false when no cart is to be decided about
   */
  remindNext(write: (unit: Db, cart: LeftCart) => Promise<OutgoingMail | null>): Promise<boolean>;
}

const { afterHours, withinHours, restDays } = LIMITS.leftCarts;

export function createLeftCarts(db: Db, sealer: Sealer): LeftCarts {
  return {
    remindNext: (write) =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ id: string; userId: string; sealed: Buffer; isRested: boolean }>`
          SELECT carts.id, user_id AS "userId", sealed_identity AS sealed,
            COALESCE(reminded_at < now() - make_interval(days => ${restDays}), true)
              AND EXISTS (SELECT 1 FROM cart_items WHERE cart_id = carts.id)
              AND NOT EXISTS (SELECT 1 FROM orders WHERE orders.user_id = carts.user_id
                AND submitted_at > carts.updated_at - interval '1 day') AS "isRested"
          FROM carts JOIN users ON users.id = user_id
          WHERE users.status = 'ACTIVE' AND (looked_at IS NULL OR looked_at < carts.updated_at) AND carts.updated_at
            BETWEEN now() - make_interval(hours => ${withinHours}) AND now() - make_interval(hours => ${afterHours})
          ORDER BY carts.updated_at LIMIT 1 FOR UPDATE OF carts SKIP LOCKED`.execute(trx);
        const [left] = rows;
        if (!left) return false;
        const { username: to, firstName } = openIdentity(sealer, left.sealed);
        const mail =
          left.isRested && to !== "" ? await write(trx, { userId: left.userId, to, firstName }) : null;
        if (mail) await enqueueMail(trx, sealer, mail);
        await sql`UPDATE carts SET looked_at = now(), reminded_at = ${mail ? sql`now()` : sql`reminded_at`}
          WHERE id = ${left.id}`.execute(trx);
        return true;
      }),
  };
}
