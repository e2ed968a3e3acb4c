/** The kernel's view of a process: starved of CPU, busy, waiting, or deadlocked. Empty without /proc. */
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";

const NANOSECONDS = 1e9;

interface MainThread {
  /** Nanoseconds. */
  readonly ran: number;
  readonly waitedForProcessor: number;
  /** The kernel function it sleeps in; empty while it runs. */
  readonly place: string;
  readonly children: string;
}

/** @param identity from findProcessIdentity @returns null if the process does not exist */
function readMainThread(identity: string | null): MainThread | null {
  const pid = identity?.split("-")[0];
  const read = (name: string) => readFileSync(`/proc/${pid}/${name}`, "utf8").trim();
  try {
    // Format: Documentation/scheduler/sched-stats
    const [ran = 0, waitedForProcessor = 0] = read("schedstat").split(" ").map(Number);
    const place = read("wchan");
    return {
      ran,
      waitedForProcessor,
      place: place === "0" ? "" : place,
      children: read(`task/${pid}/children`),
    };
  } catch {
    return null;
  }
}

/**
 * Returns the milliseconds during which a process was runnable without a CPU. @param identity from
 * findProcessIdentity
 */
export function starvedMs(identity: string | null): number {
  return (readMainThread(identity)?.waitedForProcessor ?? 0) / (NANOSECONDS / 1_000);
}

/** Describes a silent process in one sentence. @param identity from findProcessIdentity */
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
 * Detects a deadlocked process: its main thread waits for another of its threads and never runs. (A host that
 * waits for a database or a file sleeps elsewhere.) Checks are counted, because clocks continue while a
 * machine sleeps.
 */
export class DeadlockWatch {
  private ran = -1;
  private unchanged = 0;

  /** @param maxChecks checks without a change that count as a deadlock */
  constructor(
    private readonly identity: string | null,
    private readonly maxChecks: number,
  ) {}

  /** Checks once. @returns whether it is deadlocked */
  look(): boolean {
    const thread = readMainThread(this.identity);
    const isUnchanged = thread !== null && thread.place.startsWith("futex") && thread.ran === this.ran;
    this.ran = thread?.ran ?? -1;
    this.unchanged = isUnchanged ? this.unchanged + 1 : 0;
    return this.unchanged >= this.maxChecks;
  }
}
