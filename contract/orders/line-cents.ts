/** What each line of an order cost, and each of its pieces (ORDER-18). Pure. */
import { shippingTax } from "../money/sales-tax";

export interface PricedLine {
  readonly id: string;
  readonly priceCents: number;
  readonly quantity: number;
  /** What the promotion took off all pieces, fixed with the order; 0 in an order whose discount is shared by price. */
  readonly discountCents?: number;
  /** What it took off the shipping of one piece. */
  readonly shippingOffCents?: number;
}

export interface PricedOrder {
  readonly totalCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  /** The part of the tax that is on the shipping, stored with the order; null or left out in earlier orders. */
  readonly taxOnShippingCents?: number | null;
  /** Two letters: where the goods are sent. */
  readonly state: string;
  /** In the order they are listed. */
  readonly lines: readonly PricedLine[];
}

/** The price of a line less what the promotion took off it. */
const netOf = ({ priceCents, quantity, discountCents = 0 }: PricedLine) =>
  priceCents * quantity - discountCents;

/**
 * By item id: its price less its discount, with its share of the tax on goods (ORDER-18). The shares add up to the total
 * without shipping and the tax on shipping, to the cent.
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

/** The shipping less what the promotion took off it, with its tax: it is refunded only with the whole order. */
export function shippingWithTax(order: PricedOrder): number {
  const { totalCents, taxCents, state, lines } = order;
  const shippingCents = order.shippingCents - shippingOffOf(lines);
  const goodsCents = totalCents - taxCents - shippingCents;
  const onShipping = order.taxOnShippingCents ?? shippingTax({ state, goodsCents, shippingCents, taxCents });
  return shippingCents + onShipping;
}

/** What the promotion took off the shipping of all lines. */
export function shippingOffOf(lines: readonly Pick<PricedLine, "shippingOffCents" | "quantity">[]): number {
  return lines.reduce((sum, { shippingOffCents = 0, quantity }) => sum + shippingOffCents * quantity, 0);
}

/** What some pieces of a line cost: the last ones of it, as they are parted from it (ORDER-46). */
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
 * The discount of the last pieces of a line. Each piece has the same, and the first ones a cent more until the line's
 * discount is reached, so a piece keeps its cents however the line is parted.
 */
export function discountOfLast({ quantity, discountCents = 0 }: Discounted, pieces: number): number {
  const each = Math.floor(discountCents / quantity);
  const withOneMore = discountCents - each * quantity;
  return each * pieces + Math.max(0, withOneMore - (quantity - pieces));
}

/** The discount of the pieces before the last ones. */
export function discountOfRest(line: Discounted, lastPieces: number): number {
  return (line.discountCents ?? 0) - discountOfLast(line, lastPieces);
}

/** The discount of a line whose number of pieces changes: those that stay keep theirs, more have what each has. */
export function discountOfMany(line: Discounted, quantity: number): number {
  const fewer = line.quantity - quantity;
  if (fewer >= 0) return discountOfRest(line, fewer);
  return (line.discountCents ?? 0) + Math.floor((line.discountCents ?? 0) / line.quantity) * -fewer;
}
