/** The order's items, addresses, totals and lease agreement (LEASE-66). */
import Card from "@mui/material/Card";
import { DELIVERY_LABELS } from "#contract/orders/orders";
import type { PlacedOrderFragment } from "#contract/graphql/generated";
import { LEASE_AGREED } from "#contract/leases/statuses";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { leaseAgreementPath, type OrderLink } from "#contract/orders/paths";
import { customerPayment } from "#contract/payments/statuses";
import { Facts } from "../../../ui/parts/entry/facts";
import { OrderCosts } from "../../../ui/parts/order/order-costs";
import { SummaryLine, SummaryLines } from "../summary/summary-lines";

interface OrderFactsProps {
  readonly order: PlacedOrderFragment;
  readonly link: OrderLink;
}

export function OrderFacts({ order, link }: OrderFactsProps) {
  const paid = customerPayment(order.paymentDetails);
  const lease = order.leaseDetails;
  const restCents = order.total - (lease?.leasedAmount ?? 0);
  return (
    <Card component="section" aria-labelledby="ordered">
      <h2 id="ordered">Items in your order</h2>
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
      <OrderCosts {...order} shipping={order.shippingCost} />
      <Facts>
        <dt>{DELIVERY_LABELS[order.deliveryType]}</dt>
        <dd>
          {order.shipFirstName} {order.shipLastName}, {order.shipAddress1}
          {order.shipAddress2 ? `, ${order.shipAddress2}` : ""}, {order.shipCity}, {order.shipState}{" "}
          {order.shipPostalCode}
        </dd>
        {lease && LEASE_AGREED.some((state) => state === lease.leaseState) && (
          <>
            <dt>Lease</dt>
            <dd>
              {formatMoney(lease.leasedAmount)}
              {restCents > 0 && ` of ${formatMoney(order.total)}`}, from {lease.lessorName}.{" "}
              <a href={leaseAgreementPath(link)}>{LABELS.agreement}</a>
            </dd>
          </>
        )}
        {paid && (
          <>
            <dt>Payment</dt>
            <dd>
              {paid.gatewayName}
              {restCents < order.total && `, ${formatMoney(restCents)}`}
            </dd>
          </>
        )}
      </Facts>
    </Card>
  );
}
