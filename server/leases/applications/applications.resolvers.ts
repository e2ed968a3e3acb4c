/** Lease applications in GraphQL: arguments to service. Nothing that is typed into the form is an argument. */
import type { Resolvers } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import type { RequestContext } from "../../http/graphql/graphql";
import type { Viewer } from "../../http/session";
import type { Applying, ApplicationService } from "./applications.service";

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
    Mutation: {
      processLoanApplication: async (_root, { input }, context) =>
        applications.apply(input, applying(context, await context.requireViewer(), null)),
      processGuestLoanApplication: (_root, { input, draftKey }, context) =>
        applications.apply(input, applying(context, null, draftKey)),
      refreshLeaseApplication: async (_root, { leaseId, draftKey }, context) =>
        applications.refresh(leaseId, applying(context, await context.findViewer(), draftKey ?? null)),
    },
  };
}

function applying(
  { origin, acceptLanguages, refusesTracking }: RequestContext,
  viewer: Viewer | null,
  draftKey: string | null,
): Applying {
  return { viewer, draftKey, origin, acceptLanguages, refusesTracking };
}
