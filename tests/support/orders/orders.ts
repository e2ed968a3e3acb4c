/** A shop with its payment vendor sandboxes, and customers who order in it through GraphQL. */
import { sql } from "kysely";
import type { FastifyInstance } from "fastify";
import { findFreePort } from "../../../server/db/embedded/free-port";
import type { AppParts } from "../../../server/host";
import { RATE_LIMITS } from "../../../server/http/rate-limits";
import { readPayments, type PaymentSettings } from "../../../server/payments/payments.settings";
import { readConfig, type Config } from "../../../server/config";
import { LIMITS } from "#contract/limits";
import { FRAUD_CHECK } from "#contract/payments/vendors/fraud-check";
import { startPaymentSandboxes, type RunningSandboxes } from "../../../sandbox/payments/sandbox-payments";
import { startFraudSandbox, type TestFraudSandbox } from "../people/fraud-sandbox";
import { orderBooks, type OrderBooks } from "./order-books";
import { orderCalls, type OrderCalls } from "./order-calls";
import { startTestApi, type TestApi } from "../hosts/test-api";
import { startVendorLine, type VendorLine } from "../hosts/vendor-line";
import { openWebhookInbox, type WebhookInbox } from "../people/webhook-inbox";

const NO_HOLD_LIMITS = { perCustomer: 1_000_000, perAddress: 1_000_000, piecesPerAddress: 1_000_000 };

export interface OrderShop extends OrderCalls, OrderBooks {
  readonly api: TestApi;
  readonly app: FastifyInstance;
  readonly sandbox: RunningSandboxes;
  readonly fraud: TestFraudSandbox;
  /**
   * Starts another host of the same shop with some settings changed; `stop` closes it, unless the test has.
   */
  anotherHost(change?: Partial<Config>, parts?: Partial<AppParts>): Promise<FastifyInstance>;
  /** Proxy between the shop and its vendors. */
  readonly line: VendorLine;
  /** Collects webhooks with holdWebhooks, for a test to deliver. */
  readonly inbox: WebhookInbox;
  /** Switches of a vendor's sandbox, or of all without a name. */
  set(change: Readonly<Record<string, unknown>>): Promise<void>;
  /** Posts to the sandboxes as a browser does. */
  post(path: string, body?: object): Promise<Response>;
  ledger(): Promise<Record<string, { payments: number; netCents: number }>>;
  stop(): Promise<void>;
}

const NO_LIMITS = Object.fromEntries(
  Object.keys(RATE_LIMITS).map((name) => [name, { hits: 1_000_000, seconds: 60 }]),
);

/** Vendor delay that exceeds an impatient shop's timeout. */
export const SLOW_MS = 5_000;

/** Prices in dollars are far below Klarna's and Braintree's limits; every product has plenty in stock. */
export async function openOrderShop({
  holdWebhooks = false,
  stock = 1_000,
  isLimited = false,
  isImpatient = false,
  config: own = {} as Partial<Config>,
} = {}): Promise<OrderShop> {
  const api = await startTestApi(12);
  await sql`UPDATE product_stock SET available_quantity = ${stock}`.execute(api.database.db);
  // Close the default host: its workers would do this shop's work and know none of its vendors.
  await api.app.close();
  const line = await startVendorLine();
  const inbox = await openWebhookInbox();
  // The vendors need the webhook address before the shop listens there.
  const port = holdWebhooks ? inbox.port : await findFreePort();
  const sandbox = await startPaymentSandboxes({
    host: "127.0.0.1",
    port: 0,
    dataDir: null,
    webhooksTo: `http://127.0.0.1:${port}/webhooks`,
  });
  line.leadTo(sandbox.url);
  const fraud = await startFraudSandbox();
  const config = readConfig({ NODE_ENV: "test", SANDBOX_PAYMENTS_PORT: String(line.port) });
  const values = {
    BRAINTREE_ENVIRONMENT: "production",
    KLARNA_ENVIRONMENT: "production",
    THREE_D_SECURE: "optional",
  };
  const payments = readPayments(values, config.sandbox);
  const startHost: OrderShop["anotherHost"] = (change, parts) =>
    api.anotherHost(
      {
        apiPort: port,
        payments: isImpatient ? impatient(payments) : payments,
        // Most tests order more in a minute than a customer in an hour.
        rateLimits: isLimited ? {} : NO_LIMITS,
        // Most test staff have no second factor, and items are expensive.
        refunds: { perOrder: Infinity, perDay: Infinity },
        holds: isLimited ? LIMITS.holds : NO_HOLD_LIMITS,
        fraud: { ...FRAUD_CHECK.doubleKeys, apiUrl: fraud.url },
        ...own,
        ...change,
      },
      parts,
    );
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

  return {
    api,
    app,
    sandbox,
    fraud,
    anotherHost: startHost,
    line,
    inbox,
    set,
    post,
    ledger: async () => (await fetch(`${sandbox.url}/_sandbox/ledger.json`)).json(),
    ...orderCalls(app),
    ...orderBooks(api),
    async stop() {
      await api.close();
      await sandbox.stop();
      await line.stop();
      await inbox.stop();
      await fraud.stop();
    },
  };
}

/** With shorter timeouts, so that a test of slowness is not slow. */
function impatient(payments: PaymentSettings): PaymentSettings {
  const timeoutMs = SLOW_MS - 1_000;
  return {
    ...payments,
    vendors: Object.fromEntries(
      Object.entries(payments.vendors).map(([type, vendor]) => [type, vendor && { ...vendor, timeoutMs }]),
    ) as PaymentSettings["vendors"],
  };
}
