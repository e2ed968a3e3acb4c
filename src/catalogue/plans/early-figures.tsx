/**
 * The cost of owning a leased product before its last payment (LEASE-20), as a chart and a table. The live
 * check hides these figures when the leased amount changed: they are valid for one amount only.
 */
import {
  AT_SIGNING,
  earlyPurchase,
  paymentsAtCashPrice,
  type EarlyPurchase,
} from "#contract/leases/early-purchase";
import { paymentPlan, type PaymentPlan } from "#contract/leases/financing";
import { LABELS } from "#contract/messages";
import { formatMoney, type Cents } from "#contract/money/money";
import { SHOP_LESSOR } from "../../lib/shop-lessor";
import { Money } from "../cards/price";

/** Renders nothing for an amount that cannot be leased. */
export function EarlyFigures({ leased }: { readonly leased: Cents }) {
  const plan = paymentPlan(leased, "WEEKLY", SHOP_LESSOR);
  if (!plan) return null;
  const { numberOfPayments: paymentCount } = plan;
  const cheap = paymentsAtCashPrice(plan, SHOP_LESSOR);
  const moments = [AT_SIGNING, cheap, Math.round(paymentCount / 2), Math.round((3 * paymentCount) / 4)];
  const rows = [...new Set(moments)]
    .sort((a, b) => a - b)
    .map((made) => earlyPurchase(plan, made, SHOP_LESSOR));
  const { earlyPurchaseDays: days, earlyPurchaseBasisPoints: share } = SHOP_LESSOR;
  return (
    <section className="plan" aria-label={LABELS.earlyBuyout}>
      <h2>{LABELS.earlyBuyout}</h2>
      <p>
        {`Buy it out within ${days} days and pay only `}
        <Money name={String(leased)} cents={leased} />
        {` in total. After that, pay ${share / 100}% of the weekly payments left.`}
      </p>
      <Drawing plan={plan} />
      <table className="specs">
        <thead>
          <tr>
            <th scope="col">After</th>
            <th scope="col">Buyout price</th>
            <th scope="col">{LABELS.totalCost}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ paymentsMade, paidCents, purchaseCents }) => (
            <tr key={paymentsMade}>
              <th scope="row">
                {(paymentsMade === AT_SIGNING ? "Signing" : `${paymentsMade} payments`) +
                  (paymentsMade === cheap ? ` (${days} days)` : "")}
              </th>
              <td>{formatMoney(purchaseCents)}</td>
              <td>{formatMoney(paidCents + purchaseCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Width of one payment in the chart, whose height is 100. */
const WIDTH = 9;

/**
 * Stacked chart from the first day to the last payment: paid so far, with the early purchase price on top.
 */
function Drawing({ plan }: { readonly plan: PaymentPlan }) {
  const { numberOfPayments: paymentCount, totalCostCents } = plan;
  const top = (made: number, amountOf: (at: EarlyPurchase) => Cents) => {
    const share = amountOf(earlyPurchase(plan, made, SHOP_LESSOR)) / totalCostCents;
    return `${made * WIDTH},${Math.round(100 - share * 100)}`;
  };
  const cheap = paymentsAtCashPrice(plan, SHOP_LESSOR);
  const inAll = [AT_SIGNING, cheap, cheap + 1, paymentCount].map((made) =>
    top(made, (at) => at.paidCents + at.purchaseCents),
  );
  return (
    <>
      <svg viewBox={`0 -10 ${paymentCount * WIDTH} 110`} aria-hidden="true">
        <path fill="var(--brand-soft)" d={`M${WIDTH},100 ${inAll.join(" ")}V100z`} />
        <path fill="var(--brand)" d={`M${WIDTH},100 ${paymentCount * WIDTH},0V100z`} />
      </svg>
      <p className="small">Dark: paid so far. Light: left to pay to own it.</p>
    </>
  );
}
