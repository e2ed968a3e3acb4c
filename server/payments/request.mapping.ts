/** Maps a purchase to a gateway request. */
import type { PlacedPurchase, Purchase } from "../orders/reading/order.port";
import { bookedAs } from "./ledger/attempts.store";
import type { PaymentRequest, PaymentTokens } from "./vendors/gateway.port";

/** Parts of the request that do not come from the purchase. */
type RequestFacts = PaymentTokens &
  Pick<
    PaymentRequest,
    "returnUrl" | "cancelUrl" | "webhookUrl" | "idempotencyKey" | "isThreeDSecureRequired"
  >;

/** @param purchase an order, or a purchase before its order, which has neither id nor number */
export function toPaymentRequest(
  purchase: Purchase | PlacedPurchase,
  siteUrl: string,
  facts: RequestFacts,
): PaymentRequest {
  const { taxCents, isStateTax, shippingCents, customer, lines } = purchase;
  // The leased part is subtracted like a discount, so that the parts still add up to the amount due.
  const leasedCents = "leasedCents" in purchase ? purchase.leasedCents : 0;
  const totalCents = purchase.totalCents - leasedCents;
  const discountCents = purchase.discountCents + leasedCents;
  const { email, firstName, lastName, phone, ipAddress, billing, shipping } = customer;
  return {
    orderId: "id" in purchase ? bookedAs({ ...purchase, orderId: purchase.id }) : "",
    orderNumber: "uniqueId" in purchase ? purchase.uniqueId : "",
    totalCents,
    taxCents,
    isStateTax,
    shippingCents,
    discountCents,
    currency: "USD",
    lines: lines.map(({ product, quantity, priceCents }) => ({
      name: product.name,
      sku: product.sku,
      quantity,
      unitPriceCents: priceCents,
      productUrl: `${siteUrl}${product.urlPath}`,
    })),
    customer: { email, firstName, lastName, phone: phone || null, ipAddress: ipAddress || null },
    billing,
    shipping,
    ...facts,
  };
}
