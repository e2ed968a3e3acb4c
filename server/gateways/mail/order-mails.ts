/** The mails about an order. Each has the way back to it: a signed link that needs no account. */
import { formatMoney, type Cents } from "#contract/money";
import type { MailKind, OutgoingMail } from "../../db/outbox";
import { toHtml, toText, type MailBlock } from "./mail-layout";
import type { MailShop } from "./mail-shop";

/** What a mail says of an order; amounts in cents. */
export interface MailedOrder {
  readonly to: string;
  /** May be empty. */
  readonly firstName: string;
  /** The number people use. */
  readonly number: string;
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly priceCents: Cents }[];
  readonly subTotalCents: Cents;
  readonly shippingCents: Cents;
  readonly taxCents: Cents;
  readonly discountCents: Cents;
  readonly totalCents: Cents;
  /** Address of the order's page. */
  readonly url: string;
}

export function orderConfirmationMail(order: MailedOrder, shop: MailShop): OutgoingMail {
  return mail("order-confirmation", order, `Your order ${order.number} is confirmed`, shop, [
    { paragraph: `Thank you. We have received your payment for order ${order.number}.` },
    ...contents(order),
    { button: "See your order", url: order.url },
    { paragraph: "We will prepare it now and tell you when it is on its way." },
  ]);
}

/** Placed, and the customer, the chain or the gateway has still to do its part. */
export function orderWaitingMail(order: MailedOrder, shop: MailShop): OutgoingMail {
  return mail("order-waiting", order, `Your order ${order.number}: waiting for the payment`, shop, [
    { paragraph: `Thank you. Order ${order.number} is placed, and we are waiting for the payment.` },
    ...contents(order),
    { button: "See your order", url: order.url },
    { paragraph: "As soon as the payment is confirmed we will tell you. Please do not pay a second time." },
  ]);
}

/** @param payUrl where the same order is paid another way */
export function paymentFailedMail(order: MailedOrder, payUrl: string, shop: MailShop): OutgoingMail {
  return mail("payment-failed", order, `Your order ${order.number}: the payment did not go through`, shop, [
    { paragraph: `The payment for order ${order.number} did not go through. Nothing was charged.` },
    ...contents(order),
    { button: "Pay another way", url: payUrl },
    { paragraph: "What you ordered is kept for you only once it is paid." },
  ]);
}

/** @param isPaid whether money goes back */
export function orderCancelledMail(order: MailedOrder, isPaid: boolean, shop: MailShop): OutgoingMail {
  return mail("order-cancelled", order, `Your order ${order.number} is cancelled`, shop, [
    { paragraph: `Order ${order.number} is cancelled.` },
    {
      paragraph: isPaid
        ? "What you paid goes back the way it came. Depending on your bank it takes up to ten days."
        : "Nothing was charged.",
    },
    ...contents(order),
    { button: "See your order", url: order.url },
  ]);
}

export function orderRefundedMail(order: MailedOrder, refundCents: Cents, shop: MailShop): OutgoingMail {
  const amount = formatMoney(refundCents);
  return mail("order-refunded", order, `Your order ${order.number}: ${amount} goes back to you`, shop, [
    {
      paragraph: `We have given back ${amount} for order ${order.number}, the way you paid. Depending on your bank it takes up to ten days.`,
    },
    { button: "See your order", url: order.url },
  ]);
}

function mail(
  kind: MailKind,
  { to, firstName }: MailedOrder,
  subject: string,
  shop: MailShop,
  blocks: readonly MailBlock[],
): OutgoingMail {
  const all = [{ paragraph: firstName ? `Hello ${firstName},` : "Hello," }, ...blocks];
  return { kind, to, subject, text: toText(subject, all, shop), html: toHtml(subject, all, shop) };
}

function contents(order: MailedOrder): MailBlock[] {
  const lines = order.lines.map(
    ({ name, quantity, priceCents }) => `${quantity} × ${name}: ${formatMoney(priceCents * quantity)}`,
  );
  const sums = [
    `Items: ${formatMoney(order.subTotalCents)}`,
    `Shipping: ${order.shippingCents === 0 ? "free" : formatMoney(order.shippingCents)}`,
    ...(order.discountCents > 0 ? [`Discount: −${formatMoney(order.discountCents)}`] : []),
    `Sales tax: ${formatMoney(order.taxCents)}`,
    `Total: ${formatMoney(order.totalCents)}`,
  ];
  return [{ paragraph: lines.join("\n") }, { paragraph: sums.join("\n") }];
}
