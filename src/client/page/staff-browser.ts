/**
 * Browsers in which staff have signed in are no shoppers': their visits, events and page views are not counted (VISIT-5). What staff
 * do in the back office is told all the same, such as goods that came back.
 */
import { ROUTES } from "#contract/site/paths";
import { refusesTracking, STAFF_BROWSER, UNCOUNTED_COOKIE, UNCOUNTED_SECONDS } from "../../lib/attribution";
import { CHOICE_EVENT } from "./page-marks";

/** Call it with each session of staff. It stays when they sign out; a visitor's own refusal stays as it is. */
export function markStaffBrowser(): void {
  if (refusesTracking()) return;
  document.cookie = `${UNCOUNTED_COOKIE}=${STAFF_BROWSER};path=/;max-age=${UNCOUNTED_SECONDS};samesite=lax`;
  dispatchEvent(new Event(CHOICE_EVENT));
}

/** False as well where a visitor refuses by a signal of the browser. */
export function isStaffBrowser(): boolean {
  return !navigator.globalPrivacyControl && document.cookie.includes(`${UNCOUNTED_COOKIE}=${STAFF_BROWSER}`);
}

/** True when nothing that happens on a page is told. @param path of the page */
export function refusesEvents(path = location.pathname): boolean {
  if (isStaffBrowser()) return !path.startsWith(ROUTES.backoffice);
  return Boolean(refusesTracking());
}
