/** Coinbase Commerce: an order whose payment starts more than once never has two open charges. */
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

describe("starting twice", () => {
  it("returns the same charge for the same key, in sequence and concurrently", async () => {
    const request = aPaymentRequest();

    const starts = await Promise.all([gateway.start(request), gateway.start(request)]);
    starts.push(await gateway.start(request));

    expect(new Set(starts.map((start) => start.report?.transactionId)).size).toBe(1);
  });

  it("reuses an open charge for a new attempt with the same total", async () => {
    const { request, id } = await begun();

    const again = await gateway.start({ ...request, idempotencyKey: "second" });

    expect(again.report?.transactionId).toBe(id);
  });

  it("cancels an open charge with another total before it starts a new one", async () => {
    const { request, id } = await begun();

    const again = await gateway.start({ ...request, idempotencyKey: "second", totalCents: 500_00 });

    expect(again.report).toMatchObject({ amountCents: 500_00, state: "PENDING" });
    expect(await reportOf(id)).toMatchObject({ state: "CANCELLED" });
  });

  it("starts over after a charge expired, and finds the order by the paid charge", async () => {
    const { request, id } = await begun();
    await press(id, "expire");
    const again = await gateway.start({ ...request, idempotencyKey: "second" });
    const secondId = again.report!.transactionId;
    await press(secondId, "pay");

    expect(secondId).not.toBe(id);
    expect(
      await gateway.find({ transactionId: null, orderId: request.orderId, idempotencyKey: null }),
    ).toMatchObject({
      transactionId: secondId,
      state: "PAID",
    });
  });

  it("starts no second charge beside one seen on chain", async () => {
    const { request, id } = await begun();
    await press(id, "seen");

    const again = await gateway.start({ ...request, idempotencyKey: "second", totalCents: 500_00 });

    expect(again).toMatchObject({ kind: "REDIRECT", report: { transactionId: id } });
  });

  it("starts no second charge for a key whose charge has expired", async () => {
    const { request, id } = await begun();
    await press(id, "expire");

    expect((await gateway.start(request)).report).toMatchObject({ transactionId: id, state: "EXPIRED" });
  });

  it("finds an attempt by its key, and one that reused an earlier charge", async () => {
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

  it("reports two paid charges of one order", async () => {
    const { request, id } = await begun();
    await press(id, "expire");
    const second = (await gateway.start({ ...request, idempotencyKey: "second" })).report!.transactionId;
    await press(second, "pay");
    await press(id, "pay");

    const report = await gateway.find({
      transactionId: null,
      orderId: request.orderId,
      idempotencyKey: null,
    });

    expect(report).toMatchObject({ state: "PAID", note: expect.stringContaining("Paid more than once") });
  });
});
