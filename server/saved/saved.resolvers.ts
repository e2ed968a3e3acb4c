/**
 * GraphQL resolvers of signed-in customers' wish lists and saved searches; guests' lists live in the browser.
 */
import type { Resolvers } from "#contract/graphql/generated";
import type { RequestContext } from "../http/graphql/graphql";
import type { SavedService } from "./saved.service";

export function savedResolvers(service: SavedService): Resolvers<RequestContext> {
  const owner = async (context: RequestContext) => (await context.requireViewer()).userId;
  return {
    Query: {
      getWishList: async (_root, _args, context) => service.getWishList(await owner(context)),
      getSharedWishList: (_root, { shareKey }) => service.findShared(shareKey),
      getSavedSearches: async (_root, _args, context) => service.listSearches(await owner(context)),
    },
    Mutation: {
      addToWishList: async (_root, { productIds }, context) =>
        service.addWishes(await owner(context), productIds),
      removeFromWishList: async (_root, { productId }, context) =>
        service.removeWish(await owner(context), productId),
      shareWishList: async (_root, { isShared }, context) => service.share(await owner(context), isShared),
      setWishListAlerts: async (_root, { emailAlerts }, context) =>
        service.setAlerts(await owner(context), emailAlerts),
      saveSearch: async (_root, { input }, context) => service.saveSearch(await owner(context), input),
      deleteSavedSearch: async (_root, { list, name }, context) =>
        service.deleteSearch(await owner(context), list ?? "SEARCHES", name),
    },
  };
}
