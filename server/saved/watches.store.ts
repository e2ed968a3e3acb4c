/**
 * Stores news for watches. Claiming a change and writing its news share a transaction, as do sending the mail
 * and deleting its news. Each change is therefore mailed once despite crashes and concurrent processes.
 */
import { sql } from "kysely";
import type { SearchProductsInput } from "#contract/graphql/generated";
import type { Db, Statement } from "../db/client";
import { openIdentity } from "../db/identity";
import { mailNext } from "../gateways/mail/mail-next.store";
import { withdrawMails, type OutgoingMail } from "../gateways/mail/outbox.store";
import type { Sealer } from "../db/sealed";
import { wake } from "../jobs/wake";
import type { ListEarlierPrices } from "./saved.port";
import type { OfferChange, Watched } from "./watches.record";

/** Discriminator of the wish list among the watches. */
export const WISHES = "WISHES";

export interface WatchesStore {
  /**
   * Turns up to `limit` changes into news for their watchers.
   * @param findIn which of these products a search matches
   * @returns the number of changes
   */
  spread(
    limit: number,
    findIn: (search: SearchProductsInput, productIds: ReadonlySet<string>) => Promise<readonly string[]>,
  ): Promise<number>;
  /** Ids of up to `limit` watches due for a mail, picked so that processes rarely collide. */
  listDue(limit: number): Promise<string[]>;
  /**
   * Mails a watch its news and deletes them, unless another process does.
   * @param write returns null to skip the mail
   */
  sendMail(id: string, write: (unit: Db, watched: Watched) => Promise<OutgoingMail | null>): Promise<void>;
  /** Unsubscribes the watch of this key. Idempotent. */
  end(mailKey: string): Promise<void>;
}

/** Read models include an import's changes after this delay. */
const SETTLED = sql`interval '4 seconds'`;
/** Debounce: news is combined into one mail after this quiet period, or after a maximum wait. */
const QUIET = sql`interval '8 seconds'`;
const MAX_WAIT = sql`interval '10 minutes'`;

/** SQL expression: when read models include the oldest change. */
export const OFFER_CHANGES_DUE: Statement<Date | null> = sql`(
  SELECT noted_at + ${SETTLED} FROM offer_changes ORDER BY id LIMIT 1)`;
/** SQL expression: when the first watch is due for a mail. */
export const OFFER_NEWS_DUE: Statement<Date | null> = sql`(
  SELECT min(LEAST(last + ${QUIET}, first + ${MAX_WAIT}))
  FROM (SELECT max(noted_at) AS last, min(noted_at) AS first FROM offer_news GROUP BY watch_id) AS gathered)`;

export function createWatchesStore(
  db: Db,
  sealer: Sealer,
  listEarlierPrices: ListEarlierPrices,
): WatchesStore {
  return {
    spread: (limit, findIn) =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<RecordedChange>`
          DELETE FROM offer_changes WHERE id IN (
            SELECT id FROM offer_changes WHERE noted_at < clock_timestamp() - ${SETTLED}
            ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED
          ) RETURNING product_id AS "productId", kind, fell_at AS "fellAt"`.execute(trx);
        if (rows.length === 0) return 0;
        const changes = await withLowestBefore(trx, rows, listEarlierPrices);
        await addWishes(trx, changes);
        await addMatches(trx, changes, findIn);
        await wake(trx, "keeping.watch-mails");
        return rows.length;
      }),
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

interface RecordedChange extends Omit<OfferChange, "fromCents"> {
  /** When the price dropped; null for STOCK. */
  readonly fellAt: Date | null;
}

/**
 * One row per product and kind. The last of several drops counts, and its earlier prices include those in
 * between (WISH-7).
 */
async function withLowestBefore(
  trx: Db,
  changes: readonly RecordedChange[],
  listEarlierPrices: ListEarlierPrices,
): Promise<readonly OfferChange[]> {
  const drops = new Map<string, Date>();
  for (const { productId, fellAt } of changes) {
    const latest = drops.get(productId);
    if (fellAt && !(latest && latest > fellAt)) drops.set(productId, fellAt);
  }
  const earlier = await listEarlierPrices(
    trx,
    [...drops].map(([productId, beganAt]) => ({ productId, beganAt })),
  );
  const back = new Set(changes.flatMap(({ kind, productId }) => (kind === "STOCK" ? [productId] : [])));
  return [
    ...[...earlier].map(([productId, { lowest }]) => ({
      productId,
      kind: "PRICE" as const,
      fromCents: lowest,
    })),
    ...[...back].map((productId) => ({ productId, kind: "STOCK" as const, fromCents: null })),
  ];
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

/** Wish lists only get price drops: stock alerts cover restocked products. */
async function addWishes(trx: Db, changes: readonly OfferChange[]): Promise<void> {
  const drops = changes.filter(({ kind }) => kind === "PRICE");
  await sql`
    INSERT INTO offer_news (watch_id, product_id, kind, from_cents)
    SELECT watches.id, product_id, 'PRICE', "fromCents"
    FROM jsonb_to_recordset(${JSON.stringify(drops)}::jsonb) AS change ("productId" text, "fromCents" int)
    JOIN wish_list_items ON product_id = "productId"
    JOIN watches ON watches.id = watch_id AND tells
    ORDER BY watches.id, product_id
    ON CONFLICT DO NOTHING`.execute(trx);
}

async function addMatches(
  trx: Db,
  changes: readonly OfferChange[],
  findIn: Parameters<WatchesStore["spread"]>[1],
): Promise<void> {
  // Runs identical searches once.
  const { rows } = await sql<{ search: SearchProductsInput; watchIds: string[] }>`
    SELECT search, array_agg(id::text) AS "watchIds" FROM watches
    WHERE tells AND list <> ${WISHES} AND search IS NOT NULL GROUP BY search`.execute(trx);
  const changed = new Set(changes.map(({ productId }) => productId));
  let matches: SearchMatches[] = [];
  let news = 0;
  for (const { search, watchIds } of rows) {
    const ids = new Set(await findIn(search, changed));
    const positions = changes.flatMap(({ productId }, at) => (ids.has(productId) ? [at] : []));
    if (positions.length === 0) continue;
    matches.push({ watchIds, positions });
    news += positions.length * watchIds.length;
    if (news < NEWS_AT_ONCE) continue;
    await addNews(trx, changes, matches);
    [matches, news] = [[], 0];
  }
  if (matches.length > 0) await addNews(trx, changes, matches);
}

interface SearchMatches {
  readonly watchIds: readonly string[];
  /** Indexes in the list of changes. */
  readonly positions: readonly number[];
}

/**
 * News rows per statement. Written together at the end, because deleting a search must wait for these rows.
 */
const NEWS_AT_ONCE = 50_000;

async function addNews(
  trx: Db,
  changes: readonly OfferChange[],
  matches: readonly SearchMatches[],
): Promise<void> {
  const numbered = changes.map((change, at) => ({ ...change, at }));
  await sql`
    INSERT INTO offer_news (watch_id, product_id, kind, from_cents)
    SELECT watches.id, "productId", kind, "fromCents"
    FROM jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) AS found ("watchIds" uuid[], positions int[])
    CROSS JOIN unnest(found."watchIds") AS asked
    CROSS JOIN unnest(found.positions) AS place
    JOIN jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb)
      AS change ("productId" text, kind text, "fromCents" int, at int) ON at = place
    JOIN watches ON watches.id = asked AND tells
    ORDER BY watches.id, "productId", kind
    ON CONFLICT DO NOTHING`.execute(trx);
}
