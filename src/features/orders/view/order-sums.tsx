/** What the order costs, line by line. */
import Card from "@mui/material/Card";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { formatMoney } from "#contract/money";
import { Sum, Sums } from "../../../ui/parts/sums";

export function OrderSums({ order }: { readonly order: WholeOrderFragment }) {
  const { subTotal, shippingCost, tax, discount, promotionCode, total } = order;
  return (
    <Card component="section" aria-labelledby="order-sums">
      <h3 id="order-sums">Total</h3>
      <Sums>
        <Sum label="Items">{formatMoney(subTotal)}</Sum>
        <Sum label="Shipping">{shippingCost === 0 ? "Free" : formatMoney(shippingCost)}</Sum>
        {discount > 0 && (
          <Sum label={promotionCode ? `Discount (${promotionCode})` : "Discount"}>
            −{formatMoney(discount)}
          </Sum>
        )}
        <Sum label="Tax">{formatMoney(tax)}</Sum>
        <Sum label="Total">
          <b>{formatMoney(total)}</b>
        </Sum>
      </Sums>
    </Card>
  );
}
