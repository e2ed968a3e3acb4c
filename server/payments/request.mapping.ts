/** An order as a gateway is told of it, read back from what was stored when it was placed. */
import { sql } from "kysely";
import { donePath } from "#contract/site-paths";
import type { Db } from "../db/client";
import type { SoldProductRecord } from "../db/order-tables";
import type { Sealer } from "../db/sealed";
import type { PaymentRequest } from "./vendors/gateway.port";
import { openCustomer } from "../orders/reading/customer.record";
import type { PaymentTokens } from "../orders/placing/placing.port";
import { paymentRow, type PaymentRecord } from "./attempts.store";

/** Addresses of the shop, without a slash at the end. */
export interface ShopAddresses {
  readonly siteUrl: string;
  /** Where a gateway reaches the API host. */
  readonly webhookUrl: (gatewayType: string) => string;
}

interface PayableRow {
  readonly uniqueId: string;
  readonly totalCents: number;
  readonly taxCents: number;
  readonly shippingCents: number;
  readonly discountCents: number;
  readonly sealedCustomer: Buffer;
  readonly lines: readonly {
    readonly product: SoldProductRecord;
    readonly quantity: number;
    readonly priceCents: number;
  }[];
}

/** An attempt with the order it is for. */
export interface Payable {
  readonly payment: PaymentRecord;
  readonly order: PayableRow;
}

/** @returns null when the order has no such attempt */
export async function readPayable(db: Db, orderId: string, paymentId: string): Promise<Payable | null> {
  const { rows } = await sql<PayableRow & { readonly payment: PaymentRecord }>`
    SELECT to_jsonb(pay) AS payment, unique_id AS "uniqueId", total_cents AS "totalCents", tax_cents AS "taxCents",
      shipping_cents AS "shippingCents", discount_cents AS "discountCents", sealed_customer AS "sealedCustomer",
      (SELECT jsonb_agg(jsonb_build_object('product', product, 'quantity', quantity, 'priceCents', price_cents)
        ORDER BY position) FROM order_items WHERE order_id = orders.id) AS lines
    FROM (${paymentRow(paymentId)}) AS pay JOIN orders ON orders.id = pay."orderId"
    WHERE orders.id = ${orderId}`.execute(db);
  if (!rows[0]) return null;
  const { payment, ...order } = rows[0];
  return { payment, order };
}

export function toPaymentRequest(
  { payment, order }: Payable,
  sealer: Sealer,
  tokens: PaymentTokens,
  shop: ShopAddresses & { readonly orderKey: string; readonly isThreeDSecureRequired: boolean },
): PaymentRequest {
  const { orderId } = payment;
  const { email, firstName, lastName, phone, ipAddress, billing, shipping } = openCustomer(
    sealer,
    order.sealedCustomer,
  );
  const doneUrl = shop.siteUrl + donePath({ id: orderId, key: shop.orderKey });
  return {
    orderId,
    orderNumber: order.uniqueId,
    totalCents: order.totalCents,
    taxCents: order.taxCents,
    shippingCents: order.shippingCents,
    discountCents: order.discountCents,
    currency: "USD",
    lines: order.lines.map(({ product, quantity, priceCents }) => ({
      name: product.name,
      sku: product.sku,
      quantity,
      unitPriceCents: priceCents,
      imageUrl: null,
      productUrl: `${shop.siteUrl}${product.urlPath}`,
    })),
    customer: { email, firstName, lastName, phone: phone || null, ipAddress: ipAddress || null },
    billing,
    shipping,
    ...tokens,
    returnUrl: doneUrl,
    cancelUrl: doneUrl,
    webhookUrl: shop.webhookUrl(payment.gatewayType),
    idempotencyKey: payment.id,
    isThreeDSecureRequired: shop.isThreeDSecureRequired,
  };
}
