/** Schemas of calendar days. */
import type * as yup from "yup";
import { MESSAGES } from "../messages";
import { daysSince } from "../time/days";
import { text } from "./fields";

/** 150 years. PostgreSQL has no year 0, and days after 9999-12-31 have another format. */
const MAX_DISTANCE_DAYS = 54_786;

/**
 * A calendar day (YYYY-MM-DD) at most 150 years from today, or empty.
 * @param isGood checks the number of days since that day
 */
export function calendarDay(
  message: string,
  isGood: (daysAgo: number) => boolean = () => true,
): yup.StringSchema {
  return text(10, message).test("day", message, (value) => {
    const daysAgo = value ? daysSince(value) : 0;
    return !value || (daysAgo !== null && Math.abs(daysAgo) <= MAX_DISTANCE_DAYS && isGood(daysAgo));
  });
}

/** A day that a list or report begins or ends with; empty = open. */
export function filterDay(): yup.StringSchema<string | undefined, yup.AnyObject, "", "d"> {
  return calendarDay(MESSAGES.validation.unexpected).default("");
}
