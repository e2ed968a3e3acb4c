/** Shared parts of the order mails. Each mail links to the order, and the link needs no account. */
import { LABELS } from "#contract/messages";
import { discountLabel } from "#contract/money/discount-words";
import { taxLabel } from "#contract/money/tax-words";
import { formatMoney } from "#contract/money/money";
import { VENDOR_METHODS } from "#contract/payments/vendors/vendor-methods";
import { DELIVERY_LABELS } from "#contract/orders/orders";
import { listOfNames } from "#contract/promotions/scope";
import type { OutgoingMail } from "../../../gateways/mail/outbox.store";
import type { MailBlock, MailLine } from "../../../gateways/mail/mail-layout";
import type { ItemRecord, OrderRecord } from "../../reading/order.port";

export interface MailedOrder extends OrderRecord {
  /** The mail's link: the order's page, or its payment page. */
  readonly url: string;
  /** Opens the order without an account. */
  readonly key: string;
  /** Base URL of the storefront, without a trailing slash. */
  readonly shopUrl: string;
  /** Page to cancel the order; null in mails that do not offer it. */
  readonly cancelUrl: string | null;
}

/** One mail about an order, each in its own file. `Input` is its content in addition to the order. */
export interface OrderMail<Input = unknown> {
  readonly kind: OutgoingMail["kind"];
  /** Target of the link: the order's page, or its payment page. */
  readonly leadsTo: "the order" | "its payment";
  /** Whether the mail has a link to cancel the order (ORDER-13). */
  readonly canCancel: boolean;
  /** Rate limit per recipient; null = no limit. */
  readonly limit: "declineMail" | null;
  /** Not about the order itself: not sent to opted-out addresses (CAMPAIGN-9). */
  readonly isAdvertising: boolean;
  subject(order: MailedOrder, input: Input): string;
  blocks(order: MailedOrder, input: Input): readonly MailBlock[];
}

export function seeOrder({ url }: MailedOrder): MailBlock {
  return { button: LABELS.seeOrder, url };
}

/** A separate link: a forwarded order link must not cancel the order (ORDER-13). */
export function cancelLink({ cancelUrl: url }: MailedOrder): MailBlock[] {
  return url ? [{ link: LABELS.cancelOrder, url }] : [];
}

const promotionsOf = ({ promotions }: MailedOrder) => listOfNames(promotions.map(({ label }) => label));

/** The items, the amounts, and the destination. */
export function contentsOf(order: MailedOrder): MailBlock[] {
  return [
    { lines: order.lines.map(lineOf) },
    {
      sums: [
        { label: "Items", amount: formatMoney(order.subTotalCents) },
        { label: "Shipping", amount: order.shippingCents === 0 ? "Free" : formatMoney(order.shippingCents) },
        ...(order.discountCents > 0
          ? [{ label: discountLabel(promotionsOf(order)), amount: `−${formatMoney(order.discountCents)}` }]
          : []),
        { label: taxLabel(order), amount: formatMoney(order.taxCents) },
        { label: "Total", amount: formatMoney(order.totalCents) },
      ],
    },
    ...destinationOf(order),
  ];
}

/** The shipping address, or the pickup store. */
export function destinationOf({ deliveryType, pickupLocation, customer }: MailedOrder): MailBlock[] {
  const { firstName, lastName, address1, address2, city, state, postalCode } = customer.shipping;
  const name = `${firstName} ${lastName}`;
  const place = pickupLocation
    ? [name, pickupLocation.name, pickupLocation.address]
    : [name, address1, ...(address2 ? [address2] : []), `${city}, ${state} ${postalCode}`];
  return [{ heading: DELIVERY_LABELS[deliveryType] }, { address: place }];
}

/** The items a mail is about, and the refund for them. */
export interface TheItems {
  readonly itemIds: readonly string[];
  readonly backCents: number;
}

/** Some items, without prices. */
export function piecesOf(order: MailedOrder, itemIds: readonly string[]): MailBlock {
  const items = order.lines.filter(({ id }) => itemIds.includes(id));
  return {
    lines: items.map(({ product, quantity }) => ({
      name: product.name,
      detail: "",
      amount: `× ${quantity}`,
    })),
  };
}

export function lineOf({ product, quantity, priceCents }: ItemRecord): MailLine {
  const detail = quantity === 1 ? "" : `${quantity} × ${formatMoney(priceCents)}`;
  return { name: product.name, detail, amount: formatMoney(priceCents * quantity) };
}

const WALLETS: readonly string[] = Object.values(VENDOR_METHODS).flatMap(
  ({ wallet }) => wallet?.vendor ?? [],
);

/** How an order was paid: crypto is sent to the customer's wallet, and a bank books everything else. */
export function paidWith({ payments }: MailedOrder): {
  readonly isCrypto: boolean;
  readonly isBank: boolean;
} {
  const paid = payments.filter(({ paidCents }) => paidCents > 0);
  const crypto = paid.filter(({ gatewayType }) => WALLETS.includes(gatewayType));
  return { isCrypto: crypto.length > 0, isBank: crypto.length === 0 || crypto.length < paid.length };
}

export const BANK_TIME = "Depending on your bank, it can take up to 10 days.";

/**
 * Sentences about a future refund.
 * @param what an amount, or "what you paid"
 */
export function refundPromise(order: MailedOrder, what: string): string {
  const { isCrypto, isBank } = paidWith(order);
  return [
    `We'll refund ${what} to your original payment method.`,
    ...(isBank ? [BANK_TIME] : []),
    ...(isCrypto ? ["To refund crypto, we'll ask for your wallet address."] : []),
  ].join(" ");
}
