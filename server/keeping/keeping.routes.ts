/** The link of a mail that ends such mails (WISH-4, WISH-5). */
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest-endpoints";
import type { Rest } from "../http/rest";
import type { NewsService } from "./news.service";

export function registerKeepingRoutes(rest: Rest, news: NewsService): void {
  rest.open(REST.endWatch, async ({ params }) => {
    await news.end(params.key);
    return { data: null, message: MESSAGES.keeping.ended };
  });
}
