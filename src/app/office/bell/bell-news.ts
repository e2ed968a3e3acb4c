/** News since a person's last look at the bell, stored in this browser per person. */
import type { Line } from "../../../features/today/waiting";
import { personKey } from "../person-key";

export const BELL_KEY = "ef-bell";

/** Count of each line at the last look. */
export type Seen = Readonly<Record<string, number>>;

/** @returns null when this person has not used the bell in this browser */
export function readSeen(username: string): Seen | null {
  return readAll()[personKey(username)] ?? null;
}

export function storeSeen(username: string, seen: Seen): void {
  try {
    localStorage.setItem(BELL_KEY, JSON.stringify({ ...readAll(), [personKey(username)]: seen }));
  } catch {
    // Without storage the counts last while the page is open.
  }
}

/** Increase of a line's count since the last look. */
export function freshOf({ name, count }: Line, seen: Seen): number {
  return typeof count === "number" ? Math.max(0, count - (seen[name] ?? count)) : 0;
}

/**
 * Lowers stored counts to current ones, so that the next increase is new. A line counted for the first time
 * is not new.
 * @returns the same object without changes
 */
export function lowerCounts(seen: Seen, lines: readonly Line[]): Seen {
  const changed = lines.flatMap(({ name, count }) =>
    typeof count === "number" && count < (seen[name] ?? Infinity) ? [[name, count] as const] : [],
  );
  return changed.length === 0 ? seen : { ...seen, ...Object.fromEntries(changed) };
}

/** Marks all lines as seen. */
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
