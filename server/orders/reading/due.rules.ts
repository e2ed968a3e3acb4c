/** The amount due: of an order, or of a correction that costs more (ORDER-42). Pure. */
import { discountOfMany } from "#contract/orders/line-cents";
import { PAYABLE_STATUSES } from "#contract/orders/orders";
import type {
  CorrectionPlan,
  CorrectionRecord,
  Due,
  ItemRecord,
  OrderRecord,
  PurchaseDue,
} from "./order.port";

export type WaitingCorrection = CorrectionRecord & { readonly plan: CorrectionPlan };

/** @returns null when no correction of the order awaits payment */
export function waitingCorrection({ correction }: Pick<OrderRecord, "correction">): WaitingCorrection | null {
  return correction?.state === "WAITING" && correction.plan ? { ...correction, plan: correction.plan } : null;
}

export function dueOfOrder(order: OrderRecord): Due {
  return { orderId: order.id, correctionId: waitingCorrection(order)?.id ?? null };
}

/** Cents to pay by methods other than a lease. */
export function amountDueOf(order: OrderRecord): number {
  const { status, totalCents, leasedCents } = order;
  const correction = waitingCorrection(order);
  if (correction) return correction.dueCents;
  return PAYABLE_STATUSES.includes(status) ? totalCents - leasedCents : 0;
}

/**
 * The order as its correction would leave it, with the amount due; without a correction, the order itself.
 */
export function purchaseDue(order: OrderRecord): PurchaseDue {
  const correction = waitingCorrection(order);
  if (!correction) return { ...order, correctionId: null };
  const { id: correctionId, plan, totalBeforeCents: leasedCents } = correction;
  const { shipping, billing } = order.customer;
  return {
    ...plan.sums,
    id: order.id,
    uniqueId: order.uniqueId,
    correctionId,
    leasedCents,
    heldUntil: new Date(correction.heldUntil),
    customer: { ...order.customer, shipping: plan.shipping ?? shipping, billing: plan.billing ?? billing },
    lines: [...retainedLines(order.lines, plan), ...plan.added],
  };
}

function retainedLines(lines: readonly ItemRecord[], { changed }: CorrectionPlan): ItemRecord[] {
  return lines.flatMap((line) => {
    const { quantity } = changed.find(({ itemId }) => itemId === line.id) ?? line;
    return quantity === 0 ? [] : [{ ...line, quantity, discountCents: discountOfMany(line, quantity) }];
  });
}

/** The changes of a correction as text: "2 × Phone instead of 1". */
export function changesOf({ plan }: WaitingCorrection, lines: readonly ItemRecord[]): string[] {
  const { changed, added, shipping, billing } = plan;
  return [
    ...added.map(({ quantity, product }) => `${quantity} × ${product.name} added`),
    ...changed.flatMap(({ itemId, quantity }) => {
      const line = lines.find(({ id }) => id === itemId);
      if (!line) return [];
      const { name } = line.product;
      if (quantity === 0) return [`${line.quantity} × ${name} removed`];
      return [`${quantity} × ${name} instead of ${line.quantity}`];
    }),
    ...(shipping ? ["New delivery address"] : []),
    ...(billing ? ["New billing address"] : []),
  ];
}
