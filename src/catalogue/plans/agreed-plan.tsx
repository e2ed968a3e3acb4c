/** The plan of a signed lease, or the plans available for signing, from the lessor's agreement (LEASE-38). */
import { LeaseAgreementDocument } from "#contract/graphql/documents/lease-agreement.generated";
import type { LeaseAgreementQuery } from "#contract/graphql/generated";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import type { OrderLink } from "#contract/orders/paths";
import { useQueryAnswer } from "../../client/api/use-query-answer";
import { formatDate } from "../../lib/format-date";
import { Button } from "../../ui/actions/button";
import { FactsOf } from "../../ui/parts/entry/facts";
import { WaitingBars } from "../../ui/parts/waiting-bars";
import { frequencyName } from "./plan-table";

type Plan = NonNullable<LeaseAgreementQuery["getLeaseAgreement"]>["plans"][number];

/** Use the lease's state as key: another state has other plans. Renders nothing without an agreement. */
export function AgreedPlan({ link }: { readonly link: OrderLink }) {
  const { data, trouble, isLoading, retry } = useQueryAnswer(LeaseAgreementDocument, {
    orderId: link.id,
    orderKey: link.key,
  });
  const agreement = data?.getLeaseAgreement;
  const [first, ...others] = agreement?.plans ?? [];
  if (agreement?.isSigned && first && others.length === 0) return <Signed plan={first} />;
  if (agreement && first) {
    return (
      <>
        <p>Choose one of these plans when you sign:</p>
        <ul>
          {agreement.plans.map((plan) => (
            <li key={plan.frequency}>
              {inWords(plan)}; {formatMoney(plan.initialPayment)} is due at signing.
            </li>
          ))}
        </ul>
      </>
    );
  }
  if (isLoading) return <WaitingBars what="your lease plan" count={1} />;
  if (!trouble) return null;
  return (
    <p role="status">
      We couldn't load your lease plan. {trouble.sentence}{" "}
      <Button variant="text" onClick={retry}>
        {LABELS.tryAgain}
      </Button>
    </p>
  );
}

function Signed({ plan }: { readonly plan: Plan }) {
  const { initialPayment, nextPayment, nextPaymentOn, payoffToday } = plan;
  return (
    <FactsOf
      of={{
        "Your plan": inWords(plan),
        [LABELS.dueAtSigning]: formatMoney(initialPayment),
        [LABELS.nextPayment]:
          nextPaymentOn && typeof nextPayment === "number"
            ? `${formatMoney(nextPayment)} on ${formatDate(nextPaymentOn)}`
            : null,
        [LABELS.payoffToday]: typeof payoffToday === "number" ? formatMoney(payoffToday) : null,
      }}
    />
  );
}

function inWords({ frequency, numberOfPayments, payment, totalCost }: Plan): string {
  return MESSAGES.leases.plan(
    frequencyName(frequency),
    numberOfPayments,
    formatMoney(payment),
    formatMoney(totalCost),
  );
}
