/** The value of each line of an order. Pure. */

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
