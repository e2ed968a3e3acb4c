/** The visible category tree and brands, with live counts of the read model. */
import type { Choices } from "#contract/catalogue/facets";
import { categoryPath } from "#contract/site/paths";
import type { Brand, Category } from "#contract/graphql/generated";
import type { BrandRow, CategoryRow } from "../../../db/tables/catalogue-rows";
import { NOTHING } from "./numbering.model";
import type { ProductColumns } from "./product-columns.model";

export interface CategoryNames {
  /** The category's name and alias. */
  readonly own: readonly string[];
  readonly department: string;
}

/** Totals of live products. */
export interface Totals {
  readonly products: ReadonlyMap<string, number>;
  /** Stars are hundredths of all reviews, because integer sums do not depend on the order. */
  readonly brands: ReadonlyMap<
    string,
    { readonly products: number; readonly reviews: number; readonly stars: number }
  >;
}

const NAMELESS: CategoryNames = { own: [], department: "" };

export class CatalogueTree {
  /** Visible departments, in menu order. */
  readonly departments: Category[] = [];
  /** All visible categories. */
  readonly categories = new Map<string, Category>();
  /** Department id of each category; a department maps to itself. */
  readonly departmentOf = new Map<string, string>();
  readonly brands = new Map<string, Brand>();
  private readonly categoryNames = new Map<string, CategoryNames>();
  private readonly brandNames: ReadonlyMap<string, string>;

  constructor(
    private readonly categoryRows: readonly CategoryRow[],
    private readonly brandRows: readonly BrandRow[],
  ) {
    const nameOf = new Map(categoryRows.map((row) => [row.id, row.name]));
    for (const { id, name, alias, parent_id: parent } of categoryRows) {
      this.departmentOf.set(id, parent ?? id);
      const department = nameOf.get(parent ?? "") ?? "";
      this.categoryNames.set(id, { own: [name, alias ?? ""], department });
    }
    this.brandNames = new Map(brandRows.map((row) => [row.id, row.name]));
  }

  /** The rows that the tree was built from. */
  get rows() {
    return { categories: this.categoryRows, brands: this.brandRows };
  }

  /** Returns names for finding products in this category; empty for no category. */
  namesOf(categoryId: string | null): CategoryNames {
    return this.categoryNames.get(categoryId ?? "") ?? NAMELESS;
  }

  /** Returns "" for no brand and for an unknown one. */
  brandName(brandId: string | null): string {
    return this.brandNames.get(brandId ?? "") ?? "";
  }

  /** Returns whether a brand or category of an earlier tree has been renamed or removed. */
  renames(earlier: CatalogueTree): boolean {
    const ids = [...earlier.categoryNames.keys()];
    const textOf = ({ own, department }: CategoryNames) => JSON.stringify([own, department]);
    return (
      ids.some((id) => textOf(this.namesOf(id)) !== textOf(earlier.namesOf(id))) ||
      [...earlier.brandNames].some(([id, name]) => this.brandName(id) !== name)
    );
  }

  /** Returns ids of the category and all its descendants; empty if unknown. */
  idsWithin(categoryId: string): string[] {
    if (!this.departmentOf.has(categoryId)) return [];
    const below = this.categoryRows.filter((row) => row.parent_id === categoryId);
    return [categoryId, ...below.map((row) => row.id)];
  }

  /** Builds the visible tree from the rows. */
  count({ products, brands }: Totals): this {
    this.showCategories(products);
    for (const row of [...this.brandRows].sort((a, b) => a.name.localeCompare(b.name, "en"))) {
      const total = brands.get(row.id);
      this.brands.set(row.id, {
        id: row.id,
        name: row.name,
        description: row.description,
        images: row.images,
        rating: total && total.reviews > 0 ? Math.round(total.stars / total.reviews) / 100 : null,
        ratingCount: total?.reviews ?? 0,
        productCount: total?.products ?? 0,
      });
    }
    return this;
  }

  private showCategories(products: ReadonlyMap<string, number>): void {
    const activeRows = this.categoryRows.filter((row) => row.active).sort((a, b) => a.position - b.position);
    for (const row of activeRows.filter((category) => category.parent_id === null)) {
      const step = { id: row.id, name: row.name };
      const children = activeRows.filter((child) => child.parent_id === row.id);
      const subCategories = children.map((child) =>
        toCategory(child, [step, { id: child.id, name: child.name }], products.get(child.id) ?? 0, []),
      );
      const own = products.get(row.id) ?? 0;
      const total = subCategories.reduce((sum, child) => sum + child.productCount, own);
      const department = toCategory(row, [step], total, subCategories);
      this.departments.push(department);
      for (const category of [department, ...subCategories]) this.categories.set(category.id, category);
    }
  }
}

function toCategory(
  row: CategoryRow,
  path: Category["path"],
  productCount: number,
  subCategories: Category[],
): Category {
  return {
    id: row.id,
    name: row.name,
    alias: row.alias,
    active: row.active,
    slug: row.slug,
    url: categoryPath(row),
    path,
    menuGroup: row.menu_group,
    productCount,
    subCategories,
  };
}

export function totalsOf(columns: ProductColumns): Totals {
  const products = new Map<string, number>();
  const brands = new Map<string, { products: number; reviews: number; stars: number }>();
  const { CATEGORY, BRAND } = columns.facets;
  for (let slot = 0; slot < columns.size; slot += 1) {
    if (columns.live[slot] === 0) continue;
    const category = CATEGORY.numbers[slot]!;
    if (category !== NOTHING) bump(products, CATEGORY.ids.keys[category]!);
    const brand = BRAND.numbers[slot]!;
    if (brand === NOTHING) continue;
    const id = BRAND.ids.keys[brand]!;
    const total = brands.get(id) ?? { products: 0, reviews: 0, stars: 0 };
    total.products += 1;
    total.reviews += columns.reviews[slot]!;
    total.stars += columns.reviews[slot]! * Math.round(columns.rating[slot]! * 100);
    brands.set(id, total);
  }
  return { products, brands };
}

function bump(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Replaces departments by all of their leaves. */
export function withLeaves(choices: Choices, tree: CatalogueTree): Choices {
  const [chosen] = choices.CATEGORY ?? [];
  return chosen === undefined ? choices : { ...choices, CATEGORY: [chosen, ...tree.idsWithin(chosen)] };
}
