/** One thing that waits: a number that opens its list. */
import { useEffect, type ComponentType } from "react";
import { styled } from "@mui/material/styles";

/** How many wait; null while they are counted, "unknown" when they could not be. */
export type Count = number | null | "unknown";
/** Tells the page how many wait. */
export type Report = (name: string, count: Count) => void;

/** A group of things that wait, read by one call. */
export type Waiting = ComponentType<{ readonly report: Report }>;

interface WaitingItemProps {
  /** What waits, such as "Orders to review". */
  readonly name: string;
  /** Undefined while it is counted. */
  readonly count: number | undefined;
  /** Whether it could not be counted. */
  readonly trouble: boolean;
  readonly href: string;
  /** Stands in another number too, so the sentence counts it there. */
  readonly isPart?: boolean;
  readonly report: Report;
}

export function WaitingItem({ name, count, trouble, href, isPart = false, report }: WaitingItemProps) {
  const known = trouble ? "unknown" : (count ?? null);
  const counted = isPart && typeof known === "number" ? 0 : known;
  useEffect(() => report(name, counted), [name, counted, report]);
  return (
    <li>
      <Tile href={href} data-none={count === 0 || undefined}>
        <b>{trouble ? "?" : (count?.toLocaleString("en-US") ?? "…")}</b>
        <span>
          {name}
          {trouble && " could not be counted"}
        </span>
      </Tile>
    </li>
  );
}

/** What is known of all that waits, in a sentence. */
export function sentenceOfWaiting(counts: readonly Count[]): string {
  if (counts.length === 0 || counts.includes(null)) return "Counting what waits…";
  const sum = counts.reduce<number>((all, count) => all + (typeof count === "number" ? count : 0), 0);
  if (counts.includes("unknown")) return "Some of what waits could not be counted.";
  if (sum === 0) return "Nothing waits.";
  return sum === 1 ? "One thing waits." : `${sum.toLocaleString("en-US")} things wait.`;
}

const Tile = styled("a")({
  display: "flex",
  alignItems: "baseline",
  gap: "var(--s3)",
  height: "100%",
  padding: "var(--s3) var(--s4)",
  border: "1px solid var(--line)",
  borderRadius: "var(--r-md)",
  background: "var(--surface)",
  color: "var(--ink)",
  textDecoration: "none",
  "&:hover": { borderColor: "var(--brand)" },
  b: { fontSize: "var(--xl)", fontVariantNumeric: "tabular-nums" },
  "&[data-none]": { color: "var(--muted)", background: "none" },
});
