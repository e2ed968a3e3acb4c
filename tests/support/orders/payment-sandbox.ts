/** The payment vendor sandboxes for one test file, and a receiver for their webhooks. */
import { createServer, type Server } from "node:http";
import { type AddressInfo } from "node:net";
import type { Address } from "../../../server/orders/reading/order.port";
import type { RawWebhook } from "../../../server/gateways/webhook";
import { type PaymentRequest } from "../../../server/payments/vendors/gateway.port";
import { startPaymentSandboxes } from "../../../sandbox/payments/sandbox-payments";

export interface TestSandbox {
  readonly url: string;
  /** Address the sandboxes send webhooks to. */
  readonly webhooksUrl: string;
  /** Waits for the next unread webhook. */
  nextWebhook(): Promise<RawWebhook>;
  /** Changes the switches of all vendors; {reset: true} resets them. */
  set(change: Readonly<Record<string, unknown>>): Promise<void>;
  /** Posts to an address of the sandboxes as a browser does. */
  post(path: string, body?: object): Promise<Response>;
  ledger(): Promise<Record<string, { payments: number; netCents: number; capturedCents: number }>>;
  stop(): Promise<void>;
}

export async function startTestSandbox(dataDir: string | null = null): Promise<TestSandbox> {
  const inbox = await openInbox();
  const sandbox = await startPaymentSandboxes({
    host: "127.0.0.1",
    port: 0,
    dataDir,
    webhooksTo: inbox.url,
  });
  const post = (path: string, body: object = {}) =>
    fetch(`${sandbox.url}${path}`, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  return {
    url: sandbox.url,
    webhooksUrl: inbox.url,
    nextWebhook: inbox.next,
    set: async (change) => void (await post("/_sandbox/switches", change)),
    post,
    ledger: async () => (await fetch(`${sandbox.url}/_sandbox/ledger.json`)).json(),
    stop: async () => {
      await sandbox.stop();
      await inbox.close();
    },
  };
}

/** A receiver of webhooks that returns them in order of arrival. */
export async function openInbox() {
  const receivers: ((webhook: RawWebhook) => void)[] = [];
  const arrived: RawWebhook[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const url = new URL(request.url ?? "/", "http://inbox");
      const headers = request.headers as Record<string, string | undefined>;
      const query = Object.fromEntries(url.searchParams);
      const webhook = { rawBody: Buffer.concat(parts), headers, query };
      const taker = receivers.shift();
      if (taker) taker(webhook);
      else arrived.push(webhook);
      response.end();
    });
  });
  await listen(server);
  return {
    url: addressOf(server),
    next: () =>
      new Promise<RawWebhook>((resolve) => {
        const webhook = arrived.shift();
        if (webhook) resolve(webhook);
        else receivers.push(resolve);
      }),
    close: () => close(server),
  };
}

/** A server with one response for everything: a vendor's worst failure. */
export async function startBrokenVendor(answer: {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string;
  /** Bytes, then silence; "cut" closes the connection in the middle. */
  readonly end?: "normal" | "cut" | "never";
}): Promise<{ url: string; stop(): Promise<void> }> {
  const { status = 200, type, body = "", end = "normal" } = answer;
  const server = createServer((request, response) => {
    request.resume();
    const length = end === "cut" ? { "content-length": String(body.length + 100) } : {};
    response.writeHead(status, { ...(type ? { "content-type": type } : {}), ...length });
    if (end === "normal") response.end(body);
    else response.write(body, () => end === "cut" && response.destroy());
  });
  await listen(server);
  return { url: addressOf(server), stop: () => close(server) };
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

const ADDRESS: Address = {
  firstName: "Ada",
  lastName: "Byron",
  address1: "12 Analytical Way",
  address2: null,
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  country: "US",
  phone: "5125550100",
};

let orders = 0;

/** An order of one television with shipping, tax and a discount, unique for each call. */
export function aPaymentRequest(change: Partial<PaymentRequest> = {}): PaymentRequest {
  orders += 1;
  const orderId = `order-${process.pid}-${orders}`;
  return {
    orderId,
    orderNumber: `EF-${orders}`,
    totalCents: 533_49,
    taxCents: 41_25,
    isStateTax: true,
    shippingCents: 12_25,
    discountCents: 20_00,
    currency: "USD",
    lines: [
      {
        name: 'Televisor "Ämilia" & more <55>',
        sku: "TV-55",
        quantity: 1,
        unitPriceCents: 499_99,
        productUrl: null,
      },
    ],
    customer: {
      email: "ada@example.com",
      firstName: "Ada",
      lastName: "Byron",
      phone: "5125550100",
      ipAddress: "203.0.113.7",
    },
    billing: ADDRESS,
    shipping: ADDRESS,
    token: null,
    deviceData: null,
    cryptoCurrency: null,
    returnUrl: "http://localhost:8000/checkout/done",
    cancelUrl: "http://localhost:8000/checkout",
    webhookUrl: "http://127.0.0.1:4000/webhooks/none",
    idempotencyKey: `${orderId}-1`,
    isThreeDSecureRequired: false,
    ...change,
  };
}
