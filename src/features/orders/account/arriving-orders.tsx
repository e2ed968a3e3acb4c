/** The customer's latest orders on their way, with status and arrival (ACCOUNT-17). */
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import type { ComingOrderFragment } from "#contract/graphql/generated";
import { isAtStage, isRemoved } from "#contract/orders/item-statuses";
import { LABELS } from "#contract/messages";
import { ownOrderPath } from "#contract/orders/paths";
import { statusesWhere } from "#contract/orders/statuses";
import { ROUTES } from "#contract/site/paths";
import { formatDate } from "../../../lib/format-date";
import { arrivalOf, arrivesBy } from "../arrival";
import { customerStatus } from "../customer-status";
import { OrderPicture } from "../order-picture";
import { StatusBadge } from "../status-badge";

/** Orders whose goods are reserved or on their way; delivered ones are completed too. */
export const COMING_STATUSES = statusesWhere(
  ({ end, goods }) => !end.isUndone && goods.stock !== "give back",
);

const MAX_ORDERS = 3;

export function ArrivingOrders({ orders }: { readonly orders: readonly ComingOrderFragment[] }) {
  const coming = orders.filter((order) => openItems(order).length > 0).slice(0, MAX_ORDERS);
  return (
    <Card component="section" aria-labelledby="arriving">
      <h2 id="arriving">Arriving</h2>
      {coming.length === 0 ? (
        <p className="muted">Nothing is on its way right now.</p>
      ) : (
        <Coming>
          {coming.map((order) => (
            <li key={order.id}>
              <ComingOrder order={order} />
            </li>
          ))}
        </Coming>
      )}
      <p>
        <a href={orders.length > 0 ? ROUTES.orders : ROUTES.departments}>
          {orders.length > 0 ? LABELS.allOrders : LABELS.startShopping}
        </a>
      </p>
    </Card>
  );
}

function ComingOrder({ order }: { readonly order: ComingOrderFragment }) {
  const open = openItems(order);
  const [first, ...others] = open;
  const day = dayOf(order);
  return (
    <>
      <OrderPicture images={first?.images ?? []} />
      <div>
        <p>
          <a href={ownOrderPath(order.id)}>Order {order.uniqueId}</a>
        </p>
        <p>
          {first?.name}
          {others.length > 0 && ` and ${others.length} more`}
        </p>
        {day && (
          <p>
            <b>{day}</b>
          </p>
        )}
      </div>
      <StatusBadge status={customerStatus(order)} />
    </>
  );
}

/** Items the customer still waits for. */
function openItems({ items }: ComingOrderFragment): ComingOrderFragment["items"] {
  return items.filter(({ status }) => !isRemoved(status) && !isAtStage(status, "received"));
}

/** The carrier's latest day if it gave one for each item, else the shop's range; null for a pickup. */
function dayOf(order: ComingOrderFragment): string | null {
  const days = openItems(order).map(({ estimatedDeliveryDate }) => estimatedDeliveryDate ?? "");
  const [last = ""] = days.every(Boolean) ? [...days].sort().reverse() : [];
  return last ? arrivesBy(formatDate(last)) : arrivalOf(order, new Date());
}

const Coming = styled("ol")({
  display: "grid",
  gap: "var(--s4)",
  listStyle: "none",
  "& > li": {
    display: "grid",
    gridTemplateColumns: "56px minmax(0, 1fr)",
    alignItems: "start",
    gap: "var(--s2) var(--s4)",
  },
  "& > li + li": { paddingTop: "var(--s4)", borderTop: "1px solid var(--line)" },
  "& > li > :last-child": { gridColumn: 2 },
  "@media (min-width: 700px)": {
    "& > li": { gridTemplateColumns: "56px minmax(0, 1fr) auto" },
    "& > li > :last-child": { gridColumn: 3 },
  },
});
