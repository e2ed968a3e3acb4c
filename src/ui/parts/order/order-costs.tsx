/** What an order costs, line by line: the same rows in checkout, confirmation, order and back office. */
import type { ReactNode } from "react";
import { formatMoney } from "#contract/money";
import { Sum, Sums } from "../sums";

interface OrderCostsProps {
  /** Cents. */
  readonly subTotal: number;
  readonly shipping: number;
  readonly discount: number;
  readonly total: number;
  readonly promotion?: string | null;
  /** Cents; null while the state is not known. */
  readonly tax: number | null;
  /** The total is being worked out again. */
  readonly isAsking?: boolean;
  /** Sums after the total. */
  readonly children?: ReactNode;
}

export function OrderCosts(props: OrderCostsProps) {
  const { subTotal, shipping, discount, total, promotion, tax, isAsking, children } = props;
  return (
    <Sums>
      <Sum label="Subtotal">{formatMoney(subTotal)}</Sum>
      {discount > 0 && (
        <Sum label={promotion ? `Discount (${promotion})` : "Discount"}>−{formatMoney(discount)}</Sum>
      )}
      <Sum label="Shipping">{shipping === 0 ? "Free" : formatMoney(shipping)}</Sum>
      <Sum label="Tax">{tax === null ? "With your address" : formatMoney(tax)}</Sum>
      <Sum label="Total">
        <b aria-live={isAsking === undefined ? undefined : "polite"} aria-busy={isAsking}>
          {formatMoney(total)}
        </b>
      </Sum>
      {children}
    </Sums>
  );
}
