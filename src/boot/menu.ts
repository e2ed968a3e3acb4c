/**
 * Niceties of the menus' disclosures, which open and close (one of a name at a time) by themselves. The app adds them:
 * opening a menu is the touch that starts it.
 */
import { each, hit, on } from "./dom";

const OPEN = "[data-menu][open]";

export function watchMenu(): void {
  on("keydown", (event) => {
    if ((event as KeyboardEvent).key === "Escape") {
      each(OPEN, (menu) => {
        menu.removeAttribute("open");
        menu.querySelector("summary")!.focus();
      });
    }
  });
  on("click", (event) => {
    // The app changes the page under an open menu, where a full load would have closed it: a link closes it too.
    const isFollowed = hit(event, "[data-menu] a");
    each(OPEN, (menu) => {
      if (isFollowed || !menu.contains(event.target as Node)) menu.removeAttribute("open");
    });
  });
}
