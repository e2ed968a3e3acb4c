/** Hides products and shows them again, under the catalogue's lock (STAFF-77). */
import { sql } from "kysely";
import { HIDDEN_BY_STAFF } from "#contract/catalogue/hidden-reasons";
import type { Tx } from "../../db/client";

/** A product whose hiding began or ended. */
export interface ChangedProduct {
  readonly productId: string;
  readonly name: string;
  readonly brandId: string | null;
}

export interface NewHide {
  readonly productIds: readonly string[];
  readonly reason: string;
  readonly userId: string;
}

/** @returns the products that were not hidden by staff */
export async function insertHides(
  tx: Tx,
  { productIds, reason, userId }: NewHide,
): Promise<ChangedProduct[]> {
  const { rows } = await sql<ChangedProduct>`
    WITH hides AS (
      INSERT INTO product_hides (product_id, reason, hidden_by)
      SELECT product_id, ${reason}, ${userId}::uuid FROM products WHERE product_id = ANY(${[...productIds]}::text[])
      ON CONFLICT (product_id) WHERE shown_at IS NULL DO NOTHING
      RETURNING product_id
    )
    SELECT product_id AS "productId", name, brand_id AS "brandId" FROM products JOIN hides USING (product_id)
    ORDER BY sku`.execute(tx);
  return rows;
}

/** @returns the products that were hidden by staff */
export async function endHides(
  tx: Tx,
  productIds: readonly string[],
  userId: string,
): Promise<ChangedProduct[]> {
  const { rows } = await sql<ChangedProduct>`
    WITH hides AS (
      UPDATE product_hides SET shown_by = ${userId}::uuid, shown_at = clock_timestamp()
      WHERE product_id = ANY(${[...productIds]}::text[]) AND shown_at IS NULL
      RETURNING product_id
    )
    SELECT product_id AS "productId", name, brand_id AS "brandId" FROM products JOIN hides USING (product_id)
    ORDER BY sku`.execute(tx);
  return rows;
}

/** Takes visible products out of the shop; the supplier's own reason stays. */
export async function writeHidden(tx: Tx, productIds: readonly string[], revision: bigint): Promise<void> {
  await sql`UPDATE products SET is_live = false, hidden_reason = ${HIDDEN_BY_STAFF},
      revision = ${revision.toString()}::bigint
    WHERE product_id = ANY(${[...productIds]}::text[]) AND is_live`.execute(tx);
}

/** Puts products back that only staff have hidden. */
export async function writeShown(tx: Tx, productIds: readonly string[], revision: bigint): Promise<void> {
  await sql`UPDATE products SET is_live = true, hidden_reason = NULL, revision = ${revision.toString()}::bigint
    WHERE product_id = ANY(${[...productIds]}::text[])
      AND hidden_reason = ${HIDDEN_BY_STAFF}`.execute(tx);
}
