/** Turns supplier data into stored content: merged with the stored row, mapped, labeled, live or hidden. */
import { createHash } from "node:crypto";
import { HIDDEN_BY_STAFF, type HiddenReason } from "#contract/catalogue/hidden-reasons";
import type { OfferLabel } from "#contract/catalogue/lists";
import {
  comparableText,
  retainSupplied,
  type CategoryStepRecord,
  type ProductContent,
} from "../../../db/tables/product-fields";
import { labelsOf } from "../../pricing/labels.rules";
import type { Pricer } from "../../pricing/winner.rules";
import type { FeedProduct } from "../feeds/feed-record";
import { mergePrices } from "./merge-prices";

/** The stored content from an earlier import. */
export interface KnownProduct extends ProductContent {
  readonly availableQuantity: number;
}

export interface MergedProduct {
  readonly content: ProductContent;
  /** The price rule that set the prices; null = the supplier's prices. */
  readonly winnerMarkupId: string | null;
  readonly availableQuantity: number;
  readonly contentHash: string;
}

/** Stock assumed for products sold online by a supplier without stock data. */
const ASSUMED_STOCK = 10;
const BEST_SELLING_UP_TO_RANK = 100;

/** Product fields that the shop sets. */
export interface Mapping {
  readonly supplierId: string;
  readonly brandId: string | null;
  readonly categoryId: string | null;
  readonly categoryPath: readonly CategoryStepRecord[];
  /** Staff's decision outlives every import (STAFF-77). */
  readonly isHiddenByStaff: boolean;
}

/**
 * Merges a patch over the stored content, and prices the result. One of the two must have `name`. The hash
 * covers supplier data only, so that importing a file again undoes no change of price rules or staff.
 */
export function mergeProduct(
  patch: FeedProduct,
  known: KnownProduct | null,
  mapping: Mapping,
  priceOf: Pricer,
  now = new Date(),
): MergedProduct {
  const prices = mergePrices(patch, known, now);
  const content: ProductContent = {
    ...retainSupplied(patch, known),
    ...prices,
    name: patch.name ?? known?.name ?? patch.sku,
    brandId: mapping.brandId,
    categoryId: mapping.categoryId,
    supplierCategoryPath: [...mapping.categoryPath],
    onSale: prices.salePrice !== null,
    productLabels: [],
    isLive: false,
    hiddenReason: null,
  };
  content.productLabels = offerLabels(content);
  const isActive = patch.active ?? known?.hiddenReason !== "INACTIVE";
  content.hiddenReason = supplierReason(content, isActive);
  content.isLive = content.hiddenReason === null;
  const availableQuantity = stock(patch, known, content);
  const contentHash = hash(content, availableQuantity > 0);
  const hiddenReason = content.hiddenReason ?? (mapping.isHiddenByStaff ? HIDDEN_BY_STAFF : null);
  const { winnerMarkupId, ...shopPrices } = priceOf({
    ...content,
    sku: patch.sku,
    supplierId: mapping.supplierId,
  });
  const onSale = shopPrices.salePrice !== null;
  const productLabels = labelsOf(content.productLabels, onSale);
  return {
    content: {
      ...content,
      ...shopPrices,
      onSale,
      productLabels,
      hiddenReason,
      isLive: hiddenReason === null,
    },
    winnerMarkupId,
    availableQuantity,
    contentHash,
  };
}

function offerLabels(content: ProductContent): OfferLabel[] {
  const { bestSellingRank: rank } = content;
  const labels: readonly (readonly [OfferLabel, boolean])[] = [
    ["ON_SALE", content.onSale],
    ["CLEARANCE", content.clearance],
    ["FREE_SHIPPING", content.freeShipping],
    ["BEST_SELLING", rank !== null && rank <= BEST_SELLING_UP_TO_RANK],
    ["LOW_PRICE_GUARANTEE", content.lowPriceGuarantee],
  ];
  return labels.filter(([, isCarried]) => isCarried).map(([label]) => label);
}

/** Why the supplier's data alone hides the product; null if they do not. */
function supplierReason(content: ProductContent, isActive: boolean): HiddenReason | null {
  if (!isActive) return "INACTIVE";
  if (content.categoryId === null) return "UNMAPPED_CATEGORY";
  return content.regularPrice === null ? "NO_PRICE" : null;
}

function stock(patch: FeedProduct, known: KnownProduct | null, content: ProductContent): number {
  if (patch.availableQuantity !== undefined) return patch.availableQuantity;
  if (known && !speaksOfStock(patch)) return known.availableQuantity;
  if (!content.onlineAvailability) return 0;
  if (patch.isStockBlank) return known?.availableQuantity ?? 0;
  return Math.min(content.quantityLimit ?? ASSUMED_STOCK, ASSUMED_STOCK);
}

/** Returns true if the record states the stock, or enough to assume it. */
export function speaksOfStock(patch: FeedProduct): boolean {
  return (
    patch.availableQuantity !== undefined ||
    patch.onlineAvailability !== undefined ||
    patch.quantityLimit !== undefined
  );
}

/**
 * Availability is content, because pages show it; the number of pieces is not. A sale with a period is the
 * same content before, during and after the period.
 */
function hash(content: ProductContent, isInStock: boolean): string {
  const { plannedSalePrice, saleStartsAt, saleEndsAt } = content;
  const text =
    plannedSalePrice === null
      ? comparableText(content, [isInStock])
      : comparableText(withoutSale(content), [isInStock, plannedSalePrice, saleStartsAt, saleEndsAt]);
  return createHash("md5").update(text).digest("hex");
}

function withoutSale(content: ProductContent): ProductContent {
  const productLabels = labelsOf(content.productLabels, false);
  return { ...content, supplierSalePrice: null, salePrice: null, onSale: false, productLabels };
}
