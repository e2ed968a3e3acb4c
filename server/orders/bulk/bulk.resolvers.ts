/** What is done with many orders, in GraphQL: arguments to service. */
import type { Resolvers } from "#contract/graphql/generated";
import type { RequestContext } from "../../http/graphql/graphql";
import type { BulkService } from "./bulk.service";

export function bulkResolvers(bulk: BulkService): Resolvers<RequestContext> {
  return {
    Query: {
      getOrderBulkRun: async (_root, { id }, context) => bulk.find(await context.requireViewer(), id),
    },
    Mutation: {
      changeManyOrders: async (_root, { input }, context) =>
        bulk.begin(await context.requireViewer(), context.origin, input),
    },
  };
}
