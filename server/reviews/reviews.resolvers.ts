/** GraphQL resolvers of a product's reviews (REVIEW-6). */
import { LIMITS } from "#contract/limits";
import type { Resolvers } from "#contract/graphql/generated";
import { inOneQuery } from "../db/querying/one-query";
import type { RequestContext } from "../http/graphql/graphql";
import type { VisibleReviewStore } from "./visible-reviews.store";

export function reviewResolvers(shown: VisibleReviewStore): Resolvers<RequestContext> {
  const find = inOneQuery(
    (ids) => shown.listOf(ids, LIMITS.reviews.shown),
    ({ productId }) => productId,
  );
  return {
    Product: {
      async reviews({ productId }) {
        const found = await find(productId);
        return found && { count: found.count, stars: [...found.stars], newest: [...found.newest] };
      },
    },
  };
}
