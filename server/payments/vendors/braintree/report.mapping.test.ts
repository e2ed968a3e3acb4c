import { braintreeReport } from "./report.mapping";
import { type BraintreeTransaction } from "./answer.mapping";

function aSale(change: Partial<BraintreeTransaction>): BraintreeTransaction {
  return {
    id: "t1",
    type: "sale",
    status: "settled",
    amountCents: 100_00,
    currency: "USD",
    orderId: "o1",
    instrument: "credit_card",
    lastFour: "1111",
    processorCode: "1000",
    rejectionReason: null,
    refundIds: [],
    disputes: [],
    ...change,
  };
}

describe("braintreeReport", () => {
  it.each([
    ["authorizing", "PENDING", 0],
    ["authorized", "AUTHORIZED", 0],
    ["submitted_for_settlement", "PAID", 100_00],
    ["settlement_pending", "PAID", 100_00],
    ["settling", "PAID", 100_00],
    ["settlement_confirmed", "PAID", 100_00],
    ["settled", "PAID", 100_00],
    ["settlement_declined", "FAILED", 0],
    ["processor_declined", "FAILED", 0],
    ["gateway_rejected", "FAILED", 0],
    ["failed", "FAILED", 0],
    ["voided", "CANCELLED", 0],
    ["authorization_expired", "EXPIRED", 0],
  ])("maps %s to %s", (status, state, paidCents) => {
    expect(braintreeReport(aSale({ status }))).toMatchObject({ state, paidCents, vendorStatus: status });
  });

  it("concludes nothing about money from an unknown status, and says so", () => {
    const report = braintreeReport(aSale({ status: "teleported" }));

    expect(report).toMatchObject({ state: "PENDING", paidCents: 0 });
    expect(report.note).toContain("teleported");
  });

  it.each([
    [40_00, "PARTLY_REFUNDED"],
    [100_00, "REFUNDED"],
  ])("counts refunds of %d cents as %s", (refunded, state) => {
    expect(braintreeReport(aSale({}), refunded)).toMatchObject({ state, refundedCents: refunded });
  });

  it.each([
    ["open", "DISPUTED"],
    ["lost", "DISPUTED"],
    ["won", "PAID"],
  ])("treats a dispute that is %s as %s", (status, state) => {
    expect(braintreeReport(aSale({ disputes: [{ status }] }))).toMatchObject({ state });
  });

  it("names the wallet or card that paid", () => {
    expect(braintreeReport(aSale({})).method).toBe("Card ending in 1111");
    expect(braintreeReport(aSale({ lastFour: null })).method).toBe("Card");
    expect(braintreeReport(aSale({ instrument: "android_pay_card", lastFour: "4444" })).method).toBe(
      "Google Pay ending in 4444",
    );
    expect(braintreeReport(aSale({ instrument: null })).method).toBeNull();
  });
});
