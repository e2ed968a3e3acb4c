/** Finds a host that runs and answers nobody any more: its event loop is blocked, or its process was stopped. */
import { setTimeout as wait } from "node:timers/promises";
import { ask } from "./wait-until-ready";

/** A host that was just started loads the catalogue before it listens; from then on it answers. */
const START_WITHIN_MS = 120_000;
/** Unanswered in a row. Counted instead of looking at a clock, which goes on while the whole machine sleeps. */
const ASKS = 6;

interface HangOptions {
  /** How long it may take until it listens. */
  readonly startMs?: number;
  /** Asked after each question while it does not listen: whether it never will. */
  readonly isDeadlocked?: () => boolean;
}

/**
 * Asks a host again and again, and returns once it has left all questions of `silenceMs` unanswered.
 * @param url what the host answers by itself: a question that waits for the database would end hosts that are well
 * @param isOver asked after each question; then nobody is asked any more
 * @returns whether it hangs; false when it was over before
 */
export async function hangs(
  url: string,
  silenceMs: number,
  isOver: () => boolean,
  { startMs = START_WITHIN_MS, isDeadlocked = () => false }: HangOptions = {},
): Promise<boolean> {
  // Node takes whole milliseconds only.
  const everyMs = Math.ceil(silenceMs / ASKS);
  let left = Math.max(ASKS, Math.ceil(startMs / everyMs));
  while (left > 0) {
    const [answer] = await Promise.all([ask(url, everyMs), wait(everyMs, undefined, { ref: false })]);
    if (isOver()) return false;
    if (answer === "ABSENT") left = isDeadlocked() ? 0 : left - 1;
    else left = answer === "SILENT" ? Math.min(left, ASKS) - 1 : ASKS;
  }
  return true;
}
