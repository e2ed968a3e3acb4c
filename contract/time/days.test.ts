import { addDays, shopDay, shopMoment } from "./days";

/** Times whose UTC day differs from the shop's, and times around both daylight saving changes. */
test.each([
  ["2026-11-28T05:59:59Z", "2026-11-27T23:59:59-06:00"],
  ["2026-11-28T06:00:00Z", "2026-11-28T00:00:00-06:00"],
  ["2026-07-01T04:59:59Z", "2026-06-30T23:59:59-05:00"],
  ["2026-07-01T05:00:00Z", "2026-07-01T00:00:00-05:00"],
  ["2026-03-08T07:59:59Z", "2026-03-08T01:59:59-06:00"],
  ["2026-03-08T08:00:00Z", "2026-03-08T03:00:00-05:00"],
  ["2026-11-01T06:30:00Z", "2026-11-01T01:30:00-05:00"],
  ["2026-11-01T07:30:00Z", "2026-11-01T01:30:00-06:00"],
  ["2027-01-01T05:30:00Z", "2026-12-31T23:30:00-06:00"],
])("%s is %s on the shop's clock", (utc, written) => {
  expect(shopMoment(new Date(utc))).toBe(written);
  expect(new Date(written).getTime()).toBe(Date.parse(utc));
  expect(shopDay(new Date(utc))).toBe(written.slice(0, 10));
});

test("days are counted through both clock changes", () => {
  expect([addDays("2026-03-07", 2), addDays("2026-10-31", 2), addDays("2026-03-01", -1)]).toEqual([
    "2026-03-09",
    "2026-11-02",
    "2026-02-28",
  ]);
});
