/** Stores stock alerts with a sealed address; sending the single mail deletes the row. */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../db/client";
import { emailIndexes, renewIndexes } from "../db/identity";
import { mailNext } from "../gateways/mail/mail-next.store";
import { enqueueMail, type OutgoingMail } from "../gateways/mail/outbox.store";
import type { Sealer } from "../db/sealed";
import { whileAny } from "../jobs/due";
import { wake } from "../jobs/wake";

export interface StockAlertStore {
  /**
   * Stores the request and its confirmation mail in one transaction. A no-op, without a mail, for a confirmed
   * alert.
   */
  add(request: { productId: string; email: string; token: string }, mail: OutgoingMail): Promise<void>;
  /** @returns false for an unknown token */
  confirm(token: string): Promise<boolean>;
  remove(token: string): Promise<void>;
  /** Products with waiting customers; a random subset if there are many. */
  listAwaited(limit: number): Promise<string[]>;
  /**
   * Mails the customer who has waited longest for a product, and deletes the alert.
   * @returns false when no alert is left
   */
  mailNext(productId: string, mailTo: (email: string) => OutgoingMail): Promise<boolean>;
  /** Deletes alerts not confirmed within a week. */
  forgetUnconfirmed(): Promise<void>;
}

const CONTEXT = "stock_alerts";

/** SQL expression: now while a product with alerts is available, else null. */
export const STOCK_ALERTS_DUE = whileAny(sql`SELECT 1 FROM stock_alerts JOIN products USING (product_id)
  JOIN product_stock USING (product_id) WHERE confirmed_at IS NOT NULL AND is_live AND available_quantity > 0`);

export function createStockAlertStore(db: Db, sealer: Sealer): StockAlertStore {
  return {
    add: ({ productId, email, token }, mail) =>
      db.transaction().execute(async (trx) => {
        const indexes = emailIndexes(sealer, email, CONTEXT);
        await renewIndexes(trx, CONTEXT, "email_index", indexes);
        const { rows } = await sql`
          INSERT INTO stock_alerts (product_id, email_index, sealed_email, token_digest)
          VALUES (${productId}, ${indexes[0]}, ${sealer.seal({ email }, CONTEXT)}, ${digestOf(token)})
          ON CONFLICT (product_id, email_index) DO UPDATE SET token_digest = excluded.token_digest, created_at = now()
          WHERE stock_alerts.confirmed_at IS NULL
          RETURNING 1`.execute(trx);
        if (rows.length > 0) await enqueueMail(trx, sealer, mail);
      }),
    async confirm(token) {
      const { rows } = await sql`UPDATE stock_alerts SET confirmed_at = coalesce(confirmed_at, now())
        WHERE token_digest = ${digestOf(token)} RETURNING 1`.execute(db);
      await wake(db, "stock-alerts.mails");
      return rows.length > 0;
    },
    async remove(token) {
      await sql`DELETE FROM stock_alerts WHERE token_digest = ${digestOf(token)}`.execute(db);
    },
    async listAwaited(limit) {
      const { rows } = await sql<{ id: string }>`
        SELECT product_id AS id FROM stock_alerts WHERE confirmed_at IS NOT NULL
        GROUP BY product_id ORDER BY random() LIMIT ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },
    mailNext: (productId, mailTo) =>
      mailNext<{ index: Buffer; sealed: Buffer }>(db, sealer, {
        due: sql`SELECT email_index AS index, sealed_email AS sealed FROM stock_alerts
          WHERE product_id = ${productId} AND confirmed_at IS NOT NULL ORDER BY confirmed_at`,
        table: "stock_alerts",
        compose: (_trx, { sealed }) => mailTo(sealer.open<{ email: string }>(sealed, CONTEXT).email),
        settle: ({ index }) =>
          sql`DELETE FROM stock_alerts WHERE product_id = ${productId} AND email_index = ${index}`,
      }),
    async forgetUnconfirmed() {
      await sql`DELETE FROM stock_alerts
        WHERE confirmed_at IS NULL AND created_at < now() - interval '7 days'`.execute(db);
    },
  };
}

/** Only the digest is stored, so a leaked database does not allow confirming alerts. */
function digestOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
