/** One batch of products in one transaction: either all of it is in the catalogue, or none. */
import type { Kysely, Transaction } from "kysely";
import type { CategoryStepRecord, Database } from "../../../db/tables";
import {
  addBrands,
  lockRevision,
  notifyChange,
  publishRevision,
  readKnownProducts,
  readProductMarks,
  writeProducts,
  writeStock,
  type ProductMark,
  type ProductWrite,
  type StockWrite,
  type StoredProduct,
} from "./import.store";
import { completePath, mapCategory, type SupplierCategoryPaths } from "../categories/map-category";
import { mergeProduct, speaksOfStock, type HiddenReason, type MergedProduct } from "./product-content";
import type { ProductPatch } from "../suppliers/supplier-record";
import { brandId, productSlug } from "./slug";

export interface BatchEntry {
  readonly patch: ProductPatch;
  readonly file: string;
  readonly line: number;
}

export interface BatchOutcome {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly restocked: number;
  readonly live: number;
  readonly hidden: readonly HiddenReason[];
  readonly refused: readonly { readonly entry: BatchEntry; readonly reason: string }[];
}

export interface BatchContext {
  readonly connection: Kysely<Database>;
  readonly supplierId: string;
  readonly supplierCategories: SupplierCategoryPaths;
}

/** Writes what differs from the catalogue; the revision grows only when something does. Skus are unique in a batch. */
export async function writeBatch(
  context: BatchContext,
  entries: readonly BatchEntry[],
): Promise<BatchOutcome> {
  return context.connection.transaction().execute(async (tx) => {
    const revision = await lockRevision(tx);
    const marks = await readProductMarks(
      tx,
      entries.map((entry) => entry.patch.sku),
    );
    const settled = new Map(
      entries.map((entry) => [entry, unchanged(context, entry, marks.get(entry.patch.sku))]),
    );
    const open = entries.filter((entry) => !settled.get(entry) && marks.has(entry.patch.sku));
    const known = await readKnownProducts(
      tx,
      open.map((entry) => entry.patch.sku),
    );
    const plan = planBatch(context, entries, settled, known);
    await apply(tx, context.supplierId, revision, plan);
    return plan;
  });
}

/**
 * A record that says by itself all that the catalogue holds changes nothing: then the row need not be read, which
 * makes importing a known file cheap. @returns null when that cannot be told without the row.
 */
function unchanged(
  context: BatchContext,
  entry: BatchEntry,
  mark: ProductMark | undefined,
): MergedProduct | null {
  const { patch } = entry;
  if (!mark || mark.supplier_id !== context.supplierId || patch.name === undefined) return null;
  const merged = merge(patch, null, context.supplierCategories, new Map());
  if (merged.contentHash !== mark.content_hash) return null;
  const isSameStock = !speaksOfStock(patch) || merged.availableQuantity === mark.available_quantity;
  return isSameStock ? merged : null;
}

interface BatchPlan extends BatchOutcome {
  readonly writes: readonly ProductWrite[];
  readonly stock: readonly StockWrite[];
  readonly brands: ReadonlyMap<string, string>;
}

function planBatch(
  context: BatchContext,
  entries: readonly BatchEntry[],
  settled: ReadonlyMap<BatchEntry, MergedProduct | null>,
  known: ReadonlyMap<string, StoredProduct>,
): BatchPlan {
  const writes: ProductWrite[] = [];
  const stock: StockWrite[] = [];
  const hidden: HiddenReason[] = [];
  const refused: { entry: BatchEntry; reason: string }[] = [];
  const brands = new Map<string, string>();
  const counts = { created: 0, updated: 0, unchanged: 0, restocked: 0, live: 0 };
  const countVisible = (reason: HiddenReason | null) => {
    if (reason) hidden.push(reason);
    else counts.live += 1;
  };
  for (const entry of entries) {
    const { patch } = entry;
    const same = settled.get(entry);
    if (same) {
      counts.unchanged += 1;
      countVisible(same.content.hidden_reason);
      continue;
    }
    const row = known.get(patch.sku) ?? null;
    const refusal = whyRefuse(patch, row, context.supplierId);
    if (refusal) {
      refused.push({ entry, reason: refusal });
      continue;
    }
    const merged = merge(patch, row, context.supplierCategories, brands);
    const isChanged = row?.content_hash !== merged.contentHash;
    const isRestocked = row === null || row.available_quantity !== merged.availableQuantity;
    if (isChanged) writes.push(productWrite(patch.sku, merged));
    if (isRestocked) stock.push({ product_id: patch.sku, available_quantity: merged.availableQuantity });
    countVisible(merged.content.hidden_reason);
    counts[row === null ? "created" : isChanged ? "updated" : isRestocked ? "restocked" : "unchanged"] += 1;
  }
  return { ...counts, hidden, refused, writes, stock, brands };
}

function whyRefuse(patch: ProductPatch, row: StoredProduct | null, supplierId: string): string | null {
  if (row && row.supplier_id !== supplierId) return `the sku belongs to the supplier ${row.supplier_id}`;
  if (!row && patch.name === undefined) return "no name";
  return null;
}

function merge(
  patch: ProductPatch,
  row: StoredProduct | null,
  supplierCategories: SupplierCategoryPaths,
  brands: Map<string, string>,
): MergedProduct {
  const categoryPath: readonly CategoryStepRecord[] = completePath(
    patch.categoryPath ?? row?.supplier_category_path ?? [],
    supplierCategories,
  );
  const brand = patch.manufacturer === undefined ? (row?.brand_id ?? null) : brandId(patch.manufacturer);
  if (brand !== null && patch.manufacturer !== undefined && !brands.has(brand))
    brands.set(brand, patch.manufacturer);
  return mergeProduct(patch, row, { brandId: brand, categoryId: mapCategory(categoryPath), categoryPath });
}

function productWrite(sku: string, merged: MergedProduct): ProductWrite {
  return {
    ...merged.content,
    product_id: sku,
    slug: productSlug(merged.content.name, sku),
    content_hash: merged.contentHash,
  };
}

async function apply(
  tx: Transaction<Database>,
  supplierId: string,
  revision: bigint,
  plan: BatchPlan,
): Promise<void> {
  if (plan.writes.length > 0) {
    await addBrands(tx, plan.brands);
    await writeProducts(tx, supplierId, revision + 1n, plan.writes);
  }
  await writeStock(tx, plan.stock);
  if (plan.writes.length > 0) await publishRevision(tx, revision + 1n);
  else if (plan.stock.length > 0) await notifyChange(tx, revision);
}
