/**
 * Background work on leases: applications whose webhooks were lost, approvals that lapsed, data that must be deleted.
 */
import type { Db } from "../db/client";
import type { Cascade } from "./applications/cascade.service";
import { forgetOldDrafts } from "./forms/drafts.store";
import type { ReportStore } from "./applications/reports.store";
import type { LeaseProgress } from "./ledger/lease-progress.service";
import type { LeaseStore } from "./ledger/leases.store";

const AT_ONCE = 8;

/** Looks at applications that are due. @returns whether there may be more */
export async function syncDueApplications(reports: ReportStore, cascade: Cascade): Promise<boolean> {
  const due = await reports.claimDue(AT_ONCE);
  await Promise.all(due.map((id) => cascade.advance(id)));
  return due.length === AT_ONCE;
}

/** Advances leases that are due. @returns whether there may be more */
export async function advanceDueLeases(leases: LeaseStore, progress: LeaseProgress): Promise<boolean> {
  const due = await leases.claimDue(AT_ONCE);
  await Promise.all(due.map((id) => progress.advance(id)));
  return due.length === AT_ONCE;
}

/** Forgets what was typed and is needed no more (LEASE-15). @returns false: nothing is left of it */
export async function forgetTyped(db: Db, reports: ReportStore): Promise<boolean> {
  await forgetOldDrafts(db);
  await reports.forgetDetails();
  return false;
}
