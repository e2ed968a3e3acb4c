/**
 * Formats dates (SITE-12): for shoppers in their own time zone, for staff in the shop's, which orders,
 * reports and exports use.
 */
import { formatCalendarDay, formatDay, SHOP_TIME_ZONE } from "#contract/time/days";

const DAY = new Intl.DateTimeFormat("en-US", { day: "2-digit", month: "short", year: "numeric" });
const TIME = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });

/**
 * 2026-11-05T14:05:00Z → 05 Nov, 2026; a date alone, such as 2026-11-05, is the same day everywhere; empty
 * for invalid dates.
 */
export function formatDate(iso: string): string {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(iso) ? `${iso}T12:00` : iso);
  if (Number.isNaN(date.getTime())) return "";
  const parts = Object.fromEntries(DAY.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${parts["day"]} ${parts["month"]}, ${parts["year"]}`;
}

/** 2026-11-05T14:05:00Z → 2:05 PM; empty for an invalid date. */
export function formatTime(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : TIME.format(date);
}

/** Non-breaking: a narrow line breaks only between day and time. */
const unbroken = (text: string) => text.replaceAll(" ", "\u00a0");

/** 2026-11-05T14:05:00Z → 05 Nov, 2026 at 2:05 PM */
export function formatDateTime(iso: string): string {
  const day = formatDate(iso);
  return day && `${unbroken(day)} ${unbroken(`at ${formatTime(iso)}`)}`;
}

const SHOP_TIME = new Intl.DateTimeFormat("en-US", {
  hour: "numeric",
  minute: "2-digit",
  timeZone: SHOP_TIME_ZONE,
});

/**
 * The day in the shop's time zone: 2026-11-06T03:00:00Z → 05 Nov, 2026; a date alone stays that day; empty
 * for invalid dates.
 */
export function formatShopDate(iso: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(iso);
  if (Number.isNaN(new Date(iso).getTime())) return "";
  return isDay ? formatCalendarDay(iso) : formatDay(new Date(iso));
}

/** 2026-11-05T14:05:00Z → 8:05 AM CT; empty for an invalid date. */
export function formatShopTime(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : `${SHOP_TIME.format(date)} CT`;
}

/** 2026-11-05T14:05:00Z → 05 Nov, 2026 at 8:05 AM CT */
export function formatShopDateTime(iso: string): string {
  const day = formatShopDate(iso);
  return day && `${unbroken(day)} ${unbroken(`at ${formatShopTime(iso)}`)}`;
}
