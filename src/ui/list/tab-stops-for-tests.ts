/** How often Tab is pressed, for the tests of screens: jsdom moves no focus by itself. */

const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";
/** Closed, hidden, or a stop of its own group alone. */
const NO_STOP =
  ":disabled, [hidden] *, [popover] *, details:not([open]) > :not(summary), details:not([open]) > :not(summary) *";

/** @returns how many Tabs lead from one control to another that stands after it */
export function stopsBetween(from: HTMLElement, to: HTMLElement): number {
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(NO_STOP),
  );
  expect(stops).toContain(from);
  expect(stops).toContain(to);
  return stops.indexOf(to) - stops.indexOf(from);
}
