/**
 * Deferred start: a catalog page loads no app until the visitor acts. The first pointer, key or scroll event
 * loads Gatsby's script list. Links and forms work without the app; a click that needs the app is replayed
 * once the app runs. A page that needs the app (the cart) starts the app at once.
 */
import { each, closestTarget, on, setOnAll, storedJson } from "../client/page/dom";
import { READY_EVENT, VEHICLE_STORAGE_KEY } from "../client/page/page-keys";
import type { StoredVehicle } from "../client/page/vehicle";
import { page } from "./page";

/** Adds the listed scripts; scripts of a contextual fragment run in order, unlike those of innerHTML. */
function addScripts(list: string): void {
  page.body.append(page.createRange().createContextualFragment(list));
}

export function bootOnFirstTouch(): void {
  let started: Promise<unknown> | 0 | undefined;
  let missed: HTMLElement | null | undefined;
  const touch = () => {
    // The site host's CSP also has the hashes of the list's inline scripts.
    started ||= fetch("/_gatsby/slices/_gatsby-scripts-1.html")
      .then((list) => list.text())
      // Offline: the next event retries.
      .then(addScripts, () => (started = 0));
  };
  // Touch also fires pointerdown. A resting mouse fires pointermove without movement when the page opens.
  ["pointerdown", "keydown", "scroll", "click"].forEach((type) => on(type, touch, true));
  const move = ({ movementX, movementY }: PointerEvent) => (movementX || movementY) && touch();
  on("pointermove", move as (event: Event) => void, true);
  each("[data-boots]", touch);
  // A shopper with a stored vehicle sees its name at once, and what fits when the app runs.
  const vehicle = (storedJson(VEHICLE_STORAGE_KEY) as Partial<StoredVehicle> | null | undefined)?.name;
  setOnAll("data-car", vehicle);
  if (vehicle) each("[data-car]", touch);
  on("click", (event) => {
    missed = closestTarget(event, "[data-app]") || missed;
  });
  // READY_EVENT fires at most once.
  on(READY_EVENT, () => missed?.click());
}
