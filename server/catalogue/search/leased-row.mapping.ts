/** Adds a stored product's weekly payment if leased alone (LEASE-22). */
import { planAmounts, type PlanTerms } from "#contract/leases/financing";
import { estimateLeased } from "#contract/leases/estimate";
import type { SearchRow } from "./memory/product-columns.model";
import type { StoredSearchRow } from "./search.store";

export function withPayment({ shipping, ...row }: StoredSearchRow, lessor: PlanTerms): SearchRow {
  const leased = estimateLeased(row.cashPrice ?? 0, shipping);
  const plan = row.cashPrice === null ? null : planAmounts(leased, "WEEKLY", lessor);
  return { ...row, weeklyPayment: plan?.payment ?? null };
}
