/** The kernel's view of an unresponsive process: starved of CPU, busy, or waiting. */
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";

const NANOSECONDS = 1e9;

/** @param identity of findProcessIdentity. @returns a sentence; empty where there is no /proc, or no such process any more */
export function describeSilence(identity: string | null): string {
  const pid = identity?.split("-")[0];
  const read = (name: string) => readFileSync(`/proc/${pid}/${name}`, "utf8").trim();
  try {
    // Of the main thread (Documentation/scheduler/sched-stats).
    const [ran, waited] = read("schedstat").split(" ").map(Number);
    const place = read("wchan");
    const children = read(`task/${pid}/children`);
    const seconds = (nanoseconds = 0) => `${(nanoseconds / NANOSECONDS).toFixed(1)} s`;
    return [
      `Its main thread has run ${seconds(ran)}, waited ${seconds(waited)} for a processor,`,
      place === "" || place === "0" ? "and is running" : `and is now in ${place}`,
      children === "" ? "without children;" : `with children ${children};`,
      `the load of the machine is ${(loadavg()[0] ?? 0).toFixed(1)}.`,
    ].join(" ");
  } catch {
    return "";
  }
}
