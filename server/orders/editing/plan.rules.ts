/** The lines and totals of an edited order (ORDER-34). Pure. */
import { discountOfMany, shippingOffOf } from "#contract/orders/line-cents";
import type {
  Address,
  CorrectionPlan,
  ItemRecord,
  OrderCustomer,
  OrderLine,
  OrderRecord,
} from "../reading/order.port";
import type { OrderTax } from "./editing.port";

export interface RetainedLine {
  readonly item: ItemRecord;
  /** 0 removes the line. */
  readonly quantity: number;
}

export interface Totals extends OrderTax {
  readonly subTotalCents: number;
  readonly shippingCents: number;
  readonly discountCents: number;
  readonly totalCents: number;
  readonly originalPriceCents: number;
}

/** A planned edit, based on the order as read. */
export interface EditPlan {
  readonly orderId: string;
  readonly revision: number;
  /** Lines whose quantity changes. */
  readonly changed: readonly RetainedLine[];
  readonly added: readonly OrderLine[];
  readonly totals: Totals;
  readonly customer: OrderCustomer;
  /** Changed addresses, before the edit. */
  readonly before: { readonly shipping: Address | null; readonly billing: Address | null };
  readonly actor: string;
}

type Untaxed = Omit<Totals, keyof OrderTax | "totalCents"> & {
  /** The part of the discount on shipping. */
  readonly shippingOffCents: number;
};
type Counted = Pick<
  OrderLine,
  "priceCents" | "shippingCents" | "originalPriceCents" | "quantity" | "discountCents" | "shippingOffCents"
>;

interface MovedPieces {
  readonly productId: string;
  /** At least 1. */
  readonly quantity: number;
}

/**
 * Stock that an edit reserves and releases.
 * @param lines lines of the order before the edit
 */
export function piecesMoved(
  lines: readonly { readonly id: string; readonly productId: string; readonly quantity: number }[],
  { changed, added }: Pick<CorrectionPlan, "changed" | "added">,
): { readonly reserved: MovedPieces[]; readonly back: MovedPieces[] } {
  const differences = changed.flatMap(({ itemId, quantity }) => {
    const line = lines.find(({ id }) => id === itemId);
    return line ? [{ productId: line.productId, quantity: quantity - line.quantity }] : [];
  });
  const back = differences.filter(({ quantity }) => quantity < 0);
  return {
    reserved: [...differences.filter(({ quantity }) => quantity > 0), ...added],
    back: back.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
  };
}

/**
 * Lines keep their sale price. Remaining units keep their discount in cents; added lines already include
 * their share (EditPricing). A discount not fixed to units keeps its share of the items, rounded down.
 */
export function totalsOf(
  order: Pick<OrderRecord, "subTotalCents" | "discountCents">,
  retained: readonly RetainedLine[],
  added: readonly OrderLine[],
): Untaxed {
  const retainedLines = retained.map(({ item, quantity }) => ({
    ...item,
    quantity,
    discountCents: discountOfMany(item, quantity),
  }));
  const lines: Counted[] = [...retainedLines, ...added];
  const sum = (cents: (line: Counted) => number) =>
    lines.reduce((total, line) => total + cents(line) * line.quantity, 0);
  const subTotalCents = sum((line) => line.priceCents);
  const before = order.subTotalCents;
  return {
    subTotalCents,
    shippingCents: sum((line) => line.shippingCents),
    originalPriceCents: sum((line) => line.originalPriceCents),
    discountCents: isFixed(retained)
      ? lines.reduce((total, line) => total + line.discountCents, 0) + shippingOffOf(lines)
      : before === 0
        ? 0
        : Number((BigInt(order.discountCents) * BigInt(subTotalCents)) / BigInt(before)),
    shippingOffCents: shippingOffOf(lines),
  };
}

/** Whether the promotion discount is fixed to units, which legacy orders lack. */
function isFixed(lines: readonly Pick<RetainedLine, "item">[]): boolean {
  return lines.some(({ item }) => item.discountCents > 0 || item.shippingOffCents > 0);
}

export function withTax(totals: Omit<Untaxed, "shippingOffCents">, tax: OrderTax): Totals {
  const { subTotalCents, shippingCents, discountCents, originalPriceCents } = totals;
  const { taxCents, taxOnShippingCents, isStateTax } = tax;
  const totalCents = subTotalCents + shippingCents - discountCents + taxCents;
  return {
    subTotalCents,
    shippingCents,
    discountCents,
    originalPriceCents,
    totalCents,
    taxCents,
    taxOnShippingCents,
    isStateTax,
  };
}

/** The edit as stored while its difference awaits payment. */
export function correctionOf({ changed, added, totals, customer, before }: EditPlan): CorrectionPlan {
  return {
    changed: changed.map(({ item, quantity }) => ({ itemId: item.id, quantity })),
    added,
    sums: totals,
    shipping: before.shipping && customer.shipping,
    billing: before.billing && customer.billing,
  };
}

/**
 * Restores a plan from a stored edit.
 * @param order as it is now
 * @param actor who requested the edit
 */
export function editOf(order: OrderRecord, correction: CorrectionPlan, actor: string): EditPlan {
  const { id: orderId, revision, customer, lines } = order;
  const shipping = correction.shipping ?? customer.shipping;
  const billing = correction.billing ?? customer.billing;
  const { firstName, lastName } = billing;
  return {
    orderId,
    revision,
    changed: correction.changed.flatMap(({ itemId, quantity }) => {
      const item = lines.find(({ id }) => id === itemId);
      return item ? [{ item, quantity }] : [];
    }),
    added: correction.added,
    totals: correction.sums,
    customer: { ...customer, shipping, billing, ...(correction.billing && { firstName, lastName }) },
    before: {
      shipping: correction.shipping && customer.shipping,
      billing: correction.billing && customer.billing,
    },
    actor,
  };
}
