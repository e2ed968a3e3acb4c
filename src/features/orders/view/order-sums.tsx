/** What the order costs, line by line. */
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { formatMoney } from "#contract/money";

export function OrderSums({ order }: { readonly order: WholeOrderFragment }) {
  const { subTotal, shippingCost, tax, discount, promotionCode, total } = order;
  return (
    <section className="order-panel" aria-labelledby="order-sums">
      <h3 id="order-sums">Total</h3>
      <dl className="order-sums">
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
      </dl>
    </section>
  );
}

function Sum({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
