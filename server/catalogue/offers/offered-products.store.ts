/** What products are offered for, as rows keep it, and which of them have to be looked at (CHECKOUT-14). */
import { sql } from "kysely";
import type { Db, Tx } from "../../db/client";
import { earliest, firstOf, whileAny } from "../../jobs/due";

export interface OfferedProduct {
  readonly productId: string;
  readonly categoryId: string | null;
  readonly brandId: string | null;
  /** Null of a product that is not for sale. */
  readonly cashPrice: number | null;
  readonly kept: StoredOffer;
}

/** All null without an offer. */
export interface StoredOffer {
  readonly price: number | null;
  readonly codes: readonly string[] | null;
  readonly words: string | null;
  /** Milliseconds since 1970. */
  readonly endsAt: number | null;
  readonly wasPrice: number | null;
}

/** The category as shoppers see it: none that is not shown, as in the tree that the checkout asks. */
const OFFERED = sql`SELECT product_id AS "productId", (SELECT own.id FROM categories AS own
    LEFT JOIN categories AS parent ON parent.id = own.parent_id
    WHERE own.id = category_id AND own.active AND COALESCE(parent.active, true)) AS "categoryId", brand_id AS "brandId",
  CASE WHEN is_live THEN COALESCE(sale_price_cents, regular_price_cents) END AS "cashPrice",
  json_build_object('price', offer_price_cents, 'codes', offer_codes, 'words', offer_words,
    'endsAt', floor(EXTRACT(EPOCH FROM offer_ends_at) * 1000), 'wasPrice', was_price_cents) AS kept
  FROM products`;

/** Which offers the products were brought up to date with, and how far. */
export interface Progress {
  readonly mark: string;
  /** Products up to this one are done; null: all of them. */
  readonly afterProductId: string | null;
}

/** An expression: now, while products are left to look at; else when the next automatic promotion begins or ends. */
export const OFFERS_DUE = firstOf(
  whileAny(sql`SELECT 1 FROM offer_pricing WHERE after_product_id IS NOT NULL`),
  whileAny(sql`SELECT 1 FROM products WHERE offer_is_due`),
  earliest("promotions", "starts_at", sql`is_automatic AND starts_at > clock_timestamp()`),
  earliest("promotions", "ends_at", sql`is_automatic AND ends_at > clock_timestamp()`),
);

/** Whether there is anything to do for offers of a mark. */
export async function isAnyDue(db: Db, mark: string): Promise<boolean> {
  const { rows } = await sql<{ isDue: boolean }>`
    SELECT mark <> ${mark} OR after_product_id IS NOT NULL OR EXISTS (SELECT FROM products WHERE offer_is_due) AS "isDue"
    FROM offer_pricing`.execute(db);
  return rows[0]!.isDue;
}

export async function getProgress(tx: Tx): Promise<Progress> {
  const { rows } = await sql<Progress>`
    SELECT mark, after_product_id AS "afterProductId" FROM offer_pricing FOR UPDATE`.execute(tx);
  return rows[0]!;
}

export async function recordProgress(tx: Tx, { mark, afterProductId }: Progress): Promise<void> {
  await sql`UPDATE offer_pricing SET mark = ${mark}, after_product_id = ${afterProductId}`.execute(tx);
}

/** Products that changed while an offer runs. */
export async function listDue(tx: Tx, limit: number): Promise<OfferedProduct[]> {
  const { rows } =
    await sql<OfferedProduct>`${OFFERED} WHERE offer_is_due ORDER BY product_id LIMIT ${limit}`.execute(tx);
  return rows;
}

/** Products after an id, in the order of ids. */
export async function listOffered(tx: Tx, after: string, limit: number): Promise<OfferedProduct[]> {
  const { rows } = await sql<OfferedProduct>`${OFFERED} WHERE product_id > ${after}
    ORDER BY product_id LIMIT ${limit}`.execute(tx);
  return rows;
}

/** Writes offers that differ. */
export async function writeOffers(
  tx: Tx,
  revision: bigint,
  changes: readonly (StoredOffer & { readonly productId: string })[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    UPDATE products SET offer_price_cents = price, offer_codes = codes, offer_words = words,
      offer_ends_at = to_timestamp("endsAt" / 1000.0), was_price_cents = "wasPrice",
      revision = ${revision.toString()}::bigint, updated_at = now()
    FROM json_to_recordset(${JSON.stringify(changes)}::json) AS new ("productId" text, price int, codes text[], words text,
      "endsAt" bigint, "wasPrice" int)
    WHERE product_id = "productId"`.execute(tx);
}

/** These were looked at. */
export async function recordLookedAt(tx: Tx, productIds: readonly string[]): Promise<void> {
  await sql`UPDATE products SET offer_is_due = false
    WHERE offer_is_due AND product_id = ANY(${productIds}::text[])`.execute(tx);
}
