/** Cards and Google Pay: the adapter against the vendor's local double, over real HTTP. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  BraintreeGateway,
  type BraintreeOptions,
} from "../../server/gateways/payments/braintree/braintree-gateway";
import {
  GatewayRefused,
  GatewayUnavailable,
  type RawWebhook,
  type WebhookEvent,
} from "../../server/gateways/payments/payment-gateway";
import { BRAINTREE_SANDBOX } from "../../server/sandbox/payments/braintree/braintree-credentials";
import {
  aPaymentRequest,
  startBrokenVendor,
  startTestSandbox,
  type TestSandbox,
} from "../support/payment-sandbox";

let sandbox: TestSandbox;
let gateway: BraintreeGateway;

function gatewayTo(url: string, change: Partial<BraintreeOptions> = {}): BraintreeGateway {
  return new BraintreeGateway({ ...BRAINTREE_SANDBOX, environment: { url }, ...change });
}

/** A card sale that went through. */
async function paid(by = gateway, change: Parameters<typeof aPaymentRequest>[0] = {}) {
  const request = aPaymentRequest({ token: "fake-valid-visa-nonce", ...change });
  const start = await by.start(request);
  if (start.kind !== "DONE") throw new Error(`not paid: ${JSON.stringify(start)}`);
  return { request, report: start.report, id: start.report.transactionId };
}

/** The next webhook about a payment, with the event read from it; other tests' webhooks are passed over. */
async function nextEventOf(id: string): Promise<{ webhook: RawWebhook; event: WebhookEvent }> {
  for (;;) {
    const webhook = await sandbox.nextWebhook();
    const [event] = await gateway.readWebhook(webhook);
    if (event?.transactionId === id) return { webhook, event };
  }
}

const settle = (id: string) => sandbox.post(`/braintree/tester/${id}/settle`);
const salesOf = async () => (await sandbox.ledger())["braintree"]!;

/** What the card's frame does when the page around it asks for a token. */
async function enterCard(number: string, change: object = {}) {
  const body = { number, expirationDate: "12/39", cvv: "123", ...change };
  return (await sandbox.post("/braintree/hosted-fields/tokenize", body)).json() as Promise<
    Record<string, unknown>
  >;
}

beforeAll(async () => {
  sandbox = await startTestSandbox();
  gateway = gatewayTo(`${sandbox.url}/braintree`);
});
afterEach(() => sandbox.set({ reset: true }));
afterAll(() => sandbox.stop());

describe("paying", () => {
  it("gives the browser a client token and the addresses of the card's and the wallet's frames", async () => {
    const prepared = await gateway.prepare();

    expect(prepared).toEqual({
      clientToken: expect.stringMatching(/^[A-Za-z0-9+/=]{40,}$/),
      hostedFieldsUrl: `${sandbox.url}/braintree/hosted-fields.html`,
      googlePayUrl: `${sandbox.url}/braintree/google-pay.html`,
    });
  });

  it("takes a card payment and reports it as paid, to the cent and for this order", async () => {
    const { request, report } = await paid();

    expect(report).toEqual({
      transactionId: expect.stringMatching(/^\w{8}$/),
      orderId: request.orderId,
      state: "PAID",
      amountCents: 533_49,
      paidCents: 533_49,
      refundedCents: 0,
      currency: "USD",
      method: "Card",
      vendorStatus: "submitted_for_settlement",
      note: null,
    });
  });

  it("calls a payment with Google's nonce Google Pay", async () => {
    const { report } = await paid(gateway, { token: "fake-android-pay-visa-nonce" });

    expect(report).toMatchObject({ state: "PAID", method: "Google Pay" });
  });

  it("only reserves the money when told so, and takes it at capture", async () => {
    const reserving = gatewayTo(`${sandbox.url}/braintree`, { isCapturedAtOnce: false });
    const { id, report } = await paid(reserving);

    const captured = await reserving.capture(id, 500_00, "capture-1");

    expect(report).toMatchObject({ state: "AUTHORIZED", paidCents: 0 });
    expect(captured).toMatchObject({ state: "PAID", paidCents: 500_00 });
  });

  it("captures once when asked twice with one key, and refuses another capture", async () => {
    const reserving = gatewayTo(`${sandbox.url}/braintree`, { isCapturedAtOnce: false });
    const { id } = await paid(reserving);
    await reserving.capture(id, 533_49, `capture-${id}`);

    const again = await reserving.capture(id, 533_49, `capture-${id}`);

    expect(again).toMatchObject({ state: "PAID", paidCents: 533_49 });
    await expect(reserving.capture(id, 533_49, "another key")).rejects.toMatchObject({
      problems: [{ name: "NOT_ALLOWED", code: "91507" }],
    });
  });

  it("never captures more than was reserved", async () => {
    const reserving = gatewayTo(`${sandbox.url}/braintree`, { isCapturedAtOnce: false });
    const { id } = await paid(reserving);

    await expect(reserving.capture(id, 533_50, `more-${id}`)).rejects.toMatchObject({
      problems: [{ name: "AMOUNT_TOO_LARGE", code: "91522" }],
    });
  });
});

describe("refusals", () => {
  it.each([
    ["a declined card", "fake-processor-declined-visa-nonce", "CARD_DECLINED", "2000"],
    ["a suspected fraud", "fake-gateway-rejected-fraud-nonce", "PAYMENT_REJECTED", "fraud"],
    [
      "a risk above the threshold",
      "fake-gateway-rejected-risk-thresholds-nonce",
      "PAYMENT_REJECTED",
      "risk_threshold",
    ],
  ])(
    "says of %s that it failed, with the transaction the vendor booked",
    async (_what, token, name, code) => {
      const request = aPaymentRequest({ token });

      const start = await gateway.start(request);

      expect(start).toMatchObject({
        kind: "REFUSED",
        report: { state: "FAILED", orderId: request.orderId, paidCents: 0 },
        problems: [{ name, code, message: expect.stringMatching(/another|choose/) }],
      });
    },
  );

  it.each([
    ["was used", "fake-consumed-nonce", "DETAILS_USED_UP", "91564"],
    ["is unknown", "no-such-nonce", "DETAILS_USED_UP", "91565"],
    ["names a card number that cannot be", "fake-luhn-invalid-nonce", "CARD_DETAILS_WRONG", "81715"],
  ])("books nothing when the nonce %s", async (_what, token, name, code) => {
    const request = aPaymentRequest({ token });

    const start = await gateway.start(request);

    expect(start).toMatchObject({ kind: "REFUSED", report: null, problems: [{ name, code }] });
    expect(await gateway.find({ transactionId: null, orderId: request.orderId })).toBeNull();
  });

  it("asks for card details when it is given none", async () => {
    const start = await gateway.start(aPaymentRequest({ token: null }));

    expect(start).toMatchObject({ kind: "REFUSED", problems: [{ name: "DETAILS_USED_UP" }] });
  });

  it("lets the same order be paid with another card after a decline, and finds the payment that stands", async () => {
    const request = aPaymentRequest({ token: "fake-processor-declined-visa-nonce" });
    await gateway.start(request);

    const second = await gateway.start({
      ...request,
      token: "fake-valid-mastercard-nonce",
      idempotencyKey: `${request.idempotencyKey}-again`,
    });

    const found = await gateway.find({ transactionId: null, orderId: request.orderId });
    expect(second).toMatchObject({ kind: "DONE" });
    expect(found).toMatchObject({ state: "PAID" });
  });

  it.each([
    [2000_00, "CARD_DECLINED", "2000"],
    [2001_00, "INSUFFICIENT_FUNDS", "2001"],
    [2004_50, "CARD_DETAILS_WRONG", "2004"],
    [2015_00, "CARD_NOT_USABLE", "2015"],
    [2099_00, "AUTHENTICATION_FAILED", "2099"],
    [3000_00, "PAYMENT_FAILED", "3000"],
    [5001_00, "PAYMENT_REJECTED", "application_incomplete"],
  ])(
    "declines the documented amount of %d cents as %s when those are switched on",
    async (totalCents, name, code) => {
      await sandbox.set({ magicAmounts: true });

      const start = await gateway.start(aPaymentRequest({ token: "fake-valid-nonce", totalCents }));

      expect(start).toMatchObject({
        kind: "REFUSED",
        report: { state: "FAILED" },
        problems: [{ name, code }],
      });
    },
  );

  it("sells a 2,500-dollar television while they are switched off", async () => {
    const { report } = await paid(gateway, { totalCents: 2500_00 });

    expect(report.paidCents).toBe(2500_00);
  });
});

describe("3-D Secure", () => {
  it("rejects a card that was not authenticated when it is required", async () => {
    const start = await gateway.start(
      aPaymentRequest({ token: "fake-valid-visa-nonce", isThreeDSecureRequired: true }),
    );

    expect(start).toMatchObject({
      kind: "REFUSED",
      problems: [{ name: "AUTHENTICATION_FAILED", code: "three_d_secure" }],
    });
  });

  it("takes an authenticated card when it is required", async () => {
    const token = "fake-three-d-secure-two-visa-successful-frictionless-authentication-nonce";

    const { report } = await paid(gateway, { token, isThreeDSecureRequired: true });

    expect(report.state).toBe("PAID");
  });

  it.each([
    ["1234", true, "DONE"],
    ["0000", false, "REFUSED"],
  ])("lets the cardholder answer the bank with %s", async (code, isShifted, kind) => {
    const challenge = await enterCard("4000000000002503");
    const confirmed = await sandbox.post("/braintree/hosted-fields/authenticate", {
      nonce: challenge["nonce"],
      code,
    });
    const token = (await confirmed.json()) as { nonce: string; liabilityShifted: boolean };

    const start = await gateway.start(aPaymentRequest({ token: token.nonce, isThreeDSecureRequired: true }));

    expect(challenge["type"]).toBe("challenge");
    expect(token.liabilityShifted).toBe(isShifted);
    expect(start.kind).toBe(kind);
  });
});

describe("the card's frame", () => {
  it("turns a card into a nonce that pays once", async () => {
    const { nonce, details } = await enterCard("4012 8888 8888 1881");

    const { request } = await paid(gateway, { token: String(nonce) });
    const elsewhere = await gateway.start(aPaymentRequest({ token: String(nonce) }));

    expect(details).toEqual({ cardType: "Visa", lastFour: "1881", lastTwo: "81", bin: "401288" });
    expect(elsewhere).toMatchObject({ kind: "REFUSED", problems: [{ code: "91564" }] });
    expect(await gateway.find({ transactionId: null, orderId: request.orderId })).not.toBeNull();
  });

  it.each([
    ["number", { number: "4111111111111112" }],
    ["expirationDate", { expirationDate: "01/20" }],
    ["expirationDate", { expirationDate: "13/39" }],
    ["cvv", { cvv: "12" }],
  ])("names the wrong %s", async (field, change) => {
    const answer = await enterCard("4111111111111111", change);

    expect(answer).toMatchObject({ type: "problem", field, message: expect.any(String) });
  });

  it("may be framed by the page that asked, and is refused to whoever names no origin", async () => {
    const page = await fetch(`${sandbox.url}/braintree/hosted-fields.html?origin=http://localhost:8000`);
    const nobody = await fetch(`${sandbox.url}/braintree/hosted-fields.html?origin=javascript:x`);

    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors http://localhost:8000");
    expect(await page.text()).toContain("Card number");
    expect(nobody.status).toBe(400);
  });
});

describe("one payment only", () => {
  it("charges once when the same start is asked twice", async () => {
    const { nonce } = await enterCard("4111111111111111");
    const request = aPaymentRequest({ token: String(nonce) });
    const before = await salesOf();

    const [first, second] = [await gateway.start(request), await gateway.start(request)];

    expect(second).toEqual(first);
    expect((await salesOf()).payments).toBe(before.payments + 1);
  });

  it("charges once when two starts of one order race", async () => {
    const { nonce } = await enterCard("4111111111111111");
    const request = aPaymentRequest({ token: String(nonce) });
    const before = await salesOf();

    const starts = await Promise.all([
      gateway.start(request),
      gateway.start(request),
      gateway.start(request),
    ]);

    expect(new Set(starts.map((start) => start.report?.transactionId)).size).toBe(1);
    expect((await salesOf()).netCents).toBe(before.netCents + request.totalCents);
  });

  it("knows its own sale again by the order when the nonce comes back with another key", async () => {
    const { nonce } = await enterCard("4111111111111111");
    const { request, id } = await paid(gateway, { token: String(nonce) });

    const again = await gateway.start({ ...request, idempotencyKey: "another-key" });

    expect(again).toMatchObject({ kind: "DONE", report: { transactionId: id } });
  });

  it("finds the payment by its order when the answer was lost on the way", async () => {
    const request = aPaymentRequest({ token: "fake-valid-visa-nonce" });
    await sandbox.set({ loseAnswerNext: 1 });

    await expect(gateway.start(request)).rejects.toThrow(GatewayUnavailable);

    const found = await gateway.find({ transactionId: null, orderId: request.orderId });
    const again = await gateway.start(request);
    expect(found).toMatchObject({ state: "PAID", orderId: request.orderId, paidCents: request.totalCents });
    expect(again).toMatchObject({ kind: "DONE", report: { transactionId: found!.transactionId } });
  });

  it("knows of no payment for an order that was never paid", async () => {
    expect(await gateway.find({ transactionId: null, orderId: "never" })).toBeNull();
    expect(await gateway.find({ transactionId: "nosuchid", orderId: "never" })).toBeNull();
    expect(await gateway.find({ transactionId: "../client_token", orderId: "never" })).toBeNull();
  });

  it("keeps its books through a restart", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "sandbox-"));
    const first = await startTestSandbox(folder);
    const { id, request } = await paid(gatewayTo(`${first.url}/braintree`));
    await first.stop();

    const second = await startTestSandbox(folder);
    const found = await gatewayTo(`${second.url}/braintree`).find({
      transactionId: null,
      orderId: request.orderId,
    });
    await second.stop();
    await rm(folder, { recursive: true });

    expect(found).toMatchObject({ transactionId: id, state: "PAID" });
  });
});

describe("giving back", () => {
  it("voids once, and says so again when asked again", async () => {
    const { id } = await paid();

    const first = await gateway.cancel(id);
    const second = await gateway.cancel(id);

    expect(first).toMatchObject({ state: "CANCELLED", paidCents: 0, vendorStatus: "voided" });
    expect(second).toEqual(first);
  });

  it("voids the whole of a payment that has not settled when asked to refund it", async () => {
    const { id, report } = await paid();

    const refunded = await gateway.refund(id, report.amountCents, `refund-${id}`);
    const again = await gateway.refund(id, report.amountCents, `refund-${id}`);

    expect(refunded).toMatchObject({ state: "CANCELLED", paidCents: 0 });
    expect(again).toEqual(refunded);
  });

  it("refuses a partial refund before settlement", async () => {
    const { id } = await paid();

    await expect(gateway.refund(id, 10_00, `part-${id}`)).rejects.toMatchObject({
      problems: [{ name: "NOT_SETTLED", code: "91506" }],
    });
  });

  it("refunds a settled payment in parts, each once, and no more than was paid", async () => {
    const { id } = await paid();
    await settle(id);

    const part = await gateway.refund(id, 100_00, `one-${id}`);
    const samePart = await gateway.refund(id, 100_00, `one-${id}`);
    await expect(gateway.refund(id, 433_50, `much-${id}`)).rejects.toMatchObject({
      problems: [{ name: "AMOUNT_TOO_LARGE" }],
    });
    const rest = await gateway.refund(id, 433_49, `two-${id}`);

    expect(part).toMatchObject({ state: "PARTLY_REFUNDED", paidCents: 533_49, refundedCents: 100_00 });
    expect(samePart).toEqual(part);
    expect(rest).toMatchObject({ state: "REFUNDED", refundedCents: 533_49 });
    await expect(gateway.refund(id, 1, `three-${id}`)).rejects.toThrow(GatewayRefused);
    await expect(gateway.cancel(id)).rejects.toMatchObject({ problems: [{ code: "91504" }] });
  });

  it("refuses to move a payment nobody knows", async () => {
    await expect(gateway.refund("nosuchid", 1, "k")).rejects.toThrow(GatewayRefused);
    await expect(gateway.cancel("nosuchid")).rejects.toThrow(GatewayRefused);
    await expect(gateway.capture("nosuchid", 1, "k")).rejects.toThrow(GatewayRefused);
  });
});

describe("a vendor on a bad day", () => {
  it("does not know the outcome when the vendor answers 500, and charged nothing", async () => {
    const request = aPaymentRequest({ token: "fake-valid-visa-nonce" });
    await sandbox.set({ failNext: 1 });

    await expect(gateway.start(request)).rejects.toThrow(GatewayUnavailable);

    expect(await gateway.find({ transactionId: null, orderId: request.orderId })).toBeNull();
  });

  it("does not wait longer than it was told, and finds what was done all the same", async () => {
    const hasty = gatewayTo(`${sandbox.url}/braintree`, { timeoutMs: 150 });
    const request = aPaymentRequest({ token: "fake-valid-visa-nonce" });
    await sandbox.set({ delayMs: 400 });

    await expect(hasty.start(request)).rejects.toThrow(/in time|timed out/);

    await sandbox.set({ delayMs: 0 });
    const again = await gateway.start(request);
    expect(again).toMatchObject({ kind: "DONE", report: { state: "PAID" } });
  });

  it("refuses to believe well-formed nonsense", async () => {
    await sandbox.set({ nonsenseNext: 3 });

    await expect(gateway.start(aPaymentRequest({ token: "fake-valid-nonce" }))).rejects.toThrow(
      GatewayUnavailable,
    );
    await expect(gateway.find({ transactionId: "abcd1234", orderId: "o" })).rejects.toThrow(
      GatewayUnavailable,
    );
    await expect(gateway.find({ transactionId: null, orderId: "o" })).rejects.toThrow(GatewayUnavailable);
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
  ])("does not know the outcome after %s", async (_what, answer) => {
    const vendor = await startBrokenVendor(answer);
    const lost = gatewayTo(vendor.url, { timeoutMs: 400 });

    const calls = [
      lost.start(aPaymentRequest({ token: "fake-valid-nonce" })),
      lost.find({ transactionId: "abcd1234", orderId: "o" }),
      lost.find({ transactionId: null, orderId: "o" }),
      lost.prepare(),
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

  it("does not know the outcome when nobody listens", async () => {
    await expect(gatewayTo("http://127.0.0.1:9").start(aPaymentRequest({ token: "x" }))).rejects.toThrow(
      GatewayUnavailable,
    );
  });
});

describe("webhooks", () => {
  it("reads who settled from a signed notification, the same event each time it comes", async () => {
    const { id, request } = await paid();
    await sandbox.set({ duplicateWebhooks: 1 });
    await settle(id);

    const { event } = await nextEventOf(id);
    const { event: again } = await nextEventOf(id);

    expect(event).toEqual({
      eventId: expect.stringMatching(/^[0-9a-f]{64}$/),
      transactionId: id,
      orderId: request.orderId,
      kind: "transaction_settled",
      occurredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(again).toEqual(event);
  });

  it("tells of a dispute, and stops calling it one when it is won", async () => {
    const { nonce } = await enterCard("4023898493988028");
    const { id } = await paid(gateway, { token: String(nonce) });
    await settle(id);
    const events = [await nextEventOf(id), await nextEventOf(id)].map(({ event }) => event.kind);

    const disputed = await gateway.find({ transactionId: id, orderId: "" });
    await sandbox.post(`/braintree/tester/${id}/dispute-won`);
    const won = await gateway.find({ transactionId: id, orderId: "" });

    expect(events.sort()).toEqual(["dispute_opened", "transaction_settled"]);
    expect(disputed?.state).toBe("DISPUTED");
    expect(won?.state).toBe("PAID");
  });

  it("calls a payment failed when its settlement was declined", async () => {
    const { id } = await paid();
    await sandbox.post(`/braintree/tester/${id}/settlement-decline`);
    const { event } = await nextEventOf(id);

    const report = await gateway.find({ transactionId: id, orderId: "" });

    expect(event.kind).toBe("transaction_settlement_declined");
    expect(report).toMatchObject({ state: "FAILED", paidCents: 0 });
  });

  it("rejects what is forged, changed, cut short or nonsense", async () => {
    const { id } = await paid();
    await settle(id);
    const { webhook: genuine } = await nextEventOf(id);
    const form = new URLSearchParams(genuine.rawBody.toString());
    const [signature, payload] = [form.get("bt_signature")!, form.get("bt_payload")!];
    const stranger = gatewayTo(`${sandbox.url}/braintree`, { privateKey: "another" });
    const forms = [
      { bt_signature: signature, bt_payload: payload.slice(0, -40) },
      { bt_signature: signature, bt_payload: Buffer.from("<notification/>").toString("base64") },
      { bt_signature: signature.slice(0, -1), bt_payload: payload },
      { bt_signature: signature.replace("sandbox_public_key", "other"), bt_payload: payload },
      { bt_signature: `${BRAINTREE_SANDBOX.publicKey}|`, bt_payload: payload },
      { bt_payload: payload },
      { bt_signature: signature },
      {},
    ] as Record<string, string>[];
    const bodies = [
      ...forms.map((fields) => new URLSearchParams(fields).toString()),
      genuine.rawBody.toString().slice(0, 100),
      "\u0000{]",
    ];

    for (const body of bodies) {
      const webhook = { ...genuine, rawBody: Buffer.from(body) };
      await expect(gateway.readWebhook(webhook)).rejects.toMatchObject({ name: "WebhookRejected" });
    }
    await expect(stranger.readWebhook(genuine)).rejects.toMatchObject({ name: "WebhookRejected" });
    await expect(gateway.readWebhook(genuine)).resolves.toHaveLength(1);
  });

  it("answers the vendor's challenge, and nothing that is none", () => {
    const answer = gateway.answerChallenge("20f9f8ed05f77439fe955c977e4c8a53");

    expect(answer).toMatch(/^sandbox_public_key\|[0-9a-f]{40}$/);
    expect(() => gateway.answerChallenge("<script>")).toThrow("challenge");
  });
});
