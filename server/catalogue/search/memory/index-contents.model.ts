/**
 * The read model's content: columns, words and the category tree. A changed product with the same words is
 * updated in place. Otherwise its old slot is dead and a new slot is appended; a rebuild is due once many
 * slots are dead.
 */
import type { BrandRow, CategoryRow } from "../../../db/tables/catalogue-rows";
import { attributeTerms } from "../text/attribute-terms.rules";
import { ProductTerms } from "../text/product-terms.model";
import { FIELD, WordIndex } from "../text/word-index.model";
import { CatalogueTree, totalsOf } from "./catalogue-tree.model";
import type { PartsReader, PartsWriter } from "./model-parts.model";
import { ProductColumns, type SearchRow } from "./product-columns.model";

const DEAD_SLOTS_TOLERATED = 5_000;

export class IndexContents {
  readonly columns = new ProductColumns();
  protected readonly words = new WordIndex(this.columns);
  /** Index of words that only describe products; texts are not distinguished. */
  protected readonly described = new WordIndex(this.columns, 0);
  private readonly slotOf = new Map<string, number>();
  private terms: ProductTerms;
  private dead = 0;
  private isRenamed = false;
  liveCount = 0;

  constructor(public tree: CatalogueTree = new CatalogueTree([], [])) {
    this.terms = new ProductTerms(tree);
  }

  /** Replaces categories and brands, and recounts the indexed products. */
  setTree(categories: readonly CategoryRow[], brands: readonly BrandRow[]): void {
    const next = new CatalogueTree(categories, brands);
    this.isRenamed ||= next.renames(this.tree);
    this.tree = next.count(totalsOf(this.columns));
    this.terms = new ProductTerms(this.tree);
  }

  /** Whether a rebuild is due: a brand or category was renamed, or the index would shrink. */
  get isWorn(): boolean {
    return this.isRenamed || (this.dead > DEAD_SLOTS_TOLERATED && this.dead * 3 > this.columns.size);
  }

  /** Adds, updates or hides a product. */
  put(row: SearchRow): void {
    const known = this.slotOf.get(row.productId);
    if (known === undefined && !row.isLive) return;
    const wasLive = known === undefined ? 0 : this.columns.live[known]!;
    this.liveCount += Number(row.isLive) - wasLive;
    // A product may arrive before its brand: its words depend on the brand's name, not on its id.
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
    for (const term of this.terms.describing(row, terms)) this.described.add(term, slot, 0);
  }

  /** Availability may change without anything else. */
  setAvailable(productId: string, isAvailable: boolean): void {
    const slot = this.slotOf.get(productId);
    if (slot !== undefined) this.columns.setAvailable(slot, isAvailable);
  }

  /** Returns whether the product is live. */
  has(productId: string): boolean {
    return this.liveSlot(productId) !== undefined;
  }

  protected liveSlot(productId: string): number | undefined {
    const slot = this.slotOf.get(productId);
    return slot !== undefined && this.columns.live[slot] === 1 ? slot : undefined;
  }

  /** Saves everything but the tree, whose rows must be passed to restore(). */
  save(to: PartsWriter): void {
    to.numbers(Int32Array.of(this.dead, this.liveCount));
    this.columns.save(to);
    this.words.save(to);
    this.described.save(to);
  }

  /** Requires an instance without products. @throws if the parts are from another model */
  restore(from: PartsReader, categories: readonly CategoryRow[], brands: readonly BrandRow[]): void {
    [this.dead = 0, this.liveCount = 0] = from.numbers(Int32Array);
    this.columns.restore(from);
    this.columns.ids.forEach((id, slot) => this.slotOf.set(id, slot));
    this.words.restore(from);
    this.described.restore(from);
    this.setTree(categories, brands);
    this.isRenamed = false;
  }
}

/** Computes the FNV-1a hash of the texts, including each text's end. */
function hashTexts(texts: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const text of texts) {
    for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ 1, 0x01000193);
  }
  return hash | 0;
}
