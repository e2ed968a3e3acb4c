/**
 * The cart at a glance, over whatever page one is on: plain elements, because catalogue pages carry no more. Opened by
 * the header's link to the cart, which leads to the cart itself where this cannot be shown.
 */
import { createRoot, type Root } from "react-dom/client";
import { flushSync } from "react-dom";
import { LABELS } from "#contract/messages";
import { MiniCart } from "./mini-cart-content";

const ID = "mini-cart";
let root: Root | null = null;

/** Shows it under the link, with the focus inside; Escape and a click beside it close it and bring the focus back. */
export function openMiniCart(link: HTMLElement): void {
  const panel = document.getElementById(ID) ?? document.body.appendChild(createPanel());
  const drawn = (root ??= createRoot(panel));
  const { bottom, right } = link.getBoundingClientRect();
  panel.style.top = `${Math.max(8, bottom + 8)}px`;
  panel.style.right = `${Math.max(16, document.documentElement.clientWidth - right)}px`;
  panel.ontoggle = (event) => {
    if ((event as ToggleEvent).newState !== "closed") return;
    // The next opening reads the cart anew.
    drawn.render(null);
    link.setAttribute("aria-expanded", "false");
  };
  flushSync(() =>
    drawn.render(
      <MiniCart
        onClose={() => {
          panel.hidePopover();
          link.focus();
        }}
      />,
    ),
  );
  // It takes the focus when shown and gives it back when it closes.
  panel.showPopover();
  link.setAttribute("aria-expanded", "true");
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
