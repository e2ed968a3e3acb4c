/** Reads a day, or a moment, as feeds write them: by ISO 8601. Nothing is guessed, such as the order of day and month. */
import type { SHOP_TIME_ZONE } from "#contract/time/days";
import { shopMoment } from "#contract/time/shop-clock";

/** Zone of what names none. */
export type ZoneOfFeed = typeof SHOP_TIME_ZONE | "UTC";

export interface FeedMoment {
  /** Of a day its first moment. */
  readonly at: Date;
  /** The first moment of the next day for a day without a time; else `at`. */
  readonly end: Date;
  /** Midnight, written with its time and without a zone. */
  readonly isMidnight: boolean;
}

const MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?: ?(Z|UTC|[+-]\d{2}(?::?\d{2})?))?)?$/i;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/** @param zone of what names no zone. @returns null for what is no moment */
export function readMoment(text: string, zone: ZoneOfFeed): FeedMoment | null {
  const [, day, hour, minute, second = "0", offset] = MOMENT.exec(text.trim()) ?? [];
  if (day === undefined || !isDay(day)) return null;
  const isWholeDay = hour === undefined;
  const minutes = isWholeDay ? 0 : Number(hour) * 60 + Number(minute);
  if (Number(minute ?? 0) > 59 || Number(second) > 59 || minutes > DAY_MINUTES) return null;
  const momentOf = (minuteOfDay: number) => {
    const ahead = offset === undefined ? (zone === "UTC" ? 0 : null) : minutesAhead(offset);
    if (ahead === null) return shopMoment(day, minuteOfDay);
    return new Date(Date.parse(`${day}T00:00:00Z`) + (minuteOfDay - ahead) * MINUTE_MS);
  };
  const at = new Date(momentOf(minutes).getTime() + Number(second) * 1_000);
  return {
    at,
    end: isWholeDay ? momentOf(DAY_MINUTES) : at,
    isMidnight: !isWholeDay && offset === undefined && minutes === 0 && Number(second) === 0,
  };
}

/** JavaScript reads 30 February as 2 March. */
function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

function minutesAhead(offset: string): number {
  const [, sign, hours, minutes = "0"] = /^([+-])(\d{2}):?(\d{2})?$/.exec(offset) ?? [];
  if (sign === undefined) return 0;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
