/** Price rules: the staff calls and the background work. */
import type { Db } from "../../db/client";
import type { Feature } from "../../feature";
import { changeCatalogue } from "../read-model/read-model.store";
import { publishStockLabels, STOCK_LABELS_DUE } from "../read-model/stock-labels.store";
import { GenerationService, priceNextProducts } from "./generation.service";
import { PRICE_RUNS_DUE } from "./generations.store";
import { pricingResolvers, type PricingServices } from "./pricing.resolvers";
import { SALES_DUE } from "./priced-products.store";
import { PricingService, type PricingParts } from "./pricing.service";
import { changeSales } from "./sale-periods.service";
import { SimulationService } from "./simulation.service";

export interface Pricing extends PricingServices, Feature {}

/** Staff watch a run's progress, but shoppers' requests still fit in between. */
const REST_BETWEEN_BATCHES = 0.25;

export function createPricing({
  backgroundDb,
  ...rest
}: Omit<PricingParts, "changeCatalogue"> & { readonly backgroundDb: Db }): Pricing {
  const parts = { ...rest, changeCatalogue };
  const services = {
    rules: new PricingService(parts),
    simulation: new SimulationService(backgroundDb),
    generation: new GenerationService(parts),
  };
  return {
    ...services,
    resolvers: [pricingResolvers(services)],
    jobs: [
      {
        name: "catalogue.price-runs",
        due: PRICE_RUNS_DUE,
        run: () => priceNextProducts(backgroundDb, changeCatalogue),
        restShare: REST_BETWEEN_BATCHES,
      },
      {
        name: "catalogue.sale-periods",
        due: SALES_DUE,
        run: () => changeSales(backgroundDb, changeCatalogue),
      },
      { name: "catalogue.stock-labels", due: STOCK_LABELS_DUE, run: () => publishStockLabels(backgroundDb) },
    ],
  };
}
