/** A dialog that changes an order; afterwards the focus is on the order's heading. */
import { FormDialogButton, type FormDialogButtonProps } from "../../ui/parts/form-dialog";

/** Id of the order's heading, which takes the focus after a change. */
export const ORDER_HEADING = "order-heading";

export function DialogButton(props: Omit<FormDialogButtonProps, "doneId">) {
  return <FormDialogButton {...props} doneId={ORDER_HEADING} />;
}
