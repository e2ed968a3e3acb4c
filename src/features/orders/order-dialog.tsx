/** An order change in a dialog, which afterwards focuses the order's heading. */
import { FormDialogButton, type FormDialogButtonProps } from "../../ui/parts/form-dialog";

/** Takes the focus after a change: the order's heading. */
export const ORDER_HEADING = "order-heading";

export function DialogButton(props: Omit<FormDialogButtonProps, "doneId">) {
  return <FormDialogButton {...props} doneId={ORDER_HEADING} />;
}
