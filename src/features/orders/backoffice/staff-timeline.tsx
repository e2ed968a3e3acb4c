/** The history for staff: all entries, or those of one kind. */
import { useId, useState, type ReactNode } from "react";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { EVENT_LABELS, ORDER_EVENT_TYPES, type OrderEventType } from "#contract/orders/orders";
import { OrderTimeline } from "../view/order-timeline";

interface StaffTimelineProps {
  readonly events: StaffOrderFragment["history"];
  /** Above the entries: a form to add one. */
  readonly children?: ReactNode;
}

export function StaffTimeline({ events, children }: StaffTimelineProps) {
  const id = useId();
  const [selectedType, setSelectedType] = useState<OrderEventType | "">("");
  const counts = new Map<OrderEventType, number>();
  for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
  const chosen = selectedType === "" ? events : events.filter(({ type }) => type === selectedType);
  return (
    <OrderTimeline events={chosen} deliveryType={null}>
      {children}
      {/* With a single kind there is nothing to filter. */}
      <p hidden={counts.size < 2}>
        <label htmlFor={id}>Show</label>{" "}
        <select
          id={id}
          value={selectedType}
          onChange={(event) => setSelectedType(event.target.value as OrderEventType | "")}
        >
          <option value="">All ({events.length})</option>
          {ORDER_EVENT_TYPES.filter((type) => counts.has(type)).map((type) => (
            <option key={type} value={type}>
              {EVENT_LABELS[type]} ({counts.get(type)})
            </option>
          ))}
        </select>
      </p>
    </OrderTimeline>
  );
}
