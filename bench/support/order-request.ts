/** A guest order of two products, paid by card through GraphQL. */
import { randomUUID } from "node:crypto";
import { seededId } from "../../tests/support/catalogue/seed-catalogue";
import type { LoadRequest } from "./closed-loop";
import { PRODUCTS } from "./selling-shop";

/** Without the errors field, which the load generator would mistake for GraphQL errors. */
const ORDER = `mutation Order($input: CheckoutInput!) {
  checkoutWithBraintree(input: $input, nonce: "fake-valid-visa-nonce") { success message transactionId status orderKey
    order { id uniqueId total status items { name quantity total } } } }`;

/** The products of a seeded catalog. */
export const seededIds: readonly string[] = Array.from({ length: PRODUCTS }, (_, at) => seededId(at));

/**
 * @param position a different order for each
 * @param ids of orderable products
 */
export function orderRequest(position: number, ids = seededIds): LoadRequest {
  const input = {
    mode: "CREATE_FRESH_ORDER",
    items: [
      { productId: ids[(position * 7) % ids.length]!, quantity: 1 },
      { productId: ids[(position * 13 + 1) % ids.length]!, quantity: 2 },
    ],
    // A new customer each time, because an address may attempt only a few payments an hour.
    address: { ...ADDRESS, email: `bench-${position}@mail.example` },
    deliveryType: "DELIVERY_SHIPPING",
    idempotencyKey: randomUUID(),
  };
  return { path: "/graphql", body: JSON.stringify({ query: ORDER, variables: { input } }) };
}

const ADDRESS = {
  firstName: "Bench",
  lastName: "Buyer",
  address1: "1 Steady Street",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  phone: "5125550142",
  isBillingShippingSame: true,
};
