/**
 * Deferred boot: a catalogue page loads no script until someone touches it. The first pointer, key or scroll event
 * fetches Gatsby's list of scripts and adds them. Links and forms work without; a click on something that needs the
 * app is kept and repeated once the app runs. A page that is nothing without the app (the cart) starts it at once.
 */
import { each, hit, on } from "../client/page/dom";
import { READY_EVENT } from "../client/page/page-marks";

export function bootOnFirstTouch(): void {
  let isStarted = false;
  let missed: HTMLElement | null | undefined;
  const touch = async () => {
    if (isStarted) return;
    isStarted = true;
    try {
      // The list's two inline scripts run because the site host knows their hashes too.
      const list = await fetch("/_gatsby/slices/_gatsby-scripts-1.html");
      document.body.append(document.createRange().createContextualFragment(await list.text()));
    } catch {
      // Offline for a moment: the next touch tries again.
      isStarted = false;
    }
  };
  // A finger fires pointerdown too.
  ["pointermove", "pointerdown", "keydown", "scroll", "click"].forEach((type) => on(type, touch, true));
  each("[data-boots-app]", touch);
  on("click", (event) => {
    missed = hit(event, "[data-needs-app]") || missed;
  });
  // Dispatched once.
  on(READY_EVENT, () => missed?.click());
}
