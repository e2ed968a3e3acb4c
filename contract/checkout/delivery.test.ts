import { deliveryRange, formatDeliveryRange } from "./delivery";

const noon = (day: string) => new Date(`${day}T18:00:00Z`);
const words = (state: string, day: string) => formatDeliveryRange(deliveryRange(state, noon(day)));

test.each([
  ["a Monday", "2026-12-07", "10 Dec – 16 Dec, 2026"],
  ["the day before Thanksgiving", "2026-11-25", "01 Dec – 07 Dec, 2026"],
  ["a Saturday", "2026-08-29", "02 Sep – 09 Sep, 2026"],
  ["before Christmas and New Year", "2026-12-22", "28 Dec, 2026 – 04 Jan, 2027"],
  ["before Memorial Day", "2027-05-28", "03 Jun – 09 Jun, 2027"],
  ["before Labor Day", "2026-09-03", "09 Sep – 15 Sep, 2026"],
  ["before a Fourth of July on a Tuesday", "2028-06-30", "06 Jul – 12 Jul, 2028"],
  ["New Year's Eve", "2026-12-31", "06 Jan – 12 Jan, 2027"],
  ["before the end of February in a leap year", "2028-02-25", "01 Mar – 07 Mar, 2028"],
  ["before the end of February in another", "2027-02-25", "02 Mar – 08 Mar, 2027"],
  ["29 February", "2028-02-29", "03 Mar – 09 Mar, 2028"],
])("of an order on %s, weekends and holidays are not business days", (_name, day, range) => {
  expect(words("TX", day)).toBe(range);
});

test("overseas deliveries take longer", () => {
  expect(words("HI", "2026-12-07")).toBe("16 Dec – 28 Dec, 2026");
});

test("the order's day is the shop's, not the UTC day", () => {
  expect(deliveryRange("TX", new Date("2026-12-08T03:00:00Z"))).toEqual(
    deliveryRange("TX", noon("2026-12-07")),
  );
});

test.each([
  ["in winter", "2026-12-08T05:59:59Z", "2026-12-08T06:00:00Z"],
  ["in summer", "2026-06-09T04:59:59Z", "2026-06-09T05:00:00Z"],
  ["the night clocks go forward", "2027-03-15T04:59:59Z", "2027-03-15T05:00:00Z"],
  ["the night clocks go back", "2026-11-02T05:59:59Z", "2026-11-02T06:00:00Z"],
])("%s an order a second before midnight in Chicago is on the earlier day", (_name, before, after) => {
  const [late, early] = [before, after].map((at) => deliveryRange("TX", new Date(at)));
  const day = after.slice(0, 10);
  expect(early).toEqual(deliveryRange("TX", noon(day)));
  expect(late).toEqual(deliveryRange("TX", new Date(Date.parse(`${day}T18:00:00Z`) - 86_400_000)));
});
