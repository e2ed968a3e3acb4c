/** Shop days in SQL: they begin at the shop's midnight, also when clocks change (contract/time/days.ts). */
import { sql, type RawBuilder } from "kysely";
import { SHOP_TIME_ZONE } from "#contract/time/days";

/** Returns the moment a calendar day (YYYY-MM-DD) begins in the shop. @param later days to add */
export function shopDayBegin(day: string, later = 0): RawBuilder<Date> {
  return sql`(${day}::date + ${sql.lit(later)})::timestamp AT TIME ZONE ${sql.lit(SHOP_TIME_ZONE)}`;
}

/** Builds conditions for a moment within shop days, both inclusive; an absent day adds no condition. */
export function withinShopDays(
  at: RawBuilder<unknown>,
  { from, to }: { readonly from?: string | null | undefined; readonly to?: string | null | undefined },
): RawBuilder<boolean>[] {
  return [
    ...(from ? [sql<boolean>`${at} >= ${shopDayBegin(from)}`] : []),
    ...(to ? [sql<boolean>`${at} < ${shopDayBegin(to, 1)}`] : []),
  ];
}
