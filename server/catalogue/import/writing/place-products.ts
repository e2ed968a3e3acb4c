/** Moves a supplier's products to their current categories, as the next import would. */
import type { Db } from "../../../db/client";
import { readPlacingRules } from "../categories/category-mappings.store";
import { completePath, mapCategory } from "../categories/map-category";
import { feedOf } from "../feeds/feeds";
import { readSupplierCategories } from "./import.store";
import { listPlacedPaths, skusOfPaths } from "./placement.store";
import { writeBatch } from "./write-batch";

export interface Placement {
  /** Products with a new category. */
  readonly moved: number;
  /** Visible products among them. */
  readonly live: number;
  /** False if `until` came first and work remains. */
  readonly isDone: boolean;
}

/** Idempotent. Each batch is a separate transaction, beside imports and price runs. */
export async function placeProducts(db: Db, supplierId: string, until = Infinity): Promise<Placement> {
  const supplier = feedOf(supplierId);
  const supplierCategories = await readSupplierCategories(db, supplierId);
  const placing = await readPlacingRules(db, supplierId, supplier);
  const moving = (await listPlacedPaths(db, supplierId)).filter(
    ({ path, categoryId }) =>
      mapCategory(completePath(path, supplierCategories), placing, supplierCategories) !== categoryId,
  );
  const context = { connection: db, supplier, supplierId, supplierCategories, isDryRun: false };
  let [moved, live] = [0, 0];
  for await (const skus of skusOfPaths(db, supplierId, moving)) {
    if (Date.now() > until) return { moved, live, isDone: false };
    const outcome = await writeBatch(
      context,
      skus.map((sku) => ({ patch: { sku }, file: "", line: null, record: null })),
    );
    moved += outcome.updated;
    live += outcome.live;
  }
  return { moved, live, isDone: true };
}
