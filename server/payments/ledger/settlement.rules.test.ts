import type { OrderStatus } from "#contract/orders/orders";
import type { PaymentReport } from "../vendors/gateway.port";
import { settleReport, type KnownPaymentState, type PaymentFacts } from "./settlement.rules";

const report = (change: Partial<PaymentReport> = {}): PaymentReport => ({
  transactionId: "t1",
  orderId: "order",
  state: "PAID",
  amountCents: 5000,
  paidCents: 5000,
  refundedCents: 0,
  currency: "USD",
  method: "Card",
  vendorStatus: "settled",
  note: null,
  ...change,
});
const facts = (change: Partial<PaymentFacts> = {}): PaymentFacts => ({
  state: "UNKNOWN",
  amountCents: 5000,
  paidCents: 0,
  refundedCents: 0,
  note: null,
  isSuperseded: false,
  isPaidElsewhere: false,
  isGoingBack: false,
  correctionId: null,
  ...change,
});
const settle = (status: OrderStatus, known: Partial<PaymentFacts>, reported: Partial<PaymentReport>) =>
  settleReport(
    { id: "order", status, totalCents: 5000, leasedCents: 0, correction: null },
    facts(known),
    report(reported),
  );

describe("a report on a payment", () => {
  test("that is paid moves an order awaiting payment to received", () => {
    expect(settle("PENDING_PAYMENT", {}, {})).toMatchObject({ moves: ["PAYMENT_RECEIVED"], refundCents: 0 });
    expect(settle("PENDING_PAYMENT", {}, { state: "AUTHORIZED", paidCents: 0 }).moves).toEqual([
      "PAYMENT_RECEIVED",
    ]);
  });

  test("seen on chain is news once", () => {
    const onChain = { state: "PENDING", paidCents: 0, note: "Seen on chain" } as const;
    expect(settle("PENDING_PAYMENT", { state: "PENDING" }, onChain)).toMatchObject({
      payment: { state: "PENDING", paidCents: 0 },
      moves: [],
      remark: "Seen on chain",
    });
    expect(
      settle("PENDING_PAYMENT", { state: "PENDING", note: "Seen on chain" }, onChain).payment,
    ).toBeNull();
  });

  test.each(["FAILED", "EXPIRED", "CANCELLED"] as const)("%s fails a waiting order", (state) => {
    expect(settle("PENDING_PAYMENT", { state: "PENDING" }, { state, paidCents: 0 }).moves).toEqual([
      "PAYMENT_FAILED",
    ]);
  });

  test("of failure with a later attempt changes nothing", () => {
    expect(
      settle("PENDING_PAYMENT", { isSuperseded: true }, { state: "FAILED", paidCents: 0 }).moves,
    ).toEqual([]);
  });

  test("of money after a failure pays the order after all", () => {
    const outcome = settle("PAYMENT_FAILED", { state: "EXPIRED" }, {});
    expect(outcome.moves).toEqual(["PENDING_PAYMENT", "PAYMENT_RECEIVED"]);
  });

  test("of money for a cancelled order refunds it and changes nothing", () => {
    expect(settle("CANCELLED", { state: "PENDING" }, {})).toMatchObject({ moves: [], refundCents: 5000 });
  });

  test("for the rest of a leased order leads to its lease", () => {
    const rest = (status: OrderStatus) =>
      settleReport(
        { id: "order", status, totalCents: 8000, leasedCents: 3000, correction: null },
        facts({}),
        report({}),
      );
    expect(rest("PENDING_PAYMENT")).toMatchObject({ moves: ["LOAN_IN_PROCESS"], refundCents: 0 });
    expect(rest("PAYMENT_FAILED").moves).toEqual(["PENDING_PAYMENT", "LOAN_IN_PROCESS"]);
  });

  test.each([
    ["more is due, because the lease is released", "PENDING_PAYMENT", 8000, 0],
    ["less is due, because it is leased meanwhile", "PENDING_PAYMENT", 5000, 3000],
    ["a lease is applied for", "LOAN_IN_PROCESS", 5000, 0],
    ["the lease is to be signed", "PENDING_ESIGNATURE", 5000, 5000],
  ] as const)("refunds the money when %s", (_why, status, totalCents, leasedCents) => {
    const outcome = settleReport(
      { id: "order", status, totalCents, leasedCents, correction: null },
      facts({}),
      report({}),
    );
    expect(outcome).toMatchObject({ moves: [], refundCents: 5000 });
  });

  test("keeps money already counted when its order is leased", () => {
    const order = {
      id: "order",
      status: "LOAN_IN_PROCESS",
      totalCents: 8000,
      leasedCents: 3000,
      correction: null,
    } as const;
    const known = facts({ state: "AUTHORIZED", paidCents: 0 });
    expect(settleReport(order, known, report({}))).toMatchObject({ moves: [], refundCents: 0 });
  });

  test("of money for an order paid by another attempt refunds it", () => {
    expect(settle("PENDING_FULFILMENT", { isPaidElsewhere: true }, {})).toMatchObject({
      moves: [],
      refundCents: 5000,
    });
  });

  test.each([
    ["another order", { orderId: "other" }],
    ["another amount", { amountCents: 4999 }],
    ["another currency", { currency: "CAD" }],
  ])("of money for %s is not trusted, and staff are notified", (_what, reported) => {
    const outcome = settle("PENDING_PAYMENT", {}, reported);
    expect(outcome).toMatchObject({ payment: null, moves: [], refundCents: 0 });
    expect(outcome.remark).toMatch(/^The payment/);
  });

  test.each<[KnownPaymentState, Partial<PaymentReport>]>([
    ["PAID", { state: "PENDING", paidCents: 0 }],
    ["PAID", { state: "AUTHORIZED" }],
    ["PAID", { state: "PAID" }],
    ["REFUNDED", { state: "PAID" }],
    ["REFUNDED", { state: "FAILED" }],
    ["EXPIRED", { state: "PENDING", paidCents: 0 }],
  ])("known as %s, is unchanged by an older or equal one", (state, reported) => {
    expect(settle("COMPLETED", { state }, reported)).toMatchObject({
      payment: null,
      moves: [],
      refundCents: 0,
    });
  });

  test("of a refund is recorded and changes nothing", () => {
    const outcome = settle(
      "PENDING_FULFILMENT",
      { state: "PAID", paidCents: 5000 },
      { state: "PARTLY_REFUNDED", refundedCents: 1000 },
    );
    expect(outcome).toMatchObject({ moves: [], payment: { state: "PARTLY_REFUNDED", refundedCents: 1000 } });
  });

  test("of lost money is shown to staff, and the order keeps its status", () => {
    const outcome = settle("PENDING_FULFILMENT", { state: "PAID", paidCents: 5000 }, { state: "FAILED" });
    expect(outcome).toMatchObject({ moves: [], payment: { state: "FAILED" } });
    expect(outcome.remark).not.toBeNull();
  });
});
