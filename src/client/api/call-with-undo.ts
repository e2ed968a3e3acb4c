/** Makes a staff change at once and offers to undo it (STAFF-50). */
import type { Envelope } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { notify } from "../store/notify";
import { offerUndo } from "../store/undo";

/** Same result as callApi: null when the item no longer exists. */
type Call<Data> = () => Promise<Envelope<Data> | null>;

interface Step<Data> {
  readonly call: Call<Data>;
  /** Absent when the change cannot be undone now. */
  readonly opposite?: Call<Data> | undefined;
  /** Message for a response whose own message is too vague. */
  readonly said?: string;
  /** Called after the change and after the undo, refused or not: another person may have been first. */
  readonly onAnswer: (data: Data | null) => void;
}

/** @returns whether the change was made */
export async function callWithUndo<Data>({ call, opposite, said, onAnswer }: Step<Data>): Promise<boolean> {
  const answer = await settle(call);
  const isDone = answer?.isSuccess === true;
  if (isDone && opposite) {
    offerUndo(said ?? answer.message, async () => {
      const back = await settle(opposite);
      tell(back);
      onAnswer(back?.data ?? null);
    });
  } else {
    tell(answer);
  }
  onAnswer(answer?.data ?? null);
  return isDone;
}

/** @returns undefined without a response */
async function settle<Data>(call: Call<Data>): Promise<Envelope<Data> | null | undefined> {
  return call().catch(() => undefined);
}

function tell(answer: Envelope<unknown> | null | undefined): void {
  if (answer === undefined) return notify(MESSAGES.generic.unreachable, "error");
  notify(answer?.message ?? MESSAGES.generic.notFound, answer?.isSuccess ? "success" : "error");
}
