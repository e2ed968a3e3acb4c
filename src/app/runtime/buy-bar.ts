/**
 * Hides the phone's buy bar while the button it repeats is visible. Without a script the bar always shows.
 */
import { READY_EVENT, ROUTE_EVENT } from "../../client/page/page-keys";

let watcher: IntersectionObserver | undefined;

export function watchBuyBar(): void {
  [READY_EVENT, ROUTE_EVENT].forEach((type) => addEventListener(type, observeButton));
}

function observeButton(): void {
  watcher?.disconnect();
  const bar = document.querySelector<HTMLElement>(".buy-bar");
  const button = document.querySelector(".buy [data-add-to-cart]");
  if (!bar || !button) return;
  watcher = new IntersectionObserver(([entry]) => bar.toggleAttribute("data-rests", entry?.isIntersecting));
  watcher.observe(button);
}
