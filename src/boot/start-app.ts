/**
 * Deferred boot: a catalogue page loads no script until someone touches it. The first pointer, key or scroll event
 * fetches Gatsby's list of scripts and adds them. Links and forms work without; a click on something that needs the
 * app is kept and repeated once the app runs. A page that is nothing without the app (the cart) starts it at once.
 */
import { each, hit, on } from "./dom";
import { READY_EVENT } from "./page-marks";

const SCRIPT_LIST = "/_gatsby/slices/_gatsby-scripts-1.html";

/** Adds the scripts of the list. Its two inline ones run because the site host knows their hashes too. */
async function start(): Promise<void> {
  const list = await (await fetch(SCRIPT_LIST)).text();
  document.body.append(document.createRange().createContextualFragment(list));
}

export function bootOnFirstTouch(): void {
  let isStarted = false;
  let isReady = false;
  let missed: HTMLElement | null;
  const touch = () => {
    if (isStarted) return;
    isStarted = true;
    // Offline for a moment: the next touch tries again.
    start().catch(() => (isStarted = false));
  };
  // A finger fires pointerdown too.
  ["pointermove", "pointerdown", "keydown", "scroll", "click"].forEach((type) => on(type, touch, true));
  each("[data-boots-app]", touch);
  on("click", (event) => {
    if (!isReady) missed = hit(event, "[data-needs-app]") || missed;
  });
  on(READY_EVENT, () => {
    isReady = true;
    missed?.click();
  });
}
