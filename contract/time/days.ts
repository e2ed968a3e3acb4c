/** Calendar days and the shop's time zone. */

const DAY_MS = 86_400_000;

/**
 * The shop's time zone; its days begin at midnight there. The database function shop_day() has it too (a test
 * compares both).
 */
export const SHOP_TIME_ZONE = "America/Chicago";

/** @returns days from a calendar day to the shop's today, negative in the future; null for an invalid day */
export function daysSince(day: string): number | null {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(at)) return null;
  // JavaScript parses 30 February as 2 March.
  if (new Date(at).toISOString().slice(0, 10) !== day) return null;
  return daysBetween(day, shopDay(new Date()));
}

const DAY = new Intl.DateTimeFormat("en-US", {
  day: "2-digit",
  month: "short",
  year: "numeric",
  timeZone: SHOP_TIME_ZONE,
});

/**
 * A day such as 05 Dec, 2026 (SITE-12), in US Central time, because mails do not know the reader's time zone.
 */
export function formatDay(at: Date): string {
  const parts = Object.fromEntries(DAY.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts["day"]} ${parts["month"]}, ${parts["year"]}`;
}

/** The same format for a calendar day (YYYY-MM-DD), without a time zone. */
export function formatCalendarDay(day: string): string {
  return formatDay(new Date(`${day}T18:00:00Z`));
}

const ISO_DAY = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  timeZone: SHOP_TIME_ZONE,
});

/**
 * The shop's calendar day (YYYY-MM-DD) at a given time. Built from parts, because engines format full dates
 * differently.
 */
export function shopDay(at: Date): string {
  const parts = Object.fromEntries(ISO_DAY.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts["year"]}-${parts["month"]}-${parts["day"]}`;
}

const ISO_TIME = new Intl.DateTimeFormat("en-US", {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
  timeZone: SHOP_TIME_ZONE,
});

/** ISO 8601 in the shop's time zone with UTC offset, for files: 2026-11-05T08:05:00-06:00. */
export function shopMoment(at: Date): string {
  const local = `${shopDay(at)}T${ISO_TIME.format(at)}`;
  const minutes = Math.round((Date.parse(`${local}Z`) - at.getTime()) / 60_000);
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const two = (count: number) => String(count).padStart(2, "0");
  return `${local}${minutes < 0 ? "-" : "+"}${two(hours)}:${two(rest)}`;
}

/** Adds days to a calendar day; negative values subtract. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one calendar day to another. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
}
