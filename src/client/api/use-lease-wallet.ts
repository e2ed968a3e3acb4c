/** What the customer can lease for now. Whoever asks keeps it for the menu of the account. */
import { useEffect } from "react";
import { LeaseWalletDocument } from "#contract/graphql/generated";
import { reachesForLease } from "../../lib/shop-lessor";
import { keepLeaseCredit } from "../page/lease-credit";
import { useQueryAnswer } from "./use-query-answer";

const NOTHING = {};

/** @param isAsked false: nothing is asked, and nothing comes */
export function useLeaseWallet(isAsked = true) {
  const answer = useQueryAnswer(LeaseWalletDocument, NOTHING, isAsked);
  const { data, isLoading } = answer;
  useEffect(() => {
    if (!data || isLoading) return;
    const { remainingAmount: remaining = 0, expiresAt } = data.getActivePreApprovedApplicationByUser ?? {};
    keepLeaseCredit(expiresAt && reachesForLease(remaining) ? { remaining, until: expiresAt } : null);
  }, [data, isLoading]);
  return answer;
}
