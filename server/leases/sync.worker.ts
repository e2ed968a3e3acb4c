/** Background work on leases: lost webhooks, expired approvals, and data past its retention period. */
import type { Db } from "../db/client";
import type { Cascade } from "./applications/cascade.service";
import { forgetOldDrafts } from "./forms/drafts.store";
import type { ReportStore } from "./applications/reports.store";
import type { LeaseProgress } from "./ledger/lease-progress.service";
import type { LeaseStore } from "./ledger/leases.store";

const AT_ONCE = 8;

/**
 * Syncs due applications.
 * @returns whether more may be due
 */
export async function syncDueApplications(reports: ReportStore, cascade: Cascade): Promise<boolean> {
  const due = await reports.claimDue(AT_ONCE);
  await Promise.all(due.map((id) => cascade.advance(id)));
  return due.length === AT_ONCE;
}

/**
 * Advances due leases.
 * @returns whether more may be due
 */
export async function advanceDueLeases(leases: LeaseStore, progress: LeaseProgress): Promise<boolean> {
  const due = await leases.claimDue(AT_ONCE);
  await Promise.all(due.map((id) => progress.advance(id)));
  return due.length === AT_ONCE;
}

/**
 * Deletes applicants' input past its retention period (LEASE-15).
 * @returns false, because one run deletes everything
 */
export async function forgetTyped(db: Db, reports: ReportStore): Promise<boolean> {
  await forgetOldDrafts(db);
  await reports.forgetDetails();
  return false;
}
