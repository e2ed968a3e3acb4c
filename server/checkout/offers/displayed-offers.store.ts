/** Automatic promotions active for every customer, with the terms that decide whether pages display them. */
import { sql } from "kysely";
import type { Segment } from "#contract/customers/segments";
import type { Db } from "../../db/client";
import type { RunningOffer } from "../../catalogue/offers/displayed-offers.port";

export interface RunningPromotion extends Omit<RunningOffer, "percentOff"> {
  readonly isAutomatic: boolean;
  readonly percentOff: number | null;
  readonly shipsFree: boolean;
  readonly combines: boolean;
  readonly smallestSubTotal: number;
  readonly setSize: number | null;
  readonly segment: Segment;
  readonly firstOrdersOnly: boolean;
  readonly maxUses: number | null;
  readonly maxUsesPerDay: number | null;
  readonly maxUsesPerCustomer: number | null;
  readonly budget: number | null;
}

/**
 * SQL expression: the promotions as JSON, sorted by code. Uses the wall clock, because a transaction may have
 * waited since it began.
 */
export const runningPromotions = sql<string>`(
  SELECT COALESCE(json_agg(running), '[]')::text FROM (
    SELECT code, label, percent_off AS "percentOff", ships_free AS "shipsFree", scope, scope_ids AS "scopeIds",
      is_automatic AS "isAutomatic", combines, smallest_sub_total_cents AS "smallestSubTotal", set_size AS "setSize",
      segment, first_orders_only AS "firstOrdersOnly", most_uses AS "maxUses", most_uses_per_day AS "maxUsesPerDay",
      most_uses_per_customer AS "maxUsesPerCustomer", budget_cents AS budget, ends_at AS "endsAt",
      CASE WHEN made_at IS NOT NULL THEN GREATEST(made_at, starts_at) END AS "beganAt"
    FROM promotions WHERE is_automatic
      AND COALESCE(starts_at <= clock_timestamp(), true) AND COALESCE(ends_at > clock_timestamp(), true)
    ORDER BY code) AS running)`;

/** @param value result of `runningPromotions` */
export function readPromotions(value: string): RunningPromotion[] {
  const rows = JSON.parse(value) as (Omit<RunningPromotion, "beganAt" | "endsAt"> &
    Record<"beganAt" | "endsAt", string | null>)[];
  const moment = (at: string | null) => (at === null ? null : new Date(at));
  return rows.map((row) => ({ ...row, beganAt: moment(row.beganAt), endsAt: moment(row.endsAt) }));
}

export async function listRunningPromotions(unit: Db): Promise<RunningPromotion[]> {
  const { rows } = await sql<{ running: string }>`SELECT ${runningPromotions} AS running`.execute(unit);
  return readPromotions(rows[0]!.running);
}
