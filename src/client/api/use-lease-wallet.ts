/** The amount the customer can lease now; also stored for the account menu. */
import { useEffect } from "react";
import { LeaseWalletDocument } from "#contract/graphql/documents/account-leases.generated";
import { reachesForLease } from "../../lib/shop-lessor";
import { storeLeaseCredit } from "../page/lease-credit";
import { useQueryAnswer } from "./use-query-answer";

const NOTHING = {};

/** @param isEnabled false: sends no query and returns nothing */
export function useLeaseWallet(isEnabled = true) {
  const answer = useQueryAnswer(LeaseWalletDocument, NOTHING, { skip: !isEnabled });
  const { data, isLoading } = answer;
  useEffect(() => {
    if (!data || isLoading) return;
    const {
      remainingAmount: remaining = 0,
      expiresAt: until,
      leasingCompanyId: lessor,
    } = data.getActivePreApprovedApplicationByUser ?? {};
    storeLeaseCredit(until && reachesForLease(remaining) ? { remaining, until, lessor } : null);
  }, [data, isLoading]);
  return answer;
}
