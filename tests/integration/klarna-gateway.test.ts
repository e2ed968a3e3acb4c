/** Klarna: the adapter against the vendor's local double, over real HTTP. */
import { KlarnaGateway, type KlarnaOptions } from "../../server/gateways/payments/klarna/klarna-gateway";
import {
  GatewayRefused,
  GatewayUnavailable,
  type PaymentRequest,
  type RawWebhook,
} from "../../server/gateways/payments/payment-gateway";
import { KLARNA_SANDBOX } from "../../server/sandbox/payments/klarna/klarna-credentials";
import {
  aPaymentRequest,
  startBrokenVendor,
  startTestSandbox,
  type TestSandbox,
} from "../support/payment-sandbox";

let sandbox: TestSandbox;
let gateway: KlarnaGateway;

function gatewayTo(url: string, change: Partial<KlarnaOptions> = {}): KlarnaGateway {
  return new KlarnaGateway({ ...KLARNA_SANDBOX, callbackSecret: "secret", environment: { url }, ...change });
}

function anOrder(email = "ada@example.com", change: Partial<PaymentRequest> = {}): PaymentRequest {
  const request = aPaymentRequest({ webhookUrl: `${sandbox.webhooksUrl}/klarna`, ...change });
  return { ...request, customer: { ...request.customer, email } };
}

/** The customer's part: the widget's session, and the approval it hands to the page. */
async function approve(request: PaymentRequest) {
  const prepared = await gateway.prepare(request);
  const session = new URL(String(prepared!["widgetUrl"])).searchParams.get("session");
  const answer = await sandbox.post("/klarna/widget/authorize", { session_id: session });
  return (await answer.json()) as { approved: boolean; authorizationToken: string };
}

/** An order placed at Klarna. */
async function placed(email?: string) {
  const request = anOrder(email);
  const { authorizationToken } = await approve(request);
  const withToken = { ...request, token: authorizationToken };
  const start = await gateway.start(withToken);
  if (start.kind !== "DONE") throw new Error(`not placed: ${JSON.stringify(start)}`);
  return { request: withToken, report: start.report, id: start.report.transactionId };
}

/** The next callback of an order that is of this kind; others are passed over. */
async function nextCallback(orderId: string, kind: string): Promise<RawWebhook> {
  for (;;) {
    const webhook = await sandbox.nextWebhook();
    if (webhook.query["order"] === orderId && webhook.rawBody.includes(kind)) return webhook;
  }
}

beforeAll(async () => {
  sandbox = await startTestSandbox();
  gateway = gatewayTo(`${sandbox.url}/klarna`);
});
afterEach(() => sandbox.set({ reset: true }));
afterAll(() => sandbox.stop());

describe("buying", () => {
  it("opens a session for an order and tells the browser where the widget is", async () => {
    const prepared = await gateway.prepare(anOrder());

    expect(prepared).toEqual({
      sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      clientToken: expect.stringContaining("."),
      paymentMethodCategories: [{ identifier: "klarna", name: "Pay with Klarna" }],
      widgetUrl: expect.stringContaining(`${sandbox.url}/klarna/widget.html?session=`),
    });
  });

  it("needs an order before it opens a session", async () => {
    expect(await gateway.prepare(null)).toBeNull();
  });

  it("places the approved order: the money is reserved and nothing is taken", async () => {
    const { request, report } = await placed();

    expect(report).toEqual({
      transactionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      orderId: request.orderId,
      state: "AUTHORIZED",
      amountCents: 533_49,
      paidCents: 0,
      refundedCents: 0,
      currency: "USD",
      method: "Klarna",
      vendorStatus: "AUTHORIZED",
      note: null,
    });
    expect(await gateway.find({ transactionId: report.transactionId })).toEqual(report);
  });

  it("sends an order without tax, shipping or discount as it is", async () => {
    const request = anOrder("ada@example.com", {
      totalCents: 499_99,
      taxCents: 0,
      shippingCents: 0,
      discountCents: 0,
    });

    await expect(gateway.prepare(request)).resolves.toMatchObject({ sessionId: expect.any(String) });
  });

  it("says what Klarna refuses when the sums of an order do not agree", async () => {
    const wrong = anOrder("ada@example.com", { totalCents: 1_00 });

    await expect(gateway.prepare(wrong)).rejects.toMatchObject({
      problems: [{ name: "REQUEST_REFUSED", code: "BAD_VALUE" }],
    });
  });

  it("does not place an order that changed after Klarna approved it", async () => {
    const request = anOrder();
    const { authorizationToken: token } = await approve(request);
    const cheaper = { ...request, token, discountCents: 120_00, totalCents: 433_49 };

    const start = await gateway.start(cheaper);

    expect(start).toMatchObject({
      kind: "REFUSED",
      problems: [{ name: "REQUEST_REFUSED", code: "CONFLICT" }],
    });
  });

  it.each([["no-such-token"], ["../../../ordermanagement/v1/orders"], ["a b\n?x=1"], [null]])(
    "refuses the authorization token %j",
    async (token) => {
      const start = await gateway.start(anOrder("ada@example.com", { token }));

      expect(start).toMatchObject({ kind: "REFUSED", report: null, problems: [{ name: "DETAILS_USED_UP" }] });
    },
  );

  it("lets Klarna deny a customer in its own widget", async () => {
    expect(await approve(anOrder("ada+denied@example.com"))).toEqual({ approved: false, showForm: false });
  });

  it("shows the widget to the page that asked for it", async () => {
    const page = await fetch(`${sandbox.url}/klarna/widget.html?session=x&origin=http://localhost:8000`);

    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors http://localhost:8000");
  });
});

describe("a purchase Klarna wants to look at", () => {
  it("stays pending with a note, and is reserved when Klarna accepts it", async () => {
    const { id, report, request } = await placed("ada+pend-accept-01@example.com");
    await sandbox.post(`/klarna/tester/${id}/accept`);
    const webhook = await nextCallback(request.orderId, "FRAUD_RISK");

    const [event] = await gateway.readWebhook(webhook);

    expect(report).toMatchObject({ state: "PENDING", note: "Klarna review" });
    expect(event).toEqual({
      eventId: expect.stringMatching(/^[0-9a-f]{64}$/),
      orderId: request.orderId,
      transactionId: id,
      kind: "FRAUD_RISK_ACCEPTED",
      occurredAt: null,
    });
    expect(await gateway.find({ transactionId: id })).toMatchObject({ state: "AUTHORIZED", note: null });
  });

  it("cannot be captured meanwhile, and fails when Klarna rejects it", async () => {
    const { id } = await placed("ada+pend-reject-01@example.com");

    await expect(gateway.capture(id, 533_49, `c-${id}`)).rejects.toMatchObject({
      problems: [{ name: "NOT_ALLOWED", code: "CAPTURE_NOT_ALLOWED" }],
    });
    await sandbox.post(`/klarna/tester/${id}/reject`);

    expect(await gateway.find({ transactionId: id })).toMatchObject({ state: "FAILED", paidCents: 0 });
  });
});

describe("one order only", () => {
  it("places one order however often and however fast it is asked with one key", async () => {
    const { request, report } = await placed();
    const before = (await sandbox.ledger())["klarna"]!.payments;

    const again = await Promise.all([gateway.start(request), gateway.start(request)]);

    expect(again).toEqual(Array(2).fill({ kind: "DONE", report }));
    expect((await sandbox.ledger())["klarna"]!.payments).toBe(before);
  });

  it("asks once more by itself when the answer is lost, and gets the same order", async () => {
    const request = anOrder();
    const { authorizationToken: token } = await approve(request);
    const before = (await sandbox.ledger())["klarna"]!.payments;
    await sandbox.set({ vendor: "klarna", loseAnswerNext: 1 });

    const start = await gateway.start({ ...request, token });

    expect(start).toMatchObject({ kind: "DONE", report: { state: "AUTHORIZED", orderId: request.orderId } });
    expect((await sandbox.ledger())["klarna"]!.payments).toBe(before + 1);
  });

  it("gets that order when the start is repeated after both answers were lost", async () => {
    const request = anOrder();
    const { authorizationToken: token } = await approve(request);
    const before = (await sandbox.ledger())["klarna"]!.payments;
    await sandbox.set({ vendor: "klarna", loseAnswerNext: 2 });
    await expect(gateway.start({ ...request, token })).rejects.toThrow(GatewayUnavailable);

    const start = await gateway.start({ ...request, token });

    expect(start).toMatchObject({ kind: "DONE", report: { orderId: request.orderId } });
    expect((await sandbox.ledger())["klarna"]!.payments).toBe(before + 1);
  });

  it("refuses an approval that was used for another key", async () => {
    const { request } = await placed();

    const start = await gateway.start({ ...request, idempotencyKey: "another" });

    expect(start).toMatchObject({ kind: "REFUSED", problems: [{ name: "DETAILS_USED_UP" }] });
  });

  it("hands over the approval when the browser never brings it", async () => {
    const request = anOrder();
    const { authorizationToken } = await approve(request);
    const webhook = await nextCallback(request.orderId, "authorization_token");

    const [event] = await gateway.readWebhook(webhook);

    expect(event).toMatchObject({ kind: "authorization", transactionId: null, token: authorizationToken });
    expect(await gateway.start({ ...request, token: event!.token! })).toMatchObject({ kind: "DONE" });
  });
});

describe("money", () => {
  it("is taken at capture, in parts if need be, each once", async () => {
    const { id } = await placed();

    const part = await gateway.capture(id, 500_00, `a-${id}`);
    const samePart = await gateway.capture(id, 500_00, `a-${id}`);
    const rest = await gateway.capture(id, 33_49, `b-${id}`);

    expect(part).toMatchObject({ state: "PAID", paidCents: 500_00, vendorStatus: "PART_CAPTURED" });
    expect(samePart).toEqual(part);
    expect(rest).toMatchObject({ state: "PAID", paidCents: 533_49, vendorStatus: "CAPTURED" });
    await expect(gateway.capture(id, 1, `c-${id}`)).rejects.toThrow(GatewayRefused);
  });

  it("is given back in parts, each once, and no more than was taken", async () => {
    const { id } = await placed();
    await gateway.capture(id, 533_49, `a-${id}`);

    const part = await gateway.refund(id, 33_49, `a-${id}`);
    const samePart = await gateway.refund(id, 33_49, `a-${id}`);
    await expect(gateway.refund(id, 500_01, `much-${id}`)).rejects.toMatchObject({
      problems: [{ name: "AMOUNT_TOO_LARGE", code: "REFUND_NOT_ALLOWED" }],
    });
    const rest = await gateway.refund(id, 500_00, `b-${id}`);

    expect(part).toMatchObject({ state: "PARTLY_REFUNDED", refundedCents: 33_49 });
    expect(samePart).toEqual(part);
    expect(rest).toMatchObject({ state: "REFUNDED", paidCents: 533_49, refundedCents: 533_49 });
  });

  it("is released by cancelling, as often as it is asked", async () => {
    const { id } = await placed();

    const first = await gateway.cancel(id, "one");
    const second = await gateway.cancel(id, "two");

    expect(first).toMatchObject({ state: "CANCELLED", paidCents: 0 });
    expect(second).toEqual(first);
    await expect(gateway.capture(id, 1, `late-${id}`)).rejects.toThrow(GatewayRefused);
  });

  it("is released when a refund is asked for before it was taken, and only as a whole", async () => {
    const { id } = await placed();

    await expect(gateway.refund(id, 1_00, `part-${id}`)).rejects.toMatchObject({
      problems: [{ name: "NOT_SETTLED" }],
    });
    expect(await gateway.refund(id, 533_49, `all-${id}`)).toMatchObject({ state: "CANCELLED", paidCents: 0 });
  });

  it("is not cancelled once it was taken", async () => {
    const { id } = await placed();
    await gateway.capture(id, 533_49, `a-${id}`);

    await expect(gateway.cancel(id, "x")).rejects.toMatchObject({
      problems: [{ code: "CANCEL_NOT_ALLOWED" }],
    });
  });

  it("is gone when the reservation expires", async () => {
    const { id } = await placed();
    await sandbox.post(`/klarna/tester/${id}/expire`);

    expect(await gateway.find({ transactionId: id })).toMatchObject({ state: "EXPIRED" });
  });

  it("is not moved on an order Klarna does not know", async () => {
    expect(await gateway.find({ transactionId: "no-such-order" })).toBeNull();
    expect(await gateway.find({ transactionId: null })).toBeNull();
    await expect(gateway.capture("no-such-order", 1, "k")).rejects.toThrow(GatewayRefused);
    await expect(gateway.cancel("no-such-order", "k")).rejects.toThrow(GatewayRefused);
    await expect(gateway.refund("no-such-order", 1, "k")).rejects.toThrow(GatewayRefused);
  });
});

describe("a vendor on a bad day", () => {
  it("places the order at the second try when the first is answered 500", async () => {
    const request = anOrder();
    const { authorizationToken: token } = await approve(request);
    await sandbox.set({ vendor: "klarna", failNext: 1 });

    expect(await gateway.start({ ...request, token })).toMatchObject({ kind: "DONE" });
  });

  it("does not wait longer than it was told, and gets the order placed meanwhile when asked again", async () => {
    const request = anOrder();
    const { authorizationToken: token } = await approve(request);
    await sandbox.set({ vendor: "klarna", delayMs: 400 });

    await expect(
      gatewayTo(`${sandbox.url}/klarna`, { timeoutMs: 150 }).start({ ...request, token }),
    ).rejects.toThrow(GatewayUnavailable);

    await sandbox.set({ vendor: "klarna", delayMs: 0 });
    expect(await gateway.start({ ...request, token })).toMatchObject({ kind: "DONE" });
  });

  it.each([
    ["500", { status: 500 }],
    ["503 with a page", { status: 503, type: "text/html", body: "<html>" }],
    ["wrong credentials", { status: 401 }],
    ["too many requests", { status: 429 }],
    ["a redirect", { status: 302 }],
    ["well-formed nonsense", { type: "application/json", body: '{"weather":"sunny"}' }],
    ["a list", { type: "application/json", body: "[]" }],
    ["half a document", { type: "application/json", body: '{"order_id":"a"' }],
    ["a web page", { type: "text/html", body: "<html>" }],
    ["an empty body", { type: "application/json", body: "" }],
    ["an order without amounts", { body: '{"order_id":"a","fraud_status":7,"status":"AUTHORIZED"}' }],
    ["an answer cut off", { body: '{"order_id":"a"}', end: "cut" as const }],
    ["an answer that never ends", { body: '{"order_id":"a"}', end: "never" as const }],
  ])("does not know the outcome after %s", async (_what, answer) => {
    const vendor = await startBrokenVendor(answer);
    const lost = gatewayTo(vendor.url, { timeoutMs: 300 });
    const order = anOrder("ada@example.com", { token: "token" });

    const outcomes = await Promise.all(
      [lost.start(order), lost.find({ transactionId: "a" }), lost.prepare(order)].map((call) =>
        call.then(
          () => "answered",
          (error: unknown) => (error as Error).name,
        ),
      ),
    );
    await vendor.stop();

    expect(outcomes).toEqual(Array(3).fill("GatewayUnavailable"));
  });

  it("does not know the outcome when nobody listens", async () => {
    await expect(gatewayTo("http://127.0.0.1:9").start(anOrder("a@b.co", { token: "t" }))).rejects.toThrow(
      GatewayUnavailable,
    );
  });
});

describe("callbacks", () => {
  it("are the same event each time they come", async () => {
    const { id, request } = await placed("ada+pend-accept-01@example.com");
    await sandbox.set({ vendor: "klarna", duplicateWebhooks: 1 });
    await sandbox.post(`/klarna/tester/${id}/accept`);

    const [one] = await gateway.readWebhook(await nextCallback(request.orderId, "FRAUD_RISK"));
    const [other] = await gateway.readWebhook(await nextCallback(request.orderId, "FRAUD_RISK"));

    expect(other).toEqual(one);
  });

  it("are rejected without the order's own key, cut short, or about nothing", async () => {
    const { id, request } = await placed("ada+pend-accept-01@example.com");
    await sandbox.post(`/klarna/tester/${id}/accept`);
    const genuine = await nextCallback(request.orderId, "FRAUD_RISK");
    const bad: RawWebhook[] = [
      { ...genuine, query: {} },
      { ...genuine, query: { ...genuine.query, key: "" } },
      { ...genuine, query: { ...genuine.query, key: genuine.query["key"]!.slice(0, -1) } },
      { ...genuine, query: { ...genuine.query, order: "another-order" } },
      { ...genuine, rawBody: genuine.rawBody.subarray(0, 10) },
      { ...genuine, rawBody: Buffer.from("") },
      { ...genuine, rawBody: Buffer.from("null") },
      { ...genuine, rawBody: Buffer.from('{"weather":"sunny"}') },
    ];

    for (const webhook of bad) {
      await expect(gateway.readWebhook(webhook)).rejects.toMatchObject({ name: "WebhookRejected" });
    }
    const stranger = gatewayTo(sandbox.url, { callbackSecret: "another" });
    await expect(stranger.readWebhook(genuine)).rejects.toMatchObject({ name: "WebhookRejected" });
    await expect(gateway.readWebhook(genuine)).resolves.toHaveLength(1);
  });
});
