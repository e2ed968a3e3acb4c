/** What happened to an order, the latest first, day by day. */
import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";
import Card from "@mui/material/Card";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { EVENT_LABELS } from "#contract/orders";
import { formatDate, formatTime } from "../../../lib/format-date";
import { actorWord, paymentState, statusWord } from "../order-words";

type Event = WholeOrderFragment["history"][number];

interface OrderTimelineProps {
  readonly events: readonly Event[];
  /** Above the entries: a form to add one. */
  readonly children?: ReactNode;
}

export const TIMELINE_HEADING = "order-history";

export function OrderTimeline({ events, children }: OrderTimelineProps) {
  return (
    <Card component="section" aria-labelledby={TIMELINE_HEADING}>
      <Heading id={TIMELINE_HEADING} tabIndex={-1}>
        History
      </Heading>
      {children}
      <Days>
        {byDay(events).map(([day, entries]) => (
          <li key={day}>
            <Day>{day}</Day>
            <Events>
              {entries.map((event) => (
                <Entry key={event.id} event={event} />
              ))}
            </Events>
          </li>
        ))}
      </Days>
    </Card>
  );
}

function Entry({ event }: { readonly event: Event }) {
  const { type, summary, before, after, actor, at } = event;
  const wordOf = (value: string) =>
    type === "PAYMENT_DETAILS_UPDATED" ? paymentState(value).label : statusWord(value);
  return (
    <li>
      <Title>{summary || EVENT_LABELS[type]}</Title>
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
        <time dateTime={at}>{formatTime(at)}</time>, {actorWord(actor)}
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

const Heading = styled("h3")({ "&:focus": { outline: 0 } });

const Day = styled("h4")({
  margin: "0 0 var(--s1)",
  color: "var(--muted)",
  fontSize: "var(--sm)",
  fontWeight: 600,
});

const Days = styled("ol")({ display: "grid", gap: "var(--s4)", listStyle: "none" });

const Events = styled("ol")({
  display: "grid",
  gap: "var(--s4)",
  paddingLeft: "var(--s4)",
  borderLeft: "2px solid var(--line)",
  listStyle: "none",
});

const Title = styled("p")({ fontWeight: 600, whiteSpace: "pre-line" });
