/** Klarna: the adapter against the vendor's local sandbox, over real HTTP. */
import type { RawWebhook } from "../../../server/gateways/webhook";
import { GatewayRefused } from "../../../server/payments/vendors/gateway.port";
import { klarnaAt, testKlarna } from "../../support/orders/klarna-payments";

const klarna = testKlarna();

describe("buying", () => {
  it("opens a session for an order and gives the browser the widget's address", async () => {
    const prepared = await klarna.gateway.prepare("KLARNA", klarna.anOrder());

    expect(prepared).toEqual({
      clientToken: expect.stringContaining("."),
      widgetUrl: expect.stringMatching(/\/klarna\/widget\.html\?session=[0-9a-f-]{36}$/),
      coins: [],
    });
    expect(prepared.widgetUrl).toContain(klarna.sandbox.url);
  });

  it("needs an order before it opens a session", async () => {
    expect(await klarna.gateway.prepare("KLARNA", null)).toMatchObject({
      clientToken: null,
      widgetUrl: null,
    });
  });

  it("places the approved order: the money is authorized and not captured", async () => {
    const { request, report } = await klarna.place();

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
    expect(await klarna.gateway.find({ transactionId: report.transactionId })).toEqual(report);
  });

  it("sends an order without tax, shipping or discount unchanged", async () => {
    const request = klarna.anOrder("ada@example.com", {
      totalCents: 499_99,
      taxCents: 0,
      shippingCents: 0,
      discountCents: 0,
    });

    await expect(klarna.gateway.prepare("KLARNA", request)).resolves.toMatchObject({
      clientToken: expect.any(String),
    });
  });

  it("reports Klarna's refusal when an order's amounts do not add up", async () => {
    const wrong = klarna.anOrder("ada@example.com", { totalCents: 1_00 });

    await expect(klarna.gateway.prepare("KLARNA", wrong)).rejects.toMatchObject({
      problems: [{ name: "REQUEST_REFUSED", code: "BAD_VALUE" }],
    });
  });

  it("does not place an order that changed after Klarna approved it", async () => {
    const request = klarna.anOrder();
    const { authorizationToken: token } = await klarna.approve(request);
    const cheaper = { ...request, token, discountCents: 120_00, totalCents: 433_49 };

    const start = await klarna.gateway.start(cheaper);

    expect(start).toMatchObject({
      kind: "REFUSED",
      problems: [{ name: "REQUEST_REFUSED", code: "CONFLICT" }],
    });
  });

  it.each([["no-such-token"], ["../../../ordermanagement/v1/orders"], ["a b\n?x=1"], [null]])(
    "rejects the authorization token %j",
    async (token) => {
      const start = await klarna.gateway.start(klarna.anOrder("ada@example.com", { token }));

      expect(start).toMatchObject({ kind: "REFUSED", report: null, problems: [{ name: "DETAILS_USED_UP" }] });
    },
  );

  it("lets Klarna decline a customer in its own widget", async () => {
    expect(await klarna.approve(klarna.anOrder("ada+denied@example.com"))).toEqual({
      approved: false,
      showForm: false,
    });
  });

  it("shows the widget to the page that requested it", async () => {
    const page = await fetch(
      `${klarna.sandbox.url}/klarna/widget.html?session=x&origin=http://localhost:8000`,
    );

    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors http://localhost:8000");
  });
});

describe("a purchase under Klarna's review", () => {
  it("stays pending with a note, and is authorized when Klarna accepts it", async () => {
    const { id, report, request } = await klarna.place("ada+pend-accept-01@example.com");
    await klarna.press(id, "accept");
    const webhook = await klarna.nextCallback(request.orderId, "FRAUD_RISK");

    const [event] = await klarna.gateway.readWebhook(webhook);

    expect(report).toMatchObject({ state: "PENDING", note: "Klarna review" });
    expect(event).toEqual({
      eventId: expect.stringMatching(/^[0-9a-f]{64}$/),
      orderId: request.orderId,
      transactionId: id,
      kind: "FRAUD_RISK_ACCEPTED",
    });
    expect(await klarna.gateway.find({ transactionId: id })).toMatchObject({
      state: "AUTHORIZED",
      note: null,
    });
  });

  it("cannot be captured before, and fails when Klarna rejects it", async () => {
    const { id } = await klarna.place("ada+pend-reject-01@example.com");

    await expect(klarna.gateway.capture(id, 533_49, `c-${id}`)).rejects.toMatchObject({
      problems: [{ name: "NOT_ALLOWED", code: "CAPTURE_NOT_ALLOWED" }],
    });
    await klarna.press(id, "reject");

    expect(await klarna.gateway.find({ transactionId: id })).toMatchObject({ state: "FAILED", paidCents: 0 });
  });
});

describe("money", () => {
  it("is captured, in parts if needed, each once", async () => {
    const { id } = await klarna.place();

    const part = await klarna.gateway.capture(id, 500_00, `a-${id}`);
    const samePart = await klarna.gateway.capture(id, 500_00, `a-${id}`);
    const remainder = await klarna.gateway.capture(id, 33_49, `b-${id}`);

    expect(part).toMatchObject({ state: "PAID", paidCents: 500_00, vendorStatus: "PART_CAPTURED" });
    expect(samePart).toEqual(part);
    expect(remainder).toMatchObject({ state: "PAID", paidCents: 533_49, vendorStatus: "CAPTURED" });
    await expect(klarna.gateway.capture(id, 1, `c-${id}`)).rejects.toThrow(GatewayRefused);
  });

  it("is refunded in parts, each once, and no more than was captured", async () => {
    const { id } = await klarna.place();
    await klarna.gateway.capture(id, 533_49, `a-${id}`);

    const part = await klarna.gateway.refund(id, 33_49, `a-${id}`);
    const samePart = await klarna.gateway.refund(id, 33_49, `a-${id}`);
    await expect(klarna.gateway.refund(id, 500_01, `much-${id}`)).rejects.toMatchObject({
      problems: [{ name: "AMOUNT_TOO_LARGE", code: "REFUND_NOT_ALLOWED" }],
    });
    const remainder = await klarna.gateway.refund(id, 500_00, `b-${id}`);

    expect(part).toMatchObject({ state: "PARTLY_REFUNDED", refundedCents: 33_49 });
    expect(samePart).toEqual(part);
    expect(remainder).toMatchObject({ state: "REFUNDED", paidCents: 533_49, refundedCents: 533_49 });
  });

  it("is released by cancelling, idempotently", async () => {
    const { id } = await klarna.place();

    const first = await klarna.gateway.cancel(id, "one");
    const second = await klarna.gateway.cancel(id, "two");

    expect(first).toMatchObject({ state: "CANCELLED", paidCents: 0 });
    expect(second).toEqual(first);
    await expect(klarna.gateway.capture(id, 1, `late-${id}`)).rejects.toThrow(GatewayRefused);
  });

  it("is released by a refund before capture, in full only", async () => {
    const { id } = await klarna.place();

    await expect(klarna.gateway.refund(id, 1_00, `part-${id}`)).rejects.toMatchObject({
      problems: [{ name: "NOT_SETTLED" }],
    });
    expect(await klarna.gateway.refund(id, 533_49, `all-${id}`)).toMatchObject({
      state: "CANCELLED",
      paidCents: 0,
    });
  });

  it("is not cancelled after capture", async () => {
    const { id } = await klarna.place();
    await klarna.gateway.capture(id, 533_49, `a-${id}`);

    await expect(klarna.gateway.cancel(id, "x")).rejects.toMatchObject({
      problems: [{ code: "CANCEL_NOT_ALLOWED" }],
    });
  });

  it("is gone when the authorization expires", async () => {
    const { id } = await klarna.place();
    await klarna.press(id, "expire");

    expect(await klarna.gateway.find({ transactionId: id })).toMatchObject({ state: "EXPIRED" });
  });

  it("is not moved on an unknown Klarna order", async () => {
    expect(await klarna.gateway.find({ transactionId: "no-such-order" })).toBeNull();
    expect(await klarna.gateway.find({ transactionId: null })).toBeNull();
    await expect(klarna.gateway.capture("no-such-order", 1, "k")).rejects.toThrow(GatewayRefused);
    await expect(klarna.gateway.cancel("no-such-order", "k")).rejects.toThrow(GatewayRefused);
    await expect(klarna.gateway.refund("no-such-order", 1, "k")).rejects.toThrow(GatewayRefused);
  });
});

describe("callbacks", () => {
  it("are the same event each time they arrive", async () => {
    const { id, request } = await klarna.place("ada+pend-accept-01@example.com");
    await klarna.sandbox.set({ vendor: "klarna", duplicateWebhooks: 1 });
    await klarna.press(id, "accept");

    const [first] = await klarna.gateway.readWebhook(
      await klarna.nextCallback(request.orderId, "FRAUD_RISK"),
    );
    const [second] = await klarna.gateway.readWebhook(
      await klarna.nextCallback(request.orderId, "FRAUD_RISK"),
    );

    expect(second).toEqual(first);
  });

  it("are rejected without the order's own key, truncated, or without an event", async () => {
    const { id, request } = await klarna.place("ada+pend-accept-01@example.com");
    await klarna.press(id, "accept");
    const genuine = await klarna.nextCallback(request.orderId, "FRAUD_RISK");
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
      await expect(klarna.gateway.readWebhook(webhook)).rejects.toMatchObject({ name: "WebhookRejected" });
    }
    const stranger = klarnaAt(klarna.sandbox.url, { callbackSecrets: ["another"] });
    await expect(stranger.readWebhook(genuine)).rejects.toMatchObject({ name: "WebhookRejected" });
    await expect(klarna.gateway.readWebhook(genuine)).resolves.toHaveLength(1);
  });
});
