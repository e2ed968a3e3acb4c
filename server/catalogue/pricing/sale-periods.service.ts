/** Begins and ends sales on time (PRICING-12), with the same effect as an import or a run. */
import type { Db } from "../../db/client";
import type { ChangeCatalogue } from "../read-model/read-model.port";
import { priceChange } from "./price-changes.rules";
import {
  isAnySaleDue,
  listSalesDue,
  writePrices,
  writeSales,
  type PlannedSale,
} from "./priced-products.store";
import { getActiveRules } from "./rule-sets.store";
import { isInForce, nextChange } from "./sale-period.rules";
import { createPricer, liveRules, type Pricer } from "./winner.rules";

/** Same as for new prices (generation.service.ts). */
const PRODUCTS_AT_ONCE = 2_000;

/** Begins or ends the next batch of sales. @returns whether there may be more */
export async function changeSales(db: Db, changeCatalogue: ChangeCatalogue): Promise<boolean> {
  if (!(await isAnySaleDue(db))) return false;
  return changeCatalogue(db, async (change) => {
    const { tx, revision } = change;
    // Read under the catalogue's lock, because another host or an import may have been faster.
    const { now, sales } = await listSalesDue(tx, PRODUCTS_AT_ONCE);
    if (sales.length === 0) return false;
    const { rules } = await getActiveRules(tx);
    const priceOf = createPricer(liveRules(rules));
    const changes = sales.map((sale) => saleChange(sale, now, priceOf));
    await writeSales(
      tx,
      changes.map(({ write }) => write),
    );
    const prices = changes.flatMap(({ price }) => price ?? []);
    await writePrices(tx, revision, prices);
    if (prices.length > 0) await change.publish();
    return sales.length === PRODUCTS_AT_ONCE;
  });
}

function saleChange(sale: PlannedSale, now: Date, priceOf: Pricer) {
  const { productId, plannedSalePrice } = sale;
  const supplierSalePrice = isInForce(sale, now) ? plannedSalePrice : null;
  return {
    write: { productId, supplierSalePrice, changesAt: nextChange(sale, now) },
    price: priceChange({ ...sale, supplierSalePrice }, priceOf),
  };
}
