/** Mails a fresh order link to a customer without an account who lost the mail (ORDER-45). */
import type { InferType } from "yup";
import { canonicalAddress } from "#contract/accounts/email-address";
import { MESSAGES } from "#contract/messages";
import type { orderLinkInput } from "#contract/orders/link";
import type { Background } from "../http/background";
import type { RateLimits } from "../http/rate-limits";
import type { Origin } from "../http/session";
import type { OrderLinkStore } from "./order-link.store";
import type { OrderStore } from "./reading/orders.store";

interface OrderLinkParts {
  readonly store: OrderLinkStore;
  readonly orders: Pick<OrderStore, "find">;
  readonly limits: RateLimits;
  readonly background: Background;
}

export class OrderLinkService {
  constructor(private readonly parts: OrderLinkParts) {}

  /**
   * Mails the link if number and address match. Response and duration are the same if they do not.
   * @throws TooManyRequests
   */
  async send({ orderNumber, email }: InferType<typeof orderLinkInput>, { ipAddress }: Origin): Promise<void> {
    const { store, orders, limits, background } = this.parts;
    await limits.limit("orderLink", { address: ipAddress, recipient: email }, MESSAGES.orders.linkNotSent);
    background.run(async () => {
      const orderId = await store.findNumbered(orderNumber);
      const order = orderId && (await orders.find(orderId));
      if (order && canonicalAddress(order.customer.email) === email) await store.mail(order.id);
    });
  }
}
