/** What happened to an order. */
import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";
import Card from "@mui/material/Card";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { EVENT_LABELS } from "#contract/orders";
import { Timeline } from "../../../ui/parts/timeline";
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
      <Timeline
        entries={events}
        keyOf={({ id }) => id}
        title={({ summary, type }) => summary || EVENT_LABELS[type]}
        details={(event) => <Change event={event} />}
        actor={({ actor }) => actorWord(actor)}
      />
    </Card>
  );
}

function Change({ event: { type, before, after } }: { readonly event: Event }) {
  if (!after) return null;
  const wordOf = (value: string) =>
    type === "PAYMENT_DETAILS_UPDATED" ? paymentState(value).label : statusWord(value);
  return (
    <p>
      {before && (
        <>
          {wordOf(before)} <span aria-hidden="true">→</span>
          <span className="vh">became</span>{" "}
        </>
      )}
      <b>{wordOf(after)}</b>
    </p>
  );
}

const Heading = styled("h3")({ "&:focus": { outline: 0 } });
