/** Drops the second click of a double tap on Add to Cart, before any other listener. */
import { DOUBLE_TAP_MS } from "../../../client/cart/put-in-cart";
import { closestTarget } from "../../../client/page/dom";

/** Keys that press a button; every other key ends a double tap: Escape closes the cart between two presses. */
const PRESSING_KEYS: readonly string[] = ["Enter", " "];

/** Clicks before the app ran are limited by their button's mark (client/cart/cart-clicks.ts). */
export function watchDoubleTaps(): void {
  let last: { readonly button: Element; readonly at: number } | null = null;
  const drop = (event: MouseEvent) => {
    const button = closestTarget(event, "[data-add-to-cart]");
    if (!button) last = null;
    else if (last?.button === button && event.timeStamp - last.at < DOUBLE_TAP_MS) event.stopPropagation();
    else last = { button, at: event.timeStamp };
  };
  document.addEventListener("click", drop, true);
  document.addEventListener("keydown", ({ key }) => {
    if (!PRESSING_KEYS.includes(key)) last = null;
  });
}
