/** Makes a change and shows its message. */
import type { Envelope } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { notify } from "../store/notify";

/** Same result as callApi: null when the item no longer exists. */
export type Call<Data> = () => Promise<Envelope<Data> | null>;

/** @returns the response; null when the item no longer exists, undefined without a response */
export async function callAndNotify<Data>(call: Call<Data>): Promise<Envelope<Data> | null | undefined> {
  const answer = await settle(call);
  notifyOf(answer);
  return answer;
}

/** @returns undefined without a response */
export async function settle<Data>(call: Call<Data>): Promise<Envelope<Data> | null | undefined> {
  return call().catch(() => undefined);
}

/** Shows the message of a settled call. */
export function notifyOf(answer: Envelope<unknown> | null | undefined): void {
  if (answer === undefined) return notify(MESSAGES.generic.unreachable, "error");
  notify(answer?.message ?? MESSAGES.generic.notFound, answer?.isSuccess ? "success" : "error");
}
