import { COUNTERS, COUNTER_LABELS } from "./order-words";

test("every counter reads differently", () => {
  expect(COUNTERS).toHaveLength(14);
  expect(new Set(Object.values(COUNTER_LABELS)).size).toBe(14);
});
