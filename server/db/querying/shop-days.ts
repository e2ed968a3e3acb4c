/** Days of the shop in statements: they begin at its midnight, also where the clocks change (contract/time/days.ts). */
import { sql, type RawBuilder } from "kysely";
import { SHOP_TIME_ZONE } from "#contract/time/days";

/** The moment a calendar day (YYYY-MM-DD) begins in the shop. @param later so many days after it */
export function shopDayBegin(day: string, later = 0): RawBuilder<Date> {
  return sql`(${day}::date + ${sql.lit(later)})::timestamp AT TIME ZONE ${sql.lit(SHOP_TIME_ZONE)}`;
}

/** Conditions that a moment lies within days of the shop, both included; none for days that are not given. */
export function withinShopDays(
  at: RawBuilder<unknown>,
  { from, to }: { readonly from?: string | null | undefined; readonly to?: string | null | undefined },
): RawBuilder<boolean>[] {
  return [
    ...(from ? [sql<boolean>`${at} >= ${shopDayBegin(from)}`] : []),
    ...(to ? [sql<boolean>`${at} < ${shopDayBegin(to, 1)}`] : []),
  ];
}
