/** Processes of this machine, from /proc. An ended process has no children and no command. */
import { readdirSync, readFileSync } from "node:fs";

/** The kernel's clock tick (USER_HZ), 100 on every Linux platform. */
const TICKS_PER_SECOND = 100;

export function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, "utf8")
        .trim()
        .split(" ")
        .filter(Boolean)
        .map(Number),
    );
  } catch {
    return [];
  }
}

/** CPU seconds of a process and its children since the start, including ended children. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return childrenOf(pid).reduce((sum, child) => sum + processorSeconds(child), ticks / TICKS_PER_SECOND);
}

/** @returns the child running the script; null if there is none */
export function findChild(parent: number, script: string): number | null {
  return childrenOf(parent).find((pid) => commandOf(pid).includes(script)) ?? null;
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}
