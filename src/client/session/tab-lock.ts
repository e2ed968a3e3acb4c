/**
 * A lock across tabs: Web Locks, or a localStorage lock where they are missing (plain http, old browsers).
 */
import { ignoringErrors } from "../page/dom";

const holdMs = 15_000;
const lookAgainMs = 50;

/** Runs the task while no other tab of this browser runs a task of that name. @returns the task's result */
export function withTabLock<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? withBrowserLock(locks, name, task) : withStoredLock(name, task);
}

/**
 * A tab that waited reads the storage after a short delay. Tabs may be separate processes, and the lock may
 * arrive before the other tab's writes are visible.
 */
async function withBrowserLock<Result>(
  locks: LockManager,
  name: string,
  task: () => Promise<Result>,
): Promise<Result> {
  let isFree = true;
  const done = await locks.request(name, { ifAvailable: true }, (lock) => {
    isFree = lock !== null;
    return isFree ? task() : undefined;
  });
  if (isFree) return done as Result;
  return locks.request(name, () => wait(lookAgainMs).then(task)) as Promise<Result>;
}

async function withStoredLock<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const mine = `${Date.now()}.${Math.random()}`;
  while (!(await acquire(name, mine))) await wait(lookAgainMs);
  try {
    return await task();
  } finally {
    if (read(name) === mine) ignoringErrors(() => localStorage.removeItem(name));
  }
}

/**
 * Writes the lock and reads it again after a short delay: of two tabs that wrote at once, the later one holds
 * the lock.
 */
async function acquire(name: string, mine: string): Promise<boolean> {
  const since = Number.parseInt(read(name) ?? "0", 10);
  // A lock left by a closed tab expires after holdMs.
  if (Date.now() - since < holdMs) return false;
  const isStored = ignoringErrors(() => (localStorage.setItem(name, mine), true));
  if (!isStored) return true;
  await wait(lookAgainMs);
  return read(name) === mine;
}

function read(name: string): string | null {
  return ignoringErrors(() => localStorage.getItem(name)) ?? null;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
