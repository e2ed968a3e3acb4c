/** Reads the automatic offers that pages show, alone or as a column of any statement (CHECKOUT-14). */
import { sql } from "kysely";
import type { ParameterName, Terms } from "#contract/promotions/kinds/terms";
import type { Db, Statement } from "../../db/client";
import { hasKnownTerms, readTerms, storedTerms } from "../../db/promotion-terms";
import { onlyRow } from "../../db/only-row";
import { displayedOffers, type RunningOffer, type RunningPromotion } from "./displayed-offers.rules";

/**
 * SQL expression: the promotions as JSON, sorted by code. Uses the wall clock, because a transaction may have
 * waited since it began.
 */
const runningPromotions = sql<string>`(
  SELECT COALESCE(json_agg(running), '[]')::text FROM (
    SELECT code, label, ${storedTerms} AS terms, scope, scope_ids AS "scopeIds",
      is_automatic AS "isAutomatic", combines, set_size AS "setSize",
      segment, first_orders_only AS "firstOrdersOnly", most_uses AS "maxUses", most_uses_per_day AS "maxUsesPerDay",
      most_uses_per_customer AS "maxUsesPerCustomer", budget_cents AS budget, ends_at AS "endsAt",
      CASE WHEN made_at IS NOT NULL THEN GREATEST(made_at, starts_at) END AS "beganAt"
    FROM promotions WHERE is_automatic AND ${hasKnownTerms}
      AND COALESCE(starts_at <= clock_timestamp(), true) AND COALESCE(ends_at > clock_timestamp(), true)
    ORDER BY code) AS running)`;

/** @param value result of `runningPromotions` */
function readPromotions(value: string): RunningPromotion[] {
  const rows = JSON.parse(value) as (Omit<RunningPromotion, "beganAt" | "endsAt" | ParameterName> &
    Record<"beganAt" | "endsAt", string | null> & { readonly terms: Partial<Terms> })[];
  const moment = (at: string | null) => (at === null ? null : new Date(at));
  return rows.map(({ terms, ...row }) => ({
    ...row,
    ...readTerms(terms),
    beganAt: moment(row.beganAt),
    endsAt: moment(row.endsAt),
  }));
}

/** Returns running offers, by code. */
export async function listRunningOffers(unit: Db): Promise<readonly RunningOffer[]> {
  const { rows } = await sql<{ running: string }>`SELECT ${runningPromotions} AS running`.execute(unit);
  return displayedOffers(readPromotions(onlyRow(rows, "the active promotions").running));
}

/** A column that any statement can select to read the running offers. */
export interface OffersColumn {
  /** An expression of one value, for readRunning. */
  readonly running: Statement<string>;
  readRunning(value: string): readonly RunningOffer[];
}

export function createOffersColumn(): OffersColumn {
  // One-entry cache: all rows carry the same text, as do later statements until an offer changes.
  let last: { readonly value: string; readonly running: readonly RunningOffer[] } = {
    value: "[]",
    running: [],
  };
  return {
    running: runningPromotions,
    readRunning(value) {
      if (value !== last.value) last = { value, running: displayedOffers(readPromotions(value)) };
      return last.running;
    },
  };
}
