/** Merges records with the catalogue as an import would, without writing or waiting for another import. */
import type { Db } from "../../../db/client";
import type { FeedProduct } from "../feeds/feed-record";
import { feedOf } from "../feeds/feeds";
import { readKnownProducts, readSupplierCategories } from "./import.store";
import type { MergedProduct } from "./product-content";
import { mergeRecord, NO_NAME, withRules } from "./write-batch";

/** @returns a product, or the reason for its rejection, for each record */
export async function previewProducts(
  db: Db,
  supplierId: string,
  patches: readonly FeedProduct[],
): Promise<readonly (MergedProduct | { readonly rejected: string })[]> {
  const supplierCategories = await readSupplierCategories(db, supplierId);
  const supplier = feedOf(supplierId);
  const context = { connection: db, supplier, supplierId, supplierCategories, isDryRun: true };
  const rules = await withRules(db, context);
  const skus = patches.map(({ sku }) => sku);
  const known = await readKnownProducts(db, supplierId, skus);
  return patches.map((patch) => {
    const row = known.get(patch.sku) ?? null;
    if (!row && patch.name === undefined) return { rejected: NO_NAME };
    return mergeRecord(rules, patch, row, new Map(), row?.isHiddenByStaff ?? false);
  });
}
