/** An approval: amount, expiration, and how to use it (LEASE-65). */
import { useEffect } from "react";
import { useSelector } from "react-redux";
import type { LeaseStandingFragment } from "#contract/graphql/generated";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { ROUTES, withReturnUrl } from "#contract/site/paths";
import { storeApprover } from "../../../client/page/approver";
import { storeLeaseCredit } from "../../../client/page/lease-credit";
import type { ShopState } from "../../../client/store/shop-store";
import { formatDate } from "../../../lib/format-date";
import { reachesForLease, SHOP_LESSOR } from "../../../lib/shop-lessor";
import { Button } from "../../../ui/actions/button";
import { Facts } from "../../../ui/parts/entry/facts";
import { fitsApprovalUrl } from "../fits-approval";
import { Next } from "./next";

interface ApprovedProps {
  readonly application: LeaseStandingFragment;
  /** False for an application opened by a guest's key. */
  readonly isAccounts: boolean;
}

export function Approved({ application, isAccounts }: ApprovedProps) {
  const { approvedAmount, remainingAmount, expiresAt, leasingCompanyId: lessor } = application;
  const isEnough = reachesForLease(remainingAmount);
  useEffect(() => {
    if (!expiresAt) return;
    const until = expiresAt;
    if (isAccounts) storeLeaseCredit(isEnough ? { remaining: remainingAmount, until, lessor } : null);
    else storeApprover(isEnough && lessor ? { lessor, until } : null);
  }, [isAccounts, isEnough, remainingAmount, expiresAt, lessor]);
  const hasCart = useSelector(({ cart }: ShopState) => cart.lines.length > 0);
  const minimum = formatMoney(SHOP_LESSOR.minimumCartCents);
  return (
    <>
      <Facts>
        <dt>Approved for</dt>
        <dd>{formatMoney(approvedAmount ?? 0)}</dd>
        <dt>Remaining</dt>
        <dd>{formatMoney(remainingAmount)}</dd>
        {expiresAt && (
          <>
            <dt>Use it by</dt>
            <dd>{formatDate(expiresAt)}</dd>
          </>
        )}
      </Facts>
      {!isAccounts && (
        <p>
          <b>To use it, you need an account with {application.email}.</b> Create one, or sign in. Your
          approval appears once you've verified that email.
        </p>
      )}
      {isEnough ? (
        <p>
          Add items to your cart (from {minimum} with shipping and state tax) and choose Lease Credit at
          checkout. You can pay anything above your approval with another payment method. You'll see the full
          agreement, with every payment and the total cost, before you sign. {MESSAGES.financing.leaseNotLoan}
        </p>
      ) : (
        <p>{MESSAGES.leases.remainderTooSmall(minimum)}</p>
      )}
      <Next>
        {!isAccounts && (
          <Button href={withReturnUrl(ROUTES.register, ROUTES.lease)}>{LABELS.createAccount}</Button>
        )}
        {hasCart && (
          <Button href={ROUTES.cart} variant={isAccounts ? "contained" : "outlined"}>
            Back to your cart
          </Button>
        )}
        {isEnough && (
          <Button
            href={fitsApprovalUrl(remainingAmount)}
            variant={hasCart || !isAccounts ? "outlined" : "contained"}
          >
            {LABELS.fitsApproval}
          </Button>
        )}
        <a href={ROUTES.home}>{LABELS.continueShopping}</a>
      </Next>
    </>
  );
}
