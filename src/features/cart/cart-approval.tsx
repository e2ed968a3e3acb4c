/** How far an approval reaches for what is in the cart (LEASE-67): an account's, or a guest's that this tab has the key of. */
import { useState } from "react";
import { GuestLeaseApplicationDocument } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { formatMoney, type Cents } from "#contract/money";
import { isStaff } from "#contract/roles";
import { ROUTES, withReturnUrl } from "#contract/site-paths";
import { useLeaseWallet } from "../../client/api/use-lease-wallet";
import { useQueryAnswer } from "../../client/api/use-query-answer";
import { takeLeaseKey } from "../../client/page/lease-key";
import { useVisitor } from "../../client/session/use-visitor";
import { formatDate } from "../../lib/format-date";
import { reachesForLease } from "../../lib/shop-lessor";
import { LeaseBox } from "./lease-box";

export function CartApproval({ cents }: { readonly cents: Cents }) {
  const { user, isReady } = useVisitor();
  const [draftKey] = useState(takeLeaseKey);
  if (!isReady) return null;
  if (user) return isStaff(user.type) ? null : <OwnApproval cents={cents} />;
  return draftKey ? <GuestApproval cents={cents} draftKey={draftKey} /> : null;
}

interface OwnProps {
  /** What the goods of the cart cost. */
  readonly cents: Cents;
}

function OwnApproval({ cents }: OwnProps) {
  const approval = useLeaseWallet().data?.getActivePreApprovedApplicationByUser;
  return approval ? <Reach cents={cents} {...approval} /> : null;
}

function GuestApproval({ cents, draftKey }: OwnProps & { readonly draftKey: string }) {
  const application = useQueryAnswer(GuestLeaseApplicationDocument, { draftKey }).data?.application;
  if (application?.status !== "APPROVED") return null;
  return (
    <Reach cents={cents} {...application}>
      <p>
        To use it you need an account with {application.email}.{" "}
        <a href={withReturnUrl(ROUTES.register, ROUTES.cart)}>{LABELS.createAccount}</a>
      </p>
    </Reach>
  );
}

interface ReachProps extends OwnProps {
  readonly remainingAmount: Cents;
  readonly expiresAt?: string | null;
  readonly children?: React.ReactNode;
}

/** Nothing for an approval of which too little is left. */
function Reach({ cents, remainingAmount, expiresAt, children }: ReachProps) {
  if (!reachesForLease(remainingAmount)) return null;
  const rest = cents - remainingAmount;
  return (
    <LeaseBox role="region" aria-label={LABELS.yourApproval}>
      <p>
        <b>Your lease approval: {formatMoney(remainingAmount)} left</b>
        {expiresAt && ` until ${formatDate(expiresAt)}`}.
      </p>
      <p>
        {rest <= 0
          ? "It covers what is in this cart before shipping and tax."
          : `It covers ${formatMoney(remainingAmount)} of this cart. Take something out, or lease that much and pay the other ${formatMoney(rest)}, shipping and tax by card or another way.`}
      </p>
      {children}
    </LeaseBox>
  );
}
