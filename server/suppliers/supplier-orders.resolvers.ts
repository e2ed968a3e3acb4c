/** Orders at suppliers in GraphQL: arguments to service. */
import type { Resolvers } from "#contract/graphql/generated";
import type { RequestContext } from "../http/graphql/graphql";
import type { SupplierOrdersService } from "./supplier-orders.service";

export function supplierOrdersResolvers(service: SupplierOrdersService): Resolvers<RequestContext> {
  return {
    Query: {
      getSupplierOrders: (_root, { orderId }) => service.list(orderId),
    },
    Mutation: {
      submitToSupplier: async (_root, { orderId, revision }, context) =>
        service.submit(await context.requireViewer(), orderId, revision),
      cancelAtSupplier: async (_root, { orderId, revision, itemIds }, context) =>
        service.cancel(await context.requireViewer(), orderId, revision, itemIds),
    },
  };
}
