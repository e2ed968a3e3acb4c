/** A change of an order in a dialog: afterwards the reader is at the heading of the order. */
import { FormDialogButton, type FormDialogButtonProps } from "../../ui/parts/form-dialog";

/** Where a reader is brought back to after a change: the heading of the order. */
export const ORDER_HEADING = "order-heading";

export function DialogButton(props: Omit<FormDialogButtonProps, "doneId">) {
  return <FormDialogButton {...props} doneId={ORDER_HEADING} />;
}
