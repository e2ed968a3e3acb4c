/** Work on lease applications nobody asks for: lessors whose word was lost, lapsed approvals, what is to be forgotten. */
import type { Db } from "../db/client";
import type { Cascade } from "./applications/cascade.service";
import { forgetOldDrafts } from "./forms/drafts.store";
import type { ReportStore } from "./applications/reports.store";
import type { LeaseKeeper } from "./ledger/keeper.service";
import type { LeaseStore } from "./ledger/leases.store";

const AT_ONCE = 8;

/** Looks at applications that are due. @returns whether there may be more */
export async function syncDueApplications(reports: ReportStore, cascade: Cascade): Promise<boolean> {
  const due = await reports.claimDue(AT_ONCE);
  await Promise.all(due.map((id) => cascade.advance(id)));
  return due.length === AT_ONCE;
}

/** Goes on with leases that are due. @returns whether there may be more */
export async function goOnWithLeases(leases: LeaseStore, keeper: LeaseKeeper): Promise<boolean> {
  const due = await leases.claimDue(AT_ONCE);
  await Promise.all(due.map((id) => keeper.advance(id)));
  return due.length === AT_ONCE;
}

/** Forgets what was typed and is needed no more (LEASE-15). @returns false: nothing is left of it */
export async function forgetTyped(db: Db, reports: ReportStore): Promise<boolean> {
  await forgetOldDrafts(db);
  await reports.forgetDetails();
  return false;
}
