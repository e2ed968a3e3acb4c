/** The next payment of each signed lease, from its lessor (ACCOUNT-17). */
import Card from "@mui/material/Card";
import { LeaseAgreementDocument } from "#contract/graphql/documents/lease-agreement.generated";
import type { LeasedOrderFragment } from "#contract/graphql/generated";
import { isLeaseState, LEASE_SIGNED } from "#contract/leases/statuses";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { leaseAgreementPath, ownOrderPath } from "#contract/orders/paths";
import { useQueryAnswer } from "../../../client/api/use-query-answer";
import { formatDate } from "../../../lib/format-date";
import { AnswerView } from "../../../ui/answer-view";
import { Rows } from "../../../ui/parts/rows";

/** Each lease is one call to its lessor. */
const MAX_LEASES = 3;

export function NextPayments({ leases }: { readonly leases: readonly LeasedOrderFragment[] }) {
  const signed = leases.filter(({ state }) => isLeaseState(state) && LEASE_SIGNED.includes(state));
  return (
    <Card component="section" aria-labelledby="next-payment">
      <h2 id="next-payment">Next lease payment</h2>
      {signed.length === 0 ? (
        <p className="muted">You have no lease payments due.</p>
      ) : (
        <Rows>
          {signed.slice(0, MAX_LEASES).map((lease) => (
            <li key={lease.orderId}>
              <NextPayment lease={lease} />
            </li>
          ))}
        </Rows>
      )}
    </Card>
  );
}

function NextPayment({ lease: { orderId, uniqueId } }: { readonly lease: LeasedOrderFragment }) {
  const link = { id: orderId, key: null };
  const answer = useQueryAnswer(LeaseAgreementDocument, { orderId, orderKey: null });
  return (
    <AnswerView answer={answer} what="your next lease payment">
      {({ getLeaseAgreement: agreement }) => {
        const { nextPayment, nextPaymentOn } = agreement?.plans[0] ?? {};
        return (
          <>
            <p>
              {nextPaymentOn && typeof nextPayment === "number" ? (
                <>
                  <b>{formatMoney(nextPayment)}</b> on {formatDate(nextPaymentOn)}
                </>
              ) : (
                "The leasing company reports no next payment."
              )}
              <br />
              <a href={ownOrderPath(orderId)}>Order {uniqueId}</a>
            </p>
            {agreement && <a href={leaseAgreementPath(link)}>{LABELS.agreement}</a>}
          </>
        );
      }}
    </AnswerView>
  );
}
