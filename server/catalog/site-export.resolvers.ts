/** Arguments to service, for whoever holds the build key. */
import type { Resolvers } from "#contract/graphql/generated";
import { DomainError } from "../errors";
import type { RequestContext } from "../http/graphql/graphql";
import type { SiteExportService } from "./site-export.service";

export function siteExportResolvers(site: SiteExportService): Resolvers<RequestContext> {
  return {
    Query: {
      exportCatalogue: (_root, { after, first }, context) =>
        trusted(context, site).getPage(after ?? "", first),
      exportProducts: (_root, { productIds }, context) => trusted(context, site).getProducts(productIds),
      exportListing: (_root, of, context) => trusted(context, site).getListing(of),
      exportHome: (_root, _none, context) => trusted(context, site).getHome(),
      exportChanges: (_root, { since, after }, context) =>
        trusted(context, site).getChanges(since, after ?? ""),
    },
    ListingExport: {
      productIds: (listing, { first }) => listing.productIds.slice(0, first ?? undefined),
    },
  };
}

/** @throws DomainError FORBIDDEN without the build key. */
function trusted({ isTrusted }: RequestContext, site: SiteExportService): SiteExportService {
  if (!isTrusted) throw new DomainError("FORBIDDEN", "The catalogue is exported to the site build only");
  return site;
}
