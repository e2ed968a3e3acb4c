/**
 * Turns page events into complete analytics events and passes them to the sinks. Loaded when the page is
 * idle, and never for visitors who opted out (watch-analytics.ts).
 */
import { timeOfId } from "#contract/analytics/event-id";
import { eventRow } from "#contract/analytics/events";
import { LIMITS } from "#contract/limits";
import { ROUTES } from "#contract/site/paths";
import { placeOf } from "../../catalogue/search/listing-place";
import { CHOICE_EVENT, ROUTE_EVENT } from "../../client/page/page-keys";
import { forgetEvents, listenToEvents, track, type Happened, type Values } from "../../client/page/track";
import { refusesEvents } from "../../client/page/staff-browser";
import { refusesTracking } from "../../lib/attribution";
import type * as ListingEvents from "./listing-events";
import { openDataLayer } from "./data-layer";
import { openOwnSink } from "./own-sink";
import { pageFacts, placeFacts } from "./page-facts";
import { productFacts, productOfPage } from "./product-facts";
import type { Sink } from "./sink";
import { Temporary } from "./temporary";
import { toTexts } from "./texts";
import { recordLanding, visitFacts } from "./visit-facts";
import { visitorFacts } from "./visitor-facts";

const LATE_MS = LIMITS.analytics.lateHours * 3_600_000;
let isStarted = false;

/** Starts with the current page. Idempotent. */
export function startTracker(): void {
  if (isStarted) return;
  isStarted = true;
  const sinks: readonly Sink[] = [openOwnSink(), openDataLayer()].filter((sink) => sink !== null);
  const temporary = new Temporary((names) => sinks.forEach((sink) => sink.clear(names)));
  const reportedIds = new Set<string>();
  let page: Values = {};

  const view = (entry: string) => {
    if (refusesTracking() || location.pathname.startsWith(ROUTES.backoffice)) return;
    const productId = productOfPage();
    page = { pageEntry: entry, pageIsFirst: recordLanding(productId) };
    track("VIEW", {
      pageType: String(placeFacts(location.pathname).pageType),
      ...(productId && { productId }),
    });
  };
  view(entryOfDocument());
  listenToEvents((event) => {
    // Seen again on another day, or again on this page.
    if (
      refusesEvents(event.path) ||
      reportedIds.has(event.id) ||
      (timeOfId(event.id) ?? 0) < Date.now() - LATE_MS
    )
      return;
    reportedIds.add(event.id);
    const lasting = toTexts({ ...pageFacts(event.path), ...page, ...visitFacts(), ...visitorFacts() });
    temporary.set(toTexts(ownFacts(event)));
    const { needs, may } = eventRow(event.kind);
    const texts = { ...lasting, ...temporary.valuesOf([...needs, ...may]) };
    sinks.forEach((sink) => sink.add({ id: event.id, kind: event.kind, texts }));
  });
  let path = location.pathname;
  const recordChange = () => {
    if (location.pathname !== path) {
      path = location.pathname;
      temporary.clear();
      view("navigate");
    }
    updateListing();
  };
  updateListing();
  addEventListener(ROUTE_EVENT, recordChange);
  addEventListener("pageshow", ({ persisted }) => persisted && view("back_forward"));
  addEventListener(CHOICE_EVENT, () => {
    if (!refusesTracking()) return;
    forgetEvents();
    temporary.clear();
    sinks.forEach((sink) => sink.forget());
  });
}

/** The event's own values, with those of its product on the page. */
function ownFacts({ values }: Happened): Values {
  return typeof values.productId === "string"
    ? { ...productFacts(values.productId), ...withoutGaps(values) }
    : values;
}

function withoutGaps(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  );
}

function entryOfDocument(): string {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type ?? "navigate";
}

/** Loaded with the first listing: other pages do not need it. */
let listingEvents: Promise<typeof ListingEvents> | null = null;

function updateListing(): void {
  const place = placeOf(location.pathname);
  if (place) listingEvents ??= import("./listing-events");
  // If the code cannot be loaded, this search is not counted.
  listingEvents
    ?.then(({ recordListing, leaveListing }) => (place ? recordListing(place) : leaveListing()))
    .catch(() => (listingEvents = null));
}
