/** Applies the consent choice of the footer and shows its state (ATTRIBUTION-6, VISIT-4). */
import { ignoringErrors } from "../../client/page/dom";
import {
  ATTRIBUTION_KEY,
  CHOICE_EVENT,
  LANDING_KEY,
  READY_EVENT,
  ROUTE_EVENT,
} from "../../client/page/page-keys";
import { forgetAttribution, storeChoice, refusesTracking } from "../../lib/attribution";

const SENTENCES = {
  yes: "Analytics are on: we count your visits.",
  no: "Analytics are off: we don't count your visits or store where you came from.",
  signal: "Your browser sends Global Privacy Control: we don't count your visits, whatever you choose here.",
} as const;

export function watchCounting(): void {
  document.addEventListener("click", ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLButtonElement>("[data-counting] button") : null;
    if (!button) return;
    storeChoice(button.value === "yes");
    show(true);
    dispatchEvent(new Event(CHOICE_EVENT));
  });
  for (const event of [READY_EVENT, ROUTE_EVENT]) addEventListener(event, () => show(false));
}

/** @param isAnnounced also shows the state as text, which a screen reader announces */
function show(isAnnounced: boolean): void {
  const isRefused = Boolean(refusesTracking());
  if (isRefused) {
    forgetAttribution();
    ignoringErrors(() => localStorage.removeItem(ATTRIBUTION_KEY));
    ignoringErrors(() => sessionStorage.removeItem(LANDING_KEY));
  }
  const choice = navigator.globalPrivacyControl ? "signal" : isRefused ? "no" : "yes";
  for (const group of document.querySelectorAll("[data-counting]")) {
    for (const button of group.querySelectorAll("button"))
      button.ariaPressed = String(button.value === (isRefused ? "no" : "yes"));
    // The effect of a browser signal always shows. Existing text stays: the app that a click started becomes
    // ready only after handling the click.
    if (isAnnounced || choice === "signal")
      group.querySelector("[role=status]")!.textContent = SENTENCES[choice];
  }
}
