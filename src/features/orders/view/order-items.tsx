/** What was bought: each with its state, and where it is. */
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { formatMoney } from "#contract/money";
import { formatDate } from "../../../lib/format-date";
import { OrderPicture } from "../order-picture";
import { StatusBadge } from "../status-badge";

type Item = WholeOrderFragment["items"][number];

export function OrderItems({ items }: { readonly items: readonly Item[] }) {
  return (
    <section className="order-panel" aria-labelledby="order-items">
      <h3 id="order-items">Items</h3>
      <ul className="order-items">
        {items.map((item) => (
          <li key={item.id}>
            <OrderPicture images={item.images} />
            <div>
              <p>
                <a href={item.urlPath}>{item.name}</a>
              </p>
              <p className="muted">{[item.brand, `SKU ${item.sku}`].filter(Boolean).join(" · ")}</p>
              <p>
                <StatusBadge status={item.status} />
              </p>
              <Tracking item={item} />
            </div>
            <p className="order-amount">
              <b>{formatMoney(item.subTotal)}</b>
              <span className="muted">
                {item.quantity} × {formatMoney(item.price)}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tracking({ item }: { readonly item: Item }) {
  const { carrier, trackingNumber, shippedDate, estimatedDeliveryDate, shipMethod } = item;
  const url = webAddress(item.trackingUrl);
  const by = [carrier, shipMethod].filter(Boolean).join(", ");
  if (!trackingNumber && !shippedDate && !estimatedDeliveryDate) return null;
  return (
    <ul className="order-tracking">
      {shippedDate && (
        <li>
          Shipped {formatDate(shippedDate)}
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
      {estimatedDeliveryDate && <li>Arrives by {formatDate(estimatedDeliveryDate)}</li>}
    </ul>
  );
}

/** An address of the web, or null: a carrier's is not ours to vouch for. */
function webAddress(text: string | null | undefined): string | null {
  return text && /^https?:\/\//i.test(text) ? text : null;
}
