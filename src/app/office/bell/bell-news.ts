/** News since a person's last look at the bell, stored in this browser per person. */
import type { Line } from "../../../features/today/waiting";
import { personKey } from "../person-key";

export const BELL_KEY = "ef-bell";

/** Count of each line at the last look. */
export type SeenCounts = Readonly<Record<string, number>>;

/** @returns null when this person has not used the bell in this browser */
export function readSeenCounts(username: string): SeenCounts | null {
  return readAll()[personKey(username)] ?? null;
}

export function storeSeenCounts(username: string, seenCounts: SeenCounts): void {
  try {
    localStorage.setItem(BELL_KEY, JSON.stringify({ ...readAll(), [personKey(username)]: seenCounts }));
  } catch {
    // Without storage the counts last while the page is open.
  }
}

/** Increase of a line's count since the last look. */
export function freshOf({ name, count }: Line, seenCounts: SeenCounts): number {
  return typeof count === "number" ? Math.max(0, count - (seenCounts[name] ?? count)) : 0;
}

/**
 * Lowers stored counts to current ones, so that the next increase is new. A line counted for the first time
 * is not new.
 * @returns the same object without changes
 */
export function lowerCounts(seenCounts: SeenCounts, lines: readonly Line[]): SeenCounts {
  const changed = lines.flatMap(({ name, count }) =>
    typeof count === "number" && count < (seenCounts[name] ?? Infinity) ? [[name, count] as const] : [],
  );
  return changed.length === 0 ? seenCounts : { ...seenCounts, ...Object.fromEntries(changed) };
}

/** Marks all lines as seen. */
export function lookAt(seenCounts: SeenCounts, lines: readonly Line[]): SeenCounts {
  const counted = lines.flatMap(({ name, count }) =>
    typeof count === "number" ? [[name, count] as const] : [],
  );
  return { ...seenCounts, ...Object.fromEntries(counted) };
}

function readAll(): Readonly<Record<string, SeenCounts>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(BELL_KEY) ?? "{}");
    return stored && typeof stored === "object" ? (stored as Record<string, SeenCounts>) : {};
  } catch {
    return {};
  }
}
