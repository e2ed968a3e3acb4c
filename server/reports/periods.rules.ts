/** When reports are mailed, and of which days (REPORT-16). Days are the shop's. */
import { addDays, shopDay } from "#contract/time/days";
import { minuteOfShopDay } from "#contract/time/shop-clock";
import type { MailFrequency } from "#contract/reports/mails";
import type { Range } from "./ranges.rules";

/** Six o'clock: late news of the day before have come, and whoever begins to work finds the mail. */
const MORNING_MINUTE = 6 * 60;

/** The day whose mails may go at a moment: until the morning it is the one before. By the clock, which is moved twice a year. */
export function mailingDay(at: Date): string {
  const day = shopDay(at);
  return minuteOfShopDay(at) < MORNING_MINUTE ? addDays(day, -1) : day;
}

/** The last day until `day` on which a mail is due. */
export function lastDueDay(rhythm: MailFrequency, day: string): string {
  if (rhythm === "DAILY") return day;
  if (rhythm === "MONTHLY") return `${day.slice(0, 8)}01`;
  const daysSinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -daysSinceMonday);
}

/** The first day after `day` on which a mail is due. */
export function nextDueDay(rhythm: MailFrequency, day: string): string {
  const longest = { DAILY: 1, WEEKLY: 7, MONTHLY: 31 }[rhythm];
  return lastDueDay(rhythm, addDays(lastDueDay(rhythm, day), longest));
}

/** The period that ends before a day on which a mail is due. */
export function periodBefore(rhythm: MailFrequency, dueDay: string): Range {
  const to = addDays(dueDay, -1);
  return { from: lastDueDay(rhythm, to), to };
}
