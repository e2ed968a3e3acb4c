/**
 * The cost of buying out a lease after some payments or on a date, and the total paid compared with the
 * amount leased.
 */
import { useState } from "react";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { earlyPurchase, earlyPurchaseOn } from "#contract/leases/early-purchase";
import { paymentPlan, type PaymentFrequency } from "#contract/leases/financing";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { SHOP_LESSOR } from "../../../lib/shop-lessor";
import { Sum, TotalsList } from "../../../ui/parts/totals";
import { EarlyTable } from "./early-table";
import { PayoffChart } from "./payoff-chart";
import { PayoffInputs, type PayoffQuestion } from "./payoff-inputs";

const EXAMPLE_CENTS = 900_00;

/** @param search the query of the address: ?price= in cents */
export function PayoffScreen({ search }: { readonly search: string }) {
  const [question, setQuestion] = useState<PayoffQuestion>(() => firstQuestion(search));
  return (
    <Stack spacing={5}>
      <Card component="section" aria-label="Your lease">
        <PayoffInputs question={question} onChange={setQuestion} />
      </Card>
      <PayoffAnswer question={question} />
    </Stack>
  );
}

function firstQuestion(search: string): PayoffQuestion {
  const price = Number(new URLSearchParams(search).get("price"));
  const isLeased = price >= SHOP_LESSOR.minimumCartCents && price <= SHOP_LESSOR.maximumCartCents;
  const frequency: PaymentFrequency = "WEEKLY";
  return { leasedCents: isLeased ? price : EXAMPLE_CENTS, frequency, by: "payments", made: 12, days: 90 };
}

function PayoffAnswer({ question }: { readonly question: PayoffQuestion }) {
  const { leasedCents, frequency, by, made, days } = question;
  const plan = paymentPlan(leasedCents, frequency, SHOP_LESSOR);
  if (!plan) {
    return (
      <p role="status">
        You can lease {formatMoney(SHOP_LESSOR.minimumCartCents)} to{" "}
        {formatMoney(SHOP_LESSOR.maximumCartCents)}. Please enter an amount in that range.
      </p>
    );
  }
  const chosen =
    by === "day"
      ? earlyPurchaseOn(plan, days, SHOP_LESSOR)
      : earlyPurchase(plan, Math.min(made, plan.numberOfPayments), SHOP_LESSOR);
  const inAll = chosen.paidCents + chosen.purchaseCents;
  const more = inAll - plan.leasedCents;
  return (
    <Card component="section" aria-labelledby="payoff-answer">
      <h2 id="payoff-answer">If you buy it out</h2>
      <p role="status">
        After {chosen.paymentsMade} of {plan.numberOfPayments} payments, owning it costs{" "}
        <b>{formatMoney(chosen.purchaseCents)}</b>. In total you'll have paid {formatMoney(inAll)},{" "}
        {more > 0 ? `${formatMoney(more)} more than the amount leased.` : "no more than the amount leased."}
      </p>
      <TotalsList>
        <Sum label={LABELS.amountLeased}>{formatMoney(plan.leasedCents)}</Sum>
        <Sum label={`Payments made, ${chosen.paymentsMade} of ${formatMoney(plan.paymentCents)}`}>
          {formatMoney(chosen.paidCents)}
        </Sum>
        <Sum label="Buyout">{formatMoney(chosen.purchaseCents)}</Sum>
        <Sum label={`${LABELS.totalCost} without an early buyout`}>{formatMoney(plan.totalCostCents)}</Sum>
        <Sum label="Total with buyout">{formatMoney(inAll)}</Sum>
      </TotalsList>
      <PayoffChart plan={plan} terms={SHOP_LESSOR} chosen={chosen} />
      <EarlyTable plan={plan} terms={SHOP_LESSOR} chosen={chosen} caption="Other buyout times" />
      <p className="muted">
        {MESSAGES.financing.leaseNotLoan} Based on {SHOP_LESSOR.name}'s terms, with every payment made on
        time. The agreement you sign is what counts.
      </p>
    </Card>
  );
}
