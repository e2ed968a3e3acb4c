/** Calendar days as people type them. */
import type * as yup from "yup";
import { text } from "./fields";

const DAY_MS = 86_400_000;

/** @returns days from a calendar day to today, below 0 in the future; null for no such day */
export function daysSince(day: string): number | null {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(at)) return null;
  // JavaScript takes February 30 for March 2.
  if (new Date(at).toISOString().slice(0, 10) !== day) return null;
  return Math.floor(Date.now() / DAY_MS) - at / DAY_MS;
}

/** A calendar day (YYYY-MM-DD), or none. @param isGood of the days since it */
export function calendarDay(message: string, isGood: (daysAgo: number) => boolean): yup.StringSchema {
  return text(10, message).test("day", message, (value) => {
    const daysAgo = value ? daysSince(value) : 0;
    return !value || (daysAgo !== null && isGood(daysAgo));
  });
}
