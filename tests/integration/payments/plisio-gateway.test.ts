/** Plisio: the adapter against the vendor's local sandbox, over real HTTP. */
import { CRYPTO_CHOICES } from "#contract/payments/crypto";
import { openPlisio, plisioAt } from "../../support/orders/plisio-shop";

type Shop = Awaited<ReturnType<typeof openPlisio>>;
let sandbox: Shop["sandbox"];
let gateway: Shop["gateway"];
let newRequest: Shop["newRequest"];
let begun: Shop["begun"];
let press: Shop["press"];
let reportOf: Shop["reportOf"];

beforeAll(async () => {
  ({ sandbox, gateway, newRequest, begun, press, reportOf } = await openPlisio());
});
afterEach(() => sandbox.set({ reset: true }));
afterAll(() => sandbox.stop());

describe("paying", () => {
  it("sends the customer to Plisio's page with the order's exact amount", async () => {
    const { request, start, id } = await begun({ totalCents: 49_99 });

    expect(start.paymentGatewayUrl).toBe(`${sandbox.url}/plisio/invoice/${id}`);
    const report = {
      transactionId: expect.stringMatching(/^[0-9a-f]{24}$/),
      orderId: request.orderId,
      state: "PENDING",
      amountCents: 49_99,
      paidCents: 0,
      refundedCents: 0,
      currency: "USD",
      method: "BTC",
      vendorStatus: "new",
      note: null,
    };
    expect(start.report).toEqual(report);
    expect(await reportOf(id)).toEqual(report);
  });

  it("shows the amount in crypto and in dollars, and the return link, on the page", async () => {
    const { start } = await begun({ totalCents: 49_99, orderNumber: "EF-<1>" });

    const html = await (await fetch(start.paymentGatewayUrl)).text();

    expect(html).toContain("SANDBOX");
    expect(html).toContain("0.00051537 BTC ($49.99)");
    expect(html).toContain("Order EF-&lt;1&gt;");
    expect(html).toContain('href="http://localhost:8000/checkout"');
  });

  it.each(CRYPTO_CHOICES)("charges exactly the order's total in $code", async ({ code }) => {
    const { id } = await begun({ cryptoCurrency: code, totalCents: 1_533_49 });

    await press(id, "pay");

    expect(await reportOf(id)).toMatchObject({
      state: "PAID",
      amountCents: 1_533_49,
      paidCents: 1_533_49,
      method: code,
    });
  });

  it.each([
    [["pay"], "PAID", 533_49, "completed", null],
    [["seen"], "PENDING", 0, "pending", "Seen on chain, not final yet"],
    [["seen", "confirm"], "PAID", 533_49, "completed", null],
    [["seen", "fail"], "FAILED", 0, "error", null],
    [["overpay"], "PAID", 586_83, "mismatch", "Overpaid: received $586.83 of $533.49"],
    [["underpay"], "PENDING", 0, "pending", "Seen on chain, not final yet"],
    [["underpay", "pay"], "PAID", 533_49, "completed", null],
    [["underpay", "expire"], "UNDERPAID", 266_74, "expired", "received $266.74 of $533.49"],
    [["expire"], "EXPIRED", 0, "expired", null],
    [["cancel"], "CANCELLED", 0, "cancelled", null],
  ])(
    "reports an invoice after the buttons %j as %s",
    async (buttons, state, paidCents, vendorStatus, note) => {
      const { id } = await begun();

      for (const button of buttons) await press(id, button);

      expect(await reportOf(id)).toMatchObject({
        state,
        paidCents,
        vendorStatus,
        amountCents: 533_49,
        note: note === null ? null : expect.stringContaining(note),
      });
    },
  );

  it("counts coins that were complete at expiry, with a note", async () => {
    const { id } = await begun();
    await press(id, "seen");

    await press(id, "expire");

    expect(await reportOf(id)).toMatchObject({
      state: "PAID",
      paidCents: 533_49,
      note: expect.stringContaining("expired"),
    });
  });

  it("loses no cent: Plisio's amounts equal those in the reports", async () => {
    const before = (await sandbox.ledger())["plisio"]!.netCents;
    const ids = [];
    for (const [button, totalCents] of [
      ["pay", 3_01],
      ["overpay", 99_999_99],
      ["pay", 12_345_67],
    ] as const) {
      const { id } = await begun({ totalCents });
      await press(id, button);
      ids.push(id);
    }

    const reports = await Promise.all(ids.map(reportOf));
    const netCents = (await sandbox.ledger())["plisio"]!.netCents - before;

    expect(reports.map((report) => report.paidCents)).toEqual([3_01, 109_999_98, 12_345_67]);
    expect(reports.reduce((sum, report) => sum + report.paidCents, 0)).toBe(netCents);
  });
});

describe("the coins", () => {
  it("offers the nine with the higher of the shop's and Plisio's minimum, Zcash under Plisio's id", async () => {
    expect(await gateway.prepare!("CRYPTO", null)).toEqual({
      clientToken: null,
      widgetUrl: null,
      coins: [
        { code: "BTC", label: "Bitcoin", minimum: 300 },
        { code: "DOGE", label: "Dogecoin", minimum: 300 },
        { code: "ETH", label: "Ethereum", minimum: 150_00 },
        { code: "LTC", label: "Litecoin", minimum: 300 },
        { code: "DASH", label: "Dash", minimum: 300 },
        { code: "ZEC", label: "Zcash", minimum: 300 },
        { code: "USDT", label: "Tether", minimum: 150_00 },
        { code: "BCH", label: "Bitcoin Cash", minimum: 300 },
        { code: "XMR", label: "Monero", minimum: 8_35 },
      ],
    });
    const { start } = await begun({ cryptoCurrency: "ZEC" });
    expect(await (await fetch(start.paymentGatewayUrl)).text()).toContain("Plisio – Zcash");
  });

  it.each([
    ["BTC", 2_99, "The minimum order for Bitcoin is $3.00"],
    ["ETH", 149_99, "The minimum order for Ethereum is $150.00"],
    ["USDT", 149_99, "The minimum order for Tether is $150.00"],
    ["XMR", 8_34, "The minimum order for Monero is $8.35"],
  ])(
    "rejects an order in %s over %i cents with a message for the customer",
    async (code, total, sentence) => {
      expect(await gateway.start(newRequest({ cryptoCurrency: code, totalCents: total }))).toEqual({
        kind: "REFUSED",
        report: null,
        problems: [{ name: "BELOW_MINIMUM", code, message: expect.stringContaining(sentence) }],
      });
      const enough = newRequest({ cryptoCurrency: code, totalCents: total + 1 });
      expect(await gateway.start(enough)).toMatchObject({ kind: "REDIRECT" });
    },
  );

  it.each(["btc", "SHIB", "", "__proto__", null])("rejects %j, which is none of them", async (code) => {
    expect(await gateway.start(newRequest({ cryptoCurrency: code }))).toMatchObject({
      kind: "REFUSED",
      problems: [{ name: "UNKNOWN_COIN" }],
    });
  });

  it("reports that Plisio rejects an invoice, without Plisio's own words", async () => {
    expect(await gateway.start(newRequest({ returnUrl: "nowhere" }))).toEqual({
      kind: "REFUSED",
      report: null,
      problems: [
        { name: "NOT_ACCEPTED", code: "105", message: expect.stringContaining("another payment method") },
      ],
    });
  });
});

describe("starting twice", () => {
  it("returns the same invoice for the same key, in sequence, concurrently, and from another process", async () => {
    const request = newRequest();
    const secondProcess = plisioAt(`${sandbox.url}/plisio/api/v1`);

    const starts = await Promise.all([
      gateway.start(request),
      gateway.start(request),
      secondProcess.start(request),
    ]);
    starts.push(await gateway.start(request));

    expect(new Set(starts.map((start) => start.report?.transactionId)).size).toBe(1);
  });

  it("reuses an open invoice for a new attempt with the same total and coin", async () => {
    const { request, id } = await begun();

    const again = await gateway.start({ ...request, idempotencyKey: "second" });
    const inAnother = await gateway.start({ ...request, idempotencyKey: "third", cryptoCurrency: "LTC" });

    expect(again.report?.transactionId).toBe(id);
    expect(inAnother.report?.transactionId).not.toBe(id);
    expect(inAnother.report?.method).toBe("LTC");
  });

  it("starts over after an invoice expired, and finds the order by the paid invoice", async () => {
    const { request, id } = await begun();
    await press(id, "expire");
    const secondId = (await gateway.start({ ...request, idempotencyKey: "second" })).report!.transactionId;
    await press(secondId, "pay");

    expect(secondId).not.toBe(id);
    expect(
      await gateway.find({ transactionId: null, orderId: request.orderId, idempotencyKey: null }),
    ).toMatchObject({
      transactionId: secondId,
      orderId: request.orderId,
      state: "PAID",
    });
  });

  it("starts no second invoice beside one with coins in it", async () => {
    const [detected, short] = [await begun(), await begun()];
    await press(detected.id, "seen");
    await press(short.id, "underpay");
    await press(short.id, "expire");

    for (const { request, id } of [detected, short]) {
      const again = await gateway.start({ ...request, idempotencyKey: "second", cryptoCurrency: "LTC" });

      expect(again).toMatchObject({ kind: "REDIRECT", report: { transactionId: id } });
    }
  });

  it("starts no second invoice for a key whose invoice has expired", async () => {
    const { request, id } = await begun();
    await press(id, "expire");

    expect((await gateway.start(request)).report).toMatchObject({ transactionId: id, state: "EXPIRED" });
  });

  it("finds an attempt by its key, and one that reused an earlier invoice", async () => {
    const { request, id } = await begun();
    const second = { ...request, idempotencyKey: "second" };
    await gateway.start(second);
    const of = (idempotencyKey: string) =>
      gateway.find({ transactionId: null, orderId: request.orderId, idempotencyKey });

    expect(await of(request.idempotencyKey)).toMatchObject({ transactionId: id });
    expect(await of("second")).toMatchObject({ transactionId: id });
    await press(id, "expire");
    expect(await of(request.idempotencyKey)).toMatchObject({ state: "EXPIRED" });
    expect(await of("second")).toBeNull();
  });

  it("reports that an order is already paid instead of charging again", async () => {
    const { request, id } = await begun();
    await press(id, "pay");

    const again = await gateway.start({ ...request, idempotencyKey: "second" });

    expect(again).toMatchObject({ kind: "DONE", report: { transactionId: id, state: "PAID" } });
  });
});

it("neither captures, cancels nor refunds, because Plisio has no call for it", () => {
  expect([gateway.capture, gateway.cancel, gateway.refund]).toEqual([null, null, null]);
});

it("returns nothing for unknown invoices and orders, whatever their ids look like", async () => {
  for (const transactionId of ["0123456789abcdef01234567", "../shops", "", "a/b", "?x=1"]) {
    expect(await gateway.find({ transactionId, orderId: "x", idempotencyKey: null })).toBeNull();
  }
  expect(
    await gateway.find({ transactionId: null, orderId: "no-such-order", idempotencyKey: null }),
  ).toBeNull();
  const { request } = await begun();
  expect(
    await gateway.find({
      transactionId: null,
      orderId: request.orderId.replace(/-\d+$/, ""),
      idempotencyKey: null,
    }),
  ).toBeNull();
});
