/** Processes of this machine, read from /proc; one that is gone has no children and no command. */
import { readdirSync, readFileSync } from "node:fs";

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

/** @returns the child that runs this script; null when there is none at the moment */
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
