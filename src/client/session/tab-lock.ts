/** A lock across tabs: the browser's own locks, or a stored mark where it has none (plain http, old browsers). */
import { ignoringErrors } from "../page/dom";

const holdMs = 15_000;
const lookAgainMs = 50;

/** Runs the task while no other tab of this browser runs one of that name. @returns the task's result */
export function withTabLock<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? withBrowserLock(locks, name, task) : withStoredLock(name, task);
}

/**
 * A tab that waited for another reads the storage a moment later: tabs may be different processes, and a tab may get
 * the lock before it sees what the other one has stored.
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
  while (!(await take(name, mine))) await wait(lookAgainMs);
  try {
    return await task();
  } finally {
    if (read(name) === mine) ignoringErrors(() => localStorage.removeItem(name));
  }
}

/** Writes the mark and reads it again a moment later: of two tabs that wrote at once, the later one has the lock. */
async function take(name: string, mine: string): Promise<boolean> {
  const since = Number.parseInt(read(name) ?? "0", 10);
  // A tab closed while holding the lock leaves its mark behind.
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
