/**
 * Coinbase Commerce failures: forged webhooks, lost responses, a vendor that is slow, failing or sending
 * garbage.
 */
import { createHmac } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type CoinbaseGateway } from "../../../server/payments/vendors/coinbase/coinbase.gateway";
import { WebhookRejected, type RawWebhook } from "../../../server/gateways/webhook";
import { GatewayUnavailable } from "../../../server/payments/vendors/gateway.port";
import { COINBASE } from "#contract/payments/vendors/coinbase";
import { coinbaseAt, openCoinbase } from "../../support/orders/coinbase-shop";
import { startLossyLine } from "../../support/hosts/lossy-line";
import { aPaymentRequest, startBrokenVendor, startTestSandbox } from "../../support/orders/payment-sandbox";

type Shop = Awaited<ReturnType<typeof openCoinbase>>;
let sandbox: Shop["sandbox"];
let gateway: Shop["gateway"];
let begun: Shop["begun"];
let press: Shop["press"];
let reportOf: Shop["reportOf"];
let nextWebhook: Shop["nextWebhook"];

/** Servers of one test, stopped after it however it ends. */
const open: { stop(): Promise<void> }[] = [];
const isolated = (change: Record<string, unknown>) => sandbox.set({ vendor: "coinbase", ...change });

beforeAll(async () => {
  ({ sandbox, gateway, begun, press, reportOf, nextWebhook } = await openCoinbase());
});
afterEach(async () => {
  for (const server of open.splice(0)) await server.stop();
  await sandbox.set({ reset: true });
});
afterAll(() => sandbox.stop());

describe("webhooks", () => {
  it("report each step of a charge, with its order", async () => {
    const { request, id } = await begun();
    await press(id, "pay");

    for (const kind of ["charge:created", "charge:pending", "charge:confirmed"]) {
      const [event] = await gateway.readWebhook(await nextWebhook(id, kind));

      expect(event).toEqual({
        eventId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        transactionId: id,
        orderId: request.orderId,
        kind,
      });
    }
  });

  it("have the same event id in each of five deliveries", async () => {
    const { id } = await begun();
    await isolated({ duplicateWebhooks: 4 });
    await press(id, "expire");

    const ids = new Set<string>();
    for (let delivery = 0; delivery < 5; delivery += 1) {
      const [event] = await gateway.readWebhook(await nextWebhook(id, "charge:failed"));
      ids.add(event!.eventId);
    }

    expect(ids.size).toBe(1);
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
    const good = await nextWebhook(id, "charge:confirmed");
    const text = good.rawBody.toString();
    const signature = good.headers["x-cc-webhook-signature"]!;
    const signedBy = (secret: string) => createHmac("sha256", secret).update(good.rawBody).digest("hex");
    const bad: RawWebhook[] = [
      { ...good, rawBody: Buffer.from(text.replace("533.49", "0.01")) },
      { ...good, rawBody: good.rawBody.subarray(0, good.rawBody.length - 10) },
      { ...good, rawBody: Buffer.from(JSON.stringify(JSON.parse(text), null, 1)) },
      { ...good, rawBody: Buffer.alloc(0) },
      { ...good, headers: {} },
      ...[
        "",
        "zz",
        signature.slice(2),
        signature.replace(/^./, (c) => (c === "0" ? "1" : "0")),
        signedBy("guess"),
      ].map((sent) => ({ ...good, headers: { "x-cc-webhook-signature": sent } })),
    ];

    for (const webhook of bad) await expect(gateway.readWebhook(webhook)).rejects.toThrow(WebhookRejected);
    await expect(gateway.readWebhook(good)).resolves.toHaveLength(1);
  });

  it.each(["", "null", "[]", "{}", '{"event":{}}', '{"event":{"id":1,"type":"x","data":null}}', "\xff"])(
    "are rejected when the signed body is not an event: %j",
    async (body) => {
      const rawBody = Buffer.from(body);
      const signature = createHmac("sha256", COINBASE.doubleKeys.webhookSecret).update(rawBody).digest("hex");

      const webhook = { rawBody, headers: { "x-cc-webhook-signature": signature }, query: {} };

      await expect(gateway.readWebhook(webhook)).rejects.toThrow(WebhookRejected);
    },
  );
});

describe("connection failures", () => {
  const calls: [string, (by: CoinbaseGateway) => Promise<unknown>][] = [
    ["start", (by) => by.start(aPaymentRequest())],
    ["find by id", (by) => by.find({ transactionId: "ABCDEFGH", orderId: "x", idempotencyKey: null })],
    ["find by order", (by) => by.find({ transactionId: null, orderId: "x", idempotencyKey: null })],
    ["cancel", (by) => by.cancel("ABCDEFGH", "k")],
  ];

  it.each(calls)(
    "leave the outcome of %s unknown when Coinbase fails, sends garbage or is slow",
    async (_, call) => {
      await isolated({ failNext: 1 });
      await expect(call(gateway)).rejects.toThrow(GatewayUnavailable);
      await isolated({ nonsenseNext: 1 });
      await expect(call(gateway)).rejects.toThrow(GatewayUnavailable);
      await isolated({ delayMs: 400 });
      await expect(call(coinbaseAt(`${sandbox.url}/coinbase`, { timeoutMs: 50 }))).rejects.toThrow(
        GatewayUnavailable,
      );
    },
  );

  it.each([
    ["a page of HTML", { type: "text/html", body: "<h1>Hello</h1>" }],
    ["an answer cut short", { type: "application/json", body: '{"data":{', end: "cut" as const }],
    ["an answer that never ends", { type: "application/json", body: '{"data":', end: "never" as const }],
    ["an empty list of nothing", { type: "application/json", body: "null" }],
    ["a redirect", { status: 302, body: "" }],
    ["too many requests", { status: 429, body: '{"error":{"type":"rate_limit_exceeded","message":""}}' }],
    ["a refusal without a reason", { status: 400, body: "{}" }],
  ])("leave the outcome unknown after %s", async (_, answer) => {
    const vendor = await startBrokenVendor(answer);
    open.push(vendor);
    const broken = coinbaseAt(vendor.url, { timeoutMs: 300 });

    for (const [, call] of calls) await expect(call(broken)).rejects.toThrow(GatewayUnavailable);
  });

  it("leave the outcome unknown without a response or with a rejected key, which is never printed", async () => {
    const nobody = coinbaseAt("http://127.0.0.1:9");
    const stranger = coinbaseAt(`${sandbox.url}/coinbase`, { apiKey: "a-wrong-key" });

    await expect(nobody.start(aPaymentRequest())).rejects.toThrow(GatewayUnavailable);
    const refused = await stranger.start(aPaymentRequest()).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(GatewayUnavailable);
    expect(String(refused)).toContain("authentication_error");
    expect(String(refused)).not.toContain("a-wrong-key");
  });

  it("lose a response, but its charge is found and no second one started", async () => {
    const line = await startLossyLine(`${sandbox.url}/coinbase`);
    open.push(line);
    const request = aPaymentRequest();
    const by = coinbaseAt(line.url);
    line.loseAnswerOf("POST /charges");

    await expect(by.start(request)).rejects.toThrow(GatewayUnavailable);
    const charge = await by.find({
      transactionId: null,
      orderId: request.orderId,
      idempotencyKey: request.idempotencyKey,
    });
    const again = await by.start(request);

    expect(charge).toMatchObject({ orderId: request.orderId, state: "PENDING" });
    expect(again.report?.transactionId).toBe(charge?.transactionId);
    expect(line.requests.filter((called) => called === "POST /charges")).toHaveLength(1);
  });

  it("do not hide an order's charge behind a hundred newer ones", async () => {
    const { request, id } = await begun();
    for (let nth = 0; nth < 105; nth += 1) {
      await fetch(`${sandbox.url}/coinbase/charges`, {
        method: "POST",
        headers: { "x-cc-api-key": COINBASE.doubleKeys.apiKey, "content-type": "application/json" },
        body: JSON.stringify({
          name: "Other",
          description: "Other",
          pricing_type: "fixed_price",
          local_price: { amount: "5.00", currency: "USD" },
        }),
      });
    }

    expect(
      await gateway.find({ transactionId: null, orderId: request.orderId, idempotencyKey: null }),
    ).toMatchObject({
      transactionId: id,
    });
  });
});

it("include a kill of the sandbox: a new one on the same folder resumes", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "coinbase-books-"));
  const killed = await startTestSandbox(folder);
  open.push(killed);
  const request = aPaymentRequest();
  const start = await coinbaseAt(`${killed.url}/coinbase`).start(request);
  const id = start.report!.transactionId;
  await killed.post(`/coinbase/pay/${id}/seen`, { coin: "LTC" });

  const next = await startTestSandbox(folder);
  open.push(next);
  await next.post(`/coinbase/pay/${id}/confirm`);

  expect(
    await coinbaseAt(`${next.url}/coinbase`).find({
      transactionId: null,
      orderId: request.orderId,
      idempotencyKey: null,
    }),
  ).toMatchObject({ transactionId: id, state: "PAID", paidCents: 533_49, method: "LTC" });
  await rm(folder, { recursive: true });
});
