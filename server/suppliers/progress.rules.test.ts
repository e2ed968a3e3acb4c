import { changesAfter, nextLook } from "./progress.rules";

test("steps missing from a supplier's reports are filled in, and outdated ones change nothing", () => {
  expect(changesAfter("PENDING_SHIPMENT", "HANDED_OVER")).toEqual(["SHIPPED", "DELIVERED"]);
  expect(changesAfter("PENDING_PICKUP", "HANDED_OVER")).toEqual(["READY_TO_PICKUP", "PICKUPED"]);
  expect(changesAfter("DELIVERED", "SHIPPED")).toEqual([]);
  expect(changesAfter("SHIPPED", "CANCELLED")).toEqual([]);
  expect(changesAfter("CANCELLED", "SHIPPED")).toEqual([]);
  expect(changesAfter("PENDING_SHIPMENT", "UNKNOWN")).toEqual([]);
});

describe("an order at a supplier is polled", () => {
  const now = new Date("2026-11-22T12:00:00Z");
  const item = (
    status: "PENDING_SHIPMENT" | "DELIVERED" | "CANCELLED",
    deliveredAt: string | null = null,
  ) => ({
    status,
    deliveredAt,
  });

  test("often while it is new, then at least every half hour", () => {
    expect(nextLook([item("PENDING_SHIPMENT")], 0, now)).toBe(5);
    expect(nextLook([item("PENDING_SHIPMENT")], 1_200, now)).toBe(60);
    expect(nextLook([item("PENDING_SHIPMENT")], 10 * 86_400, now)).toBe(1_800);
  });

  test("rarely once everything was delivered, and finally never", () => {
    expect(nextLook([item("DELIVERED", "2026-11-20T12:00:00Z"), item("CANCELLED")], 0, now)).toBe(6 * 3_600);
    expect(nextLook([item("DELIVERED", "2026-09-01T12:00:00Z")], 0, now)).toBeNull();
    expect(nextLook([item("CANCELLED")], 0, now)).toBeNull();
  });
});
