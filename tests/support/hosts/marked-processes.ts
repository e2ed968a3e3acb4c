/** Processes started for tests, found anywhere by an entry in their environment. */
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { findProcessIdentity } from "../../../server/db/embedded/process-identity";

/**
 * PostgreSQL shuts down cleanly at the first; the second also ends its children and releases shared memory.
 */
const GRACEFUL_SIGNALS: readonly NodeJS.Signals[] = ["SIGINT", "SIGQUIT"];

/**
 * Ends every other process with that entry, "NAME=value", in its environment, and waits until all are gone.
 */
export async function endMarkedProcesses(entry: string): Promise<void> {
  for (let round = 0; ; round++) {
    const pids = findMarked(entry);
    if (pids.length === 0) return;
    for (const pid of pids) kill(pid, GRACEFUL_SIGNALS[round] ?? "SIGKILL");
    for (let looks = 0; looks < 20 && pids.some(findProcessIdentity); looks++) await wait(50);
  }
}

function findMarked(entry: string): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid && environmentOf(pid).includes(entry));
}

function environmentOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
  } catch {
    // The process has exited, or belongs to another user.
    return [];
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
