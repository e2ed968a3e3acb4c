/** The shop's categories by id, each with its path from the home page. */
import { ROUTES, categoryPath } from "../../../contract/site/paths";
import type { LinkView } from "../../catalogue/views/catalogue-views";
import type { CatalogueCategory } from "./catalogue";

export interface TreeCategory {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  /** Live products in the category and its subcategories. */
  readonly productCount: number;
  /** The parent department; null for a department. */
  readonly parent: TreeCategory | null;
  readonly children: readonly TreeCategory[];
}

export interface CategoryTree {
  readonly departments: readonly TreeCategory[];
  readonly byId: ReadonlyMap<string, TreeCategory>;
}

export const HOME_LINK: LinkView = { label: "Home", url: ROUTES.home };

/** Builds the tree of active categories; hidden categories have no page. */
export function buildCategoryTree(categories: readonly CatalogueCategory[]): CategoryTree {
  const byId = new Map<string, TreeCategory>();
  const departments = categories
    .filter((category) => category.active)
    .map((category) => {
      const children: TreeCategory[] = [];
      const department: TreeCategory = { ...named(category), parent: null, children };
      byId.set(department.id, department);
      for (const child of category.subCategories.filter((sub) => sub.active)) {
        const leaf: TreeCategory = { ...named(child), parent: department, children: [] };
        children.push(leaf);
        byId.set(leaf.id, leaf);
      }
      return department;
    });
  return { departments, byId };
}

/** The breadcrumbs of a category: Home, the department, the category. */
export function breadcrumbsOf(category: TreeCategory): LinkView[] {
  return [...(category.parent ? breadcrumbsOf(category.parent) : [HOME_LINK]), linkTo(category)];
}

export function linkTo(category: TreeCategory): LinkView {
  return { label: category.name, url: categoryPath(category) };
}

function named({ id, name, slug, productCount }: Omit<TreeCategory, "parent" | "children">) {
  return { id, name, slug, productCount };
}
