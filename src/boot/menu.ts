/** Extras for the menus, which open and close (one of a name at a time) without a script. */
import { each, hit, on } from "../client/page/dom";

/** Escape closes the open menu and brings the focus back to its button: at once, before the app runs. */
export function watchEscape(): void {
  on("keydown", (event) => {
    if ((event as KeyboardEvent).key === "Escape") {
      each("[data-menu][open]", (menu) => {
        (menu as HTMLDetailsElement).open = false;
        (menu.firstChild as HTMLElement).focus();
      });
    }
  });
}

/** A click beside an open menu closes it. The app adds this: opening the menu was the touch that starts it. */
export function watchClicksBeside(): void {
  on("click", (event) => {
    // The app changes the page under an open menu, where a full load would have closed it: a link closes it too.
    const isFollowed = hit(event, "[data-menu] a");
    each("[data-menu][open]", (menu) => {
      if (isFollowed || !menu.contains(event.target as Node)) (menu as HTMLDetailsElement).open = false;
    });
  });
}
