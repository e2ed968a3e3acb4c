import { deliveryRange, formatDeliveryRange } from "#contract/checkout/delivery";
import { ITEM_STATUSES, ORDER_STATUSES, UNDONE_STATUSES } from "#contract/orders/orders";
import { arrivalOf } from "./arrival";

type Facts = Parameters<typeof arrivalOf>[0];

const ordered = "2026-11-27T18:00:00Z";
const paid = "2026-11-30T18:00:00Z";
const moved = (before: string, after: string, at: string) =>
  ({ type: "STATUS_CHANGED", before, after, at }) as const;
const item = (status: Facts["items"][number]["status"], estimatedDeliveryDate: string | null = null) => ({
  status,
  estimatedDeliveryDate,
});
const order = (change: Partial<Facts> = {}): Facts => ({
  status: "PENDING_FULFILMENT",
  deliveryType: "DELIVERY_SHIPPING",
  shipState: "TX",
  total: 100_000,
  orderSubmittedDate: ordered,
  leaseDetails: null,
  items: [item("PENDING_SHIPMENT")],
  history: [
    moved("PAYMENT_RECEIVED", "PENDING_FULFILMENT", "2026-12-01T09:00:00Z"),
    moved("PENDING_PAYMENT", "PAYMENT_RECEIVED", paid),
  ],
  ...change,
});
const arrival = (change: Partial<Facts> = {}, now = "2026-12-01T18:00:00Z") =>
  arrivalOf(order(change), new Date(now));
const mailed = (state: string, at: string) => formatDeliveryRange(deliveryRange(state, new Date(at)));

test("days count from the payment date, as in the email, and are later where carriers take longer", () => {
  expect(arrival()).toBe(`Arrives ${mailed("TX", paid)}.`);
  expect(arrival()).toBe("Arrives 03 Dec – 09 Dec, 2026.");
  expect(arrival({ shipState: "HI" })).toBe(`Arrives ${mailed("HI", paid)}.`);
});

test("a lease counts from its signature, an order without that entry from its submission", () => {
  const signed = moved("PENDING_ESIGNATURE", "PENDING_REVIEW", paid);
  expect(arrival({ history: [signed] })).toBe("Arrives 03 Dec – 09 Dec, 2026.");
  expect(arrival({ history: [] })).toBe(`Arrives ${mailed("TX", ordered)}.`);
});

test("an unsettled order shows its delivery time from settlement on", () => {
  const lease = { leaseState: "SIGNING", leasedAmount: 100_000 };
  expect(arrival({ status: "PENDING_PAYMENT" })).toBe(
    "At your door in 3 to 7 business days after it's paid.",
  );
  expect(arrival({ status: "PENDING_ESIGNATURE", leaseDetails: lease, shipState: "AK" })).toBe(
    "At your door in 7 to 14 business days after the lease is signed.",
  );
  expect(arrival({ status: "PENDING_ESIGNATURE", leaseDetails: { ...lease, leasedAmount: 60_000 } })).toBe(
    "At your door in 3 to 7 business days after it's paid and signed.",
  );
});

test("a carrier's date replaces it once all remaining items have one", () => {
  const named = item("SHIPPED", "2026-12-05T00:00:00Z");
  expect(arrival({ items: [named, item("DELIVERED")] })).toBeNull();
  expect(arrival({ items: [named, item("PENDING_SHIPMENT")] })).toBe("Arrives 03 Dec – 09 Dec, 2026.");
});

test("pickups, delivered or cancelled items and past days have no promise", () => {
  expect(arrival({ deliveryType: "DELIVERY_PICKUP" })).toBeNull();
  expect(arrival({ status: "COMPLETED", items: [item("DELIVERED"), item("CANCELLED")] })).toBeNull();
  for (const status of UNDONE_STATUSES) expect(arrival({ status })).toBeNull();
  expect(arrival({}, "2026-12-10T05:59:00Z")).toBe("Arrives 03 Dec – 09 Dec, 2026.");
  expect(arrival({}, "2026-12-10T06:01:00Z")).toBe(
    "It was due 03 Dec – 09 Dec, 2026. We're sorry for the delay.",
  );
  expect(arrival({ items: [item("SHIPPED")] }, "2026-12-10T06:01:00Z")).toBe(
    "It was due 03 Dec – 09 Dec, 2026.",
  );
});

test("an order released again after its supplier gave up counts from there", () => {
  const released = moved("CANCELLED_BY_SUPPLIER", "PENDING_FULFILMENT", "2026-12-04T18:00:00Z");
  expect(arrival({ history: [released, ...order().history] })).toBe(`Arrives ${mailed("TX", released.at)}.`);
});

test("every status has a result", () => {
  for (const status of ORDER_STATUSES) {
    for (const itemStatus of ITEM_STATUSES) {
      expect(() => arrival({ status, items: [item(itemStatus)] })).not.toThrow();
    }
  }
});
