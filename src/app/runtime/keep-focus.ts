/** Restores the focus: re-rendering results replaces the control a shopper just used. */

/** A selector of the focused control that still matches after a re-render; null without focus inside. */
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

/** The element that Gatsby's router focuses some time after a route change. */
const ROUTER_WRAPPER = "gatsby-focus-wrapper";
let isJustArrived = false;

/** Moves the router's focus on to the heading, until the visitor acts. */
export function watchRouterFocus(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (isJustArrived && target instanceof Element && target.id === ROUTER_WRAPPER) focusHeading();
  });
  ["pointerdown", "keydown"].forEach((type) =>
    document.addEventListener(type, () => (isJustArrived = false), true),
  );
}

/** Focuses the page's heading, where a screen reader starts after a page load. */
export function focusHeading(): void {
  isJustArrived = true;
  const heading = document.querySelector<HTMLElement>("h1");
  if (!heading) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
