/** The picture worker: when it runs, and one run's work. */
import { setTimeout as wait } from "node:timers/promises";
import type { PicturesService } from "./pictures.service";
import type { PicturesStore } from "./pictures.store";

const POLL_MS = 5_000;
const REPORT_MS = 30_000;
/** Every run deletes unused files, so a run is needed even if no picture is due. */
const MAX_REST_MS = 3_600_000;

/** Resolves when a picture is due, or after an hour. Never rejects: retries an unreachable database. */
export async function untilPicturesAreDue(store: PicturesStore, stop: AbortSignal): Promise<void> {
  const end = Date.now() + MAX_REST_MS;
  while (!stop.aborted && Date.now() < end) {
    if (await findDue(store)) return;
    await wait(POLL_MS, undefined, { signal: stop }).catch(() => undefined);
  }
}

/** Processes all due pictures, then deletes unused files. @param report called with lines for the terminal */
export async function fetchPictures(
  pictures: PicturesService,
  report: (line: string) => void,
  stop: AbortSignal,
): Promise<void> {
  let reportedAt = Date.now();
  const { made } = await pictures.fetchDue((progress) => {
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
