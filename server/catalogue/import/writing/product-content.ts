/** From what a supplier says to what the shop keeps: merged with the row we have, mapped, labelled, live or hidden. */
import { createHash } from "node:crypto";
import type { OfferLabel } from "#contract/catalogue/lists";
import {
  comparableText,
  retainSupplied,
  type CategoryStepRecord,
  type HiddenReason,
  type ProductContent,
} from "../../../db/product-fields";
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
  /** The price rule that set the prices; null when they are the supplier's. */
  readonly winnerMarkupId: string | null;
  readonly availableQuantity: number;
  readonly contentHash: string;
}

/** A supplier that does not tell its stock is trusted with this many pieces of what it sells online. */
const ASSUMED_STOCK = 10;
const BEST_SELLING_UP_TO_RANK = 100;

/** The shop's own fields of a product. */
export interface Mapping {
  readonly supplierId: string;
  readonly brandId: string | null;
  readonly categoryId: string | null;
  readonly categoryPath: readonly CategoryStepRecord[];
}

/**
 * Merges a patch over what is known, and prices it. `name` must come from one of them. The hash is of what suppliers say:
 * a price rule changes no product that a file says again.
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
  content.hiddenReason = hiddenReason(content, isActive);
  content.isLive = content.hiddenReason === null;
  const availableQuantity = stock(patch, known, content);
  const contentHash = hash(content, availableQuantity > 0);
  const { winnerMarkupId, ...ours } = priceOf({ ...content, supplierId: mapping.supplierId });
  const onSale = ours.salePrice !== null;
  const productLabels = labelsOf(content.productLabels, onSale);
  return {
    content: { ...content, ...ours, onSale, productLabels },
    winnerMarkupId,
    availableQuantity,
    contentHash,
  };
}

function offerLabels(content: ProductContent): OfferLabel[] {
  const { bestSellingRank: rank } = content;
  const carried: readonly (readonly [OfferLabel, boolean])[] = [
    ["ON_SALE", content.onSale],
    ["CLEARANCE", content.clearance],
    ["FREE_SHIPPING", content.freeShipping],
    ["BEST_SELLING", rank !== null && rank <= BEST_SELLING_UP_TO_RANK],
    ["LOW_PRICE_GUARANTEE", content.lowPriceGuarantee],
  ];
  return carried.filter(([, isCarried]) => isCarried).map(([label]) => label);
}

function hiddenReason(content: ProductContent, isActive: boolean): HiddenReason | null {
  if (!isActive) return "INACTIVE";
  if (content.categoryId === null) return "UNMAPPED_CATEGORY";
  return content.regularPrice === null ? "NO_PRICE" : null;
}

function stock(patch: FeedProduct, known: KnownProduct | null, content: ProductContent): number {
  if (patch.availableQuantity !== undefined) return patch.availableQuantity;
  if (known && !speaksOfStock(patch)) return known.availableQuantity;
  if (!content.onlineAvailability) return 0;
  return Math.min(content.quantityLimit ?? ASSUMED_STOCK, ASSUMED_STOCK);
}

/** True when a record gives the stock, or enough to assume it. */
export function speaksOfStock(patch: FeedProduct): boolean {
  return (
    patch.availableQuantity !== undefined ||
    patch.onlineAvailability !== undefined ||
    patch.quantityLimit !== undefined
  );
}

/**
 * Pages show whether a product can be had, so that is content; how many pieces there are is not. A sale with a period is
 * the same content before, in and after it.
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
