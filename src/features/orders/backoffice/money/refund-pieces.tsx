/**
 * Fills in the refund for selected items, with their share of discount and tax, to the cent as for a return.
 */
import { useId, useState } from "react";
import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { isRemoved } from "#contract/orders/item-statuses";
import { piecesCents } from "#contract/orders/line-cents";
import { decimalMoney } from "#contract/money/money";
import { actionRef } from "../../../../ui/actions/registry";
import { piecesLabel } from "../../order-words";

interface RefundPiecesProps {
  readonly order: StaffOrderFragment;
  readonly maxCents: number;
}

export function RefundPieces({ order, maxCents }: RefundPiecesProps) {
  const id = useId();
  const { setFieldValue } = useFormikContext();
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const items = order.items.filter(({ status }) => !isRemoved(status));
  if (items.length === 0) return null;
  const choose = (itemId: string, count: number) => {
    const next = { ...counts, [itemId]: count };
    setCounts(next);
    const cents = Object.entries(next).reduce((sum, [line, some]) => sum + costOf(order, line, some), 0);
    void setFieldValue("amount", decimalMoney(cents === 0 ? maxCents : Math.min(cents, maxCents)));
  };
  const lines = (
    <>
      {items.map((item) => (
        <p key={item.id}>
          <label htmlFor={`${id}-${item.id}`}>{piecesLabel(item.name)}</label>
          <select
            id={`${id}-${item.id}`}
            value={counts[item.id] ?? 0}
            onChange={({ target }) => choose(item.id, Number(target.value))}
          >
            {Array.from({ length: item.quantity + 1 }, (_, count) => (
              <option key={count} value={count}>
                {`${count} of ${item.quantity}`}
              </option>
            ))}
          </select>
        </p>
      ))}
      <p className="muted">This doesn't return any items. Use “Mark items returned” when they come back.</p>
    </>
  );
  if (items.length <= FEW)
    return (
      <Pieces as="fieldset">
        <legend>{FILL_IN}</legend>
        {lines}
      </Pieces>
    );
  return (
    <Pieces>
      {/* An explicit tab stop: otherwise the dialog's focus trap would target the closed fields below and
          stay put. */}
      <summary tabIndex={0} ref={actionRef.button}>
        {FILL_IN}
      </summary>
      {lines}
    </Pieces>
  );
}

const FILL_IN = "Fill in the price of items";

/** Lines visible initially. */
const FEW = 3;

function costOf(order: StaffOrderFragment, lineId: string, pieces: number): number {
  const { total, shippingCost, tax, taxOnShipping, shipState, items } = order;
  if (pieces === 0) return 0;
  const lines = items.map(({ id, price, quantity, discount, shippingDiscount }) => ({
    id,
    priceCents: price,
    quantity,
    discountCents: discount,
    shippingOffCents: shippingDiscount,
  }));
  const taxes = { taxCents: tax, taxOnShippingCents: taxOnShipping };
  const amounts = { totalCents: total, shippingCents: shippingCost, ...taxes, state: shipState };
  return piecesCents({ ...amounts, lines }, lineId, pieces);
}

const Pieces = styled("details")({
  display: "grid",
  gap: "var(--s2)",
  border: 0,
  summary: { minHeight: 32, cursor: "pointer", fontWeight: 600 },
  legend: { padding: 0, fontWeight: 600 },
  p: { display: "flex", alignItems: "center", justifyContent: "space-between", gap: "var(--s3)" },
  select: { maxWidth: 120 },
});
