import { type PaymentReport } from "./gateway.port";
import { attemptReport, leadingReport } from "./rank.rules";

const report = (transactionId: string, change: Partial<PaymentReport>): PaymentReport => ({
  transactionId,
  orderId: "order-1",
  state: "PENDING",
  amountCents: 100_00,
  paidCents: 0,
  refundedCents: 0,
  currency: "USD",
  method: null,
  vendorStatus: "",
  note: null,
  ...change,
});

test("no payment ranks first where none was started", () => {
  expect(leadingReport([])).toBeNull();
});

test("the payment with the most money ranks first, however old it is", () => {
  const leading = leadingReport([
    report("new", {}),
    report("seen", { note: "Seen on chain" }),
    report("paid", { state: "PAID", paidCents: 100_00 }),
    report("expired", { state: "EXPIRED" }),
  ]);

  expect(leading).toMatchObject({ transactionId: "paid", note: null });
});

test("a payment seen on chain outranks an untouched one, and of equals the newest ranks first", () => {
  expect(leadingReport([report("new", {}), report("seen", { note: "Seen" })])?.transactionId).toBe("seen");
  expect(leadingReport([report("newer", {}), report("older", {})])?.transactionId).toBe("newer");
});

test("money in a second payment is noted for staff", () => {
  const leading = leadingReport([
    report("a", { state: "UNDERPAID", paidCents: 50_00 }),
    report("b", { state: "PAID", paidCents: 100_00, note: "Late" }),
  ]);

  expect(leading).toMatchObject({ transactionId: "b", note: "Late. Paid more than once, also: a" });
});

test("an attempt is reported by its own payment, or by another one that has or may get money", () => {
  const expired = report("own", { state: "EXPIRED" });
  const reportedId = (...reports: PaymentReport[]) => attemptReport(reports, ["own"])?.transactionId;

  expect(reportedId(expired, report("failed", { state: "FAILED" }))).toBe("own");
  expect(reportedId(report("open", {}), report("own", {}))).toBe("own");
  expect(reportedId(expired, report("paid", { state: "PAID", paidCents: 1 }))).toBe("paid");
  expect(reportedId(report("open", {}))).toBe("open");
  expect(reportedId(report("failed", { state: "FAILED" }))).toBeUndefined();
});
