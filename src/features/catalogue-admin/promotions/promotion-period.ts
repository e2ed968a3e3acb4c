/** A promotion's period, in days of the shop's time zone as staff enter them. */
import type { AdminPromotion } from "#contract/promotions/schema";
import { shopDay } from "#contract/time/days";
import { formatShopDate } from "../../../lib/format-date";

/** "03 Dec, 2026 to 22 Jan, 2027": inclusive last day. */
export function periodOf({ startsAt, endsAt }: Pick<AdminPromotion, "startsAt" | "endsAt">): string {
  const first = startsAt && dayOf(Date.parse(startsAt));
  // endsAt is exclusive.
  const last = endsAt && dayOf(Date.parse(endsAt) - 1);
  if (first && last) return `${first} to\u00a0${last}`;
  if (first) return `From ${first}`;
  return last ? `Until ${last}` : "No end date";
}

function dayOf(time: number): string {
  // Non-breaking: a line breaks between two dates, not inside one.
  return formatShopDate(shopDay(new Date(time))).replaceAll(" ", "\u00a0");
}
