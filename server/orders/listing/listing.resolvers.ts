/** The list of orders in GraphQL: arguments to service. */
import type { Resolvers } from "#contract/graphql/generated";
import type { RequestContext } from "../../http/graphql/graphql";
import type { ListingService } from "./listing.service";

export function listingResolvers(listing: ListingService): Resolvers<RequestContext> {
  return {
    Query: {
      listOrders: async (_root, args, context) => listing.list(await context.requireViewer(), args),
      getOrderNeighbours: async (_root, { orderId, ...list }, context) =>
        listing.findNeighbours(await context.requireViewer(), orderId, list),
      getOrderNames: async (_root, _args, context) => listing.listNames(await context.requireViewer()),
    },
  };
}
