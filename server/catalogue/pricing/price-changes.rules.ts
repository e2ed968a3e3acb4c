/** How rules change products; shared by simulation and run (PRICING-2, PRICING-6). Pure. */
import { LIMITS } from "#contract/limits";
import { cashPriceCents, type Cents } from "#contract/money/money";
import { labelsOf } from "./labels.rules";
import type { PricedProduct, RuledPrices } from "./pricing.record";
import type { PriceWrite } from "./priced-products.store";
import type { Pricer } from "./winner.rules";

/** Returns the prices to write, or null if the product already has them from this rule. */
export function priceChange(product: PricedProduct, priceOf: Pricer): PriceWrite | null {
  const { regularPrice, salePrice, winnerMarkupId } = newPrices(product, priceOf);
  const isSame =
    regularPrice === product.regularPrice &&
    salePrice === product.salePrice &&
    winnerMarkupId === product.winnerMarkupId;
  if (isSame) return null;
  const onSale = salePrice !== null;
  const productLabels = labelsOf(product.productLabels, onSale);
  return { productId: product.productId, regularPrice, salePrice, winnerMarkupId, onSale, productLabels };
}

/** A product without a supplier price keeps its price. */
function newPrices(product: PricedProduct, priceOf: Pricer): RuledPrices {
  return product.supplierPrice === null ? { ...product, winnerMarkupId: null } : priceOf(product);
}

/** A product's cash price before and after, in cents; null without a price. */
export interface PriceMove {
  readonly productId: string;
  readonly sku: string;
  readonly name: string;
  readonly before: Cents | null;
  readonly after: Cents | null;
  readonly winnerMarkupId: string | null;
}

export function priceMove(product: PricedProduct, priceOf: Pricer): PriceMove {
  const { productId, sku, name } = product;
  const prices = newPrices(product, priceOf);
  const { winnerMarkupId } = prices;
  return { productId, sku, name, before: cash(product), after: cash(prices), winnerMarkupId };
}

/** Returns the shop's current cost of a product in cents; null without a supplier price. */
export function costOf({ supplierPrice, supplierSalePrice }: PricedProduct): Cents | null {
  return supplierSalePrice ?? supplierPrice;
}

function cash({ regularPrice, salePrice }: RuledPrices): Cents | null {
  return regularPrice === null ? null : cashPriceCents({ regularPrice, salePrice });
}

/** Counts price moves of live products. */
export class MoveCounter {
  readonly counts = {
    products: 0,
    increased: 0,
    decreased: 0,
    unchanged: 0,
    withoutMargin: 0,
    withoutRule: 0,
  };
  private largest: PriceMove[] = [];

  constructor(private readonly priceOf: Pricer) {}

  add(product: PricedProduct): void {
    if (!product.isLive) return;
    const move = priceMove(product, this.priceOf);
    const by = (move.after ?? 0) - (move.before ?? 0);
    this.counts.products += 1;
    this.counts[by > 0 ? "increased" : by < 0 ? "decreased" : "unchanged"] += 1;
    const leaves = (price: Cents | null) => (price ?? 0) > (costOf(product) ?? 0);
    if (leaves(move.before) && !leaves(move.after)) this.counts.withoutMargin += 1;
    if (move.winnerMarkupId === null) this.counts.withoutRule += 1;
    if (by !== 0) this.addLargest(move);
  }

  /** Largest first; ties in order of arrival. */
  get largestChanges(): readonly PriceMove[] {
    return this.largest;
  }

  private addLargest(move: PriceMove): void {
    const size = ({ before, after }: PriceMove) => Math.abs((after ?? 0) - (before ?? 0));
    const max = LIMITS.pricing.namedChanges;
    const last = this.largest[max - 1];
    if (last && size(last) >= size(move)) return;
    const place = this.largest.findIndex((listed) => size(listed) < size(move));
    this.largest.splice(place === -1 ? this.largest.length : place, 0, move);
    this.largest.length = Math.min(this.largest.length, max);
  }
}
