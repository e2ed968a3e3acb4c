/** Visible effects of background work on a shop's visitors. */
import { setTimeout as wait } from "node:timers/promises";

/** Pause between requests: polling without one would slow the work. */
const LOOK_MS = 50;

/** Requests pages until the work is done. @returns every response but 200, as "/path/: status" */
export async function refusedDuring(work: Promise<unknown>, urls: readonly string[]): Promise<string[]> {
  let isOver = false;
  const over = work.finally(() => (isOver = true));
  const refused: string[] = [];
  while (!isOver) {
    for (const url of urls) {
      const { pathname, search } = new URL(url);
      const answer = await fetch(url).catch((error: Error) => ({ status: error.message }));
      if (answer.status !== 200) refused.push(`${pathname}${search}: ${answer.status}`);
    }
    await wait(LOOK_MS);
  }
  await over;
  return refused;
}
