/** Chat hours (CHAT-7), in the shop's time zone. */
import type { ChatHours } from "#contract/chat/schema";
import { addDays, shopDay } from "#contract/time/days";
import { minuteOfShopDay, shopMoment } from "#contract/time/shop-clock";

/** A day of the week (0 is Sunday) and minutes of the day, with an exclusive end. */
export interface OpenSpan {
  readonly weekday: number;
  readonly from: number;
  readonly until: number;
}

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const SPAN = /^([A-Z][a-z]{2})(?:-([A-Z][a-z]{2}))? (\d{2}):(\d{2})-(\d{2}):(\d{2})$/;
const DAY_MINUTES = 1_440;

/**
 * @param text "Mon-Fri 08:00-20:00, Sat 10:00-14:00"; empty = no fixed hours
 * @returns null for invalid text
 */
export function readHours(text: string): OpenSpan[] | null {
  const spans = text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)
    .map(readSpan);
  return spans.every((span) => span !== null) ? spans.flat() : null;
}

function readSpan(text: string): OpenSpan[] | null {
  const match = SPAN.exec(text);
  if (!match) return null;
  const [first, last] = [WEEKDAYS.indexOf(match[1]!), WEEKDAYS.indexOf(match[2] ?? match[1]!)];
  const from = Number(match[3]) * 60 + Number(match[4]);
  const until = Number(match[5]) * 60 + Number(match[6]);
  if (first < 0 || last < 0 || from >= until || until > DAY_MINUTES) return null;
  const days = ((last - first + 7) % 7) + 1;
  return Array.from({ length: days }, (_none, day) => ({ weekday: (first + day) % 7, from, until }));
}

export function hoursAt(spans: readonly OpenSpan[], now: Date): ChatHours {
  const today = shopDay(now);
  const minute = minuteOfShopDay(now);
  const ofDay = (day: string) => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    return spans.filter((span) => span.weekday === weekday).sort((a, b) => a.from - b.from);
  };
  if (ofDay(today).some(({ from, until }) => from <= minute && minute < until))
    return { isStaffed: true, opensAt: null };
  for (let days = 0; days <= 7; days += 1) {
    const day = addDays(today, days);
    const next = ofDay(day).find(({ from }) => days > 0 || from > minute);
    if (next) return { isStaffed: false, opensAt: shopMoment(day, next.from).toISOString() };
  }
  return { isStaffed: false, opensAt: null };
}
