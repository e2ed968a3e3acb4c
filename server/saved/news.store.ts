/** Stores offer changes, and news of them for watches until it is mailed. */
import { sql } from "kysely";
import type { SearchProductsInput } from "#contract/graphql/generated";
import type { Db, Statement } from "../db/client";
import { wake } from "../jobs/wake";
import type { OfferChange } from "./watches.record";
import { WISHES } from "./watches.store";

/** Read models include an import's changes after this delay. */
const SETTLED = sql`interval '4 seconds'`;
/** SQL expression: when read models include the oldest change. */
export const OFFER_CHANGES_DUE: Statement<Date | null> = sql`(
  SELECT noted_at + ${SETTLED} FROM offer_changes ORDER BY id LIMIT 1)`;

export interface RecordedChange extends Omit<OfferChange, "fromCents"> {
  /** When the price dropped; null for STOCK. */
  readonly fellAt: Date | null;
}

export interface SearchMatches {
  readonly watchIds: readonly string[];
  /** Indexes in the list of changes. */
  readonly positions: readonly number[];
}

/**
 * Deletes up to `limit` changes that read models include: a claim until the transaction ends. Wakes the mails.
 */
export async function claimChanges(unit: Db, limit: number): Promise<readonly RecordedChange[]> {
  const { rows } = await sql<RecordedChange>`
    DELETE FROM offer_changes WHERE id IN (
      SELECT id FROM offer_changes WHERE noted_at < clock_timestamp() - ${SETTLED}
      ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ) RETURNING product_id AS "productId", kind, fell_at AS "fellAt"`.execute(unit);
  if (rows.length > 0) await wake(unit, "keeping.watch-mails");
  return rows;
}

/** Wish lists only get price drops: stock alerts cover restocked products. */
export async function addWishes(unit: Db, changes: readonly OfferChange[]): Promise<void> {
  const drops = changes.filter(({ kind }) => kind === "PRICE");
  await sql`
    INSERT INTO offer_news (watch_id, product_id, kind, from_cents)
    SELECT watches.id, product_id, 'PRICE', "fromCents"
    FROM jsonb_to_recordset(${JSON.stringify(drops)}::jsonb) AS change ("productId" text, "fromCents" int)
    JOIN wish_list_items ON product_id = "productId"
    JOIN watches ON watches.id = watch_id AND tells
    ORDER BY watches.id, product_id
    ON CONFLICT DO NOTHING`.execute(unit);
}

/** Distinct searches of watches that are mailed. */
export async function listWatchedSearches(
  unit: Db,
): Promise<readonly { readonly search: SearchProductsInput; readonly watchIds: readonly string[] }[]> {
  const { rows } = await sql<{ search: SearchProductsInput; watchIds: string[] }>`
    SELECT search, array_agg(id::text) AS "watchIds" FROM watches
    WHERE tells AND list <> ${WISHES} AND search IS NOT NULL GROUP BY search`.execute(unit);
  return rows;
}

export async function addNews(
  unit: Db,
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
    ON CONFLICT DO NOTHING`.execute(unit);
}
