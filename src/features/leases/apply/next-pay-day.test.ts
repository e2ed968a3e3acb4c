import { nextPayDay } from "./next-pay-day";

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-24T15:00:00Z") }));
afterEach(() => jest.useRealTimers());

test.each([
  ["WEEKLY", "2026-11-20", "2026-11-27"],
  ["WEEKLY", "2026-11-17", "2026-11-24"],
  ["BIWEEKLY", "2026-11-20", "2026-12-04"],
  ["MONTHLY", "2026-11-15", "2026-12-15"],
  ["MONTHLY", "2026-10-31", "2026-11-30"],
])("%s after %s is %s", (frequency, last, next) => {
  expect(nextPayDay(frequency, last)).toBe(next);
});

test.each([
  ["SEMIMONTHLY", "2026-11-15"],
  ["WEEKLY", "2026-11-10"],
  ["WEEKLY", "2026-02-30"],
  ["WEEKLY", ""],
  ["", "2026-11-20"],
])("%s after %s has no next payday", (frequency, last) => {
  expect(nextPayDay(frequency, last)).toBeNull();
});
