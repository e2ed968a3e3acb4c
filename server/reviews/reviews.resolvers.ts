/** GraphQL resolvers of a product's reviews (REVIEW-6). */
import { LIMITS } from "#contract/limits";
import type { Resolvers } from "#contract/graphql/generated";
import { inOneQuery } from "../db/querying/one-query";
import type { RequestContext } from "../http/graphql/graphql";
import type { VisibleReviewStore } from "./visible-reviews.store";

export function reviewResolvers(visibleReviews: VisibleReviewStore): Resolvers<RequestContext> {
  const find = inOneQuery(
    (ids) => visibleReviews.listOf(ids, LIMITS.reviews.shown),
    ({ productId }) => productId,
  );
  return {
    Product: {
      async reviews({ productId }) {
        const reviews = await find(productId);
        return reviews && { count: reviews.count, stars: [...reviews.stars], newest: [...reviews.newest] };
      },
    },
  };
}
