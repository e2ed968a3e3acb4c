/** What was ordered, where it goes and what it came to. */
import { DELIVERY_LABELS } from "#contract/orders";
import type { PlacedOrderFragment } from "#contract/graphql/generated";
import { formatMoney } from "#contract/money";
import { ProductPicture } from "../../../catalogue/cards/product-picture";

export function OrderFacts({ order }: { readonly order: PlacedOrderFragment }) {
  const paid = order.paymentDetails.at(-1);
  return (
    <section className="checkout-card" aria-label="What you ordered">
      <h2>What you ordered</h2>
      <ul className="summary-lines">
        {order.items.map(({ id, images, name, quantity, subTotal, urlPath }) => (
          <li key={id}>
            <ProductPicture image={images[0] ?? null} alt="" place="thumb" />
            <span>
              <a href={urlPath}>{name}</a>
              <span className="form-hint">Quantity {quantity}</span>
            </span>
            <span className="summary-amount">{formatMoney(subTotal)}</span>
          </li>
        ))}
      </ul>
      <dl className="summary-sums">
        <dt>Subtotal</dt>
        <dd>{formatMoney(order.subTotal)}</dd>
        {order.discount > 0 && (
          <>
            <dt>Discount</dt>
            <dd>−{formatMoney(order.discount)}</dd>
          </>
        )}
        <dt>Shipping</dt>
        <dd>{order.shippingCost === 0 ? "Free" : formatMoney(order.shippingCost)}</dd>
        <dt>Tax</dt>
        <dd>{formatMoney(order.tax)}</dd>
        <dt className="summary-total">Total</dt>
        <dd className="summary-total">{formatMoney(order.total)}</dd>
      </dl>
      <dl className="review-facts">
        <dt>{DELIVERY_LABELS[order.deliveryType]}</dt>
        <dd>
          {order.shipFirstName} {order.shipLastName}, {order.shipAddress1}
          {order.shipAddress2 ? `, ${order.shipAddress2}` : ""}, {order.shipCity}, {order.shipState}{" "}
          {order.shipPostalCode}
        </dd>
        {paid && (
          <>
            <dt>Payment</dt>
            <dd>{paid.gatewayName}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
