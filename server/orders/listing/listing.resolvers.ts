/** GraphQL resolvers of the order list. */
import type { Resolvers } from "#contract/graphql/generated";
import type { RequestContext } from "../../http/graphql/graphql";
import type { ListingService } from "./listing.service";

export function listingResolvers(listing: ListingService): Resolvers<RequestContext> {
  return {
    Query: {
      listOrders: (_root, args) => listing.list(args),
      getOrderNeighbours: (_root, { orderId, ...list }) => listing.findNeighbours(orderId, list),
      getOrderNames: () => listing.listNames(),
    },
  };
}
