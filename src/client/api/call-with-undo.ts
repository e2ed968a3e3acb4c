/** A step of staff that has an opposite: made at once, and offered to be taken back (STAFF-50). */
import type { Envelope } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { notify } from "../store/notify";
import { offerUndo } from "../store/undo";

/** As callApi answers: null for what is not there any more. */
type Call<Data> = () => Promise<Envelope<Data> | null>;

interface Step<Data> {
  readonly call: Call<Data>;
  /** Left out: there is none, as things stand. */
  readonly opposite?: Call<Data> | undefined;
  /** What was done, where the answer does not say it well enough. */
  readonly said?: string;
  /** After the step and after its opposite, also when they were refused: somebody else may have been first. */
  readonly onAnswer: (data: Data | null) => void;
}

/** @returns whether the step was made */
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

/** @returns undefined when nothing answered */
async function settle<Data>(call: Call<Data>): Promise<Envelope<Data> | null | undefined> {
  return call().catch(() => undefined);
}

function tell(answer: Envelope<unknown> | null | undefined): void {
  if (answer === undefined) return notify(MESSAGES.generic.unreachable, "error");
  notify(answer?.message ?? MESSAGES.generic.notFound, answer?.isSuccess ? "success" : "error");
}
