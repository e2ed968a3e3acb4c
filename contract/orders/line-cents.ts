/** Cost of each order line and each unit (ORDER-18). Pure. */
import { shippingTax } from "../money/sales-tax";

export interface PricedLine {
  readonly id: string;
  readonly priceCents: number;
  readonly quantity: number;
  /** Discount on all units, fixed at checkout; 0 in an order whose discount is split by price. */
  readonly discountCents?: number;
  /** Discount on the shipping of one unit. */
  readonly shippingOffCents?: number;
}

export interface PricedOrder {
  readonly totalCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  /** Tax on the shipping, stored with the order; null or omitted in older orders. */
  readonly taxOnShippingCents?: number | null;
  /** Two letters: destination state. */
  readonly state: string;
  /** In display order. */
  readonly lines: readonly PricedLine[];
}

/** Line price minus discount. */
const netOf = ({ priceCents, quantity, discountCents = 0 }: PricedLine) =>
  priceCents * quantity - discountCents;

/**
 * Item id → price minus discount, plus a share of the tax on items (ORDER-18). The shares add up exactly to
 * the total without shipping and its tax.
 */
export function lineCents(order: PricedOrder): ReadonlyMap<string, number> {
  const { lines } = order;
  const goods = BigInt(order.totalCents - shippingWithTax(order));
  const net = BigInt(lines.reduce((sum, line) => sum + netOf(line), 0));
  let listed = 0n;
  let shared = 0n;
  return new Map(
    lines.map((line) => {
      const before = shared;
      listed += BigInt(netOf(line));
      shared = net === 0n ? 0n : (listed * goods) / net;
      return [line.id, Number(shared - before)];
    }),
  );
}

/** Shipping minus discount plus tax; refunded only with the whole order. */
export function shippingWithTax(order: PricedOrder): number {
  const { totalCents, taxCents, state, lines } = order;
  const shippingCents = order.shippingCents - shippingOffOf(lines);
  const goodsCents = totalCents - taxCents - shippingCents;
  const onShipping = order.taxOnShippingCents ?? shippingTax({ state, goodsCents, shippingCents, taxCents });
  return shippingCents + onShipping;
}

/** Discount on the shipping of all lines. */
export function shippingOffOf(lines: readonly Pick<PricedLine, "shippingOffCents" | "quantity">[]): number {
  return lines.reduce((sum, { shippingOffCents = 0, quantity }) => sum + shippingOffCents * quantity, 0);
}

/** Cost of some units of a line: the last ones, in the order they are split off (ORDER-46). */
export function piecesCents(order: PricedOrder, lineId: string, pieces: number): number {
  const lines = order.lines.flatMap((line) =>
    line.id === lineId && pieces < line.quantity
      ? [
          { ...line, id: "", quantity: line.quantity - pieces, discountCents: discountOfRest(line, pieces) },
          { ...line, quantity: pieces, discountCents: discountOfLast(line, pieces) },
        ]
      : [line],
  );
  return lineCents({ ...order, lines }).get(lineId) ?? 0;
}

type Discounted = Pick<PricedLine, "quantity" | "discountCents">;

/**
 * Discount of the last units of a line. Every unit has the same discount, except that the first ones have a
 * cent more until the total is reached. Splitting a line therefore never changes a unit's cents.
 */
export function discountOfLast({ quantity, discountCents = 0 }: Discounted, pieces: number): number {
  const each = Math.floor(discountCents / quantity);
  const withOneMore = discountCents - each * quantity;
  return each * pieces + Math.max(0, withOneMore - (quantity - pieces));
}

/** Discount of the units before the last ones. */
export function discountOfRest(line: Discounted, lastPieces: number): number {
  return (line.discountCents ?? 0) - discountOfLast(line, lastPieces);
}

/**
 * Discount of a line with a changed quantity: remaining units keep their discount, added units get the common
 * one.
 */
export function discountOfMany(line: Discounted, quantity: number): number {
  const removed = line.quantity - quantity;
  if (removed >= 0) return discountOfRest(line, removed);
  return (line.discountCents ?? 0) + Math.floor((line.discountCents ?? 0) / line.quantity) * -removed;
}
