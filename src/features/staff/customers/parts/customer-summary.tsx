/** A customer's value and open items, as linked figures. */
import { styled } from "@mui/material/styles";
import type { CustomerOverview } from "#contract/customers/page";
import { LEASE_LOOKS } from "#contract/leases/statuses";
import { formatMoney } from "#contract/money/money";
import { STATUS_LOOKS } from "#contract/orders/orders";
import { BACKOFFICE_ROUTES, deskLeasePath } from "#contract/site/backoffice-paths";
import { formatShopDate } from "../../../../lib/format-date";
import { FigureList } from "../../../../ui/figures/figure-list";

interface CustomerSummaryProps {
  readonly username: string;
  readonly orders: number;
  readonly overview: CustomerOverview;
}

export function CustomerSummary({ username, orders, overview }: CustomerSummaryProps) {
  const { lifetime, applications } = overview;
  const open = applications?.filter(({ isOpen }) => isOpen) ?? [];
  const list = `${BACKOFFICE_ROUTES.orders}?${new URLSearchParams({ q: username })}`;
  if (!lifetime && !applications) return null;
  return (
    <section aria-label="At a glance">
      <FigureList>
        {lifetime && (
          <>
            <li>
              <p>Lifetime value</p>
              <strong>{formatMoney(lifetime.netCents)}</strong>
              <p>
                {lifetime.refundedCents > 0
                  ? `${formatMoney(lifetime.paidCents)} paid, ${formatMoney(lifetime.refundedCents)} refunded`
                  : "paid less refunds"}
              </p>
            </li>
            <li>
              <p>Orders</p>
              <strong>{orders === 0 ? "none" : <Plain href={list}>{orders}</Plain>}</strong>
              {lifetime.lastOrderAt && <p>last on {formatShopDate(lifetime.lastOrderAt)}</p>}
            </li>
            <li>
              <p>Open orders</p>
              <strong>{lifetime.openCount === 0 ? "none" : lifetime.openCount}</strong>
              {lifetime.open.map(({ id, number, status }) => (
                <p key={id}>
                  <Plain href={`${BACKOFFICE_ROUTES.orders}${id}/`}>{number}</Plain>{" "}
                  {STATUS_LOOKS[status].label}
                </p>
              ))}
              {lifetime.openCount > lifetime.open.length && (
                <p>
                  <Plain href={list}>and {lifetime.openCount - lifetime.open.length} more</Plain>
                </p>
              )}
            </li>
          </>
        )}
        {applications && (
          <li>
            <p>Open applications</p>
            <strong>{open.length === 0 ? "none" : open.length}</strong>
            {open.map(({ id, status }) => (
              <p key={id}>
                <Plain href={deskLeasePath(id)}>{id.slice(0, 8)}</Plain> {LEASE_LOOKS[status].label}
              </p>
            ))}
          </li>
        )}
      </FigureList>
    </section>
  );
}

/** A link within a tile, where links otherwise cover the entire tile. */
const Plain = styled("a")({
  "&&": { display: "inline", color: "var(--link, inherit)", textDecoration: "underline" },
});
