/** One tab at a time: the browser's own locks, and where it has none (plain http, old browsers) a mark in the storage. */
import { attempt } from "../../boot/dom";

const holdMs = 15_000;
const lookAgainMs = 50;

/** Runs the task when no other tab of this browser runs one of that name. @returns what the task does */
export function withTabLock<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? (locks.request(name, task) as Promise<Result>) : withStoredLock(name, task);
}

async function withStoredLock<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const mine = `${Date.now()}.${Math.random()}`;
  while (!(await take(name, mine))) await wait(lookAgainMs);
  try {
    return await task();
  } finally {
    if (read(name) === mine) attempt(() => localStorage.removeItem(name));
  }
}

/** Writing and looking again after a moment: of two tabs that wrote at once, the later one has it. */
async function take(name: string, mine: string): Promise<boolean> {
  const since = Number.parseInt(read(name) ?? "0", 10);
  // A tab that was closed in the middle leaves its mark behind.
  if (Date.now() - since < holdMs) return false;
  const isStored = attempt(() => (localStorage.setItem(name, mine), true));
  if (!isStored) return true;
  await wait(lookAgainMs);
  return read(name) === mine;
}

function read(name: string): string | null {
  return attempt(() => localStorage.getItem(name)) ?? null;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
