/** Orders that use the approval: their lease, what the lessor knows, and what the lessor has paid out. */
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import type { DeskLeaseFragment } from "#contract/graphql/generated";
import { leaseLook } from "#contract/leases/statuses";
import { STATUS_LOOKS } from "#contract/orders/orders";
import { formatMoney } from "#contract/money/money";
import { staffOrderPath } from "#contract/site/backoffice-paths";
import { formatShopDate, formatShopDateTime } from "../../../lib/format-date";
import { Badge } from "../../../ui/parts/badge";
import { FactsOf } from "../../../ui/parts/entry/facts";
import { Notice } from "../../../ui/parts/notice";

type Use = DeskLeaseFragment["leases"][number];
type LessorNotice = Use["notices"][number];

const PROBLEMS: Readonly<Record<string, string>> = {
  NOTICE_REFUSED: "The lessor rejected a notice. Please check the lease in its portal.",
  NOT_FUNDED: "The lessor hasn't paid on time. Please contact the lessor.",
  FUNDING_DIFFERS: "The lessor's payout differs from the leased amount. Please compare them.",
};
const NOTICE_WORDS: Readonly<Record<string, string>> = {
  DELIVERED: "delivered",
  CANCELLED: "canceled",
  RETURNED: "returned",
};

export function UsesOfApproval({ leases }: { readonly leases: readonly Use[] }) {
  return (
    <Card component="section" aria-labelledby="lease-orders">
      <h3 id="lease-orders">Orders using this approval</h3>
      {leases.length === 0 ? (
        <p className="muted">No orders yet.</p>
      ) : (
        <Uses>
          {leases.map((lease) => (
            <li key={lease.id}>
              <UseOf lease={lease} />
            </li>
          ))}
        </Uses>
      )}
    </Card>
  );
}

function UseOf({ lease }: { readonly lease: Use }) {
  const { orderId, uniqueId, orderStatus, amount, state, problem, problemAt, notices } = lease;
  const moment = (time: string | null | undefined) => time && formatShopDateTime(time);
  const cents = (sum: number | null | undefined) => (sum == null ? null : formatMoney(sum));
  return (
    <>
      <p>
        <a href={staffOrderPath(orderId)}>Order {uniqueId}</a> <b>{formatMoney(amount)}</b>{" "}
        <Badge tone={leaseLook(state).tone}>{leaseLook(state).label}</Badge>{" "}
        <span className="muted">Order: {STATUS_LOOKS[orderStatus].label}</span>
      </p>
      {problem && (
        <Notice>
          {PROBLEMS[problem] ?? problem} Since {moment(problemAt)}.
        </Notice>
      )}
      <FactsOf
        of={{
          "Lessor's lease number": lease.lessorUuid,
          "Held on": moment(lease.heldAt),
          "Signature due": lease.signedAt ? null : moment(lease.signUntil),
          Signed: moment(lease.signedAt),
          "Signature reminders sent": lease.reminderCount > 0 ? String(lease.reminderCount) : null,
          "Delivery submitted": moment(lease.deliverySubmittedAt),
          "Paid out":
            lease.fundedAt && `${cents(lease.fundedAmount) ?? ""}, ${formatShopDateTime(lease.fundedAt)}`,
          "Lessor's fee": cents(lease.lenderTake),
        }}
      />
      {notices.length > 0 && (
        <ul aria-label={`Notices to the lessor for order ${uniqueId}`}>
          {notices.map((notice, at) => (
            <li key={at}>{wordsOf(notice)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function wordsOf({ kind, itemCount, occurredOn, acceptedAt, refusal, attempts }: LessorNotice): string {
  const items = itemCount === 1 ? "1 item" : `${itemCount} items`;
  const deed = kind === "CONFIRMED" ? "Order confirmed" : `${items} ${NOTICE_WORDS[kind] ?? kind}`;
  const what = `${deed} on ${formatShopDate(occurredOn)}`;
  if (refusal) return `${what}: rejected (${refusal})`;
  if (acceptedAt) return `${what}: sent ${formatShopDateTime(acceptedAt)}`;
  return `${what}: not sent yet${attempts > 0 ? `, ${attempts === 1 ? "1 attempt" : `${attempts} attempts`}` : ""}`;
}

const Uses = styled("ol")({
  display: "grid",
  gap: "var(--s4)",
  listStyle: "none",
  "& > li": { display: "grid", gap: "var(--s2)" },
  "& > li + li": { paddingTop: "var(--s4)", borderTop: "1px solid var(--line)" },
  "& > li > p:first-of-type": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "var(--s2) var(--s3)",
  },
  ul: { paddingLeft: "var(--s5)", listStyle: "disc" },
});
