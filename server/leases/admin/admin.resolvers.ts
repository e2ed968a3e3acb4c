/** GraphQL resolvers of the lease admin. The access table requires leases.read and leases.update. */
import type { Resolvers } from "#contract/graphql/generated";
import type { RequestContext } from "../../http/graphql/graphql";
import type { Asker, LeaseAdmin } from "./admin.service";

export function leaseAdminResolvers(admin: LeaseAdmin): Resolvers<RequestContext> {
  return {
    Query: {
      searchLeaseApplications: (_root, { text, sort, ...args }) =>
        admin.search({ ...args, text: text ?? undefined, sort: sort ?? undefined }),
      getLeaseNeighbours: (_root, { leaseId, text, status, sort }) =>
        admin.findNeighbours(leaseId, { text: text ?? undefined, status, sort: sort ?? undefined }),
      getLeaseForStaff: (_root, { leaseId }) => admin.find(leaseId),
    },
    Mutation: {
      recordLessorAnswer: async (_root, { leaseId, expectedStatus, input }, context) =>
        admin.recordAnswer(await askerOf(context), leaseId, expectedStatus, input),
      refreshLeaseForStaff: async (_root, { leaseId }, context) =>
        admin.refresh(await askerOf(context), leaseId),
    },
  };
}

async function askerOf(context: RequestContext): Promise<Asker> {
  return { viewer: await context.requireViewer(), origin: context.origin };
}
