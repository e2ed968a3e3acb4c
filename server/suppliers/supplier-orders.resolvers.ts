/** GraphQL resolvers of supplier orders. */
import type { Resolvers } from "#contract/graphql/generated";
import type { RequestContext } from "../http/graphql/graphql";
import type { SupplierOrdersService } from "./supplier-orders.service";

export function supplierOrdersResolvers(service: SupplierOrdersService): Resolvers<RequestContext> {
  return {
    Query: {
      getSupplierOrders: (_root, { orderId }) => service.list(orderId),
    },
    Order: {
      async supplierOrdering(order, _args, context) {
        const viewer = await context.findViewer();
        return viewer?.permissions.includes("orders.update") ? service.findOrdering(order) : null;
      },
    },
    Mutation: {
      submitToSupplier: async (_root, { orderId, revision, includeBoughtElsewhere }, context) =>
        service.submit(await context.requireViewer(), orderId, { revision, includeBoughtElsewhere }),
      cancelAtSupplier: async (_root, { orderId, revision, itemIds }, context) =>
        service.cancel(await context.requireViewer(), orderId, revision, itemIds),
    },
  };
}
