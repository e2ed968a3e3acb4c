/** The customer's current lease limit. */
import Card from "@mui/material/Card";
import type { LeaseCreditFragment } from "#contract/graphql/generated";
import { LABELS, MESSAGES } from "#contract/messages";
import { ownLeasePath } from "#contract/orders/paths";
import { ROUTES } from "#contract/site/paths";
import { useLeaseWallet } from "../../../client/api/use-lease-wallet";
import { reachesForLease } from "../../../lib/shop-lessor";
import { AnswerView } from "../../../ui/answer-view";
import { fitsApprovalUrl } from "../fits-approval";
import { LeaseCredit } from "./lease-credit";

export function LeaseWallet() {
  const answer = useLeaseWallet();
  return (
    <Card component="section" aria-labelledby="lease-wallet">
      <h2 id="lease-wallet">{LABELS.yourApproval}</h2>
      <AnswerView answer={answer} what="your lease approval">
        {({ getActivePreApprovedApplicationByUser: lease }) => <Approval lease={lease ?? null} />}
      </AnswerView>
    </Card>
  );
}

/** The same card with an approval read by its screen. */
export function ApprovalCard({ lease }: { readonly lease: LeaseCreditFragment | null }) {
  return (
    <Card component="section" aria-labelledby="lease-wallet">
      <h2 id="lease-wallet">{LABELS.yourApproval}</h2>
      <Approval lease={lease} />
    </Card>
  );
}

function Approval({ lease }: { readonly lease: LeaseCreditFragment | null }) {
  if (!lease) {
    return (
      <p>
        You don't have a lease approval right now. <a href={ROUTES.lease}>Apply for one</a>, or read{" "}
        <a href={ROUTES.howItWorks}>{LABELS.howItWorks}</a>
      </p>
    );
  }
  return (
    <>
      <LeaseCredit lease={lease} />
      {reachesForLease(lease.remainingAmount) && (
        <p>
          <a href={fitsApprovalUrl(lease.remainingAmount)}>{LABELS.fitsApproval}</a>
        </p>
      )}
      <p>
        <a href={ownLeasePath(lease.id)}>See how it's used</a>
      </p>
      <p className="muted">{MESSAGES.financing.leaseNotLoan}</p>
    </>
  );
}
