/**
 * News for those who watch something. A change is taken, and its news are written, in one transaction; so are the mail
 * and the end of its news. Whatever is killed in between, and however many processes there are, each is told once.
 */
import { sql } from "kysely";
import type { SearchProductsInput } from "#contract/graphql/generated";
import type { Db } from "../db/client";
import { openIdentity } from "../db/identity";
import { enqueueRevocable, withdrawMails, type OutgoingMail } from "../db/outbox";
import type { Sealer } from "../db/sealed";
import type { OfferChange, Watched } from "./watches.record";

/** The list of the watch that is the wish list. */
export const WISHES = "WISHES";

export interface WatchesStore {
  /**
   * Turns up to `limit` changes into news of those who watch.
   * @param findIn which of these products a search finds
   * @returns how many changes there were
   */
  spread(
    limit: number,
    findIn: (search: SearchProductsInput, productIds: ReadonlySet<string>) => Promise<readonly string[]>,
  ): Promise<number>;
  /**
   * Mails one watch its news and forgets them.
   * @param write null: there is nothing left to tell
   * @returns false when nothing is due
   */
  tellOne(write: (watched: Watched) => Promise<OutgoingMail | null>): Promise<boolean>;
  /** No more mail about the watch of this key; true also when there was none. */
  end(mailKey: string): Promise<void>;
}

/** Read models have taken in by then what an import changed. */
const SETTLED = sql`interval '4 seconds'`;
/** News are gathered into one mail until nothing came for so long, or the first has waited for the longer time. */
const QUIET = sql`interval '8 seconds'`;
const LONGEST = sql`interval '10 minutes'`;

export function createWatchesStore(db: Db, sealer: Sealer): WatchesStore {
  return {
    spread: (limit, findIn) =>
      db.transaction().execute(async (trx) => {
        const { rows: changes } = await sql<OfferChange>`
          DELETE FROM offer_changes WHERE id IN (
            SELECT id FROM offer_changes WHERE noted_at < clock_timestamp() - ${SETTLED}
            ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED
          ) RETURNING product_id AS "productId", kind, from_cents AS "fromCents"`.execute(trx);
        if (changes.length === 0) return 0;
        await addWishes(trx, changes);
        await addFound(trx, changes, findIn);
        return changes.length;
      }),
    tellOne: (write) =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<Due>`
          SELECT watches.id, name, address, mail_key AS "mailKey", sealed_identity AS sealed,
            tells AND status = 'ACTIVE' AND verified_at IS NOT NULL AS "isWanted"
          FROM watches JOIN users ON users.id = user_id
          WHERE watches.id IN (
            SELECT watch_id FROM offer_news GROUP BY watch_id
            HAVING max(noted_at) < clock_timestamp() - ${QUIET} OR min(noted_at) < clock_timestamp() - ${LONGEST})
          LIMIT 1 FOR UPDATE OF watches SKIP LOCKED`.execute(trx);
        const [due] = rows;
        if (!due) return false;
        const { rows: news } = await sql<OfferChange>`DELETE FROM offer_news WHERE watch_id = ${due.id}
          RETURNING product_id AS "productId", kind, from_cents AS "fromCents"`.execute(trx);
        if (!due.isWanted) return true;
        const { name, address, mailKey, sealed } = due;
        const to = openIdentity(sealer, sealed).username;
        const mail = await write({ name, address, mailKey, to, news });
        if (mail === null) return true;
        const id = await enqueueRevocable(trx, sealer, mail);
        await sql`UPDATE watches SET last_mail = ${id} WHERE id = ${due.id}`.execute(trx);
        return true;
      }),
    end: (mailKey) =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ id: string }>`
          UPDATE watches SET tells = false WHERE mail_key = ${mailKey} RETURNING id`.execute(trx);
        await stopMails(
          trx,
          rows.map(({ id }) => id),
        );
      }),
  };
}

interface Due {
  readonly id: string;
  readonly name: string;
  readonly address: string | null;
  readonly mailKey: string;
  readonly sealed: Buffer;
  readonly isWanted: boolean;
}

/** Forgets their news, and takes back a mail that waits to be sent. */
export async function stopMails(trx: Db, watchIds: readonly string[]): Promise<void> {
  await sql`DELETE FROM offer_news WHERE watch_id = ANY(${watchIds}::uuid[])`.execute(trx);
  const { rows } = await sql<{ mail: string }>`SELECT last_mail AS mail FROM watches
    WHERE id = ANY(${watchIds}::uuid[]) AND last_mail IS NOT NULL`.execute(trx);
  await withdrawMails(
    trx,
    rows.map(({ mail }) => mail),
  );
}

/** A wish list hears of prices only: a product of it that is back is for stock alerts. */
async function addWishes(trx: Db, changes: readonly OfferChange[]): Promise<void> {
  const drops = changes.filter(({ kind }) => kind === "PRICE");
  await sql`
    INSERT INTO offer_news (watch_id, product_id, kind, from_cents)
    SELECT DISTINCT ON (watches.id, product_id) watches.id, product_id, 'PRICE', "fromCents"
    FROM jsonb_to_recordset(${JSON.stringify(drops)}::jsonb) AS change ("productId" text, "fromCents" int)
    JOIN wish_list_items ON product_id = "productId"
    JOIN watches ON watches.id = watch_id AND tells
    ORDER BY watches.id, product_id, "fromCents" DESC
    ON CONFLICT DO NOTHING`.execute(trx);
}

async function addFound(
  trx: Db,
  changes: readonly OfferChange[],
  findIn: Parameters<WatchesStore["spread"]>[1],
): Promise<void> {
  // Equal searches are looked for once.
  const { rows } = await sql<{ search: SearchProductsInput; watchIds: string[] }>`
    SELECT search, array_agg(id::text) AS "watchIds" FROM watches WHERE tells AND list <> ${WISHES}
    GROUP BY search`.execute(trx);
  const changed = new Set(changes.map(({ productId }) => productId));
  for (const { search, watchIds } of rows) {
    const found = new Set(await findIn(search, changed));
    const news = changes.filter(({ productId }) => found.has(productId));
    if (news.length === 0) continue;
    await sql`
      INSERT INTO offer_news (watch_id, product_id, kind, from_cents)
      SELECT DISTINCT ON (watches.id, "productId", kind) watches.id, "productId", kind, "fromCents"
      FROM jsonb_to_recordset(${JSON.stringify(news)}::jsonb)
        AS change ("productId" text, kind text, "fromCents" int), watches
      WHERE watches.id = ANY(${watchIds}::uuid[]) AND tells
      ORDER BY watches.id, "productId", kind, "fromCents" DESC
      ON CONFLICT DO NOTHING`.execute(trx);
  }
}
