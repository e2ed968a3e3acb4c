/** Which events count, and how they are stored (ANALYTICS-3 to ANALYTICS-5). */
import type { REFUSAL_REASONS, EventBatch, SentEvent } from "#contract/analytics/batch";
import { timeOfId } from "#contract/analytics/event-id";
import { dimensionIndex, findDimension } from "#contract/analytics/dimensions";
import { eventRow } from "#contract/analytics/events";
import { LIMITS } from "#contract/limits";
import type { StoredEvent } from "./events.port";

const { lateHours, aheadMinutes } = LIMITS.analytics;
/** Numbers as long as a phone, card or order number, with any separators. */
const LONG_NUMBER = /\d(?:[ .()/+-]{0,3}\d){6}/;
const ROBOT = /bot\b|bot\/|crawl|spider|slurp|archiver|monitor|headless|curl\/|wget\/|python|preview/i;

/** Returns true for programs that identify themselves as robots, and for an empty user agent. */
export function isRobot(userAgent: string): boolean {
  return userAgent === "" || ROBOT.test(userAgent);
}

/** @param now milliseconds @returns null for an event that counts */
export function refusalOf({ id }: SentEvent, now: number): (typeof REFUSAL_REASONS)[number] | null {
  const at = timeOfId(id) ?? 0;
  if (at < now - lateHours * 3_600_000) return "TOO_LATE";
  return at > now + aheadMinutes * 60_000 ? "TOO_EARLY" : null;
}

export function storedEvent(event: SentEvent, visit: EventBatch["visit"]): StoredEvent {
  const values = event.values.filter(({ dimension, value }) => value !== "" && !isPersonal(dimension, value));
  const dimensions = Object.fromEntries(values.map(({ dimension, value }) => [String(dimension), value]));
  const { cents } = eventRow(event.kind);
  return {
    id: event.id,
    at: timeOfId(event.id) ?? 0,
    kind: event.kind,
    visit,
    pageType: dimensions[dimensionIndex("pageType")] ?? "",
    deviceClass: dimensions[dimensionIndex("deviceClass")] ?? "",
    cents: cents ? Number(dimensions[dimensionIndex(cents)] ?? 0) : 0,
    dimensions,
  };
}

/** Returns true for a text that may be personal: the text is dropped, and the event counts (ANALYTICS-5). */
function isPersonal(dimension: number, value: string): boolean {
  const isTyped = findDimension(dimension)?.form === "typed";
  return isTyped && (value.includes("@") || value.includes("://") || LONG_NUMBER.test(value));
}
