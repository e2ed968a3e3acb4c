/** The cost of an order, line by line: the same rows in checkout, confirmation, order and back office. */
import type { ReactNode } from "react";
import { LABELS } from "#contract/messages";
import { discountLabel } from "#contract/money/discount-words";
import { taxLabel, type TaxSource } from "#contract/money/tax-words";
import { formatMoney } from "#contract/money/money";
import { Sum, TotalsList } from "../totals";

interface OrderCostsProps extends TaxSource {
  /** Cents. */
  readonly subTotal: number;
  readonly shipping: number;
  readonly discount: number;
  readonly total: number;
  /** Label of the discount; required, so that no page leaves out its source. Null = no discount. */
  readonly promotion: string | null;
  readonly tax: number;
  /** True: the state is unknown, so the tax is estimated. A placed order keeps the checkout's label. */
  readonly isTaxEstimated?: boolean;
  /** The total is being recalculated. */
  readonly isUpdating?: boolean;
  /** Amounts after the total. */
  readonly children?: ReactNode;
}

export function OrderCosts(props: OrderCostsProps) {
  const { subTotal, shipping, discount, total, promotion, tax, isTaxEstimated, isStateTax } = props;
  const { isUpdating, children } = props;
  return (
    <TotalsList>
      <Sum label="Subtotal">{formatMoney(subTotal)}</Sum>
      {discount > 0 && <Sum label={discountLabel(promotion)}>−{formatMoney(discount)}</Sum>}
      <Sum label="Shipping">{shipping === 0 ? "Free" : formatMoney(shipping)}</Sum>
      <Sum label={isTaxEstimated ? USUAL_TAX : taxLabel({ isStateTax })}>{formatMoney(tax)}</Sum>
      <Sum label={isTaxEstimated ? LABELS.estimatedTotal : "Total"}>
        <b aria-live={isUpdating === undefined ? undefined : "polite"} aria-busy={isUpdating}>
          {formatMoney(total)}
        </b>
      </Sum>
      {children}
    </TotalsList>
  );
}

const USUAL_TAX = "Estimated tax";
