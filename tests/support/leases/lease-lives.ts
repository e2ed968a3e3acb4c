/**
 * Random steps of a leased order, from the checkout to the return of its last item, on any host of a shop.
 */
import type { TestUser } from "../people/accounts";
import { adminCalls } from "../orders/confirmed-orders";
import { anOrder } from "../orders/order-samples";
import { leaseOrderCalls, pieces, type SendQuery, type LeaseOrderShop } from "./lease-orders";
import { waitFor } from "../hosts/wait-for";

/** An order of a customer with an approval. */
export interface LeasedOrder {
  readonly id: string;
  readonly bearer: string;
}

interface LeaseOrderView {
  readonly id: string;
  readonly status: string;
  readonly revision: number;
  readonly lenderSignatureUrl: string | null;
  readonly items: readonly { readonly id: string; readonly status: string }[];
}

/** The next status staff give an item, by its current one. */
const NEXT: Readonly<Record<string, "SHIPPED" | "DELIVERED" | "RETURNED">> = {
  PENDING_SHIPMENT: "SHIPPED",
  SHIPPED: "DELIVERED",
  DELIVERED: "RETURNED",
};

const OVER = ["CANCELLED", "RETURNED"];

/** @param send one of the shop's hosts @param admin has every permission */
export function leaseLives(shop: LeaseOrderShop, send: SendQuery, admin: TestUser) {
  const calls = leaseOrderCalls(send);
  const staffActions = adminCalls(send, () => admin);
  const look = async (id: string) =>
    (
      await send<{ order: LeaseOrderView }>(
        `query ($id: ID!) { order: getOrder(orderId: $id) { id status revision lenderSignatureUrl items { id status } } }`,
        { id },
        admin.bearer,
      )
    ).order;
  /** The fraud check runs in the background. */
  const lookOnceChecked = (id: string) =>
    waitFor(async () => {
      const order = await look(id);
      return order.status === "PENDING_REVIEW" ? null : order;
    });
  const payRest = (orderId: string, bearer: string) =>
    send(
      `mutation ($input: CheckoutInput!) {
        checkoutWithBraintree(input: $input, nonce: "fake-valid-visa-nonce") { success } }`,
      { input: anOrder({ orderId }) },
      bearer,
    );
  return {
    async checkout(items: readonly object[], bearer: string): Promise<LeasedOrder | null> {
      const { order } = await calls.onCredit(pieces(1, { items }), bearer);
      return order && { id: order.id, bearer };
    },
    cancel: ({ id, bearer }: LeasedOrder) => calls.cancel(id, bearer),
    /**
     * Advances an order by one step: its rest paid, signed, confirmed, or one item shipped, delivered,
     * returned or, now and then, cancelled before shipping.
     * @returns false when the order has ended
     */
    async goOn({ id, bearer }: LeasedOrder, pick: number): Promise<boolean> {
      const order = await lookOnceChecked(id);
      if (OVER.includes(order.status)) return false;
      if (order.status === "PENDING_PAYMENT") await payRest(id, bearer);
      if (order.lenderSignatureUrl) await shop.sign(order.lenderSignatureUrl);
      if (order.status === "PENDING_FULFILMENT") await staffActions.move(order, "CONFIRMED_BY_SUPPLIER");
      // The item furthest behind first, so that complete orders arrive.
      const item = Object.keys(NEXT).flatMap((stage) =>
        order.items.filter(({ status }) => status === stage),
      )[0];
      if (!item) return order.status !== "COMPLETED";
      const itemIds = [item.id];
      const next = NEXT[item.status]!;
      // Most items stay with the customer for a while and are paid for.
      if (next === "RETURNED" && pick % 3 > 0) return true;
      if (next === "SHIPPED" && pick % 5 > 0) {
        await staffActions.ship(order, {
          carrier: "UPS",
          trackingNumber: `1Z-${item.id.slice(0, 8)}`,
          itemIds,
        });
      } else {
        const status = next === "SHIPPED" ? "CANCELLED" : next;
        await staffActions.changeItems(order, { itemIds, status, reason: "As asked" });
      }
      return true;
    },
  };
}
