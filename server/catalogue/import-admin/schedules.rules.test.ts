import { minuteOf, nextRun, timeOf } from "./schedules.rules";

const at = (text: string) => new Date(`2026-03-07T${text}Z`);
const next = (everyHours: number | null, atMinute: number | null, now: Date) =>
  nextRun({ everyHours, atMinute }, now).toISOString();

test("an interval in hours counts from the last run", () => {
  expect(next(6, null, at("21:15:00"))).toBe("2026-03-08T03:15:00.000Z");
});

test("a time of day is today's until that moment, and tomorrow's from then on", () => {
  expect(next(null, 450, at("07:29:59"))).toBe("2026-03-07T07:30:00.000Z");
  expect(next(null, 450, at("07:30:00"))).toBe("2026-03-08T07:30:00.000Z");
  expect(next(null, 0, at("23:59:59"))).toBe("2026-03-08T00:00:00.000Z");
});

test("a time is written as entered", () => {
  for (const time of ["00:00", "07:30", "23:59"]) expect(timeOf(minuteOf(time))).toBe(time);
});
