/** GraphQL resolvers of order corrections. */
import type { Resolvers } from "#contract/graphql/generated";
import type { RequestContext } from "../../http/graphql/graphql";
import { proofOf } from "../large-refunds/large-refunds.service";
import type { CorrectionsService } from "./corrections.service";
import type { EditingService } from "./editing.service";

export function editingResolvers(
  editing: EditingService,
  corrections: CorrectionsService,
): Resolvers<RequestContext> {
  return {
    Query: {
      previewOrderEdit: async (_root, { orderId, edit }, context) =>
        editing.preview(await context.requireViewer(), orderId, edit),
    },
    Mutation: {
      editOrder: async (_root, { orderId, revision, edit, due, code }, context) => {
        const expected = { revision, dueCents: due ?? 0 };
        return editing.edit(await context.requireViewer(), orderId, expected, edit, proofOf(code, context));
      },
      withdrawOrderCorrection: async (_root, { orderId, revision }, context) =>
        corrections.withdraw(await context.requireViewer(), orderId, revision),
    },
  };
}
