/** Decides who may read and change price rules, and the effect of a change (PRICING-3, ROLE-2). */
import type { StaffChange } from "#contract/audit/changes/changes";
import type {
  PriceMarkup,
  PriceMarkupChange,
  PriceMarkupResult,
  PriceVersionsResult,
} from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { PRICING_MESSAGES } from "#contract/pricing/messages";
import { priceMarkupInput, type VersionAction } from "#contract/pricing/schema";
import { staffAct, type AuditTrail } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { DomainError } from "../../errors";
import type { Origin, Viewer } from "../../http/session";
import { validate } from "../../http/validation";
import type { CatalogueChange, ChangeCatalogue } from "../read-model/read-model.port";
import { findRunningGeneration } from "./generations.store";
import { priceChange } from "./price-changes.rules";
import { findPricedProduct, findPricedProducts, writePrices } from "./priced-products.store";
import { toMarkup, toVersion } from "./pricing.mapping";
import type { RuleSet, StoredRule } from "./pricing.record";
import { freshIdentity, ruleOf, withRule, type NamedMarkup } from "./rule-changes.rules";
import { addVersion, findRuleSet, getActiveRules, listChoices, listVersions } from "./rule-sets.store";
import { createPricer, liveRules } from "./winner.rules";

export interface PricingParts {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly changeCatalogue: ChangeCatalogue;
  readonly trail: AuditTrail;
}

/** The caller and their network address. */
export interface Asker {
  readonly viewer: Viewer;
  readonly origin: Origin;
}

export interface Page {
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** A new version of the rules: one rule changed, or an earlier version restored. */
type Planned = { readonly rules: StoredRule[] } & (
  | { readonly action: keyof typeof RULE_CHANGES; readonly markup: StoredRule }
  | { readonly action: "ROLLED_BACK"; readonly restored: number }
);

/** Computes a change from the current rules; null if it names a missing rule. */
type Plan = (current: RuleSet) => Promise<Planned | null>;

const sentences = PRICING_MESSAGES;
const DONE: Readonly<Record<VersionAction, string>> = {
  STARTED: sentences.updated,
  ADDED: sentences.added,
  UPDATED: sentences.updated,
  DELETED: sentences.deleted,
  ROLLED_BACK: sentences.rolledBack,
};

/** Kinds of entries in the audit log. */
const RULE_CHANGES = {
  ADDED: "PRICE_RULE_ADDED",
  UPDATED: "PRICE_RULE_CHANGED",
  DELETED: "PRICE_RULE_DELETED",
} as const;

export class PricingService {
  constructor(private readonly parts: PricingParts) {}

  /** @throws DomainError BAD_USER_INPUT for an invalid page */
  async list(page: Page, withDeleted: boolean): Promise<PriceMarkupResult> {
    checkPage(page);
    const { version, rules } = await getActiveRules(this.parts.db);
    const { brands, supplierIds } = await listChoices(this.parts.db);
    const all = (withDeleted ? [...rules] : liveRules(rules)).reverse();
    const from = (page.pageNumber - 1) * page.pageSize;
    const markups = all.slice(from, from + page.pageSize).map(toMarkup);
    return { markups, totalMarkups: all.length, version, brands, supplierIds };
  }

  async find(id: string): Promise<PriceMarkup | null> {
    const { rules } = await getActiveRules(this.parts.db);
    const match = rules.find((rule) => rule.id === id);
    return match ? toMarkup(match) : null;
  }

  /** @throws DomainError BAD_USER_INPUT for an invalid page */
  async listVersions(page: Page): Promise<PriceVersionsResult> {
    checkPage(page);
    const { versions, totalVersions } = await listVersions(this.parts.db, this.parts.sealer, page);
    return { versions: versions.map(toVersion), totalVersions };
  }

  /** @throws DomainError BAD_USER_INPUT with the invalid fields */
  async add(asker: Asker, input: unknown, version: number): Promise<PriceMarkupChange> {
    const named = await readMarkup(this.parts.db, input);
    return this.change(asker, "addPriceMarkup", version, async ({ rules }) => {
      if (rules.length >= LIMITS.pricing.rules) throw new DomainError("BAD_USER_INPUT", sentences.full);
      const now = new Date();
      const added = ruleOf(named, freshIdentity(now), now);
      return { action: "ADDED", rules: withRule(rules, added), markup: added };
    });
  }

  /** @throws DomainError BAD_USER_INPUT with the invalid fields, NOT_FOUND */
  async update(asker: Asker, id: string, input: unknown, version: number): Promise<PriceMarkupChange> {
    const named = await readMarkup(this.parts.db, input);
    return this.change(asker, "updatePriceMarkup", version, async ({ rules }) => {
      const known = rules.find((rule) => rule.id === id);
      if (!known) return null;
      const { createdAt } = known;
      const changed = ruleOf(named, { id, createdAt }, new Date());
      const action = changed.isDeleted && !known.isDeleted ? "DELETED" : "UPDATED";
      return { action, rules: withRule(rules, changed), markup: changed };
    });
  }

  /** @throws DomainError NOT_FOUND for an unknown version */
  async rollBack(asker: Asker, to: number, version: number): Promise<PriceMarkupChange> {
    return this.change(asker, "rollBackPriceMarkups", version, async () => {
      const earlier = await findRuleSet(this.parts.db, to);
      return earlier && { action: "ROLLED_BACK", rules: [...earlier.rules], restored: to };
    });
  }

  /** Runs as a catalogue change, so that rules do not change between batches of an import or run. */
  private change(
    asker: Asker,
    call: string,
    expectedVersion: number,
    plan: Plan,
  ): Promise<PriceMarkupChange> {
    return this.parts.changeCatalogue(this.parts.db, async (change) => {
      const { tx } = change;
      const current = await getActiveRules(tx);
      const refused = (message: string) => ({ success: false, message, version: current.version });
      if (current.version !== expectedVersion) return refused(sentences.stale);
      if (await findRunningGeneration(tx)) return refused(sentences.busy);
      const planned = await plan(current);
      if (!planned) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
      const { action, rules } = planned;
      const markup = planned.action === "ROLLED_BACK" ? null : planned.markup;
      const version = current.version + 1;
      await addVersion(tx, {
        version,
        action,
        restoredVersion: planned.action === "ROLLED_BACK" ? planned.restored : null,
        rules,
        createdBy: asker.viewer.userId,
      });
      if (markup) await priceAgain(change, [current.rules.find(({ id }) => id === markup.id), markup], rules);
      await this.parts.trail.record(tx, staffAct(asker, call), changeOf(planned, version));
      return { success: true, message: DONE[action], markup: markup && toMarkup(markup), version };
    });
  }
}

/**
 * A rule for one product prices it at once, and the product it was for before; other rules wait for the next run
 * (PRICING-13).
 */
async function priceAgain(
  change: CatalogueChange,
  changed: readonly (StoredRule | undefined)[],
  rules: readonly StoredRule[],
): Promise<void> {
  const ids = changed.flatMap((stored) => stored?.rule.product?.id ?? []);
  if (ids.length === 0) return;
  const products = await findPricedProducts(change.tx, ids);
  const priceOf = createPricer(liveRules(rules));
  const prices = products.flatMap((product) => priceChange(product, priceOf) ?? []);
  if (prices.length === 0) return;
  await writePrices(change.tx, change.revision, prices);
  await change.publish();
}

function changeOf(planned: Planned, version: number): StaffChange {
  if (planned.action === "ROLLED_BACK") {
    const after = { version, restored: planned.restored };
    return { kind: "PRICE_RULES_RESTORED", subject: { type: "price rules", id: "active" }, after };
  }
  const { action, markup } = planned;
  return { kind: RULE_CHANGES[action], subject: { type: "price rule", id: markup.id }, after: { version } };
}

/** @throws DomainError BAD_USER_INPUT with the invalid fields */
export async function readMarkup(db: Db, input: unknown): Promise<NamedMarkup> {
  const markup = validate(priceMarkupInput, input);
  const { brands } = markup.rule.brandIds.length > 0 ? await listChoices(db) : { brands: [] };
  const brandNames = new Map(brands.map(({ id, name }) => [id, name]));
  if (markup.rule.brandIds.some((id) => !brandNames.has(id)))
    throw unknown("brandIds", sentences.unknownBrand);
  const { sku } = markup.rule;
  const product = sku == null ? null : await findPricedProduct(db, sku);
  if (sku != null && !product) throw unknown("sku", sentences.unknownSku);
  return { markup, brandNames, product };
}

function unknown(field: string, message: string): DomainError {
  return new DomainError("BAD_USER_INPUT", message, [
    { property: `rule.${field}`, constraints: { unknown: message } },
  ]);
}

function checkPage({ pageNumber, pageSize }: Page): void {
  const { staffPageSizes, maxPage } = LIMITS.lists;
  const isPage = pageNumber >= 1 && pageNumber <= maxPage;
  if (!isPage || !(staffPageSizes as readonly number[]).includes(pageSize))
    throw new DomainError("BAD_USER_INPUT", MESSAGES.validation.unexpected);
}
