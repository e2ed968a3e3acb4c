/** The history of an order (LEASE-66). */
import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";
import Card from "@mui/material/Card";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { leaseLook } from "#contract/leases/statuses";
import { EVENT_LABELS, type DeliveryType, type OrderEventType } from "#contract/orders/orders";
import { Timeline } from "../../../ui/parts/entry/timeline";
import { customerStatusWord } from "../customer-status";
import { actorWord, paymentState, statusWord } from "../order-words";
import { joinTwins } from "./twin-events";

type Event = WholeOrderFragment["history"][number];

interface OrderTimelineProps {
  readonly events: readonly Event[];
  /** Above the entries: a form to add one. */
  readonly children?: ReactNode;
  /** Null for staff: each entry shows its kind, in the shop's time zone, and statuses are the shop's. */
  readonly deliveryType: DeliveryType | null;
}

export const TIMELINE_HEADING = "order-history";

export function OrderTimeline({ events, children, deliveryType }: OrderTimelineProps) {
  const hasKinds = deliveryType === null;
  const statusOf = (status: string) =>
    deliveryType === null ? statusWord(status) : customerStatusWord(status, deliveryType);
  return (
    <Card component="section" aria-labelledby={TIMELINE_HEADING}>
      <Heading id={TIMELINE_HEADING} tabIndex={-1}>
        History
      </Heading>
      {children}
      <Timeline
        entries={joinTwins(events)}
        isOnShopClock={hasKinds}
        keyOf={({ id }) => id}
        title={({ summary, type, times }) =>
          (summary || EVENT_LABELS[type]) + (times > 1 ? ` (×${times})` : "")
        }
        details={(event) => <Change event={event} statusOf={statusOf} />}
        actor={({ actor, type }) =>
          hasKinds ? `${actorWord(actor)} · ${EVENT_LABELS[type]}` : actorWord(actor)
        }
      />
    </Card>
  );
}

/** Label lookup by entry type; all others are statuses. */
const WORDS: Readonly<Partial<Record<OrderEventType, (value: string) => string>>> = {
  PAYMENT_DETAILS_UPDATED: (value) => paymentState(value).label,
  LEASE_DETAILS_UPDATED: (value) => leaseLook(value).label,
};

interface ChangeProps {
  readonly event: Event;
  /** Label of a status. */
  readonly statusOf: (status: string) => string;
}

function Change({ event: { type, before, after }, statusOf }: ChangeProps) {
  if (!after) return null;
  const wordOf = WORDS[type] ?? statusOf;
  return (
    <p>
      {before && (
        <>
          {wordOf(before)} <span className="muted">became</span>{" "}
        </>
      )}
      <b>{wordOf(after)}</b>
    </p>
  );
}

const Heading = styled("h3")({ "&:focus": { outline: 0 } });
