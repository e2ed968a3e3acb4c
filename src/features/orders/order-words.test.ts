import { ORDER_COUNTERS, ORDER_STATUSES, type OrderStatus } from "#contract/orders/orders";
import { COUNTERS, COUNTER_LABELS, LIST_COUNTERS } from "./order-words";

test("every counter has a different label", () => {
  expect(COUNTERS).toHaveLength(14);
  expect(new Set(Object.values(COUNTER_LABELS)).size).toBe(14);
});

test("the counters of the list count every order once", () => {
  const counted = LIST_COUNTERS.flatMap((name): readonly OrderStatus[] => ORDER_COUNTERS[name]);
  expect([...counted].sort()).toEqual([...ORDER_STATUSES].sort());
});
