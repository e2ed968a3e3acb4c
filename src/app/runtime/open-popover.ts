/** Browsers without popovers throw on the selector: then none is open. */
export function isOpen(popover: HTMLElement): boolean {
  return CSS.supports("selector(:popover-open)") && popover.matches(":popover-open");
}
