/** Maps an order to the cart sent to a lessor. */
import type { Purchase } from "../../orders/reading/order.port";
import type { LeaseCart } from "../lessors/lessor.port";

/** @param leasedCents the leased part of its total; the rest is paid another way */
export function toLeaseCart(order: Purchase, leasedCents: number): LeaseCart {
  const { lines, shippingCents, taxCents, discountCents, totalCents } = order;
  return {
    lines: lines.map(({ product, quantity, priceCents }) => ({
      sku: product.sku,
      name: product.name,
      quantity,
      unitPriceCents: priceCents,
      isLeasable: true,
    })),
    shippingCents,
    taxCents,
    discountCents,
    totalCents,
    paidOtherwiseCents: totalCents - leasedCents,
  };
}
