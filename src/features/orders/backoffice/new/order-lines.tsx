/** The products of the order: search, quantity, remove. */
import { styled } from "@mui/material/styles";
import { useFormikContext, type FormikValues } from "formik";
import { useContext } from "react";
import type { FoundProductFragment } from "#contract/graphql/generated";
import { cashPriceCents, formatMoney } from "#contract/money/money";
import { ProductFinder } from "../../../../client/products/product-finder";
import { Button } from "../../../../ui/actions/button";
import { TextField } from "../../../../ui/form/text-field";
import { controlId, FormIdContext } from "../../../../ui/form/use-shop-field";
import { piecesLabel } from "../../order-words";
import { lineField, withLines, type OrderLine } from "./phone-order-form";

interface OrderLinesProps {
  readonly lines: readonly OrderLine[];
  readonly onChange: (lines: readonly OrderLine[]) => void;
}

export function OrderLines({ lines, onChange }: OrderLinesProps) {
  const { values, setValues } = useFormikContext<FormikValues>();
  const formId = useContext(FormIdContext);
  const change = (next: readonly OrderLine[], quantities: FormikValues) => {
    onChange(next);
    void setValues(withLines({ ...values, ...quantities }, next), false);
  };
  const add = (product: FoundProductFragment) => {
    const known = lines.find((line) => line.product.productId === product.productId);
    if (known) return change(lines, { [known.field]: String(Number(values[known.field]) + 1) });
    const field = lineField(lines);
    change([...lines, { field, product }], { [field]: "1" });
  };
  const remove = (line: OrderLine) => {
    change(
      lines.filter((other) => other !== line),
      {},
    );
    document.getElementById(controlId(formId, "items"))?.focus();
  };
  return (
    <>
      <ProductFinder
        name="items"
        label="Find a product"
        hint="By name or SKU"
        onPick={(product) => {
          add(product);
          return `${product.name} added.`;
        }}
      />
      {lines.length > 0 && (
        <Lines aria-label="Products in the order">
          {lines.map((line) => (
            <li key={line.field}>
              <TextField
                name={line.field}
                label={piecesLabel(line.product.name)}
                hint={`SKU ${line.product.sku}, ${formatMoney(cashPriceCents(line.product))} each`}
                inputMode="numeric"
                autoComplete="off"
              />
              <Button variant="text" aria-label={`Remove ${line.product.name}`} onClick={() => remove(line)}>
                Remove
              </Button>
            </li>
          ))}
        </Lines>
      )}
    </>
  );
}

const Lines = styled("ul")({
  display: "grid",
  gap: "var(--s4)",
  li: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "end",
    gap: "var(--s3)",
    overflowWrap: "anywhere",
  },
});
