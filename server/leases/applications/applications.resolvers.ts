/** GraphQL resolvers of lease applications. No form input is ever an argument. */
import type { Resolvers } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import type { RequestContext } from "../../http/graphql/graphql";
import type { ApplicationService } from "./applications.service";

export function applicationResolvers(applications: ApplicationService): Resolvers<RequestContext> {
  return {
    Query: {
      getApplicationByUser: async (_root, { pageSize, pageNumber }, context) =>
        applications.listOwn(
          await context.requireViewer(),
          pageNumber ?? 1,
          pageSize ?? LIMITS.lists.pageSizes[0],
        ),
      getLeaseApplicationById: async (_root, { leaseId, username }, context) =>
        applications.findById(await context.requireViewer(), leaseId, username ?? null),
      getLeaseApplicationByKey: (_root, { leaseId, draftKey }) =>
        applications.findByKey(leaseId ?? null, draftKey),
      getActivePreApprovedApplicationByUser: async (_root, { username }, context) =>
        applications.findActive(await context.requireViewer(), username ?? null),
    },
  };
}
