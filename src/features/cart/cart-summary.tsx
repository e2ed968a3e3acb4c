/** The total of the cart, in cash and as a lease, and the link to the checkout. */
import { useState, type MouseEvent } from "react";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { missingForLease, paymentPlan, type LessorTerms } from "#contract/financing";
import { LABELS, MESSAGES } from "#contract/messages";
import { USUAL_TAX_BASIS_POINTS } from "#contract/lease-estimate";
import { formatMoney, type Cents } from "#contract/money";
import { ROUTES } from "#contract/site-paths";
import { US_STATES } from "#contract/us-states";
import { usePlace } from "../../client/page/use-place";
import { phoneHref } from "../../lib/phone";
import { OFFERS_LEASES, SHOP_LESSOR } from "../../lib/shop-lessor";
import { lessorOf } from "../../lib/shop-lessors";
import { Sum, Sums } from "../../ui/parts/sums";
import { PlanLine } from "../../catalogue/cards/plan-line";
import { LeaseBox } from "./lease-box";
import { PlanTable } from "../../catalogue/plans/plan-table";
import { CartApproval, useApproval } from "./cart-approval";
import { Reason } from "./cart-line-item";
import {
  isOrderable,
  leasedAmountOf,
  orderablePieces,
  shippingCents,
  subTotalCents,
  type CartLineView,
} from "./cart-lines";

interface CartSummaryProps {
  readonly lines: readonly CartLineView[];
  readonly phone: string;
}

export function CartSummary({ lines, phone }: CartSummaryProps) {
  const [isAsked, setAsked] = useState(false);
  const approval = useApproval();
  const subTotal = subTotalCents(lines);
  const shipping = shippingCents(lines);
  const place = usePlace();
  const state = place?.state ?? null;
  const all = leasedAmountOf(lines, state);
  const pieces = orderablePieces(lines);
  const inTheWay = lines.find((line) => !isOrderable(line));
  const check = (event: MouseEvent) => {
    if (!inTheWay) return;
    event.preventDefault();
    setAsked(true);
    document.getElementById(`line-${inTheWay.productId}`)?.focus();
  };
  return (
    <Total component="section" aria-label="Total">
      <h2>{LABELS.orderSummary}</h2>
      <Sums>
        <Sum label={`Subtotal (${pieces} ${pieces === 1 ? "item" : "items"})`}>{formatMoney(subTotal)}</Sum>
        <Sum label="Shipping">{shipping === 0 ? "Free" : formatMoney(shipping)}</Sum>
        <Sum label={place ? `Tax for ${place.postalCode}` : `Usual tax, ${USUAL_TAX_BASIS_POINTS / 100}%`}>
          {formatMoney(all - subTotal - shipping)}
        </Sum>
        <Sum label={<b>{place ? "Total" : LABELS.estimatedTotal}</b>}>
          <b>{formatMoney(all)}</b>
        </Sum>
      </Sums>
      <p className="small">
        {place
          ? "What you pick up has no shipping and the tax of its store; the checkout has both."
          : "The checkout has the tax of your state, and no shipping for what you pick up."}
      </p>
      {isAsked && inTheWay && <Reason role="alert">{MESSAGES.cart.notOrderable}</Reason>}
      <ToCheckout className="checkout-bar">
        <p aria-hidden>
          {!place && "about "}
          <b>{formatMoney(all)}</b> with shipping and tax
        </p>
        <Button href={ROUTES.checkout} onClick={check}>
          Checkout
        </Button>
      </ToCheckout>
      {subTotal > 0 && approval && <CartApproval leased={all} isEstimate={!place} {...approval} />}
      {subTotal > 0 && (
        <Lease
          leased={Math.min(all, approval?.remainingAmount ?? all)}
          lessor={lessorOf(approval?.leasingCompanyId)}
          state={state}
          mayApply={approval === null}
        />
      )}
      <p className="small">
        Questions? Call <a href={phoneHref(phone)}>{phone}</a>.
      </p>
      <a href={ROUTES.home}>{LABELS.continueShopping}</a>
    </Total>
  );
}

interface LeaseProps {
  /** What is leased of the cart, as far as an approval reaches. */
  readonly leased: Cents;
  readonly lessor: LessorTerms | undefined;
  /** Two letters; null while it is not known. */
  readonly state: string | null;
  readonly mayApply: boolean;
}

/** The cart's lease in each frequency, or the amount it lacks, or that it is too large for one. */
function Lease({ leased, lessor, state, mayApply }: LeaseProps) {
  if (!OFFERS_LEASES) return null;
  const terms = lessor ?? SHOP_LESSOR;
  if (state !== null && terms.excludedStates.includes(state)) {
    return <p className="small">{MESSAGES.leases.notServed(US_STATES[state] ?? state)}</p>;
  }
  const isLeased = paymentPlan(leased, "WEEKLY", terms) !== null;
  if (!isLeased && missingForLease(leased, terms) <= 0) {
    return <p className="small">{MESSAGES.leases.cartTooLarge}</p>;
  }
  return (
    <LeaseBox>
      <PlanLine leased={leased} lessor={lessor} state={state} />
      {isLeased && (
        <>
          <details>
            <summary>Every payment plan</summary>
            <PlanTable leased={leased} isEstimate={state === null} lessor={lessor} />
          </details>
          <p className="small">
            {MESSAGES.financing.leaseNotLoan}{" "}
            {mayApply && <a href={ROUTES.lease}>{MESSAGES.financing.apply}</a>}
          </p>
        </>
      )}
    </LeaseBox>
  );
}

/** Stays in sight on a phone, above the bar of the shop. */
const ToCheckout = styled("div")({
  display: "grid",
  gap: "var(--s3)",
  "@media (min-width: 900px)": { "& > p": { display: "none" } },
  "@media (max-width: 899.98px)": {
    position: "fixed",
    zIndex: 4,
    insetInline: 0,
    bottom: "calc(61px + env(safe-area-inset-bottom))",
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    padding: "var(--s2) var(--s4)",
    borderTop: "1px solid var(--line)",
    background: "var(--surface)",
    fontSize: "var(--sm)",
  },
});

const Total = styled(Card)({
  "@media (min-width: 1000px)": { position: "sticky", top: "var(--s5)" },
}) as typeof Card;
