/** Reads records by common field names, including those of the demo catalogue. */
import { readFlag, readSku, RejectedRecord } from "../../cleaning/read-values";
import { RecordFields } from "../../cleaning/record-fields";
import type { FeedPrices } from "../feed-record";
import type { Feed } from "../feed.port";
import { legibleParts } from "./legible-parts";
import { isCategoryRecord, readCategories } from "./read-category";
import { PRODUCT_FIELDS, readCategory, readPrices, readProduct, skuOf } from "./read-product";
import { readSalePeriod } from "./read-sale-period";
import { isStockLegible } from "./read-stock";

export const GENERIC: Feed = {
  isCategory: isCategoryRecord,
  readCategories,
  readProduct,
  skuOf: quickSku,
  categoryOf: (record) => readCategory(new RecordFields(record)),
  pricesOf,
  legibleParts: (record, sku) => legibleParts(record, sku),
  usedFields: PRODUCT_FIELDS,
  categoryRules: {},
};

/** Fast path: most records name the field "sku". */
function quickSku(record: unknown): string | undefined {
  if (typeof record !== "object" || record === null || Array.isArray(record)) return undefined;
  try {
    const { sku } = record as { sku?: unknown };
    return sku === undefined || sku === null ? skuOf(new RecordFields(record)) : readSku(sku);
  } catch {
    return undefined;
  }
}

function pricesOf(record: object): FeedPrices | null {
  const fields = new RecordFields(record);
  try {
    const { regularPrice, salePrice } = readPrices(fields);
    const salePeriod = readSalePeriod(fields, salePrice);
    const active = readFlag(fields.first("active"));
    return { regularPrice, salePrice, salePeriod, active, isStockLegible: isStockLegible(fields) };
  } catch (error) {
    if (error instanceof RejectedRecord) return null;
    throw error;
  }
}
