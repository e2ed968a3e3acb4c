/** The supplier's prices: what a record says, over what is known of its product. Pure. */
import type { ProductContent } from "../../../db/product-fields";
import { isInForce, nextChange, type SalePeriod } from "../../pricing/sale-period.rules";
import type { FeedPrices } from "../feeds/feed-record";

export type SupplierPrices = Pick<
  ProductContent,
  "supplierPrice" | "supplierSalePrice" | "plannedSalePrice" | "saleStartsAt" | "saleEndsAt" | "saleChangesAt"
>;
type Prices = SupplierPrices & Pick<ProductContent, "regularPrice" | "salePrice">;

/**
 * The supplier's current price alone is a regular price; our own prices are the supplier's until a rule sets them. A sale
 * price outside of its period is planned: the product has it once the period begins (PRICING-12).
 */
export function mergePrices(patch: FeedPrices, known: SupplierPrices | null, now: Date): Prices {
  let regular = patch.regularPrice !== undefined ? patch.regularPrice : (known?.supplierPrice ?? null);
  const knownSale =
    patch.regularPrice === undefined ? (known?.plannedSalePrice ?? known?.supplierSalePrice) : null;
  const named = patch.salePrice !== undefined ? patch.salePrice : (knownSale ?? null);
  const period = patch.salePeriod !== undefined ? patch.salePeriod : keptPeriod(patch, known);
  let sale = period === null || isInForce(period, now) ? named : null;
  const saysOnlySale = patch.regularPrice === undefined || patch.regularPrice === null;
  if (sale !== null && saysOnlySale && (regular === null || sale > regular)) regular = sale;
  if (sale !== null && (regular === null || sale >= regular)) sale = null;
  const isPlanned = period !== null && named !== null && regular !== null && named < regular;
  return {
    ...{ supplierPrice: regular, supplierSalePrice: sale, regularPrice: regular, salePrice: sale },
    plannedSalePrice: isPlanned ? named : null,
    saleStartsAt: isPlanned ? period.startsAt : null,
    saleEndsAt: isPlanned ? period.endsAt : null,
    saleChangesAt: isPlanned ? nextChange(period, now) : null,
  };
}

/** The period of a sale that the record does not speak of. */
function keptPeriod(patch: FeedPrices, known: SupplierPrices | null): SalePeriod | null {
  const saysPrices = patch.regularPrice !== undefined || patch.salePrice !== undefined;
  if (saysPrices || known === null || known.plannedSalePrice === null) return null;
  return { startsAt: known.saleStartsAt, endsAt: known.saleEndsAt };
}
