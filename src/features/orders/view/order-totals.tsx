/** The cost of the order, line by line. */
import Card from "@mui/material/Card";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { OrderCosts } from "../../../ui/parts/order/order-costs";

export function OrderTotals({ order }: { readonly order: WholeOrderFragment }) {
  return (
    <Card component="section" aria-labelledby="order-sums">
      <h3 id="order-sums">Total</h3>
      <OrderCosts {...order} shipping={order.shippingCost} />
    </Card>
  );
}
