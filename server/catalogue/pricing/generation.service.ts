/**
 * Reprices all products (PRICING-2): requested by staff, run in background batches. A batch is one catalogue
 * change that also records the progress: a killed host leaves whole batches, and any host resumes there.
 * Idempotent per product.
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

/**
 * Holds the catalogue's lock for a fifth of a second: imports and staff wait no longer, and read models
 * follow in few steps.
 */
const PRODUCTS_AT_ONCE = 2_000;

export class GenerationService {
  constructor(private readonly parts: Pick<PricingParts, "db" | "changeCatalogue" | "trail">) {}

  /** Starts a run, or returns the current one. */
  async begin(asker: Asker): Promise<CatalogueResult> {
    const { viewer } = asker;
    const { db, changeCatalogue, trail } = this.parts;
    const generation = await changeCatalogue(db, async ({ tx }) => {
      const running = await findRunningGeneration(tx);
      if (running) return running;
      const { version } = await getActiveRules(tx);
      const added = await addGeneration(tx, version, viewer.userId);
      await trail.record(tx, staffAct(asker, "generateCatalogue"), {
        kind: "PRICE_GENERATION_STARTED",
        subject: { type: "price rules", id: "active" },
        after: { version },
      });
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

/** Processes the next batch of the current run. @returns false without work */
export async function priceNextProducts(db: Db, changeCatalogue: ChangeCatalogue): Promise<boolean> {
  if (!(await findRunningGeneration(db))) return false;
  return changeCatalogue(db, async (change) => {
    // Read again under the catalogue's lock, because another host may have ended the run.
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
