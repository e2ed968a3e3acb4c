/**
 * Visitor events, recorded at their source (ANALYTICS-2). The sender loads when the page is idle
 * (src/features/analytics/); until then a few events wait in memory. No events for visitors who opted out
 * (ANALYTICS-7).
 */
import type { DimensionName, SaidOf } from "#contract/analytics/dimensions";
import { bytesOf, idAt } from "#contract/analytics/event-id";
import type { ANALYTICS_EVENTS, AnalyticsEventKind } from "#contract/analytics/events";
import { refusesEvents } from "./staff-browser";

type Row<Kind extends AnalyticsEventKind> = (typeof ANALYTICS_EVENTS)[Kind];
/** Absent and null values are omitted from the event. */
type Said<Kind extends AnalyticsEventKind> = {
  readonly [Name in Row<Kind>["needs"][number]]: SaidOf<Name>;
} & { readonly [Name in Row<Kind>["may"][number]]?: SaidOf<Name> | null | undefined };

export type Values = Readonly<Partial<Record<DimensionName, string | number | boolean | null | undefined>>>;

export interface Happened {
  readonly id: string;
  readonly kind: AnalyticsEventKind;
  /** Path of the page where the event happened. */
  readonly path: string;
  readonly values: Values;
}

/** An event the server also records, and pages repeat when reopened. */
interface Seen {
  /** Identifies the event, such as an order id. */
  readonly name: string;
  /** ISO time of the event. */
  readonly at: string;
}

/** More events than a shopper causes before the page is idle. */
const MAX_WAITING = 50;
let waiting: Happened[] = [];
let listener: ((event: Happened) => void) | null = null;
let onWaiting: (() => void) | null = null;

/**
 * Call after the fact: once the server has confirmed, or the page shows the result.
 * @param seen omitted: the event happens now, and each call is a new event
 */
export function track<Kind extends AnalyticsEventKind>(kind: Kind, values: Said<Kind>, seen?: Seen): void {
  if (refusesEvents()) return;
  const id = seen
    ? idAt(Date.parse(seen.at), bytesOf(`${kind} ${seen.name}`))
    : idAt(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
  const event = { id, kind, path: location.pathname, values };
  if (listener) listener(event);
  else if (waiting.length < MAX_WAITING) waiting.push(event);
  onWaiting?.();
}

/** Calls back with the first event that waits for the sender. */
export function whenEventWaits(next: () => void): void {
  onWaiting = () => {
    onWaiting = null;
    next();
  };
  if (waiting.length > 0) onWaiting();
}

/** Calls back with all waiting and later events. */
export function listenToEvents(next: (event: Happened) => void): void {
  listener = next;
  waiting.splice(0).forEach(next);
}

/** Drops waiting events after an opt-out. */
export function forgetEvents(): void {
  waiting = [];
}
