/** The cost of owning leased items at some points of a lease (LEASE-20), as a table. */
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

interface EarlyTableProps {
  readonly plan: PaymentPlan;
  readonly terms: EarlyPurchaseTerms;
  readonly caption: string;
  /** The reader's own date or payment, as an additional row. */
  readonly chosen?: EarlyPurchase;
}

export function EarlyTable({ plan, terms, caption, chosen }: EarlyTableProps) {
  const rows = rowsOf(plan, terms, chosen);
  return (
    <Figures className="specs payoff">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Payments made</th>
          <th scope="col">Paid so far</th>
          <th scope="col">Left to own it</th>
          <th scope="col">Total paid</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.paymentsMade} aria-current={row === chosen || undefined}>
            <th scope="row">{row.paymentsMade}</th>
            <td>{formatMoney(row.paidCents)}</td>
            <td>{formatMoney(row.purchaseCents)}</td>
            <td>{formatMoney(row.paidCents + row.purchaseCents)}</td>
          </tr>
        ))}
      </tbody>
    </Figures>
  );
}

/** The first day, the last payment at the cash price, one half, three quarters, the end, and a custom row. */
function rowsOf(
  plan: PaymentPlan,
  terms: EarlyPurchaseTerms,
  chosen: EarlyPurchase | undefined,
): EarlyPurchase[] {
  const { numberOfPayments: all } = plan;
  const [half, late] = [Math.round(all / 2), Math.round((3 * all) / 4)];
  const moments = [AT_SIGNING, paymentsAtCashPrice(plan, terms), half, late, all];
  const rows = [...new Set(moments)]
    .filter((paymentsMade) => paymentsMade !== chosen?.paymentsMade)
    .map((paymentsMade) => earlyPurchase(plan, paymentsMade, terms));
  return [...rows, ...(chosen ? [chosen] : [])].sort((a, b) => a.paymentsMade - b.paymentsMade);
}

/** Four columns of money, on the narrowest phones too. */
const Figures = styled("table")({
  "&.specs tbody th": { width: "auto", paddingRight: "var(--s2)" },
  "&.specs td": { fontVariantNumeric: "tabular-nums" },
  "@media (max-width: 359.9px)": {
    fontSize: "var(--xs)",
    "&.specs th, &.specs td": { paddingRight: "var(--s1)" },
    "&.specs :is(th, td):last-child": { paddingRight: 0 },
  },
});
