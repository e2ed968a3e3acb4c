/**
 * Gives all products new prices (PRICING-2): asked for by staff, done in the background a batch at a time. A batch is one
 * change of the catalogue with the place it reached, so that a host that was killed leaves whole batches and any other
 * host goes on behind them; doing a product twice changes nothing.
 */
import type { CatalogueGeneration, CatalogueResult } from "#contract/graphql/generated";
import { PRICING_MESSAGES } from "#contract/pricing/messages";
import type { Db } from "../../db/client";
import { staffAct } from "../../audit/audit.port";
import type { CatalogueChange, ChangeCatalogue } from "../read-model/read-model.port";
import {
  addGeneration,
  completeGeneration,
  findLatestGeneration,
  findRunningGeneration,
  recordBatch,
  type GenerationRecord,
} from "./generations.store";
import { priceChange } from "./price-changes.rules";
import { listPricedProducts, writePrices } from "./priced-products.store";
import { toGeneration } from "./pricing.mapping";
import type { Asker, PricingParts } from "./pricing.service";
import { findRuleSet, getActiveRules } from "./rule-sets.store";
import { createPricer, liveRules } from "./winner.rules";

/** A fifth of a second of the catalogue's lock: imports and staff wait no longer, and read models follow in few steps. */
const PRODUCTS_AT_ONCE = 2_000;

export class GenerationService {
  constructor(private readonly parts: Pick<PricingParts, "db" | "changeCatalogue" | "trail">) {}

  /** Begins a run, or answers the one under way. */
  async begin(asker: Asker): Promise<CatalogueResult> {
    const { viewer } = asker;
    const { db, changeCatalogue, trail } = this.parts;
    const generation = await changeCatalogue(db, async ({ tx }) => {
      const running = await findRunningGeneration(tx);
      if (running) return running;
      const { version } = await getActiveRules(tx);
      const added = await addGeneration(tx, version, viewer.userId);
      await trail.record(tx, staffAct(asker, "generateCatalogue"), { note: `by version ${version}` });
      return added;
    });
    return {
      success: true,
      message: PRICING_MESSAGES.generating,
      generation: toGeneration(generation),
    };
  }

  async findLatest(): Promise<CatalogueGeneration | null> {
    const latest = await findLatestGeneration(this.parts.db);
    return latest && toGeneration(latest);
  }
}

/** Does the next batch of the run under way. @returns false when there is nothing to do */
export async function priceNextProducts(db: Db, changeCatalogue: ChangeCatalogue): Promise<boolean> {
  if (!(await findRunningGeneration(db))) return false;
  return changeCatalogue(db, async (change) => {
    // Another host may have ended the run meanwhile; the catalogue is ours from here on.
    const generation = await findRunningGeneration(change.tx);
    return generation !== null && (await priceBatch(change, generation));
  });
}

async function priceBatch(change: CatalogueChange, generation: GenerationRecord): Promise<boolean> {
  const { tx, revision } = change;
  const products = await listPricedProducts(tx, generation.afterProductId, PRODUCTS_AT_ONCE);
  const last = products.at(-1);
  if (!last) {
    await completeGeneration(tx, generation);
    return false;
  }
  const set = await findRuleSet(tx, generation.version);
  const priceOf = createPricer(liveRules(set?.rules ?? []));
  const prices = products.flatMap((product) => priceChange(product, priceOf) ?? []);
  await writePrices(tx, revision, prices);
  await recordBatch(tx, generation, { upTo: last.productId, done: products.length, changed: prices.length });
  if (prices.length > 0) await change.publish();
  return true;
}
