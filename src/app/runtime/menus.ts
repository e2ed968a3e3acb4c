/**
 * Hover and click-outside for the menus, which open and close without a script (one per name). Opening a menu
 * or moving a mouse starts the app.
 */
import { isOpen } from "./open-popover";
import { LIMITS } from "#contract/limits";
import { onResized } from "../../client/page/resized";

/** Long enough to ignore a passing mouse. */
const HOVER_MS = 180;
/** Lets the mouse cut the corner between a button and its panel. */
const LEAVE_MS = 350;

/** Closes menus on Escape, a click outside and a followed link; opens a department under a resting mouse. */
export function watchMenus(): void {
  addEventListener("click", keepHoveredOpen);
  addEventListener("click", closeBeside);
  addEventListener("keydown", closeByEscape);
  addEventListener("pointerover", followMouse, { passive: true });
  onResized(closeDrawers);
}

function closeBeside(event: MouseEvent): void {
  const target = event.target as Element;
  // In-page navigation leaves an open menu, which a full load would have closed.
  const isFollowed = target.closest?.("[data-menu] a");
  for (const menu of document.querySelectorAll<HTMLDetailsElement>("[data-menu][open]"))
    if (isFollowed || !menu.contains(target)) menu.open = false;
}

/** Returns the focus to the button of the menu. */
function closeByEscape({ key }: KeyboardEvent): void {
  if (key !== "Escape") return;
  for (const menu of document.querySelectorAll<HTMLDetailsElement>("[data-menu][open]")) {
    menu.open = false;
    menu.querySelector("summary")?.focus();
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** The menu opened by hovering; a menu opened by a click stays until closed. */
let hovered: HTMLDetailsElement | null = null;

/** A click on a department opened by hover keeps it open until the next click. */
function keepHoveredOpen(event: MouseEvent): void {
  const summary = (event.target as Element).closest?.("summary");
  if (!hovered?.open || summary?.parentElement !== hovered) return;
  event.preventDefault();
  hovered = null;
}

function followMouse(event: PointerEvent): void {
  if (event.pointerType !== "mouse" || innerWidth < LIMITS.mobileBelowPx) return;
  const menu = (event.target as Element).closest?.<HTMLDetailsElement>(".menu [data-menu]") ?? null;
  clearTimeout(timer);
  if (menu && !menu.open) {
    timer = setTimeout(() => {
      menu.open = true;
      hovered = menu;
    }, HOVER_MS);
  } else if (!menu && hovered?.open) {
    timer = setTimeout(() => {
      // The keyboard focus is inside.
      if (!hovered || hovered.contains(document.activeElement)) return;
      hovered.open = false;
      hovered = null;
    }, LEAVE_MS);
  }
}

/** Closes drawers on a wide screen, where the drawer is a row and the filter sheet a column. */
function closeDrawers(): void {
  if (innerWidth < LIMITS.mobileBelowPx) return;
  for (const drawer of document.querySelectorAll<HTMLElement>(".menu[popover], .facets [popover]"))
    if (isOpen(drawer)) drawer.hidePopover();
}
