/** GraphQL resolvers of phone orders. The access table requires orders.update. */
import type { OrderChange, Resolvers } from "#contract/graphql/generated";
import type { RequestContext } from "../../http/graphql/graphql";
import type { Viewer } from "../../http/session";
import type { PhoneOrdersService } from "./phone-orders.service";

/** Mails a payment link (server/orders/payment-link.service.ts). */
export interface PaymentLinks {
  send(viewer: Viewer, orderId: string, key: string): Promise<OrderChange>;
}

export function phoneOrderResolvers(
  orders: PhoneOrdersService,
  paymentLinks: PaymentLinks,
): Resolvers<RequestContext> {
  return {
    Query: {
      getPhoneOrderQuote: (_root, { username, input }) => orders.quote(username ?? null, input),
    },
    Mutation: {
      placePhoneOrder: async (_root, { username, input }, context) => {
        const taker = { viewer: await context.requireViewer(), origin: context.origin };
        return orders.place(taker, username ?? null, input);
      },
      sendPaymentLink: async (_root, { orderId, idempotencyKey }, context) =>
        paymentLinks.send(await context.requireViewer(), orderId, idempotencyKey),
    },
  };
}
