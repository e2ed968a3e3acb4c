/** Data for the static pages, for the site build and the publisher. Requires the build key. */
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
import type { AttributePagesService } from "./search-admin/attribute-pages.service";
import { canBeId, refuseInput } from "./search/search-request.rules";
import type { HeldCalls } from "./search/held-calls.worker";
import type { SearchEngine } from "./search/search.port";
import type { SiteExportStore } from "./site-export.store";

const { exportPageSize, homeRowLength } = LIMITS.catalogue;

interface SiteExportParts {
  readonly catalogue: Pick<CatalogueService, "listProducts" | "getListing">;
  readonly store: SiteExportStore;
  readonly search: Pick<SearchEngine, "getRevision">;
  readonly pages: Pick<AttributePagesService, "listPages">;
  readonly held: Pick<HeldCalls, "hold">;
  /** Long-poll timeout of a query for changes. */
  readonly holdMs: number;
}

export class SiteExportService {
  constructor(private readonly parts: SiteExportParts) {}

  /**
   * Returns live products after an id, ordered by id. @throws DomainError BAD_USER_INPUT for an invalid page
   * size or id
   */
  async getPage(after: string, first: number): Promise<CatalogueExport> {
    if (first < 1 || first > exportPageSize) refuseInput(`first must be 1 to ${exportPageSize}`);
    if (after !== "" && !canBeId(after)) refuseInput("after must be a productId");
    const ids = await this.parts.store.listIdsAfter(after, first);
    return {
      products: await this.parts.catalogue.listProducts(ids),
      next: ids.length < first ? null : ids.at(-1)!,
    };
  }

  /** @throws DomainError BAD_USER_INPUT for too many ids */
  getProducts(productIds: readonly string[]): Promise<Product[]> {
    if (productIds.length > exportPageSize) refuseInput(`productIds may hold at most ${exportPageSize} ids`);
    return this.parts.catalogue.listProducts(productIds.filter(canBeId));
  }

  /**
   * Returns the listing of a category or brand, narrowed by attributes, best sellers first; same matches as a
   * search.
   */
  getListing({ categoryId, brandId, filters }: QueryExportListingArgs): Promise<ListingExport> {
    return this.parts.catalogue.getListing({ categoryId, brandIds: brandId ? [brandId] : [], filters });
  }

  listAttributePages(): Promise<AttributePage[]> {
    return this.parts.pages.listPages();
  }

  async getHome(): Promise<HomeExport> {
    const deals = await this.parts.store.listDeals(homeRowLength);
    const bestSellers = await this.parts.store.listBestSellers(deals, homeRowLength);
    return {
      deals: await this.parts.catalogue.listProducts(deals),
      bestSellers: await this.parts.catalogue.listProducts(bestSellers),
    };
  }

  /**
   * @param waits true = long-poll until there are changes @throws DomainError BAD_USER_INPUT for an invalid
   * revision
   */
  async getChanges(since: string, after: string, waits: boolean): Promise<CatalogueChanges> {
    if (!/^-?\d{1,18}$/.test(since)) refuseInput("since must be a revision");
    if (after !== "" && !canBeId(after)) refuseInput("after must be a productId");
    const { search, store, held, holdMs } = this.parts;
    // Changes that the listings have not processed yet are reported the next time.
    let upTo = String(await search.getRevision());
    if (waits && since === upTo) {
      await held.hold(holdMs);
      upTo = String(await search.getRevision());
    }
    if (since === upTo) return { revision: upTo, products: [] };
    return {
      revision: upTo,
      products: await store.listChanges({ since, upTo, after, limit: exportPageSize }),
    };
  }
}
