/** Validates a batch of events from a browser (ANALYTICS-3 to ANALYTICS-5). */
import { text } from "../fields/fields";
import { LIMITS } from "../limits";
import { dimensionIndex, findDimension, isTemporary, type DimensionForm } from "./dimensions";
import { timeOfId } from "./event-id";
import { ANALYTICS_EVENT_KINDS, eventRow, type AnalyticsEventKind } from "./events";

/** Reasons for rejecting an event. */
export const REFUSAL_REASONS = ["TOO_LATE", "TOO_EARLY"] as const;

const { maxEvents, maxValues, valueLength, maxNumber } = LIMITS.analytics;

const FORMS: Readonly<Record<DimensionForm, (value: string) => boolean>> = {
  text: () => true,
  typed: () => true,
  flag: (value) => value === "yes" || value === "no",
  count: isWhole,
  cents: isWhole,
};

function isWhole(value: string): boolean {
  return /^\d{1,10}$/.test(value) && Number(value) <= maxNumber;
}

interface Value {
  readonly dimension: number;
  readonly value: string;
}

export interface SentEvent {
  /**
   * UUID version 7, generated in the browser when the event happened. It carries the time and deduplicates
   * the event.
   */
  readonly id: string;
  readonly kind: AnalyticsEventKind;
  readonly values: readonly Value[];
}

export interface EventBatch {
  /** Visit id, known to this tab only. */
  readonly visit: string | null;
  readonly events: readonly SentEvent[];
}

const cleaner = text(valueLength);
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * Cleans the texts of a batch; GraphQL has already checked the types. Hand-written: a schema takes ten times
 * as long at thousands of events a second.
 * @returns null for a batch no page sends
 */
export function readBatch({ visit, events }: EventBatch): EventBatch | null {
  if (events.length === 0 || events.length > maxEvents || (visit !== null && !UUID.test(visit))) return null;
  const read = events.map(readEvent);
  return read.every((event) => event !== null) ? { visit, events: read } : null;
}

function readEvent({ id, kind, values }: SentEvent): SentEvent | null {
  if (timeOfId(id) === null || values.length > maxValues) return null;
  const cleaned = values.map(({ dimension, value }) => ({ dimension, value: cleanText(value) }));
  const isGood =
    cleaned.every(({ dimension, value }) => {
      const row = findDimension(dimension);
      return row !== undefined && value.length <= valueLength && FORMS[row.form](value);
    }) && hasAllowedDimensions(kind, cleaned);
  return isGood ? { id, kind, values: cleaned } : null;
}

function cleanText(value: string): string {
  return /^[!-~]*$/.test(value) || value.length > 4 * valueLength ? value : (cleaner.cast(value) ?? "");
}

const ALLOWED = new Map(
  ANALYTICS_EVENT_KINDS.map((kind) => {
    const { needs, may } = eventRow(kind);
    return [kind, new Set<number>([...needs, ...may].map(dimensionIndex))] as const;
  }),
);

function hasAllowedDimensions(kind: AnalyticsEventKind, values: readonly Value[]): boolean {
  const dimensions = new Set(values.map(({ dimension }) => dimension));
  return (
    dimensions.size === values.length &&
    eventRow(kind).needs.every((name) => dimensions.has(dimensionIndex(name))) &&
    values.every(({ dimension }) => {
      const row = findDimension(dimension);
      return row !== undefined && (!isTemporary(row) || ALLOWED.get(kind)!.has(dimension));
    })
  );
}
