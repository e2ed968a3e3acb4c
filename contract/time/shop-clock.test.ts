import { shopDay } from "./days";
import { minuteOfShopDay, readShopTime } from "./shop-clock";

const at = (typed: string) => readShopTime(typed)?.toISOString() ?? null;

test.each([
  ["in winter", "2026-12-01T09:00", "2026-12-01T15:00:00.000Z"],
  ["in summer", "2026-07-01T09:00", "2026-07-01T14:00:00.000Z"],
  ["at midnight before the clock is put back", "2026-11-01T00:00", "2026-11-01T05:00:00.000Z"],
  ["in the hour that comes twice, the first time", "2026-11-01T01:30", "2026-11-01T06:30:00.000Z"],
  ["after it", "2026-11-01T02:00", "2026-11-01T08:00:00.000Z"],
  ["at the end of that day", "2026-11-01T23:59", "2026-11-02T05:59:00.000Z"],
  ["at midnight before the clock is put forward", "2027-03-14T00:00", "2027-03-14T06:00:00.000Z"],
  ["before the hour that is skipped", "2027-03-14T01:59", "2027-03-14T07:59:00.000Z"],
  ["in the hour that is skipped, an hour earlier", "2027-03-14T02:30", "2027-03-14T07:30:00.000Z"],
  ["after it", "2027-03-14T03:00", "2027-03-14T08:00:00.000Z"],
  ["at the end of that day", "2027-03-14T23:59", "2027-03-15T04:59:00.000Z"],
])("a time %s is on the shop's clock", (_when, typed, moment) => {
  expect(at(typed)).toBe(moment);
});

test.each([[""], ["tomorrow"], ["2026-13-01T09:00"], ["2026-12-01T24:00"], ["2026-12-01"]])(
  "%p is not a time",
  (typed) => {
    expect(at(typed)).toBeNull();
  },
);

test.each([
  ["2026-11-01T05:00:00Z", "2026-11-01", 0],
  ["2026-11-01T06:30:00Z", "2026-11-01", 90],
  ["2026-11-01T07:30:00Z", "2026-11-01", 90],
  ["2026-11-02T05:59:00Z", "2026-11-01", 1_439],
  ["2027-03-14T07:59:00Z", "2027-03-14", 119],
  ["2027-03-14T08:00:00Z", "2027-03-14", 180],
  ["2027-03-15T04:59:00Z", "2027-03-14", 1_439],
])("%s is on %s, minute %i", (moment, day, minute) => {
  expect([shopDay(new Date(moment)), minuteOfShopDay(new Date(moment))]).toEqual([day, minute]);
});
