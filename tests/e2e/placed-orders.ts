/** Orders for browser tests, placed through the shop's API as the checkout does. */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { LIMITS } from "#contract/limits";
import type { OrderStatus } from "#contract/orders/orders";
import { ADDRESS, anOrder as orderInput } from "../support/orders/order-samples";
import { apiUrl, queryApi } from "./open-shop";

export interface PlacedOrder {
  readonly id: string;
  readonly uniqueId: string;
  readonly key: string;
  readonly total: number;
  readonly email: string;
}

export interface OrderOptions {
  /** The customer's bearer token; a guest by default. */
  readonly bearer?: string;
  readonly email?: string;
  /** A documented test nonce of the card vendor; by default a card that is charged. */
  readonly nonce?: string;
  readonly quantity?: number;
}

export const DECLINED = "fake-processor-declined-visa-nonce";

/** Queries the API as a user. @throws when the response has errors */
export async function queryAs<Data>(bearer: string, query: string, variables: object = {}): Promise<Data> {
  const response = await fetch(apiUrl("/graphql"), {
    method: "POST",
    headers: { "content-type": "application/json", ...(bearer ? { authorization: bearer } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

interface Priced {
  readonly productId: string;
  readonly sku: string;
  readonly salePrice: number | null;
  readonly regularPrice: number;
}

interface Stock {
  readonly searchProducts: { readonly products: readonly Priced[] };
}

/** More units than a test orders can be refunded without a code (ORDER-40). */
const MAX_CENTS = LIMITS.orders.maxRefundCents / 4;

/** The cheap best seller with the largest current stock: the tests of a file share one stock. */
export async function plentifulProduct(): Promise<Pick<Priced, "productId" | "sku">> {
  const { searchProducts } = await queryApi<Stock>(
    `{ searchProducts(input: { sort: BEST_SELLING, availability: AVAILABLE, pageSize: 48 }) {
      products { productId sku salePrice regularPrice } } }`,
  );
  const cheap = searchProducts.products.filter(
    ({ salePrice, regularPrice }) => (salePrice ?? regularPrice) < MAX_CENTS,
  );
  const productIds = cheap.map(({ productId }) => productId);
  const { getProductAvailability: stocks } = await queryApi<{
    getProductAvailability: { productId: string; availableQuantity: number }[];
  }>(
    "query ($productIds: [ID!]!) { getProductAvailability(productIds: $productIds) { productId availableQuantity } }",
    { productIds },
  );
  const mostStocked = stocks.reduce((best, next) =>
    next.availableQuantity > best.availableQuantity ? next : best,
  );
  return cheap.find(({ productId }) => productId === mostStocked.productId)!;
}

export const aGuestEmail = () => `guest-${randomUUID().slice(0, 8)}@mail.example`;

/** Checkout input for one product. */
export async function oneProduct(email: string, quantity = 1): Promise<Record<string, unknown>> {
  const { productId } = await plentifulProduct();
  const items = [{ productId, quantity }];
  return orderInput({ items, address: { ...ADDRESS, email } });
}

/** An order of one product, with a card payment or an attempt. */
export async function anOrder(options: OrderOptions = {}): Promise<PlacedOrder> {
  const { bearer = "", nonce = "fake-valid-visa-nonce", quantity = 1 } = options;
  const email = options.email ?? aGuestEmail();
  interface Answer {
    readonly checkoutWithBraintree: {
      readonly message: string;
      readonly orderKey: string;
      readonly order: { readonly id: string; readonly uniqueId: string; readonly total: number } | null;
    };
  }
  const { checkoutWithBraintree: placed } = await queryAs<Answer>(
    bearer,
    `mutation ($input: CheckoutInput!, $nonce: String!) {
      checkoutWithBraintree(input: $input, nonce: $nonce) { message orderKey order { id uniqueId total } } }`,
    { nonce, input: await oneProduct(email, quantity) },
  );
  if (!placed.order) throw new Error(placed.message);
  return { ...placed.order, key: placed.orderKey, email };
}

interface OrderState {
  readonly status: OrderStatus;
  readonly revision: number;
}

/** Status of an order, by its key. */
export async function stateOf({ id, key }: PlacedOrder): Promise<OrderState> {
  const { getOrderByKey } = await queryAs<{ getOrderByKey: OrderState }>(
    "",
    "query ($id: ID!, $key: String!) { getOrderByKey(orderId: $id, orderKey: $key) { status revision } }",
    { id, key },
  );
  return getOrderByKey;
}

/** Waits until the shop itself has advanced an order. @throws after half a minute */
export async function untilStatus(order: PlacedOrder, status: OrderStatus): Promise<OrderState> {
  for (let attempts = 0; attempts < 150; attempts += 1) {
    const state = await stateOf(order);
    if (state.status === status) return state;
    await wait(200);
  }
  throw new Error(
    `Timed out after 30,000 ms waiting for order status ${status}; it is ${(await stateOf(order)).status}`,
  );
}
