/** GraphQL resolvers to apply for a lease, alone or for an order. No form input is ever an argument. */
import type { Resolvers } from "#contract/graphql/generated";
import type { RequestContext } from "../http/graphql/graphql";
import type { Viewer } from "../http/session";
import type { Applying } from "../leases/applications/applying.port";
import { callerOf } from "./checkout.resolvers";
import type { LeaseCheckoutService } from "./lease-checkout.service";

export function leaseCheckoutResolvers(leases: LeaseCheckoutService): Resolvers<RequestContext> {
  return {
    Mutation: {
      processLoanApplication: async (_root, { input }, context) => {
        const viewer = await context.requireViewer();
        return leases.apply(input, applying(context, viewer, null), await callerOf(context));
      },
      processGuestLoanApplication: async (_root, { input, draftKey }, context) =>
        leases.apply(input, applying(context, null, draftKey), {
          ...(await callerOf(context)),
          viewer: null,
        }),
      processCheckoutWithPreApprovedCredit: async (_root, { input }, context) => {
        await context.requireViewer();
        return leases.withCredit(input, await callerOf(context));
      },
      refreshLeaseApplication: async (_root, { leaseId, draftKey }, context) =>
        leases.refresh(leaseId, applying(context, await context.findViewer(), draftKey ?? null)),
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
