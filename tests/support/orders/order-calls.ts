/** GraphQL calls about orders, by customers and staff. */
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import {
  anOrder,
  CHECKOUT_FIELDS,
  ORDER_FIELDS,
  type OrderOfTest,
  type ClientCheckout,
  type ClientOrder,
  type ClientTotals,
} from "./order-samples";
import { queryHost } from "../hosts/test-api";

const CALLS = {
  card: ["checkoutWithBraintree", "nonce: String!", "nonce: $nonce"],
  klarna: ["checkoutWithKlarna", "authorizationToken: String!", "authorizationToken: $authorizationToken"],
  coinbase: ["checkoutWithCoinbase", "", ""],
  crypto: ["checkoutWithPlisio", "currency: String!", "currency: $currency"],
} as const;
export type PayingWay = keyof typeof CALLS;

export interface OrderCalls {
  /** Queries in GraphQL. @throws when the response has errors */
  query<Data>(query: string, variables?: object, bearer?: string): Promise<Data>;
  /** The query of the page a customer returns to. */
  refresh(of: OrderOfTest): Promise<ClientCheckout>;
  cancel(of: OrderOfTest): Promise<{ success: boolean; message: string; order: ClientOrder | null }>;
  checkout(
    way: PayingWay,
    input: Readonly<Record<string, unknown>>,
    extra?: Readonly<Record<string, unknown>>,
    bearer?: string,
  ): Promise<ClientCheckout>;
  /** The quote of an order, without placing it. */
  quote(input: Readonly<Record<string, unknown>>, bearer?: string): Promise<ClientTotals>;
  /** An order paid by card. */
  paid(
    input?: Readonly<Record<string, unknown>>,
    bearer?: string,
  ): Promise<ClientCheckout & { order: ClientOrder }>;
  /** The order as staff see it, by its key and without waiting. */
  read(of: OrderOfTest): Promise<ClientOrder>;
  /** Waits until an order satisfies the condition. */
  until(of: OrderOfTest, isGood: (order: ClientOrder) => boolean): Promise<ClientOrder>;
  /** Waits until a database query returns true. */
  untilRow(question: () => Promise<boolean>): Promise<void>;
}

const PATIENCE_MS = 25_000;
const LOOK_MS = 60;

/** The calls of tests to one API host. */
export function orderCalls(app: FastifyInstance): OrderCalls {
  const send = async <Data>(query: string, variables: object = {}, bearer = ""): Promise<Data> => {
    const answer = await queryHost(app, query, variables, bearer ? { authorization: bearer } : {});
    if (answer.errors.length > 0) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  };
  const byKey = ({ order, orderKey }: OrderOfTest) => ({ id: order?.id, key: orderKey });
  const refresh: OrderCalls["refresh"] = async (of) => {
    const query = `mutation ($id: ID!, $key: String) {
      refreshPayment(orderId: $id, orderKey: $key) { ${CHECKOUT_FIELDS} } }`;
    return (await send<{ refreshPayment: ClientCheckout }>(query, byKey(of))).refreshPayment;
  };
  const cancel: OrderCalls["cancel"] = async (of) => {
    const query = `mutation ($id: ID!, $key: String) { cancelOrder(orderId: $id, orderKey: $key, reason: "Changed my mind") {
      success message order { ${ORDER_FIELDS} } } }`;
    return (await send<{ cancelOrder: Awaited<ReturnType<OrderCalls["cancel"]>> }>(query, byKey(of)))
      .cancelOrder;
  };
  const checkout: OrderCalls["checkout"] = async (way, input, extra = {}, bearer = "") => {
    const [name, declared, passed] = CALLS[way];
    const query = `mutation ($input: CheckoutInput!${declared && `, $${declared}`}) {
      checkout: ${name}(input: $input${passed && `, ${passed}`}) { ${CHECKOUT_FIELDS} } }`;
    const variables = { nonce: "fake-valid-visa-nonce", currency: "BTC", ...extra };
    const declaredVariables = Object.fromEntries(
      Object.entries({ input, ...variables }).filter(([key]) => query.includes(`$${key}`)),
    );
    return (await send<{ checkout: ClientCheckout }>(query, declaredVariables, bearer)).checkout;
  };
  const read: OrderCalls["read"] = async (of) => {
    const query = `query ($id: ID!, $key: String!) { order: getOrderByKey(orderId: $id, orderKey: $key) { ${ORDER_FIELDS} } }`;
    const { order } = await send<{ order: ClientOrder | null }>(query, byKey(of));
    if (!order) throw new Error("The order does not exist or the key does not match");
    return order;
  };
  return {
    query: send,
    refresh,
    cancel,
    checkout,
    async quote(input, bearer = "") {
      const query = `query ($input: CheckoutInput!) { getCheckoutQuote(input: $input) {
        subTotal shipping tax discount total promotion errors { code message property } } }`;
      return (await send<{ getCheckoutQuote: ClientTotals }>(query, { input }, bearer)).getCheckoutQuote;
    },
    async paid(input = anOrder(), bearer = "") {
      const answer = await checkout("card", input, {}, bearer);
      if (!answer.success || !answer.order)
        throw new Error(`The order was not paid: ${JSON.stringify(answer)}`);
      return { ...answer, order: answer.order };
    },
    read,
    until: (of, isGood) => patiently(() => read(of), isGood),
    untilRow: async (question) => void (await patiently(question, Boolean)),
  };
}

async function patiently<T>(read: () => Promise<T>, isGood: (value: T) => boolean): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const value = await read();
    if (isGood(value)) return value;
    if (Date.now() > deadline)
      throw new Error(`Timed out after ${PATIENCE_MS} ms; the last value: ${JSON.stringify(value, null, 1)}`);
    await wait(LOOK_MS);
  }
}
