/** GraphQL resolvers of lease agreements. */
import type { Resolvers } from "#contract/graphql/generated";
import type { RequestContext } from "../../http/graphql/graphql";
import type { AgreementService } from "./agreement.service";

export function agreementResolvers(agreements: AgreementService): Resolvers<RequestContext> {
  return {
    Query: {
      getLeaseAgreement: async (_root, { orderId, orderKey }, context) =>
        agreements.find(await context.findViewer(), orderId, orderKey ?? null),
    },
  };
}
