/** Loads the tracker once the page is idle, unless the visitor opted out (ANALYTICS-7, ANALYTICS-9). */
import { ROUTES } from "#contract/site/paths";
import { CHOICE_EVENT, READY_EVENT } from "../../client/page/page-keys";
import { forgetEvents, whenEventPending } from "../../client/page/track";
import { isStaffBrowser } from "../../client/page/staff-browser";
import { refusesTracking } from "../../lib/attribution";
import { whenIdle } from "./when-idle";

export function watchAnalytics(): void {
  [READY_EVENT, CHOICE_EVENT].forEach((type) => addEventListener(type, () => whenIdle(start)));
}

function start(): void {
  const isOfStaff = isStaffBrowser();
  if (refusesTracking() && !isOfStaff) return forgetEvents();
  // A staff page is not a visit: the tracker loads with the first event there.
  if (isOfStaff || location.pathname.startsWith(ROUTES.backoffice)) whenEventPending(fetchTracker);
  else fetchTracker();
}

function fetchTracker(): void {
  // Offline, nothing is counted.
  void import("./tracker").then(({ startTracker }) => startTracker()).catch(() => undefined);
}
