/** GraphQL resolvers of bulk runs. */
import type { Resolvers } from "#contract/graphql/generated";
import type { RequestContext } from "../../http/graphql/graphql";
import type { BulkService } from "./bulk.service";

export function bulkResolvers(bulk: BulkService): Resolvers<RequestContext> {
  return {
    Query: {
      getOrderBulkRun: (_root, { id }) => bulk.find(id),
    },
    Mutation: {
      changeManyOrders: async (_root, { input }, context) =>
        bulk.begin(await context.requireViewer(), context.origin, input),
    },
  };
}
