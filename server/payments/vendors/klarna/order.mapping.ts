/** Maps an order to Klarna's US format: lines without tax, and a separate tax line. */
import { taxLabel } from "#contract/money/tax-words";
import type { Address } from "../../../orders/reading/order.port";
import { type PaymentLine, type PaymentRequest } from "../gateway.port";

/** Klarna's limit for a line's reference and name. */
const TEXT_LENGTH = 255;

/** @param callbackUrl of this order, with its key */
export function klarnaOrder(request: PaymentRequest, callbackUrl: string): object {
  const { customer } = request;
  return {
    purchase_country: "US",
    purchase_currency: request.currency,
    locale: "en-US",
    order_amount: request.totalCents,
    order_tax_amount: request.taxCents,
    order_lines: [
      ...request.lines.map(productLine),
      ...oneLine("shipping_fee", "Shipping", request.shippingCents),
      ...oneLine("discount", "Discount", -request.discountCents),
      ...oneLine("sales_tax", taxLabel(request), request.taxCents),
    ],
    merchant_reference1: request.orderNumber,
    merchant_reference2: request.orderId,
    merchant_urls: {
      confirmation: request.returnUrl,
      notification: callbackUrl,
      authorization: callbackUrl,
    },
    billing_address: address(request.billing, customer.email),
    shipping_address: address(request.shipping, customer.email),
  };
}

function productLine(line: PaymentLine) {
  return {
    type: "physical",
    reference: line.sku.slice(0, TEXT_LENGTH),
    name: line.name.slice(0, TEXT_LENGTH),
    quantity: line.quantity,
    unit_price: line.unitPriceCents,
    total_amount: line.quantity * line.unitPriceCents,
    ...NO_TAX,
    ...(line.productUrl ? { product_url: line.productUrl } : {}),
  };
}

function oneLine(type: string, name: string, cents: number) {
  if (cents === 0) return [];
  return [{ type, name, quantity: 1, unit_price: cents, total_amount: cents, ...NO_TAX }];
}

const NO_TAX = { tax_rate: 0, total_tax_amount: 0, total_discount_amount: 0 };

function address(of: Address, email: string) {
  return {
    given_name: of.firstName,
    family_name: of.lastName,
    email,
    ...(of.phone ? { phone: of.phone } : {}),
    street_address: of.address1,
    ...(of.address2 ? { street_address2: of.address2 } : {}),
    postal_code: of.postalCode,
    city: of.city,
    region: of.state,
    country: of.country,
  };
}
