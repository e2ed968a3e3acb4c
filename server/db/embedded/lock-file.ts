/** A lock between processes. A lock whose holder is dead is taken over. */
import { link, readFile, rename, rm, unlink, writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { isAlive, ownIdentity } from "./process-identity";

let attempts = 0;

/**
 * Runs the work while holding the lock file.
 * @param onWait called once if another live process holds the lock
 */
export async function withLock<T>(file: string, work: () => Promise<T>, onWait?: () => void): Promise<T> {
  let hasReportedWait = false;
  while (!(await acquire(file))) {
    if (!hasReportedWait) onWait?.();
    hasReportedWait = true;
    await wait(100);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function acquire(file: string): Promise<boolean> {
  // Written to a draft and linked into place, so that no reader sees a lock without its holder.
  const draft = `${file}.${process.pid}.${++attempts}`;
  try {
    await writeFile(draft, ownIdentity());
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    await removeIfStale(file, draft);
    return false;
  } finally {
    await rm(draft, { force: true });
  }
}

async function removeIfStale(file: string, draft: string): Promise<void> {
  const holder = await readFile(file, "utf8").catch(() => null);
  if (holder === null || isAlive(holder)) return;
  const stale = `${draft}.stale`;
  try {
    await rename(file, stale);
    // Between read and rename, another process may have replaced the stale lock with its own: restore that
    // lock.
    if ((await readFile(stale, "utf8")) !== holder) await link(stale, file).catch(() => undefined);
    await unlink(stale);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
