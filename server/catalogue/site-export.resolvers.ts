/** Maps arguments to the service, for callers with the build key (contract/graphql/access.ts). */
import type { Resolvers } from "#contract/graphql/generated";
import type { RequestContext } from "../http/graphql/graphql";
import type { SiteExportService } from "./site-export.service";

export function siteExportResolvers(site: SiteExportService): Resolvers<RequestContext> {
  return {
    Query: {
      exportCatalogue: (_root, { after, first }) => site.getPage(after ?? "", first),
      exportProducts: (_root, { productIds }) => site.getProducts(productIds),
      exportListing: (_root, of) => site.getListing(of),
      exportAttributePages: () => site.listAttributePages(),
      exportHome: () => site.getHome(),
      exportChanges: (_root, { since, after, waits }) => site.getChanges(since, after ?? "", waits ?? false),
    },
    ListingExport: {
      productIds: (listing, { first }) => listing.productIds.slice(0, first ?? undefined),
    },
  };
}
