import {
  ITEM_STATUSES,
  ORDER_STATUSES,
  UNDONE_STATUSES,
  type ItemStatus,
  type OrderStatus,
} from "#contract/orders/orders";
import { progressOf } from "./progress";

const UNLEASED = { total: 100_000, leaseDetails: null };
const progress = (
  status: OrderStatus,
  items: readonly ItemStatus[],
  deliveryType: "DELIVERY_SHIPPING" | "DELIVERY_PICKUP",
) =>
  progressOf({
    ...UNLEASED,
    status,
    deliveryType,
    items: items.map((itemStatus) => ({ status: itemStatus })),
  });
const current = (status: OrderStatus, ...items: ItemStatus[]) =>
  progress(status, items, "DELIVERY_SHIPPING")?.find(({ state }) => state === "current")?.label ?? null;

test.each([
  ["PENDING_PAYMENT", "PENDING", "Paid"],
  ["PAYMENT_FAILED", "PAYMENT_FAILED", "Paid"],
  ["PENDING_ESIGNATURE", "PENDING", "Paid"],
  ["PAYMENT_RECEIVED", "PENDING", "Preparing"],
  ["PENDING_REVIEW", "PENDING", "Preparing"],
  ["PENDING_FULFILMENT", "PENDING_SHIPMENT", "Preparing"],
  ["CONFIRMED_BY_SUPPLIER", "PENDING_SHIPMENT", "Shipped"],
  ["CONFIRMED_BY_SUPPLIER", "SHIPPED", "Delivered"],
  ["COMPLETED", "SHIPPED", "Delivered"],
  ["COMPLETED", "DELIVERED", null],
] as const)("%s with items %s: next is %s", (status, item, next) => {
  expect(current(status, item)).toBe(next);
});

test("one shipment of two is not the full order; a cancelled one blocks nothing", () => {
  expect(current("CONFIRMED_BY_SUPPLIER", "SHIPPED", "PENDING_SHIPMENT")).toBe("Shipped");
  expect(current("COMPLETED", "DELIVERED", "CANCELLED")).toBeNull();
});

test("a pickup is described as one", () => {
  const labels = progress("CONFIRMED_BY_SUPPLIER", ["READY_TO_PICKUP"], "DELIVERY_PICKUP")?.map(
    ({ label }) => label,
  );
  expect(labels).toEqual(["Ordered", "Paid", "Preparing", "Ready for pickup", "Picked up"]);
});

test.each([
  ["SIGNED", 100_000, "Lease signed"],
  ["WAITING", 0, "Lease signed"],
  ["SIGNING", 60_000, "Paid and signed"],
  ["RELEASED", 60_000, "Paid"],
])(
  "an order with a lease that is %s, of %i cents of 100000: its second step is %s",
  (leaseState, leasedAmount, label) => {
    const order = { ...UNLEASED, leaseDetails: { leaseState, leasedAmount } };
    const steps = progressOf({
      ...order,
      status: "PENDING_ESIGNATURE",
      deliveryType: "DELIVERY_SHIPPING",
      items: [],
    });
    expect(steps?.[1]?.label).toBe(label);
  },
);

test("every order has at most one next step, and nothing after it is done", () => {
  for (const status of ORDER_STATUSES) {
    for (const item of ITEM_STATUSES) {
      const steps = progress(status, [item], "DELIVERY_SHIPPING");
      expect(steps === null).toBe(UNDONE_STATUSES.includes(status));
      const states = steps?.map(({ state }) => state) ?? [];
      expect(states.filter((state) => state === "current").length).toBeLessThanOrEqual(1);
      expect(states.lastIndexOf("done")).toBeLessThan(
        states.indexOf("to come") === -1 ? 5 : states.indexOf("to come"),
      );
    }
  }
});
