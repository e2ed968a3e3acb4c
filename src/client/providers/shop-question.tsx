/** Shows the current question of src/client/store/confirm.ts. */
import { lazy, Suspense, useState } from "react";
import { useSelector } from "react-redux";
import type { ShopState } from "../store/shop-store";

/** In every island, but rarely needed: loaded on demand. */
const QuestionDialog = lazy(async () => ({ default: (await import("./question-dialog")).QuestionDialog }));

export function ShopQuestion() {
  const isOpen = useSelector((state: ShopState) => state.ui.dialogSettings.isOpen);
  const [wasAsked, setAsked] = useState(false);
  if (isOpen && !wasAsked) setAsked(true);
  // Stays mounted after the first question, so that the dialog can fade out.
  return (
    wasAsked && (
      <Suspense>
        <QuestionDialog />
      </Suspense>
    )
  );
}
