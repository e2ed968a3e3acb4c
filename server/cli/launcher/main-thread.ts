/** A process as the kernel sees it: starved of processor, busy, waiting, or dead-locked. Empty answers where there is no /proc. */
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";

const NANOSECONDS = 1e9;

interface MainThread {
  /** Nanoseconds. */
  readonly ran: number;
  readonly waitedForProcessor: number;
  /** The function of the kernel it sleeps in; empty while it runs. */
  readonly place: string;
  readonly children: string;
}

/** @param identity of findProcessIdentity. @returns null where there is no such process */
function readMainThread(identity: string | null): MainThread | null {
  const pid = identity?.split("-")[0];
  const read = (name: string) => readFileSync(`/proc/${pid}/${name}`, "utf8").trim();
  try {
    // Documentation/scheduler/sched-stats
    const [ran = 0, waitedForProcessor = 0] = read("schedstat").split(" ").map(Number);
    const place = read("wchan");
    return {
      ...{ ran, waitedForProcessor, place: place === "0" ? "" : place },
      children: read(`task/${pid}/children`),
    };
  } catch {
    return null;
  }
}

/** Milliseconds in which a process could run and had no processor. @param identity of findProcessIdentity */
export function starvedMs(identity: string | null): number {
  return (readMainThread(identity)?.waitedForProcessor ?? 0) / (NANOSECONDS / 1_000);
}

/** What a silent process does, in a sentence. @param identity of findProcessIdentity */
export function describeSilence(identity: string | null): string {
  const thread = readMainThread(identity);
  if (!thread) return "";
  const { ran, waitedForProcessor, place, children } = thread;
  const seconds = (nanoseconds: number) => `${(nanoseconds / NANOSECONDS).toFixed(1)} s`;
  return [
    `Its main thread ran for ${seconds(ran)}, waited ${seconds(waitedForProcessor)} for a CPU,`,
    place === "" ? "and is running" : `and is now in ${place}`,
    children === "" ? "without children;" : `with children ${children};`,
    `the machine's load is ${(loadavg()[0] ?? 0).toFixed(1)}.`,
  ].join(" ");
}

/**
 * Notices a process that will never answer: its main thread waits for another of its threads and does not run at all. (A
 * host that waits for a database or a file sleeps elsewhere.) Looks are counted, because clocks go on while a machine sleeps.
 */
export class DeadlockWatch {
  private ran = -1;
  private unchanged = 0;

  /** @param looks without a change after which it is dead-locked */
  constructor(
    private readonly identity: string | null,
    private readonly looks: number,
  ) {}

  /** Looks once. @returns whether it is dead-locked */
  look(): boolean {
    const thread = readMainThread(this.identity);
    const isStill = thread !== null && thread.place.startsWith("futex") && thread.ran === this.ran;
    this.ran = thread?.ran ?? -1;
    this.unchanged = isStill ? this.unchanged + 1 : 0;
    return this.unchanged >= this.looks;
  }
}
