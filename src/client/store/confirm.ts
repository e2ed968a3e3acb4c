/** Asks for confirmation before an irreversible action; providers/shop-question.tsx renders the dialog. */
import { shopStore } from "./shop-store";
import { dialogClosed, dialogOpened } from "./ui-slice";

interface Question {
  readonly title: string;
  readonly message: string;
  /** Verb and object, such as "Delete review". "Yes" only where the message says to click it. */
  readonly confirmLabel?: string;
}

let answer: ((isYes: boolean) => void) | null = null;

/** True when the visitor confirmed; a new question answers an open one with no. */
export function requestConfirmation({ title, message, confirmLabel = "Yes" }: Question): Promise<boolean> {
  answer?.(false);
  shopStore().dispatch(dialogOpened({ title, message, confirmLabel }));
  return new Promise((resolve) => (answer = resolve));
}

/** Called by the dialog. */
export function answerQuestion(isYes: boolean): void {
  shopStore().dispatch(dialogClosed());
  answer?.(isYes);
  answer = null;
}
