/** Products whose page shows a stale stock label (PRICING-10). */
import { sql } from "kysely";
import type { Db } from "../../db/client";
import { onlyRow } from "../../db/only-row";
import { whileAny } from "../../jobs/due";
import { changeCatalogue } from "../read-model/read-model.store";

const BATCH_SIZE = 500;

/** An expression: due now while a product has sold out or come back. */
export const STOCK_LABELS_DUE = whileAny(sql`SELECT 1 FROM stock_label_changes`);

/**
 * Gives these products a new revision, so that their pages are published. Sales only insert dirty markers, so
 * they never wait for the catalogue's lock.
 * @returns whether there may be more
 */
export async function publishStockLabels(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    SELECT ${STOCK_LABELS_DUE} IS NOT NULL AS "isThere"`.execute(db);
  if (!onlyRow(rows, "whether stock labels changed").isThere) return false;
  return changeCatalogue(db, async ({ tx, revision, publish }) => {
    const claimed = await sql<{ id: string }>`
      DELETE FROM stock_label_changes WHERE product_id IN (
        SELECT product_id FROM stock_label_changes LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)
      RETURNING product_id AS id`.execute(tx);
    const ids = claimed.rows.map(({ id }) => id);
    if (ids.length === 0) return false;
    await sql`UPDATE products SET revision = ${revision.toString()}::bigint
      WHERE product_id = ANY(${ids}) AND is_live`.execute(tx);
    await publish();
    return ids.length === BATCH_SIZE;
  });
}
