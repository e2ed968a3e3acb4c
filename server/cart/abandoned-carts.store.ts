/** Abandoned carts (CART-11). */
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import type { Db } from "../db/client";
import { openIdentity } from "../db/identity";
import { mailNext } from "../gateways/mail/mail-next.store";
import type { OutgoingMail } from "../gateways/mail/outbox.store";
import type { Sealer } from "../db/sealed";

export interface AbandonedCart {
  readonly userId: string;
  /** Email address. */
  readonly to: string;
  /** May be empty. */
  readonly firstName: string;
}

export interface AbandonedCarts {
  /**
   * Mails the owner of one abandoned cart, at most once per state of the cart.
   * @param write returns null to skip the mail
   * @returns false when no cart is due
   */
  mailNext(write: (unit: Db, cart: AbandonedCart) => Promise<OutgoingMail | null>): Promise<boolean>;
}

interface DueRow {
  readonly id: string;
  readonly userId: string;
  readonly sealed: Buffer;
  /** Whether the owner may be mailed again. */
  readonly isRested: boolean;
}

const { afterHours, withinHours, restDays } = LIMITS.abandonedCarts;

export function createAbandonedCarts(db: Db, sealer: Sealer): AbandonedCarts {
  return {
    mailNext: (write) =>
      mailNext<DueRow>(db, sealer, {
        due: sql`
          SELECT carts.id, user_id AS "userId", sealed_identity AS sealed,
            COALESCE(reminded_at < now() - make_interval(days => ${restDays}), true)
              AND EXISTS (SELECT 1 FROM cart_items WHERE cart_id = carts.id)
              AND NOT EXISTS (SELECT 1 FROM orders WHERE orders.user_id = carts.user_id
                AND submitted_at > carts.updated_at - interval '1 day') AS "isRested"
          FROM carts JOIN users ON users.id = user_id
          WHERE users.status = 'ACTIVE' AND (looked_at IS NULL OR looked_at < carts.updated_at) AND carts.updated_at
            BETWEEN now() - make_interval(hours => ${withinHours}) AND now() - make_interval(hours => ${afterHours})
          ORDER BY carts.updated_at`,
        table: "carts",
        compose(trx, { userId, sealed, isRested }) {
          const { username: to, firstName } = openIdentity(sealer, sealed);
          return isRested && to !== "" ? write(trx, { userId, to, firstName }) : null;
        },
        settle: ({ id }, mailId) => sql`
          UPDATE carts SET looked_at = now(), reminded_at = ${mailId === null ? sql`reminded_at` : sql`now()`}
          WHERE id = ${id}`,
      }),
  };
}
