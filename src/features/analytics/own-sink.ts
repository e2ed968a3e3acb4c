/**
 * Sends events to our own host in batches: when the page is idle, and the rest once the page is hidden
 * (ANALYTICS-9). Events are in memory only. Uses fetch with keepalive, which outlives the page: a beacon can
 * neither send JSON without a CORS preflight nor be retried.
 */
import { print } from "graphql";
import { RecordAnalyticsEventsDocument } from "#contract/graphql/documents/analytics.generated";
import type { RecordAnalyticsEventsMutationVariables } from "#contract/graphql/generated";
import { dimensionIndex } from "#contract/analytics/dimensions";
import { apiUrl } from "../../client/http/api-url";
import { refusesEvents } from "../../client/page/staff-browser";
import { nameOfOperation } from "../../lib/operation-name";
import type { Sink, ReportedEvent } from "./sink";
import { namesOf } from "./temporary";
import { visitId } from "./visit-facts";
import { whenIdle } from "./when-idle";

export const ANALYTICS_PATH = "/analytics";
/** Reached only while the host does not respond; further events are dropped. */
export const MAX_QUEUED = 200;
/** Fits the browser's keepalive limit (64 KiB for all requests), and stays below LIMITS.analytics. */
export const MAX_BATCH_SIZE = 15;
const KEEPALIVE_CHARACTERS = 60_000;
/** Debounce: events in quick succession share a batch. */
const COLLECT_MS = 1_000;

type SentEvents = RecordAnalyticsEventsMutationVariables["events"];
const QUERY = print(RecordAnalyticsEventsDocument);
const NAME = nameOfOperation(RecordAnalyticsEventsDocument);

export function openOwnSink(): Sink {
  let queue: ReportedEvent[] = [];
  let isFlushScheduled = false;
  let inFlight = 0;

  const flush = () => {
    isFlushScheduled = false;
    while (queue.length > 0) void send(queue.splice(0, MAX_BATCH_SIZE));
  };
  const flushWhenIdle = () => {
    if (isFlushScheduled) return;
    isFlushScheduled = true;
    setTimeout(() => whenIdle(flush), COLLECT_MS);
  };
  const send = async (events: readonly ReportedEvent[], isAgain = false): Promise<void> => {
    const variables = { visit: visitId(), events: events.map(toSent) as SentEvents };
    const body = JSON.stringify({ operationName: NAME, query: QUERY, variables });
    const isKeepalive = inFlight + body.length <= KEEPALIVE_CHARACTERS;
    if (isKeepalive) inFlight += body.length;
    const isGood = await post(body, isKeepalive);
    if (isKeepalive) inFlight -= body.length;
    // One retry under the same ids: the server counts duplicates once.
    if (!isGood && !isAgain) setTimeout(() => !refusesEvents() && void send(events, true), COLLECT_MS);
  };

  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && flush());
  return {
    add(event) {
      if (queue.length >= MAX_QUEUED) return;
      queue.push(event);
      flushWhenIdle();
    },
    clear: () => undefined,
    forget() {
      queue = [];
    },
  };
}

function toSent({ id, kind, texts }: ReportedEvent) {
  const values = namesOf(texts).map((name) => ({ dimension: dimensionIndex(name), value: texts[name]! }));
  return { id, kind, values };
}

/** @returns false when a retry may help */
async function post(body: string, keepalive: boolean): Promise<boolean> {
  try {
    const answer = await fetch(apiUrl() + ANALYTICS_PATH, {
      method: "POST",
      keepalive,
      headers: { "content-type": "application/json" },
      body,
    });
    // An unread response body keeps the request open.
    await answer.text();
    const { status } = answer;
    return status < 500 && status !== 429;
  } catch {
    return false;
  }
}
