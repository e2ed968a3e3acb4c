/** What was ordered, where it goes and what it came to. */
import Card from "@mui/material/Card";
import { DELIVERY_LABELS } from "#contract/orders";
import type { PlacedOrderFragment } from "#contract/graphql/generated";
import { formatMoney } from "#contract/money";
import { Facts } from "../../../ui/parts/facts";
import { Sum, Sums } from "../../../ui/parts/sums";
import { SummaryLine, SummaryLines } from "../summary/summary-lines";

export function OrderFacts({ order }: { readonly order: PlacedOrderFragment }) {
  const paid = order.paymentDetails.at(-1);
  return (
    <Card component="section" aria-labelledby="ordered">
      <h2 id="ordered">What you ordered</h2>
      <SummaryLines>
        {order.items.map(({ id, images, name, quantity, subTotal, urlPath }) => (
          <SummaryLine
            key={id}
            image={images[0] ?? null}
            name={name}
            url={urlPath}
            quantity={quantity}
            subTotal={subTotal}
          />
        ))}
      </SummaryLines>
      <Sums>
        <Sum label="Subtotal">{formatMoney(order.subTotal)}</Sum>
        {order.discount > 0 && <Sum label="Discount">−{formatMoney(order.discount)}</Sum>}
        <Sum label="Shipping">{order.shippingCost === 0 ? "Free" : formatMoney(order.shippingCost)}</Sum>
        <Sum label="Tax">{formatMoney(order.tax)}</Sum>
        <Sum label="Total">
          <b>{formatMoney(order.total)}</b>
        </Sum>
      </Sums>
      <Facts>
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
      </Facts>
    </Card>
  );
}
