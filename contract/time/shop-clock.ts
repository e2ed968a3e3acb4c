/** Converts between UTC and the shop's local days and minutes. */
import { SHOP_TIME_ZONE, shopDay } from "./days";

const MINUTE_MS = 60_000;

const CLOCK = new Intl.DateTimeFormat("en-US", {
  timeZone: SHOP_TIME_ZONE,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

export function minuteOfShopDay(at: Date): number {
  const parts = Object.fromEntries(CLOCK.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return (parts["hour"] ?? 0) * 60 + (parts["minute"] ?? 0);
}

/**
 * Parses a datetime-local value (2026-11-05T08:05) in the shop's time zone.
 * @returns null for anything else
 */
export function readShopTime(typed: string): Date | null {
  const [, day, hour, minute] = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)/.exec(typed) ?? [];
  if (!day || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return null;
  return shopMoment(day, Number(hour) * 60 + Number(minute));
}

/**
 * UTC time of a minute in a shop day (YYYY-MM-DD). A minute skipped by daylight saving counts an hour
 * earlier.
 */
export function shopMoment(day: string, minute: number): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS;
  let moment = asUtc;
  // Two passes: the first guess may be on the other side of a daylight saving change.
  for (let turn = 0; turn < 2; turn += 1) {
    const at = new Date(moment);
    const asShopTime = Date.parse(`${shopDay(at)}T00:00:00Z`) + minuteOfShopDay(at) * MINUTE_MS;
    moment += asUtc - asShopTime;
  }
  return new Date(moment);
}
