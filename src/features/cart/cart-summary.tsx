/** The total of the cart, in cash and as a lease, and the link to the checkout. */
import type { MouseEvent } from "react";
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { missingForLease, paymentPlan, type LessorTerms } from "#contract/leases/financing";
import { LABELS, MESSAGES } from "#contract/messages";
import { USUAL_TAX_BASIS_POINTS } from "#contract/leases/estimate";
import { discountLabel } from "#contract/money/discount-words";
import { formatMoney, type Cents } from "#contract/money/money";
import { ROUTES } from "#contract/site/paths";
import { taxLabel, taxNote, type TaxSource } from "#contract/money/tax-words";
import { US_STATES } from "#contract/places/us-states";
import { usePlace } from "../../client/page/use-place";
import { phoneHref } from "../../lib/phone";
import { OFFERS_LEASES, SHOP_LESSOR } from "../../lib/shop-lessor";
import { lessorOf } from "../../lib/shop-lessors";
import { Button } from "../../ui/actions/button";
import { Sum, TotalsList } from "../../ui/parts/totals";
import { WaitingBars } from "../../ui/parts/waiting-bars";
import type { LeasedRange } from "../../catalogue/cards/leased-amount";
import { PlaceForm } from "../../catalogue/cards/place-form";
import { PlanLine } from "../../catalogue/cards/plan-line";
import { LeaseBox } from "./lease-box";
import { PlanTable } from "../../catalogue/plans/plan-table";
import { CartApproval, useApproval } from "./cart-approval";
import { Reason } from "./cart-line-item";
import { CartPromotion } from "./offers/cart-promotion";
import { countedPieces, isOrderable, leasedRangeOf, whyClosed, type CartLineView } from "./cart-lines";
import { dependsOnPlace } from "./depends-on-place";
import type { CartTotals } from "./offers/cart-offers";
import { useCartTotals } from "./use-cart-totals";
import { PHONE } from "../../ui/narrow";

interface CartSummaryLines {
  readonly lines: readonly CartLineView[];
}

interface CartSummaryProps extends CartSummaryLines {
  readonly phone: string;
}

export function CartSummary({ lines, phone }: CartSummaryProps) {
  const approval = useApproval();
  const place = usePlace();
  const state = place?.state ?? null;
  const { totals, isLoading, refused } = useCartTotals(lines, place);
  const blockingLine = lines.find((line) => !isOrderable(line));
  const check = (event: MouseEvent) => {
    if (!blockingLine) return;
    event.preventDefault();
    document.getElementById(`line-${blockingLine.productId}`)?.focus();
  };
  if (!totals) {
    return (
      <Total component="section" aria-label="Total" aria-busy>
        <h2>{LABELS.orderSummary}</h2>
        <WaitingBars what="your total" height={28} count={4} />
      </Total>
    );
  }
  const { subTotal, total } = totals;
  return (
    <Total component="section" aria-label="Total" aria-busy={isLoading}>
      <h2>{LABELS.orderSummary}</h2>
      <TotalAmounts totals={totals} lines={lines} postalCode={place?.postalCode ?? null} />
      {subTotal > 0 && (
        <CartPromotion lines={lines} postalCode={place?.postalCode ?? null} refused={refused} />
      )}
      <p className="small">
        {place
          ? "Store pickup ships free and is taxed at the store's rate; checkout shows both."
          : "Final tax and shipping are calculated at checkout. Store pickup is free."}
      </p>
      {blockingLine && <ClosedCheckout lines={lines} />}
      <ToCheckout className="checkout-bar">
        <p aria-hidden>
          {!place && "about "}
          <b>{formatMoney(total)}</b> {place ? taxNote(totals) : LABELS.withShippingAndTax}
        </p>
        <Button href={ROUTES.checkout} onClick={check} {...(blockingLine && { "aria-describedby": CLOSED })}>
          Checkout
        </Button>
      </ToCheckout>
      {subTotal > 0 && approval && (
        <CartApproval leased={total} isEstimate={!place} isStateTax={totals.isStateTax} {...approval} />
      )}
      {subTotal > 0 && (
        <Lease
          leased={Math.min(total, approval?.remainingAmount ?? total)}
          range={leasedRangeOf(totals)}
          lessor={lessorOf(approval?.leasingCompanyId)}
          state={state}
          isStateTax={totals.isStateTax}
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

const CLOSED = "why-checkout-is-closed";

/** Why checkout is closed, in the checkout's words (CART-12). */
function ClosedCheckout({ lines }: CartSummaryLines) {
  return (
    <Reason as="div" id={CLOSED} role="alert">
      <p>{MESSAGES.cart.notOrderable}</p>
      <ul>
        {whyClosed(lines).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Reason>
  );
}

interface TotalAmountsProps extends CartSummaryLines {
  readonly totals: CartTotals;
  /** Null while unknown. */
  readonly postalCode: string | null;
}

function TotalAmounts({ totals, lines, postalCode }: TotalAmountsProps) {
  const { subTotal, discount, offers, shipping, tax, total } = totals;
  const pieces = countedPieces(lines);
  return (
    <TotalsList>
      <Sum label={`Subtotal (${pieces} ${pieces === 1 ? "item" : "items"})`}>{formatMoney(subTotal)}</Sum>
      {discount > 0 && <Sum label={discountLabel(offers)}>−{formatMoney(discount)}</Sum>}
      <Sum label="Shipping">{shipping === 0 ? "Free" : formatMoney(shipping)}</Sum>
      <Sum label={postalCode ? taxLabel(totals) : `Estimated tax, ${USUAL_TAX_BASIS_POINTS / 100}%`}>
        {formatMoney(tax)}
      </Sum>
      <Sum label={<b>{postalCode ? "Total" : LABELS.estimatedTotal}</b>}>
        <b>{formatMoney(total)}</b>
      </Sum>
    </TotalsList>
  );
}

interface LeaseProps extends TaxSource {
  /** Leased amount of the cart, limited by the approval. */
  readonly leased: Cents;
  /** Amount range of the entire cart over all states. */
  readonly range: LeasedRange;
  readonly lessor: LessorTerms | undefined;
  /** Two letters; null while unknown. */
  readonly state: string | null;
  readonly mayApply: boolean;
}

/** The cart's lease at each frequency, or the missing amount, or that the cart is too large. */
function Lease({ leased, range, lessor, state, isStateTax, mayApply }: LeaseProps) {
  if (!OFFERS_LEASES) return null;
  const terms = lessor ?? SHOP_LESSOR;
  if (state !== null && terms.excludedStates.includes(state)) {
    return <p className="small">{MESSAGES.leases.notServed(US_STATES[state] ?? state)}</p>;
  }
  const isLeased = paymentPlan(leased, "WEEKLY", terms) !== null;
  const isOpen = state === null && dependsOnPlace(leased, range, terms);
  if (!isLeased && missingForLease(leased, terms) <= 0) {
    if (isOpen) return <AskForPlace />;
    return <p className="small">{MESSAGES.leases.cartTooLarge}</p>;
  }
  return (
    <LeaseBox>
      <PlanLine leased={leased} lessor={lessor} state={state} isStateTax={isStateTax} />
      {isOpen && <AskForPlace />}
      {isLeased && (
        <>
          <details>
            <summary>See all payment plans</summary>
            <PlanTable leased={leased} isEstimate={state === null} isStateTax={isStateTax} lessor={lessor} />
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

function AskForPlace() {
  return (
    <>
      <p className="small" role="status">
        {MESSAGES.financing.dependsOnPlace}
      </p>
      <PlaceForm id="cart-zip" />
    </>
  );
}

/** Sticky on a phone, above the shop's bottom bar. */
const ToCheckout = styled("div")({
  display: "grid",
  gap: "var(--s3)",
  "@media (min-width: 900px)": { "& > p": { display: "none" } },
  [PHONE]: {
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
