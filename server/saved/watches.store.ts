/**
 * Stores watches. Sending the mail and deleting its news share a transaction, so each change is mailed once
 * despite crashes and concurrent processes.
 */
import { sql } from "kysely";
import type { Db, Statement } from "../db/client";
import { openIdentity } from "../db/identity";
import { mailNext } from "../gateways/mail/mail-next.store";
import { withdrawMails, type OutgoingMail } from "../gateways/mail/outbox.store";
import type { Sealer } from "../db/sealed";
import type { OfferChange, Watched } from "./watches.record";

/** Discriminator of the wish list among the watches. */
export const WISHES = "WISHES";

export interface WatchesStore {
  /** Ids of up to `limit` watches due for a mail, picked so that processes rarely collide. */
  listDue(limit: number): Promise<string[]>;
  /**
   * Mails a watch its news and deletes them, unless another process does.
   * @param write returns null to skip the mail
   */
  sendMail(id: string, write: (unit: Db, watched: Watched) => Promise<OutgoingMail | null>): Promise<void>;
}

/** Debounce: news is combined into one mail after this quiet period, or after a maximum wait. */
const QUIET = sql`interval '8 seconds'`;
const MAX_WAIT = sql`interval '10 minutes'`;

/** SQL expression: when the first watch is due for a mail. */
export const OFFER_NEWS_DUE: Statement<Date | null> = sql`(
  SELECT min(LEAST(last + ${QUIET}, first + ${MAX_WAIT}))
  FROM (SELECT max(noted_at) AS last, min(noted_at) AS first FROM offer_news GROUP BY watch_id) AS gathered)`;

export function createWatchesStore(db: Db, sealer: Sealer): WatchesStore {
  return {
    async listDue(limit) {
      const { rows } = await sql<{ id: string }>`
        SELECT watch_id AS id FROM offer_news GROUP BY watch_id
        HAVING max(noted_at) < clock_timestamp() - ${QUIET} OR min(noted_at) < clock_timestamp() - ${MAX_WAIT}
        ORDER BY random() LIMIT ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },
    async sendMail(id, write) {
      await mailNext<Due>(db, sealer, {
        due: sql`
          SELECT name, address, mail_key AS "mailKey", sealed_identity AS sealed,
            tells AND status = 'ACTIVE' AND verified_at IS NOT NULL AS "isWanted"
          FROM watches JOIN users ON users.id = user_id WHERE watches.id = ${id}::uuid`,
        table: "watches",
        async compose(trx, { name, address, mailKey, sealed, isWanted }) {
          const { rows: news } = await sql<OfferChange>`DELETE FROM offer_news WHERE watch_id = ${id}::uuid
            RETURNING product_id AS "productId", kind, from_cents AS "fromCents"`.execute(trx);
          if (!isWanted || news.length === 0) return null;
          return write(trx, { name, address, mailKey, to: openIdentity(sealer, sealed).username, news });
        },
        settle: (_row, mailId) => sql`
          UPDATE watches SET last_mail = COALESCE(${mailId}, last_mail) WHERE id = ${id}::uuid`,
      });
    },
  };
}

interface Due {
  readonly name: string;
  readonly address: string | null;
  readonly mailKey: string;
  readonly sealed: Buffer;
  readonly isWanted: boolean;
}

/** Deletes news, and cancels unsent mails. */
export async function stopMails(trx: Db, watchIds: readonly string[]): Promise<void> {
  await sql`DELETE FROM offer_news WHERE watch_id = ANY(${watchIds}::uuid[])`.execute(trx);
  const { rows } = await sql<{ mail: string }>`SELECT last_mail AS mail FROM watches
    WHERE id = ANY(${watchIds}::uuid[]) AND last_mail IS NOT NULL`.execute(trx);
  await withdrawMails(
    trx,
    rows.map(({ mail }) => mail),
  );
}

/** @returns ids of the watches with this key, which are no longer mailed */
export async function endAlerts(unit: Db, mailKey: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE watches SET tells = false WHERE mail_key = ${mailKey} RETURNING id`.execute(unit);
  return rows.map(({ id }) => id);
}
