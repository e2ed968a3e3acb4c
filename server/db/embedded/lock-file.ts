/** A lock between processes that outlives none of them: a lock whose holder is gone is taken over. */
import { link, readFile, rename, rm, unlink, writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { isAlive, ownIdentity } from "./process-identity";

let attempts = 0;

/**
 * Runs the work while no other process holds the lock file.
 * @param onWait is told once, when another live process holds it.
 */
export async function withLock<T>(file: string, work: () => Promise<T>, onWait?: () => void): Promise<T> {
  let hasToldWait = false;
  while (!(await take(file))) {
    if (!hasToldWait) onWait?.();
    hasToldWait = true;
    await wait(100);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string): Promise<boolean> {
  // Written beside and linked into place, so that nobody ever reads a lock without its holder.
  const draft = `${file}.${process.pid}.${++attempts}`;
  try {
    await writeFile(draft, ownIdentity());
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    await removeIfHolderIsGone(file, draft);
    return false;
  } finally {
    await rm(draft, { force: true });
  }
}

async function removeIfHolderIsGone(file: string, draft: string): Promise<void> {
  const holder = await readFile(file, "utf8").catch(() => null);
  if (holder === null || isAlive(holder)) return;
  const taken = `${draft}.stale`;
  try {
    await rename(file, taken);
    // Between reading and renaming another process may have replaced the stale lock with its own: give that back.
    if ((await readFile(taken, "utf8")) !== holder) await link(taken, file).catch(() => undefined);
    await unlink(taken);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
