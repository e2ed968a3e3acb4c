/** The total of the cart, in cash and as a lease, and the link to the checkout. */
import { useState, type MouseEvent } from "react";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { missingForLease, paymentPlan } from "#contract/financing";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money";
import { ROUTES } from "#contract/site-paths";
import { phoneHref } from "../../lib/phone";
import { SHOP_LESSOR } from "../../lib/shop-lessor";
import { Sum, Sums } from "../../ui/parts/sums";
import { PlanLine } from "../../catalogue/cards/plan-line";
import { LeaseBox } from "./lease-box";
import { PlanTable } from "../../catalogue/plans/plan-table";
import { CartApproval, useApproval } from "./cart-approval";
import { Reason } from "./cart-line-item";
import { isOrderable, orderablePieces, subTotalCents, type CartLineView } from "./cart-lines";

interface CartSummaryProps {
  readonly lines: readonly CartLineView[];
  readonly phone: string;
}

export function CartSummary({ lines, phone }: CartSummaryProps) {
  const [isAsked, setAsked] = useState(false);
  const approval = useApproval();
  const subTotal = subTotalCents(lines);
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
        <Sum label="Shipping and tax">
          <span className="muted">Known at checkout</span>
        </Sum>
        <Sum label={<b>Total before shipping and tax</b>}>
          <b>{formatMoney(subTotal)}</b>
        </Sum>
      </Sums>
      {isAsked && inTheWay && <Reason role="alert">{MESSAGES.cart.notOrderable}</Reason>}
      <ToCheckout className="checkout-bar">
        <p aria-hidden>
          <b>{formatMoney(subTotal)}</b> before shipping and tax
        </p>
        <Button href={ROUTES.checkout} onClick={check}>
          Checkout
        </Button>
      </ToCheckout>
      {subTotal > 0 && approval && <CartApproval cents={subTotal} {...approval} />}
      {subTotal > 0 && <Lease cents={subTotal} mayApply={approval === null} />}
      <p className="small">
        Questions? Call <a href={phoneHref(phone)}>{phone}</a>.
      </p>
      <a href={ROUTES.home}>{LABELS.continueShopping}</a>
    </Total>
  );
}

/** The cart's lease in each frequency, or the amount it lacks; nothing above the maximum. */
function Lease({ cents, mayApply }: { readonly cents: number; readonly mayApply: boolean }) {
  const isLeased = paymentPlan(cents, "WEEKLY", SHOP_LESSOR) !== null;
  if (!isLeased && missingForLease(cents, SHOP_LESSOR) <= 0) return null;
  return (
    <LeaseBox>
      <PlanLine cashPrice={cents} />
      {isLeased && (
        <>
          <details>
            <summary>Every payment plan</summary>
            <PlanTable cashPrice={cents} />
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
