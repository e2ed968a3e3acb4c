/** Distinguishes a process from a later one with the same pid. */
import { readFileSync } from "node:fs";

/** Returns "<pid>-<start time>" of a running process, or null if none exists (zombies do not count). */
export function findProcessIdentity(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in parentheses may contain anything, so fields are counted after it (proc(5): state 3,
    // starttime 22).
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" || fields[0] === "X" ? null : `${pid}-${fields[19]}`;
  } catch {
    return null;
  }
}

export function ownIdentity(): string {
  return findProcessIdentity(process.pid) ?? `${process.pid}-0`;
}

/** Returns whether the process with this identity still runs. */
export function isAlive(identity: string): boolean {
  const pid = Number(identity.split("-")[0]);
  return Number.isInteger(pid) && pid > 0 && findProcessIdentity(pid) === identity;
}
