/** One card payment per order, despite lost and repeated requests and vendor failures. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { GatewayUnavailable } from "../../../server/payments/vendors/gateway.port";
import { braintreeAt, payBy, testCards } from "../../support/orders/card-payments";
import { aPaymentRequest, startBrokenVendor, startTestSandbox } from "../../support/orders/payment-sandbox";

const cards = testCards();
const salesOf = async () => (await cards.sandbox.ledger())["braintree"]!;

describe("a single payment", () => {
  it("is charged for a repeated start", async () => {
    const { nonce } = await cards.enterCard("4111111111111111");
    const request = aPaymentRequest({ token: String(nonce) });
    const before = await salesOf();

    const [first, second] = [await cards.gateway.start(request), await cards.gateway.start(request)];

    expect(second).toEqual(first);
    expect((await salesOf()).payments).toBe(before.payments + 1);
  });

  it("is charged when two starts of one order race", async () => {
    const { nonce } = await cards.enterCard("4111111111111111");
    const request = aPaymentRequest({ token: String(nonce) });
    const before = await salesOf();

    const starts = await Promise.all([
      cards.gateway.start(request),
      cards.gateway.start(request),
      cards.gateway.start(request),
    ]);

    expect(new Set(starts.map((start) => start.report?.transactionId)).size).toBe(1);
    expect((await salesOf()).netCents).toBe(before.netCents + request.totalCents);
  });

  it("is charged without request keys where the vendor rejects them", async () => {
    await cards.sandbox.set({ refuseRequestKeys: true });
    const { nonce } = await cards.enterCard("4111111111111111");
    const { request, report } = await cards.pay({ token: String(nonce) });

    const again = await cards.gateway.start(request);

    expect(again).toEqual({ kind: "DONE", report });
  });

  it("is charged when a second attempt sends the same nonce", async () => {
    const { nonce } = await cards.enterCard("4111111111111111");
    const { request, id } = await cards.pay({ token: String(nonce) });
    const before = await salesOf();
    const next = { ...request, idempotencyKey: "another-key" };

    await expect(cards.gateway.start(next)).rejects.toThrow(
      "Another payment attempt for this order is active",
    );

    const { orderId } = request;
    const find = (idempotencyKey: string | null) =>
      cards.gateway.find({ transactionId: null, orderId, idempotencyKey });
    expect(await find(request.idempotencyKey)).toMatchObject({ transactionId: id, orderId });
    expect(await find(null)).toMatchObject({ transactionId: id });
    expect(await find("another-key")).toBeNull();
    expect(await salesOf()).toEqual(before);
  });

  it("belongs to its own attempt at the order", async () => {
    const first = aPaymentRequest({ token: "fake-processor-declined-visa-nonce" });
    const second = { ...first, token: "fake-valid-visa-nonce", idempotencyKey: "second" };
    await cards.gateway.start(first);
    await cards.gateway.start(second);
    const { orderId } = first;

    const states = [first.idempotencyKey, "second", null].map(async (idempotencyKey) => {
      const payment = await cards.gateway.find({ transactionId: null, orderId, idempotencyKey });
      return [payment?.state, payment?.orderId];
    });

    expect(await Promise.all(states)).toEqual([
      ["FAILED", orderId],
      ["PAID", orderId],
      ["PAID", orderId],
    ]);
  });

  it("is found by its order when the response was lost", async () => {
    const request = aPaymentRequest({ token: "fake-valid-visa-nonce" });
    await cards.sandbox.set({ loseAnswerNext: 1 });

    await expect(cards.gateway.start(request)).rejects.toThrow(GatewayUnavailable);

    const payment = await cards.gateway.find({
      transactionId: null,
      orderId: request.orderId,
      idempotencyKey: null,
    });
    const again = await cards.gateway.start(request);
    expect(payment).toMatchObject({ state: "PAID", orderId: request.orderId, paidCents: request.totalCents });
    expect(again).toMatchObject({ kind: "DONE", report: { transactionId: payment!.transactionId } });
  });

  it("does not exist for an order that was never paid", async () => {
    expect(
      await cards.gateway.find({ transactionId: null, orderId: "never", idempotencyKey: null }),
    ).toBeNull();
    expect(
      await cards.gateway.find({ transactionId: "nosuchid", orderId: "never", idempotencyKey: null }),
    ).toBeNull();
    expect(
      await cards.gateway.find({ transactionId: "../client_token", orderId: "never", idempotencyKey: null }),
    ).toBeNull();
  });

  it("survives a restart of the sandbox", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "sandbox-"));
    const first = await startTestSandbox(folder);
    const { id, request } = await payBy(braintreeAt(`${first.url}/braintree`));
    await first.stop();

    const second = await startTestSandbox(folder);
    const payment = await braintreeAt(`${second.url}/braintree`).find({
      transactionId: null,
      orderId: request.orderId,
      idempotencyKey: request.idempotencyKey,
    });
    await second.stop();
    await rm(folder, { recursive: true });

    expect(payment).toMatchObject({ transactionId: id, state: "PAID" });
  });
});

describe("a failing vendor", () => {
  it("leaves the outcome unknown when it answers 500, and charged nothing", async () => {
    const request = aPaymentRequest({ token: "fake-valid-visa-nonce" });
    await cards.sandbox.set({ failNext: 1 });

    await expect(cards.gateway.start(request)).rejects.toThrow(GatewayUnavailable);

    expect(
      await cards.gateway.find({ transactionId: null, orderId: request.orderId, idempotencyKey: null }),
    ).toBeNull();
  });

  it("is abandoned at the timeout, and its payment is found anyway", async () => {
    const hasty = cards.gatewayWith({ timeoutMs: 150 });
    const request = aPaymentRequest({ token: "fake-valid-visa-nonce" });
    await cards.sandbox.set({ delayMs: 400 });

    await expect(hasty.start(request)).rejects.toThrow(/in time|timed out/);

    await cards.sandbox.set({ delayMs: 0 });
    const again = await cards.gateway.start(request);
    expect(again).toMatchObject({ kind: "DONE", report: { state: "PAID" } });
  });

  it("is not trusted with well-formed garbage", async () => {
    await cards.sandbox.set({ nonsenseNext: 3 });

    await expect(cards.gateway.start(aPaymentRequest({ token: "fake-valid-nonce" }))).rejects.toThrow(
      GatewayUnavailable,
    );
    await expect(
      cards.gateway.find({ transactionId: "abcd1234", orderId: "o", idempotencyKey: null }),
    ).rejects.toThrow(GatewayUnavailable);
    await expect(
      cards.gateway.find({ transactionId: null, orderId: "o", idempotencyKey: null }),
    ).rejects.toThrow(GatewayUnavailable);
  });

  it.each([
    ["half an XML document", { type: "application/xml", body: "<transaction><id>a" }],
    ["an empty body", { type: "application/xml", body: "" }],
    ["blanks", { type: "application/xml", body: "  \n " }],
    ["a web page", { type: "text/html", body: "<html><body>Welcome</body></html>" }],
    ["broken JSON that calls itself JSON", { type: "application/json", body: "{" }],
    ["an empty answer of 422", { status: 422, type: "application/xml", body: "<api-error-response/>" }],
    [
      "a transaction without an amount",
      { type: "application/xml", body: "<transaction><id>a</id></transaction>" },
    ],
    ["an answer cut off", { type: "application/xml", body: "<transaction>", end: "cut" as const }],
    ["an answer that never ends", { type: "application/xml", body: "<transaction>", end: "never" as const }],
    ["wrong credentials", { status: 401 }],
    ["too many requests", { status: 429 }],
    ["a bad proxy", { status: 502, type: "application/json", body: "{" }],
  ])("leaves the outcome unknown after %s", async (_what, answer) => {
    const vendor = await startBrokenVendor(answer);
    const lost = braintreeAt(vendor.url, { timeoutMs: 400 });

    const calls = [
      lost.start(aPaymentRequest({ token: "fake-valid-nonce" })),
      lost.find({ transactionId: "abcd1234", orderId: "o", idempotencyKey: null }),
      lost.find({ transactionId: null, orderId: "o", idempotencyKey: null }),
      lost.prepare("CARD"),
    ].map((call) =>
      call.then(
        () => "answered",
        (error: unknown) => (error as Error).name,
      ),
    );
    const outcomes = await Promise.all(calls);
    await vendor.stop();

    expect(outcomes).toEqual(Array(4).fill("GatewayUnavailable"));
  });

  it("leaves the outcome unknown when nothing listens", async () => {
    await expect(braintreeAt("http://127.0.0.1:9").start(aPaymentRequest({ token: "x" }))).rejects.toThrow(
      GatewayUnavailable,
    );
  });
});
