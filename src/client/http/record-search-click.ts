/** Tells the shop that a result or a suggestion of a search was opened; of a visitor who refuses nothing is sent (SEARCH-6). */
import { SEARCH_CLICK_PATH } from "#contract/rest/paths";
import type { SearchClickInput } from "#contract/search/searches";
import { refusesTracking } from "../../lib/attribution";
import { apiUrl } from "./api-url";

/** The link is followed meanwhile: nobody waits for it, and what does not arrive is not counted. */
export function recordSearchClick(click: SearchClickInput): void {
  if (refusesTracking()) return;
  void fetch(apiUrl() + SEARCH_CLICK_PATH, {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(click),
  })
    // A request whose answer nobody reads stays open.
    .then((answer) => answer.text())
    .catch(() => undefined);
}
