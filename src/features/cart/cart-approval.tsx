/** How much of the cart an approval covers (LEASE-67): the account's, or a guest's with a key in this tab. */
import { useState } from "react";
import { GuestLeaseApplicationDocument } from "#contract/graphql/documents/lease-application.generated";
import { LABELS } from "#contract/messages";
import { formatMoney, type Cents } from "#contract/money/money";
import { isStaff } from "#contract/staff/roles";
import { ROUTES, withReturnUrl } from "#contract/site/paths";
import { taxNote, type TaxSource } from "#contract/money/tax-words";
import { useLeaseWallet } from "../../client/api/use-lease-wallet";
import { useQueryAnswer } from "../../client/api/use-query-answer";
import { consumeLeaseKey } from "../../client/page/lease-key";
import { useVisitor } from "../../client/session/use-visitor";
import { formatDate } from "../../lib/format-date";
import { reachesForLease } from "../../lib/shop-lessor";
import { LeaseBox } from "./lease-box";

export interface Approval {
  readonly remainingAmount: Cents;
  readonly leasingCompanyId?: string | null;
  readonly expiresAt?: string | null;
  /** Email address of the account a guest needs to use the approval. */
  readonly guestEmail?: string;
}

/** The visitor's approval; null when absent or too small. */
export function useApproval(): Approval | null {
  const { user, isReady } = useVisitor();
  const [draftKey] = useState(consumeLeaseKey);
  const isCustomer = isReady && user !== null && !isStaff(user.type);
  const isGuest = isReady && user === null && draftKey !== null;
  const own = useLeaseWallet(isCustomer).data?.getActivePreApprovedApplicationByUser;
  const applied = useQueryAnswer(
    GuestLeaseApplicationDocument,
    { draftKey: draftKey ?? "" },
    { skip: !isGuest },
  ).data;
  const guests = applied?.application?.status === "APPROVED" ? applied.application : null;
  const approval = isCustomer ? own : isGuest && guests && { ...guests, guestEmail: guests.email };
  return approval && reachesForLease(approval.remainingAmount) ? approval : null;
}

interface CartApprovalProps extends Approval, TaxSource {
  /** Amount for leasing the entire cart (LEASE-73). */
  readonly leased: Cents;
  /** True until the state is known. */
  readonly isEstimate: boolean;
}

export function CartApproval(props: CartApprovalProps) {
  const { leased, isEstimate, remainingAmount, expiresAt, guestEmail } = props;
  const withTax = isEstimate ? LABELS.withShippingAndTax : taxNote(props);
  const rest = leased - remainingAmount;
  return (
    <LeaseBox role="region" aria-label={LABELS.yourApproval}>
      <p>
        <b>Your lease approval: {formatMoney(remainingAmount)} left</b>
        {expiresAt && ` until ${formatDate(expiresAt)}`}.
      </p>
      <p>
        {rest <= 0
          ? `It covers everything in this cart ${withTax}.`
          : `It covers ${formatMoney(remainingAmount)} of this cart, which is ${isEstimate ? "about " : ""}${formatMoney(leased)} ${withTax}. Remove something, or lease that much and pay the other ${isEstimate ? "approximately " : ""}${formatMoney(rest)} by card or another payment method.`}
      </p>
      {guestEmail && (
        <p>
          To use it, you need an account with {guestEmail}.{" "}
          <a href={withReturnUrl(ROUTES.register, ROUTES.cart)}>{LABELS.createAccount}</a>
        </p>
      )}
    </LeaseBox>
  );
}
