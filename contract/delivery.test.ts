import { deliveryRange, formatDeliveryRange } from "./delivery";

const noon = (day: string) => new Date(`${day}T18:00:00Z`);
const words = (state: string, day: string) => formatDeliveryRange(deliveryRange(state, noon(day)));

test.each([
  ["a Monday", "2026-12-07", "10 Dec – 16 Dec, 2026"],
  ["the day before Thanksgiving", "2026-11-25", "01 Dec – 07 Dec, 2026"],
  ["a Saturday", "2026-08-29", "02 Sep – 09 Sep, 2026"],
  ["before Christmas and New Year", "2026-12-22", "28 Dec, 2026 – 04 Jan, 2027"],
  ["before Memorial Day", "2027-05-28", "03 Jun – 09 Jun, 2027"],
])("of an order on %s, weekends and holidays are no business days", (_name, day, range) => {
  expect(words("TX", day)).toBe(range);
});

test("what crosses the sea takes longer", () => {
  expect(words("HI", "2026-12-07")).toBe("16 Dec – 28 Dec, 2026");
});

test("the day of the order is that of the shop, not of Greenwich", () => {
  expect(deliveryRange("TX", new Date("2026-12-08T03:00:00Z"))).toEqual(
    deliveryRange("TX", noon("2026-12-07")),
  );
});
