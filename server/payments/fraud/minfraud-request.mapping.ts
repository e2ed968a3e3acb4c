/** An order in the words of minFraud's insights request. */
import type { Address } from "../../orders/reading/order.port";
import type { FraudQuestion } from "./fraud-check.port";

const dollars = (cents: number): number => cents / 100;

/** The request body; what is not known is left out, because minFraud warns about empty values. */
export function minFraudRequest(order: FraudQuestion): Record<string, unknown> {
  return compact({
    device: compact({
      ip_address: order.ipAddress,
      user_agent: cut(order.userAgent, 512),
      accept_language: cut(order.acceptLanguage, 255),
    }),
    event: { transaction_id: order.orderId, type: "purchase" },
    email: { address: order.email, domain: order.email.slice(order.email.lastIndexOf("@") + 1) },
    billing: address(order.billing),
    shipping: order.shipping && address(order.shipping),
    credit_card: order.cardBin
      ? compact({ issuer_id_number: order.cardBin, last_digits: order.cardLastFour })
      : null,
    order: { amount: dollars(order.totalCents), currency: "USD" },
    shopping_cart: order.items.map((item) =>
      compact({
        category: item.category,
        item_id: item.sku,
        quantity: item.quantity,
        price: dollars(item.unitPriceCents),
      }),
    ),
  });
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

function cut(text: string | null, length: number): string | null {
  return text === null ? null : text.slice(0, length);
}

function compact(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== ""),
  );
}
