/** Escape closes the open menu and returns the focus to its button, even before the app runs. */
import { each, on } from "../client/page/dom";

export function watchEscape(): void {
  on("keydown", ({ key }: KeyboardEvent) => {
    if (key === "Escape") {
      each("[data-menu][open]", (menu) => {
        (menu as HTMLDetailsElement).open = false;
        (menu.firstChild as HTMLElement).focus();
      });
    }
  });
}
