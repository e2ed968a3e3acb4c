/** One thing that waits: how many there are, and the list that shows them. */
import { useCallback, useEffect, useState, type ComponentType } from "react";

/** How many wait; null while they are counted, "unknown" when they could not be. */
export type Count = number | null | "unknown";

export interface Line {
  /** What waits, such as "Orders to review". */
  readonly name: string;
  readonly count: Count;
  readonly href: string;
  /** Stands in another number too, so a sum counts it there. */
  readonly isPart: boolean;
}

/** Tells the screen how many wait. */
export type Report = (line: Line) => void;

/** A group of things that wait, read by one call. It draws nothing: a screen draws what is reported. */
export type Waiting = ComponentType<{ readonly report: Report }>;

interface WaitingItemProps extends Pick<Line, "name" | "href"> {
  /** Undefined while it is counted. */
  readonly count: number | undefined;
  /** Whether it could not be counted. */
  readonly trouble: boolean;
  readonly isPart?: boolean;
  readonly report: Report;
}

export function WaitingItem({ name, count, trouble, href, isPart = false, report }: WaitingItemProps) {
  const known = trouble ? "unknown" : (count ?? null);
  useEffect(() => report({ name, count: known, href, isPart }), [name, known, href, isPart, report]);
  return null;
}

/** Lines as they are reported, in the order of their groups. */
export function useReported(): { readonly lines: readonly Line[]; readonly report: Report } {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const report: Report = useCallback((line) => {
    setLines((before) => {
      const at = before.findIndex(({ name }) => name === line.name);
      // While it is counted again, what was counted last stays.
      if (at >= 0 && line.count === null) return before;
      return at < 0 ? [...before, line] : before.with(at, line);
    });
  }, []);
  return { lines, report };
}

export const ALL_DONE = "Nothing to do.";

/** What is known of all that waits, in a sentence. */
export function sentenceOfWaiting(lines: readonly Line[]): string {
  const counts = lines
    .filter(({ isPart, count }) => !isPart || count === "unknown")
    .map(({ count }) => count);
  if (counts.length === 0 || lines.some(({ count }) => count === null)) return "Counting tasks…";
  const sum = counts.reduce<number>((all, count) => all + (typeof count === "number" ? count : 0), 0);
  if (counts.includes("unknown")) return "Some tasks couldn't be counted.";
  if (sum === 0) return ALL_DONE;
  return sum === 1 ? "1 thing to do." : `${sum.toLocaleString("en-US")} things to do.`;
}
