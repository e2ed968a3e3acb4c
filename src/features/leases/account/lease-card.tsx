/** One application in the customer's list. */
import type { LeaseRowFragment } from "#contract/graphql/generated";
import { formatMoney } from "#contract/money/money";
import { ownLeasePath } from "#contract/orders/paths";
import { formatDate } from "../../../lib/format-date";
import { CardState, ListCard } from "../../../ui/list/list-card";
import { Badge } from "../../../ui/parts/badge";
import { lessorName, lookOf, purposeOf, titleOf } from "../lease-words";

interface LeaseCardProps {
  readonly lease: LeaseRowFragment;
  /** Path of the applications; default: the account's; null = no link. */
  readonly path?: string | null;
}

export function LeaseCard({ lease, path = ownLeasePath(lease.id) }: LeaseCardProps) {
  const { status, leasingCompanyId, approvedAmount, remainingAmount, expiresAt } = lease;
  const { tone, label } = lookOf(status);
  return (
    <ListCard>
      <div>
        <h2>{path === null ? titleOf(lease) : <a href={path}>{titleOf(lease)}</a>}</h2>
        <p className="muted">
          {purposeOf(lease)}
          {leasingCompanyId && ` · ${lessorName(leasingCompanyId)}`}
        </p>
      </div>
      <CardState>
        <Badge tone={tone}>{label}</Badge>
        {approvedAmount !== null && approvedAmount !== undefined && <b>{formatMoney(approvedAmount)}</b>}
        {remainingAmount > 0 && expiresAt && (
          <span className="muted">
            {formatMoney(remainingAmount)} left until {formatDate(expiresAt)}
          </span>
        )}
      </CardState>
    </ListCard>
  );
}
