/** When a source is imported on schedule (STAFF-44). Pure; times are UTC. */
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;

/** Exactly one of the two is set. */
export interface Frequency {
  readonly everyHours: number | null;
  /** Minute of the day. */
  readonly atMinute: number | null;
}

/** Returns the next time after now. Runs missed during downtime are made up for once. */
export function nextRun({ everyHours, atMinute }: Frequency, now: Date): Date {
  if (everyHours !== null) return new Date(now.getTime() + everyHours * HOUR_MS);
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const today = midnight + (atMinute ?? 0) * MINUTE_MS;
  return new Date(today > now.getTime() ? today : today + DAY_MS);
}

/** Converts "07:30" to 450. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Converts 450 to "07:30". */
export function timeOf(minute: number): string {
  const padded = (value: number) => String(value).padStart(2, "0");
  return `${padded(Math.floor(minute / 60))}:${padded(minute % 60)}`;
}
