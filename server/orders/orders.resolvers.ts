/** GraphQL resolvers of orders. */
import type { Resolvers } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import type { RequestContext } from "../http/graphql/graphql";
import type { BackToCartService } from "./back-to-cart.service";
import type { BuyAgainService } from "./buy-again.service";
import { proofOf, type LargeRefunds } from "./large-refunds/large-refunds.service";
import type { ItemsService } from "./items.service";
import type { PreviewService } from "./preview.service";
import type { RemindersService } from "./reminders.service";
import type { ListRequest, OrdersService } from "./orders.service";
import { audienceOf } from "./reading/order.mapping";

export interface OrderCalls {
  readonly orders: OrdersService;
  readonly items: ItemsService;
  readonly previews: PreviewService;
  readonly backToCart: BackToCartService;
  readonly buyAgain: BuyAgainService;
  readonly reminders: RemindersService;
  readonly largeRefunds: Pick<LargeRefunds, "findLimits">;
}

export function ordersResolvers({
  orders,
  items,
  previews,
  backToCart,
  buyAgain,
  reminders,
  largeRefunds,
}: OrderCalls): Resolvers<RequestContext> {
  return {
    Query: {
      getOrdersByUser: async (_root, args, context) =>
        orders.listOwn(await context.requireViewer(), requestOf(args)),
      getOrder: async (_root, { orderId }, context) => orders.find(await context.requireViewer(), orderId),
      previewOrderChange: async (_root, { orderId, change, itemIds, quantities, orderKey }, context) => {
        const input = { orderId, change, itemIds: itemIds ?? null, quantities, orderKey: orderKey ?? null };
        return previews.preview(await context.findViewer(), input);
      },
      getOrderByKey: (_root, { orderId, orderKey }) => orders.findByKey(orderId, orderKey),
    },
    Order: {
      async refundLimits({ id }, _args, context) {
        const viewer = await context.findViewer();
        return viewer && audienceOf(viewer).kind === "staff" ? largeRefunds.findLimits(viewer, id) : null;
      },
    },
    Mutation: {
      putOrderInCart: async (_root, { orderId, orderKey }, context) =>
        backToCart.putInCart(await context.findViewer(), orderId, orderKey ?? null),
      buyOrderAgain: async (_root, { orderId, orderKey, idempotencyKey }, context) =>
        buyAgain.buyAgain(await context.findViewer(), orderId, orderKey ?? null, idempotencyKey),
      setOrderReminders: async (_root, { orderId, orderKey, reminders: isOn }, context) =>
        reminders.set(await context.findViewer(), orderId, orderKey ?? null, isOn),
      cancelOrder: async (_root, { orderId, orderKey, reason, code }, context) => {
        const proof = proofOf(code, context);
        return orders.cancel(await context.findViewer(), orderId, orderKey ?? null, reason ?? null, proof);
      },
      changeOrderStatus: async (_root, { orderId, status, revision, reason, code }, context) => {
        const proof = proofOf(code, context);
        return orders.move(await context.requireViewer(), orderId, status, revision, reason ?? null, proof);
      },
      shipOrderItems: async (_root, { orderId, revision, shipment }, context) =>
        items.ship(await context.requireViewer(), orderId, revision, shipment),
      changeOrderItems: async (_root, { orderId, revision, change, code }, context) =>
        items.recordChange(await context.requireViewer(), orderId, revision, change, proofOf(code, context)),
      refundOrder: async (_root, { orderId, amount, reason, idempotencyKey, code }, context) => {
        const proof = proofOf(code, context);
        return orders.refund(await context.requireViewer(), orderId, amount, reason, idempotencyKey, proof);
      },
      recordManualRefund: async (_root, { orderId, refundId, reference, code }, context) => {
        const proof = proofOf(code, context);
        return orders.recordManualRefund(await context.requireViewer(), orderId, refundId, reference, proof);
      },
      addOrderNote: async (_root, { orderId, type, note, idempotencyKey }, context) =>
        orders.addNote(await context.requireViewer(), orderId, type, note, idempotencyKey),
    },
  };
}

interface ListArguments {
  readonly pageNumber?: number | null;
  readonly pageSize?: number | null;
  readonly statuses?: ListRequest["statuses"] | null;
}

function requestOf({ pageNumber, pageSize, statuses }: ListArguments): ListRequest {
  return {
    pageNumber: pageNumber ?? 1,
    pageSize: pageSize ?? LIMITS.lists.pageSizes[0],
    statuses: statuses ?? [],
  };
}
