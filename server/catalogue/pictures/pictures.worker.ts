/** The picture worker: when a shop runs it, and what one run of it does. */
import { setTimeout as wait } from "node:timers/promises";
import type { PicturesService } from "./pictures.service";
import type { PicturesStore } from "./pictures.store";

const LOOK_MS = 5_000;
const REPORT_MS = 30_000;
/** Every run deletes unused files, so there is a run now and then although no picture is due. */
const MAX_REST_MS = 3_600_000;

/** Settles when a picture is due, and after an hour. Never rejects: a database that does not answer is asked again. */
export async function untilPicturesAreDue(store: PicturesStore, stop: AbortSignal): Promise<void> {
  const end = Date.now() + MAX_REST_MS;
  while (!stop.aborted && Date.now() < end) {
    if (await findDue(store)) return;
    await wait(LOOK_MS, undefined, { signal: stop }).catch(() => undefined);
  }
}

/** Brings in all pictures that are due, then deletes unused files. @param report called with lines for the terminal */
export async function bringInPictures(
  pictures: PicturesService,
  report: (line: string) => void,
  stop: AbortSignal,
): Promise<void> {
  let reportedAt = Date.now();
  const { made } = await pictures.bringInDue((progress) => {
    if (Date.now() - reportedAt < REPORT_MS) return;
    reportedAt = Date.now();
    report(`${progress.made} pictures fetched, ${progress.failed} failed.`);
  }, stop);
  if (made > 0) report(`${made} pictures fetched.`);
  await pictures.tidy();
}

async function findDue(store: PicturesStore): Promise<boolean> {
  try {
    await store.notice();
    return await store.hasDue();
  } catch {
    return false;
  }
}
