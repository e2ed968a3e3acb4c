/** Card vendor webhooks, and the hosted card frame. */
import { BRAINTREE } from "#contract/payments/vendors/braintree";
import { testCards } from "../../support/orders/card-payments";
import { aPaymentRequest } from "../../support/orders/payment-sandbox";

const cards = testCards();

describe("webhooks", () => {
  it("report the settled transaction in a signed notification, as the same event each time", async () => {
    const { id, request } = await cards.pay();
    await cards.sandbox.set({ duplicateWebhooks: 1 });
    await cards.press(id, "settle");

    const { event } = await cards.nextEventOf(id);
    const { event: again } = await cards.nextEventOf(id);

    expect(event).toEqual({
      eventId: expect.stringMatching(/^[0-9a-f]{64}$/),
      transactionId: id,
      orderId: request.orderId,
      kind: "transaction_settled",
    });
    expect(again).toEqual(event);
  });

  it("report a dispute, and its end when it is won", async () => {
    const { nonce } = await cards.enterCard("4023898493988028");
    const { id } = await cards.pay({ token: String(nonce) });
    await cards.press(id, "settle");
    const events = [await cards.nextEventOf(id), await cards.nextEventOf(id)].map(({ event }) => event.kind);

    const disputed = await cards.gateway.find({ transactionId: id, orderId: "", idempotencyKey: null });
    await cards.press(id, "dispute-won");
    const won = await cards.gateway.find({ transactionId: id, orderId: "", idempotencyKey: null });

    expect(events.sort()).toEqual(["dispute_opened", "transaction_settled"]);
    expect(disputed?.state).toBe("DISPUTED");
    expect(won?.state).toBe("PAID");
  });

  it("report a payment as failed when its settlement was declined", async () => {
    const { id } = await cards.pay();
    await cards.press(id, "settlement-decline");
    const { event } = await cards.nextEventOf(id);

    const report = await cards.gateway.find({ transactionId: id, orderId: "", idempotencyKey: null });

    expect(event.kind).toBe("transaction_settlement_declined");
    expect(report).toMatchObject({ state: "FAILED", paidCents: 0 });
  });

  it("are rejected when forged, altered, truncated or malformed", async () => {
    const { id } = await cards.pay();
    await cards.press(id, "settle");
    const { webhook: genuine } = await cards.nextEventOf(id);
    const form = new URLSearchParams(genuine.rawBody.toString());
    const [signature, payload] = [form.get("bt_signature")!, form.get("bt_payload")!];
    const stranger = cards.gatewayWith({ privateKey: "another" });
    const forms = [
      { bt_signature: signature, bt_payload: payload.slice(0, -40) },
      { bt_signature: signature, bt_payload: Buffer.from("<notification/>").toString("base64") },
      { bt_signature: signature.slice(0, -1), bt_payload: payload },
      { bt_signature: signature.replace("sandbox_public_key", "other"), bt_payload: payload },
      { bt_signature: `${BRAINTREE.doubleKeys.publicKey}|`, bt_payload: payload },
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
      await expect(cards.gateway.readWebhook(webhook)).rejects.toMatchObject({ name: "WebhookRejected" });
    }
    await expect(stranger.readWebhook(genuine)).rejects.toMatchObject({ name: "WebhookRejected" });
    await expect(cards.gateway.readWebhook(genuine)).resolves.toHaveLength(1);
  });

  it("answer the vendor's challenge, and reject an invalid one", () => {
    const answer = cards.gateway.answerChallenge({ bt_challenge: "20f9f8ed05f77439fe955c977e4c8a53" });

    expect(answer).toMatch(/^sandbox_public_key\|[0-9a-f]{40}$/);
    expect(() => cards.gateway.answerChallenge({ bt_challenge: "<script>" })).toThrow("challenge");
  });
});

describe("the card frame", () => {
  it("turns a card into a single-use nonce", async () => {
    const { nonce, details } = await cards.enterCard("4012 8888 8888 1881");

    const { request } = await cards.pay({ token: String(nonce) });
    const elsewhere = await cards.gateway.start(aPaymentRequest({ token: String(nonce) }));

    expect(details).toEqual({ cardType: "Visa", lastFour: "1881", lastTwo: "81", bin: "401288" });
    expect(elsewhere).toMatchObject({ kind: "REFUSED", problems: [{ code: "91564" }] });
    expect(
      await cards.gateway.find({ transactionId: null, orderId: request.orderId, idempotencyKey: null }),
    ).not.toBeNull();
  });

  it.each([
    ["number", { number: "4111111111111112" }],
    ["expirationDate", { expirationDate: "01/20" }],
    ["expirationDate", { expirationDate: "13/39" }],
    ["cvv", { cvv: "12" }],
  ])("names the wrong %s", async (field, change) => {
    const answer = await cards.enterCard("4111111111111111", change);

    expect(answer).toMatchObject({ type: "problem", field, message: expect.any(String) });
  });

  it("may be framed by the requesting page, and is refused without an origin", async () => {
    const page = await fetch(
      `${cards.sandbox.url}/braintree/hosted-fields.html?origin=http://localhost:8000`,
    );
    const nobody = await fetch(`${cards.sandbox.url}/braintree/hosted-fields.html?origin=javascript:x`);

    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors http://localhost:8000");
    expect(await page.text()).toContain("Card number");
    expect(nobody.status).toBe(400);
  });
});
