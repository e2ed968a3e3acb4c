/** Plisio failures: forged callbacks, lost responses, a vendor that is slow, failing or sending garbage. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { WebhookRejected, type RawWebhook } from "../../../server/gateways/webhook";
import {
  GatewayUnavailable,
  type PaymentGateway,
  type PaymentRequest,
} from "../../../server/payments/vendors/gateway.port";
import { verifyHashOf } from "../../../server/payments/vendors/plisio/hash.rules";
import { PLISIO } from "#contract/payments/vendors/plisio";
import { startLossyLine } from "../../support/hosts/lossy-line";
import { aPaymentRequest, startBrokenVendor, startTestSandbox } from "../../support/orders/payment-sandbox";
import { openPlisio, plisioAt } from "../../support/orders/plisio-shop";

type Shop = Awaited<ReturnType<typeof openPlisio>>;
let sandbox: Shop["sandbox"];
let gateway: Shop["gateway"];
let newRequest: Shop["newRequest"];
let begun: Shop["begun"];
let press: Shop["press"];
let reportOf: Shop["reportOf"];
let nextWebhook: Shop["nextWebhook"];

/** Servers of one test, stopped after it however it ends. */
const open: { stop(): Promise<void> }[] = [];
const isolated = (change: Record<string, unknown>) => sandbox.set({ vendor: "plisio", ...change });

beforeAll(async () => {
  ({ sandbox, gateway, newRequest, begun, press, reportOf, nextWebhook } = await openPlisio());
});
afterEach(async () => {
  for (const server of open.splice(0)) await server.stop();
  await sandbox.set({ reset: true });
});
afterAll(() => sandbox.stop());

describe("callbacks", () => {
  it("report each step of an invoice, with its order, as JSON", async () => {
    const { request, id } = await begun();
    await press(id, "pay");

    for (const kind of ["pending", "completed"]) {
      const webhook = await nextWebhook(id, kind);

      expect(webhook.query).toEqual({ from: "shop", json: "true" });
      expect(await gateway.readWebhook(webhook)).toEqual([
        {
          eventId: expect.stringContaining(`${id}:${kind}:`),
          transactionId: id,
          orderId: request.orderId,
          kind,
        },
      ]);
    }
  });

  it("have the same event id in each of five deliveries, and another for the next step", async () => {
    const { id } = await begun();
    await isolated({ duplicateWebhooks: 4 });
    await press(id, "underpay");
    const ids = new Set<string>();
    for (let delivery = 0; delivery < 5; delivery += 1) {
      const [event] = await gateway.readWebhook(await nextWebhook(id, "pending"));
      ids.add(event!.eventId);
    }
    expect(ids.size).toBe(1);

    await press(id, "pay");

    const [lastEvent] = await gateway.readWebhook(await nextWebhook(id, "pending"));
    expect(ids).not.toContain(lastEvent!.eventId);
  });

  it("can be lost without losing a payment", async () => {
    const { id } = await begun();
    await isolated({ loseWebhooks: true });
    await press(id, "pay");

    expect(await reportOf(id)).toMatchObject({ state: "PAID" });
  });

  it("are rejected when forged, altered, truncated or unsigned", async () => {
    const { id } = await begun();
    await press(id, "pay");
    const good = await nextWebhook(id, "completed");
    const fields = JSON.parse(good.rawBody.toString()) as Record<string, unknown>;
    const { verify_hash: hash, ...unsigned } = fields;
    const bodies = [
      JSON.stringify({ ...fields, order_number: "another-order" }),
      JSON.stringify({ ...fields, verify_hash: verifyHashOf(unsigned, "guess") }),
      JSON.stringify({ ...fields, verify_hash: String(hash).slice(2) }),
      JSON.stringify(unsigned),
      good.rawBody.toString().slice(0, -10),
      new URLSearchParams(fields as Record<string, string>).toString(),
      "",
      "null",
      "[]",
      '"text"',
    ];

    for (const body of bodies) {
      const bad: RawWebhook = { ...good, rawBody: Buffer.from(body) };
      await expect(gateway.readWebhook(bad)).rejects.toThrow(WebhookRejected);
    }
    await expect(gateway.readWebhook(good)).resolves.toHaveLength(1);
  });

  it.each([{}, { txn_id: "x" }, { txn_id: ["x"], status: {}, order_number: 1 }])(
    "are rejected when the signed body is not a callback: %j",
    async (fields) => {
      const signed = { ...fields, verify_hash: verifyHashOf(fields, PLISIO.doubleKeys.secretKey) };
      const rawBody = Buffer.from(JSON.stringify(signed));

      await expect(gateway.readWebhook({ rawBody, headers: {}, query: {} })).rejects.toThrow(WebhookRejected);
    },
  );

  it("are sent form-encoded by the sandbox when the address does not request JSON, and are rejected", async () => {
    const made = await fetch(
      `${sandbox.url}/plisio/api/v1/invoices/new?${new URLSearchParams({
        api_key: PLISIO.doubleKeys.secretKey,
        order_name: "x",
        order_number: "form-order",
        source_currency: "USD",
        source_amount: "10.00",
        currency: "BTC",
        callback_url: `${sandbox.webhooksUrl}/plisio`,
      })}`,
    );
    const { data } = (await made.json()) as { data: { txn_id: string } };
    await press(data.txn_id, "expire");

    const webhook = await sandbox.nextWebhook();

    expect(webhook.headers["content-type"]).toBe("application/x-www-form-urlencoded");
    expect(webhook.rawBody.toString()).toContain("verify_hash=");
    await expect(gateway.readWebhook(webhook)).rejects.toThrow(WebhookRejected);
  });
});

describe("connection failures", () => {
  const calls: [string, (by: PaymentGateway, request: PaymentRequest) => Promise<unknown>][] = [
    ["prepare", (by) => by.prepare!("CRYPTO", null)],
    ["start", (by, request) => by.start(request)],
    [
      "find by id",
      (by) => by.find({ transactionId: "0123456789abcdef01234567", orderId: "x", idempotencyKey: null }),
    ],
    ["find by order", (by) => by.find({ transactionId: null, orderId: "x", idempotencyKey: null })],
  ];
  const bitcoin = () => aPaymentRequest({ cryptoCurrency: "BTC" });

  it.each(calls)(
    "leave the outcome of %s unknown when Plisio fails, sends garbage or is slow",
    async (_, call) => {
      const apiUrl = `${sandbox.url}/plisio/api/v1`;
      await isolated({ failNext: 1 });
      await expect(call(plisioAt(apiUrl), newRequest())).rejects.toThrow(GatewayUnavailable);
      await isolated({ nonsenseNext: 1 });
      await expect(call(plisioAt(apiUrl), newRequest())).rejects.toThrow(GatewayUnavailable);
      await isolated({ delayMs: 400 });
      await expect(call(plisioAt(apiUrl, { timeoutMs: 50 }), newRequest())).rejects.toThrow(
        GatewayUnavailable,
      );
    },
  );

  it.each([
    ["a page of HTML", { type: "text/html", body: "<h1>Hello</h1>" }],
    ["an answer cut short", { type: "application/json", body: '{"status":', end: "cut" as const }],
    ["an answer that never ends", { type: "application/json", body: '{"status":', end: "never" as const }],
    ["an empty success", { type: "application/json", body: '{"status":"success"}' }],
    ["a success of another kind", { type: "application/json", body: '{"status":"success","data":{"a":1}}' }],
    ["a redirect", { status: 302, body: "" }],
    ["too many requests", { status: 429, body: '{"status":"error","data":{"name":"Slow down","code":1}}' }],
    ["a refusal without a reason", { status: 422, body: "{}" }],
  ])("leave the outcome unknown after %s", async (_, answer) => {
    const vendor = await startBrokenVendor(answer);
    open.push(vendor);
    const broken = plisioAt(vendor.url, { timeoutMs: 300 });

    for (const [, call] of calls) await expect(call(broken, bitcoin())).rejects.toThrow(GatewayUnavailable);
  });

  it("leave the outcome unknown without a response or with a rejected key, which is never printed", async () => {
    for (const by of [
      plisioAt("http://127.0.0.1:9", { secretKey: "a-wrong-key" }),
      plisioAt(`${sandbox.url}/plisio/api/v1`, { secretKey: "a-wrong-key" }),
    ]) {
      const refused = (await by.start(bitcoin()).catch((error: unknown) => error)) as Error;

      expect(refused).toBeInstanceOf(GatewayUnavailable);
      expect(`${refused.stack}${String(refused.cause)}`).not.toContain("a-wrong-key");
    }
  });

  it("lose a response, but its invoice is found and no second one started", async () => {
    const line = await startLossyLine(`${sandbox.url}/plisio/api/v1`);
    open.push(line);
    const request = newRequest();
    const by = plisioAt(line.url);
    line.loseAnswerOf("GET /invoices/new");

    await expect(by.start(request)).rejects.toThrow(GatewayUnavailable);
    const invoice = await by.find({
      transactionId: null,
      orderId: request.orderId,
      idempotencyKey: request.idempotencyKey,
    });
    const again = await by.start(request);

    expect(invoice).toMatchObject({ orderId: request.orderId, state: "PENDING", amountCents: 533_49 });
    expect(again.report?.transactionId).toBe(invoice?.transactionId);
  });
});

it("include a kill of the sandbox: a new one on the same folder resumes", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "plisio-books-"));
  const killed = await startTestSandbox(folder);
  open.push(killed);
  const request = aPaymentRequest({ cryptoCurrency: "XMR", webhookUrl: killed.webhooksUrl });
  const start = await plisioAt(`${killed.url}/plisio/api/v1`).start(request);
  const id = start.report!.transactionId;
  await killed.post(`/plisio/invoice/${id}/seen`);

  const next = await startTestSandbox(folder);
  open.push(next);
  await next.post(`/plisio/invoice/${id}/confirm`);

  expect(
    await plisioAt(`${next.url}/plisio/api/v1`).find({
      transactionId: null,
      orderId: request.orderId,
      idempotencyKey: null,
    }),
  ).toMatchObject({ transactionId: id, state: "PAID", paidCents: 533_49, method: "XMR" });
  await rm(folder, { recursive: true });
});
