/** Ordered items, each with its status and tracking. */
import { styled } from "@mui/material/styles";
import Card from "@mui/material/Card";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { isAtStage } from "#contract/orders/item-statuses";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { STATUS_LOOKS } from "#contract/orders/orders";
import { writeReviewPath, type OrderLink } from "#contract/orders/paths";
import { formatDate, formatShopDate } from "../../../lib/format-date";
import { webAddress } from "../../../lib/addresses/web-address";
import { arrivesBy } from "../arrival";
import { OrderPicture } from "../order-picture";
import { StatusBadge } from "../status-badge";

type Item = WholeOrderFragment["items"][number];

interface OrderItemsProps {
  readonly items: readonly Item[];
  /** The order, for its buyer: delivered items can be reviewed (REVIEW-1). Omitted for staff. */
  readonly bought?: OrderLink;
}

export function OrderItems({ items, bought }: OrderItemsProps) {
  return (
    <Card component="section" aria-labelledby="order-items">
      <h3 id="order-items">Items</h3>
      <Items>
        {items.map((item) => (
          <li key={item.id}>
            <OrderPicture images={item.images} />
            <div>
              <p>
                <a href={item.urlPath}>{item.name}</a>
              </p>
              <State>
                <span className="muted">{[item.brand, `SKU ${item.sku}`].filter(Boolean).join(" · ")}</span>
                <StatusBadge status={item.status} />
              </State>
              <Tracking item={item} dayOf={bought ? formatDate : formatShopDate} />
              {bought && isAtStage(item.status, "received") && (
                <p>
                  <a href={writeReviewPath({ productId: item.productId, order: bought })}>
                    {LABELS.writeReview}
                    <span className="vh"> of {item.name}</span>
                  </a>
                </p>
              )}
            </div>
            <Amount>
              <b>{formatMoney(item.subTotal)}</b>
              <span className="muted">
                {item.quantity} × {formatMoney(item.price)}
              </span>
            </Amount>
          </li>
        ))}
      </Items>
    </Card>
  );
}

interface TrackingProps {
  readonly item: Item;
  /** Formats a day in the reader's time zone (SITE-12). */
  readonly dayOf: (iso: string) => string;
}

function Tracking({ item, dayOf }: TrackingProps) {
  const { carrier, trackingNumber, shippedDate, deliveredDate, estimatedDeliveryDate, shipMethod } = item;
  const url = webAddress(item.trackingUrl);
  const by = [carrier, shipMethod].filter(Boolean).join(", ");
  if (!trackingNumber && !shippedDate && !deliveredDate && !estimatedDeliveryDate) return null;
  return (
    <Tracked>
      {shippedDate && (
        <li>
          Shipped {dayOf(shippedDate)}
          {by && ` with ${by}`}
        </li>
      )}
      {trackingNumber && (
        <li>
          Tracking number{" "}
          {url ? (
            <a href={url} target="_blank" rel="noreferrer">
              {trackingNumber}
              <span className="vh"> (opens in a new window)</span>
            </a>
          ) : (
            trackingNumber
          )}
        </li>
      )}
      {deliveredDate && (
        <li>
          {STATUS_LOOKS[shippedDate ? "DELIVERED" : "PICKUPED"].label} {dayOf(deliveredDate)}
        </li>
      )}
      {estimatedDeliveryDate && !deliveredDate && <li>{arrivesBy(dayOf(estimatedDeliveryDate))}</li>}
    </Tracked>
  );
}

const Items = styled("ul")({
  display: "grid",
  gap: "var(--s4)",
  "& > li": { display: "grid", gridTemplateColumns: "72px minmax(0, 1fr)", gap: "var(--s2) var(--s4)" },
  "& > li + li": { paddingTop: "var(--s4)", borderTop: "1px solid var(--line)" },
  "& > li > div": { display: "grid", gap: "var(--s1)" },
  "@media (min-width: 700px)": { "& > li": { gridTemplateColumns: "72px minmax(0, 1fr) auto" } },
});

const State = styled("p")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s1) var(--s3)",
});

const Amount = styled("p")({
  gridColumn: 2,
  display: "flex",
  flexWrap: "wrap",
  gap: "0 var(--s3)",
  fontVariantNumeric: "tabular-nums",
  "@media (min-width: 700px)": {
    gridColumn: 3,
    display: "grid",
    alignContent: "start",
    justifyItems: "end",
  },
});

const Tracked = styled("ul")({ fontSize: "var(--sm)" });
