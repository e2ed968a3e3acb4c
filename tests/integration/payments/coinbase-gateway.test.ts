/** Coinbase Commerce: the adapter against the vendor's local sandbox, over real HTTP. */
import { GatewayRefused } from "../../../server/payments/vendors/gateway.port";
import { openCoinbase } from "../../support/orders/coinbase-shop";
import { aPaymentRequest } from "../../support/orders/payment-sandbox";

type Shop = Awaited<ReturnType<typeof openCoinbase>>;
let sandbox: Shop["sandbox"];
let gateway: Shop["gateway"];
let begun: Shop["begun"];
let press: Shop["press"];
let reportOf: Shop["reportOf"];

beforeAll(async () => {
  ({ sandbox, gateway, begun, press, reportOf } = await openCoinbase());
});
afterEach(() => sandbox.set({ reset: true }));
afterAll(() => sandbox.stop());

describe("paying", () => {
  it("sends the customer to Coinbase's page with the order's exact amount", async () => {
    const { request, start, id } = await begun({ totalCents: 49_99 });

    expect(start.paymentGatewayUrl).toBe(`${sandbox.url}/coinbase/pay/${id}`);
    expect(start.report).toEqual({
      transactionId: expect.stringMatching(/^[A-Z0-9]{8}$/),
      orderId: request.orderId,
      state: "PENDING",
      amountCents: 49_99,
      paidCents: 0,
      refundedCents: 0,
      currency: "USD",
      method: null,
      vendorStatus: "NEW",
      note: null,
    });
  });

  it("shows the amount, the order and the return link on the page", async () => {
    const { start, id } = await begun({ totalCents: 49_99, orderNumber: "EF-<1>" });

    const html = await (await fetch(start.paymentGatewayUrl)).text();
    await press(id, "pay");
    const after = await (await fetch(start.paymentGatewayUrl)).text();

    expect(html).toContain("SANDBOX");
    expect(html).toContain("Pay $49.99");
    expect(html).toContain("Order EF-&lt;1&gt;");
    expect(html).toContain('href="http://localhost:8000/checkout"');
    expect(after).toContain("COMPLETED");
    expect(after).toContain('href="http://localhost:8000/checkout/done"');
  });

  it.each([
    ["pay", "PAID", 533_49, "COMPLETED", null],
    ["seen", "PENDING", 0, "PENDING", "Seen on chain, not final yet"],
    ["underpay", "UNDERPAID", 266_75, "UNRESOLVED UNDERPAID", "received $266.75 of $533.49"],
    ["overpay", "PAID", 586_84, "UNRESOLVED OVERPAID", "received $586.84 of $533.49"],
    ["expire", "EXPIRED", 0, "EXPIRED", null],
    ["cancel", "CANCELLED", 0, "CANCELED", null],
  ])("reports a charge after the button %s as %s", async (button, state, paidCents, vendorStatus, note) => {
    const { id } = await begun();

    await press(id, button);

    expect(await reportOf(id)).toMatchObject({
      state,
      paidCents,
      vendorStatus,
      amountCents: 533_49,
      note: note === null ? null : expect.stringContaining(note),
    });
  });

  it("maps an on-chain event to a payment or a failure", async () => {
    const [good, bad] = [await begun(), await begun()];
    await press(good.id, "seen", "ETH");
    await press(bad.id, "seen");

    await press(good.id, "confirm");
    await press(bad.id, "fail");

    expect(await reportOf(good.id)).toMatchObject({ state: "PAID", paidCents: 533_49, method: "ETH" });
    expect(await reportOf(bad.id)).toMatchObject({ state: "FAILED", paidCents: 0 });
  });

  it("counts a payment after the charge expired, with a note", async () => {
    const { id } = await begun();
    await press(id, "expire");

    await press(id, "pay");

    expect(await reportOf(id)).toMatchObject({
      state: "PAID",
      paidCents: 533_49,
      note: expect.stringContaining("DELAYED"),
    });
  });

  it("reports an underpaid charge that staff resolved manually as paid with the received amount", async () => {
    const { id } = await begun();
    await press(id, "underpay");

    await press(id, "resolve");

    expect(await reportOf(id)).toMatchObject({ state: "PAID", paidCents: 266_75, vendorStatus: "RESOLVED" });
  });

  it("reports a charge that staff refunded manually", async () => {
    const { id } = await begun();
    await press(id, "pay");

    await press(id, "refund");

    expect(await reportOf(id)).toMatchObject({ state: "REFUNDED", paidCents: 533_49, refundedCents: 533_49 });
  });

  it("loses no cent: Coinbase's amounts equal those in the reports", async () => {
    const before = (await sandbox.ledger())["coinbase"]!.netCents;
    const charges = [await begun({ totalCents: 3_00 }), await begun({ totalCents: 5_11 })];
    await press(charges[0]!.id, "pay");
    await press(charges[1]!.id, "underpay", "DOGE");

    const reports = await Promise.all(charges.map(({ id }) => reportOf(id)));
    const netCents = (await sandbox.ledger())["coinbase"]!.netCents - before;

    expect(reports.map((report) => report.paidCents)).toEqual([3_00, 2_56]);
    expect(netCents).toBe(5_56);
  });
});

describe("rejection", () => {
  it("of an order below 3 dollars has a message for the customer", async () => {
    expect(await gateway.start(aPaymentRequest({ totalCents: 2_99 }))).toEqual({
      kind: "REFUSED",
      report: null,
      problems: [{ name: "BELOW_MINIMUM", code: "amount", message: expect.stringContaining("$3.00") }],
    });
    expect(await gateway.start(aPaymentRequest({ totalCents: 3_00 }))).toMatchObject({ kind: "REDIRECT" });
  });

  it("of a charge by Coinbase is passed on without Coinbase's own words", async () => {
    const start = await gateway.start(aPaymentRequest({ lines: [] }));

    expect(start).toEqual({
      kind: "REFUSED",
      report: null,
      problems: [
        {
          name: "NOT_ACCEPTED",
          code: "validation_error",
          message: expect.stringContaining("another payment method"),
        },
      ],
    });
  });

  it("applies to captures and refunds, which Coinbase lacks, and to a charge before its order", () => {
    expect([gateway.capture, gateway.refund, gateway.prepare]).toEqual([null, null, null]);
  });

  it("as unknown applies to nonexistent charges and orders, whatever their ids look like", async () => {
    for (const transactionId of ["ABCDEFGH", "../events", "", "a/b", "?x=1"]) {
      expect(await gateway.find({ transactionId, orderId: "x", idempotencyKey: null })).toBeNull();
    }
    expect(
      await gateway.find({ transactionId: null, orderId: "no-such-order", idempotencyKey: null }),
    ).toBeNull();
  });
});

describe("cancelling", () => {
  it("cancels an unpaid charge, idempotently", async () => {
    const { id } = await begun();

    expect(await gateway.cancel(id, "k1")).toMatchObject({ state: "CANCELLED" });
    expect(await gateway.cancel(id, "k1")).toMatchObject({ state: "CANCELLED" });
  });

  it("does not cancel a paid charge", async () => {
    const { id } = await begun();
    await press(id, "pay");

    await expect(gateway.cancel(id, "k1")).rejects.toThrow(GatewayRefused);
    await expect(gateway.cancel("ABCDEFGH", "k1")).rejects.toThrow(GatewayRefused);
    expect(await reportOf(id)).toMatchObject({ state: "PAID" });
  });
});
