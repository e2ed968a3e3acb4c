/** Tells a process from another that was later given the same number. */
import { readFileSync } from "node:fs";

/** "<pid>-<start time>" of a running process, null when there is none (a zombie counts as none). */
export function findProcessIdentity(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may hold anything, so fields are counted from behind it (proc(5): state 3, starttime 22).
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" || fields[0] === "X" ? null : `${pid}-${fields[19]}`;
  } catch {
    return null;
  }
}

/** The identity of this process. */
export function ownIdentity(): string {
  return findProcessIdentity(process.pid) ?? `${process.pid}-0`;
}

/** Whether the very process that had this identity still runs. */
export function isAlive(identity: string): boolean {
  const pid = Number(identity.split("-")[0]);
  return Number.isInteger(pid) && pid > 0 && findProcessIdentity(pid) === identity;
}
