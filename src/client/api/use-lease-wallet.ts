/** The amount the customer can lease now; also stored for the account menu. */
import { useEffect } from "react";
import { LeaseWalletDocument } from "#contract/graphql/documents/account-leases.generated";
import type { LeaseCreditFragment } from "#contract/graphql/generated";
import { reachesForLease } from "../../lib/shop-lessor";
import { storeLeaseCredit } from "../page/lease-credit";
import { useQueryAnswer } from "./use-query-answer";

const NOTHING = {};

/** @param isEnabled false: sends no query and returns nothing */
export function useLeaseWallet(isEnabled = true) {
  const answer = useQueryAnswer(LeaseWalletDocument, NOTHING, { skip: !isEnabled });
  const { data, isLoading } = answer;
  useStoredApproval(data && !isLoading ? (data.getActivePreApprovedApplicationByUser ?? null) : undefined);
  return answer;
}

/** Stores an approval for the account menu. @param lease undefined while loading, null without an approval */
export function useStoredApproval(lease: LeaseCreditFragment | null | undefined): void {
  useEffect(() => {
    if (lease === undefined) return;
    const { remainingAmount: remaining = 0, expiresAt: until, leasingCompanyId: lessor } = lease ?? {};
    storeLeaseCredit(until && reachesForLease(remaining) ? { remaining, until, lessor } : null);
  }, [lease]);
}
