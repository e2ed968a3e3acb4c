/** From what a supplier says to what the shop keeps: merged with the row we have, mapped, labelled, live or hidden. */
import { createHash } from "node:crypto";
import type { OfferLabel } from "#contract/catalog";
import type { AttributeRecord, CategoryStepRecord, ImageRecord } from "../../../db/tables";
import type { ProductPatch } from "../suppliers/supplier-record";

export type HiddenReason = "INACTIVE" | "UNMAPPED_CATEGORY" | "NO_PRICE";

/** The columns of `products` an import decides, in the order they are hashed. */
export interface ProductContent {
  supplier_product_id: string | null;
  name: string;
  brand_id: string | null;
  model_number: string | null;
  upc: string | null;
  category_id: string | null;
  supplier_category_path: CategoryStepRecord[];
  supplier_price_cents: number | null;
  supplier_sale_price_cents: number | null;
  regular_price_cents: number | null;
  sale_price_cents: number | null;
  on_sale: boolean;
  clearance: boolean;
  images: ImageRecord[];
  review_count: number;
  review_average: number | null;
  shipping_cost_cents: number | null;
  free_shipping: boolean;
  home_delivery: boolean;
  in_store_pickup: boolean;
  online_availability: boolean;
  in_store_availability: boolean;
  quantity_limit: number | null;
  low_price_guarantee: boolean;
  best_selling_rank: number | null;
  description: string;
  long_description: string;
  features: string[];
  included_items: string[];
  attributes: AttributeRecord[];
  condition: string;
  product_labels: OfferLabel[];
  is_live: boolean;
  hidden_reason: HiddenReason | null;
}

/** What an earlier import and the price rules left. */
export interface KnownProduct extends ProductContent {
  winner_markup_id: string | null;
  available_quantity: number;
}

export interface MergedProduct {
  readonly content: ProductContent;
  readonly availableQuantity: number;
  readonly contentHash: string;
}

/** A supplier that does not tell its stock is trusted with this many pieces of what it sells online. */
const ASSUMED_STOCK = 10;
const BEST_SELLING_UP_TO_RANK = 100;

export interface Mapping {
  readonly brandId: string | null;
  readonly categoryId: string | null;
  readonly categoryPath: readonly CategoryStepRecord[];
}

/** Merges a patch over what is known. `name` must come from one of them. */
export function mergeProduct(
  patch: ProductPatch,
  known: KnownProduct | null,
  mapping: Mapping,
): MergedProduct {
  const prices = mergePrices(patch, known);
  const clearance = patch.clearance ?? known?.clearance ?? false;
  const content: ProductContent = {
    supplier_product_id: keep(patch.supplierProductId, known?.supplier_product_id, null),
    name: patch.name ?? known?.name ?? patch.sku,
    brand_id: mapping.brandId,
    model_number: keep(patch.modelNumber, known?.model_number, null),
    upc: keep(patch.upc, known?.upc, null),
    category_id: mapping.categoryId,
    supplier_category_path: mapping.categoryPath.map(({ id, name }) => ({ id, name })),
    ...prices,
    on_sale: prices.sale_price_cents !== null,
    clearance,
    images: (patch.images ?? known?.images ?? []).map(({ rel, unit, width, height, href, primary }) => {
      return { rel, unit, width, height, href, primary };
    }),
    review_count: keep(patch.reviewCount, known?.review_count, 0),
    review_average: keep(patch.reviewAverage, known?.review_average, null),
    shipping_cost_cents: keep(patch.shippingCost, known?.shipping_cost_cents, null),
    free_shipping: keep(patch.freeShipping, known?.free_shipping, false),
    home_delivery: keep(patch.homeDelivery, known?.home_delivery, false),
    in_store_pickup: keep(patch.inStorePickup, known?.in_store_pickup, false),
    online_availability: keep(patch.onlineAvailability, known?.online_availability, true),
    in_store_availability: keep(patch.inStoreAvailability, known?.in_store_availability, false),
    quantity_limit: keep(patch.quantityLimit, known?.quantity_limit, null),
    low_price_guarantee: keep(patch.lowPriceGuarantee, known?.low_price_guarantee, false),
    best_selling_rank: keep(patch.bestSellingRank, known?.best_selling_rank, null),
    description: keep(patch.description, known?.description, ""),
    long_description: keep(patch.longDescription, known?.long_description, ""),
    features: [...keep<readonly string[]>(patch.features, known?.features, [])],
    included_items: [...keep<readonly string[]>(patch.includedItems, known?.included_items, [])],
    attributes: (patch.attributes ?? known?.attributes ?? []).map(({ name, value }) => ({ name, value })),
    condition: keep(patch.condition, known?.condition, "New"),
    product_labels: [],
    is_live: false,
    hidden_reason: null,
  };
  content.product_labels = offerLabels(content);
  const isActive = patch.active ?? known?.hidden_reason !== "INACTIVE";
  content.hidden_reason = hiddenReason(content, isActive);
  content.is_live = content.hidden_reason === null;
  const availableQuantity = stock(patch, known, content);
  return { content, availableQuantity, contentHash: hash(content, availableQuantity > 0) };
}

function keep<T>(said: T | undefined, known: T | undefined, otherwise: T): T {
  if (said !== undefined) return said;
  return known !== undefined ? known : otherwise;
}

type Prices = Pick<
  ProductContent,
  "supplier_price_cents" | "supplier_sale_price_cents" | "regular_price_cents" | "sale_price_cents"
>;

/** The supplier's current price alone is a regular price; our own prices follow the supplier's until a rule sets them. */
function mergePrices(patch: ProductPatch, known: KnownProduct | null): Prices {
  let regular = keep(patch.regularPrice, known?.supplier_price_cents, null);
  let sale = keep(
    patch.salePrice,
    patch.regularPrice === undefined ? known?.supplier_sale_price_cents : null,
    null,
  );
  const saysOnlySale = patch.regularPrice === undefined || patch.regularPrice === null;
  if (sale !== null && saysOnlySale && (regular === null || sale > regular)) regular = sale;
  if (sale !== null && (regular === null || sale >= regular)) sale = null;
  const ruled = known?.winner_markup_id ? known : null;
  return {
    supplier_price_cents: regular,
    supplier_sale_price_cents: sale,
    regular_price_cents: ruled ? ruled.regular_price_cents : regular,
    sale_price_cents: ruled ? ruled.sale_price_cents : sale,
  };
}

function offerLabels(content: ProductContent): OfferLabel[] {
  const { best_selling_rank: rank } = content;
  const carried: readonly (readonly [OfferLabel, boolean])[] = [
    ["ON_SALE", content.on_sale],
    ["CLEARANCE", content.clearance],
    ["FREE_SHIPPING", content.free_shipping],
    ["BEST_SELLING", rank !== null && rank <= BEST_SELLING_UP_TO_RANK],
    ["LOW_PRICE_GUARANTEE", content.low_price_guarantee],
  ];
  return carried.filter(([, isCarried]) => isCarried).map(([label]) => label);
}

function hiddenReason(content: ProductContent, isActive: boolean): HiddenReason | null {
  if (!isActive) return "INACTIVE";
  if (content.category_id === null) return "UNMAPPED_CATEGORY";
  return content.regular_price_cents === null ? "NO_PRICE" : null;
}

function stock(patch: ProductPatch, known: KnownProduct | null, content: ProductContent): number {
  if (patch.availableQuantity !== undefined) return patch.availableQuantity;
  if (known && !speaksOfStock(patch)) return known.available_quantity;
  if (!content.online_availability) return 0;
  return Math.min(content.quantity_limit ?? ASSUMED_STOCK, ASSUMED_STOCK);
}

/** True when a record says how many pieces there are, or enough to assume it. */
export function speaksOfStock(patch: ProductPatch): boolean {
  return (
    patch.availableQuantity !== undefined ||
    patch.onlineAvailability !== undefined ||
    patch.quantityLimit !== undefined
  );
}

/** Pages show whether a product can be had, so that is content; how many pieces there are is not. */
function hash(content: ProductContent, isInStock: boolean): string {
  return createHash("md5")
    .update(JSON.stringify([content, isInStock]))
    .digest("hex");
}
