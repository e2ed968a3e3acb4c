/** A shop with its payment vendors' doubles, and customers who order in it through GraphQL. */
import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../../server/app";
import { readPayments, type PaymentSettings } from "../../server/payment-settings";
import { readConfig } from "../../server/config";
import type { OutgoingMail } from "../../server/db/outbox";
import { startFraudSandbox, type RunningFraudSandbox } from "../../server/sandbox/fraud/fraud-sandbox";
import { FRAUD_SANDBOX } from "../../server/sandbox/fraud/fraud-sandbox-credentials";
import { startPaymentSandboxes, type RunningSandboxes } from "../../server/sandbox/payments/sandbox-payments";
import { mailsTo } from "./accounts";
import { seededId } from "./seed-catalogue";
import { askHost, startTestApi, type TestApi } from "./test-api";
import { startVendorLine, type VendorLine } from "./vendor-line";
import { openWebhookInbox, type WebhookInbox } from "./webhook-inbox";

/** What a test looks at of an order. */
export interface SeenOrder {
  readonly id: string;
  readonly uniqueId: string;
  readonly status: string;
  readonly total: number;
  readonly revision: number;
  readonly canCancel: boolean;
  readonly allowedNextStatuses: readonly string[];
  readonly fraudIsChecked: boolean | null;
  readonly fraudScore: number | null;
  readonly fraudReasons: readonly string[] | null;
  readonly items: readonly { readonly status: string; readonly quantity: number }[];
  readonly paymentDetails: readonly {
    readonly state: string;
    readonly transactionId: string | null;
    readonly paidAmount: number;
    readonly refundedAmount: number;
  }[];
  readonly history: readonly {
    readonly type: string;
    readonly summary: string;
    readonly actor: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
}

export interface SeenCheckout {
  readonly success: boolean;
  readonly errors: readonly { readonly code: string; readonly message: string }[];
  readonly message: string;
  readonly transactionId: string | null;
  readonly status: string | null;
  readonly order: SeenOrder | null;
  readonly orderKey: string | null;
  readonly paymentGatewayUrl: string | null;
}

/** What opens an order: its id, and the key of the mail. */
export interface OrderOfTest {
  readonly order: { readonly id: string } | null;
  readonly orderKey: string | null;
}

export const ORDER_FIELDS = `id uniqueId status total revision canCancel allowedNextStatuses fraudIsChecked
  fraudScore fraudReasons items { status quantity }
  paymentDetails { state transactionId paidAmount refundedAmount }
  history { type summary actor before after }`;
export const CHECKOUT_FIELDS = `success errors { code message } message transactionId status
  order { ${ORDER_FIELDS} } orderKey paymentGatewayUrl`;

export const ADDRESS = {
  email: "ada@mail.example",
  firstName: "Ada",
  lastName: "Byron",
  address1: "12 Analytical Way",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  phone: "5125550142",
  isBillingShippingSame: true,
};

/** One order of one product; each call names another order. */
export function anOrder(change: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    mode: "CREATE_FRESH_ORDER",
    items: [{ productId: seededId(1), quantity: 1 }],
    address: ADDRESS,
    deliveryType: "DELIVERY_SHIPPING",
    idempotencyKey: randomUUID(),
    ...change,
  };
}

const CALLS = {
  card: ["checkoutWithBraintree", "nonce: String!", "nonce: $nonce"],
  klarna: ["checkoutWithKlarna", "authorizationToken: String!", "authorizationToken: $authorizationToken"],
  coinbase: ["checkoutWithCoinbase", "", ""],
  crypto: ["checkoutWithPlisio", "currency: String!", "currency: $currency"],
} as const;
export type PayingWay = keyof typeof CALLS;

export interface OrderShop {
  readonly api: TestApi;
  readonly app: FastifyInstance;
  readonly sandbox: RunningSandboxes;
  readonly fraud: RunningFraudSandbox;
  /** Another API process of the same shop; the caller closes it. */
  anotherHost(): Promise<FastifyInstance>;
  /** Between the shop and its vendors. */
  readonly line: VendorLine;
  /** Where webhooks arrive with holdWebhooks, for a test to hand on as it likes. */
  readonly inbox: WebhookInbox;
  /** Asks in GraphQL. @throws when the answer has errors */
  ask<Data>(query: string, variables?: object, bearer?: string): Promise<Data>;
  /** What the page a customer comes back to asks. */
  refresh(of: OrderOfTest): Promise<SeenCheckout>;
  cancel(of: OrderOfTest): Promise<{ success: boolean; message: string; order: SeenOrder | null }>;
  checkout(
    way: PayingWay,
    input: Readonly<Record<string, unknown>>,
    extra?: Readonly<Record<string, unknown>>,
    bearer?: string,
  ): Promise<SeenCheckout>;
  /** An order that is paid by card. */
  paid(
    input?: Readonly<Record<string, unknown>>,
    bearer?: string,
  ): Promise<SeenCheckout & { order: SeenOrder }>;
  /** The order as staff see it, straight by its key without waiting. */
  look(of: OrderOfTest): Promise<SeenOrder>;
  /** Waits until an order satisfies the test. */
  until(of: OrderOfTest, isGood: (order: SeenOrder) => boolean): Promise<SeenOrder>;
  /** Waits until a question of the database answers true. */
  untilRow(question: () => Promise<boolean>): Promise<void>;
  /** Switches of a vendor's double, of all without a name. */
  set(change: Readonly<Record<string, unknown>>): Promise<void>;
  /** Posts to the doubles as a browser would. */
  post(path: string, body?: object): Promise<Response>;
  ledger(): Promise<Record<string, { payments: number; netCents: number }>>;
  /** The sweeper asks after every open payment now. */
  checkNow(): Promise<void>;
  stockOf(productId: string): Promise<number>;
  /** The whole history as staff see it, the oldest first. */
  historyOf(of: OrderOfTest): Promise<SeenOrder["history"]>;
  /** The newest mail about an order. */
  mailOf(uniqueId: string): Promise<OutgoingMail>;
  /** Kinds of the mails about an order, the oldest first. */
  mailsAbout(uniqueId: string): Promise<string[]>;
  stop(): Promise<void>;
}

/** How long a vendor has to wait with its answers so that the shop gives up. */
export const SLOW_MS = 5_000;
const PATIENCE_MS = 25_000;
const LOOK_MS = 60;

/** Prices in dollars are far below Klarna's and Braintree's limits; every product has plenty in stock. */
export async function openOrderShop({ holdWebhooks = false, stock = 1_000 } = {}): Promise<OrderShop> {
  const api = await startTestApi(12);
  await sql`UPDATE product_stock SET available_quantity = ${stock}`.execute(api.database.db);
  // Its workers would do the work of this shop, and know none of its vendors.
  await api.app.close();
  const line = await startVendorLine();
  const inbox = await openWebhookInbox();
  const port = holdWebhooks ? inbox.port : await freePort();
  const sandbox = await startPaymentSandboxes({
    host: "127.0.0.1",
    port: 0,
    dataDir: null,
    webhooksTo: `http://127.0.0.1:${port}/webhooks`,
  });
  line.leadTo(sandbox.url);
  const fraud = await startFraudSandbox({ host: "127.0.0.1", port: 0 });
  const config = readConfig({ NODE_ENV: "test", SANDBOX_PAYMENTS_PORT: String(line.port) });
  const values = {
    BRAINTREE_ENVIRONMENT: "production",
    KLARNA_ENVIRONMENT: "production",
    THREE_D_SECURE: "optional",
  };
  const startHost = () =>
    buildApp({
      config: api.configFor({
        apiPort: port,
        payments: impatient(readPayments(values, config.sandbox)),
        fraud: { ...FRAUD_SANDBOX, apiUrl: fraud.url },
      }),
      db: api.database.db,
    });
  const app = await startHost();
  if (!holdWebhooks) await app.listen({ host: "127.0.0.1", port });
  const post: OrderShop["post"] = (path, body = {}) =>
    fetch(`${sandbox.url}${path}`, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const set: OrderShop["set"] = async (change) => void (await post("/_sandbox/switches", change));

  const ask = async <Data>(query: string, variables: object = {}, bearer = ""): Promise<Data> => {
    const answer = await askHost(app, query, variables, bearer ? { authorization: bearer } : {});
    if (answer.errors.length > 0) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  };
  const byKey = ({ order, orderKey }: OrderOfTest) => ({ id: order?.id, key: orderKey });
  const refresh: OrderShop["refresh"] = async (of) => {
    const query = `mutation ($id: ID!, $key: String) {
      refreshPayment(orderId: $id, orderKey: $key) { ${CHECKOUT_FIELDS} } }`;
    return (await ask<{ refreshPayment: SeenCheckout }>(query, byKey(of))).refreshPayment;
  };
  const cancel: OrderShop["cancel"] = async (of) => {
    const query = `mutation ($id: ID!, $key: String) { cancelOrder(orderId: $id, orderKey: $key, reason: "Changed my mind") {
      success message order { ${ORDER_FIELDS} } } }`;
    return (await ask<{ cancelOrder: Awaited<ReturnType<OrderShop["cancel"]>> }>(query, byKey(of)))
      .cancelOrder;
  };
  const checkout: OrderShop["checkout"] = async (way, input, extra = {}, bearer = "") => {
    const [name, declared, given] = CALLS[way];
    const query = `mutation ($input: CheckoutInput!${declared && `, $${declared}`}) {
      checkout: ${name}(input: $input${given && `, ${given}`}) { ${CHECKOUT_FIELDS} } }`;
    const variables = { nonce: "fake-valid-visa-nonce", currency: "BTC", ...extra };
    const wanted = Object.fromEntries(
      Object.entries({ input, ...variables }).filter(([key]) => query.includes(`$${key}`)),
    );
    return (await ask<{ checkout: SeenCheckout }>(query, wanted, bearer)).checkout;
  };
  const look: OrderShop["look"] = async (of) => {
    const query = `query ($id: ID!, $key: String!) { order: getOrderByKey(orderId: $id, orderKey: $key) { ${ORDER_FIELDS} } }`;
    const { order } = await ask<{ order: SeenOrder | null }>(query, byKey(of));
    if (!order) throw new Error("There is no such order");
    return order;
  };
  const patiently = async <T>(ask: () => Promise<T>, isGood: (value: T) => boolean): Promise<T> => {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const value = await ask();
      if (isGood(value)) return value;
      if (Date.now() > deadline) throw new Error(`It never came to that: ${JSON.stringify(value, null, 1)}`);
      await wait(LOOK_MS);
    }
  };
  return {
    api,
    app,
    sandbox,
    fraud,
    anotherHost: startHost,
    line,
    inbox,
    ask,
    refresh,
    cancel,
    checkout,
    async paid(input = anOrder(), bearer = "") {
      const answer = await checkout("card", input, {}, bearer);
      if (!answer.success || !answer.order) throw new Error(`not paid: ${JSON.stringify(answer)}`);
      return { ...answer, order: answer.order };
    },
    look,
    until: (of, isGood) => patiently(() => look(of), isGood),
    untilRow: async (question) => void (await patiently(question, Boolean)),
    set,
    post,
    ledger: async () => (await fetch(`${sandbox.url}/_sandbox/ledger.json`)).json(),
    checkNow: async () =>
      void (await sql`UPDATE payments SET next_check_at = now() WHERE next_check_at IS NOT NULL`.execute(
        api.database.db,
      )),
    async stockOf(productId) {
      const row = await api.database.db
        .selectFrom("product_stock")
        .select("available_quantity")
        .where("product_id", "=", productId)
        .executeTakeFirstOrThrow();
      return row.available_quantity;
    },
    historyOf: ({ order }) =>
      api.database.db
        .selectFrom("order_events")
        .select(["type", "summary", "actor", "before", "after"])
        .where("order_id", "=", order!.id)
        .orderBy("id")
        .execute(),
    async mailOf(uniqueId) {
      const mail = (await mailsTo(api, ADDRESS.email)).findLast(({ subject }) => subject.includes(uniqueId));
      if (!mail) throw new Error(`no mail about ${uniqueId}`);
      return mail;
    },
    async mailsAbout(uniqueId) {
      const mails = await mailsTo(api, ADDRESS.email);
      const pending = await mailsTo(api, "ada+pend-accept-01@mail.example");
      return [...mails, ...pending]
        .filter(({ subject }) => subject.includes(uniqueId))
        .map(({ kind }) => kind);
    },
    async stop() {
      await app.close();
      await sandbox.stop();
      await line.stop();
      await inbox.stop();
      await fraud.stop();
      await api.close();
    },
  };
}

/** With less time to wait for an answer, so that a test of slowness is none itself. */
function impatient(payments: PaymentSettings): PaymentSettings {
  const timeoutMs = SLOW_MS - 1_000;
  return {
    ...payments,
    braintree: payments.braintree && { ...payments.braintree, timeoutMs },
    klarna: payments.klarna && { ...payments.klarna, timeoutMs },
    coinbase: payments.coinbase && { ...payments.coinbase, timeoutMs },
    plisio: payments.plisio && { ...payments.plisio, timeoutMs },
  };
}

/** The vendors must know where to send webhooks before the shop listens there. */
async function freePort(): Promise<number> {
  const { createServer } = await import("node:net");
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
