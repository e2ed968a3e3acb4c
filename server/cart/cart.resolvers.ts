/** GraphQL resolvers of a signed-in customer's cart; a guest's cart lives in the browser. */
import type { Resolvers } from "#contract/graphql/generated";
import type { RequestContext } from "../http/graphql/graphql";
import type { CartService } from "./cart.service";

export function cartResolvers(carts: CartService): Resolvers<RequestContext> {
  const owner = async (context: RequestContext) => (await context.requireViewer()).userId;
  return {
    Query: {
      getCart: async (_root, _args, context) => carts.findCart(await owner(context)),
    },
    Mutation: {
      createEmptyCart: async (_root, _args, context) => carts.getOrCreate(await owner(context)),
      addItem: async (_root, { productId, quantity }, context) =>
        carts.addItem(await owner(context), productId, quantity),
      deleteItem: async (_root, { productId }, context) => carts.deleteItem(await owner(context), productId),
      changeQuantity: async (_root, { productId, quantity }, context) =>
        carts.changeQuantity(await owner(context), productId, quantity),
      clearCart: async (_root, _args, context) => carts.clear(await owner(context)),
      mergeCarts: async (_root, { items, mergeKey }, context) =>
        carts.merge(await owner(context), items, mergeKey),
    },
  };
}
