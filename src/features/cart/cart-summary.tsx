/** The total of the cart, in cash and as a lease, and the link to the checkout. */
import { useState, type MouseEvent } from "react";
import { DEFAULT_LESSOR, paymentPlan } from "#contract/financing";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money";
import { ROUTES } from "#contract/site-paths";
import { PlanLine } from "../../catalogue/cards/plan-line";
import { isOrderable, orderablePieces, subTotalCents, type CartLineView } from "./cart-lines";

interface CartSummaryProps {
  readonly lines: readonly CartLineView[];
  readonly phone: string;
}

export function CartSummary({ lines, phone }: CartSummaryProps) {
  const [isAsked, setAsked] = useState(false);
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
    <section className="cart-total" aria-label="Total">
      <h2>Order summary</h2>
      <dl>
        <div>
          <dt>
            Subtotal ({pieces} {pieces === 1 ? "item" : "items"})
          </dt>
          <dd>{formatMoney(subTotal)}</dd>
        </div>
        <div>
          <dt>Shipping and tax</dt>
          <dd className="muted">Known at checkout</dd>
        </div>
        <div className="total">
          <dt>Total before shipping and tax</dt>
          <dd>{formatMoney(subTotal)}</dd>
        </div>
      </dl>
      {subTotal > 0 && <Lease cents={subTotal} />}
      {isAsked && inTheWay && (
        <p className="cart-reason" role="alert">
          {MESSAGES.cart.notOrderable}
        </p>
      )}
      <a className="btn" href={ROUTES.checkout} onClick={check}>
        Checkout
      </a>
      <p className="small">
        Questions? Call <a href={`tel:${phone}`}>{phone}</a>. <a href="/">Continue shopping</a>
      </p>
    </section>
  );
}

/** Payment, number of payments and total cost, never one without the others. */
function Lease({ cents }: { readonly cents: number }) {
  const plan = paymentPlan(cents, "WEEKLY");
  return (
    <div className="cart-lease">
      <PlanLine cashPrice={cents} />
      {plan?.isBelowMinimumCart && (
        <p className="small">Leases start at a cart of {formatMoney(DEFAULT_LESSOR.minimumCartCents)}.</p>
      )}
      {plan && <p className="small">{MESSAGES.financing.leaseNotLoan}</p>}
    </div>
  );
}
