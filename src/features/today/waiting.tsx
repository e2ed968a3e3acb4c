/** One kind of open task: its count, and the list that shows it. */
import { useCallback, useEffect, useState, type ComponentType } from "react";
import type { Answer } from "../../ui/answer-view";

/** Number of open tasks; null while loading, "unknown" after a failure. */
export type Count = number | null | "unknown";

export interface Line {
  /** Name of the tasks, such as "Orders to review". */
  readonly name: string;
  readonly count: Count;
  readonly href: string;
  /** Already included in another count, so totals skip it. */
  readonly isPart: boolean;
}

/** Reports a count to the screen. */
export type Report = (line: Line) => void;

/** A group of counts from one call. Renders nothing: the screen renders the reported lines. */
export type TaskGroup = ComponentType<{ readonly report: Report }>;

/** Polling must not change visible lists. */
export const UNCACHED = { fetchPolicy: "no-cache" } as const;

interface TaskItemProps extends Pick<Line, "name" | "href"> {
  /** Undefined while loading. */
  readonly count: number | undefined;
  /** Why counting failed. */
  readonly trouble: Answer<unknown>["trouble"];
  readonly isPart?: boolean;
  readonly report: Report;
}

export function TaskItem({ name, count, trouble, href, isPart = false, report }: TaskItemProps) {
  const known = trouble ? "unknown" : (count ?? null);
  useEffect(() => report({ name, count: known, href, isPart }), [name, known, href, isPart, report]);
  return null;
}

/** Reported lines, in the order of their groups. */
export function useReported(): { readonly lines: readonly Line[]; readonly report: Report } {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const report: Report = useCallback((line) => {
    setLines((before) => {
      const at = before.findIndex(({ name }) => name === line.name);
      // During a recount the last count stays.
      if (at >= 0 && line.count === null) return before;
      return at < 0 ? [...before, line] : before.with(at, line);
    });
  }, []);
  return { lines, report };
}

export const ALL_DONE = "Nothing to do.";

/** A summary sentence of all open tasks. */
export function taskSummary(lines: readonly Line[]): string {
  const counts = lines
    .filter(({ isPart, count }) => !isPart || count === "unknown")
    .map(({ count }) => count);
  if (counts.length === 0 || lines.some(({ count }) => count === null)) return "Counting tasks…";
  const sum = counts.reduce<number>((total, count) => total + (typeof count === "number" ? count : 0), 0);
  if (counts.includes("unknown")) return "Some tasks couldn't be counted.";
  if (sum === 0) return ALL_DONE;
  return sum === 1 ? "1 thing to do." : `${sum.toLocaleString("en-US")} things to do.`;
}
