/** Schedule of report mails and the periods they cover (REPORT-16). Days are in the shop's time zone. */
import { addDays, shopDay } from "#contract/time/days";
import { minuteOfShopDay } from "#contract/time/shop-clock";
import type { MailFrequency } from "#contract/reports/mails";
import type { Range } from "./ranges.rules";

/** 6 a.m.: late data of the previous day has arrived, and the mail is there before work starts. */
const MORNING_MINUTE = 6 * 60;

/**
 * The day whose mails may be sent at a moment: before 6 a.m. the previous day. Uses local time, which
 * respects daylight saving time.
 */
export function mailingDay(at: Date): string {
  const day = shopDay(at);
  return minuteOfShopDay(at) < MORNING_MINUTE ? addDays(day, -1) : day;
}

/** The last day up to and including `day` on which a mail is due. */
export function lastDueDay(frequency: MailFrequency, day: string): string {
  if (frequency === "DAILY") return day;
  if (frequency === "MONTHLY") return `${day.slice(0, 8)}01`;
  const daysSinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -daysSinceMonday);
}

/** The first day after `day` on which a mail is due. */
export function nextDueDay(frequency: MailFrequency, day: string): string {
  const maxDays = { DAILY: 1, WEEKLY: 7, MONTHLY: 31 }[frequency];
  return lastDueDay(frequency, addDays(lastDueDay(frequency, day), maxDays));
}

/** The period that ends before a day on which a mail is due. */
export function periodBefore(frequency: MailFrequency, dueDay: string): Range {
  const to = addDays(dueDay, -1);
  return { from: lastDueDay(frequency, to), to };
}
