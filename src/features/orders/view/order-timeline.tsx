/** What happened to an order, the latest first, day by day. */
import type { ReactNode } from "react";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { EVENT_LABELS } from "#contract/orders";
import { formatDate, formatTime } from "../../../lib/format-date";
import { paymentState, statusWord } from "../order-words";

type Event = WholeOrderFragment["history"][number];

interface OrderTimelineProps {
  readonly events: readonly Event[];
  /** Above the entries: a form to add one. */
  readonly children?: ReactNode;
}

export const TIMELINE_HEADING = "order-history";

export function OrderTimeline({ events, children }: OrderTimelineProps) {
  return (
    <section className="order-panel" aria-labelledby={TIMELINE_HEADING}>
      <h3 id={TIMELINE_HEADING} tabIndex={-1}>
        History
      </h3>
      {children}
      <ol className="order-days">
        {byDay(events).map(([day, entries]) => (
          <li key={day}>
            <h4>{day}</h4>
            <ol className="order-events">
              {entries.map((event) => (
                <Entry key={event.id} event={event} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Entry({ event }: { readonly event: Event }) {
  const { type, summary, before, after, actor, at } = event;
  const wordOf = (value: string) =>
    type === "PAYMENT_DETAILS_UPDATED" ? paymentState(value).label : statusWord(value);
  return (
    <li data-event={type}>
      <p className="order-event">{summary || EVENT_LABELS[type]}</p>
      {after && (
        <p>
          {before && (
            <>
              {wordOf(before)} <span aria-hidden="true">→</span>
              <span className="vh">became</span>{" "}
            </>
          )}
          <b>{wordOf(after)}</b>
        </p>
      )}
      <p className="muted">
        <time dateTime={at}>{formatTime(at)}</time>, {actor}
      </p>
    </li>
  );
}

/** The entries of each day, in the order they come. */
function byDay(events: readonly Event[]): [string, Event[]][] {
  const days = new Map<string, Event[]>();
  for (const event of events) {
    const day = formatDate(event.at);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days];
}
