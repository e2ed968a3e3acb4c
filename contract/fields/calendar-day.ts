/** Schemas of calendar days. */
import type * as yup from "yup";
import { MESSAGES } from "../messages";
import { daysSince } from "../time/days";
import { text } from "./fields";

/**
 * A calendar day (YYYY-MM-DD), or empty.
 * @param isGood checks the number of days since that day
 */
export function calendarDay(message: string, isGood: (daysAgo: number) => boolean): yup.StringSchema {
  return text(10, message).test("day", message, (value) => {
    const daysAgo = value ? daysSince(value) : 0;
    return !value || (daysAgo !== null && isGood(daysAgo));
  });
}

/** PostgreSQL has no year 0. */
const CENTURY_DAYS = 36_500;

/** A day that a list or report begins or ends with; empty = open. */
export function filterDay(): yup.StringSchema<string | undefined, yup.AnyObject, "", "d"> {
  return calendarDay(MESSAGES.validation.unexpected, (daysAgo) => Math.abs(daysAgo) < CENTURY_DAYS).default(
    "",
  );
}
