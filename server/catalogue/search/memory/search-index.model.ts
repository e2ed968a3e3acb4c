/**
 * The read model: columns, words and the category tree. A changed product whose words are the same is changed in
 * place; otherwise its old slot dies and a new one is appended, until so many are dead that a fresh index is due.
 */
import type { BrandRow, CategoryRow } from "../../../db/tables";
import { CatalogueTree, totalsOf } from "./catalogue-tree.model";
import { filterAndCount, type ColumnCounts } from "../facets/facet-counter.rules";
import { addPopularity, compareBy, selectPage } from "../listing-order.rules";
import { ProductColumns, type DescribedRow, type SearchRow } from "./product-columns.model";
import type { SearchAnswer, SearchQuery } from "../search.port";
import { matchAny, placeProducts } from "../staff-matches.rules";
import { NO_RULES, type StaffRules } from "../staff-rules.model";
import { attributeTerms } from "../text/attribute-terms.rules";
import { KeptMatches } from "../text/kept-matches.model";
import { ProductTerms } from "../text/product-terms.model";
import { TextMatcher, type TextMatch } from "../text/text-matcher.model";
import { FIELD, WordIndex } from "../text/word-index.model";

const DEAD_SLOTS_TOLERATED = 5_000;

/** Rules left out say nothing. */
export type IndexQuery = Omit<SearchQuery, "rules"> & Partial<Pick<SearchQuery, "rules">>;

export interface IndexAnswer extends Omit<SearchAnswer, "counts"> {
  readonly counts: ColumnCounts;
}

export class SearchIndex {
  readonly columns = new ProductColumns();
  private readonly words = new WordIndex(this.columns);
  /** Of words products are only described by; in which text they stand does not matter. */
  private readonly described = new WordIndex(this.columns, 0);
  private readonly matcher = new TextMatcher(this.words, this.described);
  private readonly matches = new KeptMatches();
  private readonly slotOf = new Map<string, number>();
  private terms: ProductTerms;
  private dead = 0;
  private isRenamed = false;
  /** Slots below it are found by what their products are described by, too. */
  private describedTo = 0;
  liveCount = 0;

  constructor(public tree: CatalogueTree = new CatalogueTree([], [])) {
    this.terms = new ProductTerms(tree);
  }

  /** New rows of categories and brands, and counts over what is indexed now. */
  setTree(categories: readonly CategoryRow[], brands: readonly BrandRow[]): void {
    const next = new CatalogueTree(categories, brands);
    this.isRenamed ||= next.renames(this.tree);
    this.tree = next.count(totalsOf(this.columns));
    this.terms = new ProductTerms(this.tree);
  }

  /** True when a fresh index is due: products stand under old names of their brand or category, or it would be smaller. */
  get isWorn(): boolean {
    return this.isRenamed || (this.dead > DEAD_SLOTS_TOLERATED && this.dead * 3 > this.columns.size);
  }

  /**
   * Takes in a product that is new or changed, or hides it.
   * @param isDescribed false leaves what it is only described by to `describe`, as does a product before it that waits for that
   */
  put(row: SearchRow, isDescribed = true): void {
    const known = this.slotOf.get(row.productId);
    if (known === undefined && !row.isLive) return;
    this.forget();
    const wasLive = known === undefined ? 0 : this.columns.live[known]!;
    this.liveCount += Number(row.isLive) - wasLive;
    // A product may have come before its brand: the words change with the brand's name, not with its id.
    const { own, department } = this.tree.namesOf(row.categoryId);
    const brand = this.tree.brandName(row.brandId);
    const texts = [
      row.name,
      brand,
      row.modelNumber ?? "",
      row.upc ?? "",
      ...own,
      department,
      row.condition,
      ...row.features,
      row.description,
      row.longDescription,
      ...row.attributes.flatMap(({ name, value }) => [name, value]),
    ];
    const hash = hashTexts(texts);
    if (known !== undefined && (this.columns.textHash[known] === hash || !row.isLive)) {
      this.columns.write(known, row);
      return;
    }
    if (known !== undefined) {
      this.columns.hide(known);
      this.dead += 1;
    }
    const { slot, typed } = this.columns.append(row, hash);
    this.slotOf.set(row.productId, slot);
    const terms = this.terms.of(row);
    for (const [term, fields] of terms) this.words.add(term, slot, fields);
    for (const term of attributeTerms(typed)) if (!terms.has(term)) this.words.add(term, slot, FIELD.light);
    if (!isDescribed || this.describedTo < slot) return;
    this.addDescription(slot, row, terms);
    this.describedTo = slot + 1;
  }

  /** Ids of the next products whose descriptions are not taken in yet, at most so many. */
  undescribed(limit: number): readonly string[] {
    return this.columns.ids.slice(this.describedTo, this.describedTo + limit);
  }

  /** Takes in the descriptions of the first products that `undescribed` lists. @param rows those of them that still exist */
  describe(ids: readonly string[], rows: readonly DescribedRow[]): void {
    this.forget();
    const rowOf = new Map(rows.map((row) => [row.productId, row]));
    for (const id of ids) {
      const slot = this.describedTo;
      this.describedTo += 1;
      const row = rowOf.get(id);
      if (row && this.columns.live[slot] === 1) this.addDescription(slot, row, this.terms.of(row));
    }
  }

  private addDescription(slot: number, row: DescribedRow, found: ReadonlyMap<string, number>): void {
    for (const term of this.terms.describing(row, found)) this.described.add(term, slot, 0);
  }

  /** What can be ordered may change without anything else. */
  setAvailable(productId: string, isAvailable: boolean): void {
    const slot = this.slotOf.get(productId);
    if (slot !== undefined) this.columns.setAvailable(slot, isAvailable);
  }

  /** What is known of texts is that of another index once anything has changed. */
  private forget(): void {
    this.matches.clear();
    this.matcher.forget();
  }

  private match(text: string, rules: StaffRules): TextMatch | null {
    const { size } = this.columns;
    const match = matchAny(rules.textsFor(text), (one) =>
      this.matches.get(one, rules, () => this.matcher.match(one, size, rules.neverCorrected)),
    );
    const placing = rules.placingOf(text);
    return match && placing ? placeProducts(match, placing, (id) => this.liveSlot(id)) : match;
  }

  /** True of a product that is live. */
  has(productId: string): boolean {
    return this.liveSlot(productId) !== undefined;
  }

  private liveSlot(productId: string): number | undefined {
    const slot = this.slotOf.get(productId);
    return slot !== undefined && this.columns.live[slot] === 1 ? slot : undefined;
  }

  search(query: IndexQuery): IndexAnswer {
    const match = query.text ? this.match(query.text, query.rules ?? NO_RULES) : null;
    const { passed, facets } = filterAndCount(
      this.columns,
      match?.slots ?? null,
      query.choices,
      query.counted,
      query.withAttributes ?? false,
    );
    if (match && query.sort === "RELEVANCE") addPopularity(this.columns, match.scores, passed);
    const compare = compareBy(this.columns, query.sort, match?.scores ?? null);
    const page = selectPage(passed, compare, query.from, query.to);
    return {
      productIds: Array.from(page, (slot) => this.columns.ids[slot]!),
      totalCount: passed.length,
      counts: facets,
      correctedText: match?.correctedText ?? null,
      notSold: match?.notSold ?? null,
    };
  }
}

/** FNV-1a of the texts, each with its end. */
function hashTexts(texts: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const text of texts) {
    for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ 1, 0x01000193);
  }
  return hash | 0;
}
