/** Leaving a page with unsaved changes. Separate from the forms, because every frame includes it. */
import { navigate } from "gatsby";
import { requestConfirmation } from "./confirm";

/** Forms with unsaved changes. */
const held = new Set<object>();
/** Location of the page with the forms. */
let place: { readonly url: string; readonly state: unknown } | null = null;

/** @returns a function that releases the page */
export function holdPage(): () => void {
  const form = {};
  held.add(form);
  place ??= { url: window.location.href, state: window.history.state };
  window.addEventListener("beforeunload", stay);
  // Runs before the router's own listener.
  window.addEventListener("popstate", returnToPage, true);
  document.addEventListener("click", confirmFirst, true);
  return () => {
    held.delete(form);
    if (held.size === 0) letGo();
  };
}

/** Asks for confirmation when there are unsaved changes. @returns whether the page may be left */
export async function mayLeave(): Promise<boolean> {
  if (held.size === 0) return true;
  const isSure = await requestConfirmation({
    title: "Leave without saving?",
    message: "Your changes here aren't saved.",
    confirmLabel: "Leave",
  });
  if (isSure) letGo();
  return isSure;
}

/** Navigates within the site, after confirmation when there are unsaved changes. */
export async function leaveFor(path: string): Promise<void> {
  if (held.size > 0 && !(await mayLeave())) return;
  await navigate(path);
}

function letGo(): void {
  held.clear();
  place = null;
  window.removeEventListener("beforeunload", stay);
  window.removeEventListener("popstate", returnToPage, true);
  document.removeEventListener("click", confirmFirst, true);
}

function stay(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Back and Forward have already left the page: pushes it again, one step from their destination. */
function returnToPage(event: PopStateEvent): void {
  if (!place || new URL(place.url).pathname === window.location.pathname) return;
  event.stopImmediatePropagation();
  window.history.pushState(place.state, "", place.url);
  void mayLeave().then((isSure) => {
    if (isSure) window.history.back();
  });
}

function confirmFirst(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || !leavesPage(link, event)) return;
  event.preventDefault();
  event.stopPropagation();
  void leaveFor(link.pathname + link.search + link.hash);
}

/** False for a new tab, which keeps this page open, and for another site: the browser itself asks. */
function leavesPage({ origin, pathname, target }: HTMLAnchorElement, event: MouseEvent): boolean {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const { location } = window;
  return isPlain && target !== "_blank" && origin === location.origin && pathname !== location.pathname;
}
