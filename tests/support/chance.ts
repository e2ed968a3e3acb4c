/** Repeatable randomness: a seed always gives the same numbers, values and moments. */

const DAY_MS = 86_400_000;

export type Random = () => number;

/** Deterministic for a seed. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export interface Chance {
  /** An integer from 0, exclusive end. */
  below(end: number): number;
  pick<Value>(values: readonly Value[]): Value;
  /** Usually soon after it, never the same moment, and at most the last one. */
  later(at: Date): Date;
  /** Half of them are within two hours of a midnight in Chicago, which is 05:00 or 06:00 in UTC. */
  moment(): Date;
}

/** Moments are within first and last. */
export function chanceWithin(random: Random, first: Date, last: Date): Chance {
  const below = (end: number) => Math.floor(random() * end);
  const pick = <Value>(values: readonly Value[]) => values[below(values.length)]!;
  const later = (at: Date) => {
    const maxMs = last.getTime() - at.getTime();
    // Never the same moment: a change without its own time is dated now.
    return new Date(at.getTime() + 1 + Math.floor(Math.max(0, Math.min(maxMs, random() ** 3 * 40 * DAY_MS))));
  };
  const moment = () => {
    const span = last.getTime() - first.getTime();
    const at = new Date(first.getTime() + Math.floor(random() * span));
    if (random() < 0.5) at.setUTCHours(3 + below(5), below(60), below(60), below(1_000));
    return at < first || at > last ? first : at;
  };
  return { below, pick, later, moment };
}
