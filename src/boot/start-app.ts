/**
 * Deferred start: a catalogue page loads no app until the visitor acts. The first pointer, key or scroll event fetches
 * Gatsby's list of scripts and adds them. Links and forms work without; a click on something that needs the app is
 * replayed once it runs. A page that needs the app (the cart) starts it at once.
 */
import { each, hit, on, stored } from "../client/page/dom";
import { READY_EVENT, VEHICLE_STORAGE_KEY } from "../client/page/page-marks";
import { page } from "./whole-page";

/** Adds the listed scripts; unlike those of inserted HTML, scripts of such a fragment run, and in their order. */
function addScripts(list: string): void {
  page.body.append(page.createRange().createContextualFragment(list));
}

export function bootOnFirstTouch(): void {
  let started: Promise<unknown> | 0 | undefined;
  let missed: HTMLElement | null | undefined;
  const touch = () => {
    // The list's inline scripts run because the site host knows their hashes too.
    started ||= fetch("/_gatsby/slices/_gatsby-scripts-1.html")
      .then((list) => list.text())
      // Offline: the next event tries again.
      .then(addScripts, () => (started = 0));
  };
  // Touch fires pointerdown too. A resting mouse fires pointermove without a movement when the page opens.
  ["pointerdown", "keydown", "scroll", "click"].forEach((type) => on(type, touch, true));
  const move = ({ movementX, movementY }: PointerEvent) => (movementX || movementY) && touch();
  on("pointermove", move as (event: Event) => void, true);
  each("[data-boots-app]", touch);
  // A shopper who chose a vehicle is told at once what fits it.
  if (stored(VEHICLE_STORAGE_KEY)) each("[data-my-vehicle]", touch);
  on("click", (event) => {
    missed = hit(event, "[data-needs-app]") || missed;
  });
  // At most once.
  on(READY_EVENT, () => missed?.click());
}
