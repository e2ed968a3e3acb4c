/** Fetches what counts events once the app runs and the page is idle, unless the visitor refuses (ANALYTICS-7, ANALYTICS-9). */
import { ROUTES } from "#contract/site/paths";
import { CHOICE_EVENT, READY_EVENT } from "../../client/page/page-marks";
import { forgetEvents, whenEventWaits } from "../../client/page/track";
import { isStaffBrowser } from "../../client/page/staff-browser";
import { refusesTracking } from "../../lib/attribution";
import { whenIdle } from "./when-idle";

export function watchAnalytics(): void {
  [READY_EVENT, CHOICE_EVENT].forEach((type) => addEventListener(type, () => whenIdle(start)));
}

function start(): void {
  const isOfStaff = isStaffBrowser();
  if (refusesTracking() && !isOfStaff) return forgetEvents();
  // A page of staff is no visit: what counts is fetched when something has happened there.
  if (isOfStaff || location.pathname.startsWith(ROUTES.backoffice)) whenEventWaits(fetchTracker);
  else fetchTracker();
}

function fetchTracker(): void {
  // Without a network nothing is counted.
  void import("./tracker").then(({ startTracker }) => startTracker()).catch(() => undefined);
}
