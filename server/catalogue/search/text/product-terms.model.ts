/** The terms a product is found by, and the fields each of them stands in. */
import type { CatalogueTree } from "../memory/catalogue-tree.model";
import type { DescribedRow } from "../memory/product-columns.model";
import { synonymsOf } from "./synonyms.rules";
import { isQuality } from "./things.rules";
import { FIELD } from "./word-index.model";
import { splitCompanions, stem, termsOf, wordsOf } from "./words.rules";

/** Field bits by term. */
type Terms = Map<string, number>;

const MAX_FEATURE_TERMS = 16;

/** Of features, and of names and values of attributes. */
const MAX_SHARED_TEXTS = 20_000;

export class ProductTerms {
  /** Terms many products share are worked out once. */
  private readonly shared = new Map<string, ReadonlyMap<string, number>>();
  private readonly sharedTexts = new Map<string, ReadonlySet<string>>();

  constructor(private readonly tree: CatalogueTree) {}

  of(row: DescribedRow): ReadonlyMap<string, number> {
    const terms: Terms = new Map();
    const { thing, companions } = splitCompanions(row.name);
    add(terms, termsOf(thing), FIELD.name);
    add(terms, termsOf(companions), FIELD.light);
    if (row.brandId) merge(terms, this.brand(row.brandId));
    if (row.modelNumber) add(terms, termsOf(row.modelNumber), FIELD.code);
    add(terms, [row.productId.toLowerCase(), row.sku.toLowerCase()], FIELD.code);
    if (row.upc) add(terms, [row.upc], FIELD.code);
    if (row.categoryId) merge(terms, this.category(row.categoryId));
    merge(terms, this.condition(row.condition));
    let left = MAX_FEATURE_TERMS;
    for (const feature of row.features) {
      if (left <= 0) break;
      const some = [...this.termsOfShared(feature)].slice(0, left);
      add(terms, some, FIELD.light);
      left -= some.length;
    }
    return terms;
  }

  /** Terms the product is only described by: not those it is found by already. */
  describing(row: DescribedRow, found: ReadonlyMap<string, number>): Set<string> {
    const terms = new Set<string>();
    const describe = (some: ReadonlySet<string>) => {
      for (const term of some) if (!found.has(term)) terms.add(term);
    };
    describe(termsOf(`${row.description} | ${row.longDescription}`));
    for (const feature of row.features) describe(this.termsOfShared(feature));
    for (const { name, value } of row.attributes) {
      // "Touch screen: No" says nothing about what it has.
      if (/^(no|none|false|n\/a)$/i.test(value)) continue;
      describe(this.termsOfShared(name));
      describe(this.termsOfShared(value));
    }
    return terms;
  }

  private termsOfShared(text: string): ReadonlySet<string> {
    const known = this.sharedTexts.get(text);
    if (known) return known;
    const terms = termsOf(text);
    if (this.sharedTexts.size >= MAX_SHARED_TEXTS) this.sharedTexts.clear();
    this.sharedTexts.set(text, terms);
    return terms;
  }

  private brand(id: string): ReadonlyMap<string, number> {
    return this.once(`brand ${id}`, (terms) => add(terms, termsOf(this.tree.brandName(id)), FIELD.brand));
  }

  private category(id: string): ReadonlyMap<string, number> {
    return this.once(`category ${id}`, (terms) => {
      const { own, department } = this.tree.namesOf(id);
      for (const name of own) add(terms, termsOf(name), FIELD.category);
      addKinds(terms, own, department);
      add(terms, termsOf(department), FIELD.light);
    });
  }

  /** "Open box" is found in one word, too. */
  private condition(text: string): ReadonlyMap<string, number> {
    return this.once(`condition ${text}`, (terms) =>
      add(terms, termsOf(text.replace(" ", "-")), FIELD.light),
    );
  }

  private once(key: string, fill: (terms: Terms) => void): ReadonlyMap<string, number> {
    const known = this.shared.get(key);
    if (known) return known;
    const terms: Terms = new Map();
    fill(terms);
    this.shared.set(key, terms);
    return terms;
  }
}

/**
 * The last word of each thing a category names is what its products are: "Washers & Dryers" holds washers and
 * dryers, "TV Stands" stands that have to do with TVs. Used alone when category or department have a one-word name: a search
 * for a washer does not mean Pressure Washers, and one for a TV includes Flat-Screen TVs (of "TV & Home Theater").
 */
function addKinds(terms: Terms, names: readonly string[], department: string): void {
  const alone = [...names, department].flatMap(thingsOf).filter((words) => words.length === 1);
  const wholeKinds = new Set(alone.flatMap(([only = ""]) => [only, ...synonymsOf(only)]));
  for (const words of names.flatMap(thingsOf)) {
    const kind = words.at(-1)!;
    if (isQuality(kind)) continue;
    add(terms, [kind], wholeKinds.has(kind) ? FIELD.kind | FIELD.wholeKind : FIELD.kind);
  }
}

/** Stemmed words of each thing a name like "Washers & Dryers" lists. */
function thingsOf(name: string): string[][] {
  return name
    .split(/[&,/]|\band\b/i)
    .map((thing) => wordsOf(thing).map(stem))
    .filter((words) => words.length > 0);
}

function add(terms: Terms, found: Iterable<string>, fields: number): void {
  for (const term of found) terms.set(term, (terms.get(term) ?? 0) | fields);
}

function merge(terms: Terms, others: ReadonlyMap<string, number>): void {
  for (const [term, fields] of others) terms.set(term, (terms.get(term) ?? 0) | fields);
}
