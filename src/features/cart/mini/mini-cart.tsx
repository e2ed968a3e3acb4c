/**
 * The mini cart, over any page: plain elements, because catalog pages load no component library. Opened by
 * the header's cart link, which falls back to the cart page, and by Add to Cart.
 */
import { createRoot, type Root } from "react-dom/client";
import { flushSync } from "react-dom";
import { prefetchPathname } from "gatsby";
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { onResized } from "../../../client/page/resized";
import { MiniCart } from "./mini-cart-content";

const ID = "mini-cart";
let root: Root | null = null;

/**
 * Opens the panel below the header's link, on a phone at the bottom, with the focus inside. Escape and a
 * click outside close it and restore the focus.
 * @param opener the clicked element
 * @param added the product just added
 */
export function openMiniCart(opener: HTMLElement, added: string | null = null): void {
  const panel = document.getElementById(ID) ?? document.body.appendChild(createPanel());
  const drawn = (root ??= createRoot(panel));
  place(panel);
  const endResizing = onResized(() => place(panel));
  panel.ontoggle = (event) => {
    if ((event as ToggleEvent).newState !== "closed") return;
    endResizing();
    // The next opening reads the cart anew.
    drawn.render(null);
    if (opener.ariaExpanded) opener.ariaExpanded = "false";
  };
  const close = () => {
    panel.hidePopover();
    opener.focus();
  };
  flushSync(() => drawn.render(<MiniCart added={added} onClose={close} />));
  // A popover dialog takes the focus when shown and restores it on close.
  panel.showPopover();
  if (!added) opener.ariaExpanded = "true";
  // Most likely the next page, and a large one.
  prefetchPathname(ROUTES.checkout);
}

/** Positions the panel below the header's cart, or its usual place. */
function place(panel: HTMLElement): void {
  const { bottom, right } = document.querySelector(".head a.cart")!.getBoundingClientRect();
  panel.style.setProperty("--below", `${Math.max(8, bottom + 8)}px`);
  panel.style.setProperty("--beside", `${Math.max(16, document.documentElement.clientWidth - right)}px`);
}

function createPanel(): HTMLElement {
  const panel = document.createElement("div");
  panel.id = ID;
  panel.popover = "auto";
  panel.tabIndex = -1;
  panel.autofocus = true;
  panel.setAttribute("role", "dialog");
  panel.setAttribute("aria-label", LABELS.yourCart);
  return panel;
}
