/**
 * Records that the visitor opened a search result or a suggestion; sends nothing for visitors who opted out
 * (SEARCH-6).
 */
import { SEARCH_CLICK_PATH } from "#contract/rest/paths";
import type { SearchClickInput } from "#contract/search/searches";
import { refusesTracking } from "../../lib/attribution";
import { apiUrl } from "./api-url";

/** Fire and forget: the link is followed at once, and a lost click is not counted. */
export function recordSearchClick(click: SearchClickInput): void {
  if (refusesTracking()) return;
  void fetch(apiUrl() + SEARCH_CLICK_PATH, {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(click),
  })
    // An unread response body keeps the request open.
    .then((answer) => answer.text())
    .catch(() => undefined);
}
