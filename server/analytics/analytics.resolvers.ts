/** The analytics operations, which clients send to /analytics. */
import type { Resolvers } from "#contract/graphql/generated";
import type { RequestContext } from "../http/graphql/graphql";
import type { AnalyticsService } from "./analytics.service";

export function analyticsResolvers(service: AnalyticsService): Resolvers<RequestContext> {
  return {
    Query: { getAnalyticsDays: (_root, { from, to }) => service.listDays(from, to) },
    Mutation: {
      recordAnalyticsEvents: (_root, { visit, events }, context) =>
        service.record(context, { visit: visit ?? null, events }),
    },
  };
}
