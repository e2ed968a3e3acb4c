/** Stored offers of products, and the queue of products to update (CHECKOUT-14). */
import { sql } from "kysely";
import type { Db, Tx } from "../../db/client";
import { onlyRow } from "../../db/only-row";
import { earliest, firstOf, whileAny } from "../../jobs/due";

export interface OfferedProduct {
  readonly productId: string;
  readonly categoryId: string | null;
  readonly brandId: string | null;
  /** Null for a product that is not for sale. */
  readonly cashPrice: number | null;
  readonly kept: StoredOffer;
}

/** All fields are null without an offer. */
export interface StoredOffer {
  readonly price: number | null;
  readonly codes: readonly string[] | null;
  readonly words: string | null;
  /** Milliseconds since 1970. */
  readonly endsAt: number | null;
  readonly wasPrice: number | null;
}

/** The category as shoppers see it; null if hidden, as in the tree that the checkout uses. */
const OFFERED = sql`SELECT product_id AS "productId", (SELECT own.id FROM categories AS own
    LEFT JOIN categories AS parent ON parent.id = own.parent_id
    WHERE own.id = category_id AND own.active AND COALESCE(parent.active, true)) AS "categoryId", brand_id AS "brandId",
  CASE WHEN is_live THEN COALESCE(sale_price_cents, regular_price_cents) END AS "cashPrice",
  json_build_object('price', offer_price_cents, 'codes', offer_codes, 'words', offer_words,
    'endsAt', floor(EXTRACT(EPOCH FROM offer_ends_at) * 1000), 'wasPrice', was_price_cents) AS kept
  FROM products`;

/** The offers that the products are being updated for, and how far. */
export interface Progress {
  readonly mark: string;
  /** Products up to this id are done; null = all. */
  readonly afterProductId: string | null;
}

/** An expression: due now while products await an update, else when an automatic promotion begins or ends. */
export const OFFERS_DUE = firstOf(
  whileAny(sql`SELECT 1 FROM offer_pricing WHERE after_product_id IS NOT NULL`),
  whileAny(sql`SELECT 1 FROM products WHERE offer_is_due`),
  earliest("promotions", "starts_at", sql`is_automatic AND starts_at > clock_timestamp()`),
  earliest("promotions", "ends_at", sql`is_automatic AND ends_at > clock_timestamp()`),
);

/** Returns whether there is work for the offers with this mark. */
export async function isAnyDue(db: Db, mark: string): Promise<boolean> {
  const { rows } = await sql<{ isDue: boolean }>`
    SELECT mark <> ${mark} OR after_product_id IS NOT NULL OR EXISTS (SELECT FROM products WHERE offer_is_due) AS "isDue"
    FROM offer_pricing`.execute(db);
  return onlyRow(rows, "the row of offer_pricing").isDue;
}

export async function getProgress(tx: Tx): Promise<Progress> {
  const { rows } = await sql<Progress>`
    SELECT mark, after_product_id AS "afterProductId" FROM offer_pricing FOR UPDATE`.execute(tx);
  return onlyRow(rows, "the locked row of offer_pricing");
}

export async function recordProgress(tx: Tx, { mark, afterProductId }: Progress): Promise<void> {
  await sql`UPDATE offer_pricing SET mark = ${mark}, after_product_id = ${afterProductId}`.execute(tx);
}

/** Returns products that changed while an offer is running. */
export async function listDue(tx: Tx, limit: number): Promise<OfferedProduct[]> {
  const { rows } =
    await sql<OfferedProduct>`${OFFERED} WHERE offer_is_due ORDER BY product_id LIMIT ${limit}`.execute(tx);
  return rows;
}

/** Returns products after an id, ordered by id. */
export async function listOffered(tx: Tx, after: string, limit: number): Promise<OfferedProduct[]> {
  const { rows } = await sql<OfferedProduct>`${OFFERED} WHERE product_id > ${after}
    ORDER BY product_id LIMIT ${limit}`.execute(tx);
  return rows;
}

/** Writes changed offers. */
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

/** Clears the dirty markers of these products. */
export async function recordLookedAt(tx: Tx, productIds: readonly string[]): Promise<void> {
  await sql`UPDATE products SET offer_is_due = false
    WHERE offer_is_due AND product_id = ANY(${productIds}::text[])`.execute(tx);
}
