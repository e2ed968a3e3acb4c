/** Events by day, latest first. */
import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";
import { formatDate, formatShopDate, formatShopTime, formatTime } from "../../../lib/format-date";

interface TimelineProps<Entry> {
  /** In display order; `at` is an ISO time. */
  readonly entries: readonly Entry[];
  readonly keyOf: (entry: Entry) => string;
  readonly title: (entry: Entry) => string;
  /** Between title and time. */
  readonly details?: (entry: Entry) => ReactNode;
  /** After the time: the person who acted, if any. */
  readonly actor?: (entry: Entry) => string | null;
  /** For staff: days and times in the shop's time zone. */
  readonly isOnShopClock?: boolean;
}

export function Timeline<Entry extends { readonly at: string }>(props: TimelineProps<Entry>) {
  const { entries, keyOf, title, details, actor, isOnShopClock = false } = props;
  const actorOf = (entry: Entry) => {
    const name = actor?.(entry);
    return name && `, ${name}`;
  };
  const timeOf = isOnShopClock ? formatShopTime : formatTime;
  return (
    <Days>
      {byDay(entries, isOnShopClock ? formatShopDate : formatDate).map(([day, ofDay]) => (
        <li key={day}>
          <Day>{day}</Day>
          <Entries>
            {ofDay.map((entry) => (
              <li key={keyOf(entry)}>
                <Title>{title(entry)}</Title>
                {details?.(entry)}
                <p className="muted">
                  <time dateTime={entry.at}>{timeOf(entry.at)}</time>
                  {actorOf(entry)}
                </p>
              </li>
            ))}
          </Entries>
        </li>
      ))}
    </Days>
  );
}

/** Groups the entries by day, in order. */
function byDay<Entry extends { readonly at: string }>(
  entries: readonly Entry[],
  dayOf: (at: string) => string,
): [string, Entry[]][] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = dayOf(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}

/** Below the heading of its section, which is an h3. */
const Day = styled("h4")({
  margin: "0 0 var(--s1)",
  color: "var(--muted)",
  fontSize: "var(--sm)",
  fontWeight: 600,
});

const Days = styled("ol")({ display: "grid", gap: "var(--s4)", listStyle: "none" });

const Entries = styled("ol")({
  display: "grid",
  gap: "var(--s4)",
  paddingLeft: "var(--s4)",
  borderLeft: "2px solid var(--line)",
  listStyle: "none",
});

const Title = styled("p")({ fontWeight: 600, whiteSpace: "pre-line" });
