/** Changes quantities, removes lines and adds a product before shipment (ORDER-34). */
import { useState } from "react";
import type { FormikValues } from "formik";
import type { OrderEditInput } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { orderItemsForm } from "#contract/orders/edits";
import { Button } from "../../../../ui/actions/button";
import { Form } from "../../../../ui/form/form";
import { TextField } from "../../../../ui/form/text-field";
import { NO_CODE, withCode } from "../../requested-code";
import { piecesLabel } from "../../order-words";
import { EditPreview } from "./edit-preview";
import { useOrderEdit, type EditFormProps } from "./use-order-edit";

export function ItemsEdit(props: EditFormProps) {
  const { send, codeField } = useOrderEdit(props);
  const { order, onLeave } = props;
  const [items] = useState(order.items);
  const toEdit = (values: FormikValues): OrderEditInput => ({
    items: [
      ...items.map(({ id }, at) => ({ itemId: id, quantity: piecesOf(values[`quantity${at}`]) })),
      ...(values["sku"] ? [{ productId: String(values["sku"]), quantity: piecesOf(values["pieces"]) }] : []),
    ],
  });
  const quantities = items.map(({ quantity }, at) => [`quantity${at}`, String(quantity)] as const);
  return (
    <Form<object, FormikValues>
      initialValues={{ ...Object.fromEntries(quantities), sku: "", pieces: "1", ...NO_CODE }}
      schema={withCode(orderItemsForm(items.length))}
      onSubmit={(values) => send(toEdit(values), values)}
      submitLabel="Update items"
      actions={
        <Button variant="outlined" onClick={onLeave}>
          {LABELS.keepAsIs}
        </Button>
      }
    >
      {items.map(({ id, name, sku }, at) => (
        <TextField
          key={id}
          name={`quantity${at}`}
          label={piecesLabel(name)}
          hint={`SKU ${sku}; enter 0 to remove`}
          inputMode="numeric"
          autoComplete="off"
        />
      ))}
      <TextField
        name="sku"
        label="Add a product by SKU"
        hint="At today's price"
        autoComplete="off"
        isVerbatim
        isOptional
      />
      <TextField name="pieces" label="Quantity" inputMode="numeric" autoComplete="off" />
      {codeField}
      <EditPreview orderId={order.id} toEdit={toEdit} />
    </Form>
  );
}

/** The server rejects anything but a number, with a message. */
function piecesOf(typed: unknown): number {
  const pieces = Number(typed);
  return Number.isInteger(pieces) && typed !== "" ? pieces : -1;
}
