import { GatewayUnavailable } from "../gateway.port";
import { findCharge, readCharge, reportOfCharge } from "./charge.mapping";

interface Shape {
  timeline?: { status: string; context?: string }[];
  received?: string[];
  [field: string]: unknown;
}

const aCharge = ({ timeline = [{ status: "NEW" }], received = [], ...rest }: Shape = {}) => ({
  id: "488fcbd5-eb82-42dc-8a2b-10fdf70e0bfe",
  code: "7C7V5ECK",
  hosted_url: "https://commerce.coinbase.com/charges/7C7V5ECK",
  created_at: "2026-01-01T00:00:00Z",
  metadata: { order_id: "order-1" },
  pricing: { local: { amount: "100.00", currency: "USD" } },
  timeline,
  payments: received.map((amount) => ({
    status: "CONFIRMED",
    value: { local: { amount, currency: "USD" }, crypto: { amount: "1", currency: "ETH" } },
  })),
  ...rest,
});

const report = (shape: Shape) => reportOfCharge(readCharge(aCharge(shape)));

test.each([
  ["NEW", "PENDING", 0],
  ["SIGNED", "PENDING", 0],
  ["PENDING", "PENDING", 0],
  ["COMPLETED", "PAID", 100_00],
  ["RESOLVED", "PAID", 100_00],
  ["REFUND PENDING", "PAID", 100_00],
  ["REFUNDED", "REFUNDED", 100_00],
  ["EXPIRED", "EXPIRED", 0],
  ["CANCELED", "CANCELLED", 0],
  ["FAILED", "FAILED", 0],
  ["completed", "PAID", 100_00],
  ["TELEPORTED", "PENDING", 0],
])("a charge with the latest status %s is %s", (status, state, paidCents) => {
  expect(report({ timeline: [{ status: "NEW" }, { status }], received: ["100.00"] })).toMatchObject({
    state,
    paidCents,
  });
});

test.each([
  ["UNDERPAID", ["60.00"], "UNDERPAID", 60_00],
  ["OVERPAID", ["120.00"], "PAID", 120_00],
  ["DELAYED", ["100.00"], "PAID", 100_00],
  ["DELAYED", ["99.99"], "UNDERPAID", 99_99],
  ["MULTIPLE", ["60.00", "40.00"], "PAID", 100_00],
  ["MULTIPLE", ["60.00", "30.00"], "UNDERPAID", 90_00],
  ["MANUAL", ["100.00"], "PAID", 100_00],
  ["OTHER", [], "UNDERPAID", 0],
])("an unresolved charge (%s) that received %j is %s, with a note", (context, received, state, paidCents) => {
  expect(report({ timeline: [{ status: "UNRESOLVED", context }], received })).toMatchObject({
    state,
    paidCents,
    vendorStatus: `UNRESOLVED ${context}`,
    note: expect.stringContaining(context),
  });
});

test("a charge Coinbase reports as complete counts when the rate lost a cent", () => {
  expect(report({ timeline: [{ status: "COMPLETED" }], received: ["99.99"] })).toMatchObject({
    paidCents: 100_00,
  });
});

test("failed payments, and those in another currency than the price, are not counted", () => {
  const payments = [
    { status: "FAILED", value: { local: { amount: "100.00", currency: "USD" } } },
    { status: "CONFIRMED", value: { local: { amount: "100.00", currency: "EUR" } } },
    { status: "CONFIRMED" },
  ];

  expect(report({ timeline: [{ status: "UNRESOLVED", context: "OTHER" }], payments })).toMatchObject({
    paidCents: 0,
  });
});

test.each<[string, Shape]>([
  ["no timeline", { timeline: [] }],
  ["no price", { pricing: undefined }],
  ["an invalid price", { pricing: { local: { amount: "free", currency: "USD" } } }],
  ["a code that leads elsewhere", { code: "../events" }],
  ["a page that runs a script", { hosted_url: "javascript:alert(1)" }],
])("an object with %s is not a charge", (_, shape) => {
  expect(findCharge(aCharge(shape))).toBeNull();
  expect(() => readCharge(aCharge(shape))).toThrow(GatewayUnavailable);
});
