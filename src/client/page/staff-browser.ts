/**
 * Excludes staff browsers from visits, events and page views (VISIT-5). Back-office actions such as returns
 * are still recorded.
 */
import { ROUTES } from "#contract/site/paths";
import { refusesTracking, STAFF_BROWSER, UNCOUNTED_COOKIE, UNCOUNTED_SECONDS } from "../../lib/attribution";
import { CHOICE_EVENT } from "./page-keys";

/** Call with each staff session. Persists after sign-out; a visitor's own opt-out stays unchanged. */
export function markStaffBrowser(): void {
  if (refusesTracking()) return;
  document.cookie = `${UNCOUNTED_COOKIE}=${STAFF_BROWSER};path=/;max-age=${UNCOUNTED_SECONDS};samesite=lax`;
  dispatchEvent(new Event(CHOICE_EVENT));
}

/** Also false when the visitor opts out by a browser signal. */
export function isStaffBrowser(): boolean {
  return !navigator.globalPrivacyControl && document.cookie.includes(`${UNCOUNTED_COOKIE}=${STAFF_BROWSER}`);
}

/** True when events on the page are not recorded. @param path of the page */
export function refusesEvents(path = location.pathname): boolean {
  if (isStaffBrowser()) return !path.startsWith(ROUTES.backoffice);
  return Boolean(refusesTracking());
}
