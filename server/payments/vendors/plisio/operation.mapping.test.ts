import { GatewayUnavailable } from "../gateway.port";
import { findOperation, readOperation, reportOfOperation } from "./operation.mapping";

const anOperation = (change: Record<string, unknown> = {}) => ({
  id: "61b19fd3f609ba61f4282547",
  status: "new",
  psys_cid: "BTC",
  currency: "BTC",
  source_currency: "USD",
  source_rate: "0.00001030",
  actual_sum: "0.00000000",
  pending_sum: "0.00103093",
  params: { order_number: "order-1.0a1b2c3d", source_amount: "100.00", source_currency: "USD" },
  ...change,
});

const report = (change: Record<string, unknown>) => reportOfOperation(readOperation(anOperation(change)));
const full = { actual_sum: "0.00103093", pending_sum: "0.00000000" };
const half = { actual_sum: "0.00051547", pending_sum: "0.00051546" };

test.each([
  ["new", {}, "PENDING", 0],
  ["pending", half, "PENDING", 0],
  ["pending internal", full, "PENDING", 0],
  ["completed", full, "PAID", 100_00],
  ["completed", {}, "PAID", 100_00],
  ["mismatch", { ...full, actual_sum: "0.00206186" }, "PAID", 200_18],
  ["expired", {}, "EXPIRED", 0],
  ["expired", half, "UNDERPAID", 50_00],
  ["expired", full, "PAID", 100_00],
  ["cancelled", {}, "CANCELLED", 0],
  ["cancelled duplicate", {}, "CANCELLED", 0],
  ["cancelled", half, "UNDERPAID", 50_00],
  ["error", {}, "FAILED", 0],
  ["error", half, "UNDERPAID", 50_00],
  ["Completed", full, "PAID", 100_00],
  ["teleported", full, "PENDING", 0],
])("an invoice that is %s with %j is %s", (status, amounts, state, paidCents) => {
  expect(report({ status, ...amounts })).toMatchObject({ state, paidCents });
});

test("coins are worth their share of the quote, not their value at the rounded rate", () => {
  const params = { order_number: "order-1", source_amount: "100.00", amount: "0.00103093" };

  expect(report({ status: "mismatch", ...full, actual_sum: "0.00206186", params }).paidCents).toBe(200_00);
  expect(report({ status: "expired", ...full, params }).paidCents).toBe(100_00);
  expect(report({ status: "expired", actual_sum: "0.00051547", pending_sum: null, params }).paidCents).toBe(
    50_00,
  );
});

test("an invoice belongs to the order whose number starts its own", () => {
  expect(report({}).orderId).toBe("order-1");
});

test("figures may be numbers", () => {
  const params = { order_number: 7, source_amount: 100, amount: 0.00103093 };

  expect(report({ status: "expired", actual_sum: 5e-4, pending_sum: 0.00053093, params })).toMatchObject({
    orderId: "7",
    state: "UNDERPAID",
    paidCents: 48_49,
  });
});

test.each<[string, Record<string, unknown>]>([
  ["no order number", { params: { source_amount: "1.00" } }],
  ["no amount", { params: { order_number: "1" } }],
  ["an invalid amount", { params: { order_number: "1", source_amount: "much" } }],
  ["no state", { status: undefined }],
  ["an id that leads elsewhere", { id: "../shops" }],
])("an object with %s is not an invoice", (_, change) => {
  expect(findOperation(anOperation(change))).toBeNull();
  expect(() => readOperation(anOperation(change))).toThrow(GatewayUnavailable);
});
