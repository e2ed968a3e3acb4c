/** A product's search terms, and the fields that contain each. */
import type { CatalogueTree } from "../memory/catalogue-tree.model";
import type { DescribedRow } from "../memory/product-columns.model";
import { synonymsOf } from "./synonyms.rules";
import { isQuality } from "./things.rules";
import { FIELD } from "./word-index.model";
import { splitCompanions, stem, termsOf, wordsOf } from "./words.rules";

/** Field bits by term. */
type Terms = Map<string, number>;

const MAX_FEATURE_TERMS = 16;

/** Cache size for features, and for names and values of attributes. */
const MAX_SHARED_TEXTS = 20_000;

export class ProductTerms {
  /** Terms shared by many products are computed once. */
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
    let remaining = MAX_FEATURE_TERMS;
    for (const feature of row.features) {
      if (remaining <= 0) break;
      const featureTerms = [...this.termsOfShared(feature)].slice(0, remaining);
      add(terms, featureTerms, FIELD.light);
      remaining -= featureTerms.length;
    }
    return terms;
  }

  /** Returns the terms only in the product's description, without those it is already found by. */
  describing(row: DescribedRow, excluded: ReadonlyMap<string, number>): Set<string> {
    const terms = new Set<string>();
    const describe = (candidates: ReadonlySet<string>) => {
      for (const term of candidates) if (!excluded.has(term)) terms.add(term);
    };
    describe(termsOf(`${row.description} | ${row.longDescription}`));
    for (const feature of row.features) describe(this.termsOfShared(feature));
    for (const { name, value } of row.attributes) {
      // "Touch screen: No" describes no feature.
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

  /** Adds "openbox" as one word for "Open box". */
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
 * The last word of each thing in a category name is the kind of product: "Washers & Dryers" holds washers and
 * dryers, "TV Stands" stands. A one-word name of a category or department marks the whole kind. A search for
 * a washer excludes Pressure Washers, and a search for a TV includes Flat-Screen TVs (of "TV & Home
 * Theater").
 */
function addKinds(terms: Terms, names: readonly string[], department: string): void {
  const singleWords = [...names, department].flatMap(thingsOf).filter((words) => words.length === 1);
  const wholeKinds = new Set(singleWords.flatMap(([only = ""]) => [only, ...synonymsOf(only)]));
  for (const words of names.flatMap(thingsOf)) {
    const kind = words.at(-1)!;
    if (isQuality(kind)) continue;
    add(terms, [kind], wholeKinds.has(kind) ? FIELD.kind | FIELD.wholeKind : FIELD.kind);
  }
}

/** Stemmed words of each thing in a name like "Washers & Dryers". */
function thingsOf(name: string): string[][] {
  return name
    .split(/[&,/]|\band\b/i)
    .map((thing) => wordsOf(thing).map(stem))
    .filter((words) => words.length > 0);
}

function add(terms: Terms, added: Iterable<string>, fields: number): void {
  for (const term of added) terms.set(term, (terms.get(term) ?? 0) | fields);
}

function merge(terms: Terms, others: ReadonlyMap<string, number>): void {
  for (const [term, fields] of others) terms.set(term, (terms.get(term) ?? 0) | fields);
}
