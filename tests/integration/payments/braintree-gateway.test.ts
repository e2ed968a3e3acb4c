/** Cards and Google Pay: the adapter against the vendor's local sandbox, over real HTTP. */
import { GatewayRefused } from "../../../server/payments/vendors/gateway.port";
import { testCards } from "../../support/orders/card-payments";
import { aPaymentRequest } from "../../support/orders/payment-sandbox";

const cards = testCards();

describe("paying", () => {
  it("gives the browser a client token and the addresses of the card and wallet frames", async () => {
    const clientToken = expect.stringMatching(/^[A-Za-z0-9+/=]{40,}$/);
    const pageAt = (path: string) => `${cards.sandbox.url}/braintree/${path}`;

    expect(await cards.gateway.prepare("CARD")).toEqual({
      clientToken,
      widgetUrl: pageAt("hosted-fields.html"),
      coins: [],
    });
    expect(await cards.gateway.prepare("GOOGLE_PAY")).toEqual({
      clientToken,
      widgetUrl: pageAt("google-pay.html"),
      coins: [],
    });
  });

  it("charges a card and reports the payment as paid, to the cent and for this order", async () => {
    const { request, report } = await cards.pay();

    expect(report).toEqual({
      transactionId: expect.stringMatching(/^\w{8}$/),
      orderId: request.orderId,
      state: "PAID",
      amountCents: 533_49,
      paidCents: 533_49,
      refundedCents: 0,
      currency: "USD",
      method: "Card ending in 1111",
      vendorStatus: "submitted_for_settlement",
      note: null,
    });
  });

  it("reports a payment with Google's nonce as Google Pay", async () => {
    const { report } = await cards.pay({ token: "fake-android-pay-visa-nonce" });

    expect(report).toMatchObject({ state: "PAID", method: "Google Pay ending in 1111" });
  });

  it("authorizes only when requested, and charges at capture", async () => {
    const reserving = cards.gatewayWith({ isCapturedAtOnce: false });
    const { id, report } = await cards.pay({}, reserving);

    const captured = await reserving.capture(id, 500_00, "capture-1");

    expect(report).toMatchObject({ state: "AUTHORIZED", paidCents: 0 });
    expect(captured).toMatchObject({ state: "PAID", paidCents: 500_00 });
  });

  it("captures once for repeated requests with one key, and rejects another capture", async () => {
    const reserving = cards.gatewayWith({ isCapturedAtOnce: false });
    const { id } = await cards.pay({}, reserving);
    await reserving.capture(id, 533_49, `capture-${id}`);

    const again = await reserving.capture(id, 533_49, `capture-${id}`);

    expect(again).toMatchObject({ state: "PAID", paidCents: 533_49 });
    await expect(reserving.capture(id, 533_49, "another key")).rejects.toMatchObject({
      problems: [{ name: "NOT_ALLOWED", code: "91507" }],
    });
  });

  it("never captures more than was authorized", async () => {
    const reserving = cards.gatewayWith({ isCapturedAtOnce: false });
    const { id } = await cards.pay({}, reserving);

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
  ])("reports %s as failed, with the vendor's transaction", async (_what, token, name, code) => {
    const request = aPaymentRequest({ token });

    const start = await cards.gateway.start(request);

    expect(start).toMatchObject({
      kind: "REFUSED",
      report: { state: "FAILED", orderId: request.orderId, paidCents: 0 },
      problems: [{ name, code, message: expect.stringMatching(/another|choose/) }],
    });
  });

  it.each([
    ["was used", "fake-consumed-nonce", "DETAILS_USED_UP", "91564"],
    ["is unknown", "no-such-nonce", "DETAILS_USED_UP", "91565"],
    ["names a card number that cannot be", "fake-luhn-invalid-nonce", "CARD_DETAILS_WRONG", "81715"],
  ])("charges nothing when the nonce %s", async (_what, token, name, code) => {
    const request = aPaymentRequest({ token });

    const start = await cards.gateway.start(request);

    expect(start).toMatchObject({ kind: "REFUSED", report: null, problems: [{ name, code }] });
    expect(
      await cards.gateway.find({ transactionId: null, orderId: request.orderId, idempotencyKey: null }),
    ).toBeNull();
  });

  it("requires card details", async () => {
    const start = await cards.gateway.start(aPaymentRequest({ token: null }));

    expect(start).toMatchObject({ kind: "REFUSED", problems: [{ name: "DETAILS_USED_UP" }] });
  });

  it("lets another card pay the same order after a decline, and finds the successful payment", async () => {
    const request = aPaymentRequest({ token: "fake-processor-declined-visa-nonce" });
    await cards.gateway.start(request);

    const second = await cards.gateway.start({
      ...request,
      token: "fake-valid-mastercard-nonce",
      idempotencyKey: `${request.idempotencyKey}-again`,
    });

    const payment = await cards.gateway.find({
      transactionId: null,
      orderId: request.orderId,
      idempotencyKey: null,
    });
    expect(second).toMatchObject({ kind: "DONE" });
    expect(payment).toMatchObject({ state: "PAID" });
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
    "declines the documented amount of %d cents as %s when test amounts are enabled",
    async (totalCents, name, code) => {
      await cards.sandbox.set({ magicAmounts: true });

      const start = await cards.gateway.start(aPaymentRequest({ token: "fake-valid-nonce", totalCents }));

      expect(start).toMatchObject({
        kind: "REFUSED",
        report: { state: "FAILED" },
        problems: [{ name, code }],
      });
    },
  );

  it("charges a 2,500-dollar television while they are disabled", async () => {
    const { report } = await cards.pay({ totalCents: 2500_00 });

    expect(report.paidCents).toBe(2500_00);
  });
});

describe("3-D Secure", () => {
  it("rejects an unauthenticated card when authentication is required", async () => {
    const start = await cards.gateway.start(
      aPaymentRequest({ token: "fake-valid-visa-nonce", isThreeDSecureRequired: true }),
    );

    expect(start).toMatchObject({
      kind: "REFUSED",
      problems: [{ name: "AUTHENTICATION_FAILED", code: "three_d_secure" }],
    });
  });

  it("accepts an authenticated card when authentication is required", async () => {
    const token = "fake-three-d-secure-two-visa-successful-frictionless-authentication-nonce";

    const { report } = await cards.pay({ token, isThreeDSecureRequired: true });

    expect(report.state).toBe("PAID");
  });

  it.each([
    ["1234", true, "DONE"],
    ["0000", false, "REFUSED"],
  ])("lets the cardholder answer the bank's challenge with %s", async (code, isShifted, kind) => {
    const challenge = await cards.enterCard("4000000000002503");
    const confirmed = await cards.sandbox.post("/braintree/hosted-fields/authenticate", {
      nonce: challenge["nonce"],
      code,
    });
    const token = (await confirmed.json()) as { nonce: string; liabilityShifted: boolean };

    const start = await cards.gateway.start(
      aPaymentRequest({ token: token.nonce, isThreeDSecureRequired: true }),
    );

    expect(challenge["type"]).toBe("challenge");
    expect(token.liabilityShifted).toBe(isShifted);
    expect(start.kind).toBe(kind);
  });
});

describe("refunding", () => {
  it("voids once, idempotently", async () => {
    const { id } = await cards.pay();

    const first = await cards.gateway.cancel(id);
    const second = await cards.gateway.cancel(id);

    expect(first).toMatchObject({ state: "CANCELLED", paidCents: 0, vendorStatus: "voided" });
    expect(second).toEqual(first);
  });

  it("voids an unsettled payment when a full refund is requested", async () => {
    const { id, report } = await cards.pay();

    const refunded = await cards.gateway.refund(id, report.amountCents, `refund-${id}`);
    const again = await cards.gateway.refund(id, report.amountCents, `refund-${id}`);

    expect(refunded).toMatchObject({ state: "CANCELLED", paidCents: 0 });
    expect(again).toEqual(refunded);
  });

  it("rejects a partial refund before settlement", async () => {
    const { id } = await cards.pay();

    await expect(cards.gateway.refund(id, 10_00, `part-${id}`)).rejects.toMatchObject({
      problems: [{ name: "NOT_SETTLED", code: "91506" }],
    });
  });

  it("refunds a settled payment in parts, each once, and no more than was paid", async () => {
    const { id } = await cards.pay();
    await cards.press(id, "settle");

    const part = await cards.gateway.refund(id, 100_00, `one-${id}`);
    const samePart = await cards.gateway.refund(id, 100_00, `one-${id}`);
    await expect(cards.gateway.refund(id, 433_50, `much-${id}`)).rejects.toMatchObject({
      problems: [{ name: "AMOUNT_TOO_LARGE" }],
    });
    const remainder = await cards.gateway.refund(id, 433_49, `two-${id}`);

    expect(part).toMatchObject({ state: "PARTLY_REFUNDED", paidCents: 533_49, refundedCents: 100_00 });
    expect(samePart).toEqual(part);
    expect(remainder).toMatchObject({ state: "REFUNDED", refundedCents: 533_49 });
    await expect(cards.gateway.refund(id, 1, `three-${id}`)).rejects.toThrow(GatewayRefused);
    await expect(cards.gateway.cancel(id)).rejects.toMatchObject({ problems: [{ code: "91504" }] });
  });

  it("rejects a refund of an unknown payment", async () => {
    await expect(cards.gateway.refund("nosuchid", 1, "k")).rejects.toThrow(GatewayRefused);
    await expect(cards.gateway.cancel("nosuchid")).rejects.toThrow(GatewayRefused);
    await expect(cards.gateway.capture("nosuchid", 1, "k")).rejects.toThrow(GatewayRefused);
  });
});
