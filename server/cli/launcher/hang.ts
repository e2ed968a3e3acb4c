/** Detects a running host that no longer answers: its event loop is blocked, or its process was stopped. */
import { setTimeout as wait } from "node:timers/promises";
import { probe } from "./wait-until-ready";

/** A starting host loads the catalogue before it listens; after that, it answers. */
const START_WITHIN_MS = 120_000;
/** Consecutive unanswered probes. Counted, not timed, because clocks continue while a machine sleeps. */
const PROBES = 6;

interface HangOptions {
  /** Time limit until it listens. */
  readonly startMs?: number;
  /** Called after each probe while it does not listen: returns whether it never will. */
  readonly isDeadlocked?: () => boolean;
}

/**
 * Probes a host repeatedly, and returns once all probes of `silenceMs` were unanswered.
 * @param url answered by the host alone: a probe that waits for the database would end healthy hosts
 * @param isOver called after each probe; true ends the probing
 * @returns whether the host hangs; false if isOver came first
 */
export async function hangs(
  url: string,
  silenceMs: number,
  isOver: () => boolean,
  { startMs = START_WITHIN_MS, isDeadlocked = () => false }: HangOptions = {},
): Promise<boolean> {
  // Node accepts whole milliseconds only.
  const everyMs = Math.ceil(silenceMs / PROBES);
  let remaining = Math.max(PROBES, Math.ceil(startMs / everyMs));
  while (remaining > 0) {
    const [answer] = await Promise.all([probe(url, everyMs), wait(everyMs, undefined, { ref: false })]);
    if (isOver()) return false;
    if (answer === "ABSENT") remaining = isDeadlocked() ? 0 : remaining - 1;
    else remaining = answer === "SILENT" ? Math.min(remaining, PROBES) - 1 : PROBES;
  }
  return true;
}
