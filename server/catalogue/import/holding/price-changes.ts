/** Computes the price changes of a surveyed import under the current rules. */
import type { Cents } from "#contract/money/money";
import type { Db } from "../../../db/client";
import type { RuledPrices } from "../../pricing/pricing.record";
import { getActiveRules } from "../../pricing/rule-sets.store";
import { createPricer, liveRules, type Pricer } from "../../pricing/winner.rules";
import type { FeedPrices } from "../feeds/feed-record";
import { mergePrices, type SupplierPrices } from "../writing/merge-prices";
import { listKnownPrices, type KnownPrices } from "./known-prices.store";
import { cashOf, moveBetween, type PriceMove } from "./price-brake.rules";
import type { PriceNotes } from "./price-notes";

export interface PriceChange extends PriceMove {
  readonly sku: string;
  readonly name: string;
}

export interface PriceChanges {
  /** Number of imported prices that the shop also has, for products visible before or after. */
  readonly prices: number;
  readonly changes: ReadonlyMap<string, PriceChange>;
  /** Current price, and price in or after a period, of each watched product. */
  readonly charged: ReadonlyMap<string, readonly Cents[]>;
  /** Visible products whose price is blank or stock unreadable, and whether that would take them off sale. */
  readonly unsellable: ReadonlyMap<string, boolean>;
  /** Visible products that the files call inactive. */
  readonly withdrawn: ReadonlySet<string>;
}

const NONE: PriceChanges = {
  prices: 0,
  changes: new Map(),
  charged: new Map(),
  unsellable: new Map(),
  withdrawn: new Set(),
};

export async function findPriceChanges(
  connection: Db,
  supplierId: string,
  notes: PriceNotes,
  { isWhole, watched }: { readonly isWhole: boolean; readonly watched: ReadonlySet<string> },
): Promise<PriceChanges> {
  if (notes.isEmpty) return NONE;
  const { rules } = await getActiveRules(connection);
  const priceOf = createPricer(liveRules(rules));
  const now = new Date();
  let prices = 0;
  const changes = new Map<string, PriceChange>();
  const charged = new Map<string, readonly Cents[]>();
  const unsellable = new Map<string, boolean>();
  const withdrawn = new Set<string>();
  for await (const page of listKnownPrices(connection, supplierId)) {
    for (const known of page) {
      const { sku, name } = known;
      if (watched.has(sku)) charged.set(sku, chargesOf(known, known, priceOf));
      const feedPrices = notes.of(sku);
      if (known.isLive && feedPrices?.active === false) withdrawn.add(sku);
      if (feedPrices === undefined || !isForSale(known, feedPrices, isWhole)) continue;
      const merged = mergePrices(feedPrices, known, now);
      const isPriceless = merged.supplierPrice === null;
      if (known.isLive && (isPriceless || feedPrices.isStockLegible === false))
        unsellable.set(sku, isPriceless || known.isInStock);
      if (isPriceless) continue;
      prices += 1;
      if (isSame(known, merged)) continue;
      const changed = { ...known, ...merged };
      const after = chargesOf(changed, priceOf(changed), priceOf);
      const move = moveBetween(chargesOf(known, known, priceOf), after);
      if (move.before !== move.after) changes.set(sku, { sku, name, ...move });
    }
  }
  return { prices, changes, charged, unsellable, withdrawn };
}

/** Returns whether the product is visible after the import, according to its record. */
function isForSale({ isLive }: KnownPrices, { active }: FeedPrices, isWhole: boolean): boolean {
  return isLive ? active !== false : (active ?? isWhole);
}

/** Returns the cash price now, and the price after the sale period begins or ends. */
function chargesOf(product: KnownPrices, now: RuledPrices, priceOf: Pricer): Cents[] {
  const { supplierSalePrice, plannedSalePrice, saleChangesAt } = product;
  const later =
    saleChangesAt === null
      ? null
      : priceOf({ ...product, supplierSalePrice: supplierSalePrice === null ? plannedSalePrice : null });
  return [now, later].flatMap((prices) => (prices && cashOf(prices)) ?? []);
}

/** Returns whether the supplier's prices are the same; a sale that began or ended since is not a change. */
function isSame(one: SupplierPrices, other: SupplierPrices): boolean {
  return JSON.stringify(statedPrices(one)) === JSON.stringify(statedPrices(other));
}

function statedPrices(prices: SupplierPrices): readonly unknown[] {
  const { supplierPrice, supplierSalePrice, plannedSalePrice, saleStartsAt, saleEndsAt } = prices;
  return [supplierPrice, plannedSalePrice ?? supplierSalePrice, saleStartsAt, saleEndsAt];
}
