/** Staff-defined attribute pages of categories: which exist now, and why one is refused (CATALOGUE-22). */
import { readPageAddress, type AttributeInCategory } from "#contract/catalogue/attribute-pages";
import type { AttributePage, Category, Product, SearchProductsInput } from "#contract/graphql/generated";
import { DEFAULT_PAGE_SIZE, LIMITS } from "#contract/limits";
import type { LinePagesService } from "./line-pages.service";
import type { StaffRules } from "../search/staff-rules.model";

const { minOfPage } = LIMITS.searchRules;

/** Catalogue queries that pages need. */
interface ProductsOfPages {
  /** Returns ids, in display order. */
  listMatchingIds(input: SearchProductsInput): Promise<readonly string[]>;
  listProducts(productIds: readonly string[]): Promise<Product[]>;
  findCategory(id: string): Promise<Pick<Category, "name" | "active" | "productCount"> | null>;
}

interface RulesInForce {
  readonly current: Pick<StaffRules, "pages">;
  refresh(): Promise<void>;
}

export class AttributePagesService {
  constructor(
    private readonly catalogue: ProductsOfPages,
    private readonly rules: RulesInForce,
    private readonly lines: Pick<LinePagesService, "listPages">,
  ) {}

  /** Returns pages with enough products. Includes just-saved pages, which no later change would publish. */
  async listPages(): Promise<AttributePage[]> {
    await this.rules.refresh();
    const pages: AttributePage[] = [];
    for (const page of this.rules.current.pages) {
      const productCount = await this.countOf(page);
      if ((await this.complaintAbout(page, productCount)) === null) pages.push({ ...page, productCount });
    }
    const isListed = (page: AttributePage) =>
      pages.some(
        ({ categoryId, key, value }) =>
          page.categoryId === categoryId && page.key === key && page.value === value,
      );
    return [...pages, ...(await this.lines.listPages()).filter((page) => !isListed(page))];
  }

  /** Returns the content of a page. @param address as saved; an unreadable one has no content */
  async preview(address: string): Promise<{ totalCount: number; products: Product[] }> {
    const choice = readPageAddress(address);
    if (typeof choice === "string") return { totalCount: 0, products: [] };
    const productIds = await this.catalogue.listMatchingIds(argumentsOf(choice));
    const products = await this.catalogue.listProducts(productIds.slice(0, DEFAULT_PAGE_SIZE));
    return { totalCount: productIds.length, products };
  }

  /** Returns why such a page is not possible now, or null. */
  async refusalOf(address: string): Promise<string | null> {
    const choice = readPageAddress(address);
    return typeof choice === "string" ? choice : this.complaintAbout(choice, await this.countOf(choice));
  }

  private async complaintAbout({ categoryId }: AttributeInCategory, count: number): Promise<string | null> {
    const category = await this.catalogue.findCategory(categoryId);
    if (!category?.active) return `There is no category “${categoryId}”`;
    if (count < minOfPage)
      return `A page needs at least ${minOfPage} products; there ${count === 1 ? "is" : "are"} ${count} now`;
    return count < category.productCount
      ? null
      : `All products of ${category.name} have it: the page would duplicate the category page`;
  }

  private async countOf(choice: AttributeInCategory): Promise<number> {
    return (await this.catalogue.listMatchingIds(argumentsOf(choice))).length;
  }
}

function argumentsOf({ categoryId, key, value }: AttributeInCategory): SearchProductsInput {
  return { categoryId, filters: [{ key, values: [value] }] };
}
