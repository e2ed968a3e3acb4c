/** GraphQL resolvers of customer care. The access table requires customers.read. */
import type { Resolvers } from "#contract/graphql/generated";
import type { RequestContext } from "../../http/graphql/graphql";
import type { CareService } from "./care.service";

export function careResolvers(care: CareService): Resolvers<RequestContext> {
  return {
    Query: {
      getCustomerNeighbours: (_root, { username, text, status, tag }) =>
        care.findNeighbours({
          username,
          text: text ?? undefined,
          status: status ?? undefined,
          tag: tag ?? undefined,
        }),
    },
  };
}
