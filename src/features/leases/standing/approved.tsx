/** An approval: how much, until when, and how to use it. */
import { useEffect } from "react";
import Button from "@mui/material/Button";
import { useSelector } from "react-redux";
import { writeBand } from "#contract/facets";
import type { LeaseStandingFragment } from "#contract/graphql/generated";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money";
import { ROUTES } from "#contract/site-paths";
import { EMPTY_QUERY, searchUrl } from "../../../catalogue/search/search-query";
import { keepLeaseCredit } from "../../../client/page/lease-credit";
import type { ShopState } from "../../../client/store/shop-store";
import { formatDate } from "../../../lib/format-date";
import { SHOP_LESSOR } from "../../../lib/shop-lessor";
import { Facts } from "../../../ui/parts/facts";
import { Next } from "./next";

interface ApprovedProps {
  readonly application: LeaseStandingFragment;
  /** False for what a guest's key opens. */
  readonly isAccounts: boolean;
}

export function Approved({ application, isAccounts }: ApprovedProps) {
  const { approvedAmount, remainingAmount, expiresAt } = application;
  useEffect(() => {
    if (isAccounts && expiresAt) keepLeaseCredit({ remaining: remainingAmount, until: expiresAt });
  }, [isAccounts, remainingAmount, expiresAt]);
  const hasCart = useSelector(({ cart }: ShopState) => cart.lines.length > 0);
  const least = SHOP_LESSOR.minimumCartCents;
  const fits = searchUrl({
    ...EMPTY_QUERY,
    choices: { PRICE: [writeBand({ lowest: least, highest: Math.max(least, remainingAmount) })] },
  });
  return (
    <>
      <Facts>
        <dt>Approved for</dt>
        <dd>{formatMoney(approvedAmount ?? 0)}</dd>
        <dt>Left to lease for</dt>
        <dd>{formatMoney(remainingAmount)}</dd>
        {expiresAt && (
          <>
            <dt>Until</dt>
            <dd>{formatDate(expiresAt)}</dd>
          </>
        )}
      </Facts>
      <p>
        Put what you want in your cart, from {formatMoney(least)} on, and choose Lease Credit at the checkout.
        You see the whole agreement there, with every payment and the total cost, before you sign anything.{" "}
        {MESSAGES.financing.leaseNotLoan}
      </p>
      <Next>
        {hasCart && <Button href={ROUTES.cart}>Back to your cart</Button>}
        <Button href={fits} variant={hasCart ? "outlined" : "contained"}>
          See what fits your approval
        </Button>
        <a href={ROUTES.home}>{LABELS.continueShopping}</a>
      </Next>
    </>
  );
}
