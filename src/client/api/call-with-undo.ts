/** Makes a reversible staff change at once and offers to undo it (STAFF-50). */
import { offerUndo } from "../store/undo";
import { callAndNotify, notifyOf, settle, type Call } from "./call-and-notify";

interface Step<Data> {
  readonly call: Call<Data>;
  /** Absent when the change cannot be undone now. @param done what the change answered */
  readonly opposite?: ((done: Data | null) => ReturnType<Call<Data>>) | undefined;
  /** Message for a response whose own message is too vague. */
  readonly message?: string;
  /** Called after the change and after the undo, refused or not: another person may have been first. */
  readonly onAnswer: (data: Data | null) => void;
}

/** @returns whether the change was made */
export async function callWithUndo<Data>({
  call,
  opposite,
  message,
  onAnswer,
}: Step<Data>): Promise<boolean> {
  const answer = await settle(call);
  const isDone = answer?.isSuccess === true;
  if (isDone && opposite) {
    offerUndo(message ?? answer.message, async () => {
      const back = await callAndNotify(() => opposite(answer.data));
      onAnswer(back?.data ?? null);
    });
  } else {
    notifyOf(answer);
  }
  onAnswer(answer?.data ?? null);
  return isDone;
}
