/** Chance that repeats itself: the same seed draws the same numbers, values and moments. */

const DAY_MS = 86_400_000;

export type Random = () => number;

/** The same numbers for a seed. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export interface Chance {
  /** A whole number from 0, less than the end. */
  below(end: number): number;
  one<Value>(values: readonly Value[]): Value;
  /** Mostly soon after it, never the same moment, and not after the last one. */
  later(at: Date): Date;
  /** Half of them lie within two hours of a midnight in Chicago, which is 05:00 or 06:00 in UTC. */
  moment(): Date;
}

/** Nothing happens outside of the two moments. */
export function chanceWithin(random: Random, first: Date, last: Date): Chance {
  const below = (end: number) => Math.floor(random() * end);
  const one = <Value>(values: readonly Value[]) => values[below(values.length)]!;
  const later = (at: Date) => {
    const most = last.getTime() - at.getTime();
    // Never the same moment: a change without a time of its own is entered as now.
    return new Date(at.getTime() + 1 + Math.floor(Math.max(0, Math.min(most, random() ** 3 * 40 * DAY_MS))));
  };
  const moment = () => {
    const span = last.getTime() - first.getTime();
    const at = new Date(first.getTime() + Math.floor(random() * span));
    if (random() < 0.5) at.setUTCHours(3 + below(5), below(60), below(60), below(1_000));
    return at < first || at > last ? first : at;
  };
  return { below, one, later, moment };
}
