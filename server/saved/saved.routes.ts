/**
 * REST routes to unsubscribe from these mails (WISH-4, WISH-5), and for the staff view of a customer
 * (STAFF-3).
 */
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import type { Rest } from "../http/rest/rest";
import type { SavedService } from "./saved.service";
import type { NewsService } from "./news.service";

interface Services {
  readonly news: NewsService;
  readonly saved: SavedService;
}

export function registerSavedRoutes(rest: Rest, { news, saved }: Services): void {
  rest.open(REST.endWatch, async ({ params }) => {
    await news.end(params.key);
    return { data: null, message: MESSAGES.saved.ended };
  });
  rest.signedIn(REST.getCustomerSaved, async ({ params }) => ({
    data: await saved.listSavedOf(params.username),
  }));
}
