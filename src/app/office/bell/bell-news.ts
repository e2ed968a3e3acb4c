/** What has come since somebody last looked at the bell: kept in this browser, for each person apart. */
import type { Line } from "../../../features/today/waiting";
import { personKey } from "../person-key";

export const BELL_KEY = "ef-bell";

/** How many there were of each thing at the last look. */
export type Seen = Readonly<Record<string, number>>;

/** @returns null when this person has not looked here yet */
export function readSeen(username: string): Seen | null {
  return readAll()[personKey(username)] ?? null;
}

export function storeSeen(username: string, seen: Seen): void {
  try {
    localStorage.setItem(BELL_KEY, JSON.stringify({ ...readAll(), [personKey(username)]: seen }));
  } catch {
    // Without storage it is kept for as long as the page is open.
  }
}

/** How many of a line have come since the last look. */
export function freshOf({ name, count }: Line, seen: Seen): number {
  return typeof count === "number" ? Math.max(0, count - (seen[name] ?? count)) : 0;
}

/**
 * What is counted for the first time is not new, and of what went away nothing is kept: the next that comes is new.
 * @returns the same when nothing changes
 */
export function follow(seen: Seen, lines: readonly Line[]): Seen {
  const changed = lines.flatMap(({ name, count }) =>
    typeof count === "number" && count < (seen[name] ?? Infinity) ? [[name, count] as const] : [],
  );
  return changed.length === 0 ? seen : { ...seen, ...Object.fromEntries(changed) };
}

/** All of it was looked at. */
export function lookAt(seen: Seen, lines: readonly Line[]): Seen {
  const counted = lines.flatMap(({ name, count }) =>
    typeof count === "number" ? [[name, count] as const] : [],
  );
  return { ...seen, ...Object.fromEntries(counted) };
}

function readAll(): Readonly<Record<string, Seen>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(BELL_KEY) ?? "{}");
    return kept && typeof kept === "object" ? (kept as Record<string, Seen>) : {};
  } catch {
    return {};
  }
}
