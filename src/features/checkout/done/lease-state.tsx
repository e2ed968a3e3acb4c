/** Order status while a lessor decides, papers await signing, or a part is unpaid. */
import { ORDER_STATUS_ROWS } from "#contract/orders/statuses";
import Card from "@mui/material/Card";
import type { PlacedOrderFragment } from "#contract/graphql/generated";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { leaseAgreementPath, payAgainPath, type OrderLink } from "#contract/orders/paths";
import { ROUTES } from "#contract/site/paths";
import { formatDateTime } from "../../../lib/format-date";
import { lessorOf } from "../../../lib/shop-lessors";
import { webAddress } from "../../../lib/addresses/web-address";
import { Button } from "../../../ui/actions/button";
import { HoldNote } from "../../../ui/parts/order/hold-note";
import { LeaseTerms } from "../lease/lease-terms";
import { ChangeOrder } from "../placing/change-order";
import { Next, Verdict } from "./verdict-sheet";

interface LeaseStateProps {
  readonly order: PlacedOrderFragment;
  readonly lease: NonNullable<PlacedOrderFragment["leaseDetails"]>;
  readonly link: OrderLink;
  /** The lessor's page for the applicant's next step; null without one. */
  readonly lessorUrl: string | null;
  readonly isGivenUp: boolean;
  readonly onRetry: () => void;
}

/** True while the order waits for its lease, or when it was not leased and can be paid another way. */
export function isAboutLease({ status, leaseDetails, amountDue }: PlacedOrderFragment): boolean {
  if (!leaseDetails) return false;
  if (ORDER_STATUS_ROWS[status].money.state === "leased") return true;
  return status === "PENDING_PAYMENT" && amountDue > 0;
}

export function LeaseState(props: LeaseStateProps) {
  const { order, lease } = props;
  if (order.status === "PENDING_ESIGNATURE") return <ToSign {...props} />;
  if (order.status === "LOAN_IN_PROCESS") {
    return lease.leaseState === "WAITING" ? <Deciding {...props} /> : <Preparing {...props} />;
  }
  return lease.leasedAmount > 0 && lease.leaseState !== "RELEASED" ? (
    <RestDue {...props} />
  ) : (
    <NotLeased {...props} />
  );
}

function Deciding({ order, lessorUrl, ...rest }: LeaseStateProps) {
  const page = webAddress(lessorUrl);
  return (
    <Verdict tone="open" title={page ? LABELS.moreNeeded : "The leasing company is deciding"}>
      <p>
        Order <b>{order.uniqueId}</b>.{" "}
        {page
          ? "Please continue with the leasing company; this page updates by itself."
          : "Nothing is charged or signed yet. This page updates by itself, and we'll email you the decision, so you can close it."}
      </p>
      <Next>
        {page ? (
          <Button href={page}>{LABELS.goOnAtLessor}</Button>
        ) : (
          <a href={ROUTES.lease}>{LABELS.seeApplication}</a>
        )}
      </Next>
      <CheckAgain {...rest} />
    </Verdict>
  );
}

function Preparing({ order, lease, ...rest }: LeaseStateProps) {
  return (
    <Verdict tone="open" title="We're preparing your lease papers">
      <p>
        Order <b>{order.uniqueId}</b>: {formatMoney(lease.leasedAmount)} of it is leased. This page updates by
        itself, and we'll email you when your lease is ready to sign.
      </p>
      <CheckAgain {...rest} />
    </Verdict>
  );
}

function ToSign({ order, lease, link, ...rest }: LeaseStateProps) {
  const paidCents = order.total - lease.leasedAmount;
  const page = webAddress(order.lenderSignatureUrl);
  return (
    <Verdict tone="open" title="One more step: sign your lease">
      <p>
        Order <b>{order.uniqueId}</b>. You're approved, and {formatMoney(lease.leasedAmount)} is reserved for
        this order. We ship once you've read and signed your agreement with {lease.lessorName}.
      </p>
      <p>{MESSAGES.financing.leaseNotLoan}</p>
      {lease.signUntil && (
        <p>
          {MESSAGES.leases.signBy(
            formatDateTime(lease.signUntil),
            paidCents > 0 ? formatMoney(paidCents) : null,
          )}
        </p>
      )}
      <Next>
        {page && <Button href={page}>{LABELS.readAndSign}</Button>}
        <a href={leaseAgreementPath(link)}>{LABELS.agreement}</a>
      </Next>
      <CheckAgain {...rest} />
    </Verdict>
  );
}

function RestDue({ order, lease, link }: LeaseStateProps) {
  return (
    <>
      <Verdict tone="open" title={`${formatMoney(order.amountDue)} left to pay`}>
        <p>
          Order <b>{order.uniqueId}</b>. {lease.lessorName} has approved {formatMoney(lease.leasedAmount)} of{" "}
          {formatMoney(order.total)}. Pay the rest by card or another payment method, then sign your lease.
        </p>
        <HoldNote heldUntil={order.heldUntil} />
        <Next>
          <Button href={payAgainPath(link)}>Pay {formatMoney(order.amountDue)}</Button>
        </Next>
        <ChangeOrder link={link} isApproved />
      </Verdict>
      <Card component="section" aria-labelledby="rest-lease">
        <h2 id="rest-lease">The part you lease</h2>
        <LeaseTerms
          leased={lease.leasedAmount}
          isStateTax={order.isStateTax}
          lessor={lessorOf(lease.leasingCompanyId)}
        />
      </Card>
    </>
  );
}

function NotLeased({ order, link }: LeaseStateProps) {
  return (
    <Verdict tone="bad" title={LABELS.leaseNotApproved} isAlert>
      <p>{MESSAGES.leases.declined}</p>
      <p>
        Your order {order.uniqueId} hasn't changed, and nothing was charged. {MESSAGES.leases.otherWays}
      </p>
      <HoldNote heldUntil={order.heldUntil} />
      <Next>
        <Button href={payAgainPath(link)}>{MESSAGES.orders.payAnotherWay}</Button>
      </Next>
      <ChangeOrder link={link} />
    </Verdict>
  );
}

function CheckAgain({ isGivenUp, onRetry }: Pick<LeaseStateProps, "isGivenUp" | "onRetry">) {
  if (!isGivenUp) return null;
  return (
    <Next>
      <Button variant="outlined" onClick={onRetry}>
        {LABELS.lookAgain}
      </Button>
    </Next>
  );
}
