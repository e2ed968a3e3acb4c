/**
 * Delivery dates of an order placed today (CATALOGUE-19): the promised business days, counted from tomorrow.
 */
import { formatDay, shopDay } from "../time/days";
import { DELIVERY_PROMISE, FAR_DELIVERY_PROMISE, PROMISES } from "./promises";

/** Products sold only in stores are not shipped (CHECKOUT-6). */
export function canShip(product: {
  readonly onlineAvailability: boolean;
  readonly inStorePickup: boolean;
}): boolean {
  return product.onlineAvailability || !product.inStorePickup;
}

const DAY_MS = 86_400_000;

/** First and last day as YYYY-MM-DD. */
export interface DeliveryRange {
  readonly from: string;
  readonly to: string;
}

/** States and territories reachable by sea or air only. */
const FAR_STATES: ReadonlySet<string> = new Set(["AK", "GU", "HI", "PR", "VI"]);

/** Carrier holidays: month-day, or the month and its nth Monday or Thursday (-1: the last). */
const FIXED_HOLIDAYS: ReadonlySet<string> = new Set(["01-01", "07-04", "12-25"]);
const MONDAY = 1;
const THURSDAY = 4;

/**
 * @param state two letters
 * @param now converted to the day in US Central time, as in mails
 */
export function deliveryRange(state: string, now: Date): DeliveryRange {
  const { min, max } = FAR_STATES.has(state) ? PROMISES.farDeliveryDays : PROMISES.deliveryDays;
  return { from: businessDayAfter(now, min), to: businessDayAfter(now, max) };
}

/**
 * The range in words, for a text without a start date.
 * @param state two letters; null if unknown
 */
export function deliveryPromise(state: string | null): string {
  return state !== null && FAR_STATES.has(state) ? FAR_DELIVERY_PROMISE : DELIVERY_PROMISE;
}

/** A range such as 02 Dec – 05 Dec, 2026; both years if they differ. */
export function formatDeliveryRange({ from, to }: DeliveryRange): string {
  const [first, last] = [from, to].map((day) => formatDay(new Date(`${day}T18:00:00Z`))) as [string, string];
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `${isOneYear ? first.slice(0, -", 2026".length) : first} – ${last}`;
}

/** True if the last day has passed, in US Central time. */
export function isOver({ to }: DeliveryRange, now: Date): boolean {
  return to < shopDay(now);
}

function businessDayAfter(now: Date, count: number): string {
  let at = Date.parse(`${shopDay(now)}T00:00:00Z`);
  for (let remaining = count; remaining > 0;) {
    at += DAY_MS;
    if (isBusinessDay(new Date(at))) remaining -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}

/** @param day at midnight UTC */
function isBusinessDay(day: Date): boolean {
  const weekday = day.getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  return !FIXED_HOLIDAYS.has(day.toISOString().slice(5, 10)) && !isMovingHoliday(day);
}

/** Memorial Day, Labor Day, Thanksgiving. */
function isMovingHoliday(day: Date): boolean {
  const [month, date, weekday] = [day.getUTCMonth() + 1, day.getUTCDate(), day.getUTCDay()];
  if (month === 5) return weekday === MONDAY && date > 24;
  if (month === 9) return weekday === MONDAY && date <= 7;
  return month === 11 && weekday === THURSDAY && date > 21 && date <= 28;
}
