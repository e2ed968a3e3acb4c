/** The one question at a time of src/client/store/confirm.ts. */
import { useSelector } from "react-redux";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { answerQuestion } from "../store/confirm";
import type { ShopState } from "../store/shop-store";

export function ShopQuestion() {
  const { isOpen, title, message, confirmLabel } = useSelector((state: ShopState) => state.ui.dialogSettings);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={title}
      yesLabel={confirmLabel}
      noLabel="No"
      onYes={() => answerQuestion(true)}
      onNo={() => answerQuestion(false)}
    >
      <p>{message}</p>
    </ConfirmDialog>
  );
}
