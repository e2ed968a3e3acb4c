/** The catalogue: storefront, search, export to the site, prices, and the catalogue admin. */
import type { LessorTerms } from "#contract/leases/financing";
import type { AuditTrail } from "../audit/audit.port";
import type { Feature, Host } from "../feature";
import type { VehicleSearch } from "../vehicles/vehicle-search.port";
import { catalogueResolvers } from "./catalogue.resolvers";
import { CatalogueService } from "./catalogue.service";
import { createCatalogueStore } from "./catalogue.store";
import { openCategoryAdmin } from "./category-admin/category-admin";
import { registerCatalogueAdmin } from "./admin/admin.routes";
import { createCatalogueAdmin } from "./admin/admin.store";
import { VisibilityService } from "./admin/visibility.service";
import { openImportAdmin } from "./import-admin/import-admin";
import type { ImportSourceSettings } from "./import-admin/imports.settings";
import { registerPageOffers } from "./page-offers.routes";
import { forgetPrices } from "./offers/earlier-prices.store";
import { LiveProductsService } from "./live-products.service";
import { publishOffers } from "./offers/offer-prices.service";
import { OFFERS_DUE } from "./offers/offered-products.store";
import { createPricing } from "./pricing/pricing";
import { publishReviews, REVIEWS_DUE } from "./read-model/own-reviews.store";
import { ProductReader } from "./product-reader.store";
import { AttributePagesService } from "./search-admin/attribute-pages.service";
import { LinePagesService } from "./search-admin/line-pages.service";
import { SearchRulesService } from "./search-admin/rules.service";
import { createSearchRulesStore } from "./search-admin/rules.store";
import { RulesFeed } from "./search-admin/rules.worker";
import { registerSearchAdmin } from "./search-admin/search-admin.routes";
import { MeaningService } from "./search/meaning.service";
import { HeldCalls } from "./search/held-calls.worker";
import { watchChanges } from "./search/search-changes.worker";
import { openSearch } from "./search/search";
import type { SearchEngineName } from "./search/search.settings";
import { SearchedService } from "./searched/searched.service";
import { createSearchedStore } from "./searched/searched.store";
import { siteExportResolvers } from "./site-export.resolvers";
import { SiteExportService } from "./site-export.service";
import { createSiteExportStore } from "./site-export.store";
import { tireResolvers } from "./tires/tires.resolvers";
import { TireService } from "./tires/tires.service";

export interface CatalogueParts {
  readonly settings: {
    /** Where to listen for changes; null = poll every second. */
    readonly databaseUrl: string | null;
    readonly imports: readonly ImportSourceSettings[];
    readonly dataDir: string;
    readonly search: SearchEngineName;
    readonly uptime: { readonly requestMs: number };
    /** The terms for searches by weekly payment, and the terms of each lessor. */
    readonly leases: {
      readonly displayed: LessorTerms;
      readonly lessors: readonly { readonly type: string; readonly terms: LessorTerms }[];
    };
  };
  readonly trail: AuditTrail;
  readonly vehicles: VehicleSearch;
}

/** Offers may become visible without a row that says when, for example when another offer is used up. */
const OFFERS_MS = 30_000;
/** Long-poll timeout of the publisher's query for changes. */
const HOLD_MS = 10_000;
/** Interval for writing batched search counts. */
const FLUSH_MS = 5_000;

export interface Catalogue extends Feature {
  readonly service: CatalogueService;
  readonly live: LiveProductsService;
}

/** @returns the catalogue once categories and brands are loaded; searches also wait for the search index */
export async function openCatalogue(host: Host, parts: CatalogueParts): Promise<Catalogue> {
  const { db, backgroundDb } = host;
  const { settings, trail, vehicles } = parts;
  const { displayed: displayedTerms, lessors } = settings.leases;
  const search = openSearch({ engine: settings.search, db, backgroundDb, planTerms: displayedTerms });
  await search.start();
  const store = createCatalogueStore(db);
  const searchRules = createSearchRulesStore(db);
  const rules = new RulesFeed(createSearchRulesStore(backgroundDb));
  await rules.refresh();
  const reader = new ProductReader(store);
  const meaning = new MeaningService({
    vehicles,
    engine: search,
    staff: rules,
    listSkus: async (ids) =>
      (await reader.getProducts(ids)).flatMap((stocked) => (stocked ? [stocked.product.sku] : [])),
  });
  const planTerms = {
    displayed: displayedTerms,
    byLessor: new Map(lessors.map(({ type, terms }) => [type, terms])),
  };
  const service = new CatalogueService(store, reader, search, rules, meaning);
  const live = new LiveProductsService({ reader, engine: search, terms: planTerms });
  const pages = new AttributePagesService(service, rules, new LinePagesService(service));
  const rulesService = new SearchRulesService({
    db,
    store: searchRules,
    feed: rules,
    trail,
    pages,
    searchBy: (...args) => service.searchBy(...args),
  });
  const held = new HeldCalls();
  const siteExport = new SiteExportService({
    catalogue: service,
    store: createSiteExportStore(backgroundDb),
    search,
    pages,
    held,
    holdMs: Math.min(HOLD_MS, settings.uptime.requestMs / 2),
  });
  const searched = new SearchedService(createSearchedStore(backgroundDb), (id) => search.has(id));
  return {
    service,
    live,
    parts: [
      createPricing({ ...host, trail }),
      openCategoryAdmin(host, trail),
      openImportAdmin(host, { trail, sources: settings.imports, dataDir: settings.dataDir }),
    ],
    hooks(app) {
      watchChanges(app, settings.databaseUrl, { search, rules, held });
      app.addHook("onClose", () => searched.flush().catch(() => undefined));
    },
    jobs: [
      {
        name: "catalogue.search-totals",
        everyMs: FLUSH_MS,
        run: () => searched.flush().then(() => false),
      },
      {
        name: "catalogue.offers",
        due: OFFERS_DUE,
        everyMs: OFFERS_MS,
        run: () => publishOffers(backgroundDb),
      },
      { name: "catalogue.review-totals", due: REVIEWS_DUE, run: () => publishReviews(backgroundDb) },
    ],
    cleanUp: [() => searched.deleteExpired(), () => forgetPrices(backgroundDb)],
    resolvers: [
      catalogueResolvers(service, live, searched),
      tireResolvers(new TireService(service)),
      siteExportResolvers(siteExport),
    ],
    routes(rest) {
      const visibility = new VisibilityService({ db, sealer: host.sealer, trail, amounts: live });
      registerCatalogueAdmin(rest, createCatalogueAdmin(db), visibility);
      registerSearchAdmin(rest, rulesService, searched);
      registerPageOffers(rest, live);
    },
    health: { "the catalogue": () => (search.isLoaded ? null : "is not loaded") },
  };
}
