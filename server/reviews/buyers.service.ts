/** Decides who may review a product (REVIEW-1, REVIEW-2). */
import { isAtStage } from "#contract/orders/item-statuses";
import { MESSAGES } from "#contract/messages";
import type { ReviewPlace } from "#contract/reviews/schema";
import { DomainError } from "../errors";
import type { Viewer } from "../http/session";
import type { ArrivedOrders, BoughtOrder, BoughtOrders } from "./reviews.port";
import type { Person } from "./writing/reviews.record";

export interface Buyer extends Person {
  /** The given order, or the latest one with a delivered unit of the product; null without one. */
  readonly order: BoughtOrder | null;
  /** A unit of the product was delivered in it and not returned. */
  readonly hasReceived: boolean;
}

export class BuyersService {
  constructor(
    private readonly orders: BoughtOrders,
    private readonly arrived: ArrivedOrders,
  ) {}

  /**
   * @throws DomainError UNAUTHENTICATED for a guest without an order; NOT_FOUND for another customer's order,
   * or one without the product
   */
  async identify({ productId, orderId, orderKey }: ReviewPlace, viewer: Viewer | null): Promise<Buyer> {
    if (orderId !== undefined) return this.byOrder(productId, orderId, orderKey ?? null, viewer);
    if (!viewer) throw new DomainError("UNAUTHENTICATED", MESSAGES.access.unauthenticated);
    const receivedOrderId = await this.arrived.findArrived(viewer.userId, productId);
    const order = receivedOrderId === null ? null : await this.orders.find(receivedOrderId);
    return { userId: viewer.userId, email: viewer.username, ...purchaseOf(order, productId) };
  }

  private async byOrder(
    productId: string,
    orderId: string,
    orderKey: string | null,
    viewer: Viewer | null,
  ): Promise<Buyer> {
    const isTheirs = await this.orders.mayAct(orderId, viewer, orderKey, "FOLLOW");
    const order = isTheirs ? await this.orders.find(orderId) : null;
    if (!order?.lines.some((line) => line.productId === productId))
      throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    const { userId, username, customer } = order;
    const email = (userId === null ? customer.email : (username ?? customer.email)).toLowerCase();
    return { userId, email, ...purchaseOf(order, productId) };
  }
}

function purchaseOf(order: BoughtOrder | null, productId: string) {
  const hasReceived =
    order?.lines.some((line) => line.productId === productId && isAtStage(line.status, "received")) ?? false;
  return { order, hasReceived };
}

/**
 * The order that proves the purchase. A later return keeps the review, and its author may still edit it.
 * Undefined for a person who may not write.
 */
export function provedBy(
  { hasReceived, order }: Buyer,
  review: { readonly orderId: string } | null,
): string | undefined {
  return (hasReceived ? order?.id : undefined) ?? review?.orderId;
}
