/** A customer comes back from a payment, or leaves it. */
import type { Resolvers } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { DomainError } from "../errors";
import type { RequestContext } from "../http/graphql/graphql";
import type { OrderLeasing } from "../leases/ledger/leasing.port";
import type { OrderPlacing } from "../orders/placing/placing.port";
import type { PaymentReturns } from "../payments/paying.port";
import type { CheckoutService } from "./checkout.service";

export interface PaymentReturnParts {
  readonly checkout: Pick<CheckoutService, "standing">;
  readonly placing: Pick<OrderPlacing, "mayAct">;
  readonly payments: PaymentReturns;
  readonly leasing: Pick<OrderLeasing, "goOn">;
}

interface OrderAsked {
  readonly orderId: string;
  readonly orderKey?: string | null;
}

export function paymentReturnResolvers({
  checkout,
  placing,
  payments,
  leasing,
}: PaymentReturnParts): Resolvers<RequestContext> {
  const requireOwner = async ({ orderId, orderKey = null }: OrderAsked, context: RequestContext) => {
    if (!(await placing.mayAct(orderId, await context.findViewer(), orderKey, "PAY")))
      throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
  };
  return {
    Mutation: {
      refreshPayment: async (_root, args, context) => {
        await requireOwner(args, context);
        await payments.refresh(args.orderId);
        await leasing.goOn(args.orderId);
        return checkout.standing(args.orderId);
      },
      leavePayment: async (_root, args, context) => {
        await requireOwner(args, context);
        await payments.leave(args.orderId);
        return checkout.standing(args.orderId);
      },
    },
  };
}
