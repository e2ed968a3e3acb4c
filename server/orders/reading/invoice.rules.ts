/** The invoice of an order (ORDER-49): one set of figures for page and PDF, in cents. Pure. */
import type { Invoice, InvoiceAmount, InvoiceLine } from "#contract/graphql/generated";
import { isLeaseState, LEASE_SIGNED } from "#contract/leases/statuses";
import { discountLabel } from "#contract/money/discount-words";
import { taxLabel } from "#contract/money/tax-words";
import { isRemoved } from "#contract/orders/item-statuses";
import { STATUS_LOOKS } from "#contract/orders/orders";
import { listOfNames } from "#contract/promotions/scope";
import { formatDay } from "#contract/time/days";
import type { ShopSettings } from "../../shop.settings";
import { amountDueOf } from "./due.rules";
import type { ItemRecord, OrderRecord } from "./order.port";

/** An order has an invoice once it is paid or its lease is signed. */
export function hasInvoice(order: Pick<OrderRecord, "lease" | "payments">): boolean {
  return leaseOf(order).length > 0 || paidOf(order).length > 0;
}

/** @returns null for an order without an invoice */
export function invoiceOf(order: OrderRecord, shop: ShopSettings): Invoice | null {
  if (!hasInvoice(order)) return null;
  return {
    orderNumber: order.uniqueId,
    day: formatDay(order.submittedAt),
    seller: [shop.name, shop.postalAddress, shop.supportPhone, shop.supportEmail].filter(Boolean),
    buyer: buyerOf(order),
    items: order.lines.map(lineOf),
    totals: totalsOf(order),
    payments: [...leaseOf(order), ...paidOf(order), ...amounts("Balance due", amountDueOf(order))],
  };
}

function buyerOf({ customer: { billing, email } }: OrderRecord): string[] {
  const { firstName, lastName, address1, address2, city, state, postalCode } = billing;
  const street = [address1, address2 ?? ""];
  return [`${firstName} ${lastName}`, ...street, `${city}, ${state} ${postalCode}`, email].filter(Boolean);
}

function lineOf({ product, quantity, priceCents, status }: ItemRecord): InvoiceLine {
  return {
    name: product.name,
    sku: product.sku,
    state: isRemoved(status) ? STATUS_LOOKS[status].label : null,
    quantity,
    price: priceCents,
    amount: priceCents * quantity,
  };
}

function totalsOf(order: OrderRecord): InvoiceAmount[] {
  const { subTotalCents, discountCents, promotions, shippingCents, taxCents, totalCents } = order;
  const promotion = listOfNames(promotions.map(({ label }) => label));
  return [
    { label: "Subtotal", amount: subTotalCents },
    ...amounts(discountLabel(promotion), -discountCents),
    { label: "Shipping", amount: shippingCents },
    { label: taxLabel(order), amount: taxCents },
    { label: "Total", amount: totalCents },
  ];
}

/** The signed lease; the customer pays the lessor, so it is no payment of the order. */
function leaseOf({ lease }: Pick<OrderRecord, "lease">): InvoiceAmount[] {
  if (!lease || !LEASE_SIGNED.includes(lease.state)) return [];
  return amounts(`Leased through ${lease.lessorName}`, lease.cents);
}

/** Received and refunded money; a failed attempt has neither. */
function paidOf({ payments }: Pick<OrderRecord, "payments">): InvoiceAmount[] {
  return payments
    .filter(({ state }) => !isLeaseState(state))
    .flatMap(({ gatewayName, paidCents, refundedCents, returningCents }) => [
      ...amounts(`Paid by ${gatewayName}`, paidCents),
      ...amounts(`Refunded to ${gatewayName}`, -refundedCents),
      ...amounts(`Refund in progress to ${gatewayName}`, -returningCents),
    ]);
}

/** One amount, or none when it is 0. */
function amounts(label: string, amount: number): InvoiceAmount[] {
  return amount === 0 ? [] : [{ label, amount }];
}
