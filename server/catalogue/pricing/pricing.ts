/** Wires price rules: what app.ts adds to the schema, and the background work. */
import type { Resolvers } from "#contract/graphql/generated";
import type { Db } from "../../db/client";
import { startWorker, type Worker, type WorkerLog } from "../../gateways/worker";
import type { RequestContext } from "../../http/graphql/graphql";
import { changeCatalogue } from "../read-model/read-model.store";
import { publishStockLabels } from "../read-model/stock-labels.store";
import { GenerationService, priceNextProducts } from "./generation.service";
import { pricingResolvers, type PricingServices } from "./pricing.resolvers";
import { PricingService, type PricingParts } from "./pricing.service";
import { SimulationService } from "./simulation.service";

export interface Pricing extends PricingServices {
  readonly resolvers: Resolvers<RequestContext>;
  /** Starts the background work: new prices for all products, and what their pages say of their stock. */
  startWorkers(): Worker;
}

/** How soon a run begins that was asked for. */
const LOOK_MS = 500;
/** Staff look on while a run goes; shoppers still come in between. */
const REST_BETWEEN_BATCHES = 0.25;

export function createPricing({
  backgroundDb,
  log,
  ...given
}: Omit<PricingParts, "changeCatalogue"> & { readonly backgroundDb: Db; readonly log: WorkerLog }): Pricing {
  const parts = { ...given, changeCatalogue };
  const services = {
    rules: new PricingService(parts),
    simulation: new SimulationService(backgroundDb),
    generation: new GenerationService(parts),
  };
  return {
    ...services,
    resolvers: pricingResolvers(services),
    startWorkers() {
      const price = () => priceNextProducts(backgroundDb, changeCatalogue);
      const workers = [
        startWorker("new prices", LOOK_MS, price, log, REST_BETWEEN_BATCHES),
        startWorker("labels of stock", LOOK_MS, () => publishStockLabels(backgroundDb), log),
      ];
      return { stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))) };
    },
  };
}
