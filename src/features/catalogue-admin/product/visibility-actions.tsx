/** Hides a product from the shop with a reason, or shows it again (STAFF-77). */
import type { StaffProduct } from "#contract/catalogue/staff-product";
import { callWithUndo } from "../../../client/api/call-with-undo";
import { callApi } from "../../../client/api/rest-client";
import { notify } from "../../../client/store/notify";
import { focusAfter } from "../../../lib/focus-after";
import { Button } from "../../../ui/actions/button";
import { FormDialogButton } from "../../../ui/parts/form-dialog";
import { HIDE_LABEL, HideForm, SHOW_LABEL } from "./hide-form";

interface VisibilityActionsProps {
  readonly product: StaffProduct;
  /** Takes the focus after the change. */
  readonly doneId: string;
  readonly onChanged: (product: StaffProduct) => void;
  /** The product may have been changed by another person. */
  readonly onStale: () => void;
}

export function VisibilityActions({ product, doneId, onChanged, onStale }: VisibilityActionsProps) {
  const { productId, name, hide } = product;
  const params = { productId };
  if (!hide) {
    const send = async (reason: string, onDone: () => void) => {
      const answer = await callApi("hideProduct", { params, body: { reason } });
      if (answer?.isSuccess && answer.data) {
        notify(answer.message, "success");
        onDone();
        onChanged(answer.data.product);
      }
      return answer;
    };
    return (
      <FormDialogButton id="hide-product" label={HIDE_LABEL} title={`Hide ${name}`} doneId={doneId}>
        {({ onLeave, onDone }) => <HideForm send={(reason) => send(reason, onDone)} onLeave={onLeave} />}
      </FormDialogButton>
    );
  }
  const show = () =>
    callWithUndo({
      call: () => callApi("showProduct", { params }),
      opposite: () => callApi("hideProduct", { params, body: { reason: hide.reason } }),
      onAnswer: (data) => focusAfter(() => (data ? onChanged(data.product) : onStale()), doneId),
    });
  return (
    <Button variant="outlined" onClick={() => void show()}>
      {SHOW_LABEL}
    </Button>
  );
}
