/** Merges a record's prices over a product's known supplier prices. Pure. */
import type { ProductContent } from "../../../db/tables/product-fields";
import { isInForce, nextChange, type SalePeriod } from "../../pricing/sale-period.rules";
import type { FeedPrices } from "../feeds/feed-record";

export type SupplierPrices = Pick<
  ProductContent,
  "supplierPrice" | "supplierSalePrice" | "plannedSalePrice" | "saleStartsAt" | "saleEndsAt" | "saleChangesAt"
>;
type Prices = SupplierPrices & Pick<ProductContent, "regularPrice" | "salePrice">;

/**
 * A current price alone is the regular price; the shop's prices equal the supplier's until a rule sets them.
 * A sale price outside its period is planned and takes effect with the period (PRICING-12).
 */
export function mergePrices(patch: FeedPrices, known: SupplierPrices | null, now: Date): Prices {
  let regular = patch.regularPrice !== undefined ? patch.regularPrice : (known?.supplierPrice ?? null);
  const knownSale =
    patch.regularPrice === undefined ? (known?.plannedSalePrice ?? known?.supplierSalePrice) : null;
  const named = patch.salePrice !== undefined ? patch.salePrice : (knownSale ?? null);
  const period = patch.salePeriod !== undefined ? patch.salePeriod : knownPeriod(patch, known);
  let sale = period === null || isInForce(period, now) ? named : null;
  const saysOnlySale = patch.regularPrice === undefined || patch.regularPrice === null;
  if (sale !== null && saysOnlySale && (regular === null || sale > regular)) regular = sale;
  if (sale !== null && (regular === null || sale >= regular)) sale = null;
  const isPlanned = period !== null && named !== null && regular !== null && named < regular;
  return {
    supplierPrice: regular,
    supplierSalePrice: sale,
    regularPrice: regular,
    salePrice: sale,
    plannedSalePrice: isPlanned ? named : null,
    saleStartsAt: isPlanned ? period.startsAt : null,
    saleEndsAt: isPlanned ? period.endsAt : null,
    saleChangesAt: isPlanned ? nextChange(period, now) : null,
  };
}

/** Returns the known sale period if the record has none. */
function knownPeriod(patch: FeedPrices, known: SupplierPrices | null): SalePeriod | null {
  const saysPrices = patch.regularPrice !== undefined || patch.salePrice !== undefined;
  if (saysPrices || known === null || known.plannedSalePrice === null) return null;
  return { startsAt: known.saleStartsAt, endsAt: known.saleEndsAt };
}
