/** The figures of an approval: approved, used, remaining, and expiration. */
import { styled } from "@mui/material/styles";
import type { LeaseCreditFragment } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { formatDate } from "../../../lib/format-date";
import { reachesForLease, SHOP_LESSOR } from "../../../lib/shop-lessor";
import { Sum, TotalsList } from "../../../ui/parts/totals";

export function LeaseCredit({ lease }: { readonly lease: LeaseCreditFragment }) {
  const { approvedAmount, usedAmount, remainingAmount, expiresAt } = lease;
  const approved = approvedAmount ?? 0;
  const used = approved > 0 ? Math.min(100, Math.round((usedAmount / approved) * 100)) : 0;
  return (
    <>
      <Bar aria-hidden="true">
        <span style={{ width: `${used}%` }} />
      </Bar>
      <TotalsList>
        <Sum label="Approved">{formatMoney(approved)}</Sum>
        <Sum label="Used">{formatMoney(usedAmount)}</Sum>
        <Sum label="Remaining">{formatMoney(remainingAmount)}</Sum>
      </TotalsList>
      {remainingAmount > 0 && !reachesForLease(remainingAmount) && (
        <p>{MESSAGES.leases.remainderTooSmall(formatMoney(SHOP_LESSOR.minimumCartCents))}</p>
      )}
      {expiresAt && reachesForLease(remainingAmount) && (
        <p className="muted">Use it by {formatDate(expiresAt)}. Any unused amount expires then.</p>
      )}
    </>
  );
}

const Bar = styled("div")({
  height: 10,
  overflow: "hidden",
  border: "1px solid var(--edge)",
  borderRadius: 5,
  background: "var(--brand-soft)",
  "& > span": { display: "block", height: "100%", background: "var(--brand)" },
});
