/**
 * Full cost breakdown before signing (LEASE-1, LEASE-52): leased items, amounts due at signing, each payment
 * frequency with its total cost, early purchase, and ending the lease. Printable.
 */
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { taxLabel } from "#contract/money/tax-words";
import { frequencyName } from "../../../catalogue/plans/plan-table";
import { Sum, TotalsList } from "../../../ui/parts/totals";
import { EarlyTable } from "../payoff/early-table";
import { earlyTermsOf, type Agreement } from "./agreement";
import { PlanColumns } from "./plan-columns";

/** Rules common to lease-to-own agreements; the customer signs the lessor's own wording. */
const RULES = [
  "You can end the lease at any time by returning the items. Payments made until then aren't refunded, and no payment is due after that.",
  "Until you own the items, you're responsible for loss, theft and damage beyond normal wear.",
  "You can make up a missed payment; the leasing company's agreement says by when and what it costs.",
];

export function AgreementView({ agreement }: { readonly agreement: Agreement }) {
  const { lessorName, plans } = agreement;
  return (
    <Stack spacing={5}>
      <p>
        {lessorName} owns the items and leases them to you. {MESSAGES.financing.leaseNotLoan}
      </p>
      <Goods agreement={agreement} />
      <Card component="section" aria-labelledby="agreement-plans">
        <h3 id="agreement-plans">What you pay</h3>
        <p>You choose one of these plans when you sign. Nothing else is due at signing.</p>
        <PlanColumns plans={plans} />
      </Card>
      <Card component="section" aria-labelledby="agreement-early">
        <h3 id="agreement-early">Buying early</h3>
        {plans.map((offered) => {
          const early = earlyTermsOf(offered);
          return (
            <div key={offered.frequency}>
              <p>
                {frequencyName(offered.frequency)}: within {offered.earlyPurchaseDays} days for{" "}
                {formatMoney(offered.earlyPurchasePrice)} minus the payments made, after that for{" "}
                {offered.laterShareBasisPoints / 100}% of the remaining payments.
              </p>
              {early && (
                <EarlyTable {...early} caption={`Paying ${frequencyName(offered.frequency).toLowerCase()}`} />
              )}
            </div>
          );
        })}
      </Card>
      <Card component="section" aria-labelledby="agreement-rules">
        <h3 id="agreement-rules">What else you agree to</h3>
        <Rules>
          <li>
            {MESSAGES.financing.ownership} Until then it belongs to {lessorName}.
          </li>
          {RULES.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </Rules>
        <p className="muted">
          These figures come from {lessorName}. The agreement you sign there is what counts.
        </p>
      </Card>
    </Stack>
  );
}

function Goods({ agreement }: { readonly agreement: Agreement }) {
  const { items, amountLeased, tax, shippingCost, discount, unleasedAmount } = agreement;
  return (
    <Card component="section" aria-labelledby="agreement-goods">
      <h3 id="agreement-goods">What you lease</h3>
      <TotalsList>
        {items.map(({ name, condition, quantity, price }, at) => (
          <Sum key={`${at} ${name}`} label={`${quantity} × ${name}${condition ? ` (${condition})` : ""}`}>
            {formatMoney(price * quantity)}
          </Sum>
        ))}
        {shippingCost > 0 && <Sum label="Shipping">{formatMoney(shippingCost)}</Sum>}
        {discount > 0 && <Sum label="Discount">−{formatMoney(discount)}</Sum>}
        {tax > 0 && <Sum label={taxLabel(agreement)}>{formatMoney(tax)}</Sum>}
        {unleasedAmount > 0 && <Sum label="Less other payments">−{formatMoney(unleasedAmount)}</Sum>}
        <Sum label={LABELS.amountLeased}>{formatMoney(amountLeased)}</Sum>
      </TotalsList>
      {items.some(({ condition }) => !condition) && (
        <p className="muted">
          Items without a condition are new unless the product page says opened, refurbished or pre-owned.
        </p>
      )}
    </Card>
  );
}

const Rules = styled("ul")({ display: "grid", gap: "var(--s2)", paddingLeft: "1.2em", listStyle: "disc" });
