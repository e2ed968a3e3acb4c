/** Shows the current question of src/client/store/confirm.ts. */
import { lazy, Suspense, useState } from "react";
import { useSelector } from "react-redux";
import type { ShopState } from "../store/shop-store";

/** In every island, but rarely needed: loaded on demand. */
const QuestionDialog = lazy(async () => ({ default: (await import("./question-dialog")).QuestionDialog }));

export function ShopQuestion() {
  const isOpen = useSelector((state: ShopState) => state.ui.dialogSettings.isOpen);
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  // Stays mounted after the first question, so that the dialog can fade out.
  return (
    wasOpened && (
      <Suspense>
        <QuestionDialog />
      </Suspense>
    )
  );
}
