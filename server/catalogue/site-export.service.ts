/** What the site build and the publisher make the static pages from. Only whoever holds the build key may ask. */
import type {
  AttributePage,
  CatalogueChanges,
  CatalogueExport,
  HomeExport,
  ListingExport,
  Product,
  QueryExportListingArgs,
} from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import type { CatalogueService } from "./catalogue.service";
import type { AttributePagesService } from "./search-desk/attribute-pages.service";
import { canBeId, refuse } from "./search/search-request.rules";
import type { SearchEngine } from "./search/search.port";
import type { SiteExportStore } from "./site-export.store";

const { exportPageSize, homeRowLength } = LIMITS.catalogue;

export class SiteExportService {
  constructor(
    private readonly catalogue: Pick<CatalogueService, "listProducts" | "getListing">,
    private readonly store: SiteExportStore,
    private readonly search: Pick<SearchEngine, "getRevision">,
    private readonly pages: Pick<AttributePagesService, "listPages">,
  ) {}

  /** Live products after an id, by id. @throws DomainError BAD_USER_INPUT for a wrong page size or id. */
  async getPage(after: string, first: number): Promise<CatalogueExport> {
    if (first < 1 || first > exportPageSize) refuse(`first must be 1 to ${exportPageSize}`);
    if (after !== "" && !canBeId(after)) refuse("after must be a productId");
    const ids = await this.store.listIdsAfter(after, first);
    return {
      products: await this.catalogue.listProducts(ids),
      next: ids.length < first ? null : ids.at(-1)!,
    };
  }

  /** @throws DomainError BAD_USER_INPUT for too many ids. */
  getProducts(productIds: readonly string[]): Promise<Product[]> {
    if (productIds.length > exportPageSize) refuse(`productIds may hold at most ${exportPageSize} ids`);
    return this.catalogue.listProducts(productIds.filter(canBeId));
  }

  /** The listing of a category or a brand, narrowed by attributes, best sellers first, as a search for it finds it. */
  getListing({ categoryId, brandId, filters }: QueryExportListingArgs): Promise<ListingExport> {
    return this.catalogue.getListing({ categoryId, brandIds: brandId ? [brandId] : [], filters });
  }

  listAttributePages(): Promise<AttributePage[]> {
    return this.pages.listPages();
  }

  async getHome(): Promise<HomeExport> {
    const deals = await this.store.listDeals(homeRowLength);
    const bestSellers = await this.store.listBestSellers(deals, homeRowLength);
    return {
      deals: await this.catalogue.listProducts(deals),
      bestSellers: await this.catalogue.listProducts(bestSellers),
    };
  }

  /** @throws DomainError BAD_USER_INPUT for what is no revision. */
  async getChanges(since: string, after: string): Promise<CatalogueChanges> {
    if (!/^-?\d{1,18}$/.test(since)) refuse("since must be a revision");
    if (after !== "" && !canBeId(after)) refuse("after must be a productId");
    // What the listings have not taken in yet is told the next time.
    const upTo = String(await this.search.getRevision());
    // The publisher of a shop at rest asks 150 times a minute.
    const isCurrent = since === upTo;
    const products = isCurrent
      ? []
      : await this.store.listChanges({ since, upTo, after, limit: exportPageSize });
    return { revision: upTo, products };
  }
}
