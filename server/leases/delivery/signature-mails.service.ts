/** Signature mails: one at once and three reminders while a lease awaits its signature (LEASE-39). */
import type { RequestedPlan } from "../../orders/changing/ports/mails.port";
import { remindOfSignature, type SignatureMailParts } from "./remind-of-signature.change";
import { listLeasesToSign } from "./reminders.store";

const AT_ONCE = 20;

/**
 * @param listPlans the plans on offer with the lessor's amounts; empty while the lessor is unreachable
 * @returns whether more mails may be due
 */
export async function remindOfSignatures(
  parts: SignatureMailParts,
  listPlans: (lessor: string, uuid: string) => Promise<readonly RequestedPlan[]>,
): Promise<boolean> {
  const due = await listLeasesToSign(parts.db, parts.hoursBetween, AT_ONCE);
  for (const lease of due) {
    await remindOfSignature(parts, lease, await listPlans(lease.lessor, lease.lessorUuid));
  }
  return due.length === AT_ONCE;
}
