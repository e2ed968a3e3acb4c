/**
 * Stacked chart from the first day to the last payment: paid so far, with the cost of owning on top. The
 * table has the same figures.
 */
import { styled } from "@mui/material/styles";
import {
  AT_SIGNING,
  earlyPurchase,
  paymentsAtCashPrice,
  type EarlyPurchase,
  type EarlyPurchaseTerms,
} from "#contract/leases/early-purchase";
import type { PaymentPlan } from "#contract/leases/financing";
import { formatMoney } from "#contract/money/money";

const WIDTH = 480;
const HEIGHT = 160;

interface PayoffChartProps {
  readonly plan: PaymentPlan;
  readonly terms: EarlyPurchaseTerms;
  readonly chosen: EarlyPurchase;
}

export function PayoffChart({ plan, terms, chosen }: PayoffChartProps) {
  const { numberOfPayments: all, totalCostCents, leasedCents } = plan;
  const maxCents = Math.max(totalCostCents, 1);
  const x = (paymentsMade: number) => Math.round((paymentsMade / all) * WIDTH);
  const y = (cents: number) => Math.round(HEIGHT - (cents / maxCents) * HEIGHT);
  const inAll = ({ paidCents, purchaseCents }: EarlyPurchase) => paidCents + purchaseCents;
  const cheap = paymentsAtCashPrice(plan, terms);
  const corners = [AT_SIGNING, cheap, Math.min(cheap + 1, all), all].map((paymentsMade) => {
    const at = earlyPurchase(plan, paymentsMade, terms);
    return `${x(paymentsMade)},${y(inAll(at))}`;
  });
  return (
    <Figure>
      <svg viewBox={`-6 -6 ${WIDTH + 12} ${HEIGHT + 12}`} aria-hidden="true">
        <path fill="var(--brand-soft)" d={`M${x(AT_SIGNING)},${HEIGHT} ${corners.join(" ")}V${HEIGHT}z`} />
        <path
          fill="var(--brand)"
          d={`M${x(AT_SIGNING)},${HEIGHT}V${y(plan.paymentCents)}L${WIDTH},0V${HEIGHT}z`}
        />
        <path stroke="var(--ink)" strokeDasharray="4 4" d={`M0,${y(leasedCents)}H${WIDTH}`} />
        <path stroke="var(--ink)" strokeWidth="2" d={`M${x(chosen.paymentsMade)},0V${HEIGHT}`} />
        <circle r="5" fill="var(--ink)" cx={x(chosen.paymentsMade)} cy={y(inAll(chosen))} />
      </svg>
      <figcaption className="muted">
        Dark: paid so far. Light: left to pay to own it. Dashed: the amount leased, {formatMoney(leasedCents)}
        . The line marks the moment you chose; the table below has the same figures.
      </figcaption>
    </Figure>
  );
}

const Figure = styled("figure")({
  margin: 0,
  svg: { display: "block", width: "100%", height: "auto" },
  figcaption: { marginTop: "var(--s2)", fontSize: "var(--sm)" },
});
