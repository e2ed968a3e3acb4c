/** Maps an order to a minFraud Insights request. */
import type { Address } from "../../orders/reading/order.port";
import type { FraudQuestion } from "./fraud-check.port";

const dollars = (cents: number): number => cents / 100;

/** The request body. Unknown values are omitted, because minFraud warns about empty ones. */
export function minFraudRequest({ id, customer, totalCents, lines }: FraudQuestion): Record<string, unknown> {
  const { email, ipAddress, userAgent, acceptLanguages, billing, shipping } = customer;
  return {
    device: compact({
      ip_address: ipAddress,
      user_agent: userAgent.slice(0, 512),
      accept_language: acceptLanguages.slice(0, 255),
    }),
    event: { transaction_id: id, type: "purchase" },
    email: { address: email, domain: email.slice(email.lastIndexOf("@") + 1) },
    billing: address(billing),
    shipping: address(shipping),
    order: { amount: dollars(totalCents), currency: "USD" },
    shopping_cart: lines.map(({ product, quantity, priceCents }) => ({
      item_id: product.sku,
      quantity,
      price: dollars(priceCents),
    })),
  };
}

function address(of: Address): Record<string, unknown> {
  return compact({
    first_name: of.firstName,
    last_name: of.lastName,
    address: of.address1,
    address_2: of.address2,
    city: of.city,
    region: of.state,
    postal: of.postalCode,
    country: of.country,
    phone_number: of.phone,
    phone_country_code: of.phone && of.country === "US" ? "1" : null,
  });
}

function compact(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ""));
}
