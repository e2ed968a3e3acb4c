/** Validates staff's search rules and previews their effect (SEARCH-1 to SEARCH-4, CATALOGUE-22). */
import type { StaffChange } from "#contract/audit/changes/changes";
import type { FieldError } from "#contract/rest/envelope";
import type { Product } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { cashPriceCents } from "#contract/money/money";
import type {
  CurrentMatches,
  SaveSearchRuleInput,
  SearchPreview,
  SearchPreviewInput,
  SearchRule,
  SearchRuleContent,
} from "#contract/search/rules";
import type { NamedSearchRule } from "#contract/search/rule-words";
import { productPath, readListingPath } from "#contract/site/paths";
import { allRows, type Page } from "#contract/fields/page";
import { recording, type AuditTrail, type StaffAct } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { DomainError } from "../../errors";
import { keyOf, StaffRules } from "../search/staff-rules.model";
import type { AttributePagesService } from "./attribute-pages.service";
import { changeRules, type DecideRule } from "./change-rules.change";
import type { SearchRuleRecord, SearchRulesStore } from "./rules.store";
import type { RulesFeed } from "./rules.worker";

const { staff } = MESSAGES;

interface SearchMatches {
  readonly products: readonly Product[];
  readonly totalCount: number;
  readonly correctedText?: string | null;
}

export interface SearchRulesParts {
  readonly db: Db;
  readonly store: SearchRulesStore;
  readonly feed: Pick<RulesFeed, "refresh">;
  readonly trail: AuditTrail;
  readonly pages: Pick<AttributePagesService, "preview" | "refusalOf">;
  /** The first page of results for a text under the given rules. */
  readonly searchBy: (text: string, rules: StaffRules) => Promise<SearchMatches>;
}

export class SearchRulesService {
  constructor(private readonly parts: SearchRulesParts) {}

  async list(): Promise<Page<SearchRule>> {
    const rules = await this.parts.store.listRules();
    const ids = rules.flatMap(({ pinned, hidden }) => [...pinned, ...hidden]);
    const names = await this.parts.store.listNames([...new Set(ids)]);
    const withNames = (productIds: readonly string[]) =>
      productIds.map((productId) => ({ productId, name: names.get(productId) ?? null }));
    return allRows(
      rules.map(({ changedAt, ...rule }) => ({
        ...rule,
        pinned: withNames(rule.pinned),
        hidden: withNames(rule.hidden),
        changedAt: changedAt.toISOString(),
      })),
    );
  }

  /**
   * @throws DomainError BAD_USER_INPUT for a rule changed by another user, too many rules, a duplicate text,
   * an unknown product, a page of too few products
   */
  async save(act: StaffAct, id: string, { seen, ...content }: SaveSearchRuleInput): Promise<void> {
    await this.requireProducts(content);
    if (content.kind === "PAGE") await this.requirePage(content);
    const change = { kind: "SEARCH_RULE_SAVED", subject: ruleOf(id), after: auditFields(content) } as const;
    await this.change(act, change, (rules) => {
      const before = rules.find((rule) => rule.id === id);
      if (before && isSame(before, content)) return null;
      if ((before?.revision ?? 0) !== seen) throw new DomainError("BAD_USER_INPUT", staff.stale);
      const others = rules.filter((rule) => rule.id !== id);
      if (others.length >= LIMITS.searchRules.rules)
        throw new DomainError("BAD_USER_INPUT", staff.tooManySearchRules);
      if (others.some((other) => isOfSameText(other, content))) refuse("text", staff.searchRuleExists);
      if (content.kind === "PAGE") requireRoom(content, others);
      return { id, content };
    });
  }

  /** Idempotent. */
  async remove(act: StaffAct, id: string): Promise<void> {
    const rule = (await this.parts.store.listRules()).find((record) => record.id === id);
    if (!rule) return;
    const change = { kind: "SEARCH_RULE_DELETED", subject: ruleOf(id), before: auditFields(rule) } as const;
    await this.change(act, change, (rules) =>
      rules.some((current) => current.id === id) ? { id, content: null } : null,
    );
  }

  /** @throws DomainError BAD_USER_INPUT for a text that is too long */
  async preview({ text, id, rule }: SearchPreviewInput): Promise<SearchPreview> {
    const { store, searchBy, pages } = this.parts;
    if (rule?.kind === "PAGE") {
      const matches = toMatches(await pages.preview(rule.address));
      return { before: matches, after: matches, refusal: await pages.refusalOf(rule.address) };
    }
    const rules = await store.listRules();
    const others = rules.filter((current) => current.id !== id);
    return {
      before: toMatches(await searchBy(text, new StaffRules(rules))),
      after: toMatches(await searchBy(text, new StaffRules(rule ? [...others, rule] : others))),
      refusal: null,
    };
  }

  private async change(act: StaffAct, change: StaffChange, decide: DecideRule) {
    const { db, trail, feed } = this.parts;
    await changeRules(db, decide, recording(trail, act, change));
    // Active in this process before the answer; other processes are notified.
    await feed.refresh();
  }

  private async requirePage({ address }: SearchRuleContent): Promise<void> {
    const refusal = await this.parts.pages.refusalOf(address);
    if (refusal !== null) refuse("address", refusal);
  }

  private async requireProducts({ pinned, hidden }: SearchRuleContent): Promise<void> {
    if (pinned.length + hidden.length === 0) return;
    const names = await this.parts.store.listNames([...pinned, ...hidden]);
    for (const [property, ids] of [["pinned", pinned] as const, ["hidden", hidden] as const])
      if (ids.some((id) => !names.has(id))) refuse(property, staff.productUnknown);
  }
}

const ruleOf = (id: string) => ({ type: "search rule", id }) as const;

/** The parts of a rule that the audit log names. */
function auditFields({ kind, text, phrases, pinned, hidden, address }: NamedSearchRule): NamedSearchRule {
  return { kind, text, phrases, pinned, hidden, address };
}

/** One rule per text or word; synonyms of several rules add up. */
function isOfSameText(a: SearchRuleContent, b: SearchRuleContent): boolean {
  return a.kind === b.kind && a.kind !== "SYNONYM" && keyOf(a.text) === keyOf(b.text);
}

/** One page per choice, and a limited number per category, because its page links to all of them. */
function requireRoom({ address }: SearchRuleContent, others: readonly SearchRuleRecord[]): void {
  const pages = others.filter(({ kind }) => kind === "PAGE");
  if (pages.some((page) => page.address === address)) refuse("address", staff.attributePageExists);
  const category = readListingPath(address)?.categoryId;
  const { pagesOfCategory } = LIMITS.searchRules;
  if (
    pages.filter((page) => readListingPath(page.address)?.categoryId === category).length >= pagesOfCategory
  )
    refuse("address", staff.tooManyAttributePages);
}

function isSame(before: SearchRuleRecord, content: SearchRuleContent): boolean {
  const contentOf = ({ kind, text, phrases, pinned, hidden, address, intro }: SearchRuleContent) =>
    JSON.stringify([kind, text, phrases, pinned, hidden, address, intro]);
  return contentOf(before) === contentOf(content);
}

function refuse(property: string, message: string): never {
  const error: FieldError = { property, constraints: { rule: message } };
  throw new DomainError("BAD_USER_INPUT", message, [error]);
}

function toMatches({ products, totalCount, correctedText = null }: SearchMatches): CurrentMatches {
  return {
    total: totalCount,
    correctedText,
    products: products.map(({ productId, name, slug, regularPrice, salePrice }) => {
      const price = cashPriceCents({ regularPrice, salePrice: salePrice ?? null });
      return { productId, name, url: productPath({ slug }), price };
    }),
  };
}
