/** Assignment and tags of orders (ORDER-55). */
import { staffAct } from "../../audit/audit.port";
import type { Feature } from "../../feature";
import type { RequestContext } from "../../http/graphql/graphql";
import { AssignmentService, type AssignmentParts } from "./assignment.service";

export function openAssignment(parts: AssignmentParts): Feature {
  const service = new AssignmentService(parts);
  const actBy = async (context: RequestContext, operation: string) =>
    staffAct({ viewer: await context.requireViewer(), origin: context.origin }, operation);
  return {
    resolvers: [
      {
        Query: {
          getOrderAssignment: (_root, { orderId }) => service.find(orderId),
        },
        Mutation: {
          assignOrder: async (_root, { orderId, assigneeId }, context) =>
            service.assign(await actBy(context, "assignOrder"), orderId, { assigneeId }),
          changeOrderTags: async (_root, { orderId, add, remove }, context) =>
            service.changeTags(await actBy(context, "changeOrderTags"), orderId, { add, remove }),
        },
      },
    ],
  };
}
