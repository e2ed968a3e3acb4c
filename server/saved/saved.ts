/** Wish lists and saved searches of customers, and the mails about them. */
import { watchParams } from "#contract/saved/schema";
import { REST } from "#contract/rest/endpoints";
import { endWatchPath } from "#contract/site/paths";
import { leadToWayOut } from "../http/rest/ways-out";
import type { Feature, Host } from "../feature";
import type { AdvertisedTo, CustomerLookup, SavedCatalogue, ListEarlierPrices } from "./saved.port";
import { savedResolvers } from "./saved.resolvers";
import { registerSavedRoutes } from "./saved.routes";
import { SavedService } from "./saved.service";
import { NewsService } from "./news.service";
import { OFFER_CHANGES_DUE } from "./news.store";
import { createSavedData } from "./personal-data.store";
import { createSavedSearchStore } from "./saved-searches.store";
import { createWatchesStore, OFFER_NEWS_DUE } from "./watches.store";
import { createWishListStore } from "./wish-list.store";

export interface SavedParts {
  readonly products: SavedCatalogue;
  readonly readers: AdvertisedTo;
  readonly customers: CustomerLookup;
  readonly listEarlierPrices: ListEarlierPrices;
  readonly settings: { readonly apiUrl: string };
}

export function openSaved(host: Host, parts: SavedParts): Feature {
  const { products: catalogue, readers, customers, listEarlierPrices } = parts;
  const { apiUrl } = parts.settings;
  const { db, backgroundDb, sealer, shop } = host;
  const wishes = createWishListStore(db);
  const searches = createSavedSearchStore(db);
  const service = new SavedService({ db, wishes, searches, catalogue, customers });
  const watches = createWatchesStore(backgroundDb, sealer);
  const news = new NewsService({
    db: backgroundDb,
    watches,
    catalogue,
    readers,
    listEarlierPrices,
    shop,
    apiUrl,
  });
  return {
    resolvers: [savedResolvers(service)],
    routes: (rest) => registerSavedRoutes(rest, { news, saved: service }),
    webhooks: (app) =>
      leadToWayOut(app, {
        path: REST.endWatch.path,
        params: watchParams,
        pageOf: ({ key }) => shop.siteUrl + endWatchPath(key),
      }),
    jobs: [
      { name: "keeping.offer-changes", due: OFFER_CHANGES_DUE, run: () => news.spread() },
      { name: "keeping.watch-mails", due: OFFER_NEWS_DUE, run: () => news.sendMails() },
    ],
    personalData: [createSavedData({ wishes, searches })],
  };
}
