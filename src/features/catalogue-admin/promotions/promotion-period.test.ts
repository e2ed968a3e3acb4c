import { periodOf } from "./promotion-period";

test.each([
  ["2026-12-03T06:00:00.000Z", "2027-01-23T06:00:00.000Z", "03 Dec, 2026 to 22 Jan, 2027"],
  ["2026-12-03T06:00:00.000Z", null, "From 03 Dec, 2026"],
  [null, "2026-12-14T06:00:00.000Z", "Until 13 Dec, 2026"],
  // Ended by hand.
  [null, "2026-11-23T07:32:11.936Z", "Until 23 Nov, 2026"],
  [null, null, "No end date"],
])("from %j to %j is read as %j", (startsAt, endsAt, words) => {
  expect(periodOf({ startsAt, endsAt }).replaceAll("\u00a0", " ")).toBe(words);
});
