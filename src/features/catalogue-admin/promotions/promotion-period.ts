/** When a promotion can be used, in days of the shop as staff type them. */
import type { AdminPromotion } from "#contract/catalogue/admin";
import { shopDay } from "#contract/time/days";
import { formatShopDate } from "../../../lib/format-date";

/** "03 Dec, 2026 to 22 Jan, 2027": the last day is included. */
export function periodOf({ startsAt, endsAt }: Pick<AdminPromotion, "startsAt" | "endsAt">): string {
  const first = startsAt && dayOf(Date.parse(startsAt));
  // endsAt is exclusive.
  const last = endsAt && dayOf(Date.parse(endsAt) - 1);
  if (first && last) return `${first} to\u00a0${last}`;
  if (first) return `From ${first}`;
  return last ? `Until ${last}` : "No end date";
}

function dayOf(time: number): string {
  // A line ends between two days, not inside one.
  return formatShopDate(shopDay(new Date(time))).replaceAll(" ", "\u00a0");
}
