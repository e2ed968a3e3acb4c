import { deliveryRange, formatDeliveryRange } from "#contract/checkout/delivery";
import type { DeliveryType } from "#contract/orders/orders";
import type { MailBlock } from "../../../gateways/mail/mail-layout";
import { cancelLink, contentsOf, seeOrder, type MailedOrder, type OrderMail } from "./order-mail.mapping";

/** The order is paid. */
export const orderConfirmation: OrderMail = {
  kind: "order-confirmation",
  leadsTo: "the order",
  canCancel: true,
  limit: null,
  isAdvertising: false,
  subject: (order) => `Your order ${order.uniqueId} is confirmed`,
  blocks: (order) => confirmed(order, []),
};

const NEXT_STEP: Readonly<Record<DeliveryType, string>> = {
  DELIVERY_SHIPPING: "on its way",
  DELIVERY_PICKUP: "ready for pickup",
};

/** @param plan the signed lease plan; empty for a paid order */
export function confirmed(order: MailedOrder, plan: readonly MailBlock[]): MailBlock[] {
  return [
    { paragraph: `Thank you! ${beginningOf(order)}` },
    ...plan,
    ...contentsOf(order),
    ...arrivalOf(order),
    seeOrder(order),
    {
      paragraph: `We're preparing your order and will email you when it's ${NEXT_STEP[order.deliveryType]}.`,
    },
    ...cancelLink(order),
  ];
}

/** Counted from today (CATALOGUE-19): payment or signature may follow the order by days. */
function arrivalOf({ deliveryType, customer }: MailedOrder): MailBlock[] {
  if (deliveryType !== "DELIVERY_SHIPPING") return [];
  const range = deliveryRange(customer.shipping.state, new Date());
  return [{ paragraph: `Arrives ${formatDeliveryRange(range)}.` }];
}

function beginningOf({ uniqueId, lease }: MailedOrder): string {
  return lease?.isSigned
    ? `You've signed the lease for order ${uniqueId}.`
    : `We've received your payment for order ${uniqueId}.`;
}
