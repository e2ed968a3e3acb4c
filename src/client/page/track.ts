/**
 * Visitor events, recorded at their source (ANALYTICS-2). The sender loads when the page is idle
 * (src/features/analytics/); until then a few events wait in memory. No events for visitors who opted out
 * (ANALYTICS-7).
 */
import type { DimensionName, DimensionValue } from "#contract/analytics/dimensions";
import { bytesOf, idAt } from "#contract/analytics/event-id";
import type { ANALYTICS_EVENTS, AnalyticsEventKind } from "#contract/analytics/events";
import { refusesEvents } from "./staff-browser";

type Row<Kind extends AnalyticsEventKind> = (typeof ANALYTICS_EVENTS)[Kind];
/** Absent and null values are omitted from the event. */
type EventValues<Kind extends AnalyticsEventKind> = {
  readonly [Name in Row<Kind>["needs"][number]]: DimensionValue<Name>;
} & { readonly [Name in Row<Kind>["may"][number]]?: DimensionValue<Name> | null | undefined };

export type Values = Readonly<Partial<Record<DimensionName, string | number | boolean | null | undefined>>>;

export interface Happened {
  readonly id: string;
  readonly kind: AnalyticsEventKind;
  /** Path of the page where the event happened. */
  readonly path: string;
  readonly values: Values;
}

/** An event the server also records, and pages repeat when reopened. */
interface Occurrence {
  /** Identifies the event, such as an order id. */
  readonly name: string;
  /** ISO time of the event. */
  readonly at: string;
}

/** More events than a shopper causes before the page is idle. */
const MAX_PENDING = 50;
let pending: Happened[] = [];
let listener: ((event: Happened) => void) | null = null;
let onPending: (() => void) | null = null;

/**
 * Call after the fact: once the server has confirmed, or the page shows the result.
 * @param occurrence omitted: the event happens now, and each call is a new event
 */
export function track<Kind extends AnalyticsEventKind>(
  kind: Kind,
  values: EventValues<Kind>,
  occurrence?: Occurrence,
): void {
  if (refusesEvents()) return;
  const id = occurrence
    ? idAt(Date.parse(occurrence.at), bytesOf(`${kind} ${occurrence.name}`))
    : idAt(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
  const event = { id, kind, path: location.pathname, values };
  if (listener) listener(event);
  else if (pending.length < MAX_PENDING) pending.push(event);
  onPending?.();
}

/** Calls back with the first event that waits for the sender. */
export function whenEventPending(next: () => void): void {
  onPending = () => {
    onPending = null;
    next();
  };
  if (pending.length > 0) onPending();
}

/** Calls back with all pending and later events. */
export function listenToEvents(next: (event: Happened) => void): void {
  listener = next;
  pending.splice(0).forEach(next);
}

/** Drops pending events after an opt-out. */
export function forgetEvents(): void {
  pending = [];
}
