/** Writes one batch of products in one transaction, all or nothing. */
import type { HiddenReason } from "#contract/catalogue/hidden-reasons";
import type { Db } from "../../../db/client";
import { differences, type CategoryStepRecord } from "../../../db/tables/product-fields";
import {
  addBrands,
  readKnownProducts,
  readFingerprints,
  readTakenIds,
  writeProducts,
  writeStock,
  type ProductFingerprint,
  type ProductWrite,
  type StockWrite,
  type StoredProduct,
} from "./import.store";
import { readPlacingRules } from "../categories/category-mappings.store";
import {
  completePath,
  mapCategory,
  type PlacingRules,
  type SupplierCategoryPaths,
} from "../categories/map-category";
import { mergeProduct, speaksOfStock, type MergedProduct } from "./product-content";
import type { ProductChange, RecordPlace } from "../json-lines-file";
import type { CatalogueChange } from "../../read-model/read-model.port";
import { changeCatalogue } from "../../read-model/read-model.store";
import { getActiveRules } from "../../pricing/rule-sets.store";
import { createPricer, liveRules, type Pricer } from "../../pricing/winner.rules";
import type { FeedProduct } from "../feeds/feed-record";
import type { Feed } from "../feeds/feed.port";
import { idOfSku } from "./product-id";
import { brandId, productSlug } from "./slug";

/** Why a new product is refused. */
export const NO_NAME = "no name";

export interface BatchEntry extends RecordPlace {
  readonly patch: FeedProduct;
  readonly file: string;
}

export interface BatchOutcome {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly restocked: number;
  readonly live: number;
  readonly hidden: readonly HiddenReason[];
  readonly refused: readonly { readonly entry: BatchEntry; readonly reason: string }[];
  /** Changes found by a dry run; empty otherwise. */
  readonly changes: readonly ProductChange[];
}

export interface BatchContext {
  readonly connection: Db;
  readonly supplier: Pick<Feed, "categoryRules">;
  readonly supplierId: string;
  readonly supplierCategories: SupplierCategoryPaths;
  /** True = compute the result without writing. */
  readonly isDryRun: boolean;
}

/** Includes the price and category rules as of the batch's transaction. */
export interface PricingContext extends BatchContext {
  readonly priceOf: Pricer;
  readonly placing: PlacingRules;
}

/** Writes changed products; the revision increases only if there are any. SKUs are unique in a batch. */
export async function writeBatch(
  context: BatchContext,
  entries: readonly BatchEntry[],
): Promise<BatchOutcome> {
  const { connection, supplierId } = context;
  const skus = entries.map((entry) => entry.patch.sku);
  return changeCatalogue(connection, async (change) => {
    const { tx } = change;
    const pricing = await withRules(tx, context);
    const fingerprints = await readFingerprints(tx, supplierId, skus);
    const settled = new Map(
      entries.map((entry) => [entry, unchanged(pricing, entry, fingerprints.get(entry.patch.sku))]),
    );
    const open = entries.filter((entry) => !settled.get(entry)).map((entry) => entry.patch.sku);
    const known = await readKnownProducts(
      tx,
      supplierId,
      open.filter((sku) => fingerprints.has(sku)),
    );
    const takenIds = await readTakenIds(tx, open.filter((sku) => !fingerprints.has(sku)).map(idOfSku));
    const plan = planBatch(pricing, entries, settled, { known, takenIds });
    if (!context.isDryRun) await apply(change, supplierId, plan);
    return plan;
  });
}

/** Adds the current price and category rules. */
export async function withRules(db: Db, context: BatchContext): Promise<PricingContext> {
  const { rules } = await getActiveRules(db);
  const placing = await readPlacingRules(db, context.supplierId, context.supplier);
  return { ...context, placing, priceOf: createPricer(liveRules(rules)) };
}

/**
 * Detects a record that repeats the catalogue's content without reading the row, which makes importing a
 * known file cheap. @returns null if the row is needed to decide
 */
function unchanged(
  context: PricingContext,
  entry: BatchEntry,
  fingerprint: ProductFingerprint | undefined,
): MergedProduct | null {
  const { patch } = entry;
  if (!fingerprint || patch.name === undefined) return null;
  const merged = mergeRecord(context, patch, null, new Map(), fingerprint.isHiddenByStaff);
  if (merged.contentHash !== fingerprint.contentHash) return null;
  const isSameStock = !speaksOfStock(patch) || merged.availableQuantity === fingerprint.availableQuantity;
  return isSameStock ? merged : null;
}

interface BatchPlan extends BatchOutcome {
  readonly writes: readonly ProductWrite[];
  readonly stock: readonly StockWrite[];
  readonly brands: ReadonlyMap<string, string>;
}

function planBatch(
  context: PricingContext,
  entries: readonly BatchEntry[],
  settled: ReadonlyMap<BatchEntry, MergedProduct | null>,
  catalogue: { readonly known: ReadonlyMap<string, StoredProduct>; readonly takenIds: ReadonlySet<string> },
): BatchPlan {
  const writes: ProductWrite[] = [];
  const stock: StockWrite[] = [];
  const hidden: HiddenReason[] = [];
  const refused: { entry: BatchEntry; reason: string }[] = [];
  const changes: ProductChange[] = [];
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
      countVisible(same.content.hiddenReason);
      continue;
    }
    const row = catalogue.known.get(patch.sku) ?? null;
    if (!row && patch.name === undefined) {
      refused.push({ entry, reason: NO_NAME });
      continue;
    }
    const merged = mergeRecord(context, patch, row, brands, row?.isHiddenByStaff ?? false);
    const isTaken = catalogue.takenIds.has(idOfSku(patch.sku));
    const productId = row?.productId ?? newProductId(patch.sku, context.supplierId, isTaken);
    const isChanged = row?.contentHash !== merged.contentHash;
    const isRestocked = row === null || row.availableQuantity !== merged.availableQuantity;
    if (isChanged) writes.push(productWrite(productId, patch.sku, merged));
    if (isRestocked) stock.push({ product_id: productId, available_quantity: merged.availableQuantity });
    countVisible(merged.content.hiddenReason);
    const change = row === null ? "created" : isChanged ? "updated" : isRestocked ? "restocked" : "unchanged";
    counts[change] += 1;
    if (!context.isDryRun || change === "unchanged") continue;
    const fields = row === null ? {} : changedFields(row, merged);
    changes.push({ sku: patch.sku, productId, change, fields });
  }
  return { ...counts, hidden, refused, changes, writes, stock, brands };
}

function changedFields(row: StoredProduct, merged: MergedProduct): ProductChange["fields"] {
  const stock: readonly [number, number] = [row.availableQuantity, merged.availableQuantity];
  return {
    ...differences(row, merged.content),
    ...(stock[0] === stock[1] ? {} : { availableQuantity: stock }),
  };
}

/** Returns the id of the SKU, prefixed with the supplier's id if another supplier had the SKU first. */
function newProductId(sku: string, supplierId: string, isTaken: boolean): string {
  return isTaken ? `${supplierId}-${idOfSku(sku)}` : idOfSku(sku);
}

/** Merges a record over the stored product. @param brands receives a new brand's name */
export function mergeRecord(
  { placing, supplierId, supplierCategories, priceOf }: PricingContext,
  patch: FeedProduct,
  row: StoredProduct | null,
  brands: Map<string, string>,
  isHiddenByStaff: boolean,
): MergedProduct {
  const categoryPath: readonly CategoryStepRecord[] = completePath(
    patch.categoryPath ?? row?.supplierCategoryPath ?? [],
    supplierCategories,
  );
  const brand = patch.manufacturer === undefined ? (row?.brandId ?? null) : brandId(patch.manufacturer);
  if (brand !== null && patch.manufacturer !== undefined && !brands.has(brand))
    brands.set(brand, patch.manufacturer);
  const categoryId = mapCategory(categoryPath, placing, supplierCategories);
  const mapping = { supplierId, brandId: brand, categoryId, categoryPath, isHiddenByStaff };
  return mergeProduct(patch, row, mapping, priceOf);
}

function productWrite(productId: string, sku: string, merged: MergedProduct): ProductWrite {
  const { content, contentHash, winnerMarkupId } = merged;
  const slug = productSlug(content.name, productId);
  return { ...content, productId, sku, slug, contentHash, winnerMarkupId };
}

async function apply(change: CatalogueChange, supplierId: string, plan: BatchPlan): Promise<void> {
  const { tx } = change;
  if (plan.writes.length > 0) {
    await addBrands(tx, plan.brands);
    await writeProducts(tx, supplierId, change.revision, plan.writes);
  }
  await writeStock(tx, plan.stock);
  if (plan.writes.length > 0) await change.publish();
  else if (plan.stock.length > 0) await change.publishStock();
}
