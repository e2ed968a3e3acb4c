/** Product changes as an importer makes them, and products whose changes affect many pages. */
import { sql, type RawBuilder } from "kysely";
import { DEFAULT_PAGE_SIZE } from "#contract/limits";
import type { Db } from "../../../server/db/client";

interface CountedProduct {
  readonly product_id: string;
  readonly slug: string;
  readonly category_id: string;
  readonly brand_id: string;
  /** Number of live products in its category. */
  readonly count: number;
}

/**
 * Changes products in a transaction that stamps them with the next revision and notifies listeners, as
 * importers do.
 * @param isDated whether its last change is today
 * @returns the revision
 */
export async function changeProducts(
  db: Db,
  assignment: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
  { isDated = true }: { readonly isDated?: boolean } = {},
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ revision: string }>`
      UPDATE catalogue_state SET revision = revision + 1 RETURNING revision`.execute(tx);
    const { revision } = rows[0]!;
    const date = isDated ? sql`now()` : sql`updated_at`;
    await sql`UPDATE products SET ${assignment}, revision = ${revision}, updated_at = ${date} WHERE ${which}`.execute(
      tx,
    );
    await sql`SELECT pg_notify('catalogue_changed', ${revision})`.execute(tx);
    return revision;
  });
}

/** A product of a category whose last page has one product, or the closest match. */
export async function productOfSmallLastPage(db: Db): Promise<CountedProduct> {
  const { rows } = await sql<CountedProduct>`
    SELECT p.product_id, p.slug, p.category_id, p.brand_id, (count(*) OVER (PARTITION BY category_id))::int AS count
    FROM products p WHERE is_live ORDER BY 5 DESC, best_selling_rank DESC NULLS FIRST`.execute(db);
  return rows.find(({ count }) => count > DEFAULT_PAGE_SIZE && count % DEFAULT_PAGE_SIZE === 1) ?? rows[0]!;
}
