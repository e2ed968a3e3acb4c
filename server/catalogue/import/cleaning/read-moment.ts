/** Reads ISO 8601 days and times from feeds. Never guesses, for example the order of day and month. */
import type { SHOP_TIME_ZONE } from "#contract/time/days";
import { shopMoment } from "#contract/time/shop-clock";

/** Default time zone. */
export type ZoneOfFeed = typeof SHOP_TIME_ZONE | "UTC";

export interface FeedMoment {
  /** For a day, its start. */
  readonly at: Date;
  /** For a day without a time, the start of the next day; otherwise equal to `at`. */
  readonly end: Date;
  /** Midnight, written with its time and without a zone. */
  readonly isMidnight: boolean;
}

const MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?: ?(Z|UTC|[+-]\d{2}(?::?\d{2})?))?)?$/i;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/** @param zone default for texts without a zone @returns null for an invalid moment */
export function readMoment(text: string, zone: ZoneOfFeed): FeedMoment | null {
  const [, day, hour, minute, second = "0", offset] = MOMENT.exec(text.trim()) ?? [];
  if (day === undefined || !isDay(day)) return null;
  const isWholeDay = hour === undefined;
  const minutes = isWholeDay ? 0 : Number(hour) * 60 + Number(minute);
  if (Number(minute ?? 0) > 59 || Number(second) > 59 || minutes > DAY_MINUTES) return null;
  const momentOf = (minuteOfDay: number) => {
    const offsetMinutes = offset === undefined ? (zone === "UTC" ? 0 : null) : minutesAhead(offset);
    if (offsetMinutes === null) return shopMoment(day, minuteOfDay);
    return new Date(Date.parse(`${day}T00:00:00Z`) + (minuteOfDay - offsetMinutes) * MINUTE_MS);
  };
  const at = new Date(momentOf(minutes).getTime() + Number(second) * 1_000);
  return {
    at,
    end: isWholeDay ? momentOf(DAY_MINUTES) : at,
    isMidnight: !isWholeDay && offset === undefined && minutes === 0 && Number(second) === 0,
  };
}

/** Rejects invalid days: JavaScript reads February 30 as March 2. */
function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

function minutesAhead(offset: string): number {
  const [, sign, hours, minutes = "0"] = /^([+-])(\d{2}):?(\d{2})?$/.exec(offset) ?? [];
  if (sign === undefined) return 0;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
