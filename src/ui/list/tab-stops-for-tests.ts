/** Counts Tab presses in screen tests: jsdom does not move the focus. */

const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";
/** Closed, hidden, or not the tab stop of its group. */
const NO_STOP =
  ":disabled, [hidden] *, [popover] *, details:not([open]) > :not(summary), details:not([open]) > :not(summary) *";

/** @returns number of Tab presses from one control to a later one */
export function stopsBetween(from: HTMLElement, to: HTMLElement): number {
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(NO_STOP),
  );
  expect(stops).toContain(from);
  expect(stops).toContain(to);
  return stops.indexOf(to) - stops.indexOf(from);
}
