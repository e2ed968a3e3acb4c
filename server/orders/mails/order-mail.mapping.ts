/** What the mails about an order share. Each has the way back to it: a signed link that needs no account. */
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money";
import type { OutgoingMail } from "../../db/outbox";
import type { MailBlock } from "../../gateways/mail/mail-layout";
import type { OrderRecord } from "../reading/order.port";

export interface MailedOrder extends OrderRecord {
  /** Where the mail leads to: the order's page, or where it is paid another way. */
  readonly url: string;
}

export interface OrderMail extends Pick<OutgoingMail, "kind" | "subject"> {
  readonly blocks: readonly MailBlock[];
}

export function seeOrder({ url }: MailedOrder): MailBlock {
  return { button: LABELS.seeOrder, url };
}

export function contentsOf(order: MailedOrder): MailBlock[] {
  const lines = order.lines.map(
    ({ product, quantity, priceCents }) =>
      `${quantity} × ${product.name}: ${formatMoney(priceCents * quantity)}`,
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
