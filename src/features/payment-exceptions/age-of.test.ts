import { ageOf } from "./age-of";

test.each([
  [-5, "0 min"],
  [59, "59 min"],
  [60, "1 h"],
  [47 * 60 + 59, "47 h"],
  [48 * 60, "2 days"],
  [30 * 24 * 60, "30 days"],
])("an age of %d minutes is shown as %s", (minutes, words) => {
  const now = Date.parse("2026-11-22T12:00:00Z");
  expect(ageOf(new Date(now - minutes * 60_000).toISOString(), now)).toBe(words);
});
