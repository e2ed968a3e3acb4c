/** What each line of an order cost, and each of its pieces (ORDER-18). Pure. */

export interface PricedOrder {
  readonly totalCents: number;
  readonly subTotalCents: number;
  readonly shippingCents: number;
  /** In the order they are listed. */
  readonly lines: readonly { readonly id: string; readonly priceCents: number; readonly quantity: number }[];
}

/**
 * By item id: its price, less its share of the discount, with its share of the tax (ORDER-18). The shares add up to the
 * total without shipping, to the cent.
 */
export function lineCents(order: PricedOrder): ReadonlyMap<string, number> {
  const goods = BigInt(order.totalCents - order.shippingCents);
  const subTotal = BigInt(order.subTotalCents);
  let listed = 0n;
  let shared = 0n;
  return new Map(
    order.lines.map(({ id, priceCents, quantity }) => {
      const before = shared;
      listed += BigInt(priceCents * quantity);
      shared = subTotal === 0n ? 0n : (listed * goods) / subTotal;
      return [id, Number(shared - before)];
    }),
  );
}

/** What some pieces of a line cost: the last ones of it, as they are parted from it (ORDER-46). */
export function piecesCents(order: PricedOrder, lineId: string, pieces: number): number {
  const lines = order.lines.flatMap((line) =>
    line.id === lineId && pieces < line.quantity
      ? [
          { ...line, id: "", quantity: line.quantity - pieces },
          { ...line, quantity: pieces },
        ]
      : [line],
  );
  return lineCents({ ...order, lines }).get(lineId) ?? 0;
}
