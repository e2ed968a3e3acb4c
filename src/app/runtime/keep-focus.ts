/** Drawing results anew replaces the control a shopper just used; these find its successor. */

/** How to find the focused control again after its markup was drawn anew; null when nothing inside has the focus. */
export function focusedControl(container: Element): string | null {
  const focused = document.activeElement;
  if (!focused || !container.contains(focused)) return null;
  if (focused.id) return `#${CSS.escape(focused.id)}`;
  const name = focused.getAttribute("name");
  if (!name) return null;
  const value = focused.getAttribute("value");
  const isChoice = focused.matches("[type=checkbox],[type=radio],button");
  return `[name="${CSS.escape(name)}"]${isChoice && value !== null ? `[value="${CSS.escape(value)}"]` : ""}`;
}

/** The element Gatsby's router focuses after a route change, some time after the new page is drawn. */
const ROUTER_WRAPPER = "gatsby-focus-wrapper";
let isJustArrived = false;

/** Hands the router's own focus on to the heading, until the visitor does something. */
export function watchRouterFocus(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (isJustArrived && target instanceof Element && target.id === ROUTER_WRAPPER) focusHeading();
  });
  ["pointerdown", "keydown"].forEach((type) =>
    document.addEventListener(type, () => (isJustArrived = false), true),
  );
}

/** Focuses the heading of the page, as a page load would start there for a screen reader. */
export function focusHeading(): void {
  isJustArrived = true;
  const heading = document.querySelector<HTMLElement>("h1");
  if (!heading) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
