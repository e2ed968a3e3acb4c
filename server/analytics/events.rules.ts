/** Which events count, and as what they are kept (ANALYTICS-3 to ANALYTICS-5). */
import type { REFUSAL_REASONS, EventBatch, SentEvent } from "#contract/analytics/batch";
import { timeOfId } from "#contract/analytics/event-id";
import { dimensionIndex, findDimension } from "#contract/analytics/dimensions";
import { eventRow } from "#contract/analytics/events";
import { LIMITS } from "#contract/limits";
import type { StoredEvent } from "./events.port";

const { lateHours, aheadMinutes } = LIMITS.analytics;
/** Of telephones, cards and orders, whatever stands between two digits. */
const LONG_NUMBER = /\d(?:[ .()/+-]{0,3}\d){6}/;
const ROBOT = /bot\b|bot\/|crawl|spider|slurp|archiver|monitor|headless|curl\/|wget\/|python|preview/i;

/** True for programs that say so, and for those that say nothing. */
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

/** True for a typed text that may say who somebody is: it is left out, and the event counts (ANALYTICS-5). */
function isPersonal(dimension: number, value: string): boolean {
  const isTyped = findDimension(dimension)?.form === "typed";
  return isTyped && (value.includes("@") || value.includes("://") || LONG_NUMBER.test(value));
}
