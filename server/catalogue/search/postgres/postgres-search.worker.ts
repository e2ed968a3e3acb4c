/**
 * The search port on PostgreSQL tables, for catalogues larger than a process's memory and for many small
 * processes. Hosts share the indexing of changes; each host holds only the category tree in memory.
 */
import type { PlanTerms } from "#contract/leases/financing";
import { ATTRIBUTE_FACET_KEYS, FACETS, optionsOf, type FacetKey } from "#contract/catalogue/facets";
import { DEFAULT_PAGE_SIZE } from "#contract/limits";
import { attributesOfShare, distinguishes } from "../facets/displayed-attributes.rules";
import { CatalogueTree } from "../memory/catalogue-tree.model";
import { withPayment } from "../leased-row.mapping";
import type { FollowingSearch, SearchAnswer, SearchQuery } from "../search.port";
import type { SearchStore } from "../search.store";
import type { Placing } from "../staff-rules.model";
import { ProductTerms } from "../text/product-terms.model";
import type { DocumentStore } from "./documents.store";
import type { MatchPage, MatchStore } from "./matches.store";
import { DOCUMENT_VERSION, toDocument } from "./product-document.mapping";
import { readWords, writeQuery, type TypedWord } from "./text-query.mapping";
import { asTyped } from "../text/words.rules";

const BATCH = 500;
const NO_PLACING: Placing = { pinned: [], hidden: [] };

export interface PostgresSearchParts {
  readonly catalogue: Pick<SearchStore, "getRevision" | "listCategories" | "listBrands" | "getTotals">;
  readonly documents: DocumentStore;
  readonly matches: MatchStore;
  /** The lessor terms for searches by weekly payment (LEASE-22). */
  readonly lessor: PlanTerms;
}

export class PostgresSearch implements FollowingSearch {
  isLoaded = false;
  private loadedRevision = -1n;
  private tree = new CatalogueTree([], []);
  private coverage: readonly { categoryId: string; key: string; products: number }[] = [];
  private last: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(private readonly parts: PostgresSearchParts) {}

  async start(): Promise<void> {
    const { documents, lessor } = this.parts;
    await documents.prepare();
    await documents.requireMadeOf({ version: String(DOCUMENT_VERSION), lessor: JSON.stringify(lessor) });
    await this.refresh();
  }

  /** Calls are serialized. */
  refresh(): Promise<void> {
    this.last = this.last.catch(() => undefined).then(() => this.applyChanges());
    return this.last;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.last.catch(() => undefined);
  }

  async getTree() {
    return this.tree;
  }

  has(productId: string) {
    return this.parts.matches.has(productId);
  }

  countProducts() {
    return this.parts.matches.count();
  }

  async getRevision() {
    return this.loadedRevision;
  }

  async search(query: SearchQuery): Promise<SearchAnswer> {
    const { text, rules, choices, sort, from, to } = query;
    const placing = (text && rules.placingOf(text)) || NO_PLACING;
    const read = text ? await this.read(rules.textsFor(text)) : null;
    const order = sort === "RELEVANCE" && read === null ? "BEST_SELLING" : sort;
    const queries = read && {
      inNames: read.texts.map((words) => writeQuery(words, "names")).join(" | "),
      anywhere: read.texts.map((words) => writeQuery(words, "anywhere")).join(" | "),
      enough: DEFAULT_PAGE_SIZE,
    };
    const matches = await this.parts.matches.find({
      text: queries,
      placing: read ? placing : NO_PLACING,
      choices,
      sort: order,
      from,
      to,
    });
    const counted = [...query.counted, ...(query.withAttributes ? this.attributesOf(matches, query) : [])];
    return {
      productIds: matches.productIds,
      totalCount: matches.totalCount,
      counts: Object.fromEntries(counted.map((key) => [key, matches.counts.get(key)!])),
      correctedText: read?.correctedText ?? null,
      unmetWords: read?.unmetWords ?? [],
      notSold: null,
    };
  }

  /** Drops unknown words, unless another reading of the text knows all its words. Null without words. */
  private async read(texts: readonly string[]) {
    const typed = texts.map(readWords).filter((words) => words.length > 0);
    if (typed.length === 0) return null;
    const queryOf = (word: TypedWord) => writeQuery([word], "anywhere");
    const answered = await this.parts.matches.listAnswered(typed.flat().map(queryOf));
    const known = typed.map((words) => words.filter((word) => answered.has(queryOf(word))));
    const complete = known.filter((words, i) => words.length === typed[i]!.length);
    const [first] = known;
    if (complete.length > 0 || !first?.length)
      return { texts: complete, correctedText: null, unmetWords: [] };
    const unmetWords = typed[0]!
      .filter((word) => !first.includes(word) && /\d/.test(word.word))
      .map(({ word }) => asTyped(word, texts[0]!));
    return { texts: [first], correctedText: first.map(({ word }) => word).join(" "), unmetWords };
  }

  /** Attributes relevant to the matches (CATALOGUE-16). */
  private attributesOf({ counts, totalCount }: MatchPage, { choices }: SearchQuery): FacetKey[] {
    const productsIn = (id: string) => this.tree.categories.get(id)?.productCount ?? 0;
    const categories: ReadonlyMap<string, number> = choices.CATEGORY
      ? new Map(choices.CATEGORY.map((id) => [id, productsIn(id)]))
      : counts.get("CATEGORY")!;
    const expected = new Map<string, number>();
    for (const { categoryId, key, products } of this.coverage) {
      const share = (categories.get(categoryId) ?? 0) / Math.max(1, productsIn(categoryId));
      expected.set(key, (expected.get(key) ?? 0) + products * share);
    }
    const total = [...categories.values()].reduce((sum, products) => sum + products, 0);
    const displayed = attributesOfShare(
      ATTRIBUTE_FACET_KEYS.map((key) => expected.get(key) ?? 0),
      total,
      choices,
    );
    const numbersOf = (key: FacetKey) =>
      Uint32Array.from(optionsOf(FACETS[key]), ({ value }) => counts.get(key)!.get(value) ?? 0);
    return displayed.filter((key) => choices[key] !== undefined || distinguishes(numbersOf(key), totalCount));
  }

  private async applyChanges(): Promise<void> {
    const { catalogue, documents, lessor } = this.parts;
    const revision = await catalogue.getRevision();
    if (this.isLoaded && revision === this.loadedRevision) return;
    const [categories, brands] = [await catalogue.listCategories(), await catalogue.listBrands()];
    const tree = new CatalogueTree(categories, brands);
    const names = JSON.stringify([...categories, ...brands].map(({ id, name }) => [id, name]));
    await documents.requireMadeOf({ names });
    const terms = new ProductTerms(tree);
    const make = (rows: Parameters<Parameters<DocumentStore["writeNext"]>[1]>[0]) =>
      rows.map((row) => toDocument(withPayment(row, lessor), terms));
    while (!this.isStopped && (await documents.writeNext(BATCH, make)).isMore);
    this.coverage = await documents.listCoverage();
    this.tree = tree.count(await catalogue.getTotals());
    this.loadedRevision = revision;
    this.isLoaded = true;
  }
}
