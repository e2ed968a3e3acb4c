/** Simulates new prices with the rows and the function of a run (PRICING-6). */
import type { PriceSimulation } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import type { Db } from "../../db/client";
import { DomainError } from "../../errors";
import { costOf, MoveCounter, priceMove } from "./price-changes.rules";
import { atOneMoment, findPricedProduct, listPricedProducts } from "./priced-products.store";
import { toRule } from "./pricing.mapping";
import type { StoredRule } from "./pricing.record";
import { readMarkup } from "./pricing.service";
import { freshIdentity, NEW_RULE_ID, ruleOf, withRule } from "./rule-changes.rules";
import { findRuleSet, getActiveRules } from "./rule-sets.store";
import { createPricer, judgeRules, liveRules } from "./winner.rules";

const PRODUCTS_AT_ONCE = 2_000;

export interface Experiment {
  /** The rule to change; null = a new rule. */
  readonly id: string | null;
  /** The rule's new content; null = simulate the rules as they are. */
  readonly input: unknown;
  /** The version to simulate; null = the active one. */
  readonly version: number | null;
  /** The product to explain. */
  readonly sku: string | null;
}

export class SimulationService {
  constructor(private readonly db: Db) {}

  /** @throws DomainError BAD_USER_INPUT for an invalid rule, NOT_FOUND */
  async simulate(experiment: Experiment): Promise<PriceSimulation> {
    const rules = liveRules(await this.rulesOf(experiment));
    const priceOf = createPricer(rules);
    return atOneMoment(this.db, async (tx) => {
      const counter = new MoveCounter(priceOf);
      for (let after = ""; ;) {
        const products = await listPricedProducts(tx, after, PRODUCTS_AT_ONCE);
        for (const product of products) counter.add(product);
        const last = products.at(-1);
        if (!last) break;
        after = last.productId;
      }
      const { sku } = experiment;
      const product = sku ? await findPricedProduct(tx, sku.trim()) : null;
      const verdicts = product ? judgeRules(rules, product) : [];
      return {
        ...counter.counts,
        largestChanges: [...counter.largestChanges],
        product: product && {
          price: priceMove(product, priceOf),
          cost: costOf(product),
          verdicts: verdicts.map(({ rule, verdict }) => ({
            markupId: rule.id,
            type: rule.type,
            rule: toRule(rule.rule),
            verdict,
          })),
        },
      };
    });
  }

  private async rulesOf({ id, input, version }: Experiment): Promise<readonly StoredRule[]> {
    const set = version === null ? await getActiveRules(this.db) : await findRuleSet(this.db, version);
    const known = id === null ? null : set?.rules.find((rule) => rule.id === id);
    if (!set || known === undefined) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    if (input === null) return set.rules;
    const named = await readMarkup(this.db, input);
    const now = new Date();
    return withRule(set.rules, ruleOf(named, known ?? { ...freshIdentity(now), id: NEW_RULE_ID }, now));
  }
}
