/** GraphQL resolvers of the lease admin. The access table requires leases.read and leases.update. */
import type { Resolvers } from "#contract/graphql/generated";
import type { RequestContext } from "../../http/graphql/graphql";
import type { Asker, LeaseAdmin } from "./admin.service";

export function leaseAdminResolvers(desk: LeaseAdmin): Resolvers<RequestContext> {
  return {
    Query: {
      searchLeaseApplications: (_root, { text, sort, ...args }) =>
        desk.search({ ...args, text: text ?? undefined, sort: sort ?? undefined }),
      getLeaseNeighbours: (_root, { leaseId, text, status, sort }) =>
        desk.findNeighbours(leaseId, { text: text ?? undefined, status, sort: sort ?? undefined }),
      getLeaseForStaff: (_root, { leaseId }) => desk.find(leaseId),
    },
    Mutation: {
      recordLessorAnswer: async (_root, { leaseId, expectedStatus: seen, input }, context) =>
        desk.noteAnswer(await askerOf(context), leaseId, seen, input),
      refreshLeaseForStaff: async (_root, { leaseId }, context) => desk.ask(await askerOf(context), leaseId),
    },
  };
}

async function askerOf(context: RequestContext): Promise<Asker> {
  return { viewer: await context.requireViewer(), origin: context.origin };
}
