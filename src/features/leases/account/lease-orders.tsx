/** The orders that use or used an approval. */
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import type { WholeLeaseFragment } from "#contract/graphql/generated";
import { LEASE_AGREED, leaseLook } from "#contract/leases/statuses";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { leaseAgreementPath, ownOrderPath } from "#contract/orders/paths";
import { AgreedPlan } from "../../../catalogue/plans/agreed-plan";
import { LeaseChoices } from "../../../catalogue/plans/lease-choices";
import { formatDate } from "../../../lib/format-date";
import { webAddress } from "../../../lib/addresses/web-address";
import { Button } from "../../../ui/actions/button";
import { Badge } from "../../../ui/parts/badge";

type OrderLease = WholeLeaseFragment["leases"][number];

interface LeaseOrdersProps {
  readonly leases: readonly OrderLease[];
  /** The lessor's name. */
  readonly lessor: string;
}

export function LeaseOrders({ leases, lessor }: LeaseOrdersProps) {
  return (
    <Card component="section" aria-labelledby="lease-orders">
      <h3 id="lease-orders">Orders using it</h3>
      {leases.length === 0 ? (
        <p className="muted">None so far.</p>
      ) : (
        <Orders>
          {leases.map((lease) => (
            <li key={`${lease.orderId} ${lease.createdAt}`}>
              <OrderOf lease={lease} lessor={lessor} />
            </li>
          ))}
        </Orders>
      )}
    </Card>
  );
}

function OrderOf({ lease, lessor }: { readonly lease: OrderLease; readonly lessor: string }) {
  const { orderId, uniqueId, amount, state, stateName, createdAt, signedAt, signatureUrl } = lease;
  const page = webAddress(signatureUrl);
  const link = { id: orderId, key: null };
  const hasPapers = LEASE_AGREED.some((agreed) => agreed === state);
  return (
    <>
      <p>
        <a href={ownOrderPath(orderId)}>Order {uniqueId}</a>
        <b>{formatMoney(amount)}</b>
      </p>
      <p>
        <span className="muted">
          {signedAt ? `Signed ${formatDate(signedAt)}` : `Started ${formatDate(createdAt)}`}
        </span>
        <Badge tone={leaseLook(state).tone}>{stateName}</Badge>
      </p>
      {hasPapers && <AgreedPlan key={state} link={link} />}
      {(page || hasPapers) && (
        <p>
          {page && <Button href={page}>{MESSAGES.leases.sign}</Button>}
          <a href={leaseAgreementPath(link)}>{LABELS.agreement}</a>
        </p>
      )}
      {hasPapers && (
        <LeaseChoices
          state={state}
          lessorName={lessor}
          link={link}
          cancel={<a href={ownOrderPath(orderId)}>See the order</a>}
        />
      )}
    </>
  );
}

const Orders = styled("ol")({
  display: "grid",
  gap: "var(--s4)",
  listStyle: "none",
  "& > li": { display: "grid", gap: "var(--s2)" },
  "& > li + li": { paddingTop: "var(--s4)", borderTop: "1px solid var(--line)" },
  "& p": { display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: "0 var(--s4)" },
  b: { fontVariantNumeric: "tabular-nums" },
});
