/**
 * What it costs to own a leased product before its last payment (LEASE-20), drawn and as a table that says the same. The
 * live check does not compute these figures again: they hold for the price they name, and are hidden when it changed.
 */
import { earlyPurchase, paymentsAtCashPrice, type EarlyPurchase } from "#contract/early-purchase";
import { DEFAULT_LESSOR, paymentPlan, type PaymentPlan } from "#contract/financing";
import { LABELS } from "#contract/messages";
import { formatMoney, type Cents } from "#contract/money";
import { Money } from "../cards/price";

/** Nothing for a price that is not leased. */
export function EarlyFigures({ cashPrice }: { readonly cashPrice: Cents }) {
  const plan = paymentPlan(cashPrice, "WEEKLY");
  if (!plan) return null;
  const { numberOfPayments: all } = plan;
  const cheap = paymentsAtCashPrice(plan);
  const moments = [0, cheap, Math.round(all / 2), Math.round((3 * all) / 4), all];
  const rows = [...new Set(moments)].sort((a, b) => a - b).map((made) => earlyPurchase(plan, made));
  const { earlyPurchaseDays: days, earlyPurchaseBasisPoints: share } = DEFAULT_LESSOR;
  return (
    <section className="plan" aria-labelledby="early-title">
      <h2 id="early-title">Buying it early</h2>
      <p>
        In the first {days} days for the cash price, later for {share / 100}% of the payments left. Payments
        made before are not taken off.
      </p>
      <Drawing plan={plan} />
      <table className="specs">
        <caption>
          Weekly payments, {LABELS.cashPrice.toLowerCase()}{" "}
          <Money name={String(cashPrice)} cents={cashPrice} />
        </caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Paid</th>
            <th scope="col">To own it</th>
            <th scope="col">In all</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ paymentsMade, paidCents, purchaseCents }) => (
            <tr key={paymentsMade}>
              <th scope="row">
                {paymentsMade === 0 ? "First day" : `After ${paymentsMade} payments`}
                {paymentsMade === cheap && ` (${days} days)`}
              </th>
              <td>{formatMoney(paidCents)}</td>
              <td>{formatMoney(purchaseCents)}</td>
              <td>{formatMoney(paidCents + purchaseCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Paid by then, and on top of it the early purchase, from the first day to the last payment. */
function Drawing({ plan }: { readonly plan: PaymentPlan }) {
  const { numberOfPayments: all, totalCostCents } = plan;
  const top = (made: number, amountOf: (at: EarlyPurchase) => Cents) => {
    const share = amountOf(earlyPurchase(plan, made)) / totalCostCents;
    return `${made},${Math.round(100 - share * 100)}`;
  };
  const cheap = paymentsAtCashPrice(plan);
  const inAll = [0, cheap, cheap + 1, all].map((made) => top(made, (at) => at.paidCents + at.purchaseCents));
  return (
    <div aria-hidden="true">
      <svg viewBox={`0 0 ${all} 100`} preserveAspectRatio="none" width="100%" height="96">
        <path fill="var(--brand-soft)" d={`M0,100 ${inAll.join(" ")} V100z`} />
        <path fill="var(--brand)" d={`M0,100 L${all},0 V100z`} />
      </svg>
      <p className="small">Dark: paid by then. Light: buying it then. Full height: all payments.</p>
    </div>
  );
}
