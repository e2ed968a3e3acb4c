/** GraphQL resolvers of a customer's account for staff. */
import type { Resolvers } from "#contract/graphql/generated";
import type { RequestContext } from "../../http/graphql/graphql";
import type { AccountViewService } from "./account-view.service";

export function accountViewResolvers(accounts: AccountViewService): Resolvers<RequestContext> {
  return {
    Mutation: {
      viewAccount: async (_root, { username }, context) =>
        accounts.view({ viewer: await context.requireViewer(), origin: context.origin }, username),
    },
  };
}
