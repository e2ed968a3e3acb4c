/**
 * Sends events to our own host in batches: when the page is idle, and what is left once it is hidden (ANALYTICS-9). They are kept
 * in memory only. A request with keepalive arrives although the page is left; a beacon would do the same, but can neither say
 * JSON without a question of CORS nor be sent again.
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
/** More wait only while the host does not answer; further ones are dropped. */
export const MAX_QUEUED = 200;
/** So many fit into what a browser sends of a page that is left (64 KiB for all requests), and below LIMITS.analytics. */
export const MAX_BATCH_SIZE = 15;
const KEEPALIVE_CHARACTERS = 60_000;
/** What follows each other quickly goes together. */
const COLLECT_MS = 1_000;

type SentEvents = RecordAnalyticsEventsMutationVariables["events"];
const QUERY = print(RecordAnalyticsEventsDocument);
const NAME = nameOfOperation(RecordAnalyticsEventsDocument);

export function openOwnSink(): Sink {
  let queue: ReportedEvent[] = [];
  let isAsked = false;
  let inFlight = 0;

  const flush = () => {
    isAsked = false;
    while (queue.length > 0) void send(queue.splice(0, MAX_BATCH_SIZE));
  };
  const flushWhenIdle = () => {
    if (isAsked) return;
    isAsked = true;
    setTimeout(() => whenIdle(flush), COLLECT_MS);
  };
  const send = async (events: readonly ReportedEvent[], isAgain = false): Promise<void> => {
    const variables = { visit: visitId(), events: events.map(toSent) as SentEvents };
    const body = JSON.stringify({ operationName: NAME, query: QUERY, variables });
    const isKept = inFlight + body.length <= KEEPALIVE_CHARACTERS;
    if (isKept) inFlight += body.length;
    const isGood = await post(body, isKept);
    if (isKept) inFlight -= body.length;
    // Once more, under the same ids: what has arrived all the same counts once.
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

/** @returns false when sending it again may help */
async function post(body: string, keepalive: boolean): Promise<boolean> {
  try {
    const answer = await fetch(apiUrl() + ANALYTICS_PATH, {
      method: "POST",
      keepalive,
      headers: { "content-type": "application/json" },
      body,
    });
    // A request whose answer nobody reads stays open.
    await answer.text();
    const { status } = answer;
    return status < 500 && status !== 429;
  } catch {
    return false;
  }
}
