/** Repeated history entries, such as two items shipped at once, shown as one with their number (STAFF-75). */
interface HistoryEvent {
  readonly type: string;
  readonly summary: string;
  readonly at: string;
  readonly actor: string;
  readonly before?: string | null;
  readonly after?: string | null;
}

/** Entries further apart are separate acts, such as two reminders. */
const MAX_APART_MS = 10 * 60_000;

/** Joins neighboring entries that say the same. @returns the latest of each group, with the group's size */
export function joinTwins<Event extends HistoryEvent>(
  events: readonly Event[],
): readonly (Event & { readonly times: number })[] {
  const joined: (Event & { readonly times: number })[] = [];
  for (const event of events) {
    const last = joined.at(-1);
    if (last && areTwins(last, event)) joined[joined.length - 1] = { ...last, times: last.times + 1 };
    else joined.push({ ...event, times: 1 });
  }
  return joined;
}

const COMPARED = ["type", "summary", "actor", "before", "after"] as const;

function areTwins(one: HistoryEvent, other: HistoryEvent): boolean {
  const apart = Math.abs(Date.parse(one.at) - Date.parse(other.at));
  return apart <= MAX_APART_MS && COMPARED.every((name) => (one[name] ?? null) === (other[name] ?? null));
}
