/** Schema of a calendar day. */
import type * as yup from "yup";
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
