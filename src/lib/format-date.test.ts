import { formatDate, formatDateTime } from "./format-date";

test("a date is written as day, short month and year", () => {
  expect(formatDate(new Date(2026, 10, 5, 14, 5).toISOString())).toBe("05 Nov, 2026");
});

test("a time follows its date, and a line breaks between them only", () => {
  const written = formatDateTime(new Date(2026, 10, 5, 14, 5).toISOString());
  expect(written).toMatch(/^05\sNov,\s2026 at\s2:05\sPM$/);
  expect(written.split(" ")).toHaveLength(2);
});

test("an invalid date is written as nothing", () => {
  expect([formatDate("yesterday"), formatDateTime("")]).toEqual(["", ""]);
});

test("a day without a time is that day in every time zone", () => {
  expect(formatDate("2026-11-05")).toBe("05 Nov, 2026");
});
