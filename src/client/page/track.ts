/**
 * What visitors do, told where it happens (ANALYTICS-2). It costs a page nothing: who counts it is fetched when the page is idle
 * (src/features/analytics/), and until then a few events wait in memory. Of a visitor who refuses none is made (ANALYTICS-7).
 */
import type { DimensionName, SaidOf } from "#contract/analytics/dimensions";
import { bytesOf, idAt } from "#contract/analytics/event-id";
import type { ANALYTICS_EVENTS, AnalyticsEventKind } from "#contract/analytics/events";
import { refusesEvents } from "./staff-browser";

type Row<Kind extends AnalyticsEventKind> = (typeof ANALYTICS_EVENTS)[Kind];
/** Absent and null values are left out of the event. */
type Said<Kind extends AnalyticsEventKind> = {
  readonly [Name in Row<Kind>["needs"][number]]: SaidOf<Name>;
} & { readonly [Name in Row<Kind>["may"][number]]?: SaidOf<Name> | null | undefined };

export type Values = Readonly<Partial<Record<DimensionName, string | number | boolean | null | undefined>>>;

export interface Happened {
  readonly id: string;
  readonly kind: AnalyticsEventKind;
  /** Of the page it happened on. */
  readonly path: string;
  readonly values: Values;
}

/** What is told by the server, and by its pages again when they are opened again. */
interface Seen {
  /** Names what happened, such as the id of an order. */
  readonly name: string;
  /** When it happened: an ISO time. */
  readonly at: string;
}

/** More than a shopper does before a page is idle. */
const MAX_WAITING = 50;
let waiting: Happened[] = [];
let listener: ((event: Happened) => void) | null = null;
let onWaiting: (() => void) | null = null;

/**
 * Call it when the thing has happened: the server has said yes, or the page shows it.
 * @param seen left out: it happens now, and each call is another event
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

/** Calls back with the first event that waits for who counts it. */
export function whenEventWaits(next: () => void): void {
  onWaiting = () => {
    onWaiting = null;
    next();
  };
  if (waiting.length > 0) onWaiting();
}

/** Called with what waits and with every later event. */
export function listenToEvents(next: (event: Happened) => void): void {
  listener = next;
  waiting.splice(0).forEach(next);
}

/** The visitor has refused: what waits is gone. */
export function forgetEvents(): void {
  waiting = [];
}
