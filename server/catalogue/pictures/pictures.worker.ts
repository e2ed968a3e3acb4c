/** Brings pictures in for as long as the shop runs, in a process of its own that gives way to the hosts. */
import { setTimeout as wait } from "node:timers/promises";
import { operatorSentence } from "../../errors";
import type { PicturesService } from "./pictures.service";

const LOOK_MS = 2_000;
const LONGEST_REST_MS = 60_000;
const TIDY_MS = 3_600_000;
const TELL_MS = 30_000;

/** Never rejects: failures are logged and retried after growing pauses. */
export async function bringInPictures(
  pictures: PicturesService,
  tell: (line: string) => void,
  stop: AbortSignal,
): Promise<void> {
  let tidiedAt = 0;
  let toldAt = Date.now();
  let told = 0;
  let rest = LOOK_MS;
  while (!stop.aborted) {
    try {
      const { made } = await pictures.bringInDue((progress) => {
        if (Date.now() - toldAt < TELL_MS) return;
        toldAt = Date.now();
        told = progress.made;
        tell(`${progress.made} pictures brought in, ${progress.failed} failed.`);
      }, stop);
      if (made > told) tell(`${made} pictures brought in.`);
      told = made;
      if (Date.now() - tidiedAt > TIDY_MS) {
        tidiedAt = Date.now();
        await pictures.tidy();
      }
      rest = LOOK_MS;
    } catch (error) {
      const trouble = operatorSentence(error) ?? (error as Error).message;
      tell(`Pictures could not be brought in, trying again: ${trouble}`);
      rest = Math.min(rest * 2, LONGEST_REST_MS);
    }
    await wait(rest, undefined, { signal: stop }).catch(() => undefined);
  }
}
